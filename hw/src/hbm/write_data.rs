//! Data of the writes: kept from acceptance to their burst, then sent with check bits.
//!
//! ```text
//!   store ==> | low halves  |                    +--------+
//!             | high halves | --> check bits --> | 2 beats| --> write_data, WL after the command
//!                   ^                            +--------+
//!   issue --delay --+
//! ```

use mtia_model::spec::hbm::{BEAT_BITS, BURST_BITS, LINE_BURSTS, POISON_COPIES, SIDE_BITS};
use mtia_rtl::{Block, Memory, Module, cat};
use serde::Serialize;

use super::{Hbm, decode, encode, lowest};
use crate::secded::SecdedEncode;

#[derive(Clone, Debug, Serialize)]
pub(super) struct WriteData(pub Hbm);

impl Block for WriteData {
    fn name(&self) -> String {
        "hbm_write_data".into()
    }

    fn about(&self) -> String {
        "Data of the lines to be written, and the beats that carry them.".into()
    }

    fn build(&self, m: &Module) {
        let hbm = &self.0;
        let (slots, slot_bits) = (hbm.write_queue, hbm.write_slot_bits());
        m.comment("Takes the data of a line into the free place.");
        let store = m.input("store", 1);
        let store_data = m.input("store_data", LINE_BURSTS * BURST_BITS);
        let store_poison = m.input("store_poison", 1);
        m.comment("A place is free, and this is one.");
        let room = m.output("room", 1);
        let free_slot = m.output("free_slot", slot_bits);
        m.comment("A write command is decided on: which place, which burst of the line.");
        let issue = m.input("issue", 1);
        let issue_slot = m.input("issue_slot", slot_bits);
        let issue_second = m.input("issue_second", 1);
        let valid_out = m.output("data_valid", 1);
        let data_out = m.output("data", BEAT_BITS);
        let side_out = m.output("side", SIDE_BITS);

        m.section("Delay of the commands");
        m.comment("The data are read WL - 1 clocks after the decision: their first beat is WL after the\ncommand, which is on the bus in the clock after the decision.");
        let stages = hbm.timings().wl - 1;
        let valid = m.reg("delayed", stages).reset(0);
        m.set(&valid, cat(&[&valid, &issue]).resize(stages));
        let mut command = cat(&[&issue_second, &issue_slot]);
        for i in 0..stages {
            let stage = m.reg(&format!("command_{i}"), 1 + slot_bits).no_reset();
            m.set(&stage, &command);
            command = stage;
        }
        let fetch = valid.bit(stages - 1).named("fetch");
        let (slot, second) = (command.slice(0, slot_bits), command.bit(slot_bits));

        m.section("Places");
        m.comment("Places that are taken.");
        let taken = m.reg("taken", slots).reset(0);
        let chosen = lowest(&!&taken).named("chosen");
        m.drive(&room, !taken.all());
        m.drive(&free_slot, encode(&chosen, slot_bits));
        let released = (&fetch & &second).repeat(slots) & decode(&slot, slots);
        m.set(&taken, (&taken | (&chosen & store.repeat(slots))) & !released);
        let chosen_slot = encode(&chosen, slot_bits);
        let halves: Vec<_> = (0..LINE_BURSTS)
            .map(|half| {
                let memory =
                    m.memory(["low", "high"][half as usize], Memory::new(slots, BURST_BITS + 1));
                let data = store_data.slice(half * BURST_BITS, BURST_BITS);
                memory.write(&store, &chosen_slot, cat(&[&store_poison, &data]));
                let mine = if half == 0 { !&second } else { second.clone() };
                memory.read(&fetch & mine, &slot)
            })
            .collect();

        m.section("Beats");
        let fetched = m.reg("fetched", 1).reset(0);
        let of_second = m.reg("of_second", 1).no_reset();
        m.set(&fetched, &fetch);
        m.set(&of_second, &second);
        let word = of_second.mux(&halves[1], &halves[0]).named("word");
        let data = word.slice(0, BURST_BITS);
        let code = m.instance("encode", &SecdedEncode { data_bits: BURST_BITS });
        code.drive("data", &data);
        let poison = word.bit(BURST_BITS).repeat(POISON_COPIES);
        let side = cat(&[&poison, &code.port("check")]);
        let first_valid = m.reg("first_valid", 1).reset(0);
        let second_valid = m.reg("second_valid", 1).reset(0);
        let burst = m.reg("burst", BURST_BITS).no_reset();
        let burst_side = m.reg("burst_side", 2 * SIDE_BITS).no_reset();
        m.set(&first_valid, &fetched);
        m.set(&second_valid, &first_valid);
        m.when(&fetched, || {
            m.set(&burst, &data);
            m.set(&burst_side, &side);
        });
        m.drive(&valid_out, &first_valid | &second_valid);
        let beat = |of: &mtia_rtl::Signal, bits: u32| {
            first_valid.mux(&of.slice(0, bits), of.slice(bits, bits))
        };
        m.drive(&data_out, beat(&burst, BEAT_BITS));
        m.drive(&side_out, beat(&burst_side, SIDE_BITS));
    }
}
