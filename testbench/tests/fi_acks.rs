//! Acknowledgements that no write of a fabric interface waits for: hardware and cycle model drop and
//! count each, and nothing else comes of it. A network that loses none and doubles none never sends
//! one, so they are made here by hand.

use mtia_model::cycle::fi::Fi;
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{Command, CounterId, Kind, Place, Status};
use mtia_model::spec::flit::{ControlFlit, ControlKind, Reply, Source, TAG_BITS};
use mtia_testbench::Bench;
use mtia_testbench::fi::{BLOCK, Drive, Rtl, Show};

/// Hardware and model side by side.
struct Pair {
    rtl: Rtl,
    model: Fi<LineBytes>,
    drive: Drive,
    cycle: u64,
    statuses: Vec<(u16, u8)>,
    stray: u64,
}

impl Pair {
    fn new(chip: &Chip) -> Pair {
        let library = Bench::default().verilate(chip, BLOCK, false).expect("it compiles");
        let mut rtl = Rtl::new(&library, chip).expect("it runs");
        let place = Place { source: Source { column: 1, row: 0, slot: 0 }, logical_row: 0 };
        rtl.reset(place);
        let model = Fi::new(chip, &AddressMap::new(chip), place);
        let mut drive = Drive::idle(chip.noc.pe_lanes.value);
        drive.status_ready = true;
        drive.control_up_ready = true;
        drive.data_up_ready = !0;
        drive.store_read_ready = true;
        Pair { rtl, model, drive, cycle: 0, statuses: Vec::new(), stray: 0 }
    }

    fn step(&mut self) -> Show {
        let show = self.rtl.look(&self.drive);
        let model = Show::of(&self.model, &self.drive);
        assert!(show == model, "cycle {}: {}", self.cycle, show.difference(&model));
        self.statuses.extend(show.status.map(|status| (status.tag, status.code)));
        self.rtl.rise();
        self.model.clock(&self.drive.inputs());
        self.cycle += 1;
        show
    }

    /// A flit comes on the control channel.
    fn control(&mut self, kind: ControlKind, tag: u16) {
        self.drive.control_down = Some(ControlFlit { kind, tag, ..ControlFlit::default() });
        assert!(self.step().control_down_ready, "acknowledgements are always taken");
        self.drive.control_down = None;
    }

    /// A flit that nobody waits for comes: it is counted, and changes nothing.
    fn stray(&mut self, kind: ControlKind, tag: u16) {
        let before = self.statuses.len();
        self.control(kind, tag);
        self.stray += 1;
        for _ in 0..8 {
            self.step();
        }
        assert_eq!(self.model.counter(CounterId::StrayFlits), self.stray, "{kind:?}, tag {tag:#x}");
        assert_eq!(self.statuses.len(), before, "{kind:?}, tag {tag:#x} ended a command");
    }

    /// A write of one fragment up to its last line; returns the tag that it waits with.
    fn write(&mut self, tag: u16) -> u16 {
        self.drive.command = Some(Command {
            kind: Kind::Write,
            address: 0x1000,
            local: 64,
            length: 256,
            steering: 0,
            reply: Reply::Own,
            channel: 0,
            tag,
        });
        while !self.step().command_ready {}
        self.drive.command = None;
        let mut asked = 0;
        for _ in 0..200 {
            self.drive.store_read_data = (asked > 0).then_some([0x3c; 64]);
            let show = self.step();
            asked += u32::from(show.store_read.is_some());
            asked -= u32::from(self.drive.store_read_data.is_some() && show.store_read_data_ready);
            if let Some(up) = show.data_up.iter().flatten().find(|up| up.flit.last) {
                self.drive.store_read_data = None;
                return up.flit.tag;
            }
        }
        panic!("the write sent no last line in 200 cycles");
    }
}

#[test]
fn acknowledgements_that_nobody_waits_for_are_counted_and_dropped() {
    let chip = Chip::preset("mini").expect("preset");
    let mut pair = Pair::new(&chip);
    let slots = chip.fi.write_slots.value as u16;
    let top = 1 << (TAG_BITS - 1);
    let tags = [0, 1, slots - 1, slots, 2 * slots, top, top | 1, (1 << TAG_BITS) - 1];

    // While nothing is open.
    for kind in ControlKind::ALL {
        for tag in tags {
            pair.stray(kind, tag);
        }
    }
    // While a write waits: only its own tag, and only an acknowledgement, ends it.
    for (n, (kind, status)) in
        [(ControlKind::Ack, Status::Ok), (ControlKind::AckError, Status::MemoryError)]
            .into_iter()
            .enumerate()
    {
        let command = 0x40 + n as u16;
        let own = pair.write(command);
        for tag in tags.into_iter().filter(|&tag| tag != own) {
            pair.stray(ControlKind::Ack, tag);
            pair.stray(ControlKind::AckError, tag);
        }
        pair.stray(ControlKind::Read, own);
        pair.stray(ControlKind::Message, own);
        pair.control(kind, own);
        for _ in 0..8 {
            pair.step();
        }
        assert_eq!(pair.statuses.last(), Some(&(command, status.code())));
        assert_eq!(pair.statuses.len(), n + 1);
        // The same once more.
        pair.stray(kind, own);
    }
    let counters = pair.rtl.counters().expect("answers");
    assert_eq!(counters[CounterId::StrayFlits.index()], pair.stray);
    assert_eq!(counters[CounterId::ErrorAnswers.index()], 1);
}
