//! Loss, packet by packet: what is sent again, when, and on which path.

use mtia_model::transport::packet::{Body, Content, Home};
use mtia_model::transport::sequence::WINDOW;
use mtia_model::transport::time::{Duration, Time};
use mtia_model::transport::{Config, Event, Health, Operation, Outcome, Packet, Status};

use crate::duo::{Duo, ack, piece, sequence, small_packets};

/// A wide window, so that it never limits.
fn wide() -> Config {
    Config { initial_window: 1 << 20, share_window: 1 << 20, ..small_packets() }
}

#[test]
fn a_gap_sends_exactly_the_missing_packet_again_at_once_on_its_path() {
    for missing in [0, 1, 5, 17] {
        let mut duo = Duo::new(&wide(), 2, (u32::MAX - 4, 7));
        duo.write(0, 1, 40 * 4096);
        let packets = duo.pull(0);
        let path: Vec<Packet> = packets.iter().copied().filter(|p| p.path == 1).collect();
        assert!(path.len() >= 19, "{}", path.len());
        for (i, packet) in path[..missing + 2].iter().enumerate() {
            if i != missing {
                duo.give(1, packet);
            }
        }
        let acks = duo.pull(1);
        assert_eq!(acks.last().unwrap().path, 1);
        let last = ack(acks.last().unwrap()).unwrap();
        assert_eq!(last.base, sequence(&path[missing]).unwrap().psn);
        assert_eq!(last.received.iter().collect::<Vec<_>>(), [1]);
        duo.give_all(0, &acks);
        let again = duo.pull(0);
        assert_eq!(again.len(), 1, "one packet, and at the same instant");
        assert_eq!(again[0].path, 1);
        let (was, is) = (piece(&path[missing]), piece(&again[0]));
        assert_eq!(was.0.psn, is.0.psn, "its PSN is kept");
        assert_eq!((was.1.offset, was.1.payload), (is.1.offset, is.1.payload));
        let last = path.last().unwrap();
        let next = sequence(last).unwrap().transmission.wrapping_add(1);
        assert_eq!(is.0.transmission, next, "its transmission number is new");
        assert_eq!(duo.count(0, Event::LossByGap), 1);
    }
}

#[test]
fn a_repeat_that_is_lost_is_found_by_the_next_transmission() {
    let mut duo = Duo::new(&wide(), 1, (0, 0));
    duo.write(0, 1, 10 * 4096);
    let packets = duo.pull(0);
    duo.give_all(1, &packets[1..]);
    for round in 0..5 {
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
        let again = duo.pull(0);
        assert_eq!(again.len(), 1, "round {round}");
        // Lost again; something later arrives.
        duo.write(0, 2 + round, 1);
        let later = duo.pull_paced(0);
        duo.give_all(1, &later);
    }
    assert_eq!(duo.count(0, Event::Timeouts), 0);
    assert_eq!(duo.count(0, Event::LossByGap), 5);
}

#[test]
fn repeats_do_not_pile_up_while_acknowledgements_keep_saying_the_same() {
    let mut duo = Duo::new(&wide(), 1, (0, 0));
    duo.write(0, 1, 60 * 4096);
    let packets = duo.pull(0);
    for packet in &packets[1..] {
        duo.give(1, packet);
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
        duo.pull(0);
    }
    assert_eq!(duo.count(0, Event::Retransmitted), 1);
}

