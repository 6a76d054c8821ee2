//! From TOML text to a checked [`Chip`], with errors that say what, where and how to mend it.
//!
//! ```text
//!   text --toml--> tree --walk--> Reader: key -> number, source, note, place
//!                                   |  ^
//!                                   |  +-- --set key=value
//!                                   v
//!                          Chip::read --> Chip::check --> Chip
//! ```
//!
//! The tree is walked here rather than through derived deserialisation, as each error has to name
//! the line and column of the very word that is wrong, and as `--set` has to pass through the
//! same checks. Unknown keys are errors on every level.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::chip::{Chip, Key};
use super::param::{Number, Param, RawNumber, Source, Unit};

/// The presets that come with the crate: name and TOML text. The first is the default.
const PRESETS: [(&str, &str); 2] = [
    ("mtia300", include_str!("../../presets/mtia300.toml")),
    ("mini", include_str!("../../presets/mini.toml")),
];

/// The preset that is meant when none is named: the full chip.
pub const DEFAULT_PRESET: &str = PRESETS[0].0;

/// Where in the input an error stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a description's text; line and column count from 1, columns in characters.
    Text {
        /// The file's name.
        file: String,
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A file as a whole, or what was given as the name of one.
    File(String),
    /// A `--set`, as the user wrote it.
    Set(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { file, line, column } => {
                write!(f, "{}:{line}:{column}", OneLine(file))
            }
            Place::File(file) => OneLine(file).fmt(f),
            Place::Set(text) => write!(f, "--set {}", OneLine(text)),
        }
    }
}

/// Why a description could not be loaded. Displayed as one line, `PLACE: WHAT; HOW TO MEND IT`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}; {}", OneLine(.what), OneLine(.mend))]
pub struct SpecError {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub what: String,
    /// How to mend it.
    pub mend: String,
}

/// A text with control characters escaped, so that a message stays on one line whatever the user
/// wrote.
struct OneLine<'a>(&'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| {
            if c.is_control() { write!(f, "{}", c.escape_default()) } else { write!(f, "{c}") }
        })
    }
}

impl Chip {
    /// The names of the presets; the first is the default.
    pub fn preset_names() -> impl Iterator<Item = &'static str> {
        PRESETS.iter().map(|(name, _)| *name)
    }

    /// The TOML text of a preset, to start a description of one's own from.
    pub fn preset_text(name: &str) -> Option<&'static str> {
        PRESETS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }

    /// One of the presets.
    ///
    /// # Errors
    /// If there is no preset of that name.
    pub fn preset(name: &str) -> Result<Chip, SpecError> {
        Chip::load(name, &[] as &[&str])
    }

    /// A description from TOML text; `file` names it in errors.
    ///
    /// # Errors
    /// See [`SpecError`]: bad syntax, unknown or missing keys, wrong types, units or source tags,
    /// and values that together make no chip.
    pub fn from_toml(file: &str, text: &str) -> Result<Chip, SpecError> {
        Chip::resolve(file, text, &[] as &[&str])
    }

    /// A preset by its name, or a description from a path that ends in `.toml`; then each
    /// override in turn, `group.parameter=value` with the value in the parameter's own unit.
    /// The source of an overridden value becomes [`Source::Set`].
    ///
    /// # Errors
    /// As [`Chip::from_toml`]; and unknown presets, unreadable files and bad overrides.
    pub fn load<S: AsRef<str>>(preset_or_path: &str, sets: &[S]) -> Result<Chip, SpecError> {
        if let Some(text) = Chip::preset_text(preset_or_path) {
            return Chip::resolve(&format!("presets/{preset_or_path}.toml"), text, sets);
        }
        let place = || Place::File(preset_or_path.to_owned());
        if !preset_or_path.ends_with(".toml") {
            return Err(SpecError {
                place: place(),
                what: "no preset of this name".to_owned(),
                mend: format!(
                    "use {}, or the path of a description that ends in .toml",
                    Chip::preset_names().collect::<Vec<_>>().join(" or ")
                ),
            });
        }
        let text = fs::read_to_string(preset_or_path).map_err(|error| SpecError {
            place: place(),
            what: format!("cannot read it: {error}"),
            mend: "give the path of a readable TOML file, or the name of a preset".to_owned(),
        })?;
        Chip::resolve(preset_or_path, &text, sets)
    }

    fn resolve<S: AsRef<str>>(file: &str, text: &str, sets: &[S]) -> Result<Chip, SpecError> {
        let mut reader = Reader::new(file, text)?;
        for set in sets {
            reader.set(set.as_ref())?;
        }
        let chip = Chip::read(&reader)?;
        chip.check().map_err(|violation| SpecError {
            place: reader.place_of(violation.key),
            what: violation.what,
            mend: violation.mend,
        })?;
        Ok(chip)
    }
}

