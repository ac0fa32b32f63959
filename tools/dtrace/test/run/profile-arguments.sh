#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Either arg0 is an address of the kernel or arg1 is one of the process, and the other is 0. args[] are the same.
. "$(dirname "$0")/common.sh"

# Ends when both have been seen often, in whatever the guest does meanwhile.
cat >both.d <<'E2'
profile-1999
{
	@[arg0 != 0, arg1 != 0, (int64_t)arg0 < 0, (int64_t)arg1 > 0, args[0] == arg0 && args[1] == arg1] = count();
}
profile-1999 /arg0/ { kernel++; }
profile-1999 /arg1/ { user++; }
profile-1999 /arg1 && execname == "awk"/ { @user[umod(arg1)] = count(); }
profile-1999 /kernel > 50 && user > 50/ { exit(0); }
END { printa("%d %d %d %d %d\n", @); printa(@user); }
E2
awk 'BEGIN { while (1) i++ }' &
status 0 dtrace -q -s both.d
kill $!
same "combinations" "$(grep '^[01] ' out | sort)" "0 1 0 1 1
1 0 1 0 1"
grep -Eq 'awk' out || { cat out; fail "no address is one of awk"; }