#[test]
fn a_lost_tail_is_asked_for_after_the_timeout() {
    let config = Config { initial_rtt: Duration::from_us(12), ..wide() };
    let mut duo = Duo::new(&config, 1, (0, 0));
    duo.write(0, 1, 3 * 4096);
    assert_eq!(duo.pull(0).len(), 3);
    // No round trip was measured: 12 us + 4 * 6 us. The last packet asks for its acknowledgement.
    let timeout = Duration::from_us(12 + 24);
    let start = duo.now;
    assert_eq!(duo.ends[0].deadline(), Some(start + timeout));
    duo.wait_until(start + timeout - Duration(1));
    assert_eq!(duo.pull(0), []);
    duo.wait_until(start + timeout);
    let probe = duo.pull(0);
    assert_eq!(probe.len(), 1);
    assert_eq!(sequence(&probe[0]).unwrap().psn, 0);
    assert_eq!(duo.ends[0].paths(duo.ids[0])[0].health, Health::Good, "losses happen");
    // Lost too: once more as long, and the path is suspect.
    duo.wait_until(start + timeout.times(2));
    let probe = duo.pull(0);
    assert_eq!(duo.ends[0].paths(duo.ids[0])[0].health, Health::Suspect);
    // It arrives, the two others do not: its acknowledgement tells.
    duo.give(1, &probe[0]);
    duo.wait_until(duo.now + config.ack_delay);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    let psns: Vec<u32> = duo.pull(0).iter().map(|p| sequence(p).unwrap().psn).collect();
    assert_eq!(psns, [1, 2]);
    assert_eq!(duo.ends[0].paths(duo.ids[0])[0].health, Health::Good);
}

#[test]
fn timeouts_double_and_the_path_dies() {
    let config = Config { initial_rtt: Duration::from_us(12), dead_after: 4, ..wide() };
    let mut duo = Duo::new(&config, 2, (0, 0));
    duo.write(0, 1, 1);
    let first = duo.pull(0);
    assert_eq!(first.len(), 1);
    let (path, start) = (usize::from(first[0].path), duo.now);
    let port = duo.ends[0].paths(duo.ids[0])[path].source_port;
    let mut at = start;
    for shift in 0..4 {
        at += Duration::from_us([36, 36, 72, 144][shift as usize]);
        duo.wait_until(at - Duration(1));
        assert_eq!(duo.pull(0).len(), 0);
        duo.wait_until(at);
        if shift < 3 {
            let again = duo.pull(0);
            assert_eq!(sequence(&again[0]).unwrap(), {
                let mut must = sequence(&first[0]).unwrap();
                must.transmission += shift + 1;
                must
            });
        }
    }
    // Dead: a probe from another source port on it, its piece on the other path.
    let last = duo.pull(0);
    assert_eq!(last.len(), 2, "{last:?}");
    assert!(matches!(last[0].body, Body::Probe { .. }));
    assert_eq!(usize::from(last[0].path), path);
    assert_ne!(last[0].source_port, port);
    let (_, moved) = piece(&last[1]);
    assert_eq!(usize::from(last[1].path), 1 - path);
    let home = moved.home.unwrap();
    assert_eq!((usize::from(home.path), home.psn), (path, 0));
    assert_eq!(duo.ends[0].paths(duo.ids[0])[path].health, Health::Dead);
    // The piece arrives by the other path, then late by its own: placed once.
    assert!(matches!(duo.give(1, &last[1]), Outcome::Placed(_)));
    assert_eq!(duo.give(1, &first[0]), Outcome::Dropped(Event::Duplicates));
    duo.give(1, &last[0]);
    let replies = duo.pull(1);
    duo.give_all(0, &replies);
    assert_eq!(duo.ends[0].paths(duo.ids[0])[path].health, Health::Good);
    assert_eq!(duo.completions(0)[0].status, Status::Success);
    duo.settle();
    assert_eq!(duo.ends[0].load().0, 0);
}

