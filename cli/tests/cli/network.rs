//! `mtia sim transport` and `mtia sim sweep`.

use crate::command::Place;

#[test]
fn help() {
    let place = Place::new();
    for command in ["transport", "sweep"] {
        let run = place.run(&["sim", command, "--help"]);
        insta::assert_snapshot!(format!("help_{command}"), run.ok());
    }
}

#[test]
fn transport() {
    let place = Place::new();
    for transport in ["metaroce", "rocev2"] {
        let arguments =
            ["sim", "transport", "--transport", transport, "--nodes", "4", "--bytes", "100000"];
        let text = place.run(&arguments).ok();
        assert!(text.starts_with(&format!("{transport} over single, 4 nodes")), "{text}");
        assert!(text.contains("limiter: ") && text.contains("400 000 B in all"), "{text}");
        let json = place.run(&[&arguments[..], &["--json"]].concat()).json();
        for key in ["goodput_Gbps", "line_rate_share", "retransmissions", "seconds"] {
            assert!(json[key].is_number(), "{key}");
        }
        for key in ["p50", "p90", "p99", "p999"] {
            assert!(json["fct_us"][key].as_f64().unwrap() > 1.0, "{key}");
        }
        assert!(json["limiter"].is_string());
        assert_eq!((&json["bytes"], &json["transport"]), (&400_000.into(), &transport.into()));
        let share = json["goodput_Gbps"].as_f64().unwrap() / 800.0;
        assert!((share - json["line_rate_share"].as_f64().unwrap()).abs() < 1e-9);
    }
}

#[test]
fn the_same_seed_gives_the_same_json() {
    let place = Place::new();
    let arguments = [
        "sim",
        "transport",
        "--json",
        "--nodes",
        "8",
        "--pattern",
        "all-to-all",
        "--bytes",
        "1000000",
        "--loss",
        "1%",
        "--planes",
        "2",
        "--fail",
        "plane:1@10us+20us",
    ];
    let once = place.run(&arguments).json();
    assert_eq!(once, place.run(&arguments).json());
    assert_eq!(once["loss"], 0.01);
    let other = place.run(&[&arguments[..], &["--seed", "2"]].concat()).json();
    assert_ne!(once["seconds"], other["seconds"]);
}

#[test]
fn a_matrix_and_a_trace() {
    let place = Place::new();
    place.write(
        "m.cm",
        "Nodes 3\nConnections 2\nTriggers 1\n0->1 id 1 start 0 size 9000 recv_done_trigger 4\n\
         1->2 id 2 trigger 4 size 9000\ntrigger id 4 oneshot\n",
    );
    let arguments = ["sim", "transport", "--matrix", "m.cm", "--trace-json", "t.json", "--json"];
    let json = place.run(&arguments).json();
    assert_eq!(
        (&json["nodes"], &json["flows"], &json["bytes"]),
        (&3.into(), &2.into(), &18_000.into())
    );
    let trace: serde_json::Value = serde_json::from_slice(&place.read("t.json")).unwrap();
    let spans = trace["traceEvents"].as_array().unwrap().iter().filter(|e| e["ph"] == "X");
    assert_eq!(spans.count(), 2);
}

#[test]
fn counters_of_links() {
    let place = Place::new();
    let arguments = [
        "sim",
        "transport",
        "--nodes",
        "2",
        "--bytes",
        "40960",
        "--counters",
        "c.csv",
        "--transport",
        "rocev2",
        "--json",
    ];
    let json = place.run(&arguments).json();
    let text = String::from_utf8(place.read("c.csv")).unwrap();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..3], ["link", "packets", "bytes"]);
    let links: Vec<&str> = rows[1..].iter().map(|row| row[0]).collect();
    let [up, down] = ["host0.port0>plane0.switch0", "plane0.switch0>host1.port0"];
    assert!(links.len() == 4 && links.contains(&up) && links.contains(&down), "{links:?}");
    // What goes up from node 0 goes down to node 1, and hops are what links carried.
    let row = |name: &str| rows.iter().find(|row| row[0] == name).unwrap()[1..3].to_vec();
    assert_eq!(row(up), row(down));
    let packets: u64 = rows[1..].iter().map(|row| row[1].parse::<u64>().unwrap()).sum();
    assert_eq!(packets, json["packet_hops"].as_u64().unwrap());
}

