#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A system call by its name is traced at its function if the clause needs no arguments, and counts as at the
# tracepoints.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cp "$OLDPWD/calls.py" .
cat >calls.d <<'D'
syscall::getpgid: /pid == $target/ { @calls[probefunc, probename] = count(); }
syscall::read:entry /pid == $target/ { self->ts = timestamp; }
syscall::read:return /self->ts/ { @took[probefunc, timestamp > self->ts] = count(); self->ts = 0; }
syscall::exit_group:entry /ppid == $target/ { @calls[probefunc, "of children"] = count(); }
END { printa("%s %s %@d\n", @calls); printa("%s took time %d: %@d\n", @took); }
D
while read -r way kinds; do
	status 0 dtrace -v -x attach=$way -qs calls.d -c 'python3 -S calls.py'
	same "getpgid with attach=$way" "$(grep '^getpgid' out | sort)" "getpgid entry 100
getpgid return 100"
	same "exits with attach=$way" "$(grep '^exit_group' out)" "exit_group of children 5"
	reads=$(sed -n 's/^read took time 1: //p' out)
	(("${reads:-0}" >= 100)) || fail "reads with attach=$way: $(cat out)"
	same "-v with attach=$way" "$(sed -n 's/^dtrace: syscall: //p' err | sort | tr '\n' ';')" "$kinds"
done <<'W'
auto 2 probes by 2 fexit links;3 probes by 3 kprobe_multi links;
multi 2 probes by 2 raw tracepoint links;3 probes by 3 kprobe_multi links;
trampoline 5 probes by 2 raw tracepoint links, through a trampoline;
W
