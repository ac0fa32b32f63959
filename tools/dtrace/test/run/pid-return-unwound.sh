#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A process whose stack is looked at by C++ exceptions goes on with return probes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "return addresses are replaced on this processor"; exit 77; }

cat >throws.cc <<'C'
#include <cstdio>
#include <cstdlib>
#define PLAIN __attribute__((noinline, noclone))
PLAIN int check(int n) { if (n > 2) throw n; return n + 1; }
PLAIN int pass(int n) { return check(n) * 2; }
PLAIN int never(int n) { throw n; }
PLAIN int jump(int n) { return pass(n + 1); }
int main()
{
	int sum = pass(1) + jump(1);
	for (int n = 3; n < 5; n++)
		try { sum += pass(n); } catch (int thrown) { sum += 100 * thrown; }
	try { jump(2); } catch (int) { sum++; }
	try { never(1); } catch (int) { sum++; }
	return sum == 712 ? 0 : 1;
}
C
c++ -O2 -fno-partial-inlining -o throws throws.cc || exit 77
status 0 dtrace -qn 'pid$target:a.out:*pass*:return { printf(" pass %d", arg1); }
	pid$target:a.out:*jump*:return { jumps++; }
	pid$target:a.out:*check*:return { checks++; } pid$target:a.out:main:return { printf(" main %d", arg1); }
	END { printf(" checks %d", checks); }' -c ./throws
same "C++" "$(cat out)" " pass 4 pass 6 main 0 checks 2"
! grep -q 'exited with\|terminated' err || fail "$(cat err)"

# Nothing leaves this function but an exception.
status 1 dtrace -qn 'pid$target:a.out:*never*:return { }' -c ./throws
grep -q 'or it returns twice or never' err || fail "$(cat err)"
