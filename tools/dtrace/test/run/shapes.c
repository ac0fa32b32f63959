// SPDX-License-Identifier: GPL-2.0
/* Calls read(-77, ...) through frames of several shapes, once or as often as its argument says. */
#include <alloca.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What is after a call keeps it from becoming a jump. */
#define NO_JUMP asm volatile("")
#define CALLED __attribute__((noinline, noclone))

CALLED static void inner(void)
{
	char byte;

	for (int i = 0; i < 5; i++)
		syscall(SYS_read, -77, &byte, 1);
	NO_JUMP;
}

CALLED static void with_alloca(size_t bytes)
{
	char *memory = alloca(bytes);

	memset(memory, 1, bytes);
	asm volatile("" : : "r"(memory) : "memory");
	inner();
	asm volatile("" : : "r"(memory) : "memory");
}

CALLED static void aligned(int value)
{
	char bytes[128] __attribute__((aligned(64)));

	memset(bytes, value, sizeof(bytes));
	asm volatile("" : : "r"(bytes) : "memory");
	with_alloca((size_t)value * 100);
	asm volatile("" : : "r"(bytes) : "memory");
}

CALLED static void deep(int more)
{
	if (more)
		deep(more - 1);
	else
		aligned(3);
	NO_JUMP;
}

static int compare(const void *a, const void *b)
{
	inner();
	return *(const int *)a - *(const int *)b;
}

static void handler(int number)
{
	deep(number > 0);
	NO_JUMP;
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1;

	signal(SIGUSR1, handler);
	while (rounds-- > 0) {
		int numbers[] = {3, 1, 2};

		deep(20);
		qsort(numbers, 3, sizeof(numbers[0]), compare);
		raise(SIGUSR1);
	}
	return 0;
}
