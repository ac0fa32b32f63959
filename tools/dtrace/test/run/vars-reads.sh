#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables that always exist are read directly, others by a helper. Both give the same values, even without the JIT.
. "$(dirname "$0")/common.sh"

jit=/proc/sys/net/core/bpf_jit_enable

# calls EXPRESSION: how often its program calls probe_read_kernel, and bpf_rdonly_cast
calls() {
	status 0 dtrace -e -d code -n "BEGIN { trace($1); }"
	echo "$(grep -c 'call probe_read_kernel\b' out) $(grep -c 'call bpf_rdonly_cast\b' out)"
}

# What /proc says of each.
values() {
	status 0 dtrace -qn 'BEGIN { printf("%d %d %d %d %d %d\n", `max_threads, `console_printk[3], `init_task.pid,
		`system_state == SYSTEM_RUNNING, `init_task.cred == *(struct cred **)((uint64_t)&`init_task + offsetof(struct task_struct, cred)),
		`runqueues.cpu == cpu); exit(0); }'
	same "$1" "$(cat out)" "$(cat /proc/sys/kernel/threads-max) $(cut -f 4 /proc/sys/kernel/printk) 0 1 1 1"
}

[ "$(cat $jit)" != 0 ] || { echo "the JIT is off"; exit 77; }
before=$(cat $jit)
trap 'echo "$before" >$jit; rm -rf "$dir"' EXIT
while read -r wanted expression; do
	same "$expression" "$(calls "$expression")" "${wanted/,/ }"
done <<'END'
0,0 `runqueues.cpu
0,0 percpu(`runqueues, 1).cpu
0,1 `jiffies
0,1 `max_threads
0,1 `console_printk[pid]
0,1 `init_task.pid
1,1 `init_task.cred->uid.val
END
values "directly"
echo 0 >$jit
same "without the JIT" "$(calls '`max_threads')" "1 0"
values "by a helper"
