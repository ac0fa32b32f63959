#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x cpu=N, clauses run on this CPU only: no record and no count comes from another one. BEGIN, END and ticks are
# recorded.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
last=$(($(nproc) - 1))
[ "$last" -gt 0 ] || { echo "one CPU"; exit 77; }

for cpu in 0 "$last"; do
	other=$((cpu ? 0 : last))
	status 0 dtrace -x cpu=$cpu -qn '
	BEGIN { printf("BEGIN\n"); }
	syscall::getppid:entry /execname == "perl"/ { @[cpu] = count(); printf("fires on %d\n", cpu); }
	END { printf("END\n"); printa("%d counts %@d\n", @); }' \
		-c "sh -c 'taskset -c $other perl -e \"getppid() for 1 .. 50\"; taskset -c $cpu perl -e \"getppid() for 1 .. 3\"'"
	same "on CPU $cpu" "$(grep . out)" "BEGIN
fires on $cpu
fires on $cpu
fires on $cpu
END
$cpu counts 3"
done

# A CPU that does not run programs is an error.
status 1 dtrace -x cpu=999 -n BEGIN
same "not there" "$(cat err)" "dtrace: -x cpu=999: this CPU is not online"