#[test]
fn a_piece_whose_carrier_dies_too_keeps_its_home() {
    let mut duo = Duo::new(&small_packets(), 3, (0, 0));
    duo.write(0, 1, 1);
    let first = duo.pull(0);
    assert_eq!((first.len(), first[0].path), (1, 0));
    let home = Home { path: 0, psn: sequence(&first[0]).unwrap().psn };
    // Nothing arrives: path 0 dies, then the one that carries its piece.
    let mut carriers: Vec<Packet> = Vec::new();
    while carriers.iter().all(|packet| packet.path == carriers[0].path) {
        for packet in duo.pull(0) {
            if matches!(packet.body, Body::Sequenced { content: Content::Fragment(_), .. })
                && packet.path != 0
            {
                assert_eq!(piece(&packet).1.home, Some(home), "{packet:?}");
                carriers.push(packet);
            }
        }
        duo.wait_until(duo.now + Duration::from_us(1));
    }
    // The last carrier arrives, the first ones late: placed once.
    let last = carriers.pop().unwrap();
    assert!(matches!(duo.give(1, &last), Outcome::Placed(_)));
    for packet in carriers.iter().chain(&first) {
        assert_eq!(duo.give(1, packet), Outcome::Dropped(Event::Duplicates));
    }
    duo.settle();
}

#[test]
fn a_lost_carrier_of_a_message_that_has_ended_closes_its_home_too() {
    let mut duo = Duo::new(&small_packets(), 2, (0, 0));
    let region = mtia_model::transport::Region {
        address: crate::duo::BASE,
        length: 1 << 20,
        rights: mtia_model::transport::Rights::ALL,
    };
    let keys = duo.ends[0].register(region).unwrap();
    let local = mtia_model::transport::LocalBuffer { key: keys.local, ..duo.local(0, 4_096) };
    let operation = mtia_model::transport::Operation::Write { remote: duo.remote(1) };
    let request = mtia_model::transport::WorkRequest { id: 1, local, operation };
    let (now, id) = (duo.now, duo.ids[0]);
    duo.ends[0].post(now, id, mtia_model::transport::StreamId(0), request).unwrap();
    // Path 0 dies; the piece goes by path 1, and is lost there.
    let carried = |packets: &[Packet]| {
        packets.iter().any(|p| p.path == 1 && sequence(p).is_some() && piece(p).1.home.is_some())
    };
    while !carried(&duo.pull(0)) {
        duo.wait_until(duo.now + Duration::from_us(1));
    }
    // Its region goes. What another stream sends shows the gap.
    assert!(duo.ends[0].deregister(keys.local));
    duo.write(1, 2, 4_096);
    let packets = duo.pull(0);
    let later: Vec<_> = packets.iter().filter(|p| sequence(p).is_some()).collect();
    assert_eq!((later.len(), later[0].path), (1, 1));
    duo.give(1, later[0]);
    duo.settle();
    let mut done: Vec<_> = duo.completions(0).iter().map(|c| (c.id, c.status)).collect();
    done.sort_by_key(|done| done.0);
    assert_eq!(done, [(1, Status::LocalProtection), (2, Status::Success)]);
    // All PSNs of both paths are closed, once path 0 answers again.
    for _ in 0..1_000 {
        let (ab, ba) = (duo.pull(0), duo.pull(1));
        duo.give_all(1, &ab);
        duo.give_all(0, &ba);
        duo.wait_until(duo.now + Duration::from_us(10));
    }
    assert_eq!(duo.ends[0].load().0, 0, "records are kept");
}

#[test]
fn a_dead_path_is_probed_from_new_ports_until_it_answers() {
    let mut duo = Duo::new(&wide(), 2, (0, 0));
    duo.write(0, 1, 40 * 4096);
    let mut ports = Vec::new();
    let mut gaps = Vec::new();
    let mut last: Option<Time> = None;
    for _ in 0..4_000 {
        for packet in duo.pull(0) {
            if packet.path == 1 {
                if let Body::Probe { .. } = packet.body {
                    ports.push(packet.source_port);
                    gaps.extend(last.map(|last| duo.now.since(last)));
                    last = Some(duo.now);
                }
            } else {
                duo.give(1, &packet);
            }
        }
        let back = duo.pull(1);
        duo.give_all(0, &back);
        let next = duo.ends.iter_mut().filter_map(|end| end.deadline()).min().unwrap();
        duo.wait_until(next.max(duo.now));
        if ports.len() == 7 {
            break;
        }
    }
    assert_eq!(duo.completions(0)[0].status, Status::Success, "the other path carried it all");
    let mut different = ports.clone();
    different.sort_unstable();
    different.dedup();
    assert!(different.len() > 4, "{ports:?}");
    assert!(gaps.windows(2).all(|pair| pair[1] >= pair[0]), "{gaps:?}");
    // A reply with another nonce is no answer.
    let forged = Packet {
        path: 1,
        body: Body::ProbeReply { nonce: 1 },
        ..{
            let mut packet = back_packet(&mut duo);
            packet.path = 1;
            packet
        }
    };
    assert_eq!(duo.give(0, &forged), Outcome::Dropped(Event::BadReply));
    duo.settle();
    assert_eq!(duo.count(0, Event::PathsRevived), 1);
}

