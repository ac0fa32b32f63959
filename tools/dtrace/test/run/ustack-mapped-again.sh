#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ustack() goes through code that a process maps where other code was: another library, the same file with other
# contents, and a file that mmap() alone has mapped.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >frame.c <<'C'
void NAME(void (*function)(int), int number)
{
	volatile char bytes[SIZE];

	bytes[0] = 1;
	function(number);
	bytes[0] = 2;
}
C
for size in 32 512 2048; do
	cc -O1 -fomit-frame-pointer -fno-stack-protector -shared -fPIC -DNAME=bytes$size -DSIZE=$size \
		-o $size.so frame.c
done
# It waits until the tool has read what is mapped, and until the names of the frames are printed.
cat >maps.c <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef void Called(void (*)(int), int);

__attribute__((noipa)) static void inner(int number)
{
	char byte;

	syscall(SYS_read, -77, &byte, number);
	__asm__ volatile("");
}

__attribute__((noipa)) static void call(Called *called, int number)
{
	sleep(3);
	called(inner, number);
	sleep(2);
}

/* Where the function is. */
static uintptr_t with_library(const char *path, const char *name, int number)
{
	void *library = dlopen(path, RTLD_NOW);
	Called *called = (Called *)dlsym(library, name);

	if (!called)
		exit(1);
	call(called, number);
	dlclose(library);
	return (uintptr_t)called & ~4095;
}

int main(void)
{
	uintptr_t first, second;
	Dl_info found;
	void *library;
	char *code;

	first = with_library("./32.so", "bytes32", 1);
	second = with_library("./512.so", "bytes512", 2);
	fprintf(stderr, "%s place\n", first == second ? "the same" : "another");
	if (system("cat 2048.so >512.so"))
		return 1;
	with_library("./512.so", "bytes2048", 3);
	/* At the offset in the file at which it is in memory. */
	library = dlopen("./32.so", RTLD_NOW);
	dladdr(dlsym(library, "bytes32"), &found);
	dlclose(library);
	code = mmap(NULL, 1 << 14, PROT_READ | PROT_EXEC, MAP_PRIVATE, open("32.so", O_RDONLY), 0);
	call((Called *)(code + ((char *)found.dli_saddr - (char *)found.dli_fbase)), 4);
	return 0;
}
C
cc -O1 -fomit-frame-pointer -o maps maps.c -ldl

status 0 dtrace -q -x switchrate=100hz -n 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/
	{ printf("%d", arg2); ustack(); }' -c ./maps
grep -q 'the same place' err || fail "the libraries are not at one place: $(cat err)"

# Which functions of the libraries these are is not of interest here.
wanted=$(for at in '1 32.so`' '2 512.so`' '3 512.so`' '4 32.so`'; do
	printf '%s\n' "${at% *}" 'maps`inner' "${at#* }" 'maps`call'
	[ "${at% *}" = 4 ] || echo 'maps`with_library'
	echo 'maps`main'
done)
same frames "$(sed 's/+0x[0-9a-f]*$//; s/^ *//; /^$/d; /libc\.so/d; /_start$/d; s/\(\.so`\).*/\1/' out)" "$wanted"
