//! The transport depends on nothing else of the model, so its default rate of a port is written there a
//! second time. It must be the chip's.

use mtia_model::spec::Chip;
use mtia_model::transport::Config;

#[test]
fn the_default_port_is_the_chips_nic() {
    let chip = Chip::preset("mtia300").expect("the preset");
    // GB/s to Mb/s.
    let rate = chip.nic.rate.value * 8_000.0;
    assert_eq!(f64::from(Config::default().port_rate.0), rate);
    // As many ports as NICs can be had.
    let ports = u8::try_from(chip.nic.count.value).expect("few");
    Config { ports, ..Config::default() }.validate().expect("possible");
}
