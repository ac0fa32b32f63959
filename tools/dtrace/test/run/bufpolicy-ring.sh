#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# When tracing has ended, -x bufpolicy=ring prints the last records of each CPU, as many as its buffer holds.
. "$(dirname "$0")/common.sh"

# sequence: the numbers in the file out follow each other
sequence() { awk 'NR > 1 && $1 != last + 1 { exit 1 } { last = $1 }' out || fail "a gap: $(cat out)"; }
reads='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/'

# A firing that is lost does not count. A record of BEGIN has been written over. A record has 12 bytes of framing.
echo 'dd if=/dev/zero of=/dev/null bs=777 count=20000 status=none; wc -c <out >before' >work
status 0 taskset -c 0 dtrace -q -x bufpolicy=ring -x bufsize=64k -n "BEGIN { printf(\"begin\n\"); }
	$reads { n++; printf(\"%d\n\", n); } END { n++; printf(\"%d\n\", n); }" -c 'sh work'
same "printed before the end" "$(cat before)" 0
sequence
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
same "the last" $(($(tail -n 1 out) + reported)) 20001
lines=$(wc -l <out)
((lines * (16 + 8 + 12) <= 65536 && lines > 1000)) || fail "$lines lines"

# What a buffer has room for is all there; each CPU has one of its own, and all are in the order of time.
read_on_all_cpus 1000
status 0 dtrace -q -x bufpolicy=ring -n "BEGIN { printf(\"0\n\"); } $reads { printf(\"%d\n\", timestamp); }
	END { printf(\"%d\n\", timestamp); }" -c 'sh work'
same lines "$(wc -l <out)" $((1000 * $(nproc) + 2))
sort -nc out || fail "not in the order of time"

# exit() ends tracing at once. Other actions of the tool are performed when the record is printed: they see END's work.
status 3 dtrace -q -x bufpolicy=ring -n "$reads { n++; printf(\"%d\n\", n); }
	fbt::vfs_read:entry /n == 500/ { exit(3); }" \
	-c 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 status=none'
same "first and last" "$(sed -n '1p; $p' out | xargs)" "1 500"
status 0 dtrace -q -w -x bufpolicy=ring -n 'BEGIN { @a = count(); printa("%@d\n", @a); system("echo shell");
	printf("behind\n");
	exit(0); } END { @a = count(); printf("end\n"); }'
same actions "$(xargs <out)" "2 shell behind end"

# What is committed is recorded by commit(), what is discarded is not.
status 0 dtrace -q -x bufpolicy=ring -x nspec=2 -n 'BEGIN { yes = speculation(); no = speculation(); }
	BEGIN { speculate(yes); printf("committed\n"); } BEGIN { speculate(no); printf("discarded\n"); }
	BEGIN { printf("first\n"); } BEGIN { commit(yes); } BEGIN { discard(no); }
	BEGIN { printf("last\n"); exit(0); }'
same speculations "$(xargs <out)" "first committed last"
