#!/usr/bin/env bash
# Installs the programs that this project runs and that are missing: Verilator, a C++ compiler and
# make (to simulate), zlib's header (for waveforms), Yosys and Icarus Verilog (to check the
# generated text), a bare-metal RISC-V compiler (for firmware), ip, tc and nft (tests of sockets between network
# namespaces) and iperf3 (to compare rates with). Debian and Ubuntu, as root or with
# sudo. Called by the Makefile before everything else.
set -euo pipefail

fail() {
  echo "setup: $*" >&2
  exit 2
}

# Whether version $1 is at least version $2.
at_least() { [ "$(printf '%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

rust=https://www.rust-lang.org/tools/install
command -v cargo >/dev/null || fail "Rust is missing; install it as $rust says"
version=$(cargo --version | cut -d ' ' -f 2)
at_least "$version" 1.90 || fail "cargo is $version, need 1.90; update Rust as $rust says"

packages=()
need() { command -v "$1" >/dev/null || packages+=("$2"); }
need "${VERILATOR:-verilator}" verilator
need "${CXX:-g++}" g++
need make make
need yosys yosys
need iverilog iverilog
need riscv64-unknown-elf-gcc gcc-riscv64-unknown-elf
# Those of the system administrator may be off the path of a user.
PATH=$PATH:/usr/sbin:/sbin
need tc iproute2
need nft nftables
need iperf3 iperf3
# Verilator's waveform writer compresses with zlib.
[ -e /usr/include/zlib.h ] || packages+=(zlib1g-dev)

if [ ${#packages[@]} -gt 0 ]; then
  command -v apt-get >/dev/null ||
    fail "missing: ${packages[*]}; install them with your package manager"
  as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      fail "missing: ${packages[*]}; install them as root: apt-get install ${packages[*]}"
    as_root=(sudo)
  fi
  echo "setup: installing ${packages[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi

version=$("${VERILATOR:-verilator}" --version | cut -d ' ' -f 2)
at_least "$version" 5.006 ||
  fail "Verilator is $version, need 5.006; install a newer one and set VERILATOR to its path"
if [ ${#packages[@]} -eq 0 ]; then
  echo "setup: everything is installed"
fi
