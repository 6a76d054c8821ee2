//! The verilated controller as a device of the bench.
//!
//! Watches what a ready/valid stream owes its sink: an offer stands, unchanged, until taken. Fields
//! of ports that say nothing are noise, so that hardware that looks at them shows.

use mtia_model::cycle::hbm::port::{
    Beat, Bytes, ColumnCommand, Inputs, Outputs, Response, RowCommand, UtilityResponse,
};
use mtia_model::spec::hbm::{BEAT_BITS, BankAddress, LINE_BYTES};
use verilator_sys::{Error, Library, Model, PortId};

/// Bytes of a beat.
const BEAT_BYTES: usize = (BEAT_BITS / 8) as usize;

/// The hardware under test.
pub struct Rtl {
    model: Model,
    reset: PortId,
    request: [PortId; 7],
    response: [PortId; 5],
    row: [PortId; 6],
    column: [PortId; 6],
    write_data: [PortId; 3],
    read_data: [PortId; 3],
    utility_request: [PortId; 3],
    utility_response: [PortId; 4],
    before: Option<(Inputs<Bytes>, Outputs<Bytes>)>,
    trouble: Option<String>,
}

fn ports<const N: usize>(
    model: &Model,
    prefix: &str,
    names: [&str; N],
) -> Result<[PortId; N], Error> {
    let port = |name: &str| model.port(&format!("{prefix}_{name}"));
    let mut out = [port(names[0])?; N];
    for (out, name) in out.iter_mut().zip(names) {
        *out = port(name)?;
    }
    Ok(out)
}

impl Rtl {
    /// An instance of the verilated controller, with arguments such as plusargs.
    ///
    /// # Errors
    /// If the library is of another block.
    pub fn new(library: &Library, arguments: &[&str]) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let of_bank = ["stack", "group", "bank"];
        let [stack, group, bank] = of_bank;
        let beat = ["valid", "data", "side"];
        Ok(Rtl {
            reset: model.port("reset")?,
            request: ports(
                &model,
                "request",
                ["valid", "ready", "write", "address", "tag", "poison", "data"],
            )?,
            response: ports(&model, "response", ["valid", "ready", "tag", "poison", "data"])?,
            row: ports(&model, "row_command", ["valid", "kind", stack, group, bank, "row"])?,
            column: ports(
                &model,
                "column_command",
                ["valid", "write", stack, group, bank, "column"],
            )?,
            write_data: ports(&model, "write_data", beat)?,
            read_data: ports(&model, "read_data", beat)?,
            utility_request: ports(&model, "utility_request", ["valid", "ready", "address"])?,
            utility_response: ports(
                &model,
                "utility_response",
                ["valid", "ready", "data", "error"],
            )?,
            model,
            before: None,
            trouble: None,
        })
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// As after power-up.
    pub fn reset(&mut self) {
        let quiet =
            [self.request[0], self.response[1], self.read_data[0], self.utility_request[0], {
                self.utility_response[1]
            }];
        quiet.into_iter().for_each(|port| self.model.set(port, 0));
        self.model.set(self.reset, 1);
        self.model.cycles(2);
        self.model.set(self.reset, 0);
        (self.before, self.trouble) = (None, None);
    }

    /// One clock; `noise` is on the ports that say nothing.
    pub fn cycle(
        &mut self,
        inputs: &Inputs<Bytes>,
        mut noise: impl FnMut() -> u64,
    ) -> Outputs<Bytes> {
        self.show(inputs, &mut noise);
        self.model.settle();
        let outputs = self.look();
        self.watch(inputs, &outputs);
        self.model.rise();
        outputs
    }

