// SPDX-License-Identifier: GPL-2.0
/*
 * Calls getpgid() in a loop and prints how many nanoseconds a call took. In the guest of "events", nanoseconds are
 * instructions.
 *
 *   calls [stop | mark] [FUNCTION | frames N | user | usdt | switch | work | system]
 *   calls spread
 *
 * With FUNCTION, the module sdt_bench calls that function of its own instead. With "user" and "usdt", this program calls
 * a function of its own, user_place(), or passes its USDT probe bench:place. With "switch", it is two processes, and a
 * call is a change from one to the other. With "work", a call is the work of 1/997 s, between two samples of a profile;
 * with "system", it is work of the kernel. With "frames", the stack at a call has N frames, by turns of this program and
 * of libc; the process has 100 mappings of code more, and this program 60,000 rows of call frame information. With
 * "stop", the parent is stopped during the loop: a tracer that reads while it traces would be measured with its reader.
 * With "mark", further calls have marks around each, for a plugin of QEMU that writes which instructions are executed in
 * between; and the functions of the kernel, of modules and of BPF programs are printed, as they are at that time.
 *
 * With "spread", a process on each CPU calls getpgid() SPREAD_CALLS times between two marks.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
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
#define WORK_CALLS 300
#define RUN_FILE "/sys/kernel/debug/dtrace_sdt_bench/run"

/* scripts/bench/trace_plugin.c looks for these NOPs; the tool that reads its file knows how many calls there are. */
#define BEGIN_MARK() __asm__ volatile("nopl 0x44545201(%%rax)" ::: "memory")
#define END_MARK() __asm__ volatile("nopl 0x44545202(%%rax)" ::: "memory")
#define MARKED_CALLS 32
#define SPREAD_CALLS 500

/* A function that is a frame of its own. */
#define FRAME __attribute__((noinline, noclone))

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

FRAME void user_place(long argument)
{
	__asm__ volatile("" : : "r"(argument) : "memory");
}

/* With its argument in a register, as <sys/sdt.h> would have it. */
static FRAME void usdt_place(long argument)
{
	__asm__ volatile("990: nop\n"
			 ".pushsection .note.stapsdt, \"\", \"note\"\n"
			 ".balign 4\n"
			 ".4byte 992f - 991f, 994f - 993f, 3\n"
			 "991: .asciz \"stapsdt\"\n"
			 "992: .balign 4\n"
			 "993: .8byte 990b, _.stapsdt.base, 0\n"
			 ".asciz \"bench\", \"place\", \"-8@%0\"\n"
			 "994: .balign 4\n"
			 ".popsection\n"
			 ".pushsection .stapsdt.base, \"aG\", \"progbits\", .stapsdt.base, comdat\n"
			 ".weak _.stapsdt.base\n"
			 ".hidden _.stapsdt.base\n"
			 "_.stapsdt.base: .space 1\n"
			 ".popsection\n"
			 : : "r"(argument));
}

static void user_calls(int times)
{
	for (int i = 0; i < times; i++)
		user_place(i);
}

static void usdt_calls(int times)
{
	for (int i = 0; i < times; i++)
		usdt_place(i);
}

/* A round takes two instructions. */
static void work(int times)
{
	for (int i = 0; i < times; i++) {
		for (long n = 0; n < 1000000000 / 997 / 2; n++)
			__asm__ volatile("");
	}
}

/* About as long, with most of it in the kernel. */
static void system_work(int times)
{
	for (int i = 0; i < times; i++) {
		for (int n = 0; n < 1000000000 / 997 / 214; n++)
			syscall(SYS_getpgid, 0);
	}
}

static int to_other[2], from_other[2];

/* It ends when this process does. */
static void start_other(void)
{
	char byte;

	if (pipe(to_other) || pipe(from_other))
		exit(1);
	if (fork())
		return;
	close(to_other[1]);
	while (read(to_other[0], &byte, 1) == 1 && write(from_other[1], &byte, 1) == 1)
		;
	_exit(0);
}

/* Back and forth are two. */
static void switches(int times)
{
	char byte = 0;

	if (!to_other[1])
		start_other();
	for (int i = 0; i < times; i += 2) {
		if (write(to_other[1], &byte, 1) != 1 || read(from_other[0], &byte, 1) != 1)
			exit(1);
	}
}

/* What this program does by itself. */
static const struct own {
	const char *name;
	void (*run)(int times);
	int calls;
} owns[] = {
	{ "user", user_calls, CALLS },
	{ "usdt", usdt_calls, CALLS },
	{ "switch", switches, CALLS },
	{ "work", work, WORK_CALLS },
	{ "system", system_work, WORK_CALLS },
};

static const struct own *own_of(const char *name)
{
	for (size_t i = 0; name && i < sizeof(owns) / sizeof(owns[0]); i++) {
		if (!strcmp(owns[i].name, name))
			return &owns[i];
	}
	return NULL;
}

static FRAME void call(const char *function, int file, int times)
{
	const struct own *own = own_of(function);
	char text[32];
	int size;

	if (own) {
		own->run(times);
		return;
	}
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
	const int calls = own_of(function) ? own_of(function)->calls : CALLS;
	double begin, took;

	/* What happens only once is over by then. */
	call(function, file, calls / 100);
	begin = now();
	call(function, file, calls);
	took = now() - begin;
	printf("a call takes %.1f\n", took / calls);
	if (mark) {
		print_functions();
		mark_calls(function, file);
	}
}

/* It waits for its turn, and lives until this process ends, so that the memory of each is its own. */
static void spread_to(int cpu, int turn, int done)
{
	cpu_set_t set;
	char byte;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	if (sched_setaffinity(0, sizeof(set), &set))
		_exit(1);
	call(NULL, -1, CALLS / 100);
	if (read(turn, &byte, 1) != 1)
		_exit(1);
	BEGIN_MARK();
	call(NULL, -1, SPREAD_CALLS);
	END_MARK();
	if (write(done, &byte, 1) == 1)
		read(turn, &byte, 1);
	_exit(0);
}

static int spread(void)
{
	const long cpus = sysconf(_SC_NPROCESSORS_ONLN);
	int turn[cpus][2], done[2];
	char byte = 0;

	if (pipe(done))
		return 1;
	for (long cpu = 0; cpu < cpus; cpu++) {
		if (pipe(turn[cpu]))
			return 1;
		const pid_t child = fork();

		if (child < 0)
			return 1;
		if (!child) {
			/* Only the parent may hold the ends for writing, so that a child ends with the parent. */
			for (long i = 0; i <= cpu; i++)
				close(turn[i][1]);
			spread_to(cpu, turn[cpu][0], done[1]);
		}
	}
	for (long cpu = 0; cpu < cpus; cpu++) {
		if (write(turn[cpu][1], &byte, 1) != 1 || read(done[0], &byte, 1) != 1)
			return 1;
	}
	return 0;
}

int main(int argc, char **argv)
{
	bool stop = argc > 1 && !strcmp(argv[1], "stop");
	char **rest = argv + 1;
	bool frames;
	const char *function;
	int file;

	if (argc > 1 && !strcmp(argv[1], "spread"))
		return spread();
	mark = argc > 1 && !strcmp(argv[1], "mark");
	rest += stop || mark;
	frames = rest[0] && rest[1] && !strcmp(rest[0], "frames");
	function = frames ? NULL : rest[0];
	file = function && !own_of(function) ? open(RUN_FILE, O_WRONLY | O_CLOEXEC) : -1;

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
