//! What an application asks for and what it is told: work requests, receives, completions. The
//! words are those of verbs.

use super::region::{LocalKey, RemoteKey};

/// An endpoint's number of a connection. The two ends have different numbers for the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u32);

/// A stream of a connection. Each direction of a stream is a flow of its own: messages of a flow
/// complete in the order in which they were posted, and an error ends that flow alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId(pub u16);

/// Bytes of this endpoint's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalBuffer {
    /// Key of the region they lie in.
    pub key: LocalKey,
    /// Address of the first.
    pub address: u64,
    /// How many.
    pub length: u32,
}

/// Where in the peer's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemoteBuffer {
    /// Key of the peer's region.
    pub key: RemoteKey,
    /// Address of the first byte.
    pub address: u64,
}

/// What a work request does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Local bytes into the next receive that the peer has posted.
    Send,
    /// Local bytes into the peer's memory. The peer is not told.
    Write {
        /// Where.
        remote: RemoteBuffer,
    },
    /// The same; the peer's next receive completes with the immediate. Its buffer stays as it is.
    WriteImmediate {
        /// Where.
        remote: RemoteBuffer,
        /// What the peer's completion carries.
        immediate: u32,
    },
    /// Bytes of the peer's memory into local ones.
    Read {
        /// From where.
        remote: RemoteBuffer,
    },
}

/// A message to be sent or fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkRequest {
    /// The application's own name for it; its completion carries it.
    pub id: u64,
    /// The local bytes.
    pub local: LocalBuffer,
    /// What to do.
    pub operation: Operation,
}

/// A buffer for a message of the peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReceiveRequest {
    /// The application's own name for it.
    pub id: u64,
    /// The bytes that may be written.
    pub local: LocalBuffer,
}

/// What has completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// A Send.
    Send,
    /// A Write.
    Write,
    /// A Write with immediate.
    WriteImmediate,
    /// A Read.
    Read,
    /// A receive, by a Send.
    Receive,
    /// A receive, by a Write with immediate.
    ReceiveImmediate(u32),
}

/// How it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Status {
    /// All bytes are at their place.
    #[error("success")]
    Success,
    /// The local region is gone: it was deregistered while work on it was posted.
    #[error("local protection error: the region was deregistered; do so after the completion")]
    LocalProtection,
    /// A message of the peer was longer than the receive it took.
    #[error("local length error: the message is longer than the posted receive; post longer ones")]
    LocalLength,
    /// The peer refused the key, the address or the right.
    #[error("remote access error: the peer has no such key, address or right; register it there")]
    RemoteAccess,
    /// The message was longer than the receive it took.
    #[error(
        "remote invalid request: longer than the peer's receive, or not understood; send shorter"
    )]
    RemoteInvalidRequest,
    /// The peer had no receive posted, again and again.
    #[error("receiver not ready: no receive was posted in time; post receives before sends")]
    RnrRetryExceeded,
    /// The peer does not answer on any path.
    #[error("transport retries exceeded: no path reaches the peer; look for it and connect anew")]
    RetryExceeded,
    /// The peer gave the flow up for a reason of its own.
    #[error("remote aborted: the peer gave the stream up; its own completions say why")]
    RemoteAborted,
    /// Work before it on the stream failed, or the connection ended.
    #[error("flushed: work before it failed or the connection was closed; nothing is known of it")]
    Flushed,
}

/// A work request or a receive is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The connection.
    pub connection: ConnectionId,
    /// The stream.
    pub stream: StreamId,
    /// The application's name of the request.
    pub id: u64,
    /// What it was.
    pub what: Completed,
    /// How it went.
    pub status: Status,
    /// Bytes moved; of a receive, the message's length.
    pub length: u32,
}

/// Why work was not accepted. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// There is no such connection.
    #[error("connection {} does not exist; use a number that connect gave", .0.0)]
    NoConnection(ConnectionId),
    /// It was closed, by this end or by the peer, or failed.
    #[error("connection {} is closed; connect anew", .0.0)]
    Closed(ConnectionId),
    /// The connection has fewer streams.
    #[error("stream {} is beyond the {streams} streams of the connection", stream.0)]
    NoStream {
        /// What was asked for.
        stream: StreamId,
        /// Streams there are.
        streams: u16,
    },
    /// Earlier work on this flow failed.
    #[error("stream {} has failed in this direction; see the first bad completion", .0.0)]
    StreamFailed(StreamId),
    /// The queue is full.
    #[error("{depth} requests are posted and not complete; take completions first")]
    QueueFull {
        /// Most there may be.
        depth: u32,
    },
    /// The local buffer is not inside a region with that key.
    #[error("no region with this local key holds the {length} bytes at {address:#x}")]
    LocalProtection {
        /// First byte.
        address: u64,
        /// Bytes.
        length: u32,
    },
    /// The region may not be written by this endpoint.
    #[error("the region of this local key may not be written; register it with local write")]
    LocalRights,
}
