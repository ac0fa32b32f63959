#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A process maps a file 30,000 times. The name has control characters, a line feed, and the end "(deleted)": the stack
# is walked, the file has a name, and time and memory are bounded.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build hostile hostile.cc
# The command of -c is split at blanks.
printf '#!/bin/sh\nexec ./hostile maps "$(printf "evil\\033[2J\\n (deleted)")"\n' >victim
chmod 755 victim
to_nobody
victim=(./victim)
traces "${stack/ustack(1)/ustack(2)}"
grep -q 'evil.*`' out || { sort out | uniq -c | cat -v; cat err; fail "no name"; }
