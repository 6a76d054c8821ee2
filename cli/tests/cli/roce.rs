//! `mtia roce` with real processes on ports that the system chooses.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, UdpSocket};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::command::Place;

/// `mtia roce serve` in a process.
pub struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(place: &Place, arguments: &[&str]) -> Server {
        Self::run(place.command(&[&["roce", "serve", "--json"], arguments].concat()))
    }

    pub fn run(mut command: Command) -> Server {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap());
        let mut first = String::new();
        lines.read_line(&mut first).unwrap();
        // The rest must not fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
        let address = first.trim_end().strip_prefix("serving on ");
        Server { address: address.unwrap_or_else(|| panic!("{first}")).to_owned(), child }
    }

    /// Ends it as Ctrl-C does; its exit and what it counted.
    pub fn interrupt(mut self) -> (ExitStatus, serde_json::Value) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let mut text = String::new();
        self.child.stdout.take().unwrap().read_to_string(&mut text).unwrap();
        (self.child.wait().unwrap(), serde_json::from_str(&text).unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const ANY: [&str; 2] = ["--bind", "127.0.0.1:0"];

/// Bytes that nothing else has.
pub fn random(length: usize) -> Vec<u8> {
    use rand::{RngExt, SeedableRng};
    let mut bytes = vec![0; length];
    rand_chacha::ChaCha8Rng::seed_from_u64(length as u64).fill(&mut bytes[..]);
    bytes
}

fn with_root(place: &Place) -> Server {
    std::fs::create_dir(place.path("root")).unwrap();
    Server::start(place, &[&ANY[..], &["--root", "root"]].concat())
}

#[test]
fn help() {
    let place = Place::new();
    insta::assert_snapshot!("help_roce", place.run(&["roce", "--help"]).ok());
    for command in ["serve", "write", "read", "send", "ping", "bench", "conformance"] {
        let run = place.run(&["roce", command, "--help"]);
        insta::assert_snapshot!(format!("help_roce_{command}"), run.ok());
    }
}

#[test]
fn files_there_and_back() {
    let place = Place::new();
    let server = with_root(&place);
    let (address, bytes) = (server.address.clone(), random(3_000_000));
    place.write("big.bin", &bytes);
    let text = place.run(&["roce", "write", "big.bin", &address]).ok();
    assert!(text.starts_with("write `big.bin`: 3 000 000 B in "), "{text}");
    assert!(
        text.contains("\nSHA-256 at both ends: ") && text.contains("\npath  health  "),
        "{text}"
    );
    assert_eq!(place.read("root/big.bin"), bytes);
    let sent = place
        .run(&["roce", "send", "big.bin", &address, "--name", "sent", "--paths", "7", "--json"])
        .json();
    assert_eq!(place.read("root/sent"), bytes);
    let arguments = ["roce", "read", "sent", &address, "-o", "back.bin", "--json"];
    let read = place.run(&arguments).json();
    assert_eq!(place.read("back.bin"), bytes);
    // What sha256sum says of it.
    let sum = Command::new("sha256sum").arg(place.path("big.bin")).output().unwrap();
    let sum = String::from_utf8(sum.stdout).unwrap();
    for json in [&sent, &read] {
        assert_eq!(json["sha256"].as_str(), sum.split(' ').next());
        assert_eq!(json["bytes"], 3_000_000);
        let rate = 8.0 * 3e6 / json["seconds"].as_f64().unwrap() / 1e9;
        assert!((rate - json["goodput_Gbps"].as_f64().unwrap()).abs() < 1e-6, "{json}");
    }
    assert_eq!(sent["paths"].as_array().unwrap().len(), 7);
    let again = place.run(&["roce", "write", "big.bin", &address]);
    assert_eq!(again.refusal(), "`big.bin` is there already; use --overwrite or another name");
    let (status, json) = server.interrupt();
    assert_eq!(status.code(), Some(0));
    assert_eq!((&json["address"], &json["clients"]), (&address.into(), &4.into()));
    let counters = &json["counters"];
    assert!(counters["placed_bytes"].as_u64() >= Some(6_000_000), "{counters}");
    assert_eq!(counters["not_packets"], 0);
    assert_eq!(place.files(), ["back.bin", "big.bin", "root", "root/big.bin", "root/sent"]);
}

#[test]
fn a_bad_network_is_told_with_its_seed() {
    let place = Place::new();
    let server = with_root(&place);
    let bytes = random(2_000_000);
    place.write("f", &bytes);
    let bad = "--loss 5% --reorder 3% --duplicate 2% --corrupt 0.01 --delay 200us --seed 7";
    let bad: Vec<&str> = bad.split(' ').collect();
    let write = [&["roce", "write", "f", &server.address, "--json"], &bad[..]].concat();
    let json = place.run(&write).json();
    assert_eq!(place.read("root/f"), bytes);
    assert_eq!(json["seed"], 7);
    let [out, back] = [0, 1].map(|i| json["injected"][i].clone());
    for key in ["lost", "reordered", "duplicated", "corrupted"] {
        assert!(out[key].as_u64() > Some(0) && back[key].is_u64(), "{key}: {json}");
    }
    let lost = out["lost"].as_u64().unwrap() + out["corrupted"].as_u64().unwrap();
    assert!(json["retransmissions"].as_u64().unwrap() * 2 >= lost, "{json}");
    let read = [&["roce", "read", "f", &server.address, "-o", "g"], &bad[..]].concat();
    let text = place.run(&read).ok();
    assert!(text.contains("\ninjected, seed 7: lost "), "{text}");
    assert_eq!(place.read("g"), bytes);
    let (_, json) = server.interrupt();
    assert!(json["counters"]["not_packets"].as_u64() > Some(0), "{json}");
}

#[test]
fn pings() {
    let place = Place::new();
    let server = Server::start(&place, &ANY);
    let arguments = ["roce", "ping", &server.address, "-c", "12", "--paths", "3"];
    let text = place.run(&arguments).ok();
    let rows: Vec<Vec<&str>> = text.lines().map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["round", "trips", "of", "64", "B"]);
    assert_eq!(rows[2..].iter().map(|row| row[0]).collect::<Vec<_>>(), ["0", "1", "2", "all"]);
    let json = place.run(&[&arguments[..], &["--json"]].concat()).json();
    let key = |key: &str| json[key].as_f64().unwrap();
    assert!(
        0.0 < key("min_us") && key("min_us") <= key("mean_us") && key("mean_us") <= key("max_us")
    );
    assert_eq!(json["count"], 12);
    let by_path: u64 =
        json["paths"].as_array().unwrap().iter().map(|path| path["count"].as_u64().unwrap()).sum();
    assert_eq!(by_path, 12);
}

