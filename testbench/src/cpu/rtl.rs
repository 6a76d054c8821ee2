//! The verilated core, a cycle at a time, with the same inputs and outputs as the cycle model.
//!
//! ```text
//!   Inputs --> ports of the model --> Outputs, Retired
//! ```
//! Watches what a ready/valid stream owes its sink: an offer stands, unchanged, until taken.

use mtia_model::cycle::cpu::{DataRequest, Inputs, Outputs, Response};
use mtia_model::spec::cpu::{
    Access, Cause, CsrWrite, Interrupt, MCAUSE_INTERRUPT, RegisterWrite, Retired, Trap,
};
use verilator_sys::{Error, Library, Model, PortId};

/// The core in Verilator.
pub struct Rtl {
    model: Model,
    ports: Ports,
    /// Requests that were offered in the last cycle and not taken.
    standing: Outputs,
    trouble: Option<String>,
}

/// valid, ready, and what goes with them.
struct Ports {
    reset: PortId,
    boot_address: PortId,
    hart_id: PortId,
    lines: [(PortId, u32); Interrupt::ALL.len()],
    fetch_request: [PortId; 3],
    fetch_response: [PortId; 4],
    data_request: [PortId; 6],
    data_response: [PortId; 4],
    sleeping: PortId,
    retire_valid: PortId,
    retire: Retire,
}

/// The ports of the record, by name.
macro_rules! retire_ports {
    ($($name:ident),* $(,)?) => {
        struct Retire { $($name: PortId),* }

        impl Retire {
            fn of(model: &Model) -> Result<Retire, Error> {
                Ok(Retire { $($name: model.port(concat!("retire_", stringify!($name)))?),* })
            }
        }
    };
}

retire_ports!(
    pc,
    instruction,
    length,
    next_pc,
    rd_write,
    rd,
    rd_value,
    memory,
    memory_store,
    memory_size,
    memory_address,
    memory_data,
    csr_write,
    csr_address,
    csr_value,
    trap,
    interrupt,
    cause,
    tval,
);

fn ports<const N: usize>(
    model: &Model,
    prefix: &str,
    names: [&str; N],
) -> Result<[PortId; N], Error> {
    let mut out = [model.port(&format!("{prefix}_{}", names[0]))?; N];
    for (out, name) in out.iter_mut().zip(names) {
        *out = model.port(&format!("{prefix}_{name}"))?;
    }
    Ok(out)
}

impl Rtl {
    /// An instance of the verilated block `cpu`.
    ///
    /// # Errors
    /// If the library is not that of the core.
    pub fn new(library: &Library) -> Result<Rtl, Error> {
        Rtl::with_arguments(library, &[])
    }

