#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider sched reports that a thread that leaves a CPU comes back, which thread a thread wakes, and ticks.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >work.py <<'E'
import os, time
for _ in range(20):
    time.sleep(0.001)
for _ in range(10):
    os.sched_yield()
E
status 0 dtrace -qn '
sched:::off-cpu /pid == $target/ { self->off = timestamp; @["off"] = sum(1); }
sched:::on-cpu /self->off/ { @["on"] = sum(1); @["backwards"] = sum(timestamp < self->off); self->off = 0; }
sched:::sleep /pid == $target/ { @["sleep"] = sum(1); }
sched:::preempt /pid == $target/ { @["preempt"] = sum(1); }
sched:::surrender /pid == $target/ { @["surrender"] = sum(1); @["itself"] = sum(args[1]->pr_pid == pid); }
sched:::wakeup /args[1]->pr_pid == $target/ { @["wakeup"] = sum(1); }
sched:::enqueue /args[1]->pr_pid == $target/ { @["enqueue"] = sum(1);
	@["its cpu"] = sum(args[2]->cpu_id >= 0 && args[2]->cpu_id < 8); }
sched:::dequeue /args[1]->pr_pid == $target/ { @["dequeue"] = sum(1); }
sched:::off-cpu /args[1]->pr_pid == $target/ { @["next"] = sum(1); @["another"] = sum(pid != $target); }
END { printa("%s=%@d\n", @); }' -c 'python3 work.py'
declare -A n
while IFS='=' read -r name value; do [ -z "$name" ] || n[$name]=$value; done <out
same "comes back" "$((n[off] - n[on] <= 1 && n[on] > 20))" 1
same "time goes on" "${n[backwards]}" 0
same "sleeps" "$((n[sleep] >= 20))" 1
same "yields" "${n[surrender]} ${n[itself]}" "10 10"
same "is woken" "$((n[wakeup] >= 20 && n[enqueue] >= 20 && n[dequeue] >= 20))" 1
same "queues have CPUs" "${n[its cpu]}" "${n[enqueue]}"
same "is switched to, by others" "$((n[next] == n[another] && n[next] >= 20))" 1

status 0 dtrace -qn 'sched:::tick { @ = sum(args[1]->pr_pid == pid); n++; } sched:::tick /n >= 5/ { exit(0); }
	END { printa("%@d\n", @); }'
same "ticks" "$(($(grep . out) >= 5))" 1
