//! Every kind of mistake in a description: its kind, the line that is named, and what is said.
//! And descriptions that look like a loop but are none.

use mtia_rtl::{
    Bits, Block, Crossing, Design, Error, ErrorKind, Layout, Memory, Module, Queue, Signal, cat,
    count_bits, index_bits,
};
use serde::Serialize;

/// A block whose `build` is a function: each test writes its own.
#[derive(Serialize)]
struct Top {
    #[serde(skip)]
    build: fn(&Module),
}

impl Block for Top {
    fn name(&self) -> String {
        "top".into()
    }
    fn about(&self) -> String {
        "A test.".into()
    }
    fn build(&self, m: &Module) {
        (self.build)(m);
    }
}

fn errors(build: fn(&Module)) -> Vec<Error> {
    Design::elaborate(&Top { build }).map_or_else(|e| e.0, |_| Vec::new())
}

/// The one error of `build`: of this kind, on the line `first + below`, with all of `gist`.
#[track_caller]
fn expect(first: u32, below: u32, kind: ErrorKind, gist: &[&str], build: fn(&Module)) {
    let errors = errors(build);
    assert_eq!(errors.len(), 1, "one error, not {errors:#?}");
    let error = &errors[0];
    assert_eq!(error.kind, kind, "{error}");
    assert!(error.at.file().ends_with("tests/errors.rs"), "{error}");
    assert_eq!(error.at.line(), first + below, "{error}");
    for part in gist {
        assert!(error.message.contains(part), "`{part}` is missing: {error}");
    }
    let place = format!("tests/errors.rs:{}: in module ", first + below);
    assert!(error.to_string().contains(&place), "{error}");
}

/// A wire through a block: `y` depends on `a`, and not on `b`, which goes through a register.
#[derive(Serialize)]
struct Through;

impl Block for Through {
    fn name(&self) -> String {
        "through".into()
    }
    fn about(&self) -> String {
        "A wire and a register.".into()
    }
    fn build(&self, m: &Module) {
        let (a, b) = (m.input("a", 4), m.input("b", 4));
        m.drive(&m.output("y", 4), !&a);
        let held = m.reg("held", 4).reset(0);
        m.set(&held, &b);
        m.drive(&m.output("z", 4), &held);
    }
}

use ErrorKind::{Clash, Driven, Loop, Name, Unconnected, Undriven, Unknown, Width};

#[test]
fn widths_of_operators_must_fit() {
    expect(line!(), 2, Width, &["`a` (4 bits", "& `b` (5 bits", "resize or slice"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 5));
        let _ = &a & &b;
    });
    expect(line!(), 2, Width, &["`a`", "| `b`"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 5));
        let _ = &a | &b;
    });
    expect(line!(), 2, Width, &["`a`", "^ `b`"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 5));
        let _ = &a ^ &b;
    });
    expect(line!(), 2, Width, &["a product", "131072"], |m| {
        let a = m.input("a", 65536);
        let _ = &a * &a;
    });
    expect(line!(), 2, Width, &["a sum", "65537"], |m| {
        let a = m.input("a", 65536);
        let _ = a.add_full(&a);
    });
    expect(line!(), 2, Width, &["a concatenation", "65540"], |m| {
        let (a, b) = (m.input("a", 65536), m.input("b", 4));
        let _ = cat(&[&a, &b]);
    });
    expect(line!(), 2, Width, &["a repetition", "0 bits"], |m| {
        let a = m.input("a", 4);
        let _ = a.repeat(0);
    });
    expect(line!(), 1, Width, &["a concatenation of nothing"], |_| {
        let _ = cat(&[]);
    });
}

