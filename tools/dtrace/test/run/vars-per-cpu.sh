#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A per-CPU variable is this CPU's copy, and percpu() reads another CPU's copy. A CPU that does not exist is a fault.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("%d %d %d ", `runqueues.cpu == cpu, `runqueues.curr == curthread, `runqueues.curr->pid == tid);
	printf("%d %d ", percpu(`runqueues, 0).cpu, percpu(`runqueues, 1).cpu);
	printf("%d %d ", `cpu_info.cpu_index == cpu, percpu(`cpu_info, cpu).cpu_index == cpu);
	this->rq = &`runqueues; printf("%d ", this->rq->cpu == cpu);
	printf("%d ", &percpu(`runqueues, cpu) == this->rq);
	printf("%d", percpu(`this_cpu_off, 1) == `__per_cpu_offset[1]); exit(0); }'
same "copies" "$(cat out)" "1 1 1 0 1 1 1 1 1 1"

for cpu in 4000 -1 0x100000001; do
	status 0 dtrace -qn "BEGIN { this->n = (int64_t)$cpu; trace(percpu(\`runqueues, this->n).cpu); }
		ERROR { printf(\"%d\", arg4); exit(0); }"
	same "fault for CPU $cpu" "$(cat out)" 12
done
grep -q 'no such CPU (4294967297)' err || { cat err; fail "no message"; }

# A sum over the CPUs, beside /proc/stat.
switches() { while read -r name count; do if [ "$name" = ctxt ]; then echo "$count"; fi; done </proc/stat; }
sum='' cpus=$(getconf _NPROCESSORS_CONF)
for ((cpu = 0; cpu < cpus; cpu++)); do sum+="${sum:+ + }percpu(\`runqueues, $cpu).nr_switches"; done
before=$(switches)
status 0 dtrace -qn "BEGIN { printf(\"%d\", $sum); exit(0); }"
after=$(switches)
[ "$before" -le "$(cat out)" ] && [ "$(cat out)" -le "$after" ] || fail "switches: $before, $(cat out), $after"
