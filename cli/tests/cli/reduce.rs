//! `mtia reduce`: results on both targets, shapes and orders, and the files it must refuse.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::command::Place;
use crate::npy::{self, bf16_sum, fp16_sum, fp32_sum, noise, npy, npy_fortran};

fn bytes32(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn bytes16(words: &[u16]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn halves(words: &[u32]) -> Vec<u16> {
    words.iter().map(|&w| w as u16).collect()
}

/// Sums on both targets and demands identical files; returns the one.
#[track_caller]
fn both(place: &Place, dtype: &str) -> Vec<u8> {
    for on in ["func", "rtl"] {
        let arguments = [
            "reduce", "a.npy", "b.npy", "-o", on, "--dtype", dtype, "--on", on, "--preset", "mini",
        ];
        place.run(&arguments).ok();
    }
    assert!(place.read("func") == place.read("rtl"), "func and rtl differ");
    place.read("func")
}

#[test]
fn fp32_on_both() {
    let (a, b) = (noise(999, 1), noise(999, 2));
    let place = Place::new();
    place.write("a.npy", npy("<f4", "(27, 37)", &bytes32(&a)));
    place.write("b.npy", npy("<f4", "(27, 37)", &bytes32(&b)));
    let sum = both(&place, "fp32");
    let expected: Vec<u32> = a.iter().zip(&b).map(|(&a, &b)| fp32_sum(a, b)).collect();
    assert!(npy::data(&sum) == bytes32(&expected));
    assert!(
        npy::header(&sum).starts_with("{'descr': '<f4', 'fortran_order': False, 'shape': (27, 37")
    );
    // As NumPy does, so that the elements can be mapped.
    assert_eq!((sum.len() - 4 * 999) % 64, 0);
}

#[test]
fn bf16_on_both() {
    let (a, b) = (halves(&noise(2001, 3)), halves(&noise(2001, 4)));
    let place = Place::new();
    place.write("a.npy", npy("<u2", "(2001,)", &bytes16(&a)));
    place.write("b.npy", npy("<u2", "(2001,)", &bytes16(&b)));
    let expected: Vec<u16> = a.iter().zip(&b).map(|(&a, &b)| bf16_sum(a, b)).collect();
    assert!(npy::data(&both(&place, "bf16")) == bytes16(&expected));
}

#[test]
fn fp16_on_both() {
    let (a, b) = (halves(&noise(2001, 5)), halves(&noise(2001, 6)));
    let place = Place::new();
    place.write("a.npy", npy("<f2", "(3, 23, 29)", &bytes16(&a)));
    place.write("b.npy", npy("<f2", "(3, 23, 29)", &bytes16(&b)));
    let expected: Vec<u16> = a.iter().zip(&b).map(|(&a, &b)| fp16_sum(a, b)).collect();
    assert!(npy::data(&both(&place, "fp16")) == bytes16(&expected));
}

#[test]
fn a_single_number_and_none_at_all() {
    let place = Place::new();
    let one = 1f32.to_le_bytes();
    place.write("a.npy", npy("<f4", "()", &one));
    place.write("b.npy", npy("<f4", "()", &one));
    assert_eq!(npy::data(&both(&place, "fp32")), 2f32.to_le_bytes());
    place.write("a.npy", npy("<f4", "(3, 0)", &[]));
    place.write("b.npy", npy("<f4", "(3, 0)", &[]));
    let sum = both(&place, "fp32");
    assert!(npy::data(&sum).is_empty());
    assert!(npy::header(&sum).contains("'shape': (3, 0"));
}

#[test]
fn type_is_taken_from_the_files() {
    let place = Place::new();
    place.write("a.npy", npy("<f2", "(1,)", &[0, 0x3c]));
    let json = place.run(&["reduce", "a.npy", "a.npy", "-o", "s.npy", "--json"]).json();
    assert_eq!((&json["dtype"], &json["elements"]), (&"fp16".into(), &1.into()));
    assert_eq!(npy::data(&place.read("s.npy")), [0, 0x40]);
}

#[test]
fn numpys_own_bf16_has_a_type_without_a_name() {
    let place = Place::new();
    place.write("a.npy", npy("|V2", "(1,)", &[0x80, 0x3f]));
    place.run(&["reduce", "a.npy", "a.npy", "-o", "s.npy", "--dtype", "bf16"]).ok();
    assert_eq!(place.read("s.npy"), npy_like(&place.read("a.npy"), &[0x00, 0x40]));
}

fn npy_like(file: &[u8], data: &[u8]) -> Vec<u8> {
    let mut like = file[..file.len() - npy::data(file).len()].to_vec();
    like.extend(data);
    // Spaces after the last comma are all that the two writers' headers differ in.
    let header = npy::header(&like).replace("(1,)", "(1, )");
    npy::file(&header, data)
}

#[test]
fn order_is_kept() {
    let place = Place::new();
    let data = bytes32(&[1f32, 2., 3., 4., 5., 6.].map(f32::to_bits));
    place.write("a.npy", npy_fortran("<f4", "(2, 3)", &data));
    place.write("b.npy", npy("<f4", "(2, 3)", &data));
    place.run(&["reduce", "a.npy", "a.npy", "-o", "s.npy"]).ok();
    assert!(npy::header(&place.read("s.npy")).contains("'fortran_order': True"));
    let refusal = place.run(&["reduce", "a.npy", "b.npy", "-o", "t.npy"]).refusal();
    assert!(refusal.contains("Fortran order"), "{refusal}");
    // A row is a row in both orders.
    place.write("a.npy", npy_fortran("<f4", "(1, 6)", &data));
    place.write("b.npy", npy("<f4", "(1, 6)", &data));
    place.run(&["reduce", "a.npy", "b.npy", "-o", "s.npy"]).ok();
}

#[test]
fn the_sum_may_replace_a_summand_and_keeps_its_permissions() {
    let place = Place::new();
    place.write("a.npy", npy("<f4", "(1,)", &1f32.to_le_bytes()));
    fs::set_permissions(place.path("a.npy"), fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink("a.npy", place.path("link")).unwrap();
    place.run(&["reduce", "a.npy", "a.npy", "-o", "link"]).ok();
    place.run(&["reduce", "a.npy", "a.npy", "-o", "a.npy"]).ok();
    assert_eq!(npy::data(&place.read("a.npy")), 4f32.to_le_bytes());
    let mode = fs::metadata(place.path("a.npy")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert_eq!(place.files(), ["a.npy", "link"]);
}

#[test]
fn to_a_device() {
    let place = Place::new();
    place.write("a.npy", npy("<f4", "(1,)", &1f32.to_le_bytes()));
    place.run(&["reduce", "a.npy", "a.npy", "-o", "/dev/null"]).ok();
    let full = place.run(&["reduce", "a.npy", "a.npy", "-o", "/dev/full"]).refusal();
    assert!(full.contains("No space left"), "{full}");
}

#[test]
fn files_that_are_refused() {
    let place = Place::new();
    let good = npy("<f4", "(2,)", &[0; 8]);
    place.write("good.npy", &good);
    place.write("shape.npy", npy("<f4", "(1, 2)", &[0; 8]));
    place.write("f2.npy", npy("<f2", "(2,)", &[0; 4]));
    place.write("u2.npy", npy("<u2", "(2,)", &[0; 4]));
    place.write("f8.npy", npy("<f8", "(1,)", &[0; 8]));
    place.write("i2.npy", npy("<i2", "(2,)", &[0; 4]));
    place.write("big_endian.npy", npy(">f4", "(2,)", &[0; 8]));
    place.write("objects.npy", npy("|O", "(2,)", &[0; 8]));
    place.write("complex.npy", npy("<c8", "(1,)", &[0; 8]));
    place.write("no_type.npy", npy("<q9", "(1,)", &[0; 8]));
    let record = "{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': (2,), }";
    place.write("record.npy", npy::file(record, &[0; 8]));
    place.write("no_shape.npy", npy::file("{'descr': '<f4', 'fortran_order': False, }", &[]));
    place.write("no_dict.npy", npy::file("hello", &[]));
    place.write("truncated.npy", &good[..good.len() - 1]);
    place.write("no_data.npy", &good[..good.len() - 8]);
    place.write("half_header.npy", &good[..40]);
    place.write("half_magic.npy", &good[..9]);
    place.write("longer.npy", [&good[..], &[0]].concat());
    place.write("huge.npy", npy("<f4", "(9999999999, 9999999999)", &[]));
    place.write("huge_claim.npy", npy("<f4", "(999999999999,)", &[]));
    place.write("negative.npy", npy("<f4", "(-1,)", &[]));
    place.write("nested.npy", npy::file(&"(".repeat(60_000), &[]));
    place.write("long_header.npy", b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}");
    place.write("version_9.npy", b"\x93NUMPY\x09\x00\x04\x00\x00\x00{}  ");
    place.write("text.npy", "1 2 3\n");
    place.write("empty.npy", "");
    place.write("archive.npy", b"PK\x03\x04rest");
    let before = place.files();
    let mut transcript = String::new();
    let mut refuse = |a: &str, b: &str, rest: &[&str]| {
        let arguments = [&["reduce", a, b, "-o", "s.npy"], rest].concat();
        let line = place.run(&arguments).refusal();
        transcript += &format!("{}\n    {line}\n", arguments.join(" "));
    };
    for (a, b) in [
        ("good.npy", "shape.npy"),
        ("good.npy", "f2.npy"),
        ("u2.npy", "u2.npy"),
        ("f8.npy", "f8.npy"),
        ("i2.npy", "i2.npy"),
        ("big_endian.npy", "good.npy"),
        ("objects.npy", "good.npy"),
        ("complex.npy", "good.npy"),
        ("no_type.npy", "good.npy"),
        ("record.npy", "good.npy"),
        ("no_shape.npy", "good.npy"),
        ("no_dict.npy", "good.npy"),
        ("good.npy", "truncated.npy"),
        ("no_data.npy", "good.npy"),
        ("half_header.npy", "good.npy"),
        ("half_magic.npy", "good.npy"),
        ("longer.npy", "good.npy"),
        ("huge.npy", "good.npy"),
        ("huge_claim.npy", "good.npy"),
        ("negative.npy", "good.npy"),
        ("nested.npy", "good.npy"),
        ("long_header.npy", "good.npy"),
        ("version_9.npy", "good.npy"),
        ("text.npy", "good.npy"),
        ("empty.npy", "good.npy"),
        ("archive.npy", "good.npy"),
        ("missing.npy", "good.npy"),
        (".", "good.npy"),
        ("/dev/zero", "good.npy"),
    ] {
        refuse(a, b, &[]);
    }
    refuse("good.npy", "good.npy", &["--dtype", "bf16"]);
    refuse("u2.npy", "u2.npy", &["--dtype", "fp16"]);
    refuse("good.npy", "good.npy", &["--dtype", "fp8"]);
    refuse("good.npy", "good.npy", &["--on", "gpu"]);
    for output in [".", "missing/s.npy", "good.npy/s.npy"] {
        let arguments = ["reduce", "good.npy", "good.npy", "-o", output];
        let line = place.run(&arguments).refusal();
        transcript += &format!("{}\n    {line}\n", arguments.join(" "));
    }
    insta::assert_snapshot!(transcript);
    assert_eq!(place.files(), before);
}
