//! The NMC's interface and function: the checks on a command, what a command does to memory under
//! any overlap, tensors, and the generated header and manual.

use half::{bf16, f16};
use mtia_model::func::corners::Operands;
use mtia_model::func::memory::{Memory, OutOfMemory};
use mtia_model::func::nmc::{TensorError, add, execute};
use mtia_model::spec::Chip;
use mtia_model::spec::chip::Nmc;
use mtia_model::spec::header::c_header;
use mtia_model::spec::nmc::{
    COUNTERS, Command, CounterId, Dtype, Op, Status, check, descending, markdown,
};
use ndarray::{Array2, ShapeBuilder};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 1300;

fn nmc() -> Nmc {
    Chip::preset("mini").unwrap().nmc
}

/// An add of FP32 without overlap.
fn base() -> Command {
    Command {
        op: Op::Add.code(),
        dtype: Dtype::Fp32.code(),
        fence: false,
        a: 0x1000,
        b: 0x2000,
        s: 0x3000,
        length: 0x100,
        tag: 7,
    }
}

#[test]
fn each_fault_is_found_and_the_first_one_wins() {
    let nmc = nmc();
    let end = 1 << nmc.address_bits.value;
    let longest = 1 << nmc.length_bits.value;
    let copy = Command { op: Op::Copy.code(), dtype: 15, b: u64::MAX, ..base() };
    let cases = [
        (base(), Status::Ok),
        (Command { op: 2, ..base() }, Status::BadOp),
        (Command { op: 255, dtype: 9, length: 0, ..base() }, Status::BadOp),
        (Command { dtype: 3, ..base() }, Status::BadType),
        (Command { dtype: 3, length: 0, ..base() }, Status::BadType),
        (Command { length: 0, ..base() }, Status::ZeroLength),
        (Command { length: 0, a: 1, ..base() }, Status::ZeroLength),
        (Command { a: 0x1002, ..base() }, Status::Misaligned),
        (Command { b: 0x2001, ..base() }, Status::Misaligned),
        (Command { s: 0x3003, ..base() }, Status::Misaligned),
        (Command { length: 0x102, ..base() }, Status::Misaligned),
        (Command { a: end + 1, ..base() }, Status::Misaligned),
        (Command { dtype: 0, a: 0x1002, length: 0x102, ..base() }, Status::Ok),
        (Command { dtype: 1, b: 0x2001, ..base() }, Status::Misaligned),
        (Command { a: end - 0x100, ..base() }, Status::Ok),
        (Command { a: end - 0xfc, ..base() }, Status::OutOfRange),
        (Command { b: end, ..base() }, Status::OutOfRange),
        (Command { s: u64::MAX - 3, ..base() }, Status::OutOfRange),
        (Command { a: 0, b: 0, s: 0, length: longest - 4, ..base() }, Status::Ok),
        (Command { a: 0, b: 0, s: 0, length: longest, ..base() }, Status::OutOfRange),
        (Command { length: u64::MAX - 3, ..base() }, Status::OutOfRange),
        // S above A and below B: neither order works. By the least and by the largest overlap.
        (Command { a: 0x1000, s: 0x1080, b: 0x1100, ..base() }, Status::BadOverlap),
        (Command { b: 0x1000, s: 0x1080, a: 0x1100, ..base() }, Status::BadOverlap),
        (Command { a: 0x1000, s: 0x10fc, b: 0x11f8, ..base() }, Status::BadOverlap),
        (Command { a: 0x1000, s: 0x1004, b: 0x1008, ..base() }, Status::BadOverlap),
        // One of the two only touches.
        (Command { a: 0x1000, s: 0x1100, b: 0x1180, ..base() }, Status::Ok),
        (Command { a: 0x1000, s: 0x1080, b: 0x1180, ..base() }, Status::Ok),
        // Both from one side, or in place.
        (Command { a: 0x1000, s: 0x1080, b: 0x1040, ..base() }, Status::Ok),
        (Command { a: 0x1080, s: 0x1000, b: 0x10c0, ..base() }, Status::Ok),
        (Command { a: 0x1000, s: 0x1000, b: 0x1040, ..base() }, Status::Ok),
        (Command { a: 0x1000, s: 0x1000, b: 0x1000, ..base() }, Status::Ok),
        // A copy takes any bytes, and does not look at B and the element type.
        (copy, Status::Ok),
        (Command { a: 1, s: 3, length: 5, ..copy }, Status::Ok),
        (Command { a: 0x1000, s: 0x1001, b: 0x1002, ..copy }, Status::Ok),
        (Command { s: end - 0xff, ..copy }, Status::OutOfRange),
    ];
    for (command, status) in cases {
        assert_eq!(check(&command, &nmc), status, "{command:x?}");
    }
}