#[test]
fn a_bench_beside_plain_udp() {
    let place = Place::new();
    let json = place.run(&["roce", "bench", "--time", "200ms", "--mtu", "4096", "--json"]).json();
    for key in ["goodput_Gbps", "packets_per_second", "client_cpu", "server_cpu", "seconds"] {
        assert!(json[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(json["mtu"], 4_096);
    match &json["iperf3"] {
        serde_json::Value::Null => assert!(json["iperf3_missing"].is_string()),
        // A Write's packet: 56 bytes around the payload.
        plain => assert_eq!(plain["datagram_bytes"], 4_096 + 56),
    }
    let server = Server::start(&place, &ANY);
    let text = place.run(&["roce", "bench", &server.address, "--time", "100ms"]).ok();
    assert!(text.contains("\nmtia roce  ") && text.contains("without an address only"), "{text}");
}

#[test]
fn conformance_in_memory() {
    let place = Place::new();
    let text = place.run(&["roce", "conformance"]).ok();
    let last = text.lines().last().unwrap();
    let (passed, all) = last.strip_prefix("hold: ").unwrap().split_once(" of ").unwrap();
    assert_eq!(all, format!("{passed}, the core, in memory"));
    assert!(passed.parse::<u32>().unwrap() >= 93, "{last}");
    let json = place.run(&["roce", "conformance", "--only", "place.", "--json"]).json();
    let checks = json["checks"].as_array().unwrap();
    assert!(checks.len() > 5);
    assert!(
        checks.iter().all(|c| c["pass"] == true && c["id"].as_str().unwrap().starts_with("place."))
    );
}

#[test]
fn conformance_over_a_socket() {
    let place = Place::new();
    let server = Server::start(&place, &ANY);
    let run = place.run(&["roce", "conformance", &server.address]);
    let wrong = run.stdout.lines().filter(|line| line.contains(" NO ")).collect::<Vec<_>>();
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{wrong:?}");
    let memory = place.run(&["roce", "conformance"]).ok();
    // The same checks, and all hold.
    let names = |text: &str| -> Vec<String> {
        text.lines().map(|l| l.split(' ').next().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&run.stdout), names(&memory));
}

/// Answers each control connection by a line, and ends it.
fn answering(line: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 4_096]);
            let _ = stream.write_all(line.as_bytes());
        }
    });
    address
}

