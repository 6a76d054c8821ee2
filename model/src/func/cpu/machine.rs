//! What a program that runs alone finds around the core: memory, a timer, a host.
//!
//! ```text
//!   fetch, read, write --> +--------+--> memory: where the program has its segments
//!                          |Machine |--> msip, mtimecmp, mtime --> interrupt lines
//!                          +--------+--> tohost --> Outcome, console
//! ```
//!
//! - Memory: each segment gives memory from the beginning of its 4 KiB page to [`SPARE`] bytes
//!   after its end, both where it is loaded and where it runs. The pages of `tohost` and
//!   `fromhost` are memory too. All else answers with an error.
//! - Timer and software interrupt: the registers of a core-local interruptor at [`MSIP`],
//!   [`MTIMECMP`] and [`MTIME`]; no instructions can be fetched there. mtime counts
//!   [`Machine::tick`]s.
//! - Host: an odd value v stored to `tohost` ends the program: 1 passes, else test v / 2 failed. An
//!   even one other than 0 is the address of a call, eight 64-bit words of which the first four
//!   are number and arguments: 93 exits with a code, 64 writes (1 or 2, address, length) to the
//!   console. The host answers with the result in the first word, 0 in `tohost` and 1 in
//!   `fromhost`; an unknown call gets -38.

use super::hart::{Bus, BusError};
use super::program::{Outcome, Program};
use super::sparse::Sparse;
use crate::spec::cpu::Interrupt;

/// Memory after a segment's end, in bytes.
pub const SPARE: u32 = 16 << 20;
/// Software interrupt: bit 0.
pub const MSIP: u32 = 0x0200_0000;
/// The time at which the timer interrupt rises: 64 bits, all ones at first.
pub const MTIMECMP: u32 = 0x0200_4000;
/// The time: 64 bits.
pub const MTIME: u32 = 0x0200_bff8;
/// First address of timer and software interrupt.
const TIMER_FIRST: u32 = MSIP;
/// Last address of timer and software interrupt.
const TIMER_LAST: u32 = 0x0200_bfff;

/// Calls to the host, by the numbers that newlib's ports use.
const SYS_WRITE: u32 = 64;
const SYS_EXIT: u32 = 93;
/// No such call: -ENOSYS.
const NO_SUCH_CALL: i32 = -38;

/// The program lies where the timer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the segment at {address:#010x} reaches into the timer's registers at {TIMER_FIRST:#010x} to \
     {TIMER_LAST:#010x}; link the program elsewhere"
)]
pub struct Overlap {
    /// Where the segment begins.
    pub address: u32,
}

/// Memory, timer and host.
#[derive(Debug)]
pub struct Machine {
    memory: Sparse,
    software: bool,
    time: u64,
    compare: u64,
    to_host: u32,
    from_host: Option<u32>,
    outcome: Option<Outcome>,
    console: Vec<u8>,
}

impl Machine {
    /// A machine with the program in its memory.
    ///
    /// # Errors
    /// If a segment lies where the timer's registers are.
    pub fn new(program: &Program) -> Result<Machine, Overlap> {
        let mut memory = Sparse::default();
        for segment in program.segments.iter().filter(|segment| segment.size > 0) {
            for address in [segment.address, segment.run_address] {
                let last = address.saturating_add(segment.size - 1);
                if address <= TIMER_LAST && last >= TIMER_FIRST {
                    return Err(Overlap { address });
                }
                memory.add(address, last.saturating_add(SPARE));
            }
        }
        for place in [Some(program.to_host), program.from_host].into_iter().flatten() {
            memory.add(place, place.saturating_add(7));
        }
        for segment in &program.segments {
            // Cannot fail: the memory was made above.
            let _ = memory.fill(segment.address, &segment.bytes);
        }
        Ok(Machine {
            memory,
            software: false,
            time: 0,
            compare: u64::MAX,
            to_host: program.to_host,
            from_host: program.from_host,
            outcome: None,
            console: Vec::new(),
        })
    }

    /// Lets time pass, in units of mtime.
    pub fn tick(&mut self, ticks: u64) {
        self.time = self.time.wrapping_add(ticks);
    }

    /// The interrupt lines, bits as in mip; there is no external interrupt.
    pub fn lines(&self) -> u32 {
        let mut lines = 0;
        if self.software {
            lines |= Interrupt::Software.mask();
        }
        if self.time >= self.compare {
            lines |= Interrupt::Timer.mask();
        }
        lines
    }

