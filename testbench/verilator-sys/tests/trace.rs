//! Traces: the right cycles in the file, and no file where there can be none.

mod common;

use std::path::Path;

use common::{compile, counter, design, message, model};

/// Begin and end time of an FST file, out of its header block: type 0, length 329, both times.
fn times(path: &Path) -> (u64, u64) {
    let bytes = std::fs::read(path).unwrap();
    let number = |at: usize| u64::from_be_bytes(bytes[at..at + 8].try_into().unwrap());
    assert_eq!((bytes[0], number(1)), (0, 329), "an FST header");
    assert!(bytes.len() > 330 + 9, "and blocks after it");
    (number(9), number(17))
}

#[test]
fn a_window_has_its_cycles_and_no_other() {
    let library = compile(&design("counter", &counter("trace")).trace(true));
    let mut m = library.instantiate().unwrap();
    let q = m.port("q").unwrap();
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str| dir.path().join(name);

    m.trace_window(&file("whole.fst"), 0, 9).unwrap();
    m.cycles(10);
    assert_eq!(times(&file("whole.fst")), (0, 19), "complete as soon as the last cycle has run");

    // Run in pieces, and over both ends.
    m.trace_window(&file("part.fst"), 50, 59).unwrap();
    m.cycles(45);
    m.settle();
    m.settle();
    for _ in 0..10 {
        m.rise();
    }
    m.cycles(1000);
    assert_eq!(times(&file("part.fst")), (100, 119));
    assert_eq!((m.get(q), m.cycle()), (1065, 1065));

    // Cut short by dropping the model.
    m.trace_window(&file("cut.fst"), 1070, u64::MAX).unwrap();
    m.cycles(10);
    drop(m);
    assert_eq!(times(&file("cut.fst")), (2140, 2149));

    // Replaced before its end; two models at once.
    let mut a = library.instantiate().unwrap();
    let mut b = library.instantiate().unwrap();
    a.trace_window(&file("a.fst"), 0, 99).unwrap();
    b.trace_window(&file("b.fst"), 3, 4).unwrap();
    a.cycles(5);
    b.cycles(5);
    a.trace_window(&file("a2.fst"), 5, 5).unwrap();
    a.cycles(1);
    assert_eq!(times(&file("a.fst")), (0, 9));
    assert_eq!(times(&file("a2.fst")), (10, 11));
    assert_eq!(times(&file("b.fst")), (6, 9));
}

#[test]
fn what_cannot_be_traced_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x.fst");
    let mut plain = model("counter", &counter("untraced"));
    message(plain.trace_window(&path, 0, 1), &["counter", "x.fst", "Design::trace(true)"]);
    assert!(!path.exists());

    let library = compile(&design("counter", &counter("trace")).trace(true));
    let mut m = library.instantiate().unwrap();
    m.cycles(10);
    message(m.trace_window(&path, 9, 20), &["9..=20", "cycle 10"]);
    message(m.trace_window(&path, 20, 19), &["20..=19"]);
    let nowhere = dir.path().join("none/x.fst");
    message(m.trace_window(&nowhere, 20, 30), &["none/x.fst", "No such file"]);
}
