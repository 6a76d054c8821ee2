//! `mtia roce` between two network namespaces that a pair of virtual interfaces joins: real links, real
//! queues, real losses.
//!
//! ```text
//!   namespace A: client, 10.77.0.1 --veth-- 10.77.0.2, server: namespace B
//! ```
//! What the machine, its kernel or this user lacks is skipped, and the test says which and why.

use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::command::Place;
use crate::roce::{Server, random};

const SERVER: &str = "10.77.0.2:4793";

/// Two namespaces, gone when it is dropped.
struct Namespaces {
    names: [String; 2],
}

fn run(program: &str, words: &str) -> Result<Output, String> {
    let output = Command::new(program).args(words.split_whitespace()).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    match output.status.success() {
        true => Ok(output),
        false => {
            let why = String::from_utf8_lossy(&output.stderr);
            Err(format!("{program} {words}: {}", why.lines().next().unwrap_or("failed")))
        }
    }
}

impl Namespaces {
    fn new() -> Result<Namespaces, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let id = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let names = ["a", "b"].map(|end| format!("mtia-{id}-{end}"));
        let pair = Namespaces { names };
        let [a, b] = &pair.names;
        run("ip", &format!("netns add {a}"))?;
        run("ip", &format!("netns add {b}"))?;
        run("ip", &format!("link add va netns {a} type veth peer name vb netns {b}"))?;
        for (name, device, address) in [(a, "va", "10.77.0.1"), (b, "vb", "10.77.0.2")] {
            run("ip", &format!("-n {name} link set lo up"))?;
            run("ip", &format!("-n {name} addr add {address}/24 dev {device}"))?;
            run("ip", &format!("-n {name} link set {device} mtu 9000 up"))?;
        }
        Ok(pair)
    }

    /// Runs something in one of them.
    fn within(&self, end: usize, program: &str, words: &str) -> Result<Output, String> {
        run("ip", &format!("netns exec {} {program} {words}", self.names[end]))
    }

    /// The command in one of them.
    fn mtia(&self, place: &Place, end: usize, arguments: &[&str]) -> Command {
        let plain = place.command(arguments);
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.names[end]]).arg(plain.get_program());
        command.args(plain.get_args()).current_dir(place.path(""));
        command
    }

    /// Writes a file to the server, replaces it there, and compares. What the command printed.
    fn write(&self, place: &Place, more: &[&str]) -> serde_json::Value {
        let arguments = ["roce", "write", "f", SERVER, "--overwrite", "--json"];
        let output = self.mtia(place, 0, &[&arguments[..], more].concat()).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(place.read("f") == place.read("root/f"), "the file is another");
        std::fs::remove_file(place.path("root/f")).unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// A table of the packet filter in the server's namespace, with this one rule.
    fn filter(&self, chain: &str, rule: &str) -> Result<(), String> {
        self.within(1, "nft", "flush ruleset")?;
        self.within(1, "nft", "add table inet t")?;
        self.within(1, "nft", &format!("add chain inet t c {{ {chain} }}"))?;
        self.within(1, "nft", &format!("add rule inet t c {rule}")).map(drop)
    }
}

impl Drop for Namespaces {
    fn drop(&mut self) {
        for name in &self.names {
            let _ = run("ip", &format!("netns del {name}"));
        }
    }
}

fn number(json: &serde_json::Value, key: &str) -> f64 {
    json[key].as_f64().unwrap_or_else(|| panic!("{key} in {json}"))
}

#[test]
fn between_network_namespaces() {
    let pair = match Namespaces::new() {
        Ok(pair) => pair,
        Err(why) => return println!("skipped: no network namespaces here: {why}"),
    };
    let place = Place::new();
    place.write("f", random(10_000_000));
    std::fs::create_dir(place.path("root")).unwrap();
    let serve = ["roce", "serve", "--json", "--bind", SERVER, "--root", "root", "--overwrite"];
    let server = Server::run(pair.mtia(&place, 1, &serve));
    pair.write(&place, &[]);
    packets_too_long(&pair, &place);
    for (what, outcome) in [
        ("netem", netem(&pair, &place)),
        ("a link that goes down", link_down(&pair, &place)),
        ("losses by the packet filter", lossy_filter(&pair, &place)),
        ("paths shut by the packet filter", paths_shut(&pair, &place)),
        ("ECN marks by the packet filter", marks(&pair, &place)),
    ] {
        match outcome {
            Ok(()) => println!("{what}: done"),
            Err(why) => println!("{what}: skipped: {why}"),
        }
    }
    // The process that was started is the one that changes the namespace and then becomes the server.
    let (status, json) = server.interrupt();
    assert_eq!(status.code(), Some(0));
    assert_eq!(json["counters"]["not_packets"], 0, "{json}");
}

