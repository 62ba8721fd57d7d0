//! The cookie by which a guest is recognised.

use axum::http::header::{COOKIE, HeaderMap, HeaderValue};

/// How long a browser keeps it: a year.
const SECONDS: u32 = 365 * 24 * 60 * 60;

/// The name of the cookie. Browsers send the same cookies to all ports of a host, so the name differs by database: otherwise
/// a visit to a second server would overwrite the only key to a guest of the first.
pub(crate) fn cookie_name(database: &str) -> String {
    format!("entrepot_{database}")
}

pub(super) fn secret_in<'a>(headers: &'a HeaderMap, database: &str) -> Option<&'a str> {
    let wanted = cookie_name(database);
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, secret)| secret)
}

pub(super) fn cookie(database: &str, secret: &str, https: bool) -> Option<HeaderValue> {
    let (name, secure) = (cookie_name(database), if https { "; Secure" } else { "" });
    let text = format!("{name}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={SECONDS}{secure}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(secret_in(&headers, "a"), None);
        headers.append(COOKIE, HeaderValue::from_static("theme=night; entrepot_b=of-another; entrepot_a=abc; x=y"));
        assert_eq!(secret_in(&headers, "a"), Some("abc"));
    }

    #[test]
    fn the_cookie_is_secure_where_the_page_is() {
        let text = |https| cookie("a", "abc", https).unwrap().to_str().unwrap().to_owned();
        assert!(text(false).contains("HttpOnly") && !text(false).contains("Secure"));
        assert!(text(true).contains("HttpOnly") && text(true).ends_with("; Secure"));
    }
}
