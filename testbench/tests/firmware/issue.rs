//! What the firmware issues for a WQE, field by field: work requests, commands of the NMC, stores and
//! fetches of words, for random WQEs of each kind; on an engine alone, whose requests are looked at.

use mtia_model::func::me::Engine;
use mtia_model::func::me::device::{Fetch, Store};
use mtia_model::func::subgraph::random::any_wqe;
use mtia_model::spec::me::{Completion, CompletionSource, Report, Start, WorkRequest};
use mtia_model::spec::nmc::{Command, Op};
use mtia_model::spec::wqe::{self, Comparison, Kind, Width, Wqe};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::bench::{Target, full, mini, seeds};

/// Address of the subgraph.
const CODE: u64 = 0x4_0000;
/// Cycles within which something is issued.
const SOON: u32 = 20_000;

/// What came out of the engine.
#[derive(Debug, PartialEq)]
enum Issued {
    Request(WorkRequest),
    Command(Command),
    Store(Store),
    Word(Fetch),
}

struct Bench {
    engine: Engine,
    wqe: Wqe,
    time: u64,
}

impl Bench {
    /// Runs until something is issued, or a report comes; WQEs are brought on the way.
    fn next(&mut self) -> Result<Issued, Option<Report>> {
        for _ in 0..SOON {
            self.time += 1;
            self.engine.device.set_time(self.time);
            self.engine.step();
            let device = &mut self.engine.device;
            if let Some(fetch) = device.take_fetch() {
                if fetch.address != CODE {
                    return Ok(Issued::Word(fetch));
                }
                assert!(device.end_fetch(&fetch, Some(&self.wqe.bytes())));
            }
            if let Some(request) = device.take_work_request() {
                return Ok(Issued::Request(request));
            }
            if let Some(command) = device.take_command() {
                return Ok(Issued::Command(command));
            }
            if let Some(store) = device.take_store() {
                return Ok(Issued::Store(store));
            }
            if let Some(report) = device.take_report() {
                return Err(Some(report));
            }
        }
        Err(None)
    }

    fn complete(&mut self, source: CompletionSource, tag: u16) {
        let source = source.code();
        let completion =
            Completion { source, status: 0, has_immediate: false, tag, bytes: 0, immediate: 0 };
        assert!(self.engine.device.complete(completion));
    }
}

/// What must be issued for a WQE that is the first of its subgraph, in slot 0; of a request that
/// does not use a field, what was issued.
fn expected(wqe: &Wqe, issued: &Issued, limit: u64) -> Issued {
    let kind = wqe.kind().expect("a kind");
    match (kind, issued) {
        (Kind::Send | Kind::Recv | Kind::Write | Kind::WriteImm, Issued::Request(got)) => {
            let writes = matches!(kind, Kind::Write | Kind::WriteImm);
            Issued::Request(WorkRequest {
                operation: kind.code(),
                queue_pair: wqe.queue_pair(),
                tag: 0,
                // A buffer of no bytes may stand at the very end, where addresses end too.
                local: wqe.a % limit,
                length: wqe.length,
                lkey: wqe.lkey,
                remote: if writes { wqe.b % limit } else { got.remote },
                rkey: if writes { wqe.rkey } else { got.rkey },
                immediate: if kind == Kind::WriteImm { wqe.immediate } else { got.immediate },
            })
        }
        (Kind::Reduce | Kind::Copy, Issued::Command(got)) => {
            let adds = kind == Kind::Reduce;
            Issued::Command(Command {
                op: if adds { Op::Add } else { Op::Copy }.code(),
                dtype: if adds { wqe.dtype } else { got.dtype },
                fence: false,
                a: wqe.a,
                b: if adds { wqe.b } else { got.b },
                s: wqe.s,
                length: wqe.length.into(),
                tag: got.tag,
            })
        }
        (Kind::Set, Issued::Store(_)) => Issued::Store(Store {
            address: wqe.a,
            data: wqe.value,
            bytes: width(wqe).bytes() as u32,
            tag: 0,
        }),
        (Kind::Wait, Issued::Word(got)) => {
            Issued::Word(Fetch { address: wqe.a / 64 * 64, flits: 1, ..*got })
        }
        _ => panic!("{kind}: {issued:?}"),
    }
}

