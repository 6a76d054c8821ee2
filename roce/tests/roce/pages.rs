//! What docs/roce.md says is so.

use mtia_model::transport::{Config, Duration};
use mtia_roce::Settings;
use mtia_roce::control::MOST_LINE;
use mtia_roce::rendezvous::{Answer, Request};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/roce.md");
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn every_message_of_the_page_is_understood_and_all_are_there() {
    let page = page();
    let mut names = std::collections::BTreeSet::new();
    for line in page.lines() {
        let (said, is_request) = match (line.strip_prefix("C {"), line.strip_prefix("S {")) {
            (Some(said), _) => (format!("{{{said}"), true),
            (_, Some(said)) => (format!("{{{said}"), false),
            _ => continue,
        };
        assert!(said.len() < MOST_LINE);
        let value: serde_json::Value = serde_json::from_str(&said).unwrap();
        let again = if is_request {
            serde_json::to_value(Request::parse(&said).unwrap()).unwrap()
        } else if value["error"].is_object() {
            assert!(Answer::parse(&said).is_err());
            value.clone()
        } else {
            serde_json::to_value(Answer::parse(&said).unwrap()).unwrap()
        };
        assert_eq!(again, value);
        names.insert((is_request, value.as_object().unwrap().keys().next().unwrap().clone()));
    }
    let of = |request: bool| names.iter().filter(|name| name.0 == request).count();
    // hello, put, get, echo, bench, done, stop, conformance; welcome, ready, done, stored, usage, session,
    // error.
    assert_eq!((of(true), of(false)), (8, 7), "{names:?}");
}

#[test]
fn the_pages_parameters_are_those_of_the_settings() {
    let page = page();
    let (here, hardware) = (Settings::default().config(4 << 20), Config::default());
    let columns = |of: &dyn Fn(&Config) -> String| format!("{} | {}", of(&here), of(&hardware));
    let thousands = |n: u32| match n {
        0..1_000 => n.to_string(),
        _ => format!("{},{:03}", n / 1_000, n % 1_000),
    };
    let time = |d: Duration| match d.ns() / 1_000 {
        us if us < 1_000 => format!("{us} us"),
        us => format!("{} ms", thousands((us / 1_000) as u32)),
    };
    let rows = [
        ("`first_mtu`", columns(&|c| format!("{} B", thousands(c.first_mtu)))),
        ("`port_rate`", columns(&|c| format!("{} Gb/s", c.port_rate.0 / 1_000))),
        ("`ack_delay`", columns(&|c| time(c.ack_delay))),
        ("`initial_rtt`", columns(&|c| time(c.initial_rtt))),
        (
            "`least_timeout`, `most_timeout`",
            columns(&|c| format!("{}, {}", time(c.least_timeout), time(c.most_timeout))),
        ),
        ("`rnr_delay`", columns(&|c| time(c.rnr_delay))),
        ("`initial_window`", format!("32 packets | {} KiB", hardware.initial_window >> 10)),
        (
            "`most_path_window`",
            format!(
                "half of the receive buffer, over all paths | {} MiB",
                hardware.most_path_window >> 20
            ),
        ),
        ("`share_interval`", columns(&|c| time(c.share_interval))),
        ("`hibernate_after`", columns(&|c| time(c.hibernate_after))),
        ("`record_blocks`", columns(&|c| thousands(c.record_blocks))),
    ];
    for (names, columns) in &rows {
        let row = format!("| {names} | {columns} |");
        assert!(page.contains(&row), "{row}");
    }
    assert_eq!(here.most_path_window * u32::from(mtia_roce::settings::PATHS), 2 << 20);
    // What differs has a row.
    let [here, hardware] = [here, hardware].map(|c| serde_json::to_value(c).unwrap());
    for (name, value) in here.as_object().unwrap().iter().filter(|(n, v)| hardware[n] != **v) {
        let quoted = format!("`{name}`");
        assert!(rows.iter().any(|(names, _)| names.contains(&quoted)), "{name} is {value}");
    }
}
