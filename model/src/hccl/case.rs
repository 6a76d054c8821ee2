//! What to run a collective on, and what must come out: random vectors for every rank, and those
//! that [`crate::func::collective`] gives for them. For tests here and for co-simulation.

use ndarray::Array1;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::collective::{AllReduce, Broadcast, Collective, Kind};
use crate::func::collective as func;
use crate::func::corners::Operands;
use crate::func::nmc::{RawBits, TensorError};
use crate::spec::nmc::Dtype;

/// Vectors of every rank as bytes, little-endian elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What each rank's send buffer holds before.
    pub inputs: Vec<Vec<u8>>,
    /// What each rank's receive buffer must hold after.
    pub outputs: Vec<Vec<u8>>,
}

/// One collective of each kind and algorithm on vectors of about so many elements; the same for the
/// same seed.
pub fn one_of_each(ranks: usize, elements: u64, dtype: Dtype, seed: u64) -> Vec<Collective> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let root = rng.random_range(0..ranks);
    // Some sizes of an all-to-allv are zero.
    let size = |rng: &mut ChaCha8Rng| match rng.random_range(0..4) {
        0 => 0,
        _ => rng.random_range(0..=elements.div_ceil(ranks as u64)),
    };
    let sizes = (0..ranks).map(|_| (0..ranks).map(|_| size(&mut rng)).collect()).collect();
    let pairs = (0..ranks).map(|rank| (rank, (rank + 1) % ranks)).collect();
    let kinds = [
        Kind::AllReduce { elements, algorithm: AllReduce::Ring },
        Kind::AllReduce { elements, algorithm: AllReduce::RecursiveDoubling },
        Kind::ReduceScatter { elements },
        Kind::AllGather { elements },
        Kind::AllToAll { elements },
        Kind::AllToAllV { elements: sizes },
        Kind::Broadcast { elements, root, algorithm: Broadcast::Ring },
        Kind::Broadcast { elements, root, algorithm: Broadcast::Tree },
        Kind::SendRecv { elements, pairs },
    ];
    kinds.map(|kind| Collective { kind, ranks, dtype }).into()
}

impl Case {
    /// Random vectors for a collective, the same for the same seed: half ordinary numbers, half
    /// operands that an addition may get wrong.
    ///
    /// # Panics
    /// If the collective makes no sense ([`super::compile`] would say so).
    pub fn random(collective: &Collective, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut operands = Operands::new(collective.dtype, seed);
        let dtype = collective.dtype;
        let inputs: Vec<Vec<u32>> = (0..collective.ranks)
            .map(|rank| {
                (0..collective.send_elements(rank))
                    .map(|_| match rng.random() {
                        true => ordinary(dtype, &mut rng),
                        false => operands.pair().0,
                    })
                    .collect()
            })
            .collect();
        let outputs = match dtype {
            Dtype::Bf16 | Dtype::Fp16 => {
                let narrow = |x: &Vec<u32>| x.iter().map(|&e| e as u16).collect();
                let inputs: Vec<Array1<u16>> = inputs.iter().map(narrow).collect();
                widened(&outputs(collective, &inputs))
            }
            Dtype::Fp32 => {
                let inputs: Vec<Array1<u32>> = inputs.iter().cloned().map(Array1::from).collect();
                widened(&outputs(collective, &inputs))
            }
        };
        let bytes = |x: &[u32]| -> Vec<u8> {
            let element = dtype.element_bytes() as usize;
            x.iter().flat_map(|e| e.to_le_bytes().into_iter().take(element)).collect()
        };
        Case {
            inputs: inputs.iter().map(|x| bytes(x)).collect(),
            outputs: outputs.iter().map(|x| bytes(x)).collect(),
        }
    }
}

/// A number of magnitude 2^-4 to 2^4, so that sums round at different places.
fn ordinary(dtype: Dtype, rng: &mut ChaCha8Rng) -> u32 {
    let (fraction, bias) = match dtype {
        Dtype::Bf16 => (7, 127),
        Dtype::Fp16 => (10, 15),
        Dtype::Fp32 => (23, 127),
    };
    let exponent = rng.random_range(bias - 4..bias + 4);
    let sign = u32::from(rng.random::<bool>()) << (dtype.element_bits() - 1);
    sign | exponent << fraction | rng.random_range(0..1 << fraction)
}

fn widened<T: Copy + Into<u32>>(vectors: &[Array1<T>]) -> Vec<Vec<u32>> {
    vectors.iter().map(|x| x.iter().map(|&e| e.into()).collect()).collect()
}

fn outputs<T: RawBits>(collective: &Collective, inputs: &[Array1<T>]) -> Vec<Array1<T>> {
    let dtype = collective.dtype;
    // The vectors are as long as the collective says, and as wide as its type.
    let fits = |r: Result<Vec<Array1<T>>, TensorError>| r.expect("vectors of one shape");
    match &collective.kind {
        Kind::AllReduce { algorithm: AllReduce::Ring, .. } => {
            fits(func::all_reduce_ring(inputs, dtype))
        }
        Kind::AllReduce { algorithm: AllReduce::RecursiveDoubling, .. } => {
            fits(func::all_reduce_doubling(inputs, dtype))
        }
        Kind::ReduceScatter { .. } => fits(func::reduce_scatter(inputs, dtype)),
        Kind::AllGather { .. } => func::all_gather(inputs),
        Kind::AllToAll { .. } => func::all_to_all(inputs),
        Kind::AllToAllV { elements } => {
            let sizes: Vec<Vec<usize>> =
                elements.iter().map(|row| row.iter().map(|&e| e as usize).collect()).collect();
            func::all_to_all_v(inputs, &sizes)
        }
        Kind::Broadcast { root, .. } => func::broadcast(&inputs[*root], collective.ranks),
        Kind::SendRecv { pairs, .. } => func::send_recv(inputs, pairs),
    }
}
