#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Where a function of a process begins or returns, the kernel runs the clauses without a trampoline. They see what they
# see behind one: arguments in registers and on the stack, the result, registers, stacks and the names of the probe.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >program.c <<'C'
__attribute__((noinline)) long ten(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j)
{
	asm volatile("" : : : "memory");
	return a + b + c + d + e + f + g + h + i + j;
}
__attribute__((noinline)) long calls(long n) { return n ? ten(n, 2, 3, 4, 5, 6, 7, 8, 9, 10) + calls(n - 1) : 0; }
int main(void) { return calls(3) != 168; }
C
cc -O1 -fno-optimize-sibling-calls -o program program.c
cat >shows.d <<'D'
pid$target:a.out:ten:entry {
	printf("%s:%s %d %d %d %d %d\n", probefunc, probename, arg0, arg1, arg5, arg6, arg9);
	printf("%d %d", uregs[R_SP] % 16, ustackdepth > 2);
	ustack(4);
	@calls[execname, arg0] = count();
}
pid$target:a.out:ten:return, pid$target:a.out:calls:return { printf("%s:%s %d\n", probefunc, probename, arg1); }
D
for way in auto trampoline; do
	status 0 dtrace -vq -x uretprobes -x attach=$way -s shows.d -c ./program
	mv out $way
	same "links with attach=$way" "$(grep '^dtrace: pid[0-9]*: ' err | grep -c 'through a trampoline$')" \
		"$([ $way = auto ] && echo 0 || echo 1)"
done
diff auto trampoline || fail "they differ"
same "arguments" "$(grep -m 1 :entry auto)" "ten:entry 3 2 6 7 10"
same "results" "$(grep -c '^ten:return 5[5-7]$' auto)" 3
same "counts" "$(grep -cE '^ +program +[123] +1$' auto)" 3
