//! Memories, each in a wrapper module of its own that a hard macro can replace.
//!
//! ```text
//!   write_enable, write_address, write_data[, write_mask] --> [ depth x width ] --> read_data
//!   read_enable, read_address ------------------------------>
//! ```
//! The wrapper infers the memory; where the macro `<NAME>_MACRO` is defined it instantiates the
//! module of that name, with the same ports, instead.

use serde::Serialize;

use crate::design::Block;
use crate::error::ErrorKind;
use crate::module::Module;
use crate::signal::{Operand, Signal};
use crate::{Instance, index_bits};

/// When read data appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ReadStyle {
    /// After the clock edge at which `read_enable` is high; held until the next such edge. A
    /// read at the edge of a write to the same address returns the old data.
    Synchronous,
    /// In the same cycle, from `read_address` alone: small register files.
    Asynchronous,
}

/// Parts of a word that can be written apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum WriteMask {
    /// Whole words only.
    None,
    /// One `write_mask` bit for each 8 bits.
    Bytes,
}

/// A memory of `depth` words of `width` bits.
#[derive(Clone, Debug, Serialize)]
pub struct Memory {
    /// Words.
    pub depth: u32,
    /// Bits of a word.
    pub width: u32,
    /// Read timing; a single-port memory reads synchronously.
    pub read: ReadStyle,
    /// Partial writes.
    pub mask: WriteMask,
    /// One address for both, a cycle either reads or writes (1RW); else one write port and
    /// `read_ports` read ports (1R1W, 2R1W).
    pub single_port: bool,
    /// Read ports beside the write port. Written down only where it is not 1.
    #[serde(skip_serializing_if = "is_one")]
    pub read_ports: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
fn is_one(n: &u32) -> bool {
    *n == 1
}

impl Memory {
    /// One read and one write port, synchronous read, whole words.
    pub fn new(depth: u32, width: u32) -> Memory {
        let (read, mask) = (ReadStyle::Synchronous, WriteMask::None);
        Memory { depth, width, read, mask, single_port: false, read_ports: 1 }
    }

    /// The same with reads in the same cycle.
    pub fn asynchronous(self) -> Memory {
        Memory { read: ReadStyle::Asynchronous, ..self }
    }

    /// The same with `n` read ports, each with an address of its own: register files. They read in
    /// the same cycle.
    pub fn read_ports(self, n: u32) -> Memory {
        Memory { read_ports: n, ..self }
    }

    /// The same with byte enables.
    pub fn byte_enables(self) -> Memory {
        Memory { mask: WriteMask::Bytes, ..self }
    }

    /// The same with one port for both reads and writes.
    pub fn single_port(self) -> Memory {
        Memory { single_port: true, ..self }
    }
}

impl Block for Memory {
    fn name(&self) -> String {
        let ports =
            if self.single_port { "1rw".to_owned() } else { format!("{}r1w", self.read_ports) };
        let mask = if self.mask == WriteMask::Bytes { "_bytes" } else { "" };
        let read = if self.read == ReadStyle::Asynchronous { "_async" } else { "" };
        format!("mem_{ports}_{}x{}{mask}{read}", self.depth, self.width)
    }

    fn about(&self) -> String {
        let ports = match (self.single_port, self.read_ports) {
            (true, _) => "one port: write where write_enable, else read where read_enable".into(),
            (false, 1) => "one write port, one read port".to_owned(),
            (false, n) => format!("one write port, {n} read ports"),
        };
        let read = match self.read {
            ReadStyle::Synchronous => "read data follow the clock edge and are held",
            ReadStyle::Asynchronous => "read data follow the address in the same cycle",
        };
        format!(
            "Memory of {} words of {} bits, {ports}; {read}.\nDefine {} as the name of a module \
             with these ports to use a hard macro.",
            self.depth,
            self.width,
            self.macro_name()
        )
    }

