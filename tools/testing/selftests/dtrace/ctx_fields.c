// SPDX-License-Identifier: GPL-2.0
/*
 * What a clause reads from its context
 *
 * The clause of progs/seen.bpf.c copies all fields into mapped memory of the
 * test. The test compares them with what the thread that made the probe fire
 * knows about itself. Each event source is a variant, because different code
 * makes the context for each.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <linux/securebits.h>

#include "dtrace_test.h"
#include "files.h"
#include "sources.h"
#include "progs/seen.bpf.h"

#define COOKIE	0x123456789abcdef0ULL

FIXTURE(source)
{
	struct dt_wired wired;
	const struct dt_source *source;
	struct seen *seen;
};

FIXTURE_VARIANT(source)
{
	enum dt_source_id id;
};

#define X(name)	FIXTURE_VARIANT_ADD(source, name) { .id = DT_SOURCE_##name, };
DT_SOURCES(X)
#undef X

FIXTURE_SETUP(source)
{
	self->source = &dt_sources[variant->id];
	if (!dt_source_there(self->source))
		SKIP(return, "no fprobe in this kernel");
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_wire(&self->wired, self->source, "seen", "note",
			     COOKIE));
	self->seen = dt_var(self->wired.clause_obj, "seen");
	ASSERT_NE(NULL, self->seen);
}

FIXTURE_TEARDOWN(source)
{
	dt_unwire(&self->wired);
}

/*
 * Give this thread identities that are all different, and keep its
 * capabilities.
 */
static int become_someone(void)
{
	if (prctl(PR_SET_SECUREBITS, SECBIT_NO_SETUID_FIXUP))
		return -errno;
	if (setresgid(1001, 1002, 1003) || setresuid(2001, 2002, 2003))
		return -errno;
	return 0;
}

TEST_F(source, every_field_reads_the_right_value)
{
	const struct dtrace_bpf_context *ctx = &self->seen->ctx;
	int cpu = dt_cpus() - 1;

	ASSERT_EQ(0, dt_pin(cpu));
	ASSERT_EQ(0, setpriority(PRIO_PROCESS, 0, 3));
	ASSERT_EQ(0, become_someone());

	self->source->fire();

	ASSERT_EQ(self->source->hits, self->seen->hits);
	EXPECT_EQ(0, self->seen->finalized);
	EXPECT_EQ(self->source - dt_sources + 1, ctx->ecb_id);
	EXPECT_EQ(ctx->ecb_id + 1000, ctx->probe_id);
	EXPECT_EQ(self->seen->helper_task, ctx->task);
	EXPECT_EQ(gettid(), self->seen->task_pid);
	EXPECT_EQ(0, ctx->state);
	EXPECT_EQ(123, ctx->prio);
	EXPECT_EQ(cpu, ctx->cpu);
	EXPECT_EQ(gettid(), ctx->tid);
	EXPECT_EQ(getpid(), ctx->pid);
	EXPECT_EQ(getppid(), ctx->ppid);
	EXPECT_EQ(2001, ctx->uid);
	EXPECT_EQ(1001, ctx->gid);
	EXPECT_EQ(2002, ctx->euid);
	EXPECT_EQ(1002, ctx->egid);
	EXPECT_EQ(self->source->nargs, ctx->nargs);
}

TEST_F(source, cookie_function_address_and_arguments_are_right)
{
	const struct dtrace_bpf_context *ctx = &self->seen->ctx;
	__u64 args[DTRACE_MAX_ARGS] = {};
	int i;

	self->source->expect_args(args);
	self->source->fire();

	ASSERT_EQ(self->source->hits, self->seen->hits);
	EXPECT_EQ(COOKIE, self->seen->cookie);
	EXPECT_EQ(self->source->address(), self->seen->address);
	for (i = 0; i < DTRACE_MAX_ARGS; i++) {
		if (args[i] == DT_ARG_TASK)
			args[i] = self->seen->helper_task;
		EXPECT_EQ(args[i], ctx->args[i])
			TH_LOG("argument %d", i);
	}
}

TEST_F(source, regs_are_those_of_the_event)
{
	const struct seen *seen = self->seen;

	self->source->fire();

	ASSERT_EQ(self->source->hits, seen->hits);
	switch (self->source->regs) {
	case DT_REGS_ENTRY:
		EXPECT_EQ(seen->ctx.args[0], seen->parameter);
		break;
	case DT_REGS_RETURN:
		EXPECT_EQ(seen->ctx.args[0], seen->result);
		break;
	case DT_REGS_SESSION:
		EXPECT_EQ(65, seen->result);
		break;
	case DT_REGS_USER:
		EXPECT_EQ(0, seen->ip >> 63);
		EXPECT_NE(0, seen->ip);
		break;
	case DT_REGS_HERE:
		/* Both are addresses of the kernel, which are negative. */
		EXPECT_EQ(1, seen->ip >> 63);
		EXPECT_EQ(1, seen->sp >> 63);
		break;
	}
}

TEST_F(source, ids_and_arguments_are_0_before_finalize)
{
	const struct dtrace_bpf_context *before = &self->seen->before;
	int i;

	/* The second firing runs on the slot that the first one had filled. */
	for (i = 0; i < 2; i++) {
		self->source->fire();
		EXPECT_EQ(0, before->ecb_id);
		EXPECT_EQ(0, before->probe_id);
		EXPECT_EQ(0, before->nargs);
		EXPECT_EQ(0, before->args[0]);
	}
	EXPECT_EQ(2 * self->source->hits, self->seen->hits);
}

