#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A command does not begin if tracing ends before. If a command cannot begin, END still runs.
. "$(dirname "$0")/common.sh"

# cat ends when nobody writes any more, the command included.
{ dtrace -qn 'BEGIN { exit(3); } END { printf("end\n"); }' -c 'echo ran' || echo $? >rc; } | cat >all
same status "$(cat rc)" 3
same output "$(cat all)" end

printf '#!/nonexistent\n' >script
chmod +x script
status 1 dtrace -qn 'END { printf("end\n"); }' -c ./script
same output "$(cat out)" end
same message "$(cat err)" "dtrace: cannot execute './script': No such file or directory"
status 1 dtrace -qn 'BEGIN { printf("begin\n"); }' -c /tmp
same "BEGIN of a directory" "$(cat out)" ""
