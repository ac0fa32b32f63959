#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A function of one instruction begins before it is left, whatever the order and the number of the clauses.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program is in the assembler of x86"; exit 77; }

cat >program.c <<'C'
asm(".globl nothing; .type nothing, @function; nothing: ret; .size nothing, . - nothing");
void nothing(void);
int main(void)
{
	nothing();
	nothing();
	return 0;
}
C
cc -O1 -o program program.c
# fires CLAUSES: what they print
fires() { status 0 dtrace -qn "$1" -c ./program && grep . out; }
same "one clause" "$(fires 'pid$target:a.out:nothing:entry, pid$target:a.out:nothing:return {
	printf("%s ", probename); }')" "entry return entry return "
same "two clauses" "$(fires 'pid$target:a.out:nothing:return { printf("out "); }
	pid$target:a.out:nothing:entry { printf("in "); }')" "in out in out "
same "the result is used" "$(fires 'pid$target:a.out:nothing:return { n = arg1; printf("out "); }
	pid$target:a.out:nothing:entry { printf("in "); }')" "in out in out "
same "an argument is used" "$(fires 'pid$target:a.out:nothing:return { printf("out "); }
	pid$target:a.out:nothing:entry { n = arg0; printf("in "); }')" "in out in out "
