#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A variable keeps a pointer to a translated object: within a clause, from clause to clause, and of an event's
# arguments.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn '
this psinfo_t *declared;
BEGIN { this->p = xlate <psinfo_t *>(curthread); this->declared = curpsinfo; all[1] = curlwpsinfo; }
BEGIN /this->declared->pr_pid == pid/ { printf("%d %d %s\n", this->p->pr_pid == pid, this->declared->pr_ppid == ppid, this->p->pr_fname); }
BEGIN { printf("%d %d\n", all[1]->pr_lwpid == tid, (pid ? this->p : curpsinfo)->pr_pid == pid); exit(0); }'
same "in a clause" "$(cat out)" "1 1 dtrace
1 1"

# The parent keeps its child, and looks at it again when it waits for it.
status 0 dtrace -qn '
proc:::create /pid == $target/ { self->child = args[0]; printf("%d\n", self->child->pr_ppid == pid); }
syscall::wait4:entry /self->child/ { printf("%s\n", self->child->pr_fname == "sh" || self->child->pr_fname == "sleep" ? "child" : "other"); self->child = 0; }
' -c 'sh -c "sleep 0.2; exit 0"'
same "from clause to clause" "$(grep . out)" "1
child"
