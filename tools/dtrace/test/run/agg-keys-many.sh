#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A key can have 32 integers, 15 strings of up to 256 bytes, 32 of up to 64, or two of up to 1,024.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

keys=$(seq -s, 1 32)
rows_are -n "BEGIN { x = 0; @[${keys//,/+x,}+x] = count(); exit(0); }" <<E
$(printf ' %8d' $(seq 1 32); printf ' %16d' 1)
E
texts=$(printf '"k%s",' $(seq 1 15))
rows_are -n "BEGIN { @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' $(seq -f k%g 1 15); printf ' %16d' 1)
E
texts=$(printf 's,%.0s' $(seq 1 15))
rows_are -n "BEGIN { s = \"k\"; @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' k k k k k k k k k k k k k k k; printf ' %16d' 1)
E
texts=$(printf 'strjoin(s, "%s"),' $(seq 1 32))
rows_are -x strsize=64 -n "BEGIN { s = \"k\"; @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' $(seq -f k%g 1 32); printf ' %16d' 1)
E
rows_are -x strsize=1024 -n 'BEGIN { s = "k"; @[s, s] = count(); exit(0); }' <<E
$(printf '  %-50s' k k; printf ' %16d' 1)
E
