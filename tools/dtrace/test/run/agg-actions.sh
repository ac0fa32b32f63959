#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printa(), clear(), trunc() and normalize() work as documented, and all clauses of a firing see the same values.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

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