/// A packet from end 1 to end 0, to be made into another.
fn back_packet(duo: &mut Duo) -> Packet {
    let remote = duo.remote(0);
    duo.post(1, 9, 99, 1, mtia_model::transport::Operation::Write { remote });
    duo.pull(1)[0]
}

#[test]
fn a_dead_plane_leaves_its_traffic_to_the_others() {
    let config = Config { ports: 4, ..wide() };
    let mut duo = Duo::new(&config, 8, (0, 0));
    duo.write(0, 1, 400 * 4096);
    let mut dead = 0;
    for _ in 0..100_000 {
        let packets = duo.pull(0);
        for packet in packets.iter().filter(|p| p.path % 4 != 2) {
            duo.give(1, packet);
        }
        dead += packets.iter().filter(|p| p.path % 4 == 2).count();
        let back = duo.pull(1);
        duo.give_all(0, &back);
        if let Some(done) = duo.completions(0).first() {
            assert_eq!(done.status, Status::Success);
            assert!(duo.count(0, Event::PathsDied) == 2, "both paths of the plane");
            assert!(dead > 2);
            return;
        }
        let next = duo.ends.iter_mut().filter_map(|end| end.deadline()).min().unwrap();
        duo.wait_until(next.max(duo.now));
    }
    panic!("never done");
}

#[test]
fn a_path_never_has_more_under_way_than_an_acknowledgement_can_say() {
    let config = Config { mtu: 16, ..wide() };
    let mut duo = Duo::new(&config, 1, (u32::MAX - 100, 0));
    duo.write(0, 1, 16 * 1_000);
    let packets = duo.pull(0);
    assert_eq!(packets.len() as u32, WINDOW);
    // All but the first: the first holds the window.
    duo.give_all(1, &packets[1..]);
    let acks = duo.pull(1);
    let last = ack(acks.last().unwrap()).unwrap();
    assert_eq!(last.received.count(), 255);
    duo.give_all(0, &acks);
    let again = duo.pull(0);
    assert_eq!(again.len(), 1);
    duo.give(1, &again[0]);
    duo.wait_until(duo.now + config.ack_delay);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    assert_eq!(duo.pull_paced(0).len() as u32, WINDOW, "the window has moved as a whole");
}

#[test]
fn messages_under_way_have_a_bound_too() {
    let config = Config { message_window: 5, ..wide() };
    let mut duo = Duo::new(&config, 4, (0, 0));
    for id in 0..20 {
        duo.write(3, id, 1);
    }
    let packets = duo.pull(0);
    assert_eq!(packets.len(), 5);
    // The first one is missing: the others arrive, complete nothing, and let nothing go.
    duo.give_all(1, &packets[1..]);
    duo.wait_until(duo.now + config.ack_delay);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    assert_eq!(duo.completions(0), []);
    let again = duo.pull_paced(0);
    assert_eq!(again.iter().map(|p| piece(p).1.message).collect::<Vec<_>>(), [0]);
    duo.give(1, &again[0]);
    duo.wait_until(duo.now + config.ack_delay);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    let ids: Vec<u64> = duo.completions(0).iter().map(|c| c.id).collect();
    assert_eq!(ids, [0, 1, 2, 3, 4]);
    assert_eq!(duo.pull_paced(0).len(), 5);
}

