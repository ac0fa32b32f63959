// SPDX-License-Identifier: GPL-2.0
/*
 * Calls getpgid() in a loop and prints how many nanoseconds a call took. In the guest of "events", nanoseconds are
 * instructions.
 *
 *   calls [stop | mark] [FUNCTION | frames N]
 *
 * With FUNCTION, the module sdt_bench calls that function of its own instead. With "frames", the stack at a call has N
 * frames, by turns of this program and of libc; the process has 100 mappings of code more, and this program 60,000
 * rows of call frame information. With "stop", the parent is stopped during the loop: a tracer that reads while it traces
 * would be measured with its reader. With "mark", further calls have marks around each, for a plugin of QEMU that writes
 * which instructions are executed in between; and the functions of the kernel, of modules and of BPF programs are
 * printed, as they are at that time.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <search.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define CALLS 10000
#define RUN_FILE "/sys/kernel/debug/dtrace_sdt_bench/run"

/* scripts/bench/trace_plugin.c looks for these NOPs; the tool that reads its file knows how many calls there are. */
#define BEGIN_MARK() __asm__ volatile("nopl 0x44545201(%%rax)" ::: "memory")
#define END_MARK() __asm__ volatile("nopl 0x44545202(%%rax)" ::: "memory")
#define MARKED_CALLS 32

/* A function that is a frame of its own. */
#define FRAME __attribute__((noinline, noclone))

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static FRAME void call(const char *function, int file, int times)
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

/* Three rows each, as close together as those of libc. Nobody calls them. */
__asm__(".text\n"
	".rept 20000\n"
	".cfi_startproc\n .skip 24, 0x90\n .cfi_adjust_cfa_offset 8\n .skip 24, 0x90\n .cfi_adjust_cfa_offset 8\n"
	".skip 24, 0x90\n .cfi_endproc\n"
	".endr\n");

/* syscall(), call(), measure(), deeper(), measure_frames(), main() and three that call it. */
#define LEAST_FRAMES 9
#define MAPPINGS 100

static int more_frames; /* two for each further level */
static bool mark;	/* calls after those that are measured */

static FRAME void measure(const char *function, int file);

/* lfind() calls it, and so it is a frame between two of libc. */
static FRAME int deeper(const void *key, const void *element)
{
	char one[1] = {0};
	size_t count = 1;

	if (more_frames < 2) {
		measure(NULL, -1);
	} else {
		more_frames -= 2;
		lfind(key, one, &count, 1, deeper);
	}
	__asm__ volatile("" : : "r"(element) : "memory"); /* no jump */
	return 0;
}

/* The tracer learns of the mappings while this process sleeps. */
static FRAME void measure_frames(int frames)
{
	const int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);

	for (int i = 0; i < MAPPINGS; i++)
		mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0);
	sleep(2);
	more_frames = frames - LEAST_FRAMES;
	deeper(NULL, NULL);
	__asm__ volatile(""); /* no jump */
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

static FRAME void measure(const char *function, int file)
{
	double begin, took;

	/* What happens only once is over by then. */
	call(function, file, 100);
	begin = now();
	call(function, file, CALLS);
	took = now() - begin;
	printf("a call takes %.1f\n", took / CALLS);
	if (mark) {
		print_functions();
		mark_calls(function, file);
	}
}

int main(int argc, char **argv)
{
	bool stop = argc > 1 && !strcmp(argv[1], "stop");
	char **rest = argv + 1;
	bool frames;
	const char *function;
	int file;

	mark = argc > 1 && !strcmp(argv[1], "mark");
	rest += stop || mark;
	frames = rest[0] && rest[1] && !strcmp(rest[0], "frames");
	function = frames ? NULL : rest[0];
	file = function ? open(RUN_FILE, O_WRONLY | O_CLOEXEC) : -1;

	if (stop)
		kill(getppid(), SIGSTOP);
	if (frames)
		measure_frames(atoi(rest[1]));
	else
		measure(function, file);
	if (stop)
		kill(getppid(), SIGCONT);
	return 0;
}