    fn show(&mut self, inputs: &Inputs<Bytes>, noise: &mut impl FnMut() -> u64) {
        let [valid, _, write, address, tag, poison, data] = self.request;
        self.model.set(valid, u64::from(inputs.request.is_some()));
        match &inputs.request {
            Some(request) => {
                self.model.set(write, u64::from(request.write));
                self.model.set(address, request.address);
                self.model.set(tag, u64::from(request.tag));
                self.model.set(poison, u64::from(request.poison));
                self.model.bytes_set(data, 0, &request.data);
            }
            None => {
                for port in [write, address, tag, poison] {
                    self.model.set(port, noise());
                }
            }
        }
        self.model.set(self.response[1], u64::from(inputs.response_ready));
        let [valid, data, side] = self.read_data;
        self.model.set(valid, u64::from(inputs.read_data.is_some()));
        let garbage = || Beat { data: u128::from(noise()) << 64 | 0x55, side: 0xa5 };
        let beat = inputs.read_data.unwrap_or_else(garbage);
        self.model.bytes_set(data, 0, &beat.data.to_le_bytes());
        self.model.set(side, u64::from(beat.side));
        let [valid, _, address] = self.utility_request;
        self.model.set(valid, u64::from(inputs.utility_request.is_some()));
        self.model.set(address, inputs.utility_request.unwrap_or(8));
        self.model.set(self.utility_response[1], u64::from(inputs.utility_ready));
    }

    fn look(&mut self) -> Outputs<Bytes> {
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        let bank = |ports: &[PortId; 6]| BankAddress {
            stack: get(ports[2]) as u8,
            group: get(ports[3]) as u8,
            bank: get(ports[4]) as u8,
        };
        let row = high(self.row[0]).then(|| {
            let bank = bank(&self.row);
            match get(self.row[1]) {
                0 => Some(RowCommand::Activate { bank, row: get(self.row[5]) as u32 }),
                1 => Some(RowCommand::Precharge { bank }),
                2 => Some(RowCommand::PrechargeAll),
                3 => Some(RowCommand::RefreshBank { bank }),
                4 => Some(RowCommand::RefreshAll),
                _ => None,
            }
        });
        let column = high(self.column[0]).then(|| ColumnCommand {
            write: high(self.column[1]),
            bank: bank(&self.column),
            column: get(self.column[5]) as u32,
        });
        let [valid, _, tag, poison, data] = self.response;
        let response = high(valid).then(|| {
            let mut bytes = [0; LINE_BYTES as usize];
            self.model.bytes_get(data, 0, &mut bytes);
            Response { tag: get(tag) as u16, poison: high(poison), data: bytes }
        });
        let [valid, data, side] = self.write_data;
        let write_data = high(valid).then(|| {
            let mut bytes = [0; BEAT_BYTES];
            self.model.bytes_get(data, 0, &mut bytes);
            Beat { data: u128::from_le_bytes(bytes), side: get(side) as u8 }
        });
        let [valid, _, data, error] = self.utility_response;
        let utility_response =
            high(valid).then(|| UtilityResponse { data: get(data), error: high(error) });
        let outputs = Outputs {
            request_ready: high(self.request[1]),
            response,
            row_command: row.flatten(),
            column_command: column,
            write_data,
            utility_request_ready: high(self.utility_request[1]),
            utility_response,
        };
        if row == Some(None) {
            self.trouble.get_or_insert("a row command of no kind".to_owned());
        }
        outputs
    }

    /// An offer that was not taken stands unchanged.
    fn watch(&mut self, inputs: &Inputs<Bytes>, outputs: &Outputs<Bytes>) {
        if let Some((was_in, was)) = &self.before {
            let mut broken = None;
            if was.response.is_some() && !was_in.response_ready && was.response != outputs.response
            {
                broken = Some("a response changed before it was taken");
            }
            let held = was.utility_response.is_some() && !was_in.utility_ready;
            if held && was.utility_response != outputs.utility_response {
                broken = Some("a register's answer changed before it was taken");
            }
            if let Some(what) = broken {
                self.trouble.get_or_insert(what.to_owned());
            }
        }
        self.before = Some((*inputs, *outputs));
    }
}
