//! Files over loopback: whole, or refused with a reason, and nothing half-written.

use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use crate::common::{Served, file};
use mtia_roce::Settings;
use mtia_roce::client::Options;
use mtia_roce::rendezvous::Method;
use mtia_roce::transfer::BLOCK;

/// Puts a file.
fn put(served: &Served, path: &Path, name: &str, method: Method) -> mtia_roce::Result<()> {
    served.connect().put(path, name, method, false, &mut |_, _| {}).map(drop)
}

/// Gets a file.
fn get(served: &Served, name: &str, path: &Path) -> mtia_roce::Result<()> {
    served.connect().get(name, path, false, &mut |_, _| {}).map(drop)
}

#[test]
fn files_of_all_sizes_go_both_ways() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let block = BLOCK as usize;
    for (i, length) in
        [0, 1, 8_191, 8_193, block - 1, block, block + 1, 40 * block + 77].into_iter().enumerate()
    {
        let (path, bytes) = file(&dir, "from", length);
        for (method, name) in [(Method::Write, format!("w{i}")), (Method::Send, format!("s{i}"))] {
            put(&served, &path, &name, method).unwrap();
            assert_eq!(std::fs::read(served.root.path().join(&name)).unwrap(), bytes, "{length}");
            let back = dir.path().join(&name);
            get(&served, &name, &back).unwrap();
            assert_eq!(std::fs::read(back).unwrap(), bytes, "{length}");
        }
    }
    let server = served.end();
    assert_eq!(server.node().memory_bytes(), 0, "all memory was given back");
}

#[test]
fn any_number_of_paths_and_streams_and_any_packet_size() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let (path, bytes) = file(&dir, "from", 3_000_001);
    for (i, (paths, streams, mtu)) in
        [(1, 1, 1_000), (3, 5, 8_192), (17, 64, 1_472), (256, 2, 61_440)].into_iter().enumerate()
    {
        let settings = Settings { paths, mtu, ..Settings::default() };
        let options = Options { settings, streams, ..Options::default() };
        let name = i.to_string();
        let report = served
            .connect_with(options)
            .put(&path, &name, Method::Write, false, &mut |_, _| {})
            .unwrap();
        assert_eq!(std::fs::read(served.root.path().join(&name)).unwrap(), bytes);
        assert_eq!(report.paths.len(), usize::from(paths));
        let sent: u64 = report.paths.iter().map(|path| path.count.sent).sum();
        assert!(sent >= bytes.len().div_ceil(mtu as usize) as u64, "{sent}");
        let back = dir.path().join(&name);
        served.connect_with(options).get(&name, &back, false, &mut |_, _| {}).unwrap();
        assert_eq!(std::fs::read(back).unwrap(), bytes);
    }
}

#[test]
fn several_clients_at_a_time() {
    let (served, dir) = (Served::new(), tempfile::tempdir().unwrap());
    let (path, bytes) = file(&dir, "from", 5_000_000);
    std::thread::scope(|scope| {
        for i in 0..6 {
            let (served, path) = (&served, &path);
            let method = if i % 2 == 0 { Method::Write } else { Method::Send };
            scope.spawn(move || put(served, path, &i.to_string(), method).unwrap());
        }
    });
    for i in 0..6 {
        assert_eq!(std::fs::read(served.root.path().join(i.to_string())).unwrap(), bytes);
    }
    let took = |line: &&String| line.contains(": took `") && line.ends_with("`, 5000000 B");
    assert_eq!(served.log.lock().unwrap().iter().filter(took).count(), 6);
    assert_eq!(served.end().served(), 6);
}

