//! Finding a building or role by what a person calls it.

use super::words::Words;
use entrepot_sanjuan::{Kind, Role};

impl Words {
    /// The buildings that could be meant: the one with exactly this name, or all that begin so.
    pub fn find_kinds(&self, text: &str) -> Vec<Kind> {
        find(text, Kind::ALL.into_iter().map(|kind| (kind, kind.id(), self.kind(kind))))
    }

    /// The roles that could be meant.
    pub fn find_roles(&self, text: &str) -> Vec<Role> {
        find(text, Role::ALL.into_iter().map(|role| (role, role.id(), self.role(role))))
    }
}

fn find<T: Copy>(text: &str, all: impl Iterator<Item = (T, &'static str, String)>) -> Vec<T> {
    let wanted = plain(text);
    if wanted.is_empty() {
        return Vec::new();
    }
    let all: Vec<(T, [String; 2])> = all.map(|(thing, id, name)| (thing, [plain(id), plain(&name)])).collect();
    let which = |fits: &dyn Fn(&String) -> bool| -> Vec<T> {
        all.iter().filter(|(_, names)| names.iter().any(fits)).map(|(thing, _)| *thing).collect()
    };
    match which(&|name| *name == wanted) {
        exact if !exact.is_empty() => exact,
        _ => which(&|name| name.starts_with(&wanted)),
    }
}

/// Small letters without accents or signs: nobody should have to type them.
fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => Some('a'),
        'è' | 'é' | 'ê' | 'ë' => Some('e'),
        'ì' | 'î' | 'ï' => Some('i'),
        'ò' | 'ô' | 'ö' => Some('o'),
        'ù' | 'û' | 'ü' => Some('u'),
        'ç' => Some('c'),
        c if c.is_alphanumeric() => Some(c),
        _ => None,
    };
    text.to_lowercase().chars().filter_map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Language, Texts};

    #[test]
    fn names_are_found_without_accents_and_signs() {
        let words = Words::new(Texts::new(Language::Fr), Vec::new());
        assert_eq!(words.find_kinds("bibliotheque"), [Kind::Library]);
        assert_eq!(words.find_kinds("LIBRARY"), [Kind::Library]);
        assert_eq!(words.find_kinds("marche"), [Kind::BlackMarket]);
        assert_eq!(words.find_roles("chercheur d'or"), [Role::Prospector]);
        assert!(words.find_kinds("'").is_empty());
    }
}