#[test]
fn signs_must_not_mix() {
    expect(line!(), 2, Width, &["signed) + `b` (4 bits, unsigned)", "mixed signs"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 4));
        let _ = a.signed() + &b;
    });
    expect(line!(), 2, Width, &["< `b`", "mixed signs; use signed() or unsigned()"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 4));
        let _ = a.lt(b.signed());
    });
    expect(line!(), 2, Width, &["`b` shifts and is signed"], |m| {
        let (a, b) = (m.input("a", 4), m.input("b", 4));
        let _ = &a << &b.signed();
    });
    expect(line!(), 2, Width, &["a shift by -1"], |m| {
        let a = m.input("a", 4);
        let _ = &a >> -1;
    });
}

#[test]
fn both_sides_of_a_connection_are_equally_wide() {
    expect(line!(), 2, Width, &["`a` of 5 bits drives `y` of 4 bits", "slice or resize"], |m| {
        let (a, y) = (m.input("a", 5), m.output("y", 4));
        m.drive(&y, &a);
    });
    expect(line!(), 3, Width, &["`r` of 4 bits is set to `a` of 5 bits"], |m| {
        let a = m.input("a", 5);
        let r = m.reg("r", 4).reset(0);
        m.set(&r, &a);
    });
    expect(line!(), 2, Width, &["`r` of 4 bits is reset to"], |m| {
        let bits = Bits::new(5, 3).unwrap_or_else(|| unreachable!());
        m.reg("r", 4).reset(bits);
    });
    expect(line!(), 5, Width, &["fields differ", "`b` (data 5)"], |m| {
        let a = m.stream_in("a", 4);
        let b = m.stream_out("b", 5);
        b.send(false, &[("data", &m.zeros(5))]);
        a.take(true);
        a.connect(&b);
    });
    expect(line!(), 2, Width, &["a condition is 1 bit, `a` is 2"], |m| {
        let a = m.input("a", 2);
        m.when(&a, || {}).otherwise(|| {});
    });
}

#[test]
fn arms_of_a_choice_are_equally_wide() {
    expect(line!(), 2, Width, &["`b` (5 bits", "the arms of a mux differ in width"], |m| {
        let (s, a, b) = (m.input("s", 1), m.input("a", 4), m.input("b", 5));
        let _ = s.mux(&a, &b);
    });
    expect(line!(), 2, Width, &["`s` of 2 bits selects in a mux"], |m| {
        let (s, a) = (m.input("s", 2), m.input("a", 4));
        let _ = s.mux(&a, 0);
    });
    expect(line!(), 2, Width, &["the arm of key 1 has 5 bits, the default 4"], |m| {
        let (s, a, b) = (m.input("s", 2), m.input("a", 4), m.input("b", 5));
        let _ = s.case("y", &[(1, b)], &a);
    });
    expect(line!(), 2, Width, &["the key 4 does not fit 2 bits"], |m| {
        let (s, a) = (m.input("s", 2), m.input("a", 4));
        let _ = s.case("y", &[(4, a.clone())], &a);
    });
    expect(line!(), 2, Width, &["the key 1 stands twice"], |m| {
        let (s, a) = (m.input("s", 2), m.input("a", 4));
        let _ = s.case("y", &[(1, a.clone()), (1, a.clone())], &a);
    });
}

#[test]
fn slices_lie_within_the_signal() {
    expect(line!(), 2, Width, &["slice of 3 bits from bit 2 of `a`, which has 4 bits"], |m| {
        let a = m.input("a", 4);
        let _ = a.slice(2, 3);
    });
    expect(line!(), 2, Width, &["slice of 1 bits from bit 4"], |m| {
        let a = m.input("a", 4);
        let _ = a.bit(4);
    });
    expect(line!(), 2, Width, &["slice of 0 bits"], |m| {
        let a = m.input("a", 4);
        let _ = a.slice(0, 0);
    });
    expect(line!(), 2, Width, &["slice of 4294967295 bits"], |m| {
        let a = m.input("a", 4);
        let _ = a.slice(u32::MAX, u32::MAX);
    });
    expect(line!(), 2, Width, &["`i` of 3 bits can point beyond `a` of 12 bits"], |m| {
        let (a, i) = (m.input("a", 12), m.input("i", 3));
        let _ = a.chunk(&i, 2);
    });
    expect(line!(), 2, Width, &["`i` of 200 bits can point beyond"], |m| {
        let (a, i) = (m.input("a", 12), m.input("i", 200));
        let _ = a.chunk(&i, 2);
    });
}

