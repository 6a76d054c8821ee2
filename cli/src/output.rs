//! What goes to standard output and standard error: results, tables, JSON, and the one line of an
//! error.
//!
//! Standard output carries results only. A reader that went away (`mtia config | head`) is no
//! error: the rest is dropped and the subcommand's outcome stands.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::CommandFactory;
use serde::Serialize;

use crate::Cli;

/// Prints a result.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(anyhow!("cannot write to standard output: {error}; send it elsewhere"))
        }
        _ => Ok(()),
    }
}

/// Prints a result as one JSON object.
pub fn json(value: &impl Serialize) -> Result<()> {
    print(&(serde_json::to_string_pretty(value)? + "\n"))
}

/// Prints the one line of an error, or a remark, on standard error.
pub fn complain(what: &str) {
    // Nobody is left to tell if standard error is closed.
    let _ = writeln!(io::stderr(), "mtia: {}", one_line(what));
}

/// Prints a remark on standard error that is no complaint.
pub fn remark(what: &str) {
    // As above.
    let _ = writeln!(io::stderr(), "{}", one_line(what));
}

/// Prints help or version, or the one line of an error in the arguments.
pub fn usage(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind::{
        DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion,
    };
    match error.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => {
            // As above: a reader that went away is no error.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
        }
        _ => {
            complain(&in_one_line(&error.render().to_string(), subcommand().as_deref()));
            ExitCode::from(2)
        }
    }
}

/// The subcommand that the arguments name, if they get so far.
fn subcommand() -> Option<String> {
    let command = Cli::command();
    let mut arguments = std::env::args_os().skip(1).filter_map(|a| a.into_string().ok());
    arguments.find(|a| command.find_subcommand(a).is_some())
}

/// Folds the message of the argument parser, which spans lines, into one.
fn in_one_line(message: &str, subcommand: Option<&str>) -> String {
    let mut parts: Vec<&str> = Vec::new();
    let words = ["mtia"].into_iter().chain(subcommand).chain(["--help"]);
    let mut help = words.collect::<Vec<_>>().join(" ");
    for line in message.lines().map(str::trim) {
        let usage = line.strip_prefix("Usage: ");
        if let Some(usage) = usage {
            // The usage line begins with the names of the command and the subcommand.
            let names = usage.split_whitespace().take_while(|w| w.starts_with(char::is_alphabetic));
            help = names.chain(["--help"]).collect::<Vec<_>>().join(" ");
        } else if !line.is_empty() && !line.starts_with("For more information") {
            parts.push(line.trim_start_matches("error: ").trim_start_matches("tip: "));
        }
    }
    let first = parts.first().copied().unwrap_or("the arguments are wrong");
    let rest = parts.get(1..).unwrap_or_default().join(", ");
    match (first.ends_with(':'), rest.is_empty()) {
        (true, false) => format!("{first} {rest}; see `{help}`"),
        (_, false) => format!("{first}; {rest}; see `{help}`"),
        (_, true) => format!("{first}; see `{help}`"),
    }
}

/// A text without control characters, so that a message stays on its line whatever file names and
/// tools have in theirs.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() { line.extend(c.escape_default()) } else { line.push(c) }
    }
    line
}

/// Which side of its column a cell stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Text.
    Left,
    /// Numbers.
    Right,
}

/// A table in columns: a row of titles, then the rows.
pub fn table<const N: usize>(titles: [(&str, Side); N], rows: &[[String; N]]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.chain([titles[column].0.chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..N).map(width).collect();
    let mut text = String::new();
    let mut line = |cells: [&str; N]| {
        let mut line = String::new();
        for ((cell, &width), (_, side)) in cells.iter().zip(&widths).zip(titles) {
            // Writing to a String cannot fail.
            let _ = match side {
                Side::Left => write!(line, "{cell:<width$}  "),
                Side::Right => write!(line, "{cell:>width$}  "),
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    };
    line(titles.map(|(title, _)| title));
    for row in rows {
        line(row.each_ref().map(String::as_str));
    }
    text
}

/// A number with as many digits as are worth reading: `128`, `95.98`, `0.0213`.
pub fn number(value: f64) -> String {
    if value == value.trunc() && value.abs() < 1e15 {
        return format!("{value:.0}");
    }
    let digits_before = value.abs().log10().floor().clamp(-300.0, 300.0) as i32 + 1;
    let decimals = usize::try_from(4 - digits_before).unwrap_or(0);
    let text = format!("{value:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// A whole number with its thousands apart: `1 234 567`.
pub fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// `count` things: `1 file`, `2 files`.
pub fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(number(128.0), "128");
        assert_eq!(number(95.983_71), "95.98");
        assert_eq!(number(0.021_347), "0.02135");
        assert_eq!(number(2.8), "2.8");
        assert_eq!(number(2.918_4), "2.918");
        assert_eq!(number(12_345.67), "12346");
        assert_eq!(grouped(1_234_567), "1 234 567");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(0), "0");
    }

    #[test]
    fn tables() {
        let titles = [("id", Side::Left), ("value", Side::Right), ("unit", Side::Left)];
        let row = |a: &str, b: &str, c: &str| [a.to_owned(), b.to_owned(), c.to_owned()];
        let text = table(titles, &[row("long name", "1", "B"), row("x", "1000000", "")]);
        assert_eq!(text, "id           value  unit\nlong name        1  B\nx          1000000\n");
    }

    #[test]
    fn control_characters_do_not_break_the_line() {
        assert_eq!(one_line("a\nb\u{1b}[31m"), "a\\nb\\u{1b}[31m");
    }

    #[test]
    fn argument_errors_in_one_line() {
        let message = "error: invalid value 'x' for '[BLOCK]'\n  [possible values: nmc, nmc_pair]\n\n  \
                       tip: a similar value exists: 'nmc'\n\nFor more information, try '--help'.\n";
        assert_eq!(
            in_one_line(message, None),
            "invalid value 'x' for '[BLOCK]'; [possible values: nmc, nmc_pair], a similar value \
             exists: 'nmc'; see `mtia --help`"
        );
        let message = "error: the following required arguments were not provided:\n  <FILE>\n\n\
                       Usage: mtia vectors <BLOCK> <FILE>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            in_one_line(message, Some("vectors")),
            "the following required arguments were not provided: <FILE>; see `mtia vectors --help`"
        );
    }
}
