//! Results of compiled collectives on the interpreter, bit for bit, and their traffic.

use mtia_model::hccl::{
    AllReduce, Broadcast, Case, Collective, CompileError, Kind, Layout, Placement, compile, needs,
    one_of_each,
};
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;

use super::bench::{Run, Sequence, chip};

/// Sizes worth trying on so many ranks: one element, one fewer and one more than ranks, odd ones,
/// several kilobytes.
fn sizes(ranks: u64) -> [u64; 5] {
    [1, ranks.saturating_sub(1).max(1), ranks + 1, 77, 1531]
}

/// Every kind on those ranks with that type, each size, 1 to 3 engines. Each program is run
/// twice, and then once more on other vectors.
fn every_kind(ranks: impl Iterator<Item = usize>, dtype: Dtype, seeds: std::ops::Range<u64>) {
    for ranks in ranks {
        for elements in sizes(ranks as u64) {
            for channels in 1..=3 {
                for collective in one_of_each(ranks, elements, dtype, elements) {
                    let both = [collective.clone(), collective];
                    let sequence = Sequence::new(&both, channels, 256, elements);
                    for seed in seeds.clone() {
                        sequence.must_be_right(&[0, 0, 1], seed);
                    }
                }
            }
        }
    }
}

#[test]
fn every_kind_is_right_in_bf16() {
    every_kind(1..=9, Dtype::Bf16, 0..1);
}

#[test]
fn every_kind_is_right_in_fp16() {
    every_kind(1..=9, Dtype::Fp16, 1..2);
}

#[test]
fn every_kind_is_right_in_fp32() {
    every_kind(1..=9, Dtype::Fp32, 2..3);
}

#[test]
#[ignore = "long"]
fn every_kind_is_right_under_many_seeds() {
    for dtype in Dtype::ALL {
        every_kind((1..=9).chain([16]), dtype, 100..108);
    }
}

#[test]
fn sixteen_ranks_are_right() {
    for collective in one_of_each(16, 333, Dtype::Bf16, 3) {
        let sequence = Sequence::new(&[collective], 2, 64, 3);
        sequence.must_be_right(&[0], 7);
    }
}

#[test]
fn every_ordered_pair_is_right() {
    for (ranks, channels, dtype) in
        [(2, 2, Dtype::Fp16), (3, 1, Dtype::Bf16), (4, 2, Dtype::Fp32), (8, 1, Dtype::Bf16)]
    {
        let kinds = one_of_each(ranks, 53, dtype, 9);
        let sequence = Sequence::new(&kinds, channels, 64, 2);
        for a in 0..kinds.len() {
            for b in 0..kinds.len() {
                sequence.must_be_right(&[a, b], (a * kinds.len() + b) as u64);
            }
        }
        // And all of them in one row.
        let all: Vec<usize> = (0..kinds.len()).chain((0..kinds.len()).rev()).collect();
        sequence.must_be_right(&all, 1);
    }
}

/// What is received may take the place of what was sent.
#[test]
fn in_place_is_right() {
    let dtype = Dtype::Fp32;
    for ranks in 1..=7 {
        for elements in [1, ranks as u64 + 1, 300] {
            let kinds = [
                Kind::AllReduce { elements, algorithm: AllReduce::Ring },
                Kind::AllReduce { elements, algorithm: AllReduce::RecursiveDoubling },
                Kind::ReduceScatter { elements },
                Kind::AllGather { elements },
                Kind::Broadcast { elements, root: ranks - 1, algorithm: Broadcast::Ring },
                Kind::Broadcast { elements, root: 0, algorithm: Broadcast::Tree },
            ];
            for kind in kinds {
                in_place(&Collective { kind, ranks, dtype });
            }
        }
    }
}

fn in_place(collective: &Collective) {
    let (chip, ranks, channels) = (chip(), collective.ranks, 2);
    let mut sequence = Sequence::new(std::slice::from_ref(collective), channels, 128, 1);
    let mut placement = sequence.runs[0].program.placement.clone();
    let element = u64::from(collective.dtype.element_bytes());
    for (rank, place) in placement.ranks.iter_mut().enumerate() {
        let first: u64 = (0..rank).map(|r| own_elements(collective, r)).sum::<u64>() * element;
        let at = &mut place.layout;
        match &collective.kind {
            Kind::ReduceScatter { .. } => at.recv = at.send + first,
            Kind::AllGather { .. } => at.send = at.recv + first,
            _ => at.send = at.recv,
        }
    }
    let program = compile(collective, &placement).expect("in place");
    let twice = [&program, &program];
    mtia_model::hccl::check(&chip, &twice).unwrap_or_else(|f| panic!("{collective}: {}", f[0]));
    mtia_model::hccl::check_result(&chip, &program)
        .unwrap_or_else(|f| panic!("{collective}: {}", f[0]));
    sequence.runs[0].program = program;
    for seed in 0..4 {
        let system = sequence.run(&[0], seed).unwrap_or_else(|e| panic!("{collective}: {e}"));
        assert!(sequence.is_right(&system, 0), "{collective} on {ranks}, seed {seed}");
    }
}