#[test]
fn constants_fit() {
    expect(line!(), 1, Width, &["the constant 16 does not fit 4 bits"], |m| {
        let _ = m.lit(4, 16);
    });
    expect(line!(), 2, Width, &["the number 16 does not fit 4 bits, unsigned"], |m| {
        let a = m.input("a", 4);
        let _ = &a + 16;
    });
    expect(line!(), 2, Width, &["the number -1 does not fit 4 bits, unsigned"], |m| {
        let a = m.input("a", 4);
        let _ = a.eq(-1);
    });
    expect(line!(), 2, Width, &["the number 8 does not fit 4 bits, signed"], |m| {
        let a = m.input("a", 4);
        let _ = a.signed() + 8;
    });
    expect(line!(), 2, Width, &["the number -9 does not fit 4 bits, signed"], |m| {
        let a = m.input("a", 4);
        let _ = a.signed() + -9;
    });
    expect(line!(), 1, Width, &["`a` has a width of 0 bits"], |m| {
        let _ = m.input("a", 0);
    });
    expect(line!(), 1, Width, &["`r` has a width of 65537 bits; a width is 1 to 65536"], |m| {
        let _ = m.reg("r", 65537).no_reset();
    });
    expect(line!(), 2, Width, &["a constant", "0 bits"], |m| {
        let a = m.input("a", 4);
        let _ = &a + Bits::splat(0, true);
    });
    // The ends of the range are fine, at any width.
    let fine = errors(|m| {
        for width in [1, 2, 63, 64, 65, 127, 128, 129, 1024] {
            let a = m.input(&format!("a{width}"), width).signed();
            let small = i64::MIN >> (64 - width.min(64));
            let _ = cat(&[&a.eq(small), &a.eq(!small), &a.lt(-1), &(&a + small)]);
        }
    });
    assert!(fine.is_empty(), "{fine:#?}");
    assert_eq!((index_bits(u32::MAX), count_bits(u32::MAX), count_bits(0)), (32, 32, 1));
    assert_eq!((Bits::new(0, 0), Bits::new(4, 16)), (None, None));
}

#[test]
fn wires_and_outputs_are_driven_once() {
    expect(line!(), 1, Undriven, &["the wire `w` is never driven"], |m| {
        let _ = m.wire("w", 4);
    });
    expect(line!(), 1, Undriven, &["the output `y` is never driven"], |m| {
        let _ = m.output("y", 4);
    });
    let line = line!();
    let errors = errors(|m| {
        let y = m.output("y", 4);
        m.drive(&y, 1);
        m.drive(&y, 2);
    });
    assert_eq!(errors.len(), 1, "{errors:#?}");
    assert_eq!((errors[0].kind, errors[0].at.line()), (Driven, line + 4));
    let first = format!("`y` is driven twice, first at {}:{}", file!(), line + 3);
    assert!(errors[0].message.contains(&first), "{}", errors[0]);
}

#[test]
fn only_wires_are_driven_and_only_registers_are_set() {
    expect(line!(), 2, Driven, &["`r` is a register; use `set`"], |m| {
        let r = m.reg("r", 4).reset(0);
        m.drive(&r, 1);
    });
    expect(line!(), 2, Driven, &["`a` is an input and cannot be driven"], |m| {
        let a = m.input("a", 4);
        m.drive(&a, 1);
    });
    expect(line!(), 2, Driven, &["an expression", "cannot be driven"], |m| {
        let a = m.input("a", 4);
        m.drive(&(&a + 1), 1);
    });
    expect(line!(), 3, Driven, &["`w` is not a register; use `drive`"], |m| {
        let w = m.wire("w", 4);
        m.drive(&w, 0);
        m.set(&w, 1);
    });
    expect(line!(), 2, Driven, &["`r` is reset to something that is not a constant"], |m| {
        let a = m.input("a", 4);
        let _ = m.reg("r", 4).reset(&a);
    });
}