    /// Ticks until the timer interrupt rises; 0 if it has, `None` if time has to wrap for it.
    pub fn ticks_to_timer(&self) -> Option<u64> {
        match self.compare {
            u64::MAX => None,
            compare => Some(compare.saturating_sub(self.time)),
        }
    }

    /// How the program ended, once it has told the host.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What the program printed so far.
    pub fn console(&self) -> &[u8] {
        &self.console
    }

    /// The same, to keep.
    pub fn into_console(self) -> Vec<u8> {
        self.console
    }

    /// Looks at what was stored to `tohost`.
    fn host(&mut self) {
        let value = self.memory.read(self.to_host).unwrap_or(0);
        if value & 1 != 0 {
            self.end(value >> 1);
        } else if value != 0 {
            let result = self.call(value).unwrap_or(NO_SUCH_CALL);
            self.answer(value, result);
        }
    }

    fn end(&mut self, code: u32) {
        let outcome = if code == 0 { Outcome::Pass } else { Outcome::Fail(code) };
        self.outcome.get_or_insert(outcome);
    }

    /// Does what the call at `at` asks for; `None` if there is no such call or it is wrong.
    fn call(&mut self, at: u32) -> Option<i32> {
        let mut word = |index: u32| self.memory.read(at.wrapping_add(8 * index)).ok();
        let (number, first, second, third) = (word(0)?, word(1)?, word(2)?, word(3)?);
        match number {
            SYS_EXIT => {
                self.end(first);
                Some(0)
            }
            SYS_WRITE if first == 1 || first == 2 => {
                for offset in 0..third {
                    let address = second.wrapping_add(offset);
                    let word = self.memory.read(address).ok()?;
                    self.console.push((word >> (8 * (address & 3))) as u8);
                }
                i32::try_from(third).ok()
            }
            _ => None,
        }
    }

    fn answer(&mut self, at: u32, result: i32) {
        let places = [
            (Some(at), result as u32),
            (Some(at.wrapping_add(4)), (result >> 31) as u32),
            (Some(self.to_host), 0),
            (self.from_host, 1),
        ];
        for (place, value) in places {
            if let Some(place) = place {
                // A call that lies outside memory was answered before: there is nobody to tell.
                let _ = self.memory.write(place, value, 0xf);
            }
        }
    }

    fn timer_read(&self, address: u32) -> Result<u32, BusError> {
        Ok(match address {
            MSIP => u32::from(self.software),
            MTIMECMP => self.compare as u32,
            MTIMECMP_HIGH => (self.compare >> 32) as u32,
            MTIME => self.time as u32,
            MTIME_HIGH => (self.time >> 32) as u32,
            _ => return Err(BusError),
        })
    }

    fn timer_write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        let mut value = self.timer_read(address)?;
        for lane in (0..4).filter(|lane| strobe >> lane & 1 != 0) {
            let mask = 0xff << (8 * lane);
            value = value & !mask | data & mask;
        }
        let low = |old: u64| old & !0xffff_ffff | u64::from(value);
        let high = |old: u64| old & 0xffff_ffff | u64::from(value) << 32;
        match address {
            MSIP => self.software = value & 1 != 0,
            MTIMECMP => self.compare = low(self.compare),
            MTIMECMP_HIGH => self.compare = high(self.compare),
            MTIME => self.time = low(self.time),
            _ => self.time = high(self.time),
        }
        Ok(())
    }
}

const MTIMECMP_HIGH: u32 = MTIMECMP + 4;
const MTIME_HIGH: u32 = MTIME + 4;

const fn is_timer(address: u32) -> bool {
    address >= TIMER_FIRST && address <= TIMER_LAST
}

impl Bus for Machine {
    fn fetch(&mut self, address: u32) -> Result<u32, BusError> {
        match is_timer(address) {
            true => Err(BusError),
            false => self.memory.read(address),
        }
    }

    fn read(&mut self, address: u32) -> Result<u32, BusError> {
        match is_timer(address) {
            true => self.timer_read(address),
            false => self.memory.read(address),
        }
    }

    fn write(&mut self, address: u32, data: u32, strobe: u8) -> Result<(), BusError> {
        if is_timer(address) {
            return self.timer_write(address, data, strobe);
        }
        self.memory.write(address, data, strobe)?;
        if address & !3 == self.to_host & !3 {
            self.host();
        }
        Ok(())
    }
}
