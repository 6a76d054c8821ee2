//! NumPy files of tensors that the engines can add.
//!
//! ```text
//!   <f4            fp32
//!   <f2            fp16
//!   <u2, |V2       bf16, as NumPy has no type of that name; only if the user says so
//! ```
//! Elements stay the bytes that they are in the file, in the order in which they are there; with
//! A and B in one order a sum needs no other.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use mtia_model::spec::nmc::Dtype;
use npyz::{DType, Endianness, NpyHeader, Order, TypeChar, WriterBuilder};

use crate::files::Output;

/// What every NumPy file begins with.
const MAGIC: &[u8] = b"\x93NUMPY";
/// Longest header that is read. NumPy's own are a few hundred bytes.
const LONGEST_HEADER: usize = 64 * 1024;

/// A tensor as a file holds it.
pub struct Tensor {
    /// Type of the elements.
    pub dtype: Dtype,
    /// Sizes; none for a single number.
    pub shape: Vec<u64>,
    /// The elements, little-endian.
    pub bytes: Vec<u8>,
    order: Order,
    descr: DType,
}

impl Tensor {
    /// Reads a file. `asked` is the element type that the user named.
    pub fn read(path: &Path, asked: Option<Dtype>) -> Result<Tensor> {
        let bad = |what: String| anyhow!("`{}`: {what}", path.display());
        let failed = |error: io::Error| {
            anyhow!(
                "cannot read `{}`: {error}; give the path of a NumPy file (.npy)",
                path.display()
            )
        };
        let mut file = File::open(path).map_err(failed)?;
        let header = match read_header(&mut file) {
            Ok(header) => header,
            Err(HeaderError::Io(error)) => return Err(failed(error)),
            Err(HeaderError::Bad(what)) => return Err(bad(what)),
        };
        let dtype = element_type(&header.dtype(), asked).map_err(|error| bad(error.to_string()))?;

        let elements = header.shape().iter().try_fold(1u64, |product, &n| product.checked_mul(n));
        let expected = elements.and_then(|n| n.checked_mul(u64::from(dtype.element_bytes())));
        let Some(expected) = expected.filter(|&n| n < u64::MAX) else {
            return Err(bad(format!("the shape {:?} is too large for any file", header.shape())));
        };
        let mut bytes = Vec::new();
        // One byte more than expected shows that there are more. What is reserved grows with the
        // file and not with what its header claims.
        file.take(expected + 1).read_to_end(&mut bytes).map_err(failed)?;
        let found = bytes.len() as u64;
        if found < expected {
            return Err(bad(format!(
                "the file is truncated: {expected} B of elements by its header, {found} B there; \
                 copy or save it again"
            )));
        }
        if found > expected {
            return Err(bad(format!(
                "there is more after the {expected} B of elements of its header; save the array \
                 by itself with numpy.save"
            )));
        }
        Ok(Tensor {
            dtype,
            shape: header.shape().to_vec(),
            bytes,
            order: header.order(),
            descr: header.dtype(),
        })
    }

    /// Whether elements of the same index stand at the same place in both tensors.
    pub fn same_order(&self, other: &Tensor) -> bool {
        // With at most one size above one, both orders are the same.
        let flat = self.shape.iter().filter(|&&n| n != 1).count() <= 1;
        flat || self.order == other.order
    }

    /// The order of the elements as NumPy calls it.
    pub fn order(&self) -> &'static str {
        match self.order {
            Order::C => "C",
            Order::Fortran => "Fortran",
        }
    }

    /// How many elements there are.
    pub fn elements(&self) -> u64 {
        self.bytes.len() as u64 / u64::from(self.dtype.element_bytes())
    }

    /// Writes `bytes` as a tensor of this one's type, shape and order.
    pub fn write_like(&self, bytes: &[u8], output: &mut Output) -> Result<()> {
        let header = npyz::WriteOptions::<u16>::new()
            .dtype(self.descr.clone())
            .shape(&self.shape)
            .order(self.order)
            .writer(Vec::new())
            .write_header_only()?;
        output.write(&header)?;
        output.write(bytes)
    }
}

enum HeaderError {
    Io(io::Error),
    Bad(String),
}

