//! The checks see through a socket what they see in memory: wrong endpoints, each with one fault, stand
//! behind a real one.
//!
//! ```text
//!   check --> Remote ==UDP, TCP==> thread: a wrong endpoint, whose time goes 2,500 times slower
//! ```

use std::net::{SocketAddr, TcpListener, UdpSocket};
use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use mtia_model::transport::Time;
use mtia_model::transport::conformance::broken::{BROKEN, Broken, Fault};
use mtia_model::transport::conformance::reference::{Options, Reference};
use mtia_model::transport::conformance::{CHECKS, Session, Subject};
use mtia_roce::conformance::Remote;
use mtia_roce::control::Control;
use mtia_roce::rendezvous::{Answer, Described, Request};
use mtia_roce::wait::{Interest, wait};

/// The endpoints' delays are those of hardware; a host needs longer ones.
const SLOWER: u64 = 2_500;

/// Serves one tester with a subject, until it goes.
fn serve(listener: &TcpListener, subject: &mut dyn Subject) -> mtia_roce::Result<()> {
    let mut control = Control::new(listener.accept().unwrap().0)?;
    let socket = UdpSocket::bind(crate::common::LOOPBACK).unwrap();
    socket.set_nonblocking(true).unwrap();
    let origin = Instant::now();
    let now = || Time(1_000_000_000 + origin.elapsed().as_nanos() as u64 * 1_000 / SLOWER);
    let mut tester: Option<SocketAddr> = None;
    let mut buffer = vec![0; 65_536];
    loop {
        control.pull()?;
        if let Some(line) = control.line()? {
            let Request::Conformance(wish) = Request::parse(&line)? else { panic!("{line}") };
            let session = subject.begin(wish.wish()).unwrap();
            let (ack_delay, patience) =
                (session.ack_delay.times(SLOWER), session.patience.times(SLOWER));
            let session = Session { ack_delay, patience, ..session };
            let port = socket.local_addr().unwrap().port();
            control.send(&Answer::Session(Box::new(Described::new(&session, port))))?;
            tester = Some(SocketAddr::new(control.peer().ip(), wish.udp_port));
        }
        wait([Interest::read(socket.as_fd())], Duration::from_micros(200));
        while let Ok((length, source)) = socket.recv_from(&mut buffer) {
            subject.deliver(now(), source.port(), &buffer[..length], false);
        }
        while let Some(tester) = tester
            && let Some((_, _, datagram)) = subject.next(now(), now())
        {
            socket.send_to(&datagram, tester).unwrap();
        }
    }
}

/// Why a check fails against a subject behind a socket, if it does.
fn outcome(subject: impl Subject + Send + 'static, name: &str) -> Option<String> {
    let listener = TcpListener::bind(crate::common::LOOPBACK).unwrap();
    let address = listener.local_addr().unwrap();
    let thread = std::thread::spawn(move || {
        let mut subject = subject;
        // It ends when the tester goes.
        serve(&listener, &mut subject).unwrap_err()
    });
    let check = CHECKS.iter().find(|check| check.name == name).unwrap();
    let verdict = check.run(&mut Remote::new(address).unwrap());
    let end = thread.join().unwrap().to_string();
    assert!(end.contains("ended the control connection"), "{end}");
    verdict.failure
}

/// Faults of what is said and done; those of when are left to the checks in memory, as time is stretched
/// here.
const FAULTS: [Fault; 16] = [
    Fault::Checksum,
    Fault::Version,
    Fault::Token,
    Fault::Connection,
    Fault::Copies,
    Fault::Moved,
    Fault::Bounds,
    Fault::WriteRights,
    Fault::Base,
    Fault::Vector,
    Fault::WrongReason,
    Fault::Refused,
    Fault::GoBack,
    Fault::OldTransmission,
    Fault::WrongNonce,
    Fault::SilentClose,
];

#[test]
fn wrong_endpoints_fail_over_a_socket_too() {
    let mut passed = Vec::new();
    for fault in FAULTS {
        let name = BROKEN.iter().find(|(listed, _)| *listed == fault).unwrap().1;
        match outcome(Broken::new(fault), name) {
            Some(failure) => println!("{fault:?}: {name}: {failure}"),
            None => passed.push((fault, name)),
        }
        // The right one passes the same check, or the failure above would say nothing. A host may be too
        // busy for one attempt.
        let right = || outcome(Reference::new(Options::default()), name);
        let failure = right().and_then(|_| right()).and_then(|_| right());
        assert_eq!(failure, None, "{name}");
    }
    assert!(passed.is_empty(), "{passed:?}");
}
