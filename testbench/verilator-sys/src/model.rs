//! One running model: its ports, its clock, its trace.
//!
//! Ports are read and written where the verilated code has them, without a call. The clock is
//! turned by calls into the library, of any number of cycles each. The clock's port is `clk`; a
//! design without one is combinational, and a cycle only evaluates it. A port named `reset`, of
//! one bit, holds the streams still while it is 1 (`stream.rs`).
//!
//! A model that has stopped (`$stop`, `$fatal`, a broken stream rule, `$finish`) takes no further
//! cycles: [`Model::check`] says why.

use std::ffi::{CStr, CString, c_void};
use std::path::Path;
use std::sync::Arc;

use crate::Error;
use crate::library::Inner;
use crate::ports::Storage;
use crate::shim::{self, Instance, State};

#[cfg(target_endian = "big")]
compile_error!("port memory is read as little-endian words");

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Its name in Verilog.
    pub name: String,
    /// Bits, at least 1.
    pub width: u32,
    /// Whether it is an input of the design.
    pub input: bool,
}

/// A port of a design, found by [`Model::port`]. The same for all models of one library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PortId(pub(crate) u32);

/// Where a port is, and how it is stored.
#[derive(Clone, Copy)]
struct Slot {
    at: *mut u8,
    width: u32,
    storage: Storage,
    input: bool,
}

/// A model of a design. It may move to another thread, and each thread may have its own.
pub struct Model {
    pub(crate) library: Arc<Inner>,
    pub(crate) instance: Instance,
    slots: Vec<Slot>,
    /// Ports that were handed out by `words_mut`: bits above their width may have been written.
    unmasked: Vec<PortId>,
    /// Ports that a stream drives.
    pub(crate) driven: Vec<PortId>,
    pub(crate) sources: Vec<usize>,
    pub(crate) sinks: Vec<usize>,
    checked: std::cell::Cell<bool>,
}

// SAFETY: the instance belongs to this model alone, and every call sets the thread's current
// context first, so nothing is tied to the thread that made it.
unsafe impl Send for Model {}

impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Model")
            .field("top", &self.library.top)
            .field("cycle", &self.cycle())
            .finish_non_exhaustive()
    }
}

impl Model {
    pub(crate) fn new(library: Arc<Inner>, instance: Instance) -> Self {
        let mut addresses = vec![std::ptr::null_mut::<c_void>(); library.ports.len()];
        // SAFETY: the instance is live, and there is room for the address of each port.
        unsafe { (library.api.addresses)(instance, addresses.as_mut_ptr()) };
        let slots = addresses
            .iter()
            .zip(library.ports.iter().zip(&library.storages))
            .map(|(at, (port, &storage))| Slot {
                at: at.cast(),
                width: port.width,
                storage,
                input: port.input,
            })
            .collect();
        Self {
            library,
            instance,
            slots,
            unmasked: Vec::new(),
            driven: Vec::new(),
            sources: Vec::new(),
            sinks: Vec::new(),
            checked: std::cell::Cell::new(false),
        }
    }

    /// The ports of the top module, in Verilator's order (not the order of declaration).
    pub fn ports(&self) -> &[Port] {
        &self.library.ports
    }

    /// The port called `name`.
    ///
    /// # Errors
    /// [`Error::UnknownPort`], which lists the ports that there are.
    pub fn port(&self, name: &str) -> Result<PortId, Error> {
        let found = self.library.ports.iter().position(|p| p.name == name);
        match found.and_then(|i| u32::try_from(i).ok()) {
            Some(index) => Ok(PortId(index)),
            None => Err(Error::UnknownPort {
                top: self.library.top.clone(),
                name: name.to_owned(),
                hint: hint(&self.library.ports),
            }),
        }
    }

    /// Name, width and direction of a port.
    ///
    /// # Panics
    /// If the id is of another design and there is no such port here (true of all methods that
    /// take one).
    pub fn port_info(&self, p: PortId) -> &Port {
        &self.library.ports[p.0 as usize]
    }

