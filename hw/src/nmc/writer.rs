//! Writer: sends the flits of S and answers a command when all of them are acknowledged.
//!
//! ```text
//!   sums ==>| half 0 |==> request_0      responses count down the command's open writes
//!           | half 1 |==> request_1
//!           | table  |<== response_0, response_1
//!           +--------+==> status, in the order of the commands
//! ```
//! The table has an entry for each command whose writes are on their way. A line is taken when
//! both halves are free, an entry is there, and the number of open writes allows two more.

use mtia_model::spec::nmc::{STATUS_BITS, Status, WRITE_STREAMS};
use mtia_rtl::{Block, Layout, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::{Nmc, field, sum_bits};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Writer(pub Nmc);

impl Block for Writer {
    fn name(&self) -> String {
        "nmc_writer".into()
    }

    fn about(&self) -> String {
        "Sends the flits of S, counts their responses for each command in flight, and gives the \
         statuses in order."
            .into()
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let entries = nmc.commands_in_flight;
        let id_bits = index_bits(entries);
        let open_bits = count_bits(nmc.write_credits);
        let facts_layout = nmc.line_facts();
        let sums = m.stream_in(
            "sums",
            Layout::new().field("data", 8 * nmc.line_bytes).field("facts", facts_layout.width()),
        );
        let status = m.stream_out("status", nmc.status());
        let requests: Vec<_> = (0..WRITE_STREAMS)
            .map(|i| m.stream_out(&format!("request_{i}"), nmc.write_request()))
            .collect();
        let responses: Vec<_> = (0..WRITE_STREAMS)
            .map(|i| m.stream_in(&format!("response_{i}"), nmc.write_response()))
            .collect();
        let facts = sums.field("facts");
        let facts = |name: &str| field(&facts_layout, &facts, name);
        let last = facts("last");
        m.unused(&facts("copy"), "the counters look at it on the way");

        m.section("Bytes of the line that belong to S");
        let ones = m.ones(nmc.line_bytes);
        let past_end = &m.ones(nmc.line_bytes + 1) << &facts("end");
        let past_end = past_end.named("past_end");
        let strobe = (&ones << &facts("begin")) & !past_end.slice(0, nmc.line_bytes);
        let strobe = strobe.named("strobe");
        let flit = nmc.flit_bytes();
        let parts: Vec<Signal> = (0..WRITE_STREAMS).map(|i| strobe.slice(i * flit, flit)).collect();
        let needed: Vec<Signal> = parts.iter().map(|p| p.any()).collect();

        m.section("Table of commands in flight");
        m.comment("Ring of entries: the one being filled, the next to answer, how many are taken.");
        let tail = m.reg("tail", id_bits).reset(0);
        let head = m.reg("head", id_bits).reset(0);
        let used = m.reg("used", count_bits(entries)).reset(0);
        m.comment("The command of the next line has its entry already.");
        let begun = m.reg("begun", 1).reset(0);
        m.comment("Writes sent or about to be, and not acknowledged.");
        let open = m.reg("open", open_bits).reset(0);

        let halves: Vec<Signal> =
            (0..WRITE_STREAMS).map(|i| m.reg(&format!("half_{i}_full"), 1).reset(0)).collect();
        let free: Vec<Signal> =
            halves.iter().zip(&requests).map(|(full, r)| !full | &r.ready).collect();
        let credit = open.le(nmc.write_credits - WRITE_STREAMS);
        let entry = &begun | &used.ne(entries);
        sums.take(&free[0] & &free[1] & credit & entry);
        let taken = sums.fires().named("taken");
        let begins = (&taken & !&begun).named("begins");
        let ends = (&taken & &last).named("ends");
        let answered = status.fires().named("answered");
        m.when(&taken, || m.set(&begun, !&last));
        m.when(&ends, || m.set(&tail, &tail + 1));
        m.when(&answered, || m.set(&head, &head + 1));
        m.when(&(&begins & !&answered), || m.set(&used, &used + 1))
            .elsewhen(&(!&begins & &answered), || m.set(&used, &used - 1));

        m.section("Requests");
        for (i, request) in requests.iter().enumerate() {
            let hold =
                |name: &str, width: u32| m.reg(&format!("half_{i}_{name}"), width).no_reset();
            let address = hold("address", nmc.flit_address_bits());
            let data = hold("data", 8 * flit);
            let mask = hold("strobe", flit);
            let id = hold("id", id_bits);
            m.when(&taken, || {
                m.set(&halves[i], &needed[i]);
                m.set(&address, cat(&[&facts("line"), &m.lit(1, i as u128)]));
                m.set(&data, sums.field("data").slice(i as u32 * 8 * flit, 8 * flit));
                m.set(&mask, &parts[i]);
                m.set(&id, &tail);
            })
            .elsewhen(&request.ready, || m.set(&halves[i], 0));
            request.send(
                &halves[i],
                &[("address", &address), ("data", &data), ("strobe", &mask), ("tag", &id)],
            );
        }

        m.section("Responses");
        for response in &responses {
            response.take(1);
        }
        let none = m.zeros(2);
        let more = taken.mux(&sum_bits(&needed), &none).named("more");
        let done: Vec<Signal> = responses.iter().map(|r| r.valid.clone()).collect();
        m.set(&open, &open + more.resize(open_bits) - sum_bits(&done).resize(open_bits));
        let mut states = Vec::new();
        for e in 0..entries {
            let is = |id: &Signal| id.eq(e);
            let reg = |name: &str, width: u32| m.reg(&format!("entry_{e}_{name}"), width);
            let waiting = reg("waiting", open_bits).reset(0);
            let closed = reg("closed", 1).reset(0);
            let failed = reg("failed", 1).no_reset();
            let tag = reg("tag", nmc.tag_bits).no_reset();
            let code = reg("code", STATUS_BITS).no_reset();
            let mine = is(&tail);
            let plus = (&taken & &mine).mux(&more, &none).resize(open_bits);
            let hits: Vec<Signal> =
                responses.iter().map(|r| &r.valid & is(&r.field("tag"))).collect();
            m.set(&waiting, &waiting + plus - sum_bits(&hits).resize(open_bits));
            let errors: Vec<Signal> =
                hits.iter().zip(&responses).map(|(hit, r)| hit & r.field("error")).collect();
            m.when(&(&begins & &mine), || m.set(&failed, 0))
                .elsewhen(&(&errors[0] | &errors[1]), || m.set(&failed, 1));
            m.when(&(&ends & &mine), || {
                let ok = facts("code").eq(u32::from(Status::Ok.code()));
                let read_error = m.lit(STATUS_BITS, u128::from(Status::ReadError.code()));
                m.set(&closed, 1);
                m.set(&tag, facts("tag"));
                m.set(&code, (ok & facts("error")).mux(&read_error, facts("code")));
            })
            .elsewhen(&(&answered & is(&head)), || m.set(&closed, 0));
            let ready = &closed & waiting.eq(0);
            states.push([ready, failed, tag, code]);
        }

        m.section("Status");
        let select = |k: usize| {
            let parts: Vec<Signal> = states.iter().rev().map(|s| s[k].clone()).collect();
            cat(&parts.iter().collect::<Vec<_>>()).chunk(&head, states[0][k].width())
        };
        let write_error = m.lit(STATUS_BITS, u128::from(Status::WriteError.code()));
        let code = select(3).named("code_at_head");
        let code = (code.eq(0) & select(1)).mux(&write_error, &code);
        status.send(select(0), &[("tag", &select(2)), ("code", &code)]);
    }
}
