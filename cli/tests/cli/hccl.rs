//! `mtia hccl`: what it prints, proves and refuses.

use crate::command::Place;

#[test]
fn prints_subgraphs() {
    let place = Place::new();
    let all = ["hccl", "print", "all-reduce", "--ranks", "2", "--bytes", "8"];
    let text = place.run(&all).ok();
    assert!(text.starts_with("all-reduce (ring) of bf16 on 2 ranks, 1 channel\nrank 0: send "));
    assert!(text.contains("\n     4  WAIT 4 B  [flag of rank 1] = 1\n"), "{text}");
    let one = place.run(&[&all[..], &["--rank", "1"]].concat()).ok();
    assert!(one.starts_with("rank 1: send ") && text.ends_with(&one), "{one}");
    let json = place.run(&[&all[..], &["--mes", "2", "--json"]].concat()).ok();
    let json: serde_json::Value = serde_json::from_str(&json).expect("one JSON object");
    let subgraphs = json["subgraphs"].as_array().expect("a list");
    assert_eq!(subgraphs.len(), 4);
    assert!(subgraphs[1]["wqes"][0].as_str().is_some_and(|text| text.starts_with("RECV 2 B")));
}

#[test]
fn proves_every_kind() {
    let place = Place::new();
    for kind in [
        "all-reduce",
        "all-reduce --algorithm doubling",
        "reduce-scatter",
        "all-gather",
        "all-to-all",
        "all-to-allv",
        "broadcast --root 3",
        "broadcast --algorithm tree",
        "send-recv",
    ] {
        let rest = "--ranks 7 --bytes 1004 --dtype fp32 --mes 2 --preset mini --json";
        let line = format!("hccl check {kind} {rest}");
        let json = place.run(&line.split(' ').collect::<Vec<_>>()).ok();
        let json: serde_json::Value = serde_json::from_str(&json).expect("one JSON object");
        assert_eq!((&json["pass"], &json["refusals"]), (&true.into(), &0.into()), "{kind}");
        assert!(json["wqes"].as_u64().is_some_and(|wqes| wqes > 20), "{kind}: {json}");
    }
    // On each rank three: the word that flags are written from, the flag, the part passed on.
    let text = place.run(&["hccl", "check", "all-gather", "--ranks", "3", "--bytes", "6"]).ok();
    assert_eq!(
        text,
        "all-gather (ring) of bf16 on 3 ranks: 3 subgraphs with 27 WQEs, 9 messages; 9 pairs of \
         accesses are ordered, every WAIT passes, the result is right, and it can run again\n"
    );
}

#[test]
fn refuses_what_makes_no_sense() {
    let place = Place::new();
    let refused = |line: &str| {
        let run = place.run(&line.split(' ').collect::<Vec<_>>());
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{line}");
        run.stderr
    };
    assert_eq!(
        refused("hccl print all-reduce --ranks 2 --bytes 7"),
        "mtia: --bytes 7: not a multiple of an element (2 B)\n"
    );
    assert_eq!(
        refused("hccl print all-gather --ranks 2 --bytes 8 --mes 17"),
        "mtia: --mes 17: a rank has 1 to 16 message engines\n"
    );
    assert_eq!(
        refused("hccl print all-gather --ranks 2 --bytes 8 --algorithm tree"),
        "mtia: this collective is not done so; --algorithm is ring or doubling for an all-reduce, \
         ring or tree for a broadcast\n"
    );
    assert_eq!(
        refused("hccl print broadcast --ranks 2 --bytes 8 --root 2"),
        "mtia: root 2 of 2 ranks; ranks count from 0\n"
    );
    assert_eq!(
        refused("hccl check all-reduce --ranks 65 --bytes 8 --preset mini"),
        "mtia: 1 channels among 65 ranks need queue pairs up to 65 on each of 2 NICs, which have \
         64; use fewer engines\n"
    );
    assert!(refused("hccl print all-reduce --ranks 0 --bytes 8").starts_with("mtia: "));
}
