//! The RISC-V core: RV32IMC with Zicsr and Zifencei, machine mode, in order, three stages.
//!
//! ```text
//!                 F: fetch           X: execute                     W: write back
//!               +-----------+     +-----------------------+     +------------------------+
//!   fetch port =| prefetch, |==>X:| decode, registers, ALU |==>W:| load data, product,    |
//!               | align,    |     | branch, CSRs, divide   |     | register, or the fault |
//!               | expand    |<----| redirect   data request|     | of an access           |
//!               +-----------+     +-----------------------+     +------------------------+
//!                                          |  data port, request        ^ response
//! ```
//! X holds one instruction and acts on it, for the outside world and for good, only in a cycle in
//! which the access of the instruction in W is known to be good: it is none, or its response
//! arrives in that cycle. So traps are precise and a memory that answers in the next cycle costs
//! nothing. Control registers, traps and their like wait until W has no access at all, which keeps
//! the responses out of their paths.
//!
//! What depends on what in one cycle: both requests depend on `data_response_valid` and
//! `data_response_error`, the record `retire_*` on `data_response_*`; nothing else depends on any
//! input of the same cycle. Both response ports are always ready.
//!
//! Timing of each instruction, ports and registers: docs/blocks/cpu.md.

mod access;
mod alu;
mod csr;
mod decode;
mod divide;
mod expand;
mod fetch;
mod multiply;
mod trace;

use mtia_model::spec::cpu::{Exception, Interrupt, XLEN};
use mtia_rtl::{Block, Layout, Memory, Module, Signal, cat};
use serde::Serialize;

use access::{Join, Split};
use alu::Alu;
use csr::{Csrs, line};
use decode::Decode;
use divide::Divide;
use fetch::Fetch;
use multiply::Multiply;
use trace::{RECORD, Trace};

/// Bits of a cause without the one that tells interrupts from exceptions.
const CAUSE_BITS: u32 = 5;
/// Registers x0 to x31.
const REGISTERS: u32 = 32;

/// Bits 6:2 of 32-bit instructions, as the RISC-V specification names them.
mod opcode {
    pub const LOAD: u32 = 0b00_000;
    pub const MISC_MEM: u32 = 0b00_011;
    pub const OP_IMM: u32 = 0b00_100;
    pub const AUIPC: u32 = 0b00_101;
    pub const STORE: u32 = 0b01_000;
    pub const OP: u32 = 0b01_100;
    pub const LUI: u32 = 0b01_101;
    pub const BRANCH: u32 = 0b11_000;
    pub const JALR: u32 = 0b11_001;
    pub const JAL: u32 = 0b11_011;
    pub const SYSTEM: u32 = 0b11_100;
}

/// Whole instructions.
const ECALL: u32 = 0x0000_0073;
const EBREAK: u32 = 0x0010_0073;
const MRET: u32 = 0x3020_0073;
const WFI: u32 = 0x1050_0073;

/// The core.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Cpu {}

impl Cpu {
    /// A read of a word of instructions, by word address.
    pub fn fetch_request() -> Layout {
        Layout::new().field("address", XLEN - 2)
    }

    /// The word, or that there is none.
    pub fn fetch_response() -> Layout {
        Layout::new().field("data", XLEN).field("error", 1)
    }

    /// A read or write of a word, by word address. Bit i of `strobe` is for byte i: of a write,
    /// what is written; of a read, what will be used.
    pub fn data_request() -> Layout {
        Layout::new()
            .field("address", XLEN - 2)
            .field("write", 1)
            .field("data", XLEN)
            .field("strobe", XLEN / 8)
    }

    /// The word of a read; of a write only whether it failed.
    pub fn data_response() -> Layout {
        Layout::new().field("data", XLEN).field("error", 1)
    }
}

/// The registers between X and W.
struct WriteBack {
    valid: Signal,
    load: Signal,
    store: Signal,
    multiply: Signal,
    /// Writes `rd`.
    write: Signal,
    rd: Signal,
    /// What is written, unless it is loaded or multiplied.
    result: Signal,
    pc: Signal,
    /// Word address of the access.
    word: Signal,
    offset: Signal,
    kind: Signal,
    /// The access is the first, or the second, of two.
    first: Signal,
    second: Signal,
    /// minstret counts it.
    counts: Signal,
    /// The word that the first of two accesses read.
    low: Signal,
}

