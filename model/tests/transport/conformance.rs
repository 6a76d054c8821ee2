//! The conformance checks: the core passes all, and each wrong endpoint fails the check that names its
//! fault.

use mtia_model::transport::conformance::broken::{BROKEN, Broken, Fault};
use mtia_model::transport::conformance::reference::{Options, Reference};
use mtia_model::transport::conformance::{self, CHECKS};

#[test]
fn the_core_passes_all_checks() {
    let mut failed = Vec::new();
    for verdict in conformance::run(&mut Reference::new(Options::default())) {
        if let Some(failure) = verdict.failure {
            failed.push(format!("{}: {failure}", verdict.name));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    assert!(CHECKS.len() >= 60);
}

#[test]
fn each_wrong_endpoint_fails_the_check_that_names_its_fault() {
    let mut passed = Vec::new();
    for &(fault, name) in BROKEN {
        let check = CHECKS.iter().find(|check| check.name == name).expect(name);
        match check.run(&mut Broken::new(fault)).failure {
            Some(failure) => println!("{fault:?}: {name}: {failure}"),
            None => passed.push((fault, name)),
        }
    }
    assert!(passed.is_empty(), "{passed:?}");
    assert!(BROKEN.len() >= 20);
}

#[test]
fn names_are_unique() {
    for (i, check) in CHECKS.iter().enumerate() {
        assert!(CHECKS[i + 1..].iter().all(|other| other.name != check.name), "{}", check.name);
    }
}

#[test]
fn checks_repeat_to_the_letter() {
    let run = || conformance::run(&mut Broken::new(Fault::GoBack));
    assert_eq!(run(), run());
}