    /// The value of a port of up to 64 bits.
    ///
    /// # Panics
    /// If the port is wider: use [`Model::words`].
    #[inline]
    pub fn get(&self, p: PortId) -> u64 {
        let slot = &self.slots[p.0 as usize];
        // SAFETY: `at` points to the port's variable, of this kind and aligned for it, which lives
        // as long as the model; no one else touches it while `self` is borrowed.
        unsafe {
            match slot.storage {
                Storage::Byte => u64::from(slot.at.read()),
                Storage::Half => u64::from(slot.at.cast::<u16>().read()),
                Storage::Word => u64::from(slot.at.cast::<u32>().read()),
                Storage::Quad => slot.at.cast::<u64>().read(),
                Storage::Wide => self.too_wide(p),
            }
        }
    }

    /// Sets an input of up to 64 bits. Bits above its width are dropped. The design sees it at the
    /// next [`Model::settle`] or clock edge.
    ///
    /// # Panics
    /// If the port is wider (use [`Model::words_mut`]), or is an output.
    #[inline]
    pub fn set(&mut self, p: PortId, v: u64) {
        let slot = self.slots[p.0 as usize];
        if !slot.input {
            self.not_an_input(p);
        }
        let v = v & (u64::MAX >> (64 - slot.width.min(64)));
        // SAFETY: as in `get`, and `self` is borrowed mutably.
        // The casts drop nothing: the mask has done it.
        #[allow(clippy::cast_possible_truncation)]
        unsafe {
            match slot.storage {
                Storage::Byte => slot.at.write(v as u8),
                Storage::Half => slot.at.cast::<u16>().write(v as u16),
                Storage::Word => slot.at.cast::<u32>().write(v as u32),
                Storage::Quad => slot.at.cast::<u64>().write(v),
                Storage::Wide => self.too_wide(p),
            }
        }
    }

    /// The memory of a port of more than 16 bits: 32-bit words, the lowest first.
    ///
    /// # Panics
    /// If the port is narrower: use [`Model::get`], or [`Model::read_words`] for any width.
    #[inline]
    pub fn words(&self, p: PortId) -> &[u32] {
        let (at, count) = self.word_memory(p);
        // SAFETY: the port's variable has `count` words, is aligned for them, and does not change
        // while `self` is borrowed.
        unsafe { std::slice::from_raw_parts(at, count) }
    }

    /// The memory of an input of more than 16 bits, to be written. Bits above the port's width are
    /// cleared before the design sees them.
    ///
    /// # Panics
    /// If the port is narrower (use [`Model::set`]), or is an output.
    #[inline]
    pub fn words_mut(&mut self, p: PortId) -> &mut [u32] {
        let (at, count) = self.word_memory(p);
        let slot = &self.slots[p.0 as usize];
        if !slot.input {
            self.not_an_input(p);
        }
        if !slot.width.is_multiple_of(32) && self.unmasked.last() != Some(&p) {
            self.unmasked.push(p);
        }
        // SAFETY: as in `words`, and `self` is borrowed mutably.
        unsafe { std::slice::from_raw_parts_mut(at, count) }
    }

    /// The words of a port of any width: `width / 32` rounded up, the lowest first.
    pub fn read_words(&self, p: PortId) -> Vec<u32> {
        match self.slots[p.0 as usize].storage {
            Storage::Byte | Storage::Half => vec![u32::try_from(self.get(p)).unwrap_or(u32::MAX)],
            _ => self.words(p).to_vec(),
        }
    }

    /// Sets an input of any width to these words, the lowest first. Bits above the width are
    /// dropped; words that are not given are 0.
    ///
    /// # Panics
    /// If there are more words than the port has, or it is an output.
    pub fn write_words(&mut self, p: PortId, words: &[u32]) {
        let slot = self.slots[p.0 as usize];
        let count = slot.width.div_ceil(32) as usize;
        assert!(
            words.len() <= count,
            "port `{}` has {count} words, {} given",
            self.port_info(p).name,
            words.len()
        );
        match slot.storage {
            Storage::Byte | Storage::Half => {
                self.set(p, u64::from(words.first().copied().unwrap_or(0)));
            }
            _ => {
                let port = self.words_mut(p);
                port[..words.len()].copy_from_slice(words);
                port[words.len()..].fill(0);
            }
        }
    }

    /// Copies bytes out of a port: from byte `first` on (byte 0 has bits 7:0), as many as `out`
    /// holds. Bits above the port's width read as 0.
    ///
    /// # Panics
    /// If the port has fewer bytes (`width / 8` rounded up).
    pub fn bytes_get(&self, p: PortId, first: usize, out: &mut [u8]) {
        let slot = self.slots[p.0 as usize];
        self.check_bytes(p, first, out.len());
        // SAFETY: the port's variable has at least `width / 8` bytes rounded up, the lowest first
        // (a little-endian machine), and `check_bytes` has seen that the range is within.
        let memory = unsafe { std::slice::from_raw_parts(slot.at.add(first), out.len()) };
        out.copy_from_slice(memory);
    }

