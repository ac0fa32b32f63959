#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x bufpolicy=fill ends tracing when the buffer of a CPU is full, and prints everything that was recorded until then.
. "$(dirname "$0")/common.sh"

reads='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/'

# The command does not end by itself. What comes after the end is no loss; END has room for its record.
status 0 dtrace -q -x bufpolicy=fill -x bufsize=16k -n "$reads { n++; printf(\"%d\n\", n); }
	END { printf(\"end\n\"); }" \
	-c 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 status=none'
same "the last line" "$(tail -n 1 out)" end
sed -i '$d' out
lines=$(wc -l <out)
cmp out <(seq "$lines") || fail "not all from the first on"
((lines * (16 + 8 + 12) <= 16384 && lines > 200)) || fail "$lines lines"
same errors "$(cat err)" ""

# The same with who reads the ring standing still until it is full: the first records are kept.
while_stopped 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
status 0 dtrace -q -x bufpolicy=fill -x bufsize=16k -n "$reads { printf(\"%d\n\", n++); }" -c 'sh stopped'
lines=$(wc -l <out)
cmp out <(seq 0 $((lines - 1))) || fail "not all from the first on, with a reader that stands still"
((lines * (16 + 8 + 12) <= 16384 && lines > 200)) || fail "$lines lines"
same errors "$(cat err)" ""

# A buffer with room for all ends nothing; nothing is printed before the end.
echo 'wc -c <out >before; dd if=/dev/zero of=/dev/null bs=777 count=1000 status=none' >work
status 0 dtrace -q -x bufpolicy=fill -n "BEGIN { printf(\"begin\n\"); } $reads { printf(\"read\n\"); }
	END { printf(\"end\n\"); }" \
	-c 'sh work'
same "printed before the end" "$(cat before)" 0
same all "$(uniq -c out | xargs)" "1 begin 1000 read 1 end"

# exit() ends it at once; what the tool does it does when it prints the record, after END.
status 4 dtrace -q -w -x bufpolicy=fill -n 'BEGIN { @a = count(); printa("%@d\n", @a); system("echo shell"); exit(4); }
	END { @a = count(); printf("end\n"); }'
same actions "$(xargs <out)" "2 shell end"