#[test]
fn a_loop_inside_a_module_is_found() {
    let line = line!();
    let errors = errors(|m| {
        let (a, b) = (m.wire("a", 4), m.wire("b", 4));
        m.drive(&a, &b + 1);
        m.drive(&b, !&a);
    });
    assert_eq!(errors.len(), 1, "{errors:#?}");
    let error = &errors[0];
    assert_eq!(error.kind, Loop);
    assert!([line + 3, line + 4].contains(&error.at.line()), "{error}");
    for (name, line) in [("a", line + 3), ("b", line + 4)] {
        let part = format!("`{name}` ({}:{line})", file!());
        assert!(error.message.contains(&part), "{error}");
    }
    expect(line!(), 2, Loop, &["combinational loop: `w`", "put a register into it"], |m| {
        let w = m.wire("w", 4);
        m.drive(&w, &w + 1);
    });
}

#[test]
fn a_loop_through_instances_is_found() {
    let line = line!();
    let errors = errors(|m| {
        let one = m.instance("one", &Through);
        let two = m.instance("two", &Through);
        one.drive("a", two.port("y"));
        two.drive("a", one.port("y"));
        one.drive("b", 0);
        two.drive("b", 0);
    });
    assert_eq!(errors.len(), 1, "{errors:#?}");
    let error = &errors[0];
    assert_eq!(error.kind, Loop, "{error}");
    assert!((line + 2..=line + 5).contains(&error.at.line()), "{error}");
    for part in ["`one_a`", "`one_y`", "`two_a`", "`two_y`"] {
        assert!(error.message.contains(part), "{error}");
    }
}

#[test]
fn what_only_looks_like_a_loop_is_none() {
    let register = errors(|m| {
        let r = m.reg("r", 4).reset(0);
        m.set(&r, &r + 1);
    });
    assert!(register.is_empty(), "{register:#?}");
    let memory = errors(|m| {
        let store = m.memory("store", Memory::new(16, 4));
        let w = m.wire("w", 4);
        let read = store.read(true, &w);
        store.write(true, &read, &read);
        m.drive(&w, &read + 1);
    });
    assert!(memory.is_empty(), "{memory:#?}");
    let instance = errors(|m| {
        let one = m.instance("one", &Through);
        one.drive("a", one.port("z"));
        one.drive("b", one.port("y"));
    });
    assert!(instance.is_empty(), "{instance:#?}");
    // The asynchronous read is a path, from its address alone.
    let line = line!();
    let memory = errors(|m| {
        let store = m.memory("store", Memory::new(16, 4).asynchronous());
        let w = m.wire("w", 4);
        let read = store.read_now(&w);
        store.write(true, &read, &read);
        m.drive(&w, &read + 1);
    });
    assert_eq!(memory.len(), 1, "{memory:#?}");
    assert_eq!(memory[0].kind, Loop);
    assert!((line + 2..=line + 6).contains(&memory[0].at.line()), "{}", memory[0]);
}

#[test]
fn inputs_of_instances_are_connected() {
    expect(line!(), 1, Unconnected, &["the instance input `one_b` is not connected"], |m| {
        m.instance("one", &Through).drive("a", 0);
    });
}

#[derive(Serialize)]
struct OfName {
    name: &'static str,
    width: u32,
}

impl Block for OfName {
    fn name(&self) -> String {
        self.name.into()
    }
    fn about(&self) -> String {
        "A block of any name.".into()
    }
    fn build(&self, m: &Module) {
        let a = m.input("a", self.width);
        m.drive(&m.output("y", self.width), a);
    }
}

