// SPDX-License-Identifier: GPL-2.0
/*
 * Calls getpgid() in a loop and prints how many nanoseconds a call took. In the guest of "events", nanoseconds are
 * instructions.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define CALLS 10000

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

int main(void)
{
	double begin;

	/* What happens only once is over by then. */
	for (int i = 0; i < 100; i++)
		syscall(SYS_getpgid, 0);
	begin = now();
	for (int i = 0; i < CALLS; i++)
		syscall(SYS_getpgid, 0);
	printf("a call takes %.1f\n", (now() - begin) / CALLS);
	return 0;
}