    fn build(&self, m: &Module) {
        let bytes = self.mask == WriteMask::Bytes;
        let trouble = if self.depth == 0 {
            "a memory has at least 1 word"
        } else if bytes && !(self.width.is_multiple_of(8) && self.width > 0) {
            "byte enables need words of whole bytes"
        } else if self.single_port && self.read == ReadStyle::Asynchronous {
            "a memory with one port reads synchronously"
        } else if self.read_ports == 0 {
            "a memory has at least 1 read port"
        } else if self.read_ports > 1 && (self.single_port || self.read == ReadStyle::Synchronous) {
            "a memory with several read ports has a write port too and reads asynchronously"
        } else if self.width == 0 || self.width > crate::MAX_WIDTH {
            "the words of a memory have 1 bit to the widest signal's bits"
        } else {
            ""
        };
        if !trouble.is_empty() {
            // With sound parameters, so that the ports exist and only this mistake is reported.
            let message = format!("{trouble}; this one is {} x {}", self.depth, self.width);
            m.fail(ErrorKind::Width, m.0.at, message);
            let width = self.width.clamp(1, crate::MAX_WIDTH);
            let width = if bytes { width.next_multiple_of(8) } else { width };
            let read = if self.single_port { ReadStyle::Synchronous } else { self.read };
            let sound = Memory { depth: self.depth.max(1), width, read, ..self.clone() };
            return match self.read_ports {
                0 => Memory { read_ports: 1, ..sound },
                1 => sound,
                _ => Memory { read: ReadStyle::Asynchronous, single_port: false, ..sound },
            }
            .build(m);
        }
        let address = index_bits(self.depth);
        m.input("write_enable", 1);
        if self.single_port {
            m.input("address", address);
        } else {
            m.input("write_address", address);
        }
        m.input("write_data", self.width);
        if self.mask == WriteMask::Bytes {
            m.input("write_mask", self.width / 8);
        }
        if self.read == ReadStyle::Synchronous {
            m.input("read_enable", 1);
        }
        let names: Vec<(String, String)> =
            (0..self.read_ports).map(|i| self.read_names(i)).collect();
        for (address_name, data_name) in &names {
            if !self.single_port {
                m.input(address_name, address);
            }
            m.output(data_name, self.width);
        }
        let paths: Vec<(&str, &str)> = match self.read {
            ReadStyle::Asynchronous => {
                names.iter().map(|(a, d)| (a.as_str(), d.as_str())).collect()
            }
            ReadStyle::Synchronous => Vec::new(),
        };
        let bits = u64::from(self.depth) * u64::from(self.width);
        let register_bits =
            if self.read == ReadStyle::Synchronous { u64::from(self.width) } else { 0 };
        m.verbatim(self.body(), &paths, true, register_bits, bits);
    }
}

impl Memory {
    fn macro_name(&self) -> String {
        format!("{}_MACRO", self.name().to_uppercase())
    }

    /// Names of a read port's address and data.
    fn read_names(&self, port: u32) -> (String, String) {
        match self.read_ports {
            1 => ("read_address".to_owned(), "read_data".to_owned()),
            _ => (format!("read_address_{port}"), format!("read_data_{port}")),
        }
    }

