#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x evaltime says where a command waits: before the dynamic linker, the constructors of libraries, its own ones, or
# main().
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cp "$OLDPWD/chosen.c" program.c
cc -O1 -o program program.c

for when in "exec choose begin" "postinit begin" "main begin"; do
	status 0 dtrace -x evaltime="${when%% *}" -qn 'pid$target:a.out:choose:entry,pid$target:a.out:begin:entry {
		printf(" %s", probefunc); }' \
		-c ./program
	same "${when%% *}" "$(cat out)" " ${when#* }"
done

cat >library.c <<'C'
__attribute__((constructor)) void early(void) { __asm__ volatile(""); }
void from_own(void) { __asm__ volatile(""); }
void from_main(void) { __asm__ volatile(""); }
C
cat >user.c <<'C'
void from_own(void), from_main(void);
__attribute__((constructor)) static void own(void) { from_own(); }
int main(void) { from_main(); return 0; }
C
cc -O1 -shared -fPIC -o libcalled.so library.c
cc -O1 -o user user.c -L. -lcalled -Wl,-rpath,"$PWD"
strip -o stripped user
for program in user stripped; do
	for when in "preinit early from_own from_main" "postinit from_own from_main" "main from_main"; do
		status 0 dtrace -x evaltime="${when%% *}" -qn 'pid$target:libcalled.so::entry /probefunc == "early" || probefunc == "from_own" ||
			probefunc == "from_main"/ { printf(" %s", probefunc); }' -c ./$program
		same "$program: ${when%% *}" "$(cat out)" " ${when#* }"
	done
done
