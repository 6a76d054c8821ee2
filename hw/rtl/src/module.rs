//! The module under construction: ports, wires, registers, conditional statements, comments.
//!
//! A [`Module`] is a cheap handle; the data behind it are plain nodes and items in the order in
//! which the description made them, which is also the order of the generated text. `signal` adds
//! expression nodes, `instance` and `memory` add instances, `design` freezes the module into a
//! definition, `check` and `verilog` read that definition.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::Deref;
use std::panic::Location;
use std::rc::Rc;

use crate::bits::Bits;
use crate::design::Context;
use crate::error::{Error, ErrorKind};
use crate::signal::{Operand, Signal};
use crate::{MAX_WIDTH, names};

pub(crate) type NodeId = u32;
pub(crate) type Place = &'static Location<'static>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Not,
    Any,
    All,
    Parity,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Le,
    Shl,
    Shr,
}

/// What a wire node is for; all are declared, named and driven exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Wire,
    Output,
    InstanceInput,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Const(Bits),
    Input,
    Wire {
        role: Role,
        driver: Option<(NodeId, Place)>,
    },
    Reg {
        reset: Option<Bits>,
    },
    InstanceOutput {
        instance: u32,
        port: u32,
    },
    Unary(Unary, NodeId),
    Binary(Binary, NodeId, NodeId),
    Mux(NodeId, NodeId, NodeId),
    Cat(Vec<NodeId>),
    Slice(NodeId, u32),
    Repeat(NodeId, u32),
    /// `base[index * width +: width]`
    Chunk(NodeId, NodeId),
    Case {
        select: NodeId,
        arms: Vec<(Bits, NodeId)>,
        default: NodeId,
    },
}