impl WriteBack {
    fn new(m: &Module) -> WriteBack {
        m.section("Write-back stage: what it holds");
        let flag = |name: &str| m.reg(name, 1).no_reset();
        WriteBack {
            valid: m.reg("w_valid", 1).reset(0),
            load: flag("w_load"),
            store: flag("w_store"),
            multiply: flag("w_multiply"),
            write: flag("w_write"),
            rd: m.reg("w_rd", 5).no_reset(),
            result: m.reg("w_result", 32).no_reset(),
            pc: m.reg("w_pc", 32).no_reset(),
            word: m.reg("w_word", 30).no_reset(),
            offset: m.reg("w_offset", 2).no_reset(),
            kind: m.reg("w_kind", 3).no_reset(),
            first: flag("w_first"),
            second: flag("w_second"),
            counts: flag("w_counts"),
            low: m.reg("w_low", 32).no_reset(),
        }
    }
}

impl Block for Cpu {
    fn name(&self) -> String {
        "cpu".into()
    }

    fn about(&self) -> String {
        "RISC-V core: RV32IMC, Zicsr, Zifencei, machine mode; in order, three stages, one fetch \
         port and one data port. Precise traps, also on access faults."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Where execution begins after reset (bit 0 is ignored), and the core's number.");
        let boot_address = m.input("boot_address", 32);
        let hart_id = m.input("hart_id", 32);
        m.comment("Interrupt lines, by level.");
        let lines = Interrupt::ALL.map(|i| m.input(&format!("{}_interrupt", line(i)), 1));
        m.comment("Instructions.");
        let fetch_request = m.stream_out("fetch_request", Cpu::fetch_request());
        let fetch_response = m.stream_in("fetch_response", Cpu::fetch_response());
        m.comment("Loads and stores; one response for each request, in order.");
        let data_request = m.stream_out("data_request", Cpu::data_request());
        let data_response = m.stream_in("data_response", Cpu::data_response());
        m.comment("In WFI, with nothing to wake it.");
        let sleeping = m.output("sleeping", 1);
        m.comment("Record of retirement: an instruction, one that trapped, or an interrupt.");
        let retire_valid = m.output("retire_valid", 1);
        let retire: Vec<Signal> = RECORD
            .iter()
            .map(|&(name, width, _)| m.output(&format!("retire_{name}"), width))
            .collect();

        m.section("After reset: go to the boot address, clear the registers");
        let starting = m.reg("starting", 1).reset(1);
        m.set(&starting, 0);
        let clearing = m.reg("clearing", 1).reset(1);
        let cleared = m.reg("cleared", 5).reset(0);
        m.when(&clearing, || {
            m.set(&cleared, &cleared + 1);
            m.when(&cleared.all(), || m.set(&clearing, 0));
        });

        m.section("Execution stage: what it holds");
        let x_valid = m.reg("x_valid", 1).reset(0);
        let x_pc = m.reg("x_pc", 32).no_reset();
        let x_instruction = m.reg("x_instruction", 32).no_reset();
        let x_low_half = m.reg("x_low_half", 16).no_reset();
        let [x_compressed, x_illegal, x_fault, x_fault_upper, x_predicted, x_stray] =
            ["x_compressed", "x_illegal", "x_fault", "x_fault_upper", "x_predicted", "x_stray"]
                .map(|n| m.reg(n, 1).no_reset());
        m.comment("It has begun, so that no interrupt may take its place: an offered request, a");
        m.comment("division, WFI. The first of its two accesses has been made.");
        let x_started = m.reg("x_started", 1).reset(0);
        let x_second = m.reg("x_second", 1).reset(0);
        let w = WriteBack::new(m);

        m.section("Write-back stage: is its access good?");
        let w_memory = (&w.valid & (&w.load | &w.store)).named("w_memory");
        let failed =
            (&w_memory & &data_response.valid & data_response.field("error")).named("failed");
        let done = (!&w_memory | &data_response.valid).named("done");
        let good = (&done & !&failed).named("good");
        let finishes = (&w.valid & &good & !&w.first).named("finishes");
        data_response.take(1);

        m.section("Decode and operands");
        let decode = m.instance("decode", &Decode);
        decode.drive("instruction", &x_instruction);
        let is = |name: &str| decode.port(name);
        let [rd, rs1, rs2] = [7, 15, 20].map(|low| x_instruction.slice(low, 5));
        let funct3 = x_instruction.slice(12, 3);
        let registers =
            m.memory("registers", Memory::new(REGISTERS, XLEN).asynchronous().read_ports(2));
        let read = [registers.read_now_at(0, &rs1), registers.read_now_at(1, &rs2)];
        let named = [&rs1, &rs2].map(|r| &w.valid & &w.write & w.rd.eq(r));
        let ahead_1 = named[0].named("ahead_of_rs1");
        let ahead_2 = named[1].named("ahead_of_rs2");
        let operand_1 = ahead_1.mux(&w.result, &read[0]).named("operand_1");
        let operand_2 = ahead_2.mux(&w.result, &read[1]).named("operand_2");
        m.comment("The value comes too late to be used in this cycle.");
        let late = &w.load | &w.multiply;
        let hazard = &late & ((is("uses_rs1") & &ahead_1) | (is("uses_rs2") & &ahead_2));
        let hazard = hazard.named("hazard");

        m.section("Control registers");
        let csr = m.instance("csr", &Csrs);
        csr.drive("hart_id", &hart_id);
        for (interrupt, signal) in Interrupt::ALL.iter().zip(&lines) {
            csr.drive(&format!("{}_interrupt", line(*interrupt)), signal);
        }
        let csr_address = x_instruction.slice(20, 12);
        csr.drive("address", &csr_address);
        csr.drive("operation", funct3.slice(0, 2));
        csr.drive("operand", is("csr_immediate").mux(&rs1.resize(32), &operand_1));
        let read_only = x_instruction.slice(30, 2).all();
        let csr_illegal = is("csr") & (!csr.port("known") | (is("csr_writes") & &read_only));

        m.section("What happens to the instruction");
        let interrupt = (csr.port("take_interrupt") & !&x_started).named("interrupts");
        let illegal = (&x_illegal | is("illegal") | csr_illegal).named("illegal");
        let exception = &x_fault | &illegal | is("ecall") | is("ebreak");
        let exception = exception.named("exception");
        m.comment("A trap is taken in its place.");
        let instead = (&interrupt | (&exception & !&x_stray)).named("instead");
        m.comment("It was taken for the branch that it is not: it is fetched again.");
        let branching = (is("branch") | is("jump")).named("branching");
        let wrong = (&x_stray | (&x_predicted & !&branching)).named("fetched_wrong");
        m.comment("It waits until there is no access in the write-back stage.");
        let alone = is("csr") | is("mret") | is("wfi") | is("fence_i");
        let serial = (&instead | (alone & !&wrong)).named("serial");
        let waits = (&hazard & !(&instead | &wrong)) | (&serial & &w_memory);
        let acts = (&x_valid & !&clearing & &good & !waits).named("acts");
        let traps = (&acts & &instead).named("traps");
        let refetches = (&acts & !&instead & &wrong).named("refetches");
        let runs = (&acts & !&instead & !&wrong).named("runs");

        m.section("Arithmetic");
        let alu = m.instance("alu", &Alu);
        alu.drive("operation", &funct3);
        alu.drive("alternate", is("alternate"));
        alu.drive("branch", is("branch"));
        alu.drive("a", &operand_1);
        alu.drive("b", is("with_immediate").mux(&is("immediate"), &operand_2));
        let base = is("from_pc").mux(&x_pc, &operand_1);
        let sum = (base + is("immediate")).named("address_sum");
        let length = x_compressed.mux(&m.lit(32, 2), 4u32);
        let following = (&x_pc + length).named("following_pc");
        let multiply = m.instance("multiply", &Multiply);
        multiply.drive("enable", &runs & is("multiply"));
        multiply.drive("operation", funct3.slice(0, 2));
        multiply.drive("a", &operand_1);
        multiply.drive("b", &operand_2);
        let divide = m.instance("divide", &Divide);
        divide.drive("start", &runs & is("divide") & !&x_started);
        divide.drive("operation", funct3.slice(0, 2));
        divide.drive("a", &operand_1);
        divide.drive("b", &operand_2);
        let others = is("upper").mux(&is("immediate"), alu.port("result"));
        let others = is("upper_from_pc").mux(&sum, &others);
        let others = is("divide").mux(&divide.port("result"), &others);
        let others = is("csr").mux(&csr.port("value"), &others);
        let result = is("jump").mux(&following, &others).named("result");

        m.section("Data requests");
        let memory = (is("load") | is("store")).named("memory");
        let split = m.instance("split", &Split);
        split.drive("offset", sum.slice(0, 2));
        split.drive("size", funct3.slice(0, 2));
        split.drive("data", &operand_2);
        split.drive("second", &x_second);
        let word = x_second.mux(&(&w.word + 1), sum.slice(2, 30)).named("request_word");
        // A read sends zeros: a field must not change while the offer stands, and rs2, which a load
        // has not, might.
        let data = is("store").mux(&split.port("word"), m.zeros(32));
        data_request.send(
            &runs & &memory,
            &[
                ("address", &word),
                ("write", &is("store")),
                ("data", &data),
                ("strobe", &split.port("strobe")),
            ],
        );
        let first = (split.port("crosses") & !&x_second).named("first");
        let sent = data_request.fires().named("sent");

        m.section("Leaving the execution stage");
        let ready = memory.mux(&(&data_request.ready & !&first), m.ones(1));
        let ready = is("divide").mux(&(&x_started & divide.port("done")), &ready);
        let ready = is("wfi").mux(&csr.port("wake"), &ready).named("ready");
        let leaves = ((&runs & ready) | &traps).named("leaves");
        let first_sent = (&sent & &first).named("first_sent");
        let issue = (&leaves | &first_sent).named("issue");
        m.drive(&sleeping, &x_valid & &x_started & is("wfi") & !csr.port("wake"));

        m.section("Where to go on");
        m.comment("A branch turns where the fetch stage has not gone the same way.");
        let fetch = m.instance("fetcher", &Fetch);
        let goes = is("jump") | (is("branch") & alu.port("taken"));
        let goes = goes.named("goes");
        let way = goes.mux(&sum, &following).named("way");
        let astray = way.slice(1, 31).ne(fetch.port("pc").slice(1, 31)).named("astray");
        let corrects = (&runs & &branching & &astray).named("corrects");
        let turns = &corrects | (&runs & (is("mret") | is("fence_i")));
        let redirect = &starting | &failed | &traps | &refetches | turns;
        let redirect = redirect.named("redirect");
        let target = is("mret").mux(&csr.port("return_pc"), &way).named("turn_target");
        let target = refetches.mux(&x_pc, &target);
        let target = (&failed | &traps).mux(&csr.port("handler"), &target);
        let target = starting.mux(&boot_address, &target).named("target");

        m.section("Fetch stage");
        fetch.drive("redirect", &redirect).drive("target", &target);
        m.comment("Branches backwards and JAL are worth remembering.");
        let worth = is("from_pc") & (is("jump") | is("immediate").top());
        let learns = (&corrects & &goes & worth).named("learns");
        fetch.drive("learns", &learns);
        fetch.drive("forgets", &corrects & &x_predicted & !&learns);
        fetch.drive("clears", (&runs & is("fence_i")) | &refetches);
        let last = m.zeros(32);
        let last = &x_pc + x_compressed.mux(&last, 2u32);
        fetch.drive("branch_end", last.slice(1, 31));
        fetch.stream("request").connect(&fetch_request);
        fetch_response.connect(&fetch.stream("response"));
        let accepts = (!&x_valid | &leaves).named("accepts");
        fetch.drive("take", &accepts & !&redirect);
        m.when(&accepts, || {
            m.set(&x_valid, fetch.port("valid"));
            m.set(&x_pc, fetch.port("pc"));
            m.set(&x_instruction, fetch.port("instruction"));
            m.set(&x_low_half, fetch.port("low_half"));
            m.set(&x_compressed, fetch.port("compressed"));
            m.set(&x_illegal, fetch.port("illegal"));
            m.set(&x_fault, fetch.port("fault"));
            m.set(&x_fault_upper, fetch.port("fault_upper"));
            m.set(&x_predicted, fetch.port("predicted"));
            m.set(&x_stray, fetch.port("stray"));
        });
        m.when(&redirect, || m.set(&x_valid, 0));
        m.when(&(&leaves | &redirect), || {
            m.set(&x_started, 0);
            m.set(&x_second, 0);
        })
        .elsewhen(&runs, || {
            m.set(&x_started, 1);
            m.when(&first_sent, || m.set(&x_second, 1));
        });

        m.section("Traps");
        let cause = |e: Exception| m.lit(CAUSE_BITS, u128::from(e.code()));
        let x_cause = x_fault.mux(
            &cause(Exception::InstructionAccessFault),
            illegal.mux(
                &cause(Exception::IllegalInstruction),
                is("ecall").mux(&cause(Exception::EcallFromM), cause(Exception::Breakpoint)),
            ),
        );
        let x_cause = interrupt.mux(&csr.port("interrupt_cause"), x_cause).named("x_cause");
        let whole = cat(&[&x_instruction.slice(16, 16), &x_low_half]);
        let fetched = x_compressed.mux(&x_low_half.resize(32), &whole).named("fetched");
        let fault_at = x_fault_upper.mux(&(&x_pc + 2), &x_pc);
        let x_tval = x_fault.mux(&fault_at, illegal.mux(&fetched, m.zeros(32)));
        let x_tval = interrupt.mux(&m.zeros(32), x_tval).named("x_tval");
        let failed_cause =
            w.store.mux(&cause(Exception::StoreAccessFault), cause(Exception::LoadAccessFault));
        let w_low_bits = w.second.mux(&m.zeros(2), &w.offset);
        let failed_tval = cat(&[&w.word, &w_low_bits]).named("failed_tval");
        csr.drive("trap", &traps | &failed);
        csr.drive("trap_pc", failed.mux(&w.pc, &x_pc));
        csr.drive("trap_interrupt", &interrupt & !&w_memory);
        csr.drive("trap_cause", failed.mux(&failed_cause, &x_cause));
        csr.drive("trap_value", failed.mux(&failed_tval, &x_tval));
        csr.drive("returns", &runs & is("mret"));
        csr.drive("write", &runs & is("csr_writes"));
        csr.drive("retired", &finishes & &w.counts);

        m.section("Into the write-back stage");
        m.when(&issue, || {
            m.set(&w.valid, 1);
            m.set(&w.load, &runs & is("load"));
            m.set(&w.store, &runs & is("store"));
            m.set(&w.multiply, &runs & is("multiply"));
            m.set(&w.write, &runs & is("writes") & !(&memory & &first));
            m.set(&w.rd, &rd);
            m.set(&w.result, &result);
            m.set(&w.pc, &x_pc);
            m.set(&w.word, &word);
            m.set(&w.offset, sum.slice(0, 2));
            m.set(&w.kind, &funct3);
            m.set(&w.first, &runs & &memory & &first);
            m.set(&w.second, &x_second);
            m.set(&w.counts, &runs & csr.port("counts"));
        })
        .elsewhen(&done, || m.set(&w.valid, 0));
        m.when(&(&w.first & &data_response.valid), || m.set(&w.low, data_response.field("data")));

        m.section("Writing back");
        let join = m.instance("loaded", &Join);
        let data = data_response.field("data");
        join.drive("low", w.second.mux(&w.low, &data));
        join.drive("high", &data);
        join.drive("offset", &w.offset);
        join.drive("kind", &w.kind);
        let value = w.multiply.mux(&multiply.port("product"), &w.result);
        let value = w.load.mux(&join.port("value"), &value).named("value");
        let writes = (&finishes & &w.write).named("writes");
        let zero = m.zeros(32);
        registers.write(
            &clearing | &writes,
            clearing.mux(&cleared, &w.rd),
            clearing.mux(&zero, &value),
        );

        m.section("Record of retirement");
        let trace = m.instance("trace", &Trace);
        let bytes =
            funct3.slice(0, 2).case("bytes", &[(0, m.lit(3, 1)), (1, m.lit(3, 2))], &m.lit(3, 4));
        let none = (&interrupt | &x_fault).named("no_instruction");
        let length = x_compressed.mux(&m.lit(3, 2), 4u32);
        let next_pc = is("mret").mux(&csr.port("return_pc"), &way);
        let next_pc = cat(&[&next_pc.slice(1, 31), &m.zeros(1)]);
        let early = [
            ("pc", x_pc.clone()),
            ("instruction", none.mux(&zero, &fetched)),
            ("length", none.mux(&m.zeros(3), &length)),
            ("next_pc", traps.mux(&csr.port("handler"), &next_pc)),
            ("memory", &runs & &memory),
            ("memory_store", is("store")),
            ("memory_size", bytes),
            ("memory_address", sum.clone()),
            ("memory_data", split.port("stored")),
            ("csr_write", &runs & is("csr_writes")),
            ("csr_address", csr_address.clone()),
            ("csr_value", csr.port("written")),
            ("trap", traps.clone()),
            ("interrupt", interrupt.clone()),
            ("cause", x_cause.clone()),
            ("tval", x_tval.clone()),
        ];
        trace.drive("issue", &issue);
        for (name, value) in &early {
            trace.drive(&format!("issue_{name}"), value);
        }
        trace.drive("done", &finishes | &failed).drive("failed", &failed);
        trace.drive("failed_cause", &failed_cause).drive("failed_tval", &failed_tval);
        trace.drive("handler", csr.port("handler"));
        trace.drive("rd_write", &w.write).drive("rd", &w.rd).drive("rd_value", &value);
        m.drive(&retire_valid, trace.port("retire_valid"));
        for (&(name, ..), port) in RECORD.iter().zip(&retire) {
            m.drive(port, trace.port(&format!("retire_{name}")));
        }
    }
}
