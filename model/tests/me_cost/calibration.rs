//! The table of costs is what the firmware's image and the core's timing give now.

use std::fmt::Write;

use mtia_model::cycle::me::cost::calibrate::measure;
use mtia_model::cycle::me::cost::{Costs, Task};
use mtia_model::func::me::firmware;
use mtia_model::spec::Chip;

const COMMAND: &str =
    "UPDATE_COSTS=1 cargo test --release -p mtia-model --test me_cost calibration";

/// What the tables' file holds.
fn source(tables: &[(String, Costs)]) -> String {
    let mut text = format!(
        "//! Cycles of the firmware's pieces in the order of `Task`, measured on the \
         instruction-timed model\n//! (calibrated: source tag C). Written by\n//! `{COMMAND}`.\n\n"
    );
    let entries: Vec<String> =
        tables.iter().map(|(name, _)| format!("(\"{name}\", &{})", name.to_uppercase())).collect();
    let (count, entries) = (tables.len(), entries.join(", "));
    writeln!(text, "pub(super) const TABLES: [(&str, &[f64]); {count}] = [{entries}];")
        .expect("a string");
    for (name, costs) in tables {
        let (name, pieces) = (name.to_uppercase(), Task::ALL.len());
        write!(text, "\nconst {name}: [f64; {pieces}] = [\n{costs}];\n").expect("a string");
    }
    text
}

/// Pieces that the scenarios need not show: room in a queue is awaited too seldom (its wake costs what
/// a completion's does), and where no address lies 4 GB below another none is far from the limit.
fn may_be_unseen(chip: &Chip, task: Task) -> bool {
    let far = [Task::CheckNetwork, Task::CheckReduce, Task::CheckCopy, Task::CheckWord];
    task == Task::WakeRoom || (chip.nmc.address_bits.value <= 33 && far.contains(&task))
}

/// Of the core's accesses, those that both models make in the same order: where they do not, nothing
/// is measured.
const SAME: f64 = 0.8;

/// Measures again. A cost is kept in sixteenths of a cycle; to that rounding it must be the same.
#[test]
fn calibration() {
    let mut tables = Vec::new();
    let mut stale = Vec::new();
    for name in Chip::preset_names() {
        let chip = Chip::preset(name).expect("preset");
        let (costs, agreement) = measure(&chip).unwrap_or_else(|e| panic!("{name}: {e}"));
        let share = agreement.same as f64 / agreement.accesses as f64;
        println!(
            "{name}: {} accesses, {:.2} % the same, {:.3} cycles off in the mean, never seen: {:?}",
            agreement.accesses,
            100.0 * share,
            agreement.mean_error_cycles,
            agreement.unseen
        );
        assert!(share > SAME, "{name}:\n{}", agreement.differences.join("\n"));
        let mut unseen = agreement.unseen.iter().filter(|&&t| !may_be_unseen(&chip, t));
        assert_eq!(unseen.next(), None, "{name}: a piece that no scenario has");
        let kept = Costs::of(&chip).expect("a table");
        for &task in Task::ALL.iter().filter(|&&t| kept.cycles(t) != costs.cycles(t)) {
            let (kept, now) = (kept.cycles(task), costs.cycles(task));
            stale.push(format!("{name}: {task:?} costs {now} cycles, the table has {kept}"));
        }
        tables.push((firmware::preset(&chip).expect("an image").to_owned(), costs));
    }
    if std::env::var_os("UPDATE_COSTS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/cycle/me/cost/measured.rs");
        std::fs::write(path, source(&tables)).expect("the table is writable");
        return;
    }
    assert!(
        stale.is_empty(),
        "model/src/cycle/me/cost/measured.rs is stale; run {COMMAND}\n{}",
        stale.join("\n")
    );
}