/// Reads up to the first element.
fn read_header(file: &mut File) -> Result<NpyHeader, HeaderError> {
    let bad = |what: &str| HeaderError::Bad(what.to_owned());
    // Magic, version, and the length of the header in two bytes or, since version 2, four.
    let mut start = Vec::new();
    file.take(10).read_to_end(&mut start).map_err(HeaderError::Io)?;
    if start.starts_with(b"PK") {
        return Err(bad("this is an archive (.npz); save the one array with numpy.save"));
    }
    if start.is_empty() {
        return Err(bad("the file is empty; save the array with numpy.save"));
    }
    if !start.starts_with(&MAGIC[..start.len().min(MAGIC.len())]) {
        return Err(bad("this is not a NumPy file (.npy); save the array with numpy.save"));
    }
    let truncated = || bad("the file is truncated, it ends in its header; copy or save it again");
    let &[_, _, _, _, _, _, version, _, low, high] = start.as_slice() else {
        return Err(truncated());
    };
    let mut length = usize::from(u16::from_le_bytes([low, high]));
    if version != 1 {
        file.take(2).read_to_end(&mut start).map_err(HeaderError::Io)?;
        let &[.., low, high] = start.as_slice() else { return Err(truncated()) };
        length |= usize::from(u16::from_le_bytes([low, high])) << 16;
    }
    if length > LONGEST_HEADER {
        return Err(bad("its header is not one of an array; save the array with numpy.save"));
    }
    let text_at = start.len();
    file.take(length as u64).read_to_end(&mut start).map_err(HeaderError::Io)?;
    let text = &start[text_at..];
    if text.len() < length {
        return Err(truncated());
    }
    if !tame(text) {
        return Err(bad("its header is not one of an array; save the array with numpy.save"));
    }
    NpyHeader::from_reader(start.as_slice()).map_err(|error| {
        // A syntax error comes with a drawing of the place, on further lines.
        let why = error.to_string();
        let why = if why.contains('\n') { "not a Python dictionary" } else { &why };
        HeaderError::Bad(format!("bad header ({why}); save the array with numpy.save"))
    })
}

/// Whether a header can be given to its parser, which recurses for brackets and multiplies sizes
/// without looking. NumPy itself has at most 64 dimensions and nests brackets a few levels deep.
fn tame(header: &[u8]) -> bool {
    let mut depth = 0i32;
    for byte in header {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth > 16 {
            return false;
        }
    }
    let numbers = header.split(|b| !b.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let product = numbers.map(|digits| std::str::from_utf8(digits).unwrap_or("")).try_fold(
        1u64,
        |product, digits| {
            // Zeros do not count: sizes around one are multiplied too.
            product.checked_mul(digits.parse::<u64>().ok()?.max(1))
        },
    );
    product.is_some()
}

/// The element type of a file, given what the user asked for; else why there is none.
fn element_type(descr: &DType, asked: Option<Dtype>) -> Result<Dtype> {
    let mend = "the engines add '<f4' (fp32), '<f2' (fp16), and bf16 as '<u2' with --dtype bf16";
    let DType::Plain(plain) = descr else {
        bail!("its elements are records; {mend}");
    };
    let named = descr.descr();
    let found = match (plain.type_char(), plain.num_bytes()) {
        (TypeChar::Float, Some(4)) => Dtype::Fp32,
        (TypeChar::Float, Some(2)) => Dtype::Fp16,
        (TypeChar::Uint | TypeChar::RawData, Some(2)) => Dtype::Bf16,
        _ => bail!("elements of type {named}; {mend}"),
    };
    if plain.endianness() == Endianness::Big {
        bail!("big-endian elements ({named}); convert with a.astype(a.dtype.newbyteorder('<'))");
    }
    match asked {
        Some(asked) if asked != found => {
            bail!("elements of type {named} are not {asked}, which --dtype says; {mend}")
        }
        None if found == Dtype::Bf16 => {
            bail!("elements of type {named} may be bf16; if they are, add --dtype bf16")
        }
        _ => Ok(found),
    }
}

#[cfg(test)]
mod tests {
    use super::tame;

    #[test]
    fn headers_that_no_array_has() {
        assert!(tame(b"{'descr': '<f4', 'fortran_order': False, 'shape': (3, 0, 1000000), }"));
        assert!(!tame(b"{'shape': (4294967296, 4294967296)}"));
        assert!(!tame(b"{'shape': (99999999999999999999999,)}"));
        assert!(!tame(&[b'('; 1000]));
    }
}