    /// The same with arguments for the simulation, such as plusargs.
    ///
    /// # Errors
    /// If the library is not that of the core.
    pub fn with_arguments(library: &Library, arguments: &[&str]) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let line = |interrupt| match interrupt {
            Interrupt::Software => "software_interrupt",
            Interrupt::Timer => "timer_interrupt",
            Interrupt::External => "external_interrupt",
        };
        let mut lines = [(model.port(line(Interrupt::Software))?, 0); Interrupt::ALL.len()];
        for (port, interrupt) in lines.iter_mut().zip(Interrupt::ALL) {
            *port = (model.port(line(interrupt))?, interrupt.mask());
        }
        let request = ["valid", "ready", "address", "write", "data", "strobe"];
        let response = ["valid", "ready", "data", "error"];
        let ports = Ports {
            reset: model.port("reset")?,
            boot_address: model.port("boot_address")?,
            hart_id: model.port("hart_id")?,
            lines,
            fetch_request: ports(&model, "fetch_request", ["valid", "ready", "address"])?,
            fetch_response: ports(&model, "fetch_response", response)?,
            data_request: ports(&model, "data_request", request)?,
            data_response: ports(&model, "data_response", response)?,
            sleeping: model.port("sleeping")?,
            retire_valid: model.port("retire_valid")?,
            retire: Retire::of(&model)?,
        };
        Ok(Rtl { model, ports, standing: Outputs::default(), trouble: None })
    }

    /// Resets the core; afterwards it is core `hart_id`, about to begin at `boot_address`.
    pub fn reset(&mut self, hart_id: u32, boot_address: u32) {
        self.show(&Inputs::default());
        self.model.set(self.ports.boot_address, boot_address.into());
        self.model.set(self.ports.hart_id, hart_id.into());
        self.model.set(self.ports.reset, 1);
        self.model.cycles(1);
        self.model.set(self.ports.reset, 0);
        self.standing = Outputs::default();
        self.trouble = None;
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// One cycle: the outputs for these inputs and what retires, then the clock edge.
    pub fn cycle(&mut self, inputs: &Inputs) -> (Outputs, Option<Retired>) {
        self.show(inputs);
        self.model.settle();
        let outputs = self.look();
        let retired = (self.get(self.ports.retire_valid) == 1).then(|| self.record());
        self.watch(inputs, &outputs);
        self.model.rise();
        (outputs, retired)
    }

    fn get(&self, port: PortId) -> u32 {
        // No port of the core has more than 32 bits.
        self.model.get(port) as u32
    }

    fn high(&self, port: PortId) -> bool {
        self.model.get(port) == 1
    }

    fn show(&mut self, inputs: &Inputs) {
        for (port, mask) in self.ports.lines {
            self.model.set(port, u64::from(inputs.lines & mask != 0));
        }
        self.model.set(self.ports.fetch_request[1], inputs.fetch_ready.into());
        self.model.set(self.ports.data_request[1], inputs.data_ready.into());
        self.respond(self.ports.fetch_response, inputs.fetch_response);
        self.respond(self.ports.data_response, inputs.data_response);
    }

    fn respond(&mut self, ports: [PortId; 4], response: Option<Response>) {
        let [valid, _, data, error] = ports;
        self.model.set(valid, response.is_some().into());
        match response {
            Some(response) => {
                self.model.set(data, response.data.into());
                self.model.set(error, response.error.into());
            }
            // Turned over, so that a core that reads it shows.
            None => {
                let before = self.model.get(data);
                self.model.set(data, !before);
                self.model.set(error, 1);
            }
        }
    }

    fn look(&self) -> Outputs {
        let [valid, _, address] = self.ports.fetch_request;
        let fetch_request = self.high(valid).then(|| self.get(address));
        let [valid, _, address, write, data, strobe] = self.ports.data_request;
        let data_request = self.high(valid).then(|| DataRequest {
            address: self.get(address),
            write: self.high(write),
            data: self.get(data),
            strobe: self.get(strobe) as u8,
        });
        Outputs { fetch_request, data_request, sleeping: self.high(self.ports.sleeping) }
    }

    fn record(&self) -> Retired {
        let r = &self.ports.retire;
        let trap = self.high(r.trap).then(|| {
            let bit = if self.high(r.interrupt) { MCAUSE_INTERRUPT } else { 0 };
            (self.get(r.cause) | bit, self.get(r.tval))
        });
        // A cause that there is not is turned into one that the instruction cannot have.
        let trap = trap.map(|(mcause, tval)| Trap {
            cause: Cause::from_mcause(mcause).unwrap_or(Cause::Interrupt(Interrupt::Software)),
            tval,
        });
        Retired {
            pc: self.get(r.pc),
            instruction: self.get(r.instruction),
            length: self.get(r.length) as u8,
            next_pc: self.get(r.next_pc),
            register: self.high(r.rd_write).then(|| RegisterWrite {
                number: self.get(r.rd) as u8,
                value: self.get(r.rd_value),
            }),
            memory: self.high(r.memory).then(|| Access {
                address: self.get(r.memory_address),
                size: self.get(r.memory_size) as u8,
                store: self.high(r.memory_store).then(|| self.get(r.memory_data)),
            }),
            csr: self.high(r.csr_write).then(|| CsrWrite {
                address: self.get(r.csr_address) as u16,
                value: self.get(r.csr_value),
            }),
            trap,
        }
    }

    /// An offer that was not taken stands unchanged; responses are always taken.
    fn watch(&mut self, inputs: &Inputs, outputs: &Outputs) {
        let before = self.standing;
        if before.fetch_request.is_some() && before.fetch_request != outputs.fetch_request {
            let (was, is) = (before.fetch_request, outputs.fetch_request);
            self.fail(format!("a fetch request changed before it was taken: {was:x?}, {is:x?}"));
        }
        if before.data_request.is_some() && before.data_request != outputs.data_request {
            let (was, is) = (before.data_request, outputs.data_request);
            self.fail(format!("a data request changed before it was taken: {was:x?}, {is:x?}"));
        }
        self.standing = Outputs {
            fetch_request: outputs.fetch_request.filter(|_| !inputs.fetch_ready),
            data_request: outputs.data_request.filter(|_| !inputs.data_ready),
            sleeping: false,
        };
        for (name, port) in
            [("fetch", self.ports.fetch_response[1]), ("data", self.ports.data_response[1])]
        {
            if !self.high(port) {
                self.fail(format!("{name}_response_ready is low"));
            }
        }
    }

    fn fail(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }
}