#[test]
fn a_send_lands_while_messages_before_it_are_missing() {
    let mut duo = Duo::new(&wide(), 2, (0, 0));
    for id in 0..3 {
        duo.post_receive(1, 0, 10 + id, 5_000);
        duo.post(0, 0, id, 5_000, mtia_model::transport::Operation::Send);
    }
    let packets = duo.pull(0);
    let (first, rest): (Vec<Packet>, Vec<Packet>) =
        packets.iter().partition(|p| piece(p).1.message == 0);
    for packet in &rest {
        assert!(matches!(duo.give(1, packet), Outcome::Placed(_)));
    }
    assert_eq!(duo.completions(1), [], "in order, though all bytes of two are there");
    duo.give_all(1, &first);
    let ids: Vec<u64> = duo.completions(1).iter().map(|c| c.id).collect();
    assert_eq!(ids, [10, 11, 12]);
}

#[test]
fn a_refused_piece_goes_again_later_under_a_new_number() {
    let config = Config { rnr_delay: Duration::from_us(30), ..wide() };
    let mut duo = Duo::new(&config, 1, (0, 0));
    duo.post(0, 0, 1, 100, mtia_model::transport::Operation::Send);
    let packet = duo.pull(0)[0];
    assert_eq!(duo.give(1, &packet), Outcome::Dropped(Event::NotReady));
    let acks = duo.pull(1);
    let said = ack(&acks[0]).unwrap();
    assert_eq!((said.base, said.refused.iter().collect::<Vec<_>>()), (0, vec![0]));
    duo.give_all(0, &acks);
    let void = duo.pull(0);
    assert!(
        matches!(void[..], [Packet { body: Body::Sequenced { content: Content::Void, sequence }, .. }] if sequence.psn == 0)
    );
    // The receive comes, and with it a copy of the refused packet: it is not taken any more.
    duo.post_receive(1, 0, 10, 100);
    assert_eq!(duo.give(1, &packet), Outcome::Dropped(Event::Duplicates));
    assert_eq!(duo.give(1, &void[0]), Outcome::Taken);
    assert_eq!(duo.give(1, &packet), Outcome::Dropped(Event::Duplicates));
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    let start = duo.now;
    duo.wait_until(start + config.rnr_delay - Duration(1));
    assert_eq!(duo.pull(0), []);
    duo.wait_until(start + config.rnr_delay);
    let again = duo.pull(0);
    assert_eq!(piece(&again[0]).0.psn, 1);
    assert!(matches!(duo.give(1, &again[0]), Outcome::Placed(_)));
    assert_eq!(duo.completions(1).len(), 1);
}

#[test]
fn losses_behind_a_repeat_under_way_are_found_too() {
    let mut duo = Duo::new(&wide(), 1, (0, 0));
    duo.write(0, 1, 12 * 4096);
    let packets = duo.pull(0);
    // 0 is lost; its repeat is under way when 5 is seen to be lost.
    duo.give_all(1, &packets[1..4]);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    assert_eq!(duo.pull(0).iter().map(|p| sequence(p).unwrap().psn).collect::<Vec<_>>(), [0]);
    duo.give_all(1, &[packets[4], packets[6]]);
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    assert_eq!(duo.pull(0).iter().map(|p| sequence(p).unwrap().psn).collect::<Vec<_>>(), [5]);
}

#[test]
fn the_first_round_trip_carries_the_first_window() {
    for (paths, window) in [(1, 16_384), (8, 65_536), (4, 100)] {
        let config = Config { initial_window: window, ..small_packets() };
        let mut duo = Duo::new(&config, paths, (0, 0));
        duo.write(0, 1, 1 << 20);
        let sent = duo.pull_paced(0).len() as u32;
        // One packet at least; none that does not fit.
        let must = (window / (4096 + 64)).max(1);
        assert!(sent <= must && sent * 5 >= must * 4, "{paths} paths, {window}: {sent}");
    }
}