#[test]
fn checks_hold_at_the_widest_fields() {
    let chip = Chip::load("mini", &["nmc.address_bits=56", "nmc.length_bits=32"]).unwrap();
    let end = 1u64 << 56;
    let last = Command { a: end - 0x100, ..base() };
    assert_eq!(check(&last, &chip.nmc), Status::Ok, "ends at 2^56");
    let beyond = Command { a: end - 0xfc, ..base() };
    assert_eq!(check(&beyond, &chip.nmc), Status::OutOfRange);
}

#[test]
fn the_direction_follows_the_overlap() {
    let cases = [
        (base(), false),
        (Command { s: 0x1004, ..base() }, true),
        (Command { s: 0x2004, ..base() }, true),
        (Command { s: 0x10fc, ..base() }, true),
        (Command { s: 0x1100, ..base() }, false),
        (Command { s: 0x1000, ..base() }, false),
        (Command { s: 0x0ffc, ..base() }, false),
        (Command { s: 0x2004, op: Op::Copy.code(), ..base() }, false),
        (Command { s: 0x1001, op: Op::Copy.code(), ..base() }, true),
    ];
    for (command, down) in cases {
        assert_eq!(descending(&command), down, "{command:x?}");
    }
}

/// A single pass in the order that the rule gives is as good as reading everything first. The
/// pass is by elements here: the finest that the engine could do.
#[test]
fn one_pass_in_that_direction_suffices() {
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let nmc = nmc();
    let mut down = 0;
    for _ in 0..20_000 {
        // Larger than the commands reach, so that none leaves it.
        let mut memory = random_memory(512, &mut rng);
        let command = random_command(256, &mut rng);
        if check(&command, &nmc) != Status::Ok || command.op != Op::Add.code() {
            continue;
        }
        let mut passed = memory.bytes().to_vec();
        let size = Dtype::from_code(command.dtype).unwrap().element_bytes() as usize;
        let elements = command.length as usize / size;
        down += u32::from(descending(&command));
        for step in 0..elements {
            let element = if descending(&command) { elements - 1 - step } else { step };
            let at =
                |base: u64| base as usize + element * size..base as usize + (element + 1) * size;
            let sum = reference_sum(command.dtype, &passed[at(command.a)], &passed[at(command.b)]);
            passed[at(command.s)].copy_from_slice(&sum);
        }
        assert_eq!(execute(&command, &nmc, &mut memory), Status::Ok);
        assert_eq!(memory.bytes(), passed, "{command:x?}");
    }
    assert!(down > 1000, "{down} commands went down");
}

#[test]
fn execute_is_as_if_everything_were_read_first() {
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let nmc = nmc();
    let mut seen = [0u32; Status::ALL.len()];
    for _ in 0..50_000 {
        let size = rng.random_range(64..1024);
        let mut memory = random_memory(size, &mut rng);
        let command = random_command(size, &mut rng);
        let before = memory.bytes().to_vec();
        let status = execute(&command, &nmc, &mut memory);
        seen[usize::from(status.code())] += 1;

        let fault = check(&command, &nmc);
        let fits = |base: u64| base + command.length <= size as u64;
        let adds = command.op == Op::Add.code();
        let expected = match fault {
            Status::Ok if !fits(command.a) || adds && !fits(command.b) => Status::ReadError,
            Status::Ok if !fits(command.s) => Status::WriteError,
            fault => fault,
        };
        assert_eq!(status, expected, "{command:x?}");
        let mut after = before.clone();
        if status == Status::Ok {
            let of = |base: u64| base as usize..(base + command.length) as usize;
            let s = if adds {
                reference_sum(command.dtype, &before[of(command.a)], &before[of(command.b)])
            } else {
                before[of(command.a)].to_vec()
            };
            after[of(command.s)].copy_from_slice(&s);
        }
        assert_eq!(memory.bytes(), after, "{command:x?}");
    }
    for status in Status::ALL {
        let count = seen[usize::from(status.code())];
        // Small memories lie well within the addresses, so that fault has its own test.
        assert!(count > 100 || status == Status::OutOfRange, "{status}: {count} cases");
    }
}