#[test]
fn names_differ() {
    let line = line!();
    let found = errors(|m| {
        let _ = m.input("a", 4);
        let _ = m.input("a", 4);
    });
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!((found[0].kind, found[0].at.line()), (Clash, line + 3));
    assert!(found[0].message.contains(&format!("first at {}:{}", file!(), line + 2)));
    expect(line!(), 2, Clash, &["`a` is declared twice"], |m| {
        let a = m.input("a", 4);
        let _ = a.named("a");
    });
    expect(line!(), 4, Clash, &["`one` is declared twice"], |m| {
        let a = m.input("a", 4);
        let block = OfName { name: "other", width: 4 };
        let _ = a.named("one");
        m.instance("one", &block).drive("a", 0);
    });
    expect(line!(), 4, Clash, &["`one_y` is declared twice"], |m| {
        let a = m.input("a", 4);
        let block = OfName { name: "other", width: 4 };
        let _ = a.named("one_y");
        m.instance("one", &block).drive("a", 0);
    });
    expect(line!(), 3, Clash, &["`b_valid` is declared twice"], |m| {
        let layout = Layout::new().field("valid", 1);
        m.unused(&m.input("a", 1), "a test");
        m.stream_in("b", layout).take(true);
    });
    expect(line!(), 2, Clash, &["two different modules are named `same`"], |m| {
        m.instance("one", &OfName { name: "same", width: 4 }).drive("a", 0);
        m.instance("two", &OfName { name: "same", width: 5 }).drive("a", 0);
    });
}

#[test]
fn names_are_identifiers_and_not_reserved() {
    expect(line!(), 1, Name, &["`wire` is a reserved word of Verilog"], |m| {
        let _ = m.input("wire", 1);
    });
    expect(line!(), 1, Name, &["`always_ff` is a reserved word of Verilog"], |m| {
        let _ = m.reg("always_ff", 1).reset(0);
    });
    expect(line!(), 1, Name, &["`2x` is not an identifier"], |m| {
        let _ = m.input("2x", 1);
    });
    expect(line!(), 1, Name, &["`a-b` is not an identifier"], |m| {
        let _ = m.input("a-b", 1);
    });
    expect(line!(), 1, Name, &["`` is not an identifier"], |m| {
        let _ = m.input("", 1);
    });
    expect(line!(), 1, Name, &["`clk` is the name of a port that appears by itself"], |m| {
        let _ = m.input("clk", 1);
    });
    expect(line!(), 1, Name, &["`module` is a reserved word"], |m| {
        m.instance("one", &OfName { name: "module", width: 1 }).drive("a", 0);
    });
}

#[test]
fn ports_and_fields_exist() {
    expect(line!(), 3, Unknown, &["instance `one` has no port `c`; its ports: a, b, y, z"], |m| {
        let one = m.instance("one", &Through);
        one.drive("a", 0).drive("b", 0);
        let _ = one.port("c");
    });
    expect(line!(), 3, Unknown, &["stream `s` has no field `x`; its fields: data"], |m| {
        let s = m.stream_in("s", 4);
        s.take(true);
        let _ = s.field("x");
    });
    expect(line!(), 3, Unknown, &["stream `s` has no field `data`; its fields: "], |m| {
        let s = m.stream_in("s", Layout::new());
        s.take(true);
        let _ = s.data();
    });
    expect(line!(), 1, Unknown, &["a combinational path names `nowhere`, no output port"], |m| {
        m.instance("one", &Text).drive("a", 0);
    });
}

#[derive(Serialize)]
struct Text;

impl Block for Text {
    fn name(&self) -> String {
        "text".into()
    }
    fn about(&self) -> String {
        "A body of text.".into()
    }
    fn build(&self, m: &Module) {
        m.input("a", 1);
        m.verbatim(String::new(), &[("a", "nowhere")], false, 0, 0);
    }
}