/// A parameter as read, before its type is known.
struct RawParam {
    number: RawNumber,
    place: Place,
    source: Source,
    note: Option<String>,
}

/// A description's text, taken apart: what is known to be well-formed, key by key.
pub(super) struct Reader {
    name: Option<(String, Place)>,
    params: BTreeMap<&'static str, RawParam>,
    groups: BTreeMap<String, Place>,
    end: Place,
}

impl Reader {
    /// Takes the text apart; every error but missing keys, wrong number types and impossible
    /// combinations is found here.
    fn new(file: &str, text: &str) -> Result<Reader, SpecError> {
        let text = Text { file, text };
        let root = DeTable::parse(text.text).map_err(|error| SpecError {
            place: text.place(error.span().map_or(0, |span| span.start)),
            what: format!("not TOML: {}", error.message().replace('\n', ", ")),
            mend: "a parameter reads: key = { value = 1, unit = \"B\", source = \"A\" }".to_owned(),
        })?;
        let mut reader = Reader {
            name: None,
            params: BTreeMap::new(),
            groups: BTreeMap::new(),
            end: text.place(text.text.len()),
        };
        for (key, value) in in_order(root.get_ref()) {
            let group = key.get_ref().as_ref();
            let place = text.place(key.span().start);
            if group == "name" {
                let place = text.place(value.span().start);
                reader.name = Some((text.string("name", value)?, place));
                continue;
            }
            if !Chip::GROUPS.contains(&group) {
                let known = ["name"].into_iter().chain(Chip::GROUPS.iter().copied());
                return Err(unknown(place, group, known));
            }
            let Some(table) = value.get_ref().as_table() else {
                return Err(SpecError {
                    place,
                    what: format!("{group} is {}, not a group", kind(value)),
                    mend: format!("begin the group with [{group}], its parameters below"),
                });
            };
            reader.groups.insert(group.to_owned(), place);
            for (key, value) in in_order(table) {
                let path = format!("{group}.{}", key.get_ref());
                let place = text.place(key.span().start);
                let known = Chip::KEYS.iter().find(|known| known.path == path);
                let known = known.ok_or_else(|| unknown(place.clone(), &path, key_paths()))?;
                reader.params.insert(known.path, text.param(known, place, value)?);
            }
        }
        Ok(reader)
    }

    /// Replaces a value by `key=value` as the user wrote it.
    fn set(&mut self, set: &str) -> Result<(), SpecError> {
        let place = Place::Set(set.to_owned());
        let Some((path, value)) = set.split_once('=') else {
            return Err(SpecError {
                place,
                what: "there is no = in it".to_owned(),
                mend: "write group.parameter=value, such as nmc.read_slots=64".to_owned(),
            });
        };
        let (path, value) = (path.trim(), value.trim());
        let known = Chip::KEYS.iter().find(|known| known.path == path);
        let known = known.ok_or_else(|| unknown(place.clone(), path, key_paths()))?;
        let parsed = DeValue::parse(value).ok();
        let Some(number) = parsed.as_ref().and_then(|value| number(value.get_ref())) else {
            return Err(SpecError {
                place,
                what: format!("\"{value}\" is not a number"),
                mend: format!("{path} takes {} ({})", known.takes, known.unit),
            });
        };
        let before = self.params.get(known.path).map(|before| match before.source {
            Source::Set => before.note.clone().unwrap_or_default(),
            _ => format!("instead of {} ({})", before.number, before.source),
        });
        let param = RawParam { number, place, source: Source::Set, note: before };
        self.params.insert(known.path, param);
        Ok(())
    }

