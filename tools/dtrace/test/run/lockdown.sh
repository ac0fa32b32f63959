#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Under lockdown for confidentiality, variables are read if no helper is needed; other programs are rejected
# with the reason. Under lockdown for integrity, everything works as usual.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

lock_down=$OLDPWD/lock_down.py
command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
rc=0
python3 "$lock_down" integrity true || rc=$?
[ $rc != 77 ] || { echo "the kernel was built without CONFIG_SECURITY"; exit 77; }
[ $rc = 0 ]

locked() { status "$1" python3 "$lock_down" "${@:2}"; }

locked 0 integrity dtrace -qn 'fbt::vfs_read:entry { printf("%s", stringof(`linux_banner)); exit(0); }' \
	-c 'cat /dev/null'
diff out /proc/version

# A per-CPU variable, one that is always there, and what the context points to.
locked 0 confidentiality dtrace -qn 'BEGIN { printf("%d %d %d\n", `runqueues.cpu == cpu, `max_threads, curthread->pid == pid); exit(0); }'
same "read without a helper" "$(cat out)" "1 $(cat /proc/sys/kernel/threads-max) 1"
why='/sys/kernel/security/lockdown must not be [confidentiality]'
for expression in 'stringof(`linux_banner)' '`init_task.cred->uid.val'; do
	locked 1 confidentiality dtrace -qn "BEGIN { trace($expression); exit(0); }"
	same "$expression" "$(cat err)" "dtrace: the kernel is locked down, and lets no program read its memory: $why"
done
locked 1 confidentiality dtrace -ln fbt::vfs_read:entry
grep -qF "available_filter_functions: Operation not permitted (the kernel is locked down: $why)" err ||
	{ cat err; fail "no reason"; }

# Nothing of it stays.
status 0 dtrace -qn 'BEGIN { trace(stringof(`linux_banner)); exit(0); }'
