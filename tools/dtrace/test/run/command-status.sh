#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The tool reports how a command ended, but not with -q.
# shellcheck disable=SC2016 # for the shell that runs it
. "$(dirname "$0")/common.sh"

said() { sed -n 's/^dtrace: pid [1-9][0-9]* //p' err; }
status 0 dtrace -n BEGIN -c true
same "status 0" "$(said)" "has exited"
status 0 dtrace -n BEGIN -c "sh -c 'exit 3'"
same "status 3" "$(said)" "exited with status 3"
status 0 dtrace -n BEGIN -c "sh -c 'kill -SEGV \$\$'"
same signal "$(said)" "terminated by SIGSEGV"
status 0 dtrace -qn BEGIN -c false
same quiet "$(cat err)" ""