    /// Writes bytes into an input: from byte `first` on (byte 0 has bits 7:0). The other bytes
    /// stay. Bits above the port's width are dropped.
    ///
    /// # Panics
    /// If the port has fewer bytes (`width / 8` rounded up), or is an output.
    pub fn bytes_set(&mut self, p: PortId, first: usize, bytes: &[u8]) {
        let slot = self.slots[p.0 as usize];
        if !slot.input {
            self.not_an_input(p);
        }
        self.check_bytes(p, first, bytes.len());
        // SAFETY: as in `bytes_get`, and `self` is borrowed mutably.
        let memory = unsafe { std::slice::from_raw_parts_mut(slot.at.add(first), bytes.len()) };
        memory.copy_from_slice(bytes);
        let rest = slot.width % 8;
        if rest != 0
            && first + bytes.len() == slot.width.div_ceil(8) as usize
            && let Some(last) = memory.last_mut()
        {
            *last &= 0xff >> (8 - rest);
        }
    }

    /// Evaluates with the clock low: afterwards outputs belong to the inputs set, and to the offers
    /// of the streams in this cycle.
    pub fn settle(&mut self) {
        self.mask();
        // SAFETY: the instance is live, and `self` is borrowed mutably.
        unsafe { (self.library.api.settle)(self.instance) }
    }

    /// The rising edge that ends this cycle: registers take over, and outputs are evaluated with
    /// the inputs as they are. Settles first if [`Model::settle`] was not called in this cycle.
    pub fn rise(&mut self) {
        self.cycles(1);
    }

    /// `n` whole cycles (settle, rise) in one call, with the inputs held. The first goes on from a
    /// settle before it. Fewer if the model stops.
    pub fn cycles(&mut self, n: u64) {
        self.mask();
        // SAFETY: the instance is live, and `self` is borrowed mutably.
        unsafe { (self.library.api.cycles)(self.instance, n) };
    }

    /// The number of rising edges so far: the index of the current cycle, from 0.
    #[inline]
    pub fn cycle(&self) -> u64 {
        self.state().cycle
    }

    /// Writes an FST trace of the cycles `first_cycle..=last_cycle` to `path`.
    ///
    /// In the file, cycle `c` settles at time `2 c` and its rising edge is at `2 c + 1`. The file
    /// is complete when the last cycle has run or the model is dropped. A window set later
    /// replaces this one.
    ///
    /// # Errors
    /// [`Error::Trace`] if the design was not compiled with [`Design::trace`](crate::Design::trace),
    /// the window is empty or its begin has passed, or the file cannot be written.
    pub fn trace_window(
        &mut self,
        path: &Path,
        first_cycle: u64,
        last_cycle: u64,
    ) -> Result<(), Error> {
        let failed = |what: String| Error::Trace {
            top: self.library.top.clone(),
            path: path.to_owned(),
            what,
        };
        if self.library.api.traces == 0 {
            return Err(failed(
                "the design was compiled without tracing: use Design::trace(true)".to_owned(),
            ));
        }
        if last_cycle < first_cycle || first_cycle < self.cycle() {
            return Err(failed(format!(
                "cycles {first_cycle}..={last_cycle} are not ahead of cycle {}",
                self.cycle()
            )));
        }
        // Verilator's writer does not look whether the file could be opened.
        std::fs::File::create(path).map_err(|e| failed(e.to_string()))?;
        let name =
            CString::new(path.as_os_str().as_encoded_bytes()).map_err(|e| failed(e.to_string()))?;
        // SAFETY: the instance is live, `self` is borrowed mutably, and the string outlives the
        // call.
        let open = unsafe {
            (self.library.api.trace)(self.instance, name.as_ptr(), first_cycle, last_cycle)
        };
        self.check()?;
        if open == 0 {
            return Err(failed("the FST writer could not open it".to_owned()));
        }
        Ok(())
    }

