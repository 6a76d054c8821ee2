//! Latencies by the sum of the stages, and rates by what the array's one port allows.

use mtia_model::cycle::llc::Bank;
use mtia_model::cycle::llc::port::MemoryResponse;
use mtia_model::spec::flit::{ControlFlit, DataFlit};
use mtia_model::spec::llc::CounterId;

use super::world::{World, sizes};

/// Queue 1, front 1, lookup 1, decoders 1: the cycles before a line that is there is offered.
const HIT: u64 = 4;
/// Queue 1, front 1, lookup 1, fetch queue 1, [memory], response queue 1, fill 1, answer 1.
const MISS: u64 = 7;
/// Queue 1, front 1, lookup 1: before a write is acknowledged.
const WRITE: u64 = 3;

#[test]
fn a_read_takes_its_stages() {
    for latency in [1, 2, 50, 240] {
        let mut world = World::new(sizes("mtia300"), latency);
        for (line, paper) in [(8, MISS + latency), (8, HIT), (9, MISS + latency), (9, HIT)] {
            let request = world.request(line, 1, 0);
            let start = world.cycle();
            world.bank.push_request(request);
            world.settle();
            let (cycle, _) = world.reads.pop().expect("an answer");
            assert_eq!(cycle - start, paper, "line {line}, latency {latency}");
        }
    }
}

#[test]
fn a_write_is_acknowledged_after_the_lookup() {
    // Whether the line is there, and all of it is written, makes no difference.
    let mut world = World::new(sizes("mtia300"), 100);
    for (line, strobe) in [(8, u64::MAX), (8, u64::MAX), (8, 0xff), (9, 0xff), (10, 1)] {
        let flit = world.write_flit(line, [7; 64], strobe, 0);
        let start = world.cycle();
        world.bank.push_write(flit);
        world.settle();
        let (cycle, _) = world.acks.pop().expect("an acknowledgement");
        assert_eq!(cycle - start, WRITE, "line {line}, strobe {strobe:#x}");
    }
}

#[test]
fn the_lines_of_a_request_follow_each_other() {
    let mut world = World::new(sizes("mtia300"), 30);
    for first in [MISS + 30, HIT] {
        let request = world.request(16, 4, 0);
        let start = world.cycle();
        world.bank.push_request(request);
        world.settle();
        let cycles: Vec<u64> = world.reads.drain(..).map(|r| r.0 - start).collect();
        // Lines of a fragment are in one pseudo-channel, which takes a request a cycle.
        assert_eq!(cycles, [first, first + 1, first + 2, first + 3]);
    }
}

/// What a stream is made of.
#[derive(Clone, Copy)]
struct Stream {
    reads: bool,
    writes: bool,
    /// Lines it goes through, over and over.
    lines: u32,
    strobe: u64,
}

/// Accesses a cycle that leave the lookup, and lines a cycle that leave the bank, of a stream at
/// full rate after `warm` cycles.
fn rates(stream: Stream, warm: u64) -> (f64, f64) {
    let mut bank: Bank<()> = Bank::new(&sizes("mtia300"));
    let (mut read, mut write) = (0, stream.lines / 2);
    let mut due: [std::collections::VecDeque<(u64, u32)>; 2] = Default::default();
    let mut start = (0, 0);
    const CYCLES: u64 = 60_000;
    let done = |bank: &Bank<()>| {
        let accesses = bank.counter(CounterId::Reads) + bank.counter(CounterId::Writes);
        (accesses, bank.counter(CounterId::Responses) + bank.counter(CounterId::Acks))
    };
    for cycle in 0..warm + CYCLES {
        if cycle == warm {
            start = done(&bank);
        }
        if stream.reads && bank.accepts_request() {
            bank.push_request(ControlFlit { address: read, lines: 4, ..ControlFlit::default() });
            read = (read + 4) % stream.lines;
        }
        if stream.writes && bank.accepts_write() {
            let flit = DataFlit::default();
            let (address, strobe) = (write, stream.strobe);
            bank.push_write(DataFlit { address, strobe, last: true, ..flit });
            write = (write + 1) % stream.lines;
        }
        bank.take_read();
        bank.take_ack();
        for (k, due) in due.iter_mut().enumerate() {
            if let Some(request) = bank.memory_request(k) {
                if !request.write {
                    due.push_back((cycle + 40, request.tag));
                }
                bank.take_memory_request(k);
            }
            if due.front().is_some_and(|d| d.0 <= cycle) && bank.accepts_memory(k) {
                let (_, tag) = due.pop_front().expect("a line");
                bank.push_memory(k, MemoryResponse { tag, poison: false, data: () });
            }
        }
        bank.clock();
    }
    let end = done(&bank);
    let rate = |from: u64, to: u64| (to - from) as f64 / CYCLES as f64;
    (rate(start.0, end.0), rate(start.1, end.1))
}

const ALL: u64 = u64::MAX;

#[test]
fn hits_go_through_at_a_line_a_cycle() {
    // 4096 lines fit a bank of 32768; the first round brings them in.
    let lines = 4096;
    for (reads, writes) in [(true, false), (false, true), (true, true)] {
        let (accesses, answers) = rates(Stream { reads, writes, lines, strobe: ALL }, 40_000);
        assert_eq!((accesses, answers), (1.0, 1.0), "reads {reads}, writes {writes}");
    }
}

#[test]
fn a_part_of_a_line_costs_the_array_two_turns() {
    let stream = Stream { reads: false, writes: true, lines: 4096, strobe: 0xff };
    let (accesses, _) = rates(stream, 40_000);
    assert!((accesses - 0.5).abs() < 0.001, "{accesses} writes a cycle");
}

#[test]
fn misses_stream_at_a_line_a_cycle() {
    // A round of 16 MB never hits in 2 MB; the lines that have to go are clean.
    let stream = Stream { reads: true, writes: false, lines: 1 << 18, strobe: ALL };
    let (accesses, answers) = rates(stream, 40_000);
    assert!(accesses > 0.999 && answers > 0.999, "{accesses} lookups, {answers} answers a cycle");
}

#[test]
fn lines_written_whole_cost_the_array_two_turns_where_they_evict_such() {
    // The victim is read and the new line written; nothing is fetched.
    let stream = Stream { reads: false, writes: true, lines: 1 << 18, strobe: ALL };
    let (accesses, _) = rates(stream, 80_000);
    assert!((accesses - 0.5).abs() < 0.001, "{accesses} writes a cycle");
}

#[test]
fn a_flush_takes_two_cycles_a_set_and_two_a_written_line() {
    for written in [0, 1, 37, 300] {
        let mut world = World::new(sizes("mtia300"), 20);
        for line in 0..written {
            assert!(world.write_line(line, [1; 64], ALL, 0));
        }
        let paper = 2 * u64::from(world.sizes.sets + written);
        let took = world.flush();
        // Beside them: the register, the last pass through the lookup, the last line's way out.
        assert!((paper..paper + 16).contains(&took), "{written} lines: {took} cycles, {paper}");
        assert_eq!(world.count(CounterId::WriteBacks), u64::from(written));
    }
}
