// SPDX-License-Identifier: GPL-2.0
/*
 * Fields of a task that is not simply running: one that goes to sleep, and one
 * that has exited and been reaped but still has to leave its CPU
 *
 * Both are the current task when the scheduler switches to another one, and the
 * trampoline is attached there. The clause stores what it sees in different
 * results for the two states of the task, so one thread can check both cases.
 */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "code.h"

/* States of the kernel, which no header shows. */
#define TASK_INTERRUPTIBLE	0x1
#define TASK_FREEZABLE		0x2000
#define TASK_DEAD		0x80

/* Results: WANTED is an input. */
enum {
	WANTED,		/* thread to look at */
	ASLEEP,		/* how often it went to sleep */
	STATE,		/* in which state, the last time */
	PPID,		/* its parent then */
	DEAD,		/* how often it left for good */
	DEAD_STATE,
	DEAD_TID,
	DEAD_PPID,
};

/* *result = *result + 1; R1, R2 are lost. */
static void count(struct code *c, int index)
{
	emit_map_value(c, R1, MAP_RESULTS);
	emit(c, BPF_LDX_MEM(BPF_DW, R2, R1, 8 * index));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R2, 1));
	emit(c, BPF_STX_MEM(BPF_DW, R1, R2, 8 * index));
}

static void write_clause(struct code *c)
{
	int other, dead, awake;

	emit(c, BPF_LDX_MEM(BPF_W, R7, R6, CTX(tid)));
	emit(c, BPF_LDX_MEM(BPF_DW, R8, R6, CTX(state)));
	emit(c, BPF_LDX_MEM(BPF_W, R9, R6, CTX(ppid)));
	emit_map_value(c, R1, MAP_RESULTS);
	emit(c, BPF_LDX_MEM(BPF_DW, R2, R1, 8 * WANTED));
	other = jump_reg(c, BPF_JNE, R2, R7);
	dead = jump_imm(c, BPF_JSET, R8, TASK_DEAD);
	awake = jump_imm(c, BPF_JEQ, R8, 0);
	count(c, ASLEEP);
	result(c, STATE, R8);
	result(c, PPID, R9);
	leave(c);
	land(c, dead);
	count(c, DEAD);
	result(c, DEAD_STATE, R8);
	result(c, DEAD_TID, R7);
	result(c, DEAD_PPID, R9);
	land(c, other);
	land(c, awake);
	leave(c);
}

FIXTURE(task)
{
	struct code clause, trampoline;
	int clause_fd, trampoline_fd, link;
};

FIXTURE_SETUP(task)
{
	struct code *clause = &self->clause, *tramp = &self->trampoline;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	code_init(clause);
	write_clause(clause);
	self->clause_fd = code_load(clause);
	ASSERT_LE(0, self->clause_fd)
		TH_LOG("%s", clause->log);
	ASSERT_EQ(0, dt_set(code_map(clause, MAP_PROGS), 0, self->clause_fd));

	code_init(tramp);
	tramp->type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	tramp->map[MAP_PROGS] = dup(clause->map[MAP_PROGS]);
	tail_call(tramp);
	leave(tramp);
	self->trampoline_fd = code_load(tramp);
	ASSERT_LE(0, self->trampoline_fd)
		TH_LOG("%s", tramp->log);
	self->link = bpf_raw_tracepoint_open("sched_switch",
					     self->trampoline_fd);
	ASSERT_LE(0, self->link);
}

FIXTURE_TEARDOWN(task)
{
	close(self->link);
	close(self->trampoline_fd);
	close(self->clause_fd);
	code_free(&self->trampoline);
	code_free(&self->clause);
}

static void take_a_nap(struct code *clause)
{
	const struct timespec nap = { .tv_nsec = 1000000 };

	/* on a slow machine the time is over before it comes to that */
	do {
		code_set_result(clause, WANTED, gettid());
		nanosleep(&nap, NULL);
	} while (!code_result(clause, ASLEEP));
}

static void *nap_and_exit(void *arg)
{
	pid_t *tid = malloc(sizeof(*tid));

	take_a_nap(arg);
	*tid = gettid();
	return tid;
}

/* Its last switch comes after pthread_join(), which waits for less. */
static void wait_for_the_end(struct code *clause)
{
	while (!code_result(clause, DEAD))
		sched_yield();
}

TEST_F(task, that_sleeps_has_a_state)
{
	take_a_nap(&self->clause);

	EXPECT_EQ(TASK_INTERRUPTIBLE,
		  code_result(&self->clause, STATE) & ~TASK_FREEZABLE);
	EXPECT_EQ(getppid(), code_result(&self->clause, PPID));
}

/* A thread is reaped by its own exit, before it switches for the last time. */
TEST_F(task, that_is_reaped_has_no_parent)
{
	struct code *clause = &self->clause;
	pthread_t thread;
	pid_t *tid;

	ASSERT_EQ(0, pthread_create(&thread, NULL, nap_and_exit, clause));
	ASSERT_EQ(0, pthread_join(thread, (void **)&tid));
	wait_for_the_end(clause);

	EXPECT_EQ(getppid(), code_result(clause, PPID));
	EXPECT_EQ(TASK_DEAD, code_result(clause, DEAD_STATE));
	EXPECT_EQ(*tid, code_result(clause, DEAD_TID));
	EXPECT_EQ(0, code_result(clause, DEAD_PPID));
	free(tid);
}

/* A process that somebody waits for still has its parent then. */
TEST_F(task, that_is_dead_and_not_reaped_has_a_parent)
{
	struct code *clause = &self->clause;
	siginfo_t info;
	pid_t child = fork();

	if (!child) {
		take_a_nap(clause);
		_exit(0);
	}
	ASSERT_LE(0, child);
	ASSERT_EQ(0, waitid(P_PID, child, &info, WEXITED | WNOWAIT));
	wait_for_the_end(clause);

	EXPECT_EQ(child, code_result(clause, DEAD_TID));
	EXPECT_EQ(getpid(), code_result(clause, DEAD_PPID));
	EXPECT_EQ(child, waitpid(child, NULL, 0));
}

TEST_HARNESS_MAIN
