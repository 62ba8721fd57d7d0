//! The addresses of the client's pages.

/// Every page: `GAME` is the name of a game, `*` anything. Extra slashes are ignored. The client has the same list, as code,
/// in `web/src/pages/pages.ts` and `web/src/App.svelte`.
const PAGES: [&[&str]; 9] = [
    &[],
    &["games"],
    &["rules"],
    &["rules", "GAME"],
    &["rules", "GAME", "*"],
    &["new", "GAME"],
    &["table", "*"],
    &["settings"],
    &["credits"],
];

/// For monitoring. Nothing is there yet, and these will never be pages of the client.
const RESERVED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// What is at an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A file of the client, if it exists.
    File,
    /// A page of the client.
    Page,
    /// Nothing; the client shows that best.
    Nowhere,
    /// Nothing, and never a page for people.
    Reserved,
}

pub(super) fn target(path: &str, is_game: impl Fn(&str) -> bool) -> Target {
    let inside = path.trim_start_matches('/');
    if RESERVED.contains(&path) {
        Target::Reserved
    } else if is_page(path, is_game) {
        Target::Page
    } else if inside.starts_with("assets/") || (!inside.contains('/') && inside.contains('.')) {
        Target::File
    } else {
        Target::Nowhere
    }
}

fn is_page(path: &str, is_game: impl Fn(&str) -> bool) -> bool {
    let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
    let fits = |(pattern, part): (&&str, &&str)| match *pattern {
        "GAME" => is_game(part),
        "*" => true,
        word => word == *part,
    };
    PAGES.iter().any(|page| page.len() == parts.len() && page.iter().zip(&parts).all(fits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every text between two given ones.
    fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
    }

    #[test]
    fn the_pages_are_those_of_the_client() {
        let (pages, app) =
            (include_str!("../../../../web/src/pages/pages.ts"), include_str!("../../../../web/src/App.svelte"));
        let mut client = BTreeSet::new();
        // `games: () => import('./Games.svelte'),`
        let simple = between(pages, "const pages: Record<string, Page> = {", "};");
        client.extend(simple.iter().flat_map(|list| between(list, "\n  ", ": () =>")).map(str::to_owned));
        // `if (first === 'new' && isGame(game) && more.length === 0) return newTable;`
        for condition in between(pages, "if (first === '", ") return") {
            let (word, rest) = condition.split_once('\'').unwrap();
            client.insert(format!("{word}/GAME"));
            match rest {
                " && isGame(game) && more.length === 0" => {}
                " && isGame(game) && more.length < 2" => drop(client.insert(format!("{word}/GAME/*"))),
                other => panic!("a condition that this test does not know: {other}"),
            }
        }
        // `route.parts[0] === 'table' && route.parts.length === 2`
        let tables = between(app, "route.parts[0] === '", "' && route.parts.length === 2");
        client.extend(tables.iter().map(|word| format!("{word}/*")));
        // `{#if route.path === '/'}`
        client.extend(between(app, "route.path === '/", "'}").iter().map(|path| (*path).to_owned()));
        let server: BTreeSet<_> = PAGES.iter().map(|page| page.join("/")).collect();
        assert_eq!(server, client);
    }

    #[test]
    fn every_address_has_its_target() {
        let target = |path| target(path, |name| name == "tally");
        for page in ["/", "//", "/games", "/games/", "/new/tally", "/rules/tally/S5.5", "/table/abc", "/table/a.b"] {
            assert_eq!(target(page), Target::Page, "{page}");
        }
        for file in ["/favicon.svg", "/assets/app-1f.js", "/assets/deep/a", "/missing.js", "/.env"] {
            assert_eq!(target(file), Target::File, "{file}");
        }
        for nowhere in ["/nowhere", "/new", "/new/chess", "/rules/S5.5", "/rules/tally/a/b", "/table/a/b", "/../a.toml"]
        {
            assert_eq!(target(nowhere), Target::Nowhere, "{nowhere}");
        }
        for reserved in RESERVED {
            assert_eq!(target(reserved), Target::Reserved);
        }
    }
}
