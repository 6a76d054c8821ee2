//! From a block to a design: builds every distinct (generator, parameters) once, checks each
//! module, and keeps the definitions, children before parents.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::panic::Location;
use std::rc::Rc;

use serde::Serialize;

use crate::check;
use crate::error::{Error, ErrorKind, Errors};
use crate::manifest::Manifest;
use crate::module::{Module, ModuleData, Place};
use crate::verilog;

/// Deepest nesting of blocks; more is a block that instantiates variants of itself without end.
const MAX_LEVELS: usize = 100;

/// A generator of hardware: a Rust value whose fields are the parameters. Two values of one type
/// that serialise equally are the same module.
pub trait Block: Serialize {
    /// Module name; holds the parameters that tell modules of one design apart.
    fn name(&self) -> String;
    /// What the block is: the header comment of its module.
    fn about(&self) -> String;
    /// Declares ports and contents.
    fn build(&self, m: &Module);
}

/// A finished module.
pub(crate) struct Definition {
    pub name: String,
    pub about: String,
    pub generator: &'static str,
    pub parameters: serde_json::Map<String, serde_json::Value>,
    pub data: ModuleData,
    /// For each port: the input ports that an output depends on combinationally.
    pub comb: Vec<Vec<usize>>,
    pub clocked: bool,
    pub resets: bool,
    pub register_bits: u64,
    pub memory_bits: u64,
}

#[derive(Default)]
pub(crate) struct Context {
    pub errors: RefCell<Vec<Error>>,
    pub definitions: RefCell<Vec<Rc<Definition>>>,
    by_key: RefCell<HashMap<String, usize>>,
    by_name: RefCell<HashSet<String>>,
    /// Keys of the definitions under construction, outermost first.
    building: RefCell<Vec<String>>,
}

fn generator<B: Block>() -> &'static str {
    std::any::type_name::<B>()
}

impl Context {
    /// Index of the definition of `block`, which is built where it is new; `at` is the line that
    /// asks for it. `None`, with an error, where the block contains itself.
    pub(crate) fn define<B: Block>(self: &Rc<Self>, block: &B, at: Place) -> Option<usize> {
        let serialised = serde_json::to_value(block);
        let trouble = serialised.as_ref().err().map(ToString::to_string);
        let value = serialised.unwrap_or_default();
        let key = format!("{} {value}", generator::<B>());
        if let Some(&index) = self.by_key.borrow().get(&key) {
            return Some(index);
        }
        let name = block.name();
        let module = Module::new(self.clone(), name.clone(), at);
        let levels = self.building.borrow().len();
        if levels >= MAX_LEVELS || self.building.borrow().contains(&key) {
            let message = format!(
                "module `{name}` contains itself; blocks nest at most {MAX_LEVELS} levels deep"
            );
            module.fail(ErrorKind::Loop, at, message);
            return None;
        }
        self.building.borrow_mut().push(key.clone());
        module.enter(|| block.build(&module));
        self.building.borrow_mut().pop();
        let data = module.0.data.take();
        module.0.finished.set(true);
        if let Some(trouble) = trouble {
            let message = format!("the parameters of `{name}` cannot be written down: {trouble}");
            module.fail(ErrorKind::Unknown, at, message);
        }
        if let Some(objection) = crate::names::objection(&name) {
            module.fail(ErrorKind::Name, at, objection);
        }
        if !self.by_name.borrow_mut().insert(name.clone()) {
            let message = format!(
                "two different modules are named `{name}`; put the parameters that differ into \
                 the name"
            );
            module.fail(ErrorKind::Clash, at, message);
        }
        let parameters = match value {
            serde_json::Value::Object(map) => map,
            serde_json::Value::Null => serde_json::Map::new(),
            other => serde_json::Map::from_iter([("value".to_owned(), other)]),
        };
        let children = self.definitions.borrow();
        let comb = check::module(&module, &data, &children);
        let mut definition = Definition {
            name,
            about: block.about(),
            generator: generator::<B>(),
            parameters,
            comb,
            clocked: false,
            resets: false,
            register_bits: 0,
            memory_bits: 0,
            data,
        };
        check::totals(&mut definition, &children);
        drop(children);
        let mut definitions = self.definitions.borrow_mut();
        definitions.push(Rc::new(definition));
        self.by_key.borrow_mut().insert(key, definitions.len() - 1);
        Some(definitions.len() - 1)
    }

    /// Ports of a definition: name, whether input, width.
    pub(crate) fn ports(&self, module: usize) -> Vec<(String, bool, u32)> {
        let definitions = self.definitions.borrow();
        let ports = definitions[module].data.ports.iter();
        ports.map(|p| (p.name.to_string(), p.input, p.width)).collect()
    }
}

/// The blocks of a design under construction, see [`Design::elaborate_all`].
pub struct Blocks(Rc<Context>);

impl Blocks {
    /// Builds `block` and everything below it that is not there yet.
    #[track_caller]
    pub fn add<B: Block>(&self, block: &B) {
        self.0.define(block, Location::caller());
    }
}

/// A checked design: module definitions, children before parents, the top last.
pub struct Design {
    pub(crate) definitions: Vec<Rc<Definition>>,
}

impl std::fmt::Debug for Design {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.definitions.iter().map(|d| &d.name)).finish()
    }
}

impl Design {
    /// Builds `top` and everything below it. Errors: every mistake of the description.
    #[track_caller]
    pub fn elaborate<B: Block>(top: &B) -> Result<Design, Errors> {
        let at = Location::caller();
        Design::elaborate_all(|blocks| {
            blocks.0.define(top, at);
        })
    }

    /// Builds several blocks, and everything below them, into one design: `add` calls
    /// [`Blocks::add`] for each. What they share is one module; the block added last is the top.
    /// Errors: every mistake of the descriptions.
    pub fn elaborate_all(add: impl FnOnce(&Blocks)) -> Result<Design, Errors> {
        let blocks = Blocks(Rc::new(Context::default()));
        add(&blocks);
        let errors = blocks.0.errors.take();
        if errors.is_empty() {
            Ok(Design { definitions: blocks.0.definitions.take() })
        } else {
            Err(Errors(errors))
        }
    }

    /// Name of the top module.
    pub fn top(&self) -> &str {
        self.definitions.last().map_or("", |d| &d.name)
    }

    /// Every module as (file name, Verilog text), children before parents.
    pub fn verilog(&self) -> Vec<(String, String)> {
        let text =
            |d: &Rc<Definition>| (format!("{}.v", d.name), verilog::module(d, &self.definitions));
        self.definitions.iter().map(text).collect()
    }

    /// The file list, one file a line, children before parents.
    pub fn file_list(&self) -> String {
        self.definitions.iter().map(|d| format!("{}.v\n", d.name)).collect()
    }

    /// Modules, parameters, ports, instances and sizes.
    pub fn manifest(&self) -> Manifest {
        Manifest::of(&self.definitions)
    }
}
