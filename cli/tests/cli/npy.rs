//! NumPy files as NumPy writes them, made here byte by byte so that nothing is proved against
//! itself.

/// A file of version 1.0.
pub fn npy(descr: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    file(&format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}"), data)
}

/// A file of version 1.0 in Fortran order.
pub fn npy_fortran(descr: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    file(&format!("{{'descr': '{descr}', 'fortran_order': True, 'shape': {shape}, }}"), data)
}

/// A file of version 1.0 with any header.
pub fn file(header: &str, data: &[u8]) -> Vec<u8> {
    let padded = (10 + header.len() + 1).next_multiple_of(64) - 10;
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend(u16::try_from(padded).unwrap().to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.resize(10 + padded - 1, b' ');
    bytes.push(b'\n');
    bytes.extend(data);
    bytes
}

/// The elements of a file.
pub fn data(file: &[u8]) -> &[u8] {
    &file[10 + usize::from(u16::from_le_bytes([file[8], file[9]]))..]
}

/// The header of a file.
pub fn header(file: &[u8]) -> &str {
    let length = usize::from(u16::from_le_bytes([file[8], file[9]]));
    str::from_utf8(&file[10..10 + length]).unwrap().trim_end()
}

/// Bits that look random and are the same each time.
pub fn noise(count: usize, seed: u64) -> Vec<u32> {
    let mut state = seed | 1;
    let mut next = || {
        // xorshift64
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u32
    };
    (0..count).map(|_| next()).collect()
}

/// What the engines give for FP32: the host's sum, with the canonical NaN.
pub fn fp32_sum(a: u32, b: u32) -> u32 {
    let sum = f32::from_bits(a) + f32::from_bits(b);
    if sum.is_nan() { 0x7fc0_0000 } else { sum.to_bits() }
}

/// What the engines give for BF16: the host's sum in FP32, rounded.
pub fn bf16_sum(a: u16, b: u16) -> u16 {
    let wide = |half| half::bf16::from_bits(half).to_f32();
    let sum = wide(a) + wide(b);
    if sum.is_nan() { 0x7fc0 } else { half::bf16::from_f32(sum).to_bits() }
}

/// What the engines give for FP16: the host's sum in FP32, rounded.
pub fn fp16_sum(a: u16, b: u16) -> u16 {
    let wide = |half| half::f16::from_bits(half).to_f32();
    let sum = wide(a) + wide(b);
    if sum.is_nan() { 0x7e00 } else { half::f16::from_f32(sum).to_bits() }
}
