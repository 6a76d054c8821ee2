//! When to refresh, and what.
//!
//! ```text
//!   every REFI, or REFI / banks: one more is owed --> all banks halt, or a bank is chosen
//! ```
//! Bank by bank, an idle bank is taken as soon as one is owed, and any when too many are; each
//! once in a round. The chosen bank begins no line and is closed, then refreshed.

use mtia_model::spec::hbm::Refresh as Kind;
use mtia_rtl::{Block, Module, index_bits};
use serde::Serialize;

use super::{Hbm, decode, encode, lowest};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Refresh(pub Hbm);

/// Bits of the number of refreshes owed: more than may be postponed.
const OWED_BITS: u32 = 6;

impl Block for Refresh {
    fn name(&self) -> String {
        "hbm_refresh".into()
    }

    fn about(&self) -> String {
        "Counts the refreshes that are owed, and chooses the bank for the next one.".into()
    }

    fn build(&self, m: &Module) {
        let hbm = &self.0;
        let (map, kind) = (hbm.map(), hbm.refresh_kind());
        let numbers = hbm.bank_numbers();
        m.comment("A refresh, of the chosen bank or of all, is decided on.");
        let done = m.input("done", 1);
        m.comment("Banks that lines wait for.");
        let wanted = m.input("wanted", numbers);
        m.comment("All banks are to be refreshed: nothing else begins.");
        let halt_out = m.output("halt", 1);
        m.comment("A bank is to be refreshed: nothing else begins there.");
        let chosen_out = m.output("chosen", 1);
        let bank_out = m.output("bank", map.bank_index_bits());
        if kind == Kind::Off {
            m.unused(&done, "no refresh in this description");
            m.unused(&wanted, "no refresh in this description");
            m.drive(&halt_out, 0);
            m.drive(&chosen_out, 0);
            m.drive(&bank_out, 0);
            return;
        }

        let interval = hbm.timings().refresh_interval(kind, map.banks());
        let clock = m.reg("clock", index_bits(interval)).reset(interval - 1);
        let due = (!clock.any()).named("due");
        m.when(&due, || m.set(&clock, interval - 1)).otherwise(|| m.set(&clock, &clock - 1));
        let owed = m.reg("owed", OWED_BITS).reset(0);
        m.when(&(&due & !&done), || m.set(&owed, &owed + 1))
            .elsewhen(&(!&due & &done), || m.set(&owed, &owed - 1));
        if kind == Kind::AllBanks {
            m.unused(&wanted, "all banks are refreshed together");
            m.drive(&halt_out, owed.any());
            m.drive(&chosen_out, 0);
            m.drive(&bank_out, 0);
            return;
        }

        m.section("Choice of a bank");
        let chosen = m.reg("is_chosen", 1).reset(0);
        let bank = m.reg("chosen_bank", map.bank_index_bits()).no_reset();
        m.comment("Banks refreshed in this round.");
        let refreshed = m.reg("refreshed", map.banks()).reset(0);
        let left = (!&refreshed).named("left");
        let idle = (&left & !wanted.resize(map.banks())).named("idle");
        if numbers > map.banks() {
            let more = wanted.slice(map.banks(), numbers - map.banks());
            m.unused(&more, "no bank has these numbers");
        }
        let any_idle = idle.any().named("any_idle");
        let choice = lowest(&any_idle.mux(&idle, &left)).named("choice");
        let chooses = !&chosen & owed.any() & (any_idle | owed.ge(hbm.refresh_postpone));
        m.when(&done, || m.set(&chosen, 0)).elsewhen(&chooses, || {
            m.set(&chosen, 1);
            m.set(&bank, encode(&choice, map.bank_index_bits()));
        });
        let now = (&refreshed | decode(&bank, map.banks())).named("refreshed_now");
        let round = now.all();
        let nothing = m.zeros(map.banks());
        m.when(&done, || m.set(&refreshed, round.mux(&nothing, &now)));
        m.drive(&halt_out, 0);
        m.drive(&chosen_out, &chosen);
        m.drive(&bank_out, &bank);
    }
}
