//! The control links of a client that has several: its fabric interface has one stream each way.
//!
//! ```text
//!   up, with a lane of the channel ==>| by lane  |==> link_0_up, link_1_up, ...
//!   down <==========================| by turns |<== link_0_down, link_1_down, ...
//! ```
//! Lane l of the channel goes over link l mod n, where it is that link's lane l / n.

use mtia_model::spec::flit::CONTROL_FIELDS;
use mtia_model::spec::floor::SLOTS;
use mtia_model::spec::noc::lanes_of_link;
use mtia_rtl::{Block, Layout, Module, Signal, Stream, cat, index_bits};
use serde::Serialize;

/// The joint.
#[derive(Clone, Debug, Serialize)]
pub struct ControlLinks {
    /// Links, at least 2.
    pub links: u32,
    /// Lanes of the control channel, at least as many.
    pub lanes: u32,
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
}

impl ControlLinks {
    fn payload(&self) -> u32 {
        CONTROL_FIELDS.iter().map(|f| f.1).sum()
    }

    /// Header, which of `lanes` if there are several, flit.
    fn up(&self, lanes: u32) -> Layout {
        let layout = Layout::new()
            .field("columns", self.columns)
            .field("rows", self.rows)
            .field("clients", SLOTS);
        let layout = if lanes > 1 { layout.field("lane", index_bits(lanes)) } else { layout };
        layout.field("payload", self.payload())
    }
}

/// The OR of at least one bit.
fn any_of(bits: &[Signal]) -> Signal {
    cat(&bits.iter().collect::<Vec<_>>()).any()
}

impl Block for ControlLinks {
    fn name(&self) -> String {
        format!("control_links_{}", self.links)
    }

    fn about(&self) -> String {
        format!(
            "Control flits of a fabric interface over {} links: up by the lane they name, down by \
             turns.",
            self.links
        )
    }

    fn build(&self, m: &Module) {
        let n = self.links;
        m.comment("From and to the fabric interface.");
        let up = m.stream_in("up", self.up(self.lanes));
        let down = m.stream_out("down", Layout::new().field("payload", self.payload()));
        let (mut ups, mut downs): (Vec<Stream>, Vec<Stream>) = (Vec::new(), Vec::new());
        for link in 0..n {
            m.comment(&format!("Link {link}."));
            let lanes = lanes_of_link(self.lanes, n, link);
            ups.push(m.stream_out(&format!("link_{link}_up"), self.up(lanes)));
            let layout = Layout::new().field("payload", self.payload());
            downs.push(m.stream_in(&format!("link_{link}_down"), layout));
        }

        m.section("Up");
        let lane = up.field("lane");
        let mut taken = Vec::new();
        for (link, out) in (0..n).zip(&ups) {
            let mine: Vec<Signal> =
                (0..self.lanes).filter(|l| l % n == link).map(|l| lane.eq(l)).collect();
            let mine = any_of(&mine).named(&format!("for_link_{link}"));
            let of_link = out.layout().fields().find(|f| f.0 == "lane").map(|(_, width)| {
                let arms: Vec<(u64, Signal)> = (0..self.lanes)
                    .filter(|l| l % n == link)
                    .map(|l| (u64::from(l), m.lit(width, u128::from(l / n))))
                    .collect();
                lane.case(&format!("lane_on_link_{link}"), &arms, &m.zeros(width))
            });
            let header = ["columns", "rows", "clients", "payload"].map(|name| up.field(name));
            let mut fields: Vec<(&str, &Signal)> =
                ["columns", "rows", "clients", "payload"].into_iter().zip(&header).collect();
            fields.extend(of_link.as_ref().map(|lane| ("lane", lane)));
            out.send(&up.valid & &mine, &fields);
            taken.push(&mine & &out.ready);
        }
        up.take(any_of(&taken));

        m.section("Down, by turns");
        let bits = index_bits(n);
        let turn = m.reg("turn", bits).reset(0);
        // From the link whose turn it is: the first that offers.
        let first_from = |start: u32| {
            let mut pick = m.lit(bits, u128::from(start));
            for i in (0..n).rev() {
                let link = (start + i) % n;
                let here = m.lit(bits, u128::from(link));
                pick = downs[link as usize].valid.mux(&here, &pick);
            }
            pick
        };
        let arms: Vec<(u64, Signal)> =
            (1..n).map(|link| (u64::from(link), first_from(link))).collect();
        let chosen = turn.case("chosen", &arms, &first_from(0));
        let payloads: Vec<(u64, Signal)> =
            (1..n).map(|l| (u64::from(l), downs[l as usize].field("payload"))).collect();
        let payload = chosen.case("chosen_payload", &payloads, &downs[0].field("payload"));
        let offered: Vec<Signal> = downs.iter().map(|down| down.valid.clone()).collect();
        down.send(any_of(&offered), &[("payload", &payload)]);
        for (link, from) in (0..n).zip(&downs) {
            from.take(&down.ready & chosen.eq(link));
        }
        m.when(&down.fires(), || m.set(&turn, chosen.next_in(n)));
    }
}