/// Elements of the part that a rank has of its own.
fn own_elements(collective: &Collective, rank: usize) -> u64 {
    match collective.kind {
        Kind::ReduceScatter { .. } => collective.recv_elements(rank),
        _ => collective.send_elements(rank),
    }
}

#[test]
fn vectors_are_cut_evenly() {
    // 8 elements on 3 ranks: 3, 3, 2. Worked out by hand, not by the code under test.
    let kind = Kind::AllGather { elements: 8 };
    let collective = Collective { kind, ranks: 3, dtype: Dtype::Bf16 };
    let given: Vec<u64> = (0..3).map(|r| collective.send_elements(r)).collect();
    assert_eq!(given, [3, 3, 2]);
    let case = Case::random(&collective, 1);
    assert_eq!(case.inputs.iter().map(Vec::len).collect::<Vec<_>>(), [6, 6, 4]);
    assert_eq!(case.outputs[1], case.inputs.concat());
}

/// Bytes that each rank sends, receives and sums, by formula.
#[test]
fn traffic_is_what_the_algorithms_need() {
    for ranks in 2..=12u64 {
        for channels in 1..=3 {
            // So many elements to each rank and channel, so that all is even; then not.
            for elements in [ranks * 24, ranks * 24 + 5] {
                for collective in one_of_each(ranks as usize, elements, Dtype::Bf16, 4) {
                    let one = std::slice::from_ref(&collective);
                    let sequence = Sequence::new(one, channels, 64, 4);
                    traffic(&sequence.runs[0], elements);
                }
            }
        }
    }
}

fn traffic(Run { program, .. }: &Run, elements: u64) {
    let collective = &program.collective;
    let (n, size) = (collective.ranks as u64, 2 * elements);
    // Part p of the vector in bytes: one element more for the first (elements mod n).
    let part = |p: u64| 2 * (elements / n + u64::from(p % n < elements % n));
    let power = 1 << n.ilog2();
    for rank in 0..n {
        let t = program.traffic(rank as usize);
        let (sent, summed) = match &collective.kind {
            // All parts but one in each half: 2 (n - 1) / n of the vector if all are even. Summed
            // are all but that with which the ring begins here.
            Kind::AllReduce { algorithm: AllReduce::Ring, .. } => {
                (2 * size - part(rank) - part(rank + 1), size - part(rank + n - 1))
            }
            Kind::AllReduce { algorithm: AllReduce::RecursiveDoubling, .. } => {
                let rounds = u64::from(n.ilog2());
                let folds = u64::from(rank + power < n);
                if rank >= power {
                    (size, 0)
                } else {
                    ((rounds + folds) * size, (rounds + folds) * size)
                }
            }
            Kind::ReduceScatter { .. } => (size - part(rank), size - part(rank + n - 1)),
            Kind::AllGather { .. } => (size - part(rank + 1), 0),
            Kind::AllToAll { .. } => (size - part(rank), 0),
            Kind::AllToAllV { elements } => {
                let row = &elements[rank as usize];
                (2 * (row.iter().sum::<u64>() - row[rank as usize]), 0)
            }
            Kind::Broadcast { root, algorithm: Broadcast::Ring, .. } => {
                let last = (*root as u64 + n - 1) % n;
                (if rank == last { 0 } else { size }, 0)
            }
            Kind::Broadcast { root, algorithm: Broadcast::Tree, .. } => {
                let v = (rank + n - *root as u64) % n;
                let children = (0..64).filter(|k| v < 1 << k && v + (1 << k) < n).count();
                (children as u64 * size, 0)
            }
            Kind::SendRecv { .. } => (size, 0),
        };
        assert_eq!(t.sent_bytes, sent, "{collective}: rank {rank} sends");
        assert_eq!(t.reduced_bytes, summed, "{collective}: rank {rank} sums");
    }
    let all: Vec<_> = (0..n as usize).map(|rank| program.traffic(rank)).collect();
    let sum = |of: fn(&mtia_model::hccl::program::Traffic) -> u64| all.iter().map(of).sum::<u64>();
    assert_eq!(sum(|t| t.sent_bytes), sum(|t| t.received_bytes), "{collective}");
    if elements.is_multiple_of(n)
        && let Kind::AllReduce { algorithm: AllReduce::Ring, .. } = &collective.kind
    {
        assert!(all.iter().all(|t| t.sent_bytes * n == 2 * (n - 1) * size), "{collective}");
    }
}

#[test]
fn what_the_graphs_say_is_what_the_network_carries() {
    for collective in one_of_each(5, 123, Dtype::Fp16, 8) {
        let sequence = Sequence::new(&[collective], 2, 64, 8);
        let system = sequence.must_be_right(&[0], 3);
        for rank in 0..5 {
            let t = sequence.runs[0].program.traffic(rank);
            let counters = system.fabric().counters(rank);
            assert_eq!(counters.messages, t.sends + t.flags);
            assert_eq!(counters.bytes_out, t.sent_bytes + 4 * t.flags);
        }
    }
}

