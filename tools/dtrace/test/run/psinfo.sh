#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# curpsinfo and curlwpsinfo describe the process and thread that fired; constants have their values.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN {
	printf("%d %d %d %d %d %d\n", curpsinfo->pr_pid == pid, curpsinfo->pr_ppid == ppid, curpsinfo->pr_uid == uid,
		curpsinfo->pr_egid == egid, curlwpsinfo->pr_lwpid == tid, curlwpsinfo->pr_addr == (uintptr_t)curthread);
	printf("%s %s %d %c\n", curpsinfo->pr_fname, curlwpsinfo->pr_name, curpsinfo->pr_dmodel, curlwpsinfo->pr_sname);
	printf("%d %d\n", curpsinfo->pr_nlwp >= 1, curlwpsinfo->pr_onpro == curcpu->cpu_id);
	printf("%d %d\n", curpsinfo->pr_pgid, curpsinfo->pr_sid);
	printf("%d %d\n", ENOENT, SIGKILL);
	exit(0);
}'
# The process group and session are those of the shell, which has no job control.
read -r _ _ _ _ group session _ </proc/$$/stat
same output "$(cat out)" "1 1 1 1 1 1
dtrace dtrace 2 O
1 1
$group $session
2 9"
