#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables keep stacks: what is printed later, compared, or made a key is the stack of where it was assigned. The
# frames of a process have its names in another process, too.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
plain() { sed 's/+0x[0-9a-f]*$//; s/^  *//' out | grep .; }

# By the return the function has left its frame, and the stack begins with the caller.
dd='dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
cat >kept.d <<'D'
fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { self->s = stack(2); of[1] = stack(2); global = stack(2); self->is = 1; }
fbt::vfs_read:return /self->is && self->s == global && self->s != stack(2)/
{
	this->s = self->s;
	printf("%k", this->s); trace(of[1]);
	@kept[self->s] = count(); n[global]++;
	self->s = 0; of[1] = 0;
	printf("free%kfree%k", self->s, of[1]);
	exit(0);
}
END { printf("elements %d", n[global]); }
D
status 0 dtrace -q -s kept.d -c "$dd"
plain >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
vmlinux`vfs_read
vmlinux`ksys_read
free
free
elements 1
vmlinux`vfs_read
vmlinux`ksys_read
1
W

# A kept stack is the same key as one that is not kept, also with more room or with less.
status 0 dtrace -qn 'BEGIN { room = stack(); } fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[stack(2)] = count(); self->s = stack(2); @[self->s] = count(); room = self->s; @[room] = count();
	a[tid] = stack(); self->s = a[tid]; @[self->s] = count(); }' -c "$dd"
plain >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
12
W

# Fewer frames than there is room for are followed by nothing of the stack before.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	g = stack(); this->s = stack(1); g = this->s;
	printf("%k", g); exit(0); }' -c "$dd"
same "fewer frames" "$(plain)" 'vmlinux`vfs_read'

# All frames of a process: compared, as keys of an array, and printed as themselves.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && u == u2/ { n[u]++; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
		u = ustack(); this->u = u; u2 = this->u; n[ustack()]++; self->u[1] = u2; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	printf("%d %d %d %d\n", n[ustack()], u == ustack(), u != self->u[1], self->u[1] == ustack(1)); }' -c "$dd"
same "all frames" "$(tr '\n' ';' <out)" '1 1 0 0;3 1 0 0;5 1 0 0;'

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

# Of a process that has ended, in a clause of another one.
[ "$(uname -m)" = x86_64 ] || exit 0
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ {
	u["calls"] = ustack(2); @[ustack(2)] = count(); }
	END { printf("%k", u["calls"]); @[u["calls"]] = count(); }' -c ./calls
plain >got
diff -u - got <<'W'
calls`inner()
calls`middle()
calls`inner()
calls`middle()
2
W