#[test]
fn an_endpoint_that_fails_checks() {
    let place = Place::new();
    let address = answering("{\"error\":{\"what\":\"no checks here\"}}\n");
    let run = place.run(&["roce", "conformance", &address, "--only", "format.version", "--json"]);
    assert_eq!(run.code, 1);
    let what = format!(
        "mtia: 1 of 1 check failed against {address}; the first is format.version: no checks here; \
         docs/protocol/metaroce.md says what must be\n"
    );
    assert_eq!(run.stderr, what);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((&json["failed"], &json["checks"][0]["pass"]), (&1.into(), &false.into()));
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    let place = Place::new();
    place.write("f", "x");
    std::fs::create_dir(place.path("root")).unwrap();
    let server = Server::start(&place, &ANY);
    let busy = UdpSocket::bind("127.0.0.1:0").unwrap();
    let busy = busy.local_addr().unwrap().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let (ssh, old) = (
        answering("SSH-2.0-OpenSSH\r\n"),
        answering(
            "{\"welcome\":{\"version\":9,\"connection\":0,\"token\":0,\"first_psn\":0,\
             \"udp_port\":1}}\n",
        ),
    );
    let names = [
        (&server.address, "SERVER"),
        (&busy, "BUSY"),
        (&taken, "TAKEN"),
        (&ssh, "SSH"),
        (&old, "OLD"),
    ];
    let mut text = String::new();
    for arguments in [
        "write f 127.0.0.1:1",
        "write none SERVER",
        "write f SERVER",
        "write f SSH",
        "write f OLD",
        "write . SERVER --name x",
        "write f SERVER --name ../x",
        "write f SERVER --paths 0",
        "write f SERVER --paths 257",
        "write f SERVER --streams 65",
        "write f SERVER --mtu 0",
        "write f SERVER --mtu 61441",
        "write f SERVER --rate-gbps 0",
        "write f SERVER --loss 2",
        "write f SERVER --delay 5",
        "write f SERVER --delay -1ms",
        "write f no.such.host.invalid",
        "write f",
        "send f SERVER --corrupt x",
        "read x SERVER",
        "read x SERVER -o y",
        "read x SERVER -o f",
        "read x SERVER -o no/such/y",
        "ping SERVER --bytes 0",
        "ping SERVER --count 0",
        "ping 127.0.0.1:1",
        "bench 127.0.0.1:1",
        "bench --time 1us",
        "conformance 127.0.0.1:1",
        "conformance --only nothing",
        "serve --bind BUSY",
        "serve --bind TAKEN",
        "serve --bind 192.0.2.1:0",
        "serve --root none",
        "serve --root f",
        "serve --memory much",
    ] {
        let put_in = |text: &str| names.iter().fold(text.to_owned(), |t, (a, n)| t.replace(n, a));
        let take_out =
            |text: &str| names.iter().fold(text.to_owned(), |t, (a, n)| t.replace(*a, n));
        let told = put_in(arguments);
        let words: Vec<&str> = ["roce"].into_iter().chain(told.split(' ')).collect();
        let refusal = take_out(&place.run(&words).refusal());
        // The resolver's words are the system's.
        let refusal = match refusal.split_once("failed to lookup address information: ") {
            Some((before, _)) => format!("{before}..."),
            None => refusal,
        };
        text += &format!("{arguments}\n    {refusal}\n");
    }
    insta::assert_snapshot!(text);
    assert_eq!(place.files(), ["f", "root"]);
}

