# SPDX-License-Identifier: GPL-2.0
# Only the arm that was taken is printed.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { if (pid) { printf("yes "); trace(pid == 0); } else { printf("no"); } printf(" after\n"); exit(0); }'
same output "$(cat out)" "yes 0 after"