thread_local! {
    static LEAK: std::cell::RefCell<Option<Signal>> = const { std::cell::RefCell::new(None) };
}

/// Lets a signal of its own out.
#[derive(Serialize)]
struct Leaky;

impl Block for Leaky {
    fn name(&self) -> String {
        "leaky".into()
    }
    fn about(&self) -> String {
        "Leaks.".into()
    }
    fn build(&self, m: &Module) {
        let a = m.input("a", 4);
        LEAK.set(Some(a.clone()));
        m.drive(&m.output("y", 4), &a);
    }
}

fn leaked(m: &Module) -> Signal {
    m.instance("leaky", &Leaky).drive("a", 0);
    LEAK.take().unwrap()
}

#[test]
fn signals_stay_in_their_module() {
    expect(line!(), 2, Unknown, &["belongs to module leaky; pass it through a port"], |m| {
        let (y, far) = (m.input("y", 4), leaked(m));
        let _ = &y + &far;
    });
    expect(line!(), 3, Unknown, &["belongs to module leaky"], |m| {
        let far = leaked(m);
        let r = m.reg("r", 4).reset(0);
        m.set(&r, &far);
    });
    expect(line!(), 2, Unknown, &["belongs to module leaky"], |m| {
        let far = leaked(m);
        let _ = m.reg("r", 4).reset(&far);
    });
    expect(line!(), 3, Unknown, &["belongs to module leaky"], |m| {
        let far = leaked(m);
        let a = m.input("a", 4);
        let _ = &a << &far.signed();
    });
    expect(line!(), 3, Unknown, &["belongs to module leaky"], |m| {
        let far = leaked(m);
        let a = m.input("a", 64);
        let _ = a.chunk(&far, 16);
    });
    expect(line!(), 2, Unknown, &["module leaky is finished"], |m| {
        let far = leaked(m);
        far.module().drive(&far, 1);
    });
    // Whatever is done with it, nothing panics.
    let found = errors(|m| {
        let far = leaked(m);
        let bit = far.slice(1, 2).bit(0);
        let _ = cat(&[&m.lit(1, 0), &far, &far.resize(9), &far.signed().resize(9)]);
        let _ = far.case("x", &[(1, m.lit(4, 1))], &far);
        m.when(&bit, || m.unused(&far, "a test"));
        let _ = far.named("far").chunk(&bit, 1).count_ones();
    });
    assert!(found.iter().all(|e| e.kind == Unknown) && found.len() >= 3, "{found:#?}");
}

#[test]
fn an_otherwise_follows_its_when() {
    expect(line!(), 4, Unknown, &["does not follow its `when` at once"], |m| {
        let r = m.reg("r", 4).reset(0);
        let when = m.when(&r.any(), || m.set(&r, 1));
        m.set(&r, 2);
        when.otherwise(|| m.set(&r, 3));
    });
}

/// Contains itself, or variants of itself without end.
#[derive(Serialize)]
struct Nest {
    level: u32,
    step: u32,
}

impl Block for Nest {
    fn name(&self) -> String {
        format!("nest_{}_{}", self.level, self.step)
    }
    fn about(&self) -> String {
        "Nests.".into()
    }
    fn build(&self, m: &Module) {
        m.instance("inner", &Nest { level: self.level + self.step, step: self.step });
    }
}

#[test]
fn a_block_does_not_contain_itself() {
    for step in [0, 1] {
        let found = Design::elaborate(&Nest { level: 0, step }).map_or_else(|e| e.0, |_| vec![]);
        assert_eq!(found.len(), 1, "{found:#?}");
        assert_eq!((found[0].kind, found[0].at.line()), (Loop, line!() - 9));
        assert!(found[0].message.contains("contains itself"));
    }
}