    fn body(&self) -> String {
        let mut t = String::new();
        let top = self.width - 1;
        let (write_at, read_at) = match self.single_port {
            true => ("address", "address"),
            false => ("write_address", "read_address"),
        };
        let names: Vec<(String, String)> =
            (0..self.read_ports).map(|i| self.read_names(i)).collect();
        let mut ports = vec!["clk", "write_enable", write_at, "write_data"];
        if self.mask == WriteMask::Bytes {
            ports.push("write_mask");
        }
        if self.read == ReadStyle::Synchronous {
            ports.push("read_enable");
        }
        for (address, data) in &names {
            if !self.single_port {
                ports.push(address);
            }
            ports.push(data);
        }
        t += &format!("`ifdef {}\n", self.macro_name());
        let list: Vec<String> = ports.iter().map(|p| format!("    .{p}({p})")).collect();
        t += &format!("  `{} cells (\n{}\n  );\n`else\n", self.macro_name(), list.join(",\n"));
        t += &format!("  reg [{top}:0] cells [0:{}];\n", self.depth - 1);
        // Verilator unrolls loops of up to 64 turns only, and needs this one unrolled.
        let generated = self.mask == WriteMask::Bytes && self.width > 8 * 32;
        if generated {
            t += &format!(
                "  genvar g;\n\n  generate\n    for (g = 0; g < {}; g = g + 1) begin : byte_of\n      \
                 always @(posedge clk) begin\n        if (write_enable && write_mask[g]) \
                 cells[{write_at}][8*g +: 8] <= write_data[8*g +: 8];\n      end\n    end\n  \
                 endgenerate\n",
                self.width / 8
            );
        }
        let write = match self.mask {
            WriteMask::None => format!("cells[{write_at}] <= write_data;\n"),
            // One byte enable is a scalar, which has no bit to select.
            WriteMask::Bytes if self.width == 8 => {
                format!("if (write_mask) cells[{write_at}] <= write_data;\n")
            }
            WriteMask::Bytes if generated => String::new(),
            WriteMask::Bytes => {
                t += "  integer i;\n";
                format!(
                    "begin\n      for (i = 0; i < {}; i = i + 1) begin\n        if (write_mask[i]) \
                     cells[{write_at}][8*i +: 8] <= write_data[8*i +: 8];\n      end\n    end\n",
                    self.width / 8
                )
            }
        };
        if self.read == ReadStyle::Synchronous {
            t += &format!("  reg [{top}:0] data;\n");
        }
        let mut edge = String::new();
        if !generated {
            edge += &format!("    if (write_enable) {write}");
        }
        if self.read == ReadStyle::Synchronous {
            let guard =
                if self.single_port { "!write_enable && read_enable" } else { "read_enable" };
            edge += &format!("    if ({guard}) data <= cells[{read_at}];\n");
        }
        if !edge.is_empty() {
            t += &format!("\n  always @(posedge clk) begin\n{edge}  end\n\n");
        }
        t += &match self.read {
            ReadStyle::Synchronous => "  assign read_data = data;\n".to_owned(),
            ReadStyle::Asynchronous => names
                .iter()
                .map(|(address, data)| format!("  assign {data} = cells[{address}];\n"))
                .collect(),
        };
        t += "`endif\n";
        t
    }
}

/// A memory inside a module; connect its ports once each.
#[derive(Clone)]
pub struct MemoryPorts(Instance);

impl Module {
    /// A memory `name`.
    #[track_caller]
    pub fn memory(&self, name: &str, memory: Memory) -> MemoryPorts {
        MemoryPorts(self.instance(name, &memory))
    }
}

impl MemoryPorts {
    /// The write port of a memory with two ports: where `enable`, word `address` becomes `data`.
    #[track_caller]
    pub fn write(&self, enable: impl Operand, address: impl Operand, data: impl Operand) {
        self.0.drive("write_enable", enable);
        self.0.drive("write_address", address);
        self.0.drive("write_data", data);
    }

    /// The byte enables, one bit for each 8 bits of a word.
    #[track_caller]
    pub fn write_mask(&self, mask: impl Operand) {
        self.0.drive("write_mask", mask);
    }

    /// The synchronous read port of a memory with two ports.
    #[track_caller]
    pub fn read(&self, enable: impl Operand, address: impl Operand) -> Signal {
        self.0.drive("read_enable", enable);
        self.0.drive("read_address", address);
        self.0.port("read_data")
    }

    /// The asynchronous read port.
    #[track_caller]
    pub fn read_now(&self, address: impl Operand) -> Signal {
        self.0.drive("read_address", address);
        self.0.port("read_data")
    }

    /// Asynchronous read port `port` of a memory with several.
    #[track_caller]
    pub fn read_now_at(&self, port: u32, address: impl Operand) -> Signal {
        self.0.drive(&format!("read_address_{port}"), address);
        self.0.port(&format!("read_data_{port}"))
    }

    /// The single port: writes where `write`, else reads where `read`.
    #[track_caller]
    pub fn access(
        &self,
        write: impl Operand,
        read: impl Operand,
        address: impl Operand,
        data: impl Operand,
    ) -> Signal {
        self.0.drive("write_enable", write);
        self.0.drive("read_enable", read);
        self.0.drive("address", address);
        self.0.drive("write_data", data);
        self.0.port("read_data")
    }
}
