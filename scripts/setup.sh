#!/usr/bin/env bash
# Installs the programs that this project runs and that are missing: Verilator, a C++ compiler and
# make (to simulate), zlib's header (for waveforms), Yosys and Icarus Verilog (to check the generated text). Debian and Ubuntu,
# as root or with sudo. Called by the Makefile before everything else.
set -euo pipefail

if ! command -v cargo >/dev/null; then
  echo "setup: Rust is missing; install it as https://www.rust-lang.org/tools/install says" >&2
  exit 2
fi

packages=()
need() { command -v "$1" >/dev/null || packages+=("$2"); }
need verilator verilator
need g++ g++
need make make
need yosys yosys
need iverilog iverilog
# Verilator's waveform writer compresses with zlib.
[ -e /usr/include/zlib.h ] || packages+=(zlib1g-dev)

if [ ${#packages[@]} -eq 0 ]; then
  exit 0
fi

if ! command -v apt-get >/dev/null; then
  echo "setup: missing: ${packages[*]}; install them with your package manager" >&2
  exit 2
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "setup: missing: ${packages[*]}; install them as root: apt-get install ${packages[*]}" >&2
    exit 2
  fi
  as_root=(sudo)
fi
echo "setup: installing ${packages[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${packages[@]}"
