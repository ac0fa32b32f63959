#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A script with #! runs, and its message names the script.
. "$(dirname "$0")/common.sh"

printf '#!%s -qs\nBEGIN\n{\n\tprintf("%%d\\n", 6 * 7);\n\texit(0);\n}\n' "$(command -v dtrace)" >x.d
chmod +x x.d
status 0 ./x.d
same output "$(cat out)" 42
status 0 dtrace -s x.d
same message "$(cat err)" "dtrace: script 'x.d' matched 1 probe"

# Some editors put a byte-order mark before the text.
printf '\357\273\277BEGIN { printf("marked\\n"); exit(0); }\n' >marked.d
status 0 dtrace -qs marked.d
same "with a byte-order mark" "$(cat out)" marked