/// Memory of elements that are worth adding, in all three types by turns.
fn random_memory(size: usize, rng: &mut impl Rng) -> Memory {
    let mut bytes = Vec::new();
    for dtype in Dtype::ALL.into_iter().cycle() {
        for (a, b) in Operands::new(dtype, rng.random()).take(8) {
            for bits in [a, b] {
                bytes.extend(&bits.to_le_bytes()[..dtype.element_bytes() as usize]);
            }
        }
        if bytes.len() >= size {
            break;
        }
    }
    bytes.truncate(size);
    Memory::from(bytes)
}

/// A command on buffers near each other, aligned more often than not.
fn random_command(size: usize, rng: &mut impl Rng) -> Command {
    let size = size as u64;
    let dtype = rng.random_range(0..3);
    let mask = if rng.random_ratio(9, 10) { !3 } else { !0 };
    let length = rng.random_range(0..size / 2) & mask;
    let a = rng.random_range(0..size / 2) & mask;
    let mut near = || (a + rng.random_range(0..size)).saturating_sub(size / 2) & mask;
    Command {
        b: near(),
        s: near(),
        op: u8::from(rng.random_ratio(1, 3)) + 4 * u8::from(rng.random_ratio(1, 50)),
        dtype: if rng.random_ratio(1, 50) { 3 + rng.random_range(0..13) } else { dtype },
        fence: rng.random(),
        a,
        length: if rng.random_ratio(1, 50) { 0 } else { length },
        tag: rng.random(),
    }
}

/// Sums by the `half` crate's conversions and the host's FP32.
fn reference_sum(dtype: u8, a: &[u8], b: &[u8]) -> Vec<u8> {
    let pairs = |bytes: usize| a.chunks(bytes).zip(b.chunks(bytes));
    let half = |bytes: &[u8]| u16::from_le_bytes(bytes.try_into().unwrap());
    let single = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().unwrap());
    match Dtype::from_code(dtype).unwrap() {
        Dtype::Bf16 => pairs(2)
            .flat_map(|(a, b)| {
                let (a, b) = (bf16::from_bits(half(a)), bf16::from_bits(half(b)));
                let sum = a.to_f32() + b.to_f32();
                if sum.is_nan() { 0x7fc0 } else { bf16::from_f32(sum).to_bits() }.to_le_bytes()
            })
            .collect(),
        Dtype::Fp16 => pairs(2)
            .flat_map(|(a, b)| {
                let (a, b) = (f16::from_bits(half(a)), f16::from_bits(half(b)));
                let sum = a.to_f32() + b.to_f32();
                if sum.is_nan() { 0x7e00 } else { f16::from_f32(sum).to_bits() }.to_le_bytes()
            })
            .collect(),
        Dtype::Fp32 => pairs(4)
            .flat_map(|(a, b)| {
                let sum = single(a) + single(b);
                if sum.is_nan() { 0x7fc0_0000 } else { sum.to_bits() }.to_le_bytes()
            })
            .collect(),
    }
}

#[test]
fn memory_refuses_what_lies_beyond_its_end() {
    let mut memory = Memory::new(16);
    assert_eq!(memory.size(), 16);
    assert_eq!(memory.read(12, 4).unwrap(), [0; 4]);
    assert_eq!(memory.read(16, 0).unwrap(), [0; 0]);
    let error = OutOfMemory { address: 13, length: 4, size: 16 };
    assert_eq!(memory.read(13, 4), Err(error));
    assert_eq!(memory.write(13, &[1; 4]), Err(error));
    assert!(memory.read(u64::MAX, 2).is_err());
    assert_eq!(memory.bytes(), [0; 16]);
    memory.write(12, &[1; 4]).unwrap();
    assert_eq!(memory.bytes()[11..], [0, 1, 1, 1, 1]);
}

#[test]
fn tensors_add_element_by_element() {
    // 1 + 2, 1.5 + 1.5, infinity - infinity; B in another memory order than A.
    let a = Array2::from_shape_vec((1, 3), vec![0x3f80u16, 0x3fc0, 0x7f80]).unwrap();
    let b = Array2::from_shape_vec((1, 3).f(), vec![0x4000u16, 0x3fc0, 0xff80]).unwrap();
    let s = add(a.view(), b.view(), Dtype::Bf16).unwrap();
    assert_eq!(s.into_raw_vec_and_offset().0, [0x4040, 0x4040, 0x7fc0]);
    let s = add(a.view(), a.view(), Dtype::Fp16).unwrap();
    assert_eq!(s.shape(), [1, 3]);

    let wide = a.mapv(u32::from);
    assert!(add(wide.view(), wide.view(), Dtype::Fp32).is_ok());
    let narrow = add(a.view(), b.view(), Dtype::Fp32).unwrap_err();
    assert_eq!(narrow.to_string(), "fp32 elements have 32 bits, the tensors' have 16");
    let broad = add(wide.view(), wide.view(), Dtype::Bf16).unwrap_err();
    assert_eq!(broad, TensorError::Width { dtype: Dtype::Bf16, found: 32 });
    let c = Array2::<u16>::zeros((3, 1));
    let shape = add(a.view(), c.view(), Dtype::Bf16).unwrap_err();
    assert!(shape.to_string().starts_with("shapes differ: A is [1, 3], B is [3, 1]"));
    let empty = Array2::<u16>::zeros((0, 3));
    assert_eq!(add(empty.view(), empty.view(), Dtype::Bf16).unwrap().len(), 0);
}