#[test]
fn long_vectors_are_cut_into_messages() {
    let chip = Chip::load::<&str>("mtia300", &[]).expect("the preset");
    let layout =
        |ranks| Layout { send: 1 << 32, recv: 2 << 32, scratch: 3 << 32, flags: ranks as u64 * 64 };
    let kind = Kind::AllReduce { elements: 1 << 27, algorithm: AllReduce::Ring };
    let collective = Collective { kind, ranks: 8, dtype: Dtype::Bf16 };
    let mes: Vec<usize> = (0..16).collect();
    let placement = Placement::uniform(&chip, 8, &mes, layout(8));
    let program = compile(&collective, &placement).expect("256 MB");
    mtia_model::hccl::check_result(&chip, &program).unwrap_or_else(|f| panic!("{}", f[0]));
    let longest = program.subgraphs.iter().flat_map(|s| &s.wqes).map(|w| w.length).max();
    assert_eq!(longest, Some(1 << 18));
    // On one engine there are too many.
    let one = Placement::uniform(&chip, 8, &[0], layout(8));
    let error = compile(&collective, &one).expect_err("too long").to_string();
    assert!(error.starts_with("rank 0 channel 0 would need "), "{error}");
    assert!(error.ends_with("allow longer messages or use more engines"), "{error}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let chip = chip();
    let layout = Layout { send: 0x1000, recv: 0x2000, scratch: 0x3000, flags: 0x40 };
    let two = Placement::uniform(&chip, 2, &[0], layout);
    let of = |kind| Collective { kind, ranks: 2, dtype: Dtype::Fp32 };
    let reduce = of(Kind::AllReduce { elements: 4, algorithm: AllReduce::Ring });
    let refused = |collective: &Collective, placement: &Placement| -> String {
        compile(collective, placement).expect_err("refused").to_string()
    };
    let bad = of(Kind::Broadcast { elements: 1, root: 2, algorithm: Broadcast::Tree });
    assert_eq!(refused(&bad, &two), "root 2 of 2 ranks; ranks count from 0");
    let bad = of(Kind::AllToAllV { elements: vec![vec![1, 2]] });
    assert_eq!(refused(&bad, &two), "sizes of an all-to-allv among 2 ranks are 2 rows of 2");
    let bad = of(Kind::SendRecv { elements: 1, pairs: vec![(0, 1), (1, 1)] });
    assert_eq!(
        refused(&bad, &two),
        "pair 1, 1: a rank sends at most once and receives at most once"
    );
    let bad = Collective { ranks: 0, ..reduce.clone() };
    assert_eq!(refused(&bad, &two), "a collective needs at least one rank");
    let bad = of(Kind::AllGather { elements: u64::MAX / 2 });
    assert_eq!(refused(&bad, &two), "the vectors are longer than any memory");
    let three = Placement::uniform(&chip, 3, &[0], layout);
    assert_eq!(
        refused(&reduce, &three),
        "a placement of 3 ranks with queue pairs for 3; the collective has 2"
    );
    let change = |change: &dyn Fn(&mut Placement)| {
        let mut placement = two.clone();
        change(&mut placement);
        refused(&reduce, &placement)
    };
    assert_eq!(change(&|p| p.ranks[1].mes.clear()), "each rank needs an engine");
    assert_eq!(change(&|p| p.ranks[1].mes = vec![2, 2]), "rank 1: engine 2 is given twice");
    assert_eq!(change(&|p| p.message_bytes = 3), "messages of 3 B hold no element");
    assert_eq!(
        change(&|p| p.ranks[0].layout.recv += 2),
        "rank 0: buffers must be multiples of an element (4 B), flags of 4 B"
    );
    assert_eq!(
        change(&|p| p.ranks[0].layout.recv = 0x1004),
        "rank 0: buffers send and recv overlap"
    );
    assert_eq!(
        change(&|p| p.ranks[1].layout.flags = 0x3008),
        "rank 1: buffers scratch and flags overlap"
    );
    let wide: Vec<usize> = (0..70).collect();
    let many = Placement::uniform(&chip, 2, &wide, layout);
    assert_eq!(
        refused(&reduce, &many),
        "70 channels among 2 ranks need queue pairs up to 70 on each of 2 NICs, which have 64; use \
         fewer engines"
    );
    assert!(matches!(compile(&reduce, &three), Err(CompileError::Placement(_))));
    // Nothing to do is no error.
    let nothing = of(Kind::AllReduce { elements: 0, algorithm: AllReduce::Ring });
    assert!(compile(&nothing, &two).expect("compiled").subgraphs.is_empty());
    assert_eq!(needs(&nothing, 1, 0).scratch, 0);
}
