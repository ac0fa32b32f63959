#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes of the C++ library fire in a program that is not stopped before the library is loaded.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

echo 'int main() { try { throw 5; } catch (int n) { return n; } }' >throw.cc
if c++ -O1 -o throw throw.cc && readelf -n "$(ldd throw | awk '/libstdc/ { print $3 }')" | grep -q stapsdt; then
	status 0 dtrace -qn 'libstdcxx$target:libstdc*::throw,libstdcxx$target:::catch { printf("%s\n", probename); }' \
		-c ./throw
	same "probes of a library" "$(cat out)" $'throw\ncatch'
fi
