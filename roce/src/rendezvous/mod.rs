//! What two ends say on the control connection. docs/roce.md has every message with an example.
//!
//! ```text
//!   client                                                             server
//!     hello: version, connection, first PSN, UDP port, paths, streams -->
//!                    <-- welcome: connection, token, first PSN, UDP port     | error: what
//!     put, get, echo, bench --> <-- ready: where in memory                  | error: what
//!     ... packets by UDP ...
//!     done, stop -->            <-- done, stored, usage                     | error: what
//!     conformance: connection, token, ... --> <-- session                   | error: what
//! ```
//! A message is an object with one key, its name. Unknown messages and fields are errors: a change of
//! the format takes another version.

mod checks;

pub use checks::{Area, Conformance, Described};

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};

/// What the first message is to say it speaks.
pub const PROTOCOL: &str = "mtia-roce";
/// The version that is spoken here.
pub const VERSION: u32 = 1;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// First: wants a connection.
    Hello(Hello),
    /// Wants to give a file.
    Put(Put),
    /// Wants to have a file.
    Get(Get),
    /// Wants its Sends of at most so many bytes sent back, on stream 0.
    Echo {
        /// Bytes of a message.
        bytes: u32,
    },
    /// Wants memory to write to.
    Bench {
        /// Bytes.
        bytes: u64,
    },
    /// All of a file is there; this is what it must be.
    Done(Digest),
    /// The bench is over.
    Stop {},
    /// Instead of a hello: wants a connection and memory as the conformance checks ask for.
    Conformance(Conformance),
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// The connection is made.
    Welcome(Welcome),
    /// Data may come or be fetched.
    Ready(Ready),
    /// All of a file has been read; this is what it must be.
    Done(Digest),
    /// The file is whole and under its name.
    Stored(Stored),
    /// What the bench took.
    Usage(Usage),
    /// The set-up for the checks.
    Session(Box<Described>),
    /// It is not done, and this is why. The server ends the connection after it.
    Error {
        /// One line.
        what: String,
    },
}

/// Wants a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// [`PROTOCOL`].
    pub protocol: String,
    /// [`VERSION`].
    pub version: u32,
    /// The client's number of the connection.
    pub connection: u32,
    /// First PSN and transmission number that the client sends on each path.
    pub first_psn: u32,
    /// UDP port on which the client listens, at the address that the control connection comes from.
    pub udp_port: u16,
    /// Paths.
    pub paths: u16,
    /// Streams.
    pub streams: u16,
}

/// The connection is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// [`VERSION`].
    pub version: u32,
    /// The server's number of the connection.
    pub connection: u32,
    /// The connection's token, drawn by the server.
    pub token: u32,
    /// First PSN and transmission number that the server sends on each path.
    pub first_psn: u32,
    /// UDP port on which the server listens, at the address of the control connection.
    pub udp_port: u16,
}

/// How a file's bytes go to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Writes with immediate, which carries the block's number.
    Write,
    /// Sends, into receives that the server has posted.
    Send,
}

/// Wants to give a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Put {
    /// A plain name.
    pub name: String,
    /// Its size.
    pub bytes: u64,
    /// By what.
    pub method: Method,
    /// Whether a file of this name may be replaced.
    pub overwrite: bool,
}

/// Wants to have a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Get {
    /// A plain name.
    pub name: String,
}

/// Memory of the server, in slots of a block each; block i of the file uses slot i modulo the slots, and
/// stream i modulo the streams. A bench has one slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Size of the file; of a bench, of the memory.
    pub bytes: u64,
    /// Bytes of a block, the last apart.
    pub block: u32,
    /// Slots, a multiple of the streams.
    pub slots: u32,
    /// Address of slot 0; the others follow without gap. 0 if there is nothing to be reached.
    pub address: u64,
    /// Key of the memory.
    pub key: u32,
}

/// SHA-256 of a file, in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// 64 digits.
    pub sha256: String,
}

/// A file was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// Its size.
    pub bytes: u64,
    /// What the server found its hash to be.
    pub sha256: String,
    /// Packets of the connection that came again, though they had come.
    pub duplicate_packets: u64,
}

/// What a bench took at the server.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usage {
    /// Processor time since `bench`, of the whole process.
    pub cpu_seconds: f64,
    /// Packets of the connection that came again, though they had come.
    pub duplicate_packets: u64,
    /// Datagrams that came, of all connections.
    pub datagrams: u64,
    /// System calls that brought them.
    pub receive_calls: u64,
}