    /// The description's name.
    pub(super) fn name(&self) -> Result<String, SpecError> {
        let name = self.name.as_ref().map(|(name, _)| name.clone());
        name.ok_or_else(|| SpecError {
            place: self.end.clone(),
            what: "name is missing".to_owned(),
            mend: "write name = \"...\" on the first line".to_owned(),
        })
    }

    /// One parameter in its own type. The unit was checked against the same declaration when the
    /// text was read.
    pub(super) fn param<T: Number, U: Unit>(&self, path: &str) -> Result<Param<T, U>, SpecError> {
        let Some(raw) = self.params.get(path) else {
            let (group, key) = path.split_once('.').unwrap_or((path, ""));
            return Err(SpecError {
                place: self.groups.get(group).unwrap_or(&self.end).clone(),
                what: format!("{path} is missing"),
                mend: format!("write {} under [{group}]", form(key, U::NAME)),
            });
        };
        let value = T::from_value(raw.number).ok_or_else(|| SpecError {
            place: raw.place.clone(),
            what: format!("{path} = {} has the wrong type", raw.number),
            mend: format!("it takes {}", T::TAKES),
        })?;
        Ok(Param::new(value, raw.source.clone(), raw.note.clone()))
    }

    /// Where the value of a parameter stands.
    fn place_of(&self, path: &str) -> Place {
        let name = self.name.as_ref().filter(|_| path == "name").map(|(_, place)| place);
        let param = self.params.get(path).map(|param| &param.place);
        name.or(param).unwrap_or(&self.end).clone()
    }
}

/// A description's text with its name.
struct Text<'a> {
    file: &'a str,
    text: &'a str,
}