#[test]
fn what_is_refused_leaves_nothing() {
    let (served, dir) = (Served::with(|o| o.memory = 8 << 20), tempfile::tempdir().unwrap());
    let (path, _) = file(&dir, "from", 300_000);
    let refused = |outcome: mtia_roce::Result<()>| outcome.unwrap_err().to_string();
    std::fs::write(served.root.path().join("old"), "old").unwrap();
    for name in ["../up", "/abs", "a/b", "..", ""] {
        let error = refused(put(&served, &path, name, Method::Write));
        assert!(error.contains("is no plain file name"), "{name}: {error}");
        let error = refused(get(&served, name, &dir.path().join("x")));
        assert!(error.contains("is no plain file name"), "{name}: {error}");
    }
    let error = refused(put(&served, &path, "old", Method::Write));
    assert_eq!(error, "`old` is there already; use --overwrite or another name");
    let outcome = served.connect().put(&path, "old", Method::Send, true, &mut |_, _| {});
    let error = outcome.unwrap_err().to_string();
    assert!(error.starts_with("this server replaces no files"), "{error}");
    let error = refused(get(&served, "none", &dir.path().join("x")));
    assert_eq!(error, "no file `none`; look at the name");
    // A link out of the root is not followed, and a pipe is not waited for.
    symlink("/etc/hostname", served.root.path().join("link")).unwrap();
    let error = refused(get(&served, "link", &dir.path().join("x")));
    assert!(error.contains("cannot read `link`: "), "{error}");
    // More streams take more slots: more memory than there is.
    let options = Options { streams: 64, ..Options::default() };
    let outcome =
        served.connect_with(options).put(&path, "n", Method::Write, false, &mut |_, _| {});
    let error = outcome.unwrap_err().to_string();
    assert!(error.contains("bytes of memory are wanted, 8388608 of 8388608 are left"), "{error}");
    let error = refused(get(&served, "old", &dir.path().join("no/such")));
    assert!(error.contains("; make its directory"), "{error}");
    assert_eq!(std::fs::read(served.root.path().join("old")).unwrap(), b"old");
    assert_eq!(served.files(), ["link", "old"]);
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

#[test]
fn a_server_without_files_or_with_a_root_that_cannot_be_written() {
    let dir = tempfile::tempdir().unwrap();
    let (path, _) = file(&dir, "from", 1_000);
    let served = Served::with(|options| options.root = None);
    let error = put(&served, &path, "x", Method::Write).unwrap_err().to_string();
    assert_eq!(error, "this server has no files; start it with --root DIR");
    // The kernel's own file system takes no files, whoever asks.
    let served = Served::with(|options| options.root = Some("/proc".into()));
    let error = put(&served, &path, "x", Method::Write).unwrap_err().to_string();
    assert!(error.starts_with("cannot write `x`: "), "{error}");
    let root = dir.path().join("root");
    std::fs::create_dir(&root).unwrap();
    std::fs::set_permissions(&root, std::fs::Permissions::from_mode(0o755)).unwrap();
    let served = Served::with(|options| {
        options.root = Some(root.clone());
        options.overwrite = true;
    });
    std::fs::write(root.join("x"), "old").unwrap();
    served.connect().put(&path, "x", Method::Write, true, &mut |_, _| {}).unwrap();
    assert_eq!(std::fs::read(root.join("x")).unwrap().len(), 1_000);
}

#[test]
fn a_full_disk_is_told_and_leaves_nothing() {
    // A file system of 1 MiB; only who may mount can make one.
    let dir = tempfile::tempdir().unwrap();
    let mount = std::process::Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"])
        .arg(dir.path())
        .output();
    if !mount.is_ok_and(|output| output.status.success()) {
        println!("skipped: this user or system cannot mount a small file system");
        return;
    }
    let served = Served::with(|options| options.root = Some(dir.path().to_owned()));
    let from = tempfile::tempdir().unwrap();
    let (path, _) = file(&from, "from", 3 << 20);
    let outcome = put(&served, &path, "x", Method::Write);
    drop(served);
    let left = std::fs::read_dir(dir.path()).unwrap().count();
    let unmounted = std::process::Command::new("umount").arg(dir.path()).status().unwrap();
    assert!(unmounted.success());
    let error = outcome.unwrap_err().to_string();
    assert!(error.starts_with("cannot write `x`: No space left on device"), "{error}");
    assert!(error.ends_with("; make room"), "{error}");
    assert_eq!(left, 0);
}
