#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider sched reports that a thread that leaves a CPU comes back, and which thread a thread wakes.
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
# Each change of a priority, of the class or within it, once; what changes nothing is none.
cat >priority.py <<'E'
import os
os.nice(3)
os.nice(0)
os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(7))
os.sched_setparam(0, os.sched_param(9))
os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
E
status 0 dtrace -qn 'sched:::change-pri /pid == $target && args[1]->pr_pid == pid/ {
	printf("%d %d\n", args[2], args[0]->pr_pri == args[2]); }' \
	-c 'python3 priority.py'
same "priorities" "$(grep . out)" "123 1
92 1
90 1
123 1"

# What the scheduler tells nobody is no probe.
status 1 dtrace -n 'sched:::remain-cpu'
grep -q 'sched:::remain-cpu does not exist: the scheduler tells nobody that a thread keeps its CPU' err ||
	fail "$(cat err)"

# A parameter that the tracepoint does not have is 0; of rawtp, which says nothing of them, an error.
status 0 dtrace -qn 'sched:::wakeup { printf("%d\n", arg1); exit(0); }'
same "no such parameter" "$(grep -m1 . out)" 0
status 1 dtrace -qn 'rawtp:sched::sched_waking { trace(arg1); }'
grep -q 'the tracepoint has fewer parameters than a clause looks at' err || fail "$(cat err)"
# Each probe of these providers is there.
status 0 dtrace -l
for probe in proc:{create,exec,exec-failure,exec-success,exit,lwp-create,lwp-exit,lwp-start,signal-{clear,discard,handle,send},start,fault} \
	sched:{change-pri,dequeue,enqueue,off-cpu,on-cpu,preempt,sleep,surrender,tick,wakeup} ip:{receive,send} \
	tcp:{accept-established,connect-established,connect-refused,connect-request,receive,send,state-change} \
	udp:{receive,send} vminfo:{cow_fault,maj_fault,pgin,pgout,pgpgin,pgpgout,zfod} \
	sysinfo:{cpumigrate,idlethread,intr,inv_swtch,modload,modunload,msg,mutex_adenters,namei,nthreads,pswitch,readch,rw_{rd,wr}fails,sema,sysexec,sysfork,sysread,sysvfork,syswrite,writech,xcalls}; do
	awk -v probe="$probe" '$2 ":" $NF == probe { found = 1 } END { exit !found }' out || fail "$probe is not listed"
done
if grep -q remain-cpu out; then fail "remain-cpu is listed"; fi