impl Request {
    /// Reads a line. A first message of another protocol or version is told by that, whatever else is in
    /// it.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn parse(line: &str) -> Result<Self> {
        let not_ours = || {
            Error::input(format!(
                "this is a control port of {PROTOCOL}; use a client that speaks it"
            ))
        };
        let value: serde_json::Value = serde_json::from_str(line).map_err(|_| not_ours())?;
        let (name, body) =
            value.as_object().and_then(|object| object.iter().next()).ok_or_else(not_ours)?;
        if matches!(name.as_str(), "hello" | "conformance") {
            if body["protocol"] != PROTOCOL {
                return Err(not_ours());
            }
            if body["version"] != VERSION {
                return Err(Error::input(format!(
                    "version {} of {PROTOCOL}, this end speaks {VERSION}; use the same version at both",
                    body["version"]
                )));
            }
        }
        serde_json::from_value(value.clone())
            .map_err(|error| Error::input(format!("a control message: {error}")))
    }
}

impl Answer {
    /// Reads a line.
    ///
    /// # Errors
    /// What the server complains of; or that it is no such server.
    pub fn parse(line: &str) -> Result<Self> {
        let answer: Self = serde_json::from_str(line).map_err(|_| {
            Error::input(format!(
                "no server of {PROTOCOL} version {VERSION} answers there; look at the address, and \
                 use the same version at both ends"
            ))
        })?;
        match answer {
            Self::Error { what } => Err(Error::input(what)),
            Self::Welcome(welcome) if welcome.version != VERSION => Err(Error::input(format!(
                "the server speaks version {} of {PROTOCOL}, this end {VERSION}; use the same at both",
                welcome.version
            ))),
            other => Ok(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use mtia_model::transport::ConnectionId;
    use mtia_model::transport::conformance::Wish;

    use super::*;

    fn refused(line: &str) -> String {
        Request::parse(line).unwrap_err().to_string()
    }

    #[test]
    fn messages_say_the_same_when_read_again() {
        let wish = Wish {
            peer: ConnectionId(7),
            token: u32::MAX,
            paths: 4,
            streams: 16,
            first_sent: 1,
            first_received: u32::MAX - 3,
        };
        let requests = [
            Request::Hello(Hello {
                protocol: PROTOCOL.to_owned(),
                version: VERSION,
                connection: 1,
                first_psn: u32::MAX,
                udp_port: 65_535,
                paths: 256,
                streams: 65_535,
            }),
            Request::Put(Put {
                name: "a \"quoted\"\nname".to_owned(),
                bytes: u64::MAX,
                method: Method::Send,
                overwrite: true,
            }),
            Request::Get(Get { name: "x".to_owned() }),
            Request::Stop {},
            Request::Conformance(Conformance::new(wish, 5)),
        ];
        for request in requests {
            let line = serde_json::to_string(&request).unwrap();
            assert!(!line.contains('\n'));
            assert_eq!(Request::parse(&line).unwrap(), request, "{line}");
        }
        assert_eq!(Conformance::new(wish, 5).wish(), wish);
    }

    #[test]
    fn what_is_not_understood_is_refused_with_its_reason() {
        let hello = r#"{"hello":{"protocol":"mtia-roce","version":2,"new":{}}}"#;
        assert!(refused(hello).starts_with("version 2 of mtia-roce, this end speaks 1; "));
        for line in ["", "GET / HTTP/1.1", "[]", "{}", "7", r#"{"hello":{"protocol":"http"}}"#] {
            assert!(refused(line).starts_with("this is a control port of mtia-roce; "), "{line}");
        }
        assert!(refused(r#"{"get":{"name":"x","more":1}}"#).contains("unknown field `more`"));
        assert!(refused(r#"{"dance":{}}"#).contains("unknown variant `dance`"));
        assert!(refused(r#"{"get":{"name":"x"},"echo":{"bytes":1}}"#).starts_with("a control"));
        assert!(Answer::parse("SSH-2.0").unwrap_err().to_string().starts_with("no server of"));
        let error = r#"{"error":{"what":"no file `x` in the server's --root"}}"#;
        assert_eq!(
            Answer::parse(error).unwrap_err().to_string(),
            "no file `x` in the server's --root"
        );
    }
}