    /// Whether the model is well: `Ok` while it runs, and after `$finish`.
    ///
    /// # Errors
    /// [`Error::Stopped`] after `$stop`, `$error`, `$fatal`, a failed assertion, a combinational
    /// loop that does not settle, or an output stream that broke the rules of ready and valid. If
    /// a stopped model is dropped without anyone having asked, the reason goes to standard error.
    pub fn check(&self) -> Result<(), Error> {
        match self.state().status {
            shim::RUNNING | shim::FINISHED => Ok(()),
            _ => {
                self.checked.set(true);
                Err(self.stopped())
            }
        }
    }

    /// Whether the design has executed `$finish`.
    pub fn finished(&self) -> bool {
        self.state().status == shim::FINISHED
    }

    /// What the design has printed (`$display`, `$write`, the text of `$error`) since the last
    /// call; at most about 1 MiB is kept between calls. Nothing goes to standard output.
    pub fn take_output(&mut self) -> String {
        let mut length = 0;
        // SAFETY: the instance is live, `self` is borrowed mutably, and the text is copied before
        // it is cleared.
        unsafe {
            let text = (self.library.api.output)(self.instance, &mut length);
            let bytes = std::slice::from_raw_parts(text.cast::<u8>(), length);
            let output = String::from_utf8_lossy(bytes).into_owned();
            (self.library.api.output_clear)(self.instance);
            output
        }
    }

    fn stopped(&self) -> Error {
        // SAFETY: the instance is live; the message is a string that changes only in calls that
        // borrow `self` mutably.
        let message = unsafe { CStr::from_ptr((self.library.api.message)(self.instance)) };
        Error::Stopped {
            top: self.library.top.clone(),
            cycle: self.state().stopped,
            message: message.to_string_lossy().into_owned(),
        }
    }

    #[inline]
    fn state(&self) -> &State {
        // SAFETY: an instance begins with its state, and the state changes only in calls that
        // borrow `self` mutably.
        unsafe { &*self.instance.cast::<State>() }
    }

    /// Clears the bits above the width of the ports that `words_mut` has handed out.
    #[inline]
    pub(crate) fn mask(&mut self) {
        while let Some(p) = self.unmasked.pop() {
            let (at, count) = self.word_memory(p);
            let rest = self.slots[p.0 as usize].width % 32;
            // SAFETY: the port has `count` words, at least one, and `self` is borrowed mutably.
            unsafe { *at.add(count - 1) &= u32::MAX >> (32 - rest) };
        }
    }

    #[inline]
    fn word_memory(&self, p: PortId) -> (*mut u32, usize) {
        let slot = &self.slots[p.0 as usize];
        match slot.storage {
            Storage::Byte | Storage::Half => self.too_narrow(p),
            Storage::Word => (slot.at.cast(), 1),
            // The variable is one of 64 bits: both its words exist whatever the width.
            Storage::Quad => (slot.at.cast(), 2),
            Storage::Wide => (slot.at.cast(), slot.width.div_ceil(32) as usize),
        }
    }

    fn check_bytes(&self, p: PortId, first: usize, count: usize) {
        let port = self.port_info(p);
        let bytes = port.width.div_ceil(8) as usize;
        assert!(
            first <= bytes && count <= bytes - first,
            "port `{}` has {bytes} bytes, {count} from byte {first} asked for",
            port.name
        );
    }

    #[cold]
    fn too_wide(&self, p: PortId) -> ! {
        let port = self.port_info(p);
        panic!("port `{}` has {} bits, more than 64: use words()", port.name, port.width)
    }

    #[cold]
    fn too_narrow(&self, p: PortId) -> ! {
        let port = self.port_info(p);
        panic!(
            "port `{}` has {} bits, stored in less than a word: use get()",
            port.name, port.width
        )
    }

    #[cold]
    fn not_an_input(&self, p: PortId) -> ! {
        panic!("port `{}` is an output of the design: it cannot be set", self.port_info(p).name)
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        if !self.checked.get()
            && let Err(error) = self.check()
        {
            eprintln!("{error}");
        }
        // SAFETY: the instance is live, and not used after this.
        unsafe { (self.library.api.destroy)(self.instance) }
    }
}

/// The ports that there are, for an error message.
fn hint(ports: &[Port]) -> String {
    const SHOWN: usize = 12;
    if ports.is_empty() {
        return ", it has none".to_owned();
    }
    let names: Vec<&str> = ports.iter().take(SHOWN).map(|p| p.name.as_str()).collect();
    let more = if ports.len() > SHOWN { " ..." } else { "" };
    format!("; its ports: {}{more}", names.join(" "))
}
