#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printa(), clear(), trunc() and normalize() work as documented, and all clauses of a firing see the same values.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# wanted: standard input; arguments: of dtrace
prints() {
	status 0 taskset -c 0 dtrace "$@"
	cat >wanted
	diff -bu wanted out || fail "$*"
}
prints -qn 'BEGIN { @a["x"] = sum(30); @a["y"] = sum(10); @a["z"] = sum(20); @b["x"] = count(); exit(0); }
	END { printa(@a); printa("%s=%@d/%@x\n", @a, @b); printa(@b, @a); }
	END { normalize(@a, 3); printa("%s=%@d\n", @a); denormalize(@a); printa("%s=%@d\n", @a); }
	END { trunc(@a, 2); printa("%s=%@d,", @a); trunc(@a, -1); printa("%s=%@d,", @a); clear(@a);
		printa("%s=%@d,", @a); }
	END { trunc(@a); printa("%s=%@d,", @a); printf("end\n"); }' <<'E'

  y                                                                10
  z                                                                20
  x                                                                30
y=10/0
z=20/0
x=30/1

  y                                                                 0               10
  z                                                                 0               20
  x                                                                 1               30
y=3
z=6
x=10
y=10
z=20
x=30
z=20,x=30,z=20,z=0,end
E
same messages "$(cat err)" ""
# Without -q the columns of the probe come first. The end does not print again what printa() has printed.
prints -n 'BEGIN { @["x"] = count(); printa(@); exit(0); }' <<'E'
CPU     ID                    FUNCTION:NAME
  0      1                           :BEGIN
  x                                                                 1

E
prints -qn 'BEGIN { @a[1, 2] = sum(3); @a[2, 1] = sum(1); @b[2, 1] = sum(9); @b[3, 4] = sum(4); exit(0); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortrev"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortrev", "off"); setopt("aggsortpos", "1"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortkey"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortkeypos", "1"); }
	END { printa("%d%d %@d %@d,", @a, @b); printf("\n"); }' <<'E'
34 0 4,21 1 9,12 3 0,12 3 0,21 1 9,34 0 4,12 3 0,34 0 4,21 1 9,12 3 0,21 1 9,34 0 4,21 1 9,12 3 0,34 0 4,
E
prints -qn 'BEGIN { x = 0; @ = count(); normalize(@, x); printa("%@d\n", @); exit(0); }' <<'E'
1
E
same "by zero" "$(cat err)" "dtrace: normalize( ) by zero: @ is printed as before"
# An aggregation that no probe can fill is empty.
prints -Zqn 'fbt::no_such_function:entry { @a[pid] = count(); } BEGIN { x = 0; printa(@a); trunc(@a, 2); clear(@a); normalize(@a, x);
	printa("%d %@d\n", @a); exit(0); }' <<'E'

E
same "of what is empty" "$(cat err)" "dtrace: normalize( ) by zero: @a is printed as before"
# Each firing is printed once, however often they are printed and cleared while others fire.
read_on_all_cpus 3000
firings=$((3000 * $(nproc)))
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @a = count(); n++; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && n % 100 == 0/ { printa("a %@d\n", @a); }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && n % 100 == 0/ { clear(@a); }
	END { printa("a %@d\n", @a); }' -c 'sh work'
same "printed and cleared" "$(awk '/^a / { n += $2 } END { print n }' out)" "$firings"
[ "$(grep -c '^a ' out)" -gt 3 ]
