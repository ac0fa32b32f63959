#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# curpsinfo and curlwpsinfo describe the process and thread that fired. Constants have their values.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN {
	printf("%d %d %d %d %d %d\n", curpsinfo->pr_pid == pid, curpsinfo->pr_ppid == ppid, curpsinfo->pr_uid == uid,
		curpsinfo->pr_egid == egid, curlwpsinfo->pr_lwpid == tid, curlwpsinfo->pr_addr == (uintptr_t)curthread);
	printf("%s %s %d %c\n", curpsinfo->pr_fname, curlwpsinfo->pr_name, curpsinfo->pr_dmodel, curlwpsinfo->pr_sname);
	printf("%d %d\n", curpsinfo->pr_nlwp >= 1, curlwpsinfo->pr_onpro == curcpu->cpu_id);
	printf("%d %d\n", curpsinfo->pr_pgid, curpsinfo->pr_sid);
	printf("%d %d\n", ENOENT, SIGKILL);
	printf("%d %d\n", curpsinfo->pr_projid, curlwpsinfo->pr_syscall > 0);
	exit(0);
}'
# The process group and session are those of the shell, which has no job control.
read -r _ _ _ _ group session _ </proc/$$/stat
same output "$(cat out)" "1 1 1 1 1 1
dtrace dtrace 2 O
1 1
$group $session
2 9
0 1"

# Arguments and environment of the process that fires, as it has them.
status 0 dtrace -qn 'syscall::getppid:entry /pid == $target/ {
	printf("%d %s\n", curpsinfo->pr_argc, copyinstr(*(userland uintptr_t *)curpsinfo->pr_argv));
	printf("%d\n", index(copyinstr(*(userland uintptr_t *)curpsinfo->pr_envp), "=") > 0); exit(0); }' \
		-c 'perl -e getppid()'
same arguments "$(cat out)" "3 perl
1"

# The number of the fault that killed a process: that of a page fault.
if [ "$(uname -m)" = x86_64 ]; then
	status 0 dtrace -qn 'proc:::exit /ppid == $target && args[0] > 1/ { printf("%d", uregs[R_TRAPNO]); exit(0); }' \
		-c 'python3 -c "import ctypes, os; os.fork() or ctypes.string_at(0); os.wait()"'
	same trap "$(cat out)" 14
fi

# The kernel's own struct of the processor; all processors are alike here.
if [ "$(uname -m)" = x86_64 ]; then
	status 0 dtrace -qn 'BEGIN { printf("%d\n", curcpu->cpu_info->x86_model); exit(0); }'
	same model "$(cat out)" "$(awk '$1 == "model" && $2 == ":" { print $3; exit }' /proc/cpuinfo)"
fi

# Each system call by its number; a page fault of the process is in none.
status 0 dtrace -qn 'int seen[int];
	fbt::do_sys_openat2:entry, fbt::handle_mm_fault:entry /pid == $target && !seen[curlwpsinfo->pr_syscall]/ {
	seen[curlwpsinfo->pr_syscall] = 1; printf("%s %d\n", probefunc, curlwpsinfo->pr_syscall); }' -c 'cat /dev/null'
case $(uname -m) in x86_64) number=257 ;; aarch64) number=56 ;; *) exit 0 ;; esac
grep -qx "do_sys_openat2 $number" out || { cat out; fail "openat is $number"; }
[ "$(uname -m)" != x86_64 ] || grep -qx 'handle_mm_fault -1' out || { cat out; fail "no page fault"; }
