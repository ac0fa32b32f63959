// SPDX-License-Identifier: GPL-2.0
/*
 * Calls getpgid() in a loop and prints how many nanoseconds a call took. In the guest of "events", nanoseconds are
 * instructions.
 *
 *   calls [stop | mark] [FUNCTION]
 *
 * With FUNCTION, the module sdt_bench calls that function of its own instead. With "stop", the parent is stopped
 * during the loop: a tracer that reads while it traces would be measured with its reader. With "mark", further calls
 * have marks around each, for a plugin of QEMU that writes which instructions are executed in between; and the functions
 * of the kernel, of modules and of BPF programs are printed, as they are at that time.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define CALLS 10000
#define RUN_FILE "/sys/kernel/debug/dtrace_sdt_bench/run"

/* scripts/bench/trace_plugin.c looks for these NOPs; the tool that reads its file knows how many calls there are. */
#define BEGIN_MARK() __asm__ volatile("nopl 0x44545201(%%rax)" ::: "memory")
#define END_MARK() __asm__ volatile("nopl 0x44545202(%%rax)" ::: "memory")
#define MARKED_CALLS 32

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void call(const char *function, int file, int times)
{
	char text[32];
	int size;

	if (!function) {
		for (int i = 0; i < times; i++)
			syscall(SYS_getpgid, 0);
		return;
	}
	size = snprintf(text, sizeof(text), "%s %d", function, times);
	if (write(file, text, size) != size) {
		perror(function);
		exit(1);
	}
}

static void print_functions(void)
{
	FILE *symbols = fopen("/proc/kallsyms", "r");
	char line[512], address[32], type, name[256];

	while (symbols && fgets(line, sizeof(line), symbols)) {
		if (sscanf(line, "%31s %c %255s", address, &type, name) == 3 && strchr("tTwW", type))
			printf("function %s %s\n", address, name);
	}
	if (symbols)
		fclose(symbols);
}

static void mark_calls(const char *function, int file)
{
	for (int i = 0; i < MARKED_CALLS; i++) {
		BEGIN_MARK();
		call(function, file, 1);
		END_MARK();
	}
}

int main(int argc, char **argv)
{
	bool stop = argc > 1 && !strcmp(argv[1], "stop");
	bool mark = argc > 1 && !strcmp(argv[1], "mark");
	const char *function = argc > 1 ? argv[1 + (stop || mark)] : NULL;
	int file = function ? open(RUN_FILE, O_WRONLY | O_CLOEXEC) : -1;
	double begin, took;

	if (stop)
		kill(getppid(), SIGSTOP);
	/* What happens only once is over by then. */
	call(function, file, 100);
	begin = now();
	call(function, file, CALLS);
	took = now() - begin;
	if (stop)
		kill(getppid(), SIGCONT);
	printf("a call takes %.1f\n", took / CALLS);
	if (mark) {
		print_functions();
		mark_calls(function, file);
	}
	return 0;
}
