//! `mtia vectors`: operands from a text file through the hardware's adders.
//!
//! ```text
//!   FILE --parse--> cases --by type--> testbench::nmc::add (RTL) --in input order--> results
//! ```
//! The whole file is checked before anything is simulated or printed.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::{Args, ValueEnum};
use mtia_model::spec::nmc::{Dtype, Op};
use mtia_testbench::{Bench, nmc};
use serde_json::json;

use crate::common::{Common, Outcome};
use crate::output;
use crate::progress::{self, Counts};

/// Applies operands from a text file to the RTL in Verilator and prints the results.
///
/// A line is `add bf16|fp16|fp32 A B` with A and B in hexadecimal; blank lines and what follows a
/// # are skipped. Prints one result a line, in hexadecimal, in the order of the file.
#[derive(Args)]
pub struct Vectors {
    /// The block.
    block: Block,
    /// The file, - for standard input.
    file: PathBuf,
    #[command(flatten)]
    common: Common,
}

/// The blocks that take vectors.
#[derive(Clone, Copy, ValueEnum)]
enum Block {
    /// Near-memory compute engine.
    Nmc,
}

/// The cases of one element type.
#[derive(Default)]
struct Batch {
    a: Vec<u8>,
    b: Vec<u8>,
}

/// A file taken apart: a batch for each element type, and for each line the type of its case.
struct Cases {
    batches: [Batch; Dtype::ALL.len()],
    order: Vec<Dtype>,
}

impl Vectors {
    /// Runs the subcommand.
    pub fn run(self, outer: &Common) -> Result<Outcome> {
        let settings = self.common.with(outer)?;
        let Block::Nmc = self.block;
        let (name, text) = self.text()?;
        let cases = parse(&name, &text)?;
        drop(text);

        let bytes: usize = cases.batches.iter().map(|batch| batch.a.len()).sum();
        let bar = progress::bar(bytes as u64, Counts::Bytes);
        let bench = Bench::default();
        let (mut sums, mut cycles, mut seconds, mut before) = ([const { Vec::new() }; 3], 0, 0., 0);
        for (dtype, batch) in Dtype::ALL.into_iter().zip(&cases.batches) {
            if batch.a.is_empty() {
                continue;
            }
            let mut show = |done| progress::advance(&bar, before + done);
            let sum = nmc::add(&bench, &settings.chip, dtype, &batch.a, &batch.b, &mut show)?;
            before += batch.a.len() as u64;
            cycles += sum.cycles;
            seconds += sum.seconds;
            sums[usize::from(dtype.code())] = sum.bytes;
        }
        bar.finish_and_clear();

        let results = in_order(&cases.order, &sums);
        if settings.json {
            output::json(&json!({
                "cases": results.len(),
                "results": results,
                "rtl_cycles": cycles,
                "seconds": seconds,
            }))?;
        } else {
            output::print(&results.iter().flat_map(|r| [r.as_str(), "\n"]).collect::<String>())?;
        }
        Ok(Outcome::Done)
    }

    /// The file's name for messages, and its text.
    fn text(&self) -> Result<(String, Vec<u8>)> {
        if self.file.as_os_str() == "-" {
            let mut text = Vec::new();
            io::stdin()
                .read_to_end(&mut text)
                .map_err(|e| anyhow!("cannot read standard input: {e}; give a file"))?;
            return Ok(("standard input".to_owned(), text));
        }
        let name = self.file.display().to_string();
        let text = fs::read(&self.file).map_err(|e| {
            anyhow!(
                "cannot read `{name}`: {e}; give the path of a text file, or - for standard input"
            )
        })?;
        Ok((name, text))
    }
}