#[test]
fn memories_and_queues_have_sound_sizes() {
    expect(line!(), 2, Width, &["a memory has at least 1 word", "0 x 4"], |m| {
        let a = m.input("a", 1);
        let store = m.memory("store", Memory::new(0, 4));
        store.write(&a, &a, 0);
        store.read(&a, &a);
    });
    expect(line!(), 1, Width, &["byte enables need words of whole bytes", "4 x 12"], |m| {
        let store = m.memory("store", Memory::new(4, 12).byte_enables());
        store.write(true, 0, 0);
        store.write_mask(0);
        store.read(true, 0);
    });
    expect(line!(), 1, Width, &["a memory with one port reads synchronously"], |m| {
        let store = m.memory("store", Memory::new(4, 8).asynchronous().single_port());
        store.access(true, true, 0, 0);
    });
    expect(line!(), 1, Width, &["several read ports", "reads asynchronously"], |m| {
        let store = m.memory("store", Memory::new(4, 8).read_ports(2));
        store.write(true, 0, 0);
        store.read_now_at(0, 0);
        store.read_now_at(1, 0);
    });
    expect(line!(), 1, Width, &["the words of a memory have 1 bit"], |m| {
        let store = m.memory("store", Memory::new(4, 0));
        store.write(true, 0, 0);
        store.read(true, 0);
    });
    expect(line!(), 1, Width, &["a queue holds at least 1 item"], |m| {
        let queue = m.instance("queue", &Queue { width: 4, depth: 0 });
        queue.stream("enq").send(false, &[("data", &m.zeros(4))]);
        queue.stream("deq").take(false);
    });
}

/// Parameters that cannot be written down would make different blocks look equal.
struct Unwritable;

impl Serialize for Unwritable {
    fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(serde::ser::Error::custom("no"))
    }
}

impl Block for Unwritable {
    fn name(&self) -> String {
        "unwritable".into()
    }
    fn about(&self) -> String {
        String::new()
    }
    fn build(&self, _: &Module) {}
}

#[test]
fn parameters_can_be_written_down() {
    expect(line!(), 1, Unknown, &["the parameters of `unwritable` cannot be written down"], |m| {
        m.instance("one", &Unwritable);
    });
}

#[test]
fn one_elaboration_reports_all_mistakes() {
    let found = errors(|m| {
        let (a, b) = (m.input("a", 4), m.input("b", 5));
        let _ = &a & &b;
        let _ = m.output("y", 4);
        m.drive(&a, 1);
        let _ = m.wire("reg", 1);
        let one = m.instance("one", &Through);
        one.drive("c", 0).drive("b", 0);
    });
    let kinds: Vec<ErrorKind> = found.iter().map(|e| e.kind).collect();
    assert_eq!(kinds, [Width, Driven, Name, Unknown, Undriven, Undriven, Unconnected]);
    let text = mtia_rtl::Errors(found).to_string();
    assert_eq!(text.lines().count(), kinds.len());
}

#[test]
fn a_clock_is_an_input_of_one_bit() {
    expect(line!(), 4, ErrorKind::Unknown, &["the clock of instance `store`", "no input"], |m| {
        let (a, enq, deq) = (m.input("a", 1), m.stream_in("enq", 4), m.stream_out("deq", 4));
        let derived = !&a;
        let store = m.instance("store", &Queue { width: 4, depth: 2 });
        let store = store.clocked_by(&derived, &a);
        enq.connect(&store.stream("enq"));
        store.stream("deq").connect(&deq);
    });
}

#[test]
fn a_crossing_holds_a_power_of_two() {
    for (width, depth) in [(8, 1), (8, 6), (0, 4)] {
        let errors = Design::elaborate(&Crossing { width, depth }).map_or_else(|e| e.0, |_| vec![]);
        assert!(!errors.is_empty());
        assert!(errors[0].message.contains("power of two"), "{}", errors[0]);
    }
}