/// A client that is in the middle of a transfer.
fn in_the_middle(place: &Place, arguments: &[&str], begun: impl Fn() -> bool) -> Child {
    let mut command = place.command(arguments);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let end = Instant::now() + Duration::from_secs(5);
    while !begun() {
        assert!(Instant::now() < end, "it never begins");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

/// Bytes of the one file of a directory that is not whole yet.
fn partly(place: &Place, directory: &str) -> u64 {
    let entries = std::fs::read_dir(place.path(directory)).unwrap().filter_map(Result::ok);
    let hidden = entries.filter(|e| e.file_name().to_string_lossy().starts_with(".mtia-roce-"));
    hidden.filter_map(|e| e.metadata().ok()).map(|about| about.len()).max().unwrap_or(0)
}

#[test]
fn a_server_killed_in_the_middle_and_started_again() {
    let place = Place::new();
    std::fs::create_dir(place.path("root")).unwrap();
    // Slowly enough to be met in the middle: 400 MB at 1 Gb/s.
    let slow = ["--root", "root", "--rate-gbps", "1"];
    let mut server = Server::start(&place, &[&ANY[..], &slow].concat());
    let address = server.address.clone();
    std::fs::File::create(place.path("big")).unwrap().set_len(400_000_000).unwrap();
    let write = in_the_middle(&place, &["roce", "write", "big", &address], || {
        partly(&place, "root") > 1_000_000
    });
    let start = Instant::now();
    server.child.kill().unwrap();
    let output = write.wait_with_output().unwrap();
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{stderr}");
    assert_eq!(
        stderr,
        format!(
            "mtia: {address} ended the control connection: it was stopped or has failed; start it \
             again and repeat\n"
        )
    );
    drop(server);
    assert!(!place.path("root/big").exists());
    // On the same port, as a user would; the other way round now.
    std::fs::File::create(place.path("root/big")).unwrap().set_len(400_000_000).unwrap();
    let mut server = Server::start(&place, &["--bind", &address, "--root", "root", "--overwrite"]);
    let slow = ["roce", "read", "big", &address, "-o", "back", "--rate-gbps", "1"];
    let read = in_the_middle(&place, &slow, || partly(&place, ".") > 1_000_000);
    server.child.kill().unwrap();
    let output = read.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
    assert!(!place.path("back").exists() && partly(&place, ".") == 0, "{:?}", place.files());
    drop(server);
    let server = Server::start(&place, &["--bind", &address, "--root", "root", "--overwrite"]);
    place.write("small", random(100_000));
    let arguments = ["roce", "write", "small", &address, "--name", "big", "--overwrite"];
    place.run(&arguments).ok();
    assert_eq!(place.read("root/big"), random(100_000));
    drop(server);
}

#[test]
fn a_client_interrupted_in_the_middle() {
    let place = Place::new();
    std::fs::create_dir(place.path("root")).unwrap();
    let server = Server::start(&place, &[&ANY[..], &["--root", "root"]].concat());
    std::fs::File::create(place.path("root/big")).unwrap().set_len(400_000_000).unwrap();
    let slow = ["roce", "read", "big", &server.address, "-o", "back", "--rate-gbps", "1"];
    let read = in_the_middle(&place, &slow, || partly(&place, ".") > 1_000_000);
    let id = read.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = read.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(stderr, "mtia: interrupted: nothing was left half-done; start it again\n");
    assert_eq!(place.files(), ["root", "root/big"]);
}

/// A server that is stopped, not dead: its sockets live, nobody answers.
#[test]
fn a_server_that_hangs_is_given_up() {
    let place = Place::new();
    let server = with_root(&place);
    std::fs::File::create(place.path("root/big")).unwrap().set_len(400_000_000).unwrap();
    std::fs::File::create(place.path("big")).unwrap().set_len(400_000_000).unwrap();
    let slow = ["roce", "write", "big", &server.address, "--name", "x"];
    let write = in_the_middle(&place, &slow, || partly(&place, "root") > 1_000_000);
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-STOP", &id]).status().unwrap().success());
    let start = Instant::now();
    let output = write.wait_with_output().unwrap();
    let elapsed = start.elapsed();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("no path reaches the peer") && stderr.lines().count() == 1, "{stderr}");
    assert!(elapsed < Duration::from_secs(8), "{elapsed:?}");
}