#[test]
fn the_largest_first_window_holds_back_nothing() {
    for paths in [1, 7] {
        let mtu = Config::default().mtu;
        let config = Config { initial_window: u32::MAX, first_mtu: mtu, ..Config::default() };
        let mut duo = Duo::new(&config, paths, (0, 0));
        duo.write(0, 1, 200 * mtu);
        assert_eq!(duo.pull_paced(0).len(), 200, "{paths} paths");
    }
}

/// Until a share is known, pieces are small; those of one message may have two sizes.
#[test]
fn the_first_pieces_are_small() {
    let config = Config { initial_window: 8 * (1_024 + 64), ..Config::default() };
    let lengths = |packets: &[Packet]| -> Vec<u32> {
        packets
            .iter()
            .filter(|p| sequence(p).is_some())
            .map(|p| piece(p).1.payload.length)
            .collect()
    };
    for read in [false, true] {
        let mut duo = Duo::new(&config, 4, (0, 0));
        let (length, remote) = (8 * 1_024 + config.mtu + 1, duo.remote(1));
        let from = usize::from(read);
        if read {
            duo.post(0, 1, 1, length, Operation::Read { remote });
            let request = duo.pull(0);
            duo.give_all(1, &request);
        } else {
            duo.write(1, 1, length);
        }
        let first = duo.pull(from);
        assert_eq!(lengths(&first), [1_024; 8], "read: {read}");
        duo.give_all(1 - from, &first);
        assert_eq!(duo.completions(0), [], "read: {read}, not all is there");
        let acks = duo.pull(1 - from);
        duo.give_all(from, &acks);
        let next = duo.pull_paced(from);
        assert_eq!(lengths(&next), [config.mtu, 1], "read: {read}");
        // The end of the message alone does not make it whole.
        duo.give(1 - from, &next[1]);
        let acks = duo.pull(1 - from);
        duo.give_all(from, &acks);
        assert_eq!(duo.completions(0), [], "read: {read}, not all is there");
        duo.give(1 - from, &next[0]);
        duo.settle();
        let done = duo.completions(0);
        assert_eq!((done.len(), done[0].status, done[0].length), (1, Status::Success, length));
    }
}

#[test]
fn a_full_path_that_dies_and_revives_goes_on() {
    let config = Config { mtu: 16, ..wide() };
    let mut duo = Duo::new(&config, 1, (5, 0));
    duo.write(0, 1, 16 * 600);
    assert_eq!(duo.pull(0).len() as u32, WINDOW);
    // Everything is lost until the path is dead, and then for a while.
    while duo.count(0, Event::ProbesSent) < 3 {
        let next = duo.ends[0].deadline().unwrap();
        duo.wait_until(next.max(duo.now));
        duo.pull(0);
    }
    duo.settle();
    assert_eq!(duo.completions(0)[0].status, Status::Success);
    assert_eq!(duo.count(1, Event::Accepted), 600);
}

#[test]
fn the_end_of_a_flow_outlives_its_path() {
    let mut duo = Duo::new(&wide(), 2, (0, 0));
    let mut remote = duo.remote(1);
    remote.address = 0;
    duo.post(0, 0, 1, 100, mtia_model::transport::Operation::Write { remote });
    let packets = duo.pull(0);
    duo.give_all(1, &packets);
    // What end 1 says of it is lost with its path.
    let back = duo.pull(1);
    let error = back.iter().find(|p| sequence(p).is_some()).unwrap();
    let lost = error.path;
    for _ in 0..200 {
        for packet in duo.pull(1).iter().filter(|p| p.path != lost) {
            duo.give(0, packet);
        }
        let forth = duo.pull(0);
        duo.give_all(1, &forth);
        if let Some(done) = duo.completions(0).first() {
            assert_eq!(done.status, Status::RemoteAccess);
            assert_eq!(duo.count(1, Event::PathsDied), 1);
            return;
        }
        let next = duo.ends.iter_mut().filter_map(|end| end.deadline()).min().unwrap();
        duo.wait_until(next.max(duo.now));
    }
    panic!("end 0 never learnt");
}

