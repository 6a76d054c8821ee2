//! Chooses the command that starts: at most one a cycle, from the reader's queue and the writer's
//! in turn where both can.
//!
//! ```text
//!   first of each queue -->| check |--> which starts, its code and answers
//!   reader, writer, channels, table: free -->|
//! ```

use mtia_model::spec::fi::{CHANNELS, Kind, STATUS_BITS};
use mtia_rtl::{Block, Module, Stream};
use serde::Serialize;

use super::{Fi, check::Check, port_of};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Start(pub Fi);

impl Block for Start {
    fn name(&self) -> String {
        self.0.part("start")
    }

    fn about(&self) -> String {
        "Starts a command: it needs an entry of the table, and, unless it is bad, the reader, the \
         writer or a channel that is not armed."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let read = m.stream_in("read", fi.command());
        let write = m.stream_in("write", fi.command());
        m.comment("An entry of the table is free; reader and writer can take a command.");
        let entry_free = m.input("entry_free", 1);
        let reader_free = m.input("reader_free", 1);
        let writer_free = m.input("writer_free", 1);
        m.comment("Broadcast channels in use.");
        let armed = m.input("armed", CHANNELS);

        m.section("Faults");
        let check = |name: &str, stream: &Stream| {
            let check = m.instance(name, &Check(fi.clone()));
            for field in ["kind", "address", "local", "length", "reply"] {
                check.drive(port_of(field), stream.field(field));
            }
            let good = check.port("code").eq(0).named(&format!("{name}_good"));
            (check, good)
        };
        let (read_check, read_good) = check("read_check", &read);
        let (write_check, write_good) = check("write_check", &write);

        m.section("Choice");
        let kind = read.field("kind");
        let is = |k: Kind| kind.eq(u32::from(k.code()));
        let receive = is(Kind::Receive).named("receive");
        let broadcast = is(Kind::Broadcast).named("broadcast");
        let arms = (&receive | &broadcast).named("arms");
        let idle = !armed.chunk(&read.field("channel"), 1);
        let ready = (&receive | &reader_free) & (!&arms | &idle);
        let can_read = (&read.valid & &entry_free & (!&read_good | ready)).named("can_read");
        let can_write = &write.valid & &entry_free & (!&write_good | &writer_free);
        let can_write = can_write.named("can_write");
        m.comment("The writer's queue had the last turn.");
        let prefer_read = m.reg("prefer_read", 1).reset(1);
        let starts_read = (&can_read & (!&can_write | &prefer_read)).named("starts_read");
        let starts_write = (&can_write & !&starts_read).named("starts_write");
        m.when(&(&starts_read | &starts_write), || m.set(&prefer_read, &starts_write));
        read.take(&starts_read);
        write.take(&starts_write);
        m.unused(&read.field("steering"), "passes by");
        m.unused(&write.field("steering"), "passes by");
        m.unused(&write.field("channel"), "a write has none");

        m.section("What starts");
        m.drive(&m.output("starts", 1), &starts_read | &starts_write);
        m.drive(
            &m.output("tag", fi.tag_bits),
            starts_read.mux(&read.field("tag"), write.field("tag")),
        );
        let code = starts_read.mux(&read_check.port("code"), write_check.port("code"));
        let code = code.named("chosen_code");
        m.drive(&m.output("code", STATUS_BITS), &code);
        let answers = starts_read.mux(&read_check.port("answers"), write_check.port("answers"));
        let answers = code.eq(0).mux(&answers, m.zeros(fi.answer_bits()));
        m.drive(&m.output("answers", fi.answer_bits()), answers);
        m.comment("Good commands: for the reader, for the writer, of a channel.");
        m.drive(&m.output("load_reader", 1), &starts_read & &read_good & !&receive);
        m.drive(&m.output("load_writer", 1), &starts_write & &write_good);
        m.drive(&m.output("arm", 1), &starts_read & &read_good & &arms);
    }
}
