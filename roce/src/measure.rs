//! What a client measures: round trips of small messages, and the rate of large ones.

use std::time::{Duration, Instant};

use mtia_model::transport::work::Completed;
use mtia_model::transport::{
    Operation, ReceiveRequest, RemoteBuffer, RemoteKey, Rights, StreamId, WorkRequest,
};
use rustix::time::{ClockId, clock_gettime};
use serde::Serialize;

use crate::client::{Client, out_of_turn};
use crate::error::{Error, Result};
use crate::rendezvous::{Answer, Request, Usage};
use crate::report::Report;
use crate::transfer::succeed;

/// A message that came back.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ping {
    /// Path by which it left.
    pub path: u8,
    /// Until it was back.
    pub round_trip_us: f64,
}

/// Most bytes of a ping.
pub const MOST_PING: u32 = 61_440;

/// Sends messages one after the other and waits for each to come back; `each` is told of it.
///
/// # Errors
/// If one does not.
pub fn ping(
    client: &mut Client,
    count: u32,
    bytes: u32,
    interval: Duration,
    each: &mut dyn FnMut(u32, Ping) -> Result<()>,
) -> Result<Vec<Ping>> {
    client.ask_ready(&Request::Echo { bytes })?;
    let connection = client.connection;
    let rights = Rights { local_write: true, ..Rights::NONE };
    let length = u64::from(bytes);
    let (out, back) =
        (client.node.allocate(length, rights)?, client.node.allocate(length, rights)?);
    let mut pings = Vec::new();
    for i in 0..count {
        // Other bytes each time: what comes back is this one, or it is wrong.
        let pattern: Vec<u8> = (0..bytes).map(|at| (at ^ i.wrapping_mul(151)) as u8).collect();
        client.node.bytes_mut(&out, 0, pattern.len()).copy_from_slice(&pattern);
        let request = ReceiveRequest { id: u64::from(i), local: back.local(0, bytes) };
        client.node.post_receive(connection, StreamId(0), request)?;
        let start = Instant::now();
        let local = out.local(0, bytes);
        let request = WorkRequest { id: u64::from(i), local, operation: Operation::Send };
        client.node.post(connection, StreamId(0), request)?;
        let mut elapsed = None;
        while elapsed.is_none() {
            client.step()?;
            while let Some(completion) = client.node.completion() {
                succeed(&completion)?;
                if completion.what == Completed::Receive {
                    elapsed = Some(start.elapsed());
                }
            }
            if client.hear()?.is_some() {
                return Err(out_of_turn());
            }
        }
        if client.node.bytes(&back, 0, pattern.len()) != pattern {
            return Err(Error::failed("a message came back changed; report this with its seed"));
        }
        let one = Ping {
            path: client.node.last_piece_path(connection).unwrap_or(0),
            round_trip_us: elapsed.unwrap_or_default().as_secs_f64() * 1e6,
        };
        each(i, one)?;
        pings.push(one);
        let rest = Instant::now() + interval;
        while i + 1 < count && Instant::now() < rest {
            client.step()?;
        }
    }
    client.leave();
    Ok(pings)
}

/// What a bench gave.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// How it went.
    #[serde(flatten)]
    pub report: Report,
    /// Datagrams of data a second.
    pub packets_per_second: f64,
    /// Payload of a packet.
    pub mtu: u32,
    /// Processor time of this process over the time that passed.
    pub client_cpu: f64,
    /// That of the server's.
    pub server_cpu: f64,
}

/// Bytes of a message of a bench, and how many are posted at once.
const MESSAGE: u32 = 262_144;
const DEPTH: u32 = 16;

/// Processor time that this process has used, in seconds.
pub fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Writes into the server's memory for so long, then reads it back and compares.
///
/// # Errors
/// If something fails, or memory has what was not written.
pub fn bench(client: &mut Client, span: Duration, progress: &mut dyn FnMut(f64)) -> Result<Bench> {
    let memory = u64::from(MESSAGE) * u64::from(DEPTH);
    let ready = client.ask_ready(&Request::Bench { bytes: memory })?;
    if ready.bytes != memory {
        return Err(out_of_turn());
    }
    let (connection, streams) = (client.connection, u32::from(client.streams()));
    let rights = Rights { local_write: true, ..Rights::NONE };
    let source = client.node.allocate(memory, rights)?;
    for (i, byte) in client.node.bytes_mut(&source, 0, memory as usize).iter_mut().enumerate() {
        *byte = (i as u32).wrapping_mul(2_654_435_761).to_be_bytes()[0];
    }
    let remote = RemoteBuffer { key: RemoteKey(ready.key), address: ready.address };
    let stream = |slot: u32| StreamId((slot % streams) as u16);
    let write = |slot: u32| {
        let offset = u64::from(slot) * u64::from(MESSAGE);
        let remote = RemoteBuffer { address: remote.address + offset, ..remote };
        let local = source.local(offset, MESSAGE);
        WorkRequest { id: slot.into(), local, operation: Operation::Write { remote } }
    };
    let (start, cpu) = (Instant::now(), cpu_seconds());
    for slot in 0..DEPTH {
        client.node.post(connection, stream(slot), write(slot))?;
    }
    let (mut open, mut bytes) = (DEPTH, 0u64);
    while open > 0 {
        client.step()?;
        while let Some(completion) = client.node.completion() {
            succeed(&completion)?;
            bytes += u64::from(completion.length);
            let elapsed = start.elapsed();
            if elapsed < span {
                let slot = completion.id as u32;
                client.node.post(connection, stream(slot), write(slot))?;
            } else {
                open -= 1;
            }
            progress(elapsed.as_secs_f64() / span.as_secs_f64());
        }
        if client.hear()?.is_some() {
            return Err(out_of_turn());
        }
    }
    let elapsed = start.elapsed();
    let client_cpu = (cpu_seconds() - cpu) / elapsed.as_secs_f64();
    let report = Report::of(&client.node, connection, bytes, elapsed, None);
    let usage = stop(client)?;
    read_back(client, &source, remote, memory)?;
    let sent: u64 = report.paths.iter().map(|path| path.count.sent).sum();
    client.leave();
    Ok(Bench {
        packets_per_second: sent as f64 / elapsed.as_secs_f64(),
        mtu: client.node.config().mtu,
        client_cpu,
        server_cpu: usage.cpu_seconds / elapsed.as_secs_f64(),
        report: Report { needless_repeats: usage.duplicate_packets, ..report },
    })
}

fn stop(client: &mut Client) -> Result<Usage> {
    match client.ask(&Request::Stop {})? {
        Answer::Usage(usage) => Ok(usage),
        _ => Err(out_of_turn()),
    }
}

fn read_back(
    client: &mut Client,
    source: &crate::node::Buffer,
    remote: RemoteBuffer,
    memory: u64,
) -> Result<()> {
    let rights = Rights { local_write: true, ..Rights::NONE };
    let back = client.node.allocate(memory, rights)?;
    let local = back.local(0, memory as u32);
    let request = WorkRequest { id: 0, local, operation: Operation::Read { remote } };
    client.node.post(client.connection, StreamId(0), request)?;
    loop {
        client.step()?;
        client.hear()?;
        if let Some(completion) = client.node.completion() {
            succeed(&completion)?;
            break;
        }
    }
    let length = memory as usize;
    if client.node.bytes(&back, 0, length) != client.node.bytes(source, 0, length) {
        return Err(Error::failed(
            "the server's memory has what was not written; report this with its seed",
        ));
    }
    Ok(())
}