/// The session of docs/roce.md, line by line, where its port is free.
#[test]
fn the_session_of_the_page_works_as_typed() {
    let pair = match Namespaces::new() {
        Ok(pair) => pair,
        Err(why) => return println!("skipped: no network namespaces here: {why}"),
    };
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/roce.md");
    let page = std::fs::read_to_string(page).unwrap();
    let (_, session) = page.split_once("## A session\n\n```sh\n").unwrap();
    let (session, _) = session.split_once("```").unwrap();
    let place = Place::new();
    // In a directory of its own, and each line must do.
    let here = place.path("");
    let script = session.replace("/tmp/", here.to_str().unwrap());
    place.write("session.sh", format!("set -e\n{script}"));
    let program = place.command(&[]).get_program().to_owned();
    std::os::unix::fs::symlink(program, place.path("mtia")).unwrap();
    let path = format!("{}:{}", here.display(), std::env::var("PATH").unwrap());
    let mut command = Command::new("ip");
    command.args(["netns", "exec", &pair.names[0], "bash", "session.sh"]).env("PATH", path);
    let output = command.current_dir(&here).output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(output.status.success(), "{out}\n{err}");
    for said in
        ["round trips of 64 B", "write `big.bin`: 100 000 000 B", "send `two`", "read `two`"]
    {
        assert!(out.contains(said), "{said}: {out}");
    }
    for said in ["write `three`", "injected, seed ", " hold: ", "placed_bytes ", "mtia roce  "] {
        assert!(out.contains(said.trim_start()), "{said}: {out}");
    }
}

/// Nothing is fragmented: the error says what to do, and doing it helps.
fn packets_too_long(pair: &Namespaces, place: &Place) {
    let set = |mtu: u32| run("ip", &format!("-n {} link set va mtu {mtu}", pair.names[0])).unwrap();
    set(1_500);
    let arguments = ["roce", "write", "f", SERVER, "--overwrite"];
    let output = pair.mtia(place, 0, &arguments).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    let what = format!(
        "mtia: datagrams of 8256 bytes do not fit the network to {SERVER}; use a smaller --mtu at the end \
         that sends them\n"
    );
    assert_eq!(stderr, what);
    pair.write(place, &["--mtu", "1400"]);
    set(9_000);
}

/// Delay with jitter, which overtakes; loss; copies; damage.
fn netem(pair: &Namespaces, place: &Place) -> Result<(), String> {
    let rule = "root netem delay 1ms 200us loss 2% duplicate 1% corrupt 0.5% reorder 2%";
    pair.within(0, "tc", &format!("qdisc add dev va {rule}"))?;
    pair.within(1, "tc", &format!("qdisc add dev vb {rule}"))?;
    let json = pair.write(place, &[]);
    assert!(number(&json, "retransmissions") > 0.0, "{json}");
    pair.within(0, "tc", "qdisc del dev va root")?;
    pair.within(1, "tc", "qdisc del dev vb root").map(drop)
}

/// All paths at once, for less than a connection is given up after.
fn link_down(pair: &Namespaces, place: &Place) -> Result<(), String> {
    // Slowly, so that it is met in the middle: 10 MB take 0.4 s.
    pair.within(0, "tc", "qdisc add dev va root tbf rate 200mbit burst 64kb limit 4mb")?;
    let name = pair.names[0].clone();
    let link = move |state: &str| run("ip", &format!("-n {name} link set va {state}")).unwrap();
    let switch = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(150));
        link("down");
        std::thread::sleep(Duration::from_millis(400));
        link("up");
    });
    let json = pair.write(place, &[]);
    switch.join().unwrap();
    assert!(number(&json, "timeouts") > 0.0 && number(&json, "seconds") > 0.55, "{json}");
    pair.within(0, "tc", "qdisc del dev va root").map(drop)
}

fn lossy_filter(pair: &Namespaces, place: &Place) -> Result<(), String> {
    let rule = "meta l4proto udp numgen random mod 100 < 3 drop";
    pair.filter("type filter hook input priority 0;", rule)?;
    let json = pair.write(place, &[]);
    assert!(number(&json, "retransmissions") > 0.0, "{json}");
    pair.within(1, "nft", "flush ruleset").map(drop)
}

/// Half of all source ports: paths that draw one of them die, and live on another.
fn paths_shut(pair: &Namespaces, place: &Place) -> Result<(), String> {
    pair.filter("type filter hook input priority 0;", "udp sport & 1 == 1 drop")?;
    let json = pair.write(place, &["--paths", "16"]);
    // That none of 16 draws an odd one: 1 in 65,536.
    assert!(number(&json, "paths_died") > 0.0, "{json}");
    pair.within(1, "nft", "flush ruleset").map(drop)
}

/// All are marked on their way: the sender sees it by path.
fn marks(pair: &Namespaces, place: &Place) -> Result<(), String> {
    let clear = pair.write(place, &[]);
    pair.filter("type filter hook prerouting priority -150;", "meta l4proto udp ip ecn set ce")?;
    let marked = pair.write(place, &[]);
    let congested =
        marked["paths"].as_array().unwrap().iter().filter(|path| path["health"] == "congested");
    assert!(congested.count() > 0, "{marked}");
    assert!(
        clear["paths"].as_array().unwrap().iter().all(|path| path["health"] == "good"),
        "{clear}"
    );
    pair.within(1, "nft", "flush ruleset").map(drop)
}