#[test]
fn codes_and_names_are_read_and_written_alike() {
    for (code, op) in (0..).zip(Op::ALL) {
        assert_eq!((op.code(), Op::from_code(code)), (code, Some(op)));
        assert_eq!(op.to_string().parse(), Ok(op));
    }
    for (code, dtype) in (0..).zip(Dtype::ALL) {
        assert_eq!((dtype.code(), Dtype::from_code(code)), (code, Some(dtype)));
        assert_eq!(dtype.to_string().parse(), Ok(dtype));
        assert_eq!(dtype.element_bits(), [16, 16, 32][usize::from(code)]);
    }
    for (code, status) in (0..).zip(Status::ALL) {
        assert_eq!((status.code(), Status::from_code(code)), (code, Some(status)));
    }
    assert_eq!(Op::from_code(2), None);
    assert_eq!(Dtype::from_code(3), None);
    assert_eq!(Status::from_code(9), None);
    let error = "BF16".parse::<Dtype>().unwrap_err().to_string();
    assert_eq!(error, "unknown element type \"BF16\"; use bf16, fp16 or fp32");
    let error = "sub".parse::<Op>().unwrap_err().to_string();
    assert_eq!(error, "unknown operation \"sub\"; use add or copy");
}

#[test]
fn counters_stand_in_the_order_of_their_registers() {
    for (index, (id, counter)) in CounterId::ALL.into_iter().zip(&COUNTERS).enumerate() {
        assert_eq!(id.index(), index);
        assert_eq!(id.counter(), counter);
        assert_eq!(id.offset() as usize, 8 * index);
        // The name of the register is that of the variant: BusyCycles is busy_cycles.
        let variant = format!("{id:?}").to_lowercase();
        assert_eq!(variant, counter.name.replace('_', ""));
    }
}

#[test]
fn the_header_holds_every_code_and_size() {
    for name in Chip::preset_names() {
        let chip = Chip::preset(name).unwrap();
        let header = c_header(&chip);
        let defined = |line: &str| {
            assert!(header.lines().any(|l| l.starts_with(&format!("#define {line}"))), "{line}");
        };
        defined("MTIA_NMC_OP_COPY 1u");
        defined("MTIA_NMC_DTYPE_FP32 2u");
        defined("MTIA_NMC_STATUS_WRITE_ERROR 8u");
        defined("MTIA_NMC_COUNTER_COMMANDS 0x00u");
        defined("MTIA_NMC_COUNTER_REQUEST_WAIT_FLITS 0x48u");
        defined("MTIA_NMC_LINE_BYTES 128u");
        defined(&format!("MTIA_NMC_READ_SLOTS {}u", chip.nmc.read_slots.value));
        defined(&format!("MTIA_ME_COUNT {}u", chip.me.count.value));
        // Each name is defined once.
        let mut names: Vec<_> = header
            .lines()
            .filter_map(|line| line.strip_prefix("#define ")?.split(' ').next())
            .collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        assert_eq!(header, c_header(&chip), "the same description gives the same bytes");
        assert!(header.is_ascii());
    }
}

#[test]
fn the_manual_holds_every_code_and_counter() {
    let text = markdown(&Chip::preset("mtia300").unwrap());
    for counter in COUNTERS {
        assert!(
            text.contains(&format!(
                "| `{}` | {} | {} |",
                counter.name, counter.unit, counter.event
            ))
        );
    }
    for status in Status::ALL {
        assert!(text.contains(&format!(
            "| {} | `{status}` | {} |",
            status.code(),
            status.meaning()
        )));
    }
    assert!(text.contains("| `nmc.read_slots` | 256 | flits | A |"));
    // Every table row has the columns of its heading.
    for table in text.split("\n\n").filter(|part| part.starts_with('|')) {
        let columns = |line: &str| line.matches('|').count();
        assert!(table.lines().all(|line| columns(line) == columns(table.lines().next().unwrap())));
    }
}
