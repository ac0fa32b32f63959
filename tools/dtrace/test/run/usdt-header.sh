#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# dtrace -h: a C or C++ program and a library with static probes, optimized or not, have the right arguments of all
# types. NAME_ENABLED() is true while somebody traces.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
cat >prov.d <<'E2'
typedef unsigned short port_t;
struct conn;
provider prog {
	probe query__start(int, string, struct conn *, port_t, char *, uint64_t, int8_t, unsigned char, short, long);
	probe query__done(long);
	probe done();
};
provider lib { probe called(int); };
E2
cat >prog.c <<'E2'
#include "prov.h"
#include "prov.h"
#include <stdio.h>
#include <stdlib.h>
#ifdef __cplusplus
extern "C"
#endif
int called(int value);
struct conn { int number; };

int main(int argc, char **argv)
{
	struct conn conn = { 4711 };
	char name[16];

	for (int i = -1; i < argc + 1; i++) {
		snprintf(name, sizeof(name), "name %d", i);
		printf("start %d %s %d %u %s %llu %d %u %d %ld\n", i, name, conn.number, (unsigned short)(i * 3), "constant",
		       1ull << (i + 41), (signed char)(i * 100), (unsigned char)(i * 100), (short)(i * 20000), -5L);
		if (i % 2)
			PROG_QUERY_START(i, name, &conn, i * 3, "constant", 1ull << (i + 41), i * 100, i * 100, i * 20000, -5);
		else
			PROG_QUERY_START(i, name, &conn, (unsigned short)(i * 3), "constant", 1ull << (i + 41), i * 100, i * 100,
					 i * 20000, -5);
		PROG_QUERY_DONE(called(i));
		printf("done %d\n", i + 1);
	}
	PROG_DONE();
	fprintf(stderr, "enabled %d %d\n", PROG_QUERY_START_ENABLED() != 0, PROG_DONE_ENABLED() != 0);
	return argc > 1 ? atoi(argv[1]) : 0;
}
E2
cat >lib.c <<'E2'
#include "prov.h"
#ifdef __cplusplus
extern "C"
#endif
int called(int value)
{
	if (LIB_CALLED_ENABLED())
		LIB_CALLED(value);
	return value + 1;
}
E2
cat >values.d <<'E2'
prog$target:a.out:main:query-start
{
	printf("start %d %s %d %d %s %d %d %d %d %d\n", args[0], copyinstr(arg1), *(int *)copyin(arg2, 4), arg3, copyinstr(arg4),
		arg5, arg6, arg7, args[8], args[9]);
}
prog$target:::query-done { printf("done %d\n", arg0); }
lib$target:libcalled.so:called:called { @ = sum(arg0); }
prog$target:::done { printa("sum %@d\n", @); }
E2
status 0 dtrace -h -s prov.d
for how in "cc -O0" "cc -O2" "cc -O2 -fPIE -pie" "cc -O2 -no-pie" "c++ -O0 -x c++" "c++ -O2 -x c++"; do
	$how -Wall -Wextra -Werror -fPIC -shared -o libcalled.so lib.c
	$how -Wall -Wextra -Werror -o prog prog.c -x none ./libcalled.so
	strip libcalled.so
	./prog >wanted 2>err
	same "$how: nobody traces" "$(cat err)" "enabled 0 0"
	sum=$(awk '/^start/ { sum += $2 } END { print sum }' wanted)
	echo "sum $sum" >>wanted
	status 0 dtrace -qs values.d -o traced -c './prog'
	same "$how" "$(sed '/^$/d' traced)" "$(cat wanted)"
	grep -qx 'enabled 1 1' err || { cat err; fail "$how: enabled"; }
	rm traced
done

# An object of -G has nothing that a link could trip over.
status 0 dtrace -G -s prov.d prog.o
grep -q -- '-G is not needed' err || { cat err; fail "-G"; }
cc -Wl,--fatal-warnings -o prog prog.c prov.o ./libcalled.so
./prog >/dev/null 2>&1
