//! The network's parameters, each with unit, source and default.
//!
//! Nothing of the published network is public beyond its needs (ECN and ECMP), so most are assumed
//! (source A); docs/network.md has how the results depend on them. Sizes of buffers are times at line
//! rate, so that a network of another rate is the same network, faster.

/// One parameter as `mtia sim transport` and docs list it.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its unit.
    pub unit: &'static str,
    /// The tag of its source.
    pub source: &'static str,
    /// Why it has the default it has.
    pub note: &'static str,
    get: fn(&Config) -> f64,
    set: fn(&mut Config, f64),
    least: f64,
    most: f64,
}

/// How a switch's memory is shared by its ports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sharing {
    /// A port's queue takes at most `alpha` times what is free (dynamic threshold).
    Shared {
        /// The share.
        alpha: f64,
    },
    /// Every port has its own part.
    Static,
}

/// The parameters of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Rate of a link, Gb/s.
    pub rate_gbps: f64,
    /// Length of a host's cable, ns.
    pub host_cable_ns: f64,
    /// Length of a cable between switches, ns.
    pub fabric_cable_ns: f64,
    /// From a packet's last byte in to its first byte out of an idle switch, ns.
    pub switch_ns: f64,
    /// From a packet's last byte in at a host to its protocol engine, ns.
    pub nic_ns: f64,
    /// Memory of a switch, us of line rate for each port.
    pub buffer_us: f64,
    /// How ports share it.
    pub sharing: Sharing,
    /// Queue from which packets are marked, us of line rate.
    pub mark_from_us: f64,
    /// Queue from which all are marked, us of line rate.
    pub mark_all_us: f64,
    /// Probability of a mark just below that.
    pub mark_most: f64,
    /// Whether switches pause their senders (priority flow control) and lose nothing.
    pub pfc: bool,
    /// Queue of one sender's packets at which it is let go on again, share of that at which it is
    /// paused.
    pub resume: f64,
    /// From a link's or switch's failure to routes that avoid it, us.
    pub reroute_us: f64,
    /// Probability that a packet is lost on its way from host to host.
    pub loss: f64,
}

impl Config {
    /// The defaults at a rate in Gb/s.
    pub fn new(rate_gbps: f64) -> Config {
        Config {
            rate_gbps,
            host_cable_ns: 15.0,
            fabric_cable_ns: 100.0,
            switch_ns: 500.0,
            nic_ns: 250.0,
            buffer_us: 25.0,
            sharing: Sharing::Shared { alpha: 1.0 },
            mark_from_us: 1.0,
            mark_all_us: 4.0,
            mark_most: 1.0,
            pfc: false,
            resume: 0.5,
            reroute_us: 1000.0,
            loss: 0.0,
        }
    }

    /// The parameters that have a number.
    pub const PARAMETERS: &'static [Parameter] = &PARAMETERS;

    /// Sets a parameter by its name.
    ///
    /// # Errors
    /// If there is none of that name, or it does not take the value: one line that says so.
    pub fn set(&mut self, name: &str, value: f64) -> Result<(), String> {
        let Some(parameter) = PARAMETERS.iter().find(|p| p.name == name) else {
            let names: Vec<&str> = PARAMETERS.iter().map(|p| p.name).collect();
            return Err(format!(
                "no parameter `{name}` of the network; known are {}",
                names.join(", ")
            ));
        };
        if !(parameter.least..=parameter.most).contains(&value) {
            return Err(format!(
                "{name} = {value} is out of range; use {} to {} {}",
                parameter.least, parameter.most, parameter.unit
            ));
        }
        (parameter.set)(self, value);
        Ok(())
    }

    /// Bytes that a link carries in a time.
    pub fn bytes(&self, microseconds: f64) -> u64 {
        (self.rate_gbps * 1e3 / 8.0 * microseconds) as u64
    }
}

impl Parameter {
    /// Its value in a configuration.
    pub fn value(&self, config: &Config) -> f64 {
        (self.get)(config)
    }
}

/// Declares a parameter: field, unit, source, range, note.
macro_rules! parameter {
    ($field:ident, $unit:literal, $source:literal, $range:expr, $note:literal) => {
        Parameter {
            name: stringify!($field),
            unit: $unit,
            source: $source,
            note: $note,
            get: |config| config.$field,
            set: |config, value| config.$field = value,
            least: *$range.start(),
            most: *$range.end(),
        }
    };
}

const PARAMETERS: [Parameter; 13] = [
    parameter!(rate_gbps, "Gb/s", "P", (1.0..=1600.0), "of the chip's NIC"),
    parameter!(host_cable_ns, "ns", "A", (0.0..=1e9), "3 m at 5 ns/m"),
    parameter!(fabric_cable_ns, "ns", "A", (0.0..=1e9), "20 m at 5 ns/m"),
    parameter!(switch_ns, "ns", "A", (0.0..=1e6), "as 51.2 Tb/s switches have"),
    parameter!(nic_ns, "ns", "A", (0.0..=1e6), "MAC, PHY, parsing, placement"),
    parameter!(buffer_us, "us", "A", (0.01..=1e6), "165 MB for 64 ports of 800 Gb/s are 25.8 us"),
    Parameter {
        name: "alpha",
        unit: "",
        source: "A",
        note: "dynamic threshold; 0: each port has its own part",
        get: |config| match config.sharing {
            Sharing::Shared { alpha } => alpha,
            Sharing::Static => 0.0,
        },
        set: |config, value| {
            config.sharing =
                if value == 0.0 { Sharing::Static } else { Sharing::Shared { alpha: value } };
        },
        least: 0.0,
        most: 64.0,
    },
    parameter!(mark_from_us, "us", "A", (0.0..=1e6), "a fraction of a round trip"),
    parameter!(mark_all_us, "us", "A", (0.0..=1e6), "about a round trip"),
    parameter!(mark_most, "", "A", (0.0..=1.0), "a ramp up to certainty"),
    parameter!(resume, "", "A", (0.0..=1.0), "half of the pause's threshold"),
    parameter!(reroute_us, "us", "A", (0.0..=1e9), "routing protocols take longer than transports"),
    parameter!(loss, "", "A", (0.0..=1.0), "once a packet, whatever its way"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_set_by_name_and_within_their_range() {
        let mut config = Config::new(400.0);
        for parameter in Config::PARAMETERS {
            let value = parameter.value(&config);
            assert_eq!(config.set(parameter.name, value), Ok(()), "{}", parameter.name);
            assert_eq!(parameter.value(&config), value);
            assert!(config.set(parameter.name, parameter.most + 1.0).is_err());
            assert!(config.set(parameter.name, f64::NAN).is_err());
        }
        config.set("alpha", 0.0).unwrap();
        assert_eq!(config.sharing, Sharing::Static);
        let error = config.set("colour", 1.0).unwrap_err();
        assert!(error.starts_with("no parameter `colour` of the network; known are"), "{error}");
    }

    #[test]
    fn bytes_of_a_time() {
        assert_eq!(Config::new(800.0).bytes(1.0), 100_000);
    }
}