fn width(wqe: &Wqe) -> Width {
    Width::from_code(wqe.width).expect("a width")
}

/// Words that satisfy one comparison with the WQE's value or the other.
fn words_near(wqe: &Wqe) -> [u64; 3] {
    [wqe.value, wqe.value.wrapping_add(1), wqe.value.wrapping_sub(1)]
}

/// Whether the comparison of the WQE holds, of the bytes that it looks at.
fn holds(wqe: &Wqe, word: u64) -> bool {
    let mask = if width(wqe) == Width::Word { u64::from(u32::MAX) } else { u64::MAX };
    let comparison = Comparison::from_code(wqe.comparison).expect("a comparison");
    comparison.holds(word & mask, wqe.value & mask)
}

fn run(target: &Target, seed: u64) {
    let Target { chip, image, .. } = target;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let limit = 1u64 << chip.nmc.address_bits.value;
    let mut engine = Engine::new(chip, 0, image).expect("it fits");
    engine.device.set_memory_limit(limit);
    let mut bench = Bench { engine, wqe: Wqe::default(), time: 0 };
    assert_eq!(bench.next(), Err(Some(Report::Ready { version: wqe::VERSION })));
    for id in 0..200 {
        bench.wqe = any_wqe(chip, 0, limit, &mut rng);
        // The words of the WQE itself are told apart by their address.
        bench.wqe.a |= if bench.wqe.a < 2 * CODE { CODE << 1 } else { 0 };
        let hopeless = bench.wqe.kind() == Some(Kind::Wait)
            && !words_near(&bench.wqe).iter().any(|&word| holds(&bench.wqe, word));
        if hopeless || wqe::check(&bench.wqe.words(), 0, limit, chip).is_err() {
            continue;
        }
        let start = Start { version: wqe::VERSION, id, address: CODE, wqes: 1 };
        assert!(bench.engine.device.send(&start));
        let done = Err(Some(Report::Done { id, wqes: 1 }));
        let wqe = bench.wqe;
        if wqe.kind() == Some(Kind::Noop) {
            assert_eq!(bench.next(), done, "seed {seed}: {wqe:?}");
            continue;
        }
        let issued = bench.next().unwrap_or_else(|e| panic!("seed {seed}: {wqe:?}: {e:?}"));
        assert_eq!(issued, expected(&wqe, &issued, limit), "seed {seed}: {wqe:?}");
        // Nothing is said before it is complete.
        match issued {
            Issued::Request(request) => {
                let receives = wqe.kind() == Some(Kind::Recv);
                let source =
                    if receives { CompletionSource::Receive } else { CompletionSource::Send };
                assert_eq!(bench.next(), Err(None), "seed {seed}: {wqe:?}");
                bench.complete(source, request.tag);
            }
            Issued::Command(command) => {
                assert_eq!(bench.next(), Err(None), "seed {seed}: {wqe:?}");
                bench.complete(CompletionSource::Nmc, command.tag as u16);
            }
            Issued::Store(store) => {
                assert_eq!(bench.next(), Err(None), "seed {seed}: {wqe:?}");
                assert!(bench.engine.device.end_store(&store, false));
            }
            Issued::Word(mut fetch) => {
                // One word after the other, until the comparison holds.
                let at = (wqe.a % 64) as usize;
                for word in words_near(&wqe) {
                    let mut flit = [0xa5; 64];
                    let bytes = width(&wqe).bytes() as usize;
                    flit[at..at + bytes].copy_from_slice(&word.to_le_bytes()[..bytes]);
                    assert!(bench.engine.device.end_fetch(&fetch, Some(&flit)));
                    if holds(&wqe, word) {
                        break;
                    }
                    match bench.next() {
                        Ok(Issued::Word(again)) => fetch = again,
                        other => panic!("seed {seed}: {wqe:?}, word {word:#x}: {other:?}"),
                    }
                }
            }
        }
        assert_eq!(bench.next(), done, "seed {seed}: {wqe:?}");
    }
    assert!(bench.engine.device.is_quiet());
}

#[test]
pub fn requests_say_what_the_wqes_say() {
    for seed in seeds(5) {
        run(mini(), seed);
    }
}

#[test]
fn requests_of_the_full_chip_say_what_the_wqes_say() {
    for seed in seeds(5) {
        run(full(), seed);
    }
}
