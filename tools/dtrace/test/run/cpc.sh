#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Probes of cpc fire as often as their events happen, in the mode that their name says.
. "$(dirname "$0")/common.sh"

# Whoever switches away from a thread says so in two ways.
status 0 dtrace -qn 'cpc:::context_switches-all-1 /pid == $target/ { @event = count(); }
	sdt:sched::sched_switch /pid == $target/ { @tracepoint = count(); }
	END { printa("%@d %@d\n", @event, @tracepoint); }' -c 'perl -e "select(undef, undef, undef, 0.01) for 1..30"'
read -r event tracepoint <out
same "switches" "$event" "$tracepoint"
[ "$event" -ge 30 ] || fail "$event switches"

# In a page each, 4096 bytes apart.
status 0 dtrace -qn 'cpc:::page_faults-user-1 /pid == $target/ { @ = count(); @bad = sum(arg0 != 0 || arg1 == 0); }
	END { printa("%@d %@d\n", @, @bad); }' -c 'perl -e "\$x = q(a) x (4096 * 600)"'
read -r faults bad <out
[ "$faults" -ge 100 ] || fail "$faults page faults"
same "faults in the kernel" "$bad" 0

status 0 dtrace -qn 'cpc:::cpu_clock-user-1000000 { user++; wrong += arg0 != 0 || arg1 == 0; }
	cpc:::task_clock-kernel-1000000 { kernel++; wrong += arg0 == 0 || arg1 != 0; }
	tick-10ms /user > 30 && kernel > 30/ { exit(0); } END { printf("%d\n", wrong); }' \
	-c 'awk "BEGIN { while (1) i++ }"'
same "outside of the mode" "$(tail -1 out)" 0

status 0 dtrace -l -P cpc
grep -q ' cpc .* cpu_clock-all-1000000$' out
grep -q ' cpu_cycles-' out && counters=1 || counters=0
if [ $counters = 0 ]; then
	status 1 dtrace -qn 'cpc:::cpu_cycles-all-1000000 { exit(0); }'
	same "message" "$(cat err)" "dtrace: cannot enable cpc:::cpu_cycles-all-1000000: this machine does not count such \
events, or does not interrupt for them; virtual machines seldom do: a software event, cpu_clock-all-1000000, is on all machines"
else
	status 7 dtrace -qn 'cpc:::cpu_cycles-all-1000000 { exit(7); }'
fi
