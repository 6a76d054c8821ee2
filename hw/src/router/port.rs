//! A client's port: one lane of its link to its router, for one channel.
//!
//! ```text
//!   up_0 ==>|queue|--+                      +--> lane_<i>_in_...   of the lane that the flit names
//!   up_1 ==>|queue|--+--- one flit a cycle -+
//!
//!   down_0 <==|queue|<--+                       +-- buffer <-- lane_0_out_...
//!   down_1 <==|queue|<--+--- one flit a cycle --+-- buffer <-- lane_1_out_... ...
//! ```
//! Each class has a stream of its own in each direction, so that responses pass requests that wait.

use mtia_model::spec::floor::SLOTS;
use mtia_rtl::{Block, Layout, Module, Queue, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::buffer::Buffer;
use super::round_robin;

/// Flits in each of a port's queues.
const QUEUE: u32 = 2;

/// One lane of a client's link.
#[derive(Clone, Debug, Serialize)]
pub struct Port {
    /// Lanes of the channel that go over it.
    pub lanes: u32,
    /// Classes, 1 or 2.
    pub classes: u32,
    /// Bits of a payload.
    pub payload: u32,
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers.
    pub rows: u32,
    /// Flits in each buffer of a lane.
    pub depth: u32,
}

impl Port {
    /// What a client sends. `lane` counts the lanes that go over the port; it is left out where
    /// there is one.
    pub fn up(&self) -> Layout {
        let layout = Layout::new()
            .field("columns", self.columns)
            .field("rows", self.rows)
            .field("clients", SLOTS);
        let layout =
            if self.lanes > 1 { layout.field("lane", index_bits(self.lanes)) } else { layout };
        layout.field("payload", self.payload)
    }

    /// What a client gets.
    pub fn down(&self) -> Layout {
        Layout::new().field("payload", self.payload)
    }

    fn flit_bits(&self) -> u32 {
        self.columns + self.rows + SLOTS + self.payload
    }
}

impl Block for Port {
    fn name(&self) -> String {
        format!("router_port_{}_{}x{}", self.lanes, self.classes, self.payload)
    }

    fn about(&self) -> String {
        format!(
            "One lane of a client's link, over which {} lanes of the channel go. Up: the classes in \
             turn, as far as the lane has room. Down: lanes and classes in turn, as far as the \
             class's queue has room. One flit a cycle each way.",
            self.lanes
        )
    }

    fn build(&self, m: &Module) {
        let classes = 0..self.classes;
        let ups: Vec<_> =
            classes.clone().map(|c| m.stream_in(&format!("up_{c}"), self.up())).collect();
        let downs: Vec<_> =
            classes.clone().map(|c| m.stream_out(&format!("down_{c}"), self.down())).collect();
        let lane_in = |i: u32, what: &str| format!("lane_{i}_in_{what}");
        let lane_out = |i: u32, what: &str| format!("lane_{i}_out_{what}");

        m.section("Up");
        let mut heads = Vec::new();
        for (c, up) in (0..).zip(&ups) {
            let queue = m.instance(
                &format!("up_queue_{c}"),
                &Queue { width: self.up().width(), depth: QUEUE },
            );
            let enq = queue.stream("enq");
            up.take(&enq.ready);
            let mut fields = vec![up.field("clients"), up.field("rows"), up.field("columns")];
            fields.push(up.field("payload"));
            if self.lanes > 1 {
                fields.insert(0, up.field("lane"));
            }
            enq.send(&up.valid, &[("data", &cat(&fields.iter().collect::<Vec<_>>()))]);
            heads.push(queue.stream("deq"));
        }
        let lane_of = |c: usize| {
            (self.lanes > 1)
                .then(|| heads[c].data().slice(self.flit_bits(), index_bits(self.lanes)))
        };
        // Whether the head of a class names a lane.
        let names = |c: usize, i: u32| match lane_of(c) {
            Some(lane) => &heads[c].valid & lane.eq(i),
            None => heads[c].valid.clone(),
        };
        let mut rooms: Vec<Vec<Signal>> = Vec::new();
        let mut lefts = Vec::new();
        for i in 0..self.lanes {
            let mut of_lane = Vec::new();
            for c in classes.clone() {
                let left =
                    m.reg(&format!("lane_{i}_left_{c}"), count_bits(self.depth)).reset(self.depth);
                of_lane.push(left.ne(0));
                lefts.push(left);
            }
            rooms.push(of_lane);
        }
        let able: Vec<Signal> = (0..self.classes as usize)
            .map(|c| {
                let able = (0..self.lanes).map(|i| names(c, i) & &rooms[i as usize][c]);
                able.reduce(|a, b| a | b).unwrap_or_else(|| m.zeros(1)).named(&format!("able_{c}"))
            })
            .collect();
        let able = cat(&able.iter().rev().collect::<Vec<_>>()).named("up_able");
        let granted = round_robin(m, "up_", &able);
        for (c, head) in (0..).zip(&heads) {
            head.take(granted.bit(c));
        }
        let flit = |c: usize| heads[c].data().slice(0, self.flit_bits());
        let chosen = match heads.len() {
            1 => flit(0),
            _ => granted.bit(1).mux(&flit(1), flit(0)),
        };
        let chosen = chosen.named("chosen");
        for i in 0..self.lanes {
            let goes: Vec<Signal> = (0..self.classes as usize)
                .map(|c| {
                    (granted.bit(c as u32) & names(c, i)).named(&format!("lane_{i}_takes_{c}"))
                })
                .collect();
            let valid = m.output(&lane_in(i, "valid"), 1);
            m.drive(&valid, cat(&goes.iter().collect::<Vec<_>>()).any());
            if self.classes > 1 {
                let class = m.output(&lane_in(i, "class"), 1);
                m.drive(&class, &goes[1]);
            }
            let out = m.output(&lane_in(i, "flit"), self.flit_bits());
            m.drive(&out, &chosen);
            let credit = m.input(&lane_in(i, "credit"), self.classes);
            for (c, goes) in (0..).zip(&goes) {
                let left = &lefts[(i * self.classes + c) as usize];
                let back = credit.bit(c);
                m.when(&(goes & !&back), || m.set(left, left - 1))
                    .elsewhen(&(!goes & &back), || m.set(left, left + 1));
            }
        }

        m.section("Down");
        let mut offers = Vec::new();
        let mut buffers = Vec::new();
        let mut queues = Vec::new();
        for c in classes.clone() {
            let queue = m
                .instance(&format!("down_queue_{c}"), &Queue { width: self.payload, depth: QUEUE });
            queues.push(queue);
        }
        for i in 0..self.lanes {
            let valid = m.input(&lane_out(i, "valid"), 1);
            let class = (self.classes > 1).then(|| m.input(&lane_out(i, "class"), 1));
            let flit = m.input(&lane_out(i, "flit"), self.payload);
            let credit = m.output(&lane_out(i, "credit"), self.classes);
            let buffer = Buffer { classes: self.classes, depth: self.depth, width: self.payload };
            let buffer = m.instance(&format!("lane_{i}_buffer"), &buffer);
            buffer.drive("in_valid", &valid).drive("in_flit", &flit);
            if let Some(class) = &class {
                buffer.drive("in_class", class);
            }
            m.drive(&credit, buffer.port("credit"));
            for (c, queue) in queues.iter().enumerate() {
                let ready = queue.port("enq_ready");
                offers.push((buffer.port(&format!("head_{c}_valid")), ready));
            }
            buffers.push(buffer);
        }
        let able: Vec<Signal> = offers.iter().map(|(valid, ready)| valid & ready).collect();
        let able = cat(&able.iter().rev().collect::<Vec<_>>()).named("down_able");
        let taken = round_robin(m, "down_", &able);
        let pick = super::encode(m, &taken).named("down_pick");
        for (i, buffer) in (0..).zip(&buffers) {
            for c in classes.clone() {
                buffer.drive(&format!("pop_{c}"), taken.bit(i * self.classes + c));
            }
        }
        let arms: Vec<(u64, Signal)> = (0..self.lanes * self.classes)
            .map(|h| {
                let buffer = &buffers[(h / self.classes) as usize];
                (u64::from(h), buffer.port(&format!("head_{}_flit", h % self.classes)))
            })
            .collect();
        let arrived = pick.case("arrived", &arms, &m.zeros(self.payload));
        for ((c, queue), down) in (0..).zip(&queues).zip(&downs) {
            let mine: Vec<Signal> =
                (0..self.lanes).map(|i| taken.bit(i * self.classes + c)).collect();
            queue.drive("enq_valid", cat(&mine.iter().collect::<Vec<_>>()).any());
            queue.drive("enq_data", &arrived);
            let deq = queue.stream("deq");
            down.send(&deq.valid, &[("payload", &deq.data())]);
            deq.take(&down.ready);
        }

        m.section("Events");
        let events = |what: &str, about: &str, bits: Vec<Signal>| {
            m.comment(about);
            let out = m.output(what, self.classes);
            m.drive(&out, cat(&bits.iter().rev().collect::<Vec<_>>()));
        };
        let injected = ups.iter().map(|up| up.fires()).collect();
        events("injected", "Flits accepted from the client.", injected);
        let delivered = downs.iter().map(|down| down.fires()).collect();
        events("delivered", "Flits accepted by the client.", delivered);
    }
}
