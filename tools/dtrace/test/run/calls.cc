// SPDX-License-Identifier: GPL-2.0
/*
 * For tests of user stacks: main() -> deep::outer() -> middle() -> inner() -> read(-77). An argument says what
 * happens before: `gone` deletes the program, which waits at the end; `jit` lets generated code make the call, again
 * and again, because the tool learns of new mappings while the program runs.
 */
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define APART [[gnu::noinline, gnu::optimize("no-optimize-sibling-calls")]]

APART static long inner()
{
	long result;

	/* A function that calls none has no frame otherwise. */
	asm volatile("" : : "r"(__builtin_frame_address(0)));
	asm volatile("syscall" : "=a"(result) : "a"(SYS_read), "D"(-77L), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
	return result;
}

APART static long middle()
{
	const long result = inner();

	asm volatile("");
	return result;
}

namespace deep {

APART long outer(int)
{
	const long result = middle();

	asm volatile("");
	return result;
}

} // namespace deep

/* push %rbp; mov %rsp, %rbp; call *%rdi; pop %rbp; ret */
static const unsigned char code[] = {0x55, 0x48, 0x89, 0xe5, 0xff, 0xd7, 0x5d, 0xc3};

static long by_way_of_jit()
{
	constexpr int calls = 20000;
	void *memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char path[64];
	long result = 0;

	memcpy(memory, code, sizeof(code));
	snprintf(path, sizeof(path), "/tmp/perf-%d.map", getpid());
	FILE *map = fopen(path, "w");
	fprintf(map, "%lx %zx made here\n", reinterpret_cast<long>(memory), sizeof(code));
	fclose(map);
	for (int i = 0; i < calls; i++) {
		result = reinterpret_cast<long (*)(long (*)())>(memory)(middle);
		usleep(1000);
	}
	return result;
}

int main(int argc, char **argv)
{
	const bool is_gone = argc > 1 && !strcmp(argv[1], "gone");

	if (is_gone)
		unlink(argv[0]);
	const long result = argc > 1 && !strcmp(argv[1], "jit") ? by_way_of_jit() : deep::outer(1);
	if (is_gone)
		pause();
	return result == 0;
}
