#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A fault discards the record of its clause, with all requests to the consumer. The effects of the clause itself before
# the fault stay.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# after_fault STATUS ACTION [CLAUSES]: the action, and then a fault. @a is 30, printed as 10.
wanted='before error 1 later a 10 end'
after_fault() {
	status "$1" dtrace -qw -c true -n 'BEGIN { @a = sum(30); normalize(@a, 3); printf("before\n"); }
		ERROR { printf("error %d\n", arg4); }
		BEGIN { '"$2"'; trace(*(int *)0); }
		BEGIN { printf("later\n"); printa("a %@d\n", @a); }
		END { printf("end\n"); } '"${3:-}"
	same "output after $2" "$(head -n 5 out | xargs)" "$wanted"
	same "messages after $2" "$(grep -c 'invalid address (0x0)' err) of $(wc -l <err)" "1 of 1"
}

# What the tool does when it prints the record.
while read -r action; do
	after_fault 0 "$action"
	same "lines after $action" "$(wc -l <out)" 5
done <<'E'
trace("not printed\n")
printf("not printed\n")
system("echo not run")
freopen("file")
ftruncate()
setopt("quiet", "no")
printa("not printed %@d\n", @a)
clear(@a)
trunc(@a)
normalize(@a, 5)
denormalize(@a)
E
[ ! -e file ] || fail "freopen() has opened its file"

# What the clause does itself: it counts, assigns, and ends tracing.
after_fault 0 '@b = count(); @b = count(); @m = max(7); @q[1] = quantize(5); x = 8; y[x] = 9; self->z = 10' \
	'END { printa("%@d ", @b); printa("%@d ", @m); printf("%d %d %d\n", x, y[8], self->z); }'
same "counted and assigned" "$(sed -n 6p out)" "2 7 8 9 10"
grep -q '^ *4 |@* 1 *$' out || { cat out; fail "quantize()"; }
# The clauses after exit() do not run, so @a is printed when tracing has ended.
wanted='before error 1 end 10' after_fault 3 'exit(3)'
