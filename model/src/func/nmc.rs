//! The function of the near-memory compute engine: what a command does to memory, and the same
//! addition on tensors.
//!
//! ```text
//!   Command, Memory --> execute --> Status, Memory
//!   tensor A, tensor B --> add --> tensor S
//! ```
//!
//! Commands run one after another here, each to its end. The engine overlaps commands unless told
//! otherwise, so the two agree where a command that reads what an earlier one writes is fenced.

use ndarray::{Array, ArrayView, Dimension, Zip};

use super::float::{add_bf16, add_fp16, add_fp32};
use super::memory::Memory;
use crate::spec::chip::Nmc;
use crate::spec::nmc::{Command, Dtype, Op, Status, check};

/// Executes one command.
///
/// The result is as if all of A and B had been read before any byte of S was written, however the
/// buffers overlap. A command with a fault leaves memory untouched; for one that runs beyond the
/// end of `memory` ([`Status::ReadError`], [`Status::WriteError`]) that is this model's choice,
/// the engine may have written a part of S by then.
pub fn execute(command: &Command, nmc: &Nmc, memory: &mut Memory) -> Status {
    let fault = check(command, nmc);
    if fault != Status::Ok {
        return fault;
    }
    match result(command, memory) {
        Err(fault) => fault,
        Ok(s) => match memory.write(command.s, &s) {
            Err(_) => Status::WriteError,
            Ok(()) => Status::Ok,
        },
    }
}

/// The bytes of S of a command that passed the check.
fn result(command: &Command, memory: &Memory) -> Result<Vec<u8>, Status> {
    let read = |address| memory.read(address, command.length).map_err(|_| Status::ReadError);
    match (Op::from_code(command.op), Dtype::from_code(command.dtype)) {
        (Some(Op::Copy), _) => Ok(read(command.a)?.to_vec()),
        (Some(Op::Add), Some(dtype)) => Ok(add_bytes(dtype, read(command.a)?, read(command.b)?)),
        (Some(Op::Add), None) => Err(Status::BadType),
        (None, _) => Err(Status::BadOp),
    }
}

/// The element-wise sum of two buffers of little-endian elements. It is as long as the shorter
/// one, without bytes that make no whole element.
pub fn add_bytes(dtype: Dtype, a: &[u8], b: &[u8]) -> Vec<u8> {
    fn sum<const N: usize>(
        a: &[u8],
        b: &[u8],
        add: impl Fn([u8; N], [u8; N]) -> [u8; N],
    ) -> Vec<u8> {
        let (a, _) = a.as_chunks::<N>();
        let (b, _) = b.as_chunks::<N>();
        a.iter().zip(b).flat_map(|(&a, &b)| add(a, b)).collect()
    }
    let halves = |add: fn(u16, u16) -> u16| {
        move |a, b| add(u16::from_le_bytes(a), u16::from_le_bytes(b)).to_le_bytes()
    };
    match dtype {
        Dtype::Bf16 => sum(a, b, halves(add_bf16)),
        Dtype::Fp16 => sum(a, b, halves(add_fp16)),
        Dtype::Fp32 => {
            sum(a, b, |a, b| add_fp32(u32::from_le_bytes(a), u32::from_le_bytes(b)).to_le_bytes())
        }
    }
}

/// Why two tensors cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TensorError {
    /// Their shapes differ.
    #[error("shapes differ: A is {a:?}, B is {b:?}; give both the same shape")]
    Shape {
        /// Shape of A.
        a: Vec<usize>,
        /// Shape of B.
        b: Vec<usize>,
    },
    /// The element type is not as wide as the tensors' elements.
    #[error("{dtype} elements have {} bits, the tensors' have {found}", .dtype.element_bits())]
    Width {
        /// The element type asked for.
        dtype: Dtype,
        /// Bits of the tensors' elements.
        found: u32,
    },
}

/// The integer types that hold the raw bits of an element: u16 for BF16 and FP16, u32 for FP32.
pub trait RawBits: Copy + sealed::Sealed {
    /// The sum of two tensors of one shape; `None` if the element type has another width.
    #[doc(hidden)]
    fn sum<D: Dimension>(
        dtype: Dtype,
        a: ArrayView<Self, D>,
        b: ArrayView<Self, D>,
    ) -> Option<Array<Self, D>>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u16 {}
    impl Sealed for u32 {}
}

impl RawBits for u16 {
    fn sum<D: Dimension>(
        dtype: Dtype,
        a: ArrayView<u16, D>,
        b: ArrayView<u16, D>,
    ) -> Option<Array<u16, D>> {
        match dtype {
            Dtype::Bf16 => Some(Zip::from(a).and(b).map_collect(|&a, &b| add_bf16(a, b))),
            Dtype::Fp16 => Some(Zip::from(a).and(b).map_collect(|&a, &b| add_fp16(a, b))),
            Dtype::Fp32 => None,
        }
    }
}

impl RawBits for u32 {
    fn sum<D: Dimension>(
        dtype: Dtype,
        a: ArrayView<u32, D>,
        b: ArrayView<u32, D>,
    ) -> Option<Array<u32, D>> {
        match dtype {
            Dtype::Fp32 => Some(Zip::from(a).and(b).map_collect(|&a, &b| add_fp32(a, b))),
            Dtype::Bf16 | Dtype::Fp16 => None,
        }
    }
}

/// The element-wise sum of two tensors of raw bits, as the engine computes it.
///
/// # Errors
/// If the shapes differ, or the element type is not as wide as the elements.
pub fn add<T: RawBits, D: Dimension>(
    a: ArrayView<T, D>,
    b: ArrayView<T, D>,
    dtype: Dtype,
) -> Result<Array<T, D>, TensorError> {
    if a.shape() != b.shape() {
        return Err(TensorError::Shape { a: a.shape().to_vec(), b: b.shape().to_vec() });
    }
    let found = 8 * size_of::<T>() as u32;
    T::sum(dtype, a, b).ok_or(TensorError::Width { dtype, found })
}
