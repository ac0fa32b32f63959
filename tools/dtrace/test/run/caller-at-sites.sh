#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# At static probes and tracepoints, with arguments and without, by their records and by themselves, caller and
# stackdepth equal those at the function's entry.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >x.d <<'D'
self uintptr_t caller;
self int depth;
int told[string];
inline int same = self->caller != 0 && caller == self->caller && stackdepth == self->depth && stackdepth > 2;

fbt::set_user_nice:entry, fbt::do_exit:entry { self->caller = caller; self->depth = stackdepth; }
sdt::set_user_nice:change-nice /args[1] == 7/ { printf("%s %d\n", probename, same); }
sdt:sched::sched_process_exit /self->depth && !told["plain"]/ { told["plain"] = 1; printf("%s %d\n", probename, same); }
sdt:sched::sched_process_exit /self->depth && args[1] && !told["args"]/ {
	told["args"] = 1; printf("with arguments %d\n", same); }
D
traced -s x.d -- nice -n 7 true
same "caller and stackdepth" "$(grep 1 out | sort -u)" "change-nice 1
sched_process_exit 1
with arguments 1"

# A tracepoint that nobody asks for arguments.
status 0 dtrace -qn 'sdt:sched::sched_process_exit /pid == $target/ { printf("%a", caller); exit(0); }' -c true
same "caller at a tracepoint alone" "$(sed 's/+.*//' out)" 'vmlinux`do_group_exit'

# A tracepoint by its own arguments, which runs the program directly, and through a trampoline.
for way in auto trampoline; do
	status 0 dtrace -x attach=$way -qn 'self uintptr_t caller; self int depth;
		fbt::do_exit:entry { self->caller = caller; self->depth = stackdepth; }
		rawtp:sched::sched_process_exit /self->depth && args[0] == curthread/ {
			printf("%d %d", caller == self->caller, stackdepth == self->depth); exit(0); }' -c true
	same "caller and stackdepth of rawtp, attach=$way" "$(cat out)" "1 1"
done
