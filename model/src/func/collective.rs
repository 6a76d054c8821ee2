//! The function of each collective: what every rank has at the end, from what every rank gave.
//!
//! ```text
//!   vectors of ranks 0, 1, ... --> all_reduce_ring, broadcast, ... --> vectors of ranks 0, 1, ...
//! ```
//!
//! These are formulas on vectors, one element at a time; they know nothing of subgraphs, messages
//! or engines ([`crate::hccl`]). Where numbers are added the order is part of the function, as
//! rounded sums depend on it. Elements are raw bits, as in [`super::nmc::add`].
//!
//! Vectors are cut evenly: of n parts of m elements part p begins at p (m div n) + min(p, m mod n).

use ndarray::{Array1, ArrayView1, Axis, concatenate, s};

use super::nmc::{RawBits, TensorError, add};
use crate::spec::nmc::Dtype;

/// Where part `p` of `n` of a vector of `m` elements begins; the end of the vector for p = n.
fn begin(m: usize, n: usize, p: usize) -> usize {
    p * (m / n) + p.min(m % n)
}

/// The part of a vector that element `e` is in.
fn part_of(m: usize, n: usize, e: usize) -> usize {
    (0..n).rfind(|&p| begin(m, n, p) <= e && e < begin(m, n, p + 1)).unwrap_or(0)
}

fn cut<T: Copy>(vector: &Array1<T>, n: usize, p: usize) -> ArrayView1<'_, T> {
    let m = vector.len();
    vector.slice(s![begin(m, n, p)..begin(m, n, p + 1)])
}

/// The ring's sum, in which part p is x[p+1] + x[p+2] + ... + x[p], added from the left, ranks
/// modulo n.
fn ring_sum<T: RawBits>(inputs: &[Array1<T>], dtype: Dtype) -> Result<Array1<T>, TensorError> {
    let (n, m) = (inputs.len(), inputs.first().map_or(0, Array1::len));
    let mut sum = Vec::with_capacity(m);
    for e in 0..m {
        let p = part_of(m, n, e);
        let x = |rank: usize| inputs[rank % n].slice(s![e..=e]);
        let mut total = x(p + 1).to_owned();
        for rank in p + 2..=p + n {
            total = add(total.view(), x(rank), dtype)?;
        }
        sum.push(total[0]);
    }
    Ok(Array1::from(sum))
}

/// All-reduce in a ring's order: every rank gets the sum; see [`crate::hccl`] for its traffic.
///
/// # Errors
/// If the vectors differ in length, or the element type is not as wide as the elements.
pub fn all_reduce_ring<T: RawBits>(
    inputs: &[Array1<T>],
    dtype: Dtype,
) -> Result<Vec<Array1<T>>, TensorError> {
    same_shape(inputs)?;
    Ok(vec![ring_sum(inputs, dtype)?; inputs.len()])
}

/// All-reduce by recursive doubling: a balanced tree over ranks whose numbers differ in one bit. Of
/// n ranks those from the largest power of two p on are first added to ranks 0, 1, ...
///
/// # Errors
/// As [`all_reduce_ring`].
pub fn all_reduce_doubling<T: RawBits>(
    inputs: &[Array1<T>],
    dtype: Dtype,
) -> Result<Vec<Array1<T>>, TensorError> {
    same_shape(inputs)?;
    let n = inputs.len();
    let rounds = if n == 0 { 0 } else { n.ilog2() };
    // T(0, r) = x[r] (+ x[p + r]); T(k + 1, r) = T(k, r) + T(k, r xor 2^k)
    fn tree<T: RawBits>(
        inputs: &[Array1<T>],
        dtype: Dtype,
        p: usize,
        k: u32,
        r: usize,
    ) -> Result<Array1<T>, TensorError> {
        if k > 0 {
            let other = r ^ 1 << (k - 1);
            let (a, b) = (tree(inputs, dtype, p, k - 1, r)?, tree(inputs, dtype, p, k - 1, other)?);
            return add(a.view(), b.view(), dtype);
        }
        match inputs.get(p + r) {
            Some(folded) => add(inputs[r].view(), folded.view(), dtype),
            None => Ok(inputs[r].clone()),
        }
    }
    let p = 1 << rounds;
    (0..n).map(|rank| tree(inputs, dtype, p, rounds, rank % p)).collect()
}

/// Reduce-scatter: rank r gets part r of the ring's sum.
///
/// # Errors
/// As [`all_reduce_ring`].
pub fn reduce_scatter<T: RawBits>(
    inputs: &[Array1<T>],
    dtype: Dtype,
) -> Result<Vec<Array1<T>>, TensorError> {
    same_shape(inputs)?;
    let sum = ring_sum(inputs, dtype)?;
    Ok((0..inputs.len()).map(|rank| cut(&sum, inputs.len(), rank).to_owned()).collect())
}

/// All-gather: every rank gets all vectors, one after the other.
pub fn all_gather<T: RawBits>(inputs: &[Array1<T>]) -> Vec<Array1<T>> {
    vec![join(inputs.iter().map(|x| x.view())); inputs.len()]
}

/// All-to-all: rank r gets part r of every rank's vector, in the order of ranks.
pub fn all_to_all<T: RawBits>(inputs: &[Array1<T>]) -> Vec<Array1<T>> {
    let n = inputs.len();
    (0..n).map(|rank| join(inputs.iter().map(|x| cut(x, n, rank)))).collect()
}

/// All-to-allv: the same with the sizes given, `sizes[from][to]` elements.
///
/// # Panics
/// If a vector is shorter than its sizes say.
pub fn all_to_all_v<T: RawBits>(inputs: &[Array1<T>], sizes: &[Vec<usize>]) -> Vec<Array1<T>> {
    let piece = |from: usize, to: usize| {
        let start: usize = sizes[from][..to].iter().sum();
        inputs[from].slice(s![start..start + sizes[from][to]])
    };
    let n = inputs.len();
    (0..n).map(|to| join((0..n).map(|from| piece(from, to)))).collect()
}

/// Broadcast: every one of `ranks` ranks gets the root's vector.
pub fn broadcast<T: RawBits>(root: &Array1<T>, ranks: usize) -> Vec<Array1<T>> {
    vec![root.clone(); ranks]
}

/// Send/recv: the second of each pair gets the first's vector, other ranks nothing.
pub fn send_recv<T: RawBits>(inputs: &[Array1<T>], pairs: &[(usize, usize)]) -> Vec<Array1<T>> {
    let from = |rank| pairs.iter().find(|p| p.1 == rank).map(|p| p.0);
    let vector = |rank| from(rank).map_or_else(|| Array1::from(Vec::new()), |f| inputs[f].clone());
    (0..inputs.len()).map(vector).collect()
}

fn join<'a, T: RawBits + 'a>(parts: impl Iterator<Item = ArrayView1<'a, T>>) -> Array1<T> {
    let parts: Vec<_> = parts.collect();
    // One-dimensional vectors always fit together.
    concatenate(Axis(0), &parts).unwrap_or_else(|_| Array1::from(Vec::new()))
}

fn same_shape<T: RawBits>(inputs: &[Array1<T>]) -> Result<(), TensorError> {
    let shape = |x: &Array1<T>| x.shape().to_vec();
    match inputs.iter().find(|x| x.len() != inputs[0].len()) {
        Some(other) => Err(TensorError::Shape { a: shape(&inputs[0]), b: shape(other) }),
        None => Ok(()),
    }
}
