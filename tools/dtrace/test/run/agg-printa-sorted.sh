#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printa() sorts by the options aggsort* as setopt() has set them, and rows of several aggregations are joined.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints -qn 'BEGIN { @a[1, 2] = sum(3); @a[2, 1] = sum(1); @b[2, 1] = sum(9); @b[3, 4] = sum(4); exit(0); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortrev"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortrev", "off"); setopt("aggsortpos", "1"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortkey"); }
	END { printa("%d%d %@d %@d,", @a, @b); setopt("aggsortkeypos", "1"); }
	END { printa("%d%d %@d %@d,", @a, @b); printf("\n"); }' <<'E'
34 0 4,21 1 9,12 3 0,12 3 0,21 1 9,34 0 4,12 3 0,34 0 4,21 1 9,12 3 0,21 1 9,34 0 4,21 1 9,12 3 0,34 0 4,
E