#[test]
fn bad_input() {
    let place = Place::new();
    place.write("short.cm", "Nodes 2\nConnections 2\n0->1 start 0 size 5\n");
    place.write("far.cm", "Nodes 2\nConnections 1\n0->2 start 0 size 5\n");
    place.write(
        "fault.cm",
        "Nodes 2\nConnections 1\nFailures 1\n0->1 start 0 size 5\nplane:7@1us\n",
    );
    place.write("rows.csv", "a,b\n1,2\n");
    let mut text = String::new();
    for arguments in [
        "transport --transport tcp",
        "transport --nodes 1",
        "transport --nodes 5000",
        "transport --ports 13",
        "transport --ports 3 --planes 2",
        "transport --planes 9",
        "transport --rate-gbps 0",
        "transport --rate-gbps nan",
        "transport --topology ring",
        "transport --nodes 64 --topology two-tier:16:3",
        "transport --pattern star",
        "transport --pattern incast:16",
        "transport --bytes 0",
        "transport --pattern all-to-all --bytes 3",
        "transport --loss 1.5",
        "transport --loss -1%",
        "transport --fail plane:1@5us",
        "transport --fail plane:0",
        "transport --fail link:host99.port0@5us",
        "transport --paths 0",
        "transport --placement sorted",
        "transport --network colour=1",
        "transport --network loss=2",
        "transport --network loss",
        "transport --protocol colour=1",
        "transport --protocol mtu=0",
        "transport --protocol mtu=x",
        "transport --transport rocev2 --pfc --network buffer_us=1",
        "transport --matrix none.cm",
        "transport --matrix short.cm",
        "transport --matrix far.cm",
        "transport --matrix fault.cm",
        "transport --matrix short.cm --nodes 4",
        "sweep -o s.csv",
        "sweep -o s.csv --vary loss",
        "sweep -o s.csv --vary loss=",
        "sweep -o s.csv --vary colour=1",
        "sweep -o s.csv --vary nodes=x",
        "sweep -o s.csv --vary loss=0,2",
        "sweep -o s.csv --vary loss=0 --vary loss=1",
        "sweep -o s.csv --vary loss=0 --y beauty",
        "sweep -o s.csv --vary loss=0 --plot s.png",
        "sweep -o rows.csv --vary loss=0",
        "sweep -o none/s.csv --nodes 2 --bytes 10 --vary loss=0",
    ] {
        let words: Vec<&str> = ["sim"].into_iter().chain(arguments.split(' ')).collect();
        let refusal = place.run(&words).refusal();
        // The lists of parameters are those of the model, and grow with it.
        let (what, _) = refusal.split_once("; known are ").unwrap_or((&refusal, ""));
        text += &format!("{arguments}\n    {what}\n");
    }
    insta::assert_snapshot!(text);
    assert_eq!(place.files(), ["far.cm", "fault.cm", "rows.csv", "short.cm"]);
}

#[test]
fn a_run_that_loses_a_flow_fails() {
    let place = Place::new();
    let arguments = [
        "sim",
        "transport",
        "--transport",
        "rocev2",
        "--nodes",
        "2",
        "--fail",
        "link:host0.port0@1us",
    ];
    let run = place.run(&arguments);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("flows failed: flow"), "{}", run.stderr);
}

#[test]
fn a_sweep_goes_on_where_it_stopped() {
    let place = Place::new();
    let sweep = |losses: &str| {
        let vary = format!("loss={losses}");
        let arguments = [
            "sim",
            "sweep",
            "--nodes",
            "4",
            "--bytes",
            "50000",
            "--vary",
            &vary,
            "--vary",
            "transport=metaroce,rocev2",
            "-o",
            "s.csv",
            "--plot",
            "s.svg",
            "--json",
        ];
        place.run(&arguments).json()
    };
    let first = sweep("0,0.01");
    assert_eq!((first["run"].as_u64(), first["points"].as_array().unwrap().len()), (Some(4), 4));
    let rows = String::from_utf8(place.read("s.csv")).unwrap();
    assert_eq!(rows.lines().count(), 5);
    assert!(String::from_utf8(place.read("s.svg")).unwrap().starts_with("<svg"));
    // Interrupted in the middle of the last row: that point is run again, the others are not.
    place.write("s.csv", &rows[..rows.len() - 9]);
    let second = sweep("0,0.01");
    assert_eq!((second["run"].as_u64(), &second["points"]), (Some(1), &first["points"]));
    let third = sweep("0,0.01,0.05");
    assert_eq!(third["run"], 2);
    let plain: Vec<_> = third["points"].as_array().unwrap()[..4].to_vec();
    assert_eq!(&plain, first["points"].as_array().unwrap());
}
