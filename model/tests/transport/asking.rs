//! Who asks for acknowledgements and when, who is told of a larger share, and what credit the pace keeps.

use mtia_model::transport::time::{Duration, Rate, Time};
use mtia_model::transport::{Config, ConnectionId, Operation, Packet};

use mtia_model::transport::packet::{Ack, Body};

use crate::duo::{Duo, ack, piece, sequence, small_packets};
use crate::world::World;

fn asks(packets: &[Packet]) -> Vec<bool> {
    packets.iter().map(|packet| piece(packet).1.ack_now).collect()
}

#[test]
fn half_a_window_asks_and_the_last_packet_does() {
    let config = Config { initial_window: 8 * 4_160, ..small_packets() };
    let mut duo = Duo::new(&config, 1, (0, 0));
    duo.write(0, 1, 40 * 4_096);
    let packets = duo.pull(0);
    assert_eq!(asks(&packets), [false, false, false, true, false, false, false, true]);
    assert!(packets.iter().all(|packet| !piece(packet).1.last), "more follows");
    // They are acknowledged at once, and where it was asked for.
    duo.give_all(1, &packets[..4]);
    let acks: Vec<Ack> = duo.pull(1).iter().filter_map(ack).collect();
    assert_eq!(acks.iter().map(|ack| ack.base).collect::<Vec<_>>(), [4]);

    let mut duo = Duo::new(&config, 1, (0, 0));
    duo.write(0, 1, 2 * 4_096);
    let packets = duo.pull(0);
    assert_eq!(asks(&packets), [false, true]);
    assert_eq!(packets.iter().map(|p| piece(p).1.last).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn what_was_acknowledged_unasked_is_not_asked_for() {
    // Each packet is acknowledged before the next one leaves; a window of four.
    let config = Config { ack_every: 1, share_window: 0, ..small_packets() };
    let mut duo = Duo::new(&config, 1, (0, 0));
    duo.write(0, 1, 40 * 4_096);
    for i in 0..39 {
        let departure = duo.ends[0].transmit(duo.now, 0).expect("there is room");
        assert!(!piece(&departure.packet).1.ack_now, "packet {i} asks");
        duo.give(1, &departure.packet);
        let acks = duo.pull(1);
        assert_eq!(acks.len(), 1);
        duo.give_all(0, &acks);
        duo.wait_until(duo.now + Duration::from_us(1));
    }
}

#[test]
fn a_path_whose_window_is_small_asks() {
    let mut duo = Duo::new(&Config { ack_every: 64, ..small_packets() }, 1, (0, 0));
    duo.write(0, 1, 4_000 * 4_096);
    for _ in 0..60 {
        for packet in duo.pull_paced(0) {
            duo.give_marked(1, &packet);
        }
        duo.wait_until(duo.now + small_packets().ack_delay);
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
    }
    let window = duo.ends[0].paths(duo.ids[0])[0].window;
    let whole = duo.ends[0].connection(duo.ids[0]).unwrap().window;
    assert!(window < 2 * 4_160 && whole > 4 * window, "{window} of {whole}");
    let packets = duo.pull(0);
    assert_eq!(asks(&packets), [true], "it may send no more");
}

#[test]
fn the_end_of_a_message_over_many_paths_is_acknowledged_at_once() {
    // The last two pieces go by two paths, one more each than is acknowledged unasked; whichever comes
    // last, nobody waits.
    for late in [false, true] {
        let config = Config { initial_window: 1 << 20, ..small_packets() };
        let mut duo = Duo::new(&config, 2, (0, 0));
        duo.write(0, 1, (2 * config.ack_every + 2) * 4_096);
        let mut packets = duo.pull(0);
        let last = packets.len() - 1;
        assert!(piece(&packets[last]).1.last && packets[last].path != packets[last - 1].path);
        if late {
            packets.swap(last - 1, last);
        }
        // What is due before the last two is told before them.
        duo.give_all(1, &packets[..last - 1]);
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
        duo.give_all(1, &packets[last - 1..]);
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
        assert_eq!(duo.completions(0).len(), 1, "late {late}: no timer was needed");
    }
}

#[test]
fn a_share_that_rises_is_told_at_once() {
    // Acknowledgements are rare otherwise: by number, by time, and as windows are wide none is asked for.
    let config = Config {
        ack_every: 64,
        ack_delay: Duration::from_ms(1),
        share_window: 1 << 14,
        most_path_window: 1 << 30,
        initial_window: 1 << 16,
        ..small_packets()
    };
    let senders = 8;
    let mut w = World::new(senders + 1, 1 << 20, &config, 7);
    for sender in 1..=senders {
        let (at, _) = w.connect(sender, 0, 8, 1, (0, 0));
        let write = Operation::Write { remote: w.remote(0, 0) };
        for id in 0..60 {
            w.post(sender, at, 0, id, w.local(sender, 0, 1 << 20), write);
        }
    }
    w.run_to(Time(400_000_000));
    let share = |w: &World| {
        u64::from(w.hosts[1].endpoint.connection(ConnectionId(0)).unwrap().share.unwrap().0)
    };
    let all = u64::from(config.port_rate.0) * u64::from(config.share_target) / 1024;
    assert!(share(&w) < all / 6, "one of eight: {}", share(&w));
    let now = w.now;
    for sender in 2..=senders {
        w.hosts[sender].endpoint.disconnect(now, ConnectionId(0));
        w.serve(sender);
    }
    // What they had under way ends, the receiver sees it, and says so with the next packet. 64 packets of a
    // path at an eighth of the line would take 22 us and more.
    w.run_to(now + Duration::from_us(18));
    assert!(share(&w) > all * 3 / 4, "alone: {} of {all}", share(&w));
}

#[test]
fn the_pace_keeps_credit_for_a_packet_a_port_and_one_more() {
    for ports in [1u8, 4] {
        let config = Config { ports, initial_window: 1 << 20, ..small_packets() };
        let mut duo = Duo::new(&config, 8, (0, 0));
        duo.write(0, 1, 4_096);
        let packets = duo.pull(0);
        duo.give_all(1, &packets);
        let acks = duo.pull(1);
        for mut packet in acks {
            if let Body::Ack(ack) = &mut packet.body {
                ack.share = Rate::from_gbps(10);
            }
            duo.give(0, &packet);
        }
        // Long idle: one packet is due, and those that there is credit for.
        duo.wait_until(duo.now + Duration::from_us(500));
        duo.write(0, 2, 60 * 4_096);
        let packets = duo.pull(0);
        assert_eq!(packets.len(), usize::from(ports) + 2, "{ports} ports");
        // Then one in each packet's time at the share.
        let span = Rate::from_gbps(10).time_of(4_096 + 130);
        duo.wait_until(duo.now + span.times(2));
        assert_eq!(duo.pull(0).len(), 2);
    }
}

#[test]
fn the_last_packet_is_waited_for_as_long_as_a_round_trip_takes() {
    // Three packets on the way to a silent end, which may hold an acknowledgement back for long.
    let config = Config {
        ack_delay: Duration::from_ms(5),
        initial_rtt: Duration::from_us(10),
        initial_window: 1 << 20,
        ..small_packets()
    };
    let mut duo = Duo::new(&config, 1, (0, 0));
    let start = duo.now;
    // All but the last packet of a message: none of them asks.
    duo.write(0, 1, 4 * 4_096);
    for _ in 0..3 {
        assert!(duo.ends[0].transmit(start, 0).is_some());
    }
    let wait = Duration::from_us(30);
    assert_eq!(duo.ends[0].deadline(), Some(start + wait + config.ack_delay));
    let last = duo.pull(0);
    assert_eq!(last.len(), 1);
    assert_eq!(duo.ends[0].deadline(), Some(start + wait));
    duo.wait_until(start + wait);
    assert_eq!(sequence(&duo.pull(0)[0]).unwrap().psn, 0, "the oldest goes again");
}

#[test]
fn a_dead_path_is_probed_as_if_nothing_were_known() {
    // A path that measured tiny round trips and dies must not be given up for it within some of them.
    let config = Config { initial_rtt: Duration::from_us(100), ..small_packets() };
    let mut duo = Duo::new(&config, 2, (0, 0));
    for id in 0..50 {
        duo.write(0, id, 4_096);
        let packets = duo.pull(0);
        duo.give_all(1, &packets);
        let acks = duo.pull(1);
        duo.give_all(0, &acks);
        duo.wait_until(duo.now + Duration::from_us(10));
    }
    // Silence. At least the probes' times: T = 100 us and four times half of it, doubled from the second on.
    duo.write(0, 99, 4_096);
    let start = duo.now;
    let timeout = Duration::from_us(300);
    while duo.now < start + timeout.times(1 << 5) {
        duo.pull(0);
        duo.wait_until(duo.now + Duration::from_us(10));
    }
    let state = duo.ends[0].state(duo.ids[0]);
    assert_eq!(state, Some(mtia_model::transport::ConnectionState::Open));
}