fn parse(name: &str, text: &[u8]) -> Result<Cases> {
    let mut cases = Cases { batches: Default::default(), order: Vec::new() };
    for (i, line) in text.split(|&byte| byte == b'\n').enumerate() {
        let line = line.split(|&byte| byte == b'#').next().unwrap_or_default().trim_ascii();
        if line.is_empty() {
            continue;
        }
        let case = str::from_utf8(line).map_err(|_| anyhow!("not a text; {FORM}"));
        let (dtype, a, b) =
            case.and_then(parse_case).map_err(|error| anyhow!("{name}:{}: {error}", i + 1))?;
        let size = dtype.element_bytes() as usize;
        let batch = &mut cases.batches[usize::from(dtype.code())];
        batch.a.extend_from_slice(&a.to_le_bytes()[..size]);
        batch.b.extend_from_slice(&b.to_le_bytes()[..size]);
        cases.order.push(dtype);
    }
    Ok(cases)
}

const FORM: &str = "write `add bf16|fp16|fp32 A B` with A and B in hexadecimal";

fn parse_case(line: &str) -> Result<(Dtype, u32, u32)> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let &[op, dtype, a, b] = words.as_slice() else {
        bail!("{} where there must be 4; {FORM}", output::plural(words.len(), "word", "words"));
    };
    if op != Op::Add.name() {
        bail!("unknown operation {op:?}; {FORM}");
    }
    let dtype: Dtype = dtype.parse()?;
    Ok((dtype, operand("A", a, dtype)?, operand("B", b, dtype)?))
}

fn operand(which: &str, word: &str, dtype: Dtype) -> Result<u32> {
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
    let most = 2 * dtype.element_bytes() as usize;
    // from_str_radix takes a sign, which bits have none of.
    let hexadecimal = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_hexdigit());
    if !hexadecimal || digits.len() > most {
        bail!("{which} = {word:?} is not an operand; {dtype} takes 1 to {most} hexadecimal digits");
    }
    Ok(u32::from_str_radix(digits, 16)?)
}

/// The results as text, in the order of the file.
fn in_order(order: &[Dtype], sums: &[Vec<u8>; 3]) -> Vec<String> {
    let mut halves = [&sums[0], &sums[1]].map(|sum| sum.as_chunks::<2>().0.iter());
    let mut words = sums[2].as_chunks::<4>().0.iter();
    let next = |dtype: &Dtype| match dtype {
        Dtype::Bf16 | Dtype::Fp16 => {
            let half = halves[usize::from(dtype.code())].next()?;
            Some(format!("{:04x}", u16::from_le_bytes(*half)))
        }
        Dtype::Fp32 => Some(format!("{:08x}", u32::from_le_bytes(*words.next()?))),
    };
    order.iter().map_while(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        parse("v", text.as_bytes()).map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn lines() {
        let text = b"# all forms\nadd fp32 0x3f800000 3F800000 # sum\r\n\n  add\tbf16 1 0XfFfF\n";
        let cases = parse("v", text).unwrap();
        assert_eq!(cases.order, [Dtype::Fp32, Dtype::Bf16]);
        assert_eq!(cases.batches[0].a, [1, 0]);
        assert_eq!(cases.batches[0].b, [0xff, 0xff]);
        assert_eq!(cases.batches[2].a, [0, 0, 0x80, 0x3f]);
    }

    #[test]
    fn bad_lines() {
        for line in [
            "add",
            "add bf16 1",
            "add bf16 1 2 3",
            "sub bf16 1 2",
            "add bf8 1 2",
            "add bf16 12345 1",
            "add bf16 1 +2",
            "add bf16 0x 1",
            "add fp32 1 2g",
            "add fp32 1 -2",
            "add fp32 1 1.0",
        ] {
            let message = error(&format!("add bf16 1 2\n\n{line}\nworse\n"));
            assert!(message.starts_with("v:3: "), "{line}: {message}");
            assert!(message.contains("; "), "{line}: {message}");
        }
        assert!(parse("v", b"add bf16 1 2\n\xff\xfe\n").is_err());
    }

    #[test]
    fn results_in_the_order_of_the_file() {
        let order = [Dtype::Fp32, Dtype::Bf16, Dtype::Fp16, Dtype::Bf16];
        let sums = [vec![1, 0, 2, 0], vec![3, 0], vec![4, 0, 0, 0]];
        assert_eq!(in_order(&order, &sums), ["00000004", "0001", "0003", "0002"]);
    }
}