#[test]
fn of_a_message_that_fails_nothing_more_is_sent() {
    let mut duo = Duo::new(&wide(), 2, (0, 0));
    let region = mtia_model::transport::Region {
        address: crate::duo::BASE,
        length: 1 << 20,
        rights: mtia_model::transport::Rights::NONE,
    };
    let keys = duo.ends[0].register(region).unwrap();
    duo.write(0, 1, 2 * 4_096);
    let mut local = duo.local(0, 5 * 4_096);
    local.key = keys.local;
    let operation = mtia_model::transport::Operation::Write { remote: duo.remote(1) };
    let request = mtia_model::transport::WorkRequest { id: 2, local, operation };
    let (now, id) = (duo.now, duo.ids[0]);
    duo.ends[0].post(now, id, mtia_model::transport::StreamId(0), request).unwrap();
    duo.write(0, 3, 4_096);
    assert!(duo.ends[0].deregister(keys.local));
    let packets = duo.pull_paced(0);
    let messages: Vec<u32> = packets
        .iter()
        .filter_map(|p| match p.body {
            Body::Sequenced { content: Content::Fragment(piece), .. } => Some(piece.message),
            _ => None,
        })
        .collect();
    assert_eq!(messages, [0, 0]);
    assert_eq!(packets.len(), 3, "and the end of the flow, once: {packets:?}");
    duo.give_all(1, &packets);
    duo.settle();
    let done: Vec<_> = duo.completions(0).iter().map(|c| (c.id, c.status)).collect();
    let must = [(1, Status::Success), (2, Status::LocalProtection), (3, Status::Flushed)];
    assert_eq!(done, must);
}

#[test]
fn a_path_learns_from_another_how_long_to_wait() {
    let few = small_packets().ack_every as usize;
    // A window for one more than a path is filled with.
    let initial_window = (few as u32 + 1) * (4_096 + 64);
    let config = Config { initial_rtt: Duration::from_ms(1), initial_window, ..small_packets() };
    let mut duo = Duo::new(&config, 2, (0, 0));
    duo.write(0, 1, (config.ack_every + 1) * 4_096);
    let packets = duo.pull(0);
    assert_eq!((packets.len(), packets[few].path), (few + 1, 1));
    let start = duo.now;
    assert_eq!(duo.ends[0].deadline(), Some(start + Duration::from_us(3_000)));
    // Those of path 0 arrive and are acknowledged after 2 us, the one of path 1 is lost.
    duo.wait_until(start + Duration::from_us(1));
    duo.give_all(1, &packets[..few]);
    duo.wait_until(start + Duration::from_us(2));
    let acks = duo.pull(1);
    duo.give_all(0, &acks);
    // A round trip of 1 us without what the acknowledgement waited; never less than the least timeout.
    let due = duo.now + config.least_timeout;
    duo.wait_until(due);
    let again = duo.pull(0);
    assert_eq!(again.len(), 1);
    assert_eq!(sequence(&again[0]).unwrap().psn, sequence(&packets[few]).unwrap().psn);
    // Path 1 believes what path 0 has measured.
    assert_eq!(duo.ends[0].paths(duo.ids[0])[1].round_trip, Duration::from_us(1));
}

#[test]
fn so_many_packets_are_acknowledged_without_waiting() {
    for ack_every in [1, 4, 7] {
        let config = Config { ack_every, ..wide() };
        let mut duo = Duo::new(&config, 1, (0, 0));
        duo.write(0, 1, 40 * 4_096);
        let packets = duo.pull(0);
        for (i, packet) in packets[..28].iter().enumerate() {
            duo.give(1, packet);
            let acks = duo.pull(1);
            let due = (i as u32 + 1).is_multiple_of(ack_every);
            assert_eq!(acks.len(), usize::from(due), "packet {i} of every {ack_every}");
        }
    }
}
