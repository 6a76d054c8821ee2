//! Seeded faults: many small mistakes in the generated Verilog, one of which a plusarg wakes.
//!
//! ```text
//!   module text + list of faults --plant--> text in which each faulty statement reads
//!     x = (mutant == 32'd7) ? (faulty) : (right)          +mutant=7 at run time; 0 wakes none
//! ```
//! So one compilation serves the whole list. A fault is given as a statement (its left side), a
//! piece of its right side, and what to put there; the two must pick exactly one statement, so a
//! list that no longer fits the description is an error, not a fault that is never planted.

use crate::Error;

/// A fault.
#[derive(Clone, Copy, Debug)]
pub struct Mutant {
    /// Module in which it is planted.
    pub module: &'static str,
    /// Left side of the statement; `if` for the condition of a register's update.
    pub target: &'static str,
    /// The right piece.
    pub from: &'static str,
    /// The faulty one.
    pub to: &'static str,
    /// What goes wrong.
    pub what: &'static str,
}

/// The description whose Verilog the faults fit.
pub const PRESET: &str = "mini";

/// Seed of the first case of a hunt.
pub const SEED: u64 = 1;

/// A block with its faults, ready to be run with one of them awake.
pub trait Hunt {
    /// The block's name.
    fn block(&self) -> &'static str;

    /// The faults.
    fn mutants(&self) -> &'static [Mutant];

    /// Cases that a fault may survive before it counts as a survivor; as many must pass without any.
    fn cases(&self) -> u64 {
        400
    }

    /// Wakes fault `number` of the list, counted from 1 (0: none), and runs up to `cases` cases
    /// until one differs.
    ///
    /// # Errors
    /// If the hardware cannot be run.
    fn hunt(&self, number: usize, cases: u64) -> Result<Option<Caught>, Error>;
}

/// What gave a fault away.
#[derive(Clone, Debug)]
pub struct Caught {
    /// The case, counted from 1.
    pub case: u64,
    /// The difference.
    pub what: String,
}

/// A fault that does not fit the generated text.
#[derive(Debug, thiserror::Error)]
#[error(
    "fault {number} ({what}) fits {fits} statements of {module}, not 1: `{target}` with `{from}`; \
     bring the list up to date with the generated Verilog"
)]
pub struct Misfit {
    number: usize,
    what: &'static str,
    module: &'static str,
    target: &'static str,
    from: &'static str,
    fits: usize,
}

/// A statement of a module: lines `first ..= last`.
struct Statement {
    first: usize,
    last: usize,
    /// Text up to the right side, with indentation.
    head: String,
    target: String,
    right: String,
    tail: String,
}

fn statements(lines: &[&str]) -> Vec<Statement> {
    let mut out = Vec::new();
    let mut i = 0;
    while i < lines.len() {
        let first = i;
        let start = lines[i].trim_start();
        let indent = &lines[i][..lines[i].len() - start.len()];
        i += 1;
        if let Some((before, rest)) = start.split_once("if (")
            && let Some(right) = rest.strip_suffix(") begin")
        {
            out.push(Statement {
                first,
                last: first,
                head: format!("{indent}{before}if ("),
                target: "if".to_owned(),
                right: right.to_owned(),
                tail: ") begin".to_owned(),
            });
            continue;
        }
        // An assignment, an arm of a case, or the update of a register.
        let arm = start.split(' ').next().is_some_and(|word| word.ends_with(':'));
        let sign = if arm || start.starts_with("assign ") { " = " } else { " <= " };
        let Some((left, right)) = start.split_once(sign) else { continue };
        let mut right = right.to_owned();
        let mut last = first;
        while !right.ends_with(';') && i < lines.len() {
            right.push(' ');
            right.push_str(lines[i].trim());
            last = i;
            i += 1;
        }
        let target = left.trim_start_matches("assign ");
        let target = target.rsplit(": ").next().unwrap_or(target).to_owned();
        out.push(Statement {
            first,
            last,
            head: format!("{indent}{left}{sign}"),
            target,
            right: right.trim_end_matches(';').to_owned(),
            tail: ";".to_owned(),
        });
    }
    out
}

/// Plants the faults of `mutants` that belong to `module` into its text. Fault `n` of the list
/// has the number `n + 1`.
pub fn plant(module: &str, text: &str, mutants: &[Mutant]) -> Result<String, Misfit> {
    let mine: Vec<(usize, &Mutant)> =
        mutants.iter().enumerate().filter(|(_, m)| m.module == module).collect();
    if mine.is_empty() {
        return Ok(text.to_owned());
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut statements = statements(&lines);
    let originals: Vec<String> = statements.iter().map(|s| s.right.clone()).collect();
    let mut touched = vec![false; statements.len()];
    for (index, m) in mine {
        let fit: Vec<usize> = (0..statements.len())
            .filter(|&s| statements[s].target == m.target && originals[s].contains(m.from))
            .collect();
        let &[only] = fit.as_slice() else {
            return Err(Misfit {
                number: index + 1,
                what: m.what,
                module: m.module,
                target: m.target,
                from: m.from,
                fits: fit.len(),
            });
        };
        let faulty = originals[only].replacen(m.from, m.to, 1);
        let number = index + 1;
        let right = &mut statements[only].right;
        *right = format!("(mutant == 32'd{number}) ? ({faulty}) : ({right})");
        touched[only] = true;
    }
    let mut out = String::new();
    let mut next = 0;
    for (line, text) in lines.iter().enumerate() {
        if next < statements.len() && line > statements[next].last {
            next += 1;
        }
        match statements.get(next) {
            Some(s) if touched[next] && line == s.first => {
                out += &format!("{}{}{}\n", s.head, s.right, s.tail);
            }
            Some(s) if touched[next] && line > s.first && line <= s.last => {}
            _ => {
                out += text;
                out.push('\n');
            }
        }
        if *text == ");" {
            out += "  integer mutant;\n";
            out += "  initial if (!$value$plusargs(\"mutant=%d\", mutant)) mutant = 0;\n";
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module m (\n  input wire a\n);\n  assign x = a\n    & b;\n  always begin\n    \
                        if (a & b) begin\n      y <= a + 1;\n    end\n  end\nendmodule\n";

    fn mutant(target: &'static str, from: &'static str) -> Mutant {
        Mutant { module: "m", target, from, to: "Z", what: "a test" }
    }

    #[test]
    fn a_fault_stands_beside_what_is_right() {
        let list = [mutant("x", "b"), mutant("if", "a &"), mutant("y", "+ 1")];
        let text = plant("m", TEXT, &list).expect("fits");
        assert!(text.contains("  assign x = (mutant == 32'd1) ? (a & Z) : (a & b);\n"), "{text}");
        assert!(text.contains("    if ((mutant == 32'd2) ? (Z b) : (a & b)) begin\n"), "{text}");
        assert!(text.contains("      y <= (mutant == 32'd3) ? (a Z) : (a + 1);\n"), "{text}");
        assert!(text.contains("$value$plusargs(\"mutant=%d\", mutant)"), "{text}");
    }

    #[test]
    fn a_fault_that_does_not_fit_is_an_error() {
        for m in [mutant("x", "c"), mutant("w", "a")] {
            assert!(plant("m", TEXT, &[m]).is_err());
        }
        assert_eq!(plant("other", TEXT, &[mutant("w", "a")]).expect("not mine"), TEXT);
    }
}
