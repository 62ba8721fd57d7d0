//! Finds things by the name a person types.

/// The possible matches: the one with exactly this name, or else all that begin with it. Each has an id and a name.
pub fn find<T: Copy>(text: &str, all: impl Iterator<Item = (T, &'static str, String)>) -> Vec<T> {
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

/// Lower case without accents or punctuation: nobody should have to type them.
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