impl Text<'_> {
    /// Line and column of a byte offset.
    fn place(&self, offset: usize) -> Place {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place::Text {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    fn string(&self, key: &str, value: &Spanned<DeValue<'_>>) -> Result<String, SpecError> {
        value.get_ref().as_str().map(str::to_owned).ok_or_else(|| SpecError {
            place: self.place(value.span().start),
            what: format!("{key} is {}, not a text", kind(value)),
            mend: format!("write {key} = \"...\""),
        })
    }

    /// One parameter: a table of value, unit, source and perhaps a note.
    fn param(
        &self,
        known: &Key,
        place: Place,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<RawParam, SpecError> {
        let path = known.path;
        let name = path.split_once('.').map_or(path, |(_, name)| name);
        let Some(table) = value.get_ref().as_table() else {
            return Err(SpecError {
                place: self.place(value.span().start),
                what: format!("{path} is {}, without unit and source", kind(value)),
                mend: format!("write {}", form(name, known.unit)),
            });
        };
        let (mut raw, mut unit, mut source, mut note) = (None, None, None, None);
        for (key, value) in in_order(table) {
            let at = self.place(value.span().start);
            match key.get_ref().as_ref() {
                "value" => {
                    let number = number(value.get_ref()).ok_or_else(|| SpecError {
                        place: at.clone(),
                        what: format!("{path} is {}, not a number", kind(value)),
                        mend: format!("it takes {}", known.takes),
                    })?;
                    raw = Some((number, at));
                }
                "unit" => {
                    let found = self.string("unit", value)?;
                    if found != known.unit {
                        return Err(SpecError {
                            place: at,
                            what: format!("{path} has the unit \"{found}\""),
                            mend: format!(
                                "give it in its own unit and write unit = \"{}\"",
                                known.unit
                            ),
                        });
                    }
                    unit = Some(());
                }
                "source" => {
                    let tag = self.string("source", value)?;
                    source = Some(tag.parse::<Source>().map_err(|bad| SpecError {
                        place: at,
                        what: format!("{path} has the source tag \"{tag}\", which is none"),
                        mend: bad.to_string(),
                    })?);
                }
                "note" => note = Some(self.string("note", value)?),
                other => {
                    let at = self.place(key.span().start);
                    return Err(unknown(at, other, ["value", "unit", "source", "note"]));
                }
            }
        }
        let missing = |what: &str| SpecError {
            place: place.clone(),
            what: format!("{path} has no {what}"),
            mend: format!("write {}", form(name, known.unit)),
        };
        let (number, value_place) = raw.ok_or_else(|| missing("value"))?;
        unit.ok_or_else(|| missing("unit"))?;
        let source = source.ok_or_else(|| missing("source"))?;
        Ok(RawParam { number, place: value_place, source, note })
    }
}

/// How a parameter is written, for messages.
fn form(key: &str, unit: &str) -> String {
    format!("{key} = {{ value = ..., unit = \"{unit}\", source = \"...\" }}")
}

/// What a TOML value is, with its article.
fn kind(value: &Spanned<DeValue<'_>>) -> &'static str {
    match value.get_ref() {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}

/// A TOML number; `None` for other values and for whole numbers beyond 128 bits.
fn number(value: &DeValue<'_>) -> Option<RawNumber> {
    match value {
        DeValue::Integer(integer) => {
            i128::from_str_radix(integer.as_str(), integer.radix()).ok().map(RawNumber::Integer)
        }
        DeValue::Float(float) => float.as_str().parse().ok().map(RawNumber::Float),
        _ => None,
    }
}

type Item<'t, 'i> = (&'t Spanned<std::borrow::Cow<'i, str>>, &'t Spanned<DeValue<'i>>);

/// A table's items in the order of the text, so that the first error of a file comes first.
fn in_order<'t, 'i>(table: &'t DeTable<'i>) -> Vec<Item<'t, 'i>> {
    let mut items: Vec<_> = table.iter().collect();
    items.sort_by_key(|(key, _)| {
        let Range { start, .. } = key.span();
        start
    });
    items
}

fn key_paths() -> impl Iterator<Item = &'static str> {
    Chip::KEYS.iter().map(|key| key.path)
}

/// The error for a key that there is not, with the nearest that there is.
fn unknown<'k>(place: Place, found: &str, known: impl IntoIterator<Item = &'k str>) -> SpecError {
    let known: Vec<&str> = known.into_iter().collect();
    // A key without its group is meant more often than one that is spelt alike.
    let in_group = known.iter().find(|key| key.split_once('.').is_some_and(|(_, k)| k == found));
    let alike = || {
        known
            .iter()
            .map(|key| (strsim::damerau_levenshtein(found, key), key))
            .filter(|(distance, key)| *distance <= 2 + key.len() / 4)
            .min_by_key(|(distance, _)| *distance)
            .map(|(_, key)| key)
    };
    let mend = match in_group.or_else(alike) {
        Some(key) => format!("did you mean {key}?"),
        None => {
            // Of all parameters only those of the same group are worth listing.
            let group = found.split_once('.').map_or("", |(group, _)| group);
            let near: Vec<&str> = known
                .iter()
                .copied()
                .filter(|key| key.split_once('.').is_some_and(|(g, _)| g == group))
                .collect();
            let groups_only = known.iter().any(|key| key.contains('.'));
            match (near.is_empty(), groups_only) {
                (false, _) => format!("known are {}", near.join(", ")),
                (true, true) => format!("known are the groups {}", Chip::GROUPS.join(", ")),
                (true, false) => format!("known are {}", known.join(", ")),
            }
        }
    };
    SpecError { place, what: format!("unknown key {found}"), mend }
}
