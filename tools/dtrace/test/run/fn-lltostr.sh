#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# lltostr() writes numbers of all sizes and signs in bases from 2 to 36, as far as -x strsize reaches.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
lltostr(0) => [0]
lltostr(-1) => [-1]
lltostr(0x7fffffffffffffff) => [9223372036854775807]
lltostr(-0x7fffffffffffffff - 1) => [-9223372036854775808]
lltostr(0xffffffffffffffff) => [-1]
lltostr(255, 16) => [0xff]
lltostr(-1, 16) => [0xffffffffffffffff]
lltostr(8, 8) => [010]
lltostr(-1, 8) => [01777777777777777777777]
lltostr(5, 2) => [101]
lltostr(-1, 2) => [1111111111111111111111111111111111111111111111111111111111111111]
lltostr(35, 36) => [z]
lltostr(pid - pid + 7, pid - pid + 3) => [21]
lltostr((char)200) => [-56]
lltostr((unsigned char)200) => [200]
g = lltostr(strlen(execname)) => [6]
TABLE
rows '[%s]' -x strsize=4 <<'TABLE'
lltostr(12345) => [123]
TABLE