TEST_F(source, output_is_empty_and_scratch_is_not)
{
	const struct dtrace_bpf_context *ctx = &self->seen->ctx;

	self->source->fire();

	ASSERT_EQ(self->source->hits, self->seen->hits);
	EXPECT_EQ(ctx->buf, ctx->buf_end);
	EXPECT_LE(4096, ctx->scratch_end - ctx->scratch);
}

/* A thread that is not the first of its process, and its children. */

struct other {
	const struct dt_source *source;
	struct dt_wired wired;
	struct seen in_thread, in_child;
	pid_t thread, child;
};

/* Fires once in the calling task; what was seen is the task's own. */
static void fire_alone(struct other *other, struct seen *result)
{
	const struct seen *seen = dt_var(other->wired.clause_obj, "seen");

	*(__u64 *)dt_var(other->wired.tramp_obj, "wanted_tid") = gettid();
	other->source->fire();
	*result = *seen;
}

static void *fire_in_thread(void *arg)
{
	struct other *other = arg;
	struct seen ignored;

	other->thread = gettid();
	fire_alone(other, &other->in_thread);
	other->child = fork();
	if (!other->child) {
		fire_alone(other, &ignored);
		_exit(0);
	}
	waitpid(other->child, NULL, 0);
	other->in_child = *(struct seen *)dt_var(other->wired.clause_obj,
						 "seen");
	return NULL;
}

TEST(tid_is_the_thread_and_pid_the_process)
{
	struct other other = { .source = &dt_sources[DT_SOURCE_tracepoint] };
	pthread_t thread;

	ASSERT_EQ(0, dt_wire(&other.wired, other.source, "seen", "note",
			     COOKIE));
	ASSERT_EQ(0, pthread_create(&thread, NULL, fire_in_thread, &other));
	ASSERT_EQ(0, pthread_join(thread, NULL));
	ASSERT_NE(getpid(), other.thread);

	EXPECT_EQ(1, other.in_thread.hits);
	EXPECT_EQ(other.thread, other.in_thread.ctx.tid);
	EXPECT_EQ(getpid(), other.in_thread.ctx.pid);
	EXPECT_EQ(getppid(), other.in_thread.ctx.ppid);
	/* The child's parent is that thread, but ppid is its process. */
	EXPECT_EQ(2, other.in_child.hits);
	EXPECT_EQ(other.child, other.in_child.ctx.tid);
	EXPECT_EQ(other.child, other.in_child.ctx.pid);
	EXPECT_EQ(getpid(), other.in_child.ctx.ppid);
	dt_unwire(&other.wired);
}

/* Ids are global ones, whatever namespaces the task lives in. */

/* Runs in new namespaces, as user 0 and process 1 there. */
static void fire_in_namespaces(const struct dt_source *source, int ready)
{
	char byte;

	if (read(ready, &byte, 1) != 1 || setgid(0) || setuid(0) ||
	    getpid() != 1 || getuid() != 0)
		_exit(1);
	source->fire();
	_exit(0);
}

TEST(ids_are_those_of_the_initial_namespaces)
{
	const struct dt_source *source = &dt_sources[DT_SOURCE_tracepoint];
	struct dt_wired wired;
	const struct seen *seen;
	char path[64];
	int pipes[2], status;
	pid_t child;

	ASSERT_EQ(0, dt_wire(&wired, source, "seen", "note", COOKIE));
	seen = dt_var(wired.clause_obj, "seen");
	ASSERT_EQ(0, pipe(pipes));
	child = syscall(SYS_clone, CLONE_NEWUSER | CLONE_NEWPID | SIGCHLD, NULL,
			NULL, NULL, NULL);
	if (child < 0 && errno == EINVAL)
		SKIP(return, "kernel has no user or pid namespaces");
	ASSERT_LE(0, child);
	if (!child)
		fire_in_namespaces(source, pipes[0]);

	*(__u64 *)dt_var(wired.tramp_obj, "wanted_tid") = child;
	snprintf(path, sizeof(path), "/proc/%d/uid_map", child);
	ASSERT_EQ(0, dt_write_file(path, "0 3001 1"));
	snprintf(path, sizeof(path), "/proc/%d/gid_map", child);
	ASSERT_EQ(0, dt_write_file(path, "0 4001 1"));
	ASSERT_EQ(1, write(pipes[1], "", 1));
	ASSERT_EQ(child, waitpid(child, &status, 0));
	ASSERT_EQ(0, status);

	ASSERT_EQ(1, seen->hits);
	EXPECT_EQ(child, seen->ctx.tid);
	EXPECT_EQ(child, seen->ctx.pid);
	EXPECT_EQ(getpid(), seen->ctx.ppid);
	EXPECT_EQ(3001, seen->ctx.uid);
	EXPECT_EQ(3001, seen->ctx.euid);
	EXPECT_EQ(4001, seen->ctx.gid);
	EXPECT_EQ(4001, seen->ctx.egid);
	dt_unwire(&wired);
}

TEST_HARNESS_MAIN
