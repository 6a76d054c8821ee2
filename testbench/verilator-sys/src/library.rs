//! A compiled design, loaded into the process.
//!
//! `design.rs` makes a [`Library`]; it makes models (`model.rs`). The library is loaded with its
//! symbols to itself (`RTLD_LOCAL`, and only one is visible at all), so that any number of designs
//! live side by side, though each has its own copy of Verilator's run-time library.

use std::ffi::{CStr, CString, c_char};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libloading::os::unix::{Library as Handle, RTLD_LOCAL, RTLD_NOW, Symbol};

use crate::ports::Storage;
use crate::shim::{self, Api};
use crate::{Error, Model, Port};

/// A compiled and loaded design. Cheap to clone; makes any number of independent models.
#[derive(Clone, Debug)]
pub struct Library {
    inner: Arc<Inner>,
    was_cached: bool,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub top: String,
    pub path: PathBuf,
    pub ports: Vec<Port>,
    pub storages: Vec<Storage>,
    pub api: &'static Api,
}

// SAFETY: the table and all that it points to are constants of a library that is never unloaded.
unsafe impl Send for Api {}
// SAFETY: as for `Send`.
unsafe impl Sync for Api {}

impl std::fmt::Debug for Api {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Api").field("abi", &self.abi).finish_non_exhaustive()
    }
}

impl Library {
    pub(crate) fn load(path: &Path, top: &str, was_cached: bool) -> Result<Self, Error> {
        let failed = |why: String| Error::Load { path: path.to_owned(), why };
        // The loader's own words are in the source of libloading's error.
        let words = |e: libloading::Error| match std::error::Error::source(&e) {
            Some(source) => source.to_string(),
            None => e.to_string(),
        };
        // SAFETY: the file is one that this crate has built (its name is the hash of its content's
        // origin). Its initialisers are those of Verilator's run-time library, which only set up
        // its own variables.
        let handle = unsafe { Handle::open(Some(path), RTLD_NOW | RTLD_LOCAL) }
            .map_err(|e| failed(words(e)))?;
        // SAFETY: the shim defines the symbol with this type.
        let entry: Symbol<unsafe extern "C" fn() -> *const Api> =
            unsafe { handle.get(shim::ENTRY) }.map_err(|e| failed(words(e)))?;
        // SAFETY: the function takes nothing and returns the address of a constant.
        let api = unsafe { entry() };
        // The library stays for the life of the process: C++ keeps thread-local variables whose
        // destructors would run after it is gone. Loading it again gives the same one.
        std::mem::forget(handle);
        // SAFETY: `api` points to a constant of the library, which is never unloaded. Its first
        // member is the version in all versions of the struct.
        let abi = unsafe { *api.cast::<u32>() };
        if abi != shim::ABI {
            return Err(failed(format!("interface version {abi}, not {}", shim::ABI)));
        }
        // SAFETY: as above, and the version says that it has the members of `Api`.
        let api: &'static Api = unsafe { &*api };
        let mut ports = Vec::new();
        let mut storages = Vec::new();
        for i in 0..api.port_count as usize {
            // SAFETY: the table has `port_count` entries.
            let info = unsafe { &*api.ports.add(i) };
            // SAFETY: the name is a string constant of the library.
            let name = unsafe { CStr::from_ptr(info.name) };
            let Some(storage) = Storage::from_code(info.storage) else {
                return Err(failed(format!("unknown port storage {}", info.storage)));
            };
            ports.push(Port {
                name: name.to_string_lossy().into_owned(),
                width: info.width,
                input: info.input != 0,
            });
            storages.push(storage);
        }
        let inner = Inner { top: top.to_owned(), path: path.to_owned(), ports, storages, api };
        Ok(Self { inner: Arc::new(inner), was_cached })
    }

    /// A new model in its initial state, in cycle 0, with all inputs 0.
    ///
    /// # Errors
    /// [`Error::Instantiate`] if constructing it fails.
    pub fn instantiate(&self) -> Result<Model, Error> {
        self.instantiate_with(&[])
    }

    /// As [`Library::instantiate`], with arguments for the model: `+name=value` for
    /// `$value$plusargs`, or Verilator's own. A design compiled with the options `--x-initial` and
    /// then `unique` starts its uninitialised registers at random with
    /// `["+verilator+rand+reset+2", "+verilator+seed+7"]`, which shows a missing reset.
    ///
    /// # Errors
    /// [`Error::Instantiate`] if constructing it fails, or an argument has a zero byte.
    pub fn instantiate_with(&self, arguments: &[&str]) -> Result<Model, Error> {
        let failed = |message: String| Error::Instantiate { top: self.inner.top.clone(), message };
        // As for a C program, the first argument is the name of the program.
        let arguments = std::iter::once(&"model")
            .chain(arguments)
            .map(|a| CString::new(*a))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|e| failed(e.to_string()))?;
        let pointers: Vec<*const c_char> = arguments.iter().map(|a| a.as_ptr()).collect();
        let count = i32::try_from(pointers.len()).map_err(|e| failed(e.to_string()))?;
        let mut message = vec![0u8; 512];
        // SAFETY: `count` strings, and the size of the buffer as it is; both outlive the call.
        let instance = unsafe {
            (self.inner.api.create)(
                count,
                pointers.as_ptr(),
                message.as_mut_ptr().cast(),
                message.len(),
            )
        };
        if instance.is_null() {
            let text = CStr::from_bytes_until_nul(&message).unwrap_or_default();
            return Err(failed(text.to_string_lossy().into_owned()));
        }
        Ok(Model::new(Arc::clone(&self.inner), instance))
    }

    /// Whether the cache had it, so that nothing was compiled.
    pub fn was_cached(&self) -> bool {
        self.was_cached
    }

    /// The shared library's file in the cache.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// The ports of the top module, in Verilator's order (not the order of declaration).
    pub fn ports(&self) -> &[Port] {
        &self.inner.ports
    }
}
