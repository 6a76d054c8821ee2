//! What docs/roce.md says is so.

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
    let config = Settings::default().config(4 << 20);
    let has = |row: String| assert!(page.contains(&row), "{row}");
    let thousands = |n: u32| format!("{},{:03}", n / 1_000, n % 1_000);
    has(format!("| `mtu` | {} B |", thousands(config.mtu)));
    has(format!("| `port_rate` | {} Gb/s |", config.port_rate.0 / 1_000));
    let us = |d: mtia_model::transport::Duration| d.ns() / 1_000;
    has(format!("| {}, {} us |", config.ack_every, us(config.ack_delay)));
    has(format!("| `initial_rtt` | {} ms |", us(config.initial_rtt) / 1_000));
    let (least, most) = (us(config.least_timeout) / 1_000, us(config.most_timeout) / 1_000);
    has(format!("| `least_timeout`, `most_timeout` | {least} ms, {most} ms |"));
    has(format!("| `rnr_delay` | {} ms |", us(config.rnr_delay) / 1_000));
    has(format!("| `share_interval` | {} ms |", us(config.share_interval) / 1_000));
    assert_eq!(config.most_path_window * u32::from(mtia_roce::settings::PATHS), 2 << 20);
}