impl Kind {
    /// Calls `f` with every node that this one reads combinationally.
    pub(crate) fn each_operand(&self, mut f: impl FnMut(NodeId)) {
        match self {
            Kind::Const(_) | Kind::Input | Kind::Reg { .. } | Kind::InstanceOutput { .. } => {}
            Kind::Wire { driver, .. } => driver.iter().for_each(|&(d, _)| f(d)),
            Kind::Unary(_, a) | Kind::Slice(a, _) | Kind::Repeat(a, _) => f(*a),
            Kind::Binary(_, a, b) | Kind::Chunk(a, b) => {
                f(*a);
                f(*b);
            }
            Kind::Mux(a, b, c) => {
                f(*a);
                f(*b);
                f(*c);
            }
            Kind::Cat(parts) => parts.iter().for_each(|&p| f(p)),
            Kind::Case { select, arms, default } => {
                f(*select);
                arms.iter().for_each(|&(_, a)| f(a));
                f(*default);
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub kind: Kind,
    pub width: u32,
    pub signed: bool,
    pub at: Place,
    pub name: Option<Rc<str>>,
}

#[derive(Clone, Debug)]
pub(crate) enum Statement {
    Set { reg: NodeId, value: NodeId },
    If { arms: Vec<(NodeId, Vec<Statement>)>, otherwise: Vec<Statement> },
}

#[derive(Clone, Debug)]
pub(crate) enum Item {
    Comment(String),
    Section(String),
    /// A wire (or case expression) whose driver is written as an assignment.
    Wire(NodeId),
    Reg(NodeId),
    Instance(u32),
    Unused(NodeId, String),
}

#[derive(Clone, Debug)]
pub(crate) struct PortData {
    pub name: Rc<str>,
    pub input: bool,
    pub width: u32,
    pub node: NodeId,
    pub comment: Option<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct InstanceData {
    pub name: String,
    /// Index of the module definition in the design.
    pub module: usize,
    /// Nodes of the child's ports, in the order of its ports.
    pub ports: Vec<NodeId>,
    /// Clock and reset, where they are not the module's own.
    pub domain: Option<[NodeId; 2]>,
}

/// Body of a module that is given as text instead of nodes.
#[derive(Clone, Debug)]
pub(crate) struct Verbatim {
    pub text: String,
    pub comb_paths: Vec<(Rc<str>, Rc<str>)>,
    pub clocked: bool,
    pub register_bits: u64,
    pub memory_bits: u64,
    /// Further modules, of use to this one only, behind it in its file.
    pub appended: String,
}

#[derive(Default, Debug)]
pub(crate) struct ModuleData {
    pub nodes: Vec<Node>,
    pub ports: Vec<PortData>,
    pub items: Vec<Item>,
    pub statements: Vec<Statement>,
    pub instances: Vec<InstanceData>,
    pub verbatim: Option<Verbatim>,
    /// Clock and reset of the module itself, once they were asked for as signals.
    pub domain: Option<[NodeId; 2]>,
    pub source: Option<&'static str>,
    names: HashMap<Rc<str>, Place>,
    open: Vec<Vec<Statement>>,
    comment: Option<String>,
}

impl ModuleData {
    /// Every name that the module declares.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(|n| &**n)
    }
}

pub(crate) struct Inner {
    pub context: Rc<Context>,
    pub name: String,
    /// The line that asked for the module first.
    pub at: Place,
    pub data: RefCell<ModuleData>,
    /// Set when the definition has taken the data away.
    pub finished: Cell<bool>,
}

thread_local! {
    /// Modules under construction, outermost first: where errors go that no signal leads to.
    static CURRENT: RefCell<Vec<Module>> = const { RefCell::new(Vec::new()) };
}

/// A module under construction. Clones are handles to the same module.
#[derive(Clone)]
pub struct Module(pub(crate) Rc<Inner>);

impl Module {
    pub(crate) fn new(context: Rc<Context>, name: String, at: Place) -> Module {
        let (data, finished) = (RefCell::default(), Cell::new(false));
        Module(Rc::new(Inner { context, name, at, data, finished }))
    }

    /// Runs `build` with this module as the current one.
    pub(crate) fn enter(&self, build: impl FnOnce()) {
        struct Leave;
        impl Drop for Leave {
            fn drop(&mut self) {
                CURRENT.with_borrow_mut(|c| c.pop());
            }
        }
        CURRENT.with_borrow_mut(|c| c.push(self.clone()));
        let _leave = Leave;
        build();
    }

    /// The module under construction; outside of any, one that belongs to no design.
    pub(crate) fn current() -> Module {
        let current = CURRENT.with_borrow(|c| c.last().cloned());
        current.unwrap_or_else(|| Module::new(Rc::default(), String::new(), Location::caller()))
    }

    /// Name of the module definition under construction.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    pub(crate) fn fail(&self, kind: ErrorKind, at: Place, message: String) {
        let module = self.0.name.clone();
        self.0.context.errors.borrow_mut().push(Error { kind, at, module, message });
    }

    pub(crate) fn push(&self, kind: Kind, width: u32, signed: bool, at: Place) -> Signal {
        self.push_node(Node { kind, width, signed, at, name: None })
    }

    fn push_node(&self, node: Node) -> Signal {
        let (width, signed) = (node.width, node.signed);
        let mut data = self.0.data.borrow_mut();
        let id = data.nodes.len() as NodeId;
        data.nodes.push(node);
        Signal { module: self.clone(), id, width, signed }
    }

    /// A node of `width` bits that stands in for a faulty expression; its own checks are off.
    pub(crate) fn stand_in(&self, width: u32, signed: bool, at: Place) -> Signal {
        let width = width.clamp(1, MAX_WIDTH);
        self.push(Kind::Const(Bits::splat(width, false)), width, signed, at)
    }

    pub(crate) fn claim(&self, name: &str, at: Place) -> Rc<str> {
        if let Some(objection) = names::objection_inside(name) {
            self.fail(ErrorKind::Name, at, objection);
        }
        let name: Rc<str> = name.into();
        let earlier = self.0.data.borrow_mut().names.insert(name.clone(), at);
        if let Some(earlier) = earlier {
            let (file, line) = (earlier.file(), earlier.line());
            let message = format!(
                "`{name}` is declared twice, first at {file}:{line}; give one of them another name"
            );
            self.fail(ErrorKind::Clash, at, message);
        }
        name
    }

    pub(crate) fn check_width(&self, name: &str, width: u32, at: Place) -> u32 {
        if width == 0 || width > MAX_WIDTH {
            let message =
                format!("`{name}` has a width of {width} bits; a width is 1 to {MAX_WIDTH}");
            self.fail(ErrorKind::Width, at, message);
        }
        width.clamp(1, MAX_WIDTH)
    }

    pub(crate) fn named(
        &self,
        kind: Kind,
        name: &str,
        width: u32,
        signed: bool,
        at: Place,
    ) -> Signal {
        let width = self.check_width(name, width, at);
        let name = Some(self.claim(name, at));
        self.push_node(Node { kind, width, signed, at, name })
    }

    pub(crate) fn item(&self, item: Item) {
        let mut data = self.0.data.borrow_mut();
        if let Some(text) = data.comment.take() {
            data.items.push(Item::Comment(text));
        }
        data.items.push(item);
    }

    fn port(&self, kind: Kind, name: &str, width: u32, input: bool, at: Place) -> Signal {
        let signal = self.named(kind, name, width, false, at);
        let mut data = self.0.data.borrow_mut();
        data.source.get_or_insert(at.file());
        let comment = data.comment.take();
        let (name, width, node) = (name.into(), signal.width, signal.id);
        data.ports.push(PortData { name, input, width, node, comment });
        drop(data);
        signal
    }

    /// An input port of `width` bits, unsigned.
    #[track_caller]
    pub fn input(&self, name: &str, width: u32) -> Signal {
        self.port(Kind::Input, name, width, true, Location::caller())
    }

    pub(crate) fn is_input(&self, signal: &Signal) -> bool {
        let data = self.0.data.borrow();
        data.nodes.get(signal.id as usize).is_some_and(|n| matches!(n.kind, Kind::Input))
    }

    /// The module's own clock and reset as signals, to hand to a child that takes clocks through
    /// ports. They are of no other use: logic does not read a clock.
    #[track_caller]
    pub fn domain(&self) -> [Signal; 2] {
        let at = Location::caller();
        let known = self.0.data.borrow().domain;
        let signal = |id| Signal { module: self.clone(), id, width: 1, signed: false };
        if let Some(known) = known {
            return known.map(signal);
        }
        let own = ["clk", "reset"].map(|name| {
            let name = Some(name.into());
            self.push_node(Node { kind: Kind::Input, width: 1, signed: false, at, name })
        });
        self.0.data.borrow_mut().domain = Some([own[0].id, own[1].id]);
        own
    }

    /// An output port of `width` bits, unsigned; to be driven once with [`Module::drive`].
    #[track_caller]
    pub fn output(&self, name: &str, width: u32) -> Signal {
        let at = Location::caller();
        let kind = Kind::Wire { role: Role::Output, driver: None };
        let signal = self.port(kind, name, width, false, at);
        self.item(Item::Wire(signal.id));
        signal
    }

    /// A wire of `width` bits, unsigned; to be driven once with [`Module::drive`].
    #[track_caller]
    pub fn wire(&self, name: &str, width: u32) -> Signal {
        self.wire_at(name, width, Role::Wire, Location::caller())
    }

    pub(crate) fn wire_at(&self, name: &str, width: u32, role: Role, at: Place) -> Signal {
        let signal = self.named(Kind::Wire { role, driver: None }, name, width, false, at);
        self.item(Item::Wire(signal.id));
        signal
    }

    /// A register of `width` bits, unsigned. It keeps its value where no [`Module::set`] applies.
    /// Finish it with [`Reg::reset`] or [`Reg::no_reset`].
    #[track_caller]
    pub fn reg(&self, name: &str, width: u32) -> Reg {
        let signal = self.named(Kind::Reg { reset: None }, name, width, false, Location::caller());
        self.item(Item::Reg(signal.id));
        Reg(signal)
    }

    /// A constant of `width` bits.
    #[track_caller]
    pub fn lit(&self, width: u32, value: u128) -> Signal {
        self.lit_at(width, value, Location::caller())
    }

    pub(crate) fn lit_at(&self, width: u32, value: u128, at: Place) -> Signal {
        let width = self.check_width("a constant", width, at);
        let bits = Bits::new(width, value).unwrap_or_else(|| {
            let message = format!("the constant {value} does not fit {width} bits");
            self.fail(ErrorKind::Width, at, message);
            Bits::splat(width, false)
        });
        self.push(Kind::Const(bits), width, false, at)
    }

    /// A constant of any width.
    #[track_caller]
    pub fn constant(&self, bits: &Bits) -> Signal {
        let at = Location::caller();
        let width = self.check_width("a constant", bits.width(), at);
        if width != bits.width() {
            return self.stand_in(width, false, at);
        }
        self.push(Kind::Const(bits.clone()), width, false, at)
    }

    /// A constant of `width` bits, all zero.
    #[track_caller]
    pub fn zeros(&self, width: u32) -> Signal {
        let at = Location::caller();
        let width = self.check_width("a constant", width, at);
        self.push(Kind::Const(Bits::splat(width, false)), width, false, at)
    }

    /// A constant of `width` bits, all one.
    #[track_caller]
    pub fn ones(&self, width: u32) -> Signal {
        let at = Location::caller();
        let width = self.check_width("a constant", width, at);
        self.push(Kind::Const(Bits::splat(width, true)), width, false, at)
    }

    /// Drives a wire, an output or an instance input, once and as a whole. Widths must be equal.
    #[track_caller]
    pub fn drive(&self, target: &Signal, value: impl Operand) {
        self.drive_at(target, value, Location::caller());
    }

    pub(crate) fn drive_at(&self, target: &Signal, value: impl Operand, at: Place) {
        let value = value.operand(target, at);
        if !self.same_module(target, at) || !self.same_module(&value, at) {
            return;
        }
        self.equal_widths("drives", target, &value, at);
        let mut data = self.0.data.borrow_mut();
        let node = &mut data.nodes[target.id as usize];
        let name = node.name.clone().unwrap_or_else(|| "an expression".into());
        let trouble = match &mut node.kind {
            Kind::Wire { driver: driver @ None, .. } => {
                *driver = Some((value.id, at));
                return;
            }
            Kind::Wire { driver: Some((_, first)), .. } => format!(
                "`{name}` is driven twice, first at {}:{}; drive it once, through a mux or a case",
                first.file(),
                first.line()
            ),
            Kind::Reg { .. } => format!("`{name}` is a register; use `set`"),
            Kind::Input => format!("`{name}` is an input and cannot be driven here"),
            _ => format!("`{name}` is not a wire or an output and cannot be driven"),
        };
        drop(data);
        self.fail(ErrorKind::Driven, at, trouble);
    }

    /// At the next clock edge the register takes `value`, where the enclosing [`Module::when`]
    /// conditions hold. Of several that apply, the last wins. Widths must be equal.
    #[track_caller]
    pub fn set(&self, reg: &Signal, value: impl Operand) {
        let at = Location::caller();
        let value = value.operand(reg, at);
        if !self.same_module(reg, at) || !self.same_module(&value, at) {
            return;
        }
        self.equal_widths("is set to", reg, &value, at);
        if !matches!(self.kind(reg.id), Kind::Reg { .. }) {
            let message = format!("{} is not a register; use `drive`", self.describe(reg.id));
            return self.fail(ErrorKind::Driven, at, message);
        }
        self.statement(Statement::Set { reg: reg.id, value: value.id });
    }

    fn statement(&self, statement: Statement) {
        let mut data = self.0.data.borrow_mut();
        match data.open.last_mut() {
            Some(block) => block.push(statement),
            None => data.statements.push(statement),
        }
    }

    fn block(&self, body: impl FnOnce()) -> Vec<Statement> {
        self.0.data.borrow_mut().open.push(Vec::new());
        body();
        self.0.data.borrow_mut().open.pop().unwrap_or_default()
    }

    fn condition(&self, condition: &Signal, at: Place) -> NodeId {
        if !self.same_module(condition, at) || condition.width != 1 {
            if condition.width != 1 {
                let (what, width) = (self.describe(condition.id), condition.width);
                let message = format!("a condition is 1 bit, {what} is {width}; use any() or eq()");
                self.fail(ErrorKind::Width, at, message);
            }
            return self.stand_in(1, false, at).id;
        }
        condition.id
    }

    /// The register updates of `body` apply in cycles in which `condition` (1 bit) holds.
    #[track_caller]
    pub fn when(&self, condition: &Signal, body: impl FnOnce()) -> When {
        let condition = self.condition(condition, Location::caller());
        let body = self.block(body);
        self.statement(Statement::If { arms: vec![(condition, body)], otherwise: Vec::new() });
        let (level, statements) = self.position();
        When { module: self.clone(), level, statements }
    }

    /// Depth of the open block, and the number of statements in it.
    fn position(&self) -> (usize, usize) {
        let data = self.0.data.borrow();
        (data.open.len(), data.open.last().unwrap_or(&data.statements).len())
    }

    /// A comment that stands before whatever is declared next: a port, wire, register, instance.
    pub fn comment(&self, text: &str) {
        let mut data = self.0.data.borrow_mut();
        if let Some(earlier) = data.comment.take() {
            data.items.push(Item::Comment(earlier));
        }
        data.comment = Some(text.to_owned());
    }

    /// A heading over the part of the module that follows.
    pub fn section(&self, title: &str) {
        self.item(Item::Section(title.to_owned()));
    }

    /// Says that (some bits of) an input or register are ignored on purpose, and why.
    #[track_caller]
    pub fn unused(&self, signal: &Signal, reason: &str) {
        if self.same_module(signal, Location::caller()) {
            self.item(Item::Unused(signal.id, reason.to_owned()));
        }
    }

    /// Gives the body of this module as Verilog text instead of nodes. Ports are declared as
    /// usual. `comb_paths` names the (input, output) pairs with a combinational path, `clocked`
    /// says whether the text uses `clk`; the bit counts go into the manifest.
    pub fn verbatim(
        &self,
        text: String,
        comb_paths: &[(&str, &str)],
        clocked: bool,
        register_bits: u64,
        memory_bits: u64,
    ) {
        let comb_paths = comb_paths.iter().map(|&(i, o)| (i.into(), o.into())).collect();
        let appended = String::new();
        self.0.data.borrow_mut().verbatim =
            Some(Verbatim { text, comb_paths, clocked, register_bits, memory_bits, appended });
    }

    /// Puts further modules behind this one, whose body is text already, into its file.
    #[cfg(feature = "rust-hdl")]
    pub(crate) fn append(&self, modules: String) {
        if let Some(verbatim) = &mut self.0.data.borrow_mut().verbatim {
            verbatim.appended = modules;
        }
    }

    /// What a node is. The nodes of a finished module are gone: its signals are constants to
    /// whoever still holds one, until they meet a signal of a living module.
    pub(crate) fn kind(&self, id: NodeId) -> Kind {
        let data = self.0.data.borrow();
        let node = data.nodes.get(id as usize);
        node.map_or_else(|| Kind::Const(Bits::splat(1, false)), |n| n.kind.clone())
    }

    pub(crate) fn describe(&self, id: NodeId) -> String {
        let data = self.0.data.borrow();
        match data.nodes.get(id as usize).and_then(|n| n.name.as_ref()) {
            Some(name) => format!("`{name}`"),
            None => "the expression".to_owned(),
        }
    }

    /// Whether the signal is one of this module.
    pub(crate) fn same(&self, signal: &Signal) -> bool {
        Rc::ptr_eq(&self.0, &signal.module.0)
    }

    pub(crate) fn same_module(&self, signal: &Signal, at: Place) -> bool {
        let same = self.same(signal);
        if !same {
            let (what, other) = (signal.module.describe(signal.id), signal.module.name());
            let message = format!("{what} belongs to module {other}; pass it through a port");
            self.fail(ErrorKind::Unknown, at, message);
        } else if self.0.finished.get() {
            let message = format!("module {} is finished: its signals are of no use", self.0.name);
            self.fail(ErrorKind::Unknown, at, message);
            return false;
        }
        same
    }

    fn equal_widths(&self, verb: &str, target: &Signal, value: &Signal, at: Place) {
        if target.width != value.width {
            let (target_text, value_text) = (self.describe(target.id), self.describe(value.id));
            let message = format!(
                "{target_text} of {} bits {verb} {value_text} of {} bits; slice or resize it",
                target.width, value.width
            );
            let message = if verb == "drives" {
                format!(
                    "{value_text} of {} bits drives {target_text} of {} bits; slice or resize it",
                    value.width, target.width
                )
            } else {
                message
            };
            self.fail(ErrorKind::Width, at, message);
        }
    }
}

/// A register that still needs to be told whether it is reset.
#[must_use = "finish a register with `reset` or `no_reset`"]
pub struct Reg(Signal);

impl Reg {
    /// The register takes `value` in a cycle in which `reset` is high.
    #[track_caller]
    pub fn reset(self, value: impl Operand) -> Signal {
        let at = Location::caller();
        let value = value.operand(&self.0, at);
        let module = &self.0.module;
        if !module.same_module(&value, at) {
            return self.0;
        }
        match module.kind(value.id) {
            Kind::Const(bits) if bits.width() == self.0.width => {
                let mut data = module.0.data.borrow_mut();
                if let Some(node) = data.nodes.get_mut(self.0.id as usize) {
                    node.kind = Kind::Reg { reset: Some(bits) };
                }
            }
            Kind::Const(_) => module.equal_widths("is reset to", &self.0, &value, at),
            _ => {
                let what = module.describe(self.0.id);
                let message = format!("{what} is reset to something that is not a constant");
                module.fail(ErrorKind::Driven, at, message);
            }
        }
        self.0
    }

    /// A register without reset: data whose validity another register says.
    pub fn no_reset(self) -> Signal {
        self.0
    }
}

impl Deref for Reg {
    type Target = Signal;
    fn deref(&self) -> &Signal {
        &self.0
    }
}

/// Continues a [`Module::when`]; to be used at once, before another statement.
pub struct When {
    module: Module,
    level: usize,
    statements: usize,
}

impl When {
    fn last(
        &self,
        at: Place,
        f: impl FnOnce(&mut Vec<(NodeId, Vec<Statement>)>, &mut Vec<Statement>),
    ) {
        if self.module.position() == (self.level, self.statements) {
            let mut data = self.module.0.data.borrow_mut();
            let data = &mut *data;
            let block = data.open.last_mut().unwrap_or(&mut data.statements);
            if let Some(Statement::If { arms, otherwise }) = block.last_mut() {
                return f(arms, otherwise);
            }
        }
        let message = "an `elsewhen` or `otherwise` that does not follow its `when` at once";
        self.module.fail(ErrorKind::Unknown, at, message.to_owned());
    }

    /// Applies where no earlier condition holds and this one does.
    #[track_caller]
    pub fn elsewhen(self, condition: &Signal, body: impl FnOnce()) -> When {
        let at = Location::caller();
        let condition = self.module.condition(condition, at);
        let body = self.module.block(body);
        self.last(at, |arms, _| arms.push((condition, body)));
        self
    }

    /// Applies where no earlier condition holds.
    #[track_caller]
    pub fn otherwise(self, body: impl FnOnce()) {
        let body = self.module.block(body);
        self.last(Location::caller(), |_, otherwise| *otherwise = body);
    }
}
