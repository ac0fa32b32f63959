// SPDX-License-Identifier: GPL-2.0
/*
 * For tests of probes in functions of processes. Each argument is done in turn:
 *
 *   once     outer() -> middle() -> eight(1, ... 8), which gives 36; factorial(5)
 *   libc     calls a64l() of the C library five times
 *   fork     a child calls factorial(3), and ends
 *   thread   another thread calls factorial(2)
 *   serve    for each line of the input: "call" calls eight(1, ... 8); "look" looks whether there is a breakpoint in
 *            eight(); the answer is a line, too
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define APART __attribute__((noipa, optimize("no-optimize-sibling-calls,no-omit-frame-pointer")))

APART long eight(long a, long b, long c, long d, long e, long f, long g, long h)
{
	return a + b + c + d + e + f + g + h;
}

APART static long middle(void)
{
	return eight(1, 2, 3, 4, 5, 6, 7, 8);
}

APART long outer(void)
{
	return middle();
}

APART long factorial(long n)
{
	return n < 2 ? 1 : n * factorial(n - 1);
}

static void *in_thread(void *unused)
{
	(void)unused;
	return (void *)factorial(2);
}

static int has_breakpoint(void)
{
#ifdef __x86_64__
	return *(volatile unsigned char *)eight == 0xcc;
#else
	return (*(volatile unsigned int *)eight & 0xffe0001f) == 0xd4200000;
#endif
}

static void serve(void)
{
	char line[16];

	while (fgets(line, sizeof(line), stdin)) {
		if (!strcmp(line, "call\n"))
			printf("%ld\n", middle());
		else
			puts(has_breakpoint() ? "breakpoint" : "none");
		fflush(stdout);
	}
}

static volatile long result;

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "once")) {
			outer();
			factorial(5);
		} else if (!strcmp(argv[i], "libc")) {
			for (int n = 0; n < 5; n++)
				result += a64l("ab");
		} else if (!strcmp(argv[i], "fork")) {
			if (fork() == 0)
				_exit(factorial(3) != 6);
			wait(NULL);
		} else if (!strcmp(argv[i], "thread")) {
			pthread_t thread;

			pthread_create(&thread, NULL, in_thread, NULL);
			pthread_join(thread, NULL);
		} else {
			serve();
		}
	}
	return 0;
}
