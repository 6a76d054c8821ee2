//! The table of costs is what the firmware gives now.

use mtia_model::cycle::me::cost::calibrate::measure;
use mtia_model::cycle::me::cost::{Costs, Task};
use mtia_model::spec::Chip;

#[test]
fn calibration() {
    for name in Chip::preset_names() {
        let chip = Chip::preset(name).expect("preset");
        let (costs, agreement) = measure(&chip).unwrap_or_else(|e| panic!("{name}: {e}"));
        println!(
            "{name}: {} {} {}",
            agreement.accesses, agreement.same, agreement.mean_error_cycles
        );
        for d in agreement.differences.iter().take(4000) {
            println!("{d}");
        }
        for &task in Task::ALL {
            println!("{task:?} {:.2}", costs.cycles(task));
        }
        println!("unseen {:?}", agreement.unseen);
        let kept = Costs::of(&chip).expect("a table");
        println!("{}", kept == costs);
    }
}
