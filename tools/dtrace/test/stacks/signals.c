// SPDX-License-Identifier: GPL-2.0
/* Signals come at any instruction, also while the handler of another one runs, and have a stack of their own. */
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#define CALLED __attribute__((noinline, noclone))

static volatile long sum;

CALLED static void work(int depth)
{
	for (int i = 0; i < 300; i++)
		sum += i * depth;
	if (depth > 0)
		work(depth - 1);
	sum++;
}

CALLED static void jump(int depth, jmp_buf *back)
{
	if (sum == -1)
		return;
	if (depth == 0)
		longjmp(*back, 1);
	jump(depth - 1, back);
	sum++;
}

static void on_alarm(int number)
{
	work(number % 5);
}

static void on_profile(int number)
{
	work(number % 7 + 3);
	raise(SIGUSR1);
}

int main(void)
{
	static char memory[1 << 16];
	const stack_t stack = {.ss_sp = memory, .ss_size = sizeof(memory)};
	const struct itimerval often = {{0, 3000}, {0, 3000}}, less_often = {{0, 7000}, {0, 7000}};
	struct sigaction action;
	jmp_buf back;

	memset(&action, 0, sizeof(action));
	sigaltstack(&stack, NULL);
	action.sa_handler = on_alarm;
	sigaction(SIGALRM, &action, NULL);
	sigaction(SIGUSR1, &action, NULL);
	action.sa_handler = on_profile;
	action.sa_flags = SA_ONSTACK;
	sigaction(SIGPROF, &action, NULL);
	setitimer(ITIMER_REAL, &often, NULL);
	setitimer(ITIMER_PROF, &less_often, NULL);
	for (;;) {
		work(10);
		if (setjmp(back) == 0)
			jump(8, &back);
	}
}
