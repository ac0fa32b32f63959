#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A variable that was never assigned keeps no frames, conditions ask for a stack, and -x dynvarsize bounds their memory.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

plain() { sed 's/+0x[0-9a-f]*$//; s/^  *//' out | grep .; }
dd='dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
# What was never assigned has no frames. Of BEGIN the kernel has none, and is equal.
status 0 dtrace -qn 'BEGIN { printf("%k%k%k%k%d", self->s, this->u, a[1], g, self->s == stack());
	@[this->u] = count(); exit(0); }
	BEGIN { self->s = stack(); this->u = ustack(); a[1] = ustack(); g = stack(); }'
same "unset" "$(plain | tr '\n' ' ')" '1 1 '

# A condition tests whether there is a stack: the third read removes it, and the fourth one keeps another.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && !self->s/ { self->s = stack(2); kept++; }
	fbt::vfs_read:return /self->s/ { all++; }
	fbt::vfs_read:return /self->s && all == 3/ { self->s = 0; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && !u[pid]/ { u[pid] = ustack(); users++; }
	END { printf("%d %d %d %d\n", kept, all, users, u[0] ? 1 : 2); }' -c "${dd/3/5}"
same "conditions" "$(cat out)" '2 5 1 2'

# The memory is that of -x dynvarsize: 64 KiB have room for 79 stacks of 101 words with their keys.
status 0 dtrace -q -x dynvarsize=64k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { a[++i] = ustack(); }' \
	-c "${dd/3/100}"
grep -q '21 dynamic variable drops' err || fail "drops: $(cat out err)"
