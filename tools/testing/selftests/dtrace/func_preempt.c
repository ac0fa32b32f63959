// SPDX-License-Identifier: GPL-2.0
/*
 * Links on functions, and tasks that lose their CPU: at a clause, and between
 * the beginning and the return of a function. Each firing has the context of its
 * task. The number of calls is the number of firings that were recorded, plus
 * the number of firings that were counted as skipped.
 *
 * On a kernel that is not preemptible, the tasks give way in the function.
 */
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#include "func.h"
#include "progs/func_preempt.bpf.h"
#include "progs/once.bpf.h"

#define STAY		"/sys/kernel/debug/dtrace_func_test/stay"

/* As in the module func_test. */
enum { OUTSIDE, INSIDE, ASLEEP, LEAVING };

struct visit {
	__u64 who, state;
};

/* struct visitor - a thread that calls the function, until @state is LEAVING */
struct visitor {
	pthread_t thread;
	pid_t tid;
	__u32 state;
	bool good;
	__u64 visits;
};

static int last_cpu(void)
{
	return dt_cpus() - 1;
}

/* Call func_test_stay(); with @state, stay until it is LEAVING. */
static bool visit(__u32 *state)
{
	struct visit visit = { gettid(), (unsigned long)state };
	int fd = open(STAY, O_WRONLY | O_CLOEXEC);
	bool good = write(fd, &visit, sizeof(visit)) == sizeof(visit);

	close(fd);
	return good;
}

static void *visit_once(void *arg)
{
	struct visitor *visitor = arg;

	visitor->tid = gettid();
	visitor->good = visit(&visitor->state);
	return NULL;
}

/* Start a thread, and wait until it is in the function. */
static void enter(struct __test_metadata *_metadata, struct visitor *visitor)
{
	ASSERT_EQ(0, pthread_create(&visitor->thread, NULL, visit_once, visitor));
	while (READ_ONCE(visitor->state) != INSIDE)
		sched_yield();
}

static void leave(struct __test_metadata *_metadata, struct visitor *visitor)
{
	WRITE_ONCE(visitor->state, LEAVING);
	pthread_join(visitor->thread, NULL);
	EXPECT_TRUE(visitor->good);
}

static int move_to(pid_t tid, int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(tid, sizeof(set), &set);
}

FIXTURE(preempt)
{
	struct bpf_object *obj;
	const struct preempt_tally *tallies;
	const struct firing *firings;
	int clause;
	int links[WAYS];
};

FIXTURE_SETUP(preempt)
{
	DT_NEEDS_FPROBE();
	ASSERT_EQ(0, func_load("func_preempt", &self->obj));
	self->tallies = dt_var(self->obj, "tallies");
	self->firings = dt_var(self->obj, "firings");
	self->clause = dt_object_prog(self->obj, "clause");
}

FIXTURE_TEARDOWN(preempt)
{
	bpf_object__close(self->obj);
}

static int attach(int prog, int way)
{
	static const char *const stay[] = { "func_test_stay" };
	__u64 cookie = FUNC_COOKIE(1, way);

	if (way == FENTRY || way == FEXIT)
		return func_tramp(prog, way == FENTRY ? BPF_TRACE_FENTRY :
							BPF_TRACE_FEXIT,
				  "func_test", stay[0], cookie);
	return func_multi(prog, stay, &cookie, 1,
			  way == RETURN ? BPF_F_KPROBE_MULTI_RETURN : 0);
}

static void attach_all(struct __test_metadata *_metadata,
		       FIXTURE_DATA(preempt) * self)
{
	int way;

	for (way = 0; way < WAYS; way++) {
		self->links[way] = attach(self->clause, way);
		ASSERT_LE(0, self->links[way]);
	}
}

/* Each link has recorded @calls firings, or has skipped and counted them. */
static void expect_all(struct __test_metadata *_metadata,
		       const FIXTURE_DATA(preempt) * self, __u64 calls)
{
	int way;

	for (way = 0; way < WAYS; way++) {
		EXPECT_EQ(calls, self->tallies[way].hits +
				 func_missed(self->links[way]))
			TH_LOG("way %d", way);
		EXPECT_EQ(0, self->tallies[way].wrong)
			TH_LOG("way %d", way);
		/* Only for a return, there may be no memory. */
		if (way != RETURN)
			EXPECT_EQ(0, func_missed(self->links[way]));
	}
}

/* At a clause */

struct woken {
	struct visitor visitor;
	pthread_barrier_t there;
	int ring;
};

/*
 * This thread goes before all others of its CPU. So it polls before the thread
 * that it met at the barrier goes on.
 */
static void *visit_when_woken(void *arg)
{
	struct sched_param param = { .sched_priority = 1 };
	struct woken *woken = arg;
	struct pollfd fd = { .fd = woken->ring, .events = POLLIN };
	bool good = !sched_setscheduler(0, SCHED_FIFO, &param);

	pthread_barrier_wait(&woken->there);
	woken->visitor.good = poll(&fd, 1, -1) == 1 && visit(NULL) && good;
	return NULL;
}

/*
 * A clause of this thread wakes a thread that goes before it. The other thread
 * does not run inside of the clause, but at once behind it.
 */
static void preempt_at(struct __test_metadata *_metadata,
		       FIXTURE_DATA(preempt) * self, __u32 way)
{
	struct woken woken = { .ring = dt_object_map(self->obj, "wakes") };
	pid_t tid = gettid();
	int i, j;

	attach_all(_metadata, self);
	*(__u32 *)dt_var(self->obj, "wake_tid") = tid;
	*(__u32 *)dt_var(self->obj, "wake_way") = way;
	ASSERT_EQ(0, pthread_barrier_init(&woken.there, NULL, 2));
	ASSERT_EQ(0, pthread_create(&woken.visitor.thread, NULL,
				    visit_when_woken, &woken));
	pthread_barrier_wait(&woken.there);
	ASSERT_TRUE(visit(NULL));
	pthread_join(woken.visitor.thread, NULL);
	ASSERT_TRUE(woken.visitor.good);

	expect_all(_metadata, self, 2);
	EXPECT_EQ(0, func_missed(self->links[RETURN]));
	if (!dt_is_preemptible())
		return;
	for (i = 0; i < WAYS; i++)
		if (self->firings[i].tid == tid && self->firings[i].way == way)
			break;
	ASSERT_GT(WAYS, i);
	for (j = 1; j <= WAYS; j++)
		EXPECT_NE(tid, self->firings[i + j].tid)
			TH_LOG("firing %d", i + j);
}

TEST_F(preempt, behind_an_entry)
{
	preempt_at(_metadata, self, ENTRY);
}

TEST_F(preempt, behind_a_return)
{
	preempt_at(_metadata, self, RETURN);
}

TEST_F(preempt, behind_fentry)
{
	preempt_at(_metadata, self, FENTRY);
}

TEST_F(preempt, behind_fexit)
{
	preempt_at(_metadata, self, FEXIT);
}

/* In the function */

/* Where the thread was in its firing by @way. */
static int cpu_of(const FIXTURE_DATA(preempt) * self, pid_t tid, __u32 way)
{
	int i;

	for (i = 0; i < FIRINGS; i++)
		if (self->firings[i].tid == tid && self->firings[i].way == way)
			return self->firings[i].cpu;
	return -1;
}

/* The first thread moves to another CPU, and leaves first. */
TEST_F(preempt, threads_that_overlap_in_a_function_return_their_own)
{
	struct visitor first = {}, second = {};
	int way;

	attach_all(_metadata, self);
	enter(_metadata, &first);
	enter(_metadata, &second);
	ASSERT_EQ(0, move_to(first.tid, last_cpu()));
	leave(_metadata, &first);
	leave(_metadata, &second);

	expect_all(_metadata, self, 2);
	EXPECT_EQ(0, func_missed(self->links[RETURN]));
	for (way = 0; way < WAYS; way++) {
		bool returns = way == RETURN || way == FEXIT;

		EXPECT_EQ(returns ? last_cpu() : 0, cpu_of(self, first.tid, way));
		EXPECT_EQ(0, cpu_of(self, second.tid, way));
	}
}

/*
 * The kernel has memory for a number of returns, which depends on the number of
 * CPUs; or for all, if fprobes use the function graph tracer. More threads are
 * in the function, and half of them leave elsewhere. The second time, all of the
 * memory is there again.
 */
TEST_F(preempt, more_threads_than_there_is_memory_for_are_counted)
{
	int threads = 2 * libbpf_num_possible_cpus() + 3, i, round;
	struct visitor *visitors = calloc(threads, sizeof(*visitors));
	bool for_all = dt_kernel_has("fprobe_fgraph_entry");
	__u64 hits = 0;

	ASSERT_NE(NULL, visitors);
	attach_all(_metadata, self);
	for (round = 1; round <= 2; round++) {
		for (i = 0; i < threads; i++)
			enter(_metadata, &visitors[i]);
		for (i = 0; i < threads; i += 2)
			ASSERT_EQ(0, move_to(visitors[i].tid, last_cpu()));
		for (i = 0; i < threads; i++)
			leave(_metadata, &visitors[i]);
		expect_all(_metadata, self, round * threads);
		EXPECT_EQ(for_all, !func_missed(self->links[RETURN]));
		if (round == 1)
			hits = self->tallies[RETURN].hits;
		memset(visitors, 0, threads * sizeof(*visitors));
	}
	EXPECT_LT(0, hits);
	EXPECT_EQ(2 * hits, self->tallies[RETURN].hits);
	free(visitors);
}

/*
 * A thread in the function returns after the links and the program are gone. It
 * sleeps, because whoever detaches waits for tasks that are preempted.
 */
static void detach_inside(struct __test_metadata *_metadata,
			  FIXTURE_DATA(preempt) * self, int entry, int end)
{
	struct visitor visitor = {};
	__u32 id = sdt_prog_id(self->clause);
	int links[] = { attach(self->clause, entry), attach(self->clause, end) };

	ASSERT_LE(0, links[0]);
	ASSERT_LE(0, links[1]);
	enter(_metadata, &visitor);
	WRITE_ONCE(visitor.state, ASLEEP);
	EXPECT_EQ(1, self->tallies[entry].hits);
	close(links[0]);
	close(links[1]);
	EXPECT_EQ(0, self->tallies[end].hits);
	bpf_object__close(self->obj);
	self->obj = NULL;
	EXPECT_EQ(0, sdt_wait_gone(id));
	leave(_metadata, &visitor);
}

TEST_F(preempt, a_thread_returns_after_its_links_have_gone)
{
	detach_inside(_metadata, self, ENTRY, RETURN);
}

TEST_F(preempt, a_thread_returns_after_its_trampoline_has_gone)
{
	detach_inside(_metadata, self, FENTRY, FEXIT);
}

/* Anywhere */

#define WORKERS		3
#define ROUNDS		100

static void *visit_always(void *arg)
{
	struct visitor *visitor = arg;

	visitor->tid = gettid();
	visitor->good = true;
	while (READ_ONCE(visitor->state) != LEAVING) {
		visitor->good &= visit(NULL);
		WRITE_ONCE(visitor->visits, visitor->visits + 1);
	}
	return NULL;
}

struct urgent {
	struct visitor visitor;
	int pipe;
};

/* Goes before all others of its CPU, once for each byte. */
static void *visit_urgently(void *arg)
{
	struct sched_param param = { .sched_priority = 1 };
	struct urgent *urgent = arg;
	char byte;

	urgent->visitor.good = !sched_setscheduler(0, SCHED_FIFO, &param);
	while (read(urgent->pipe, &byte, 1) == 1) {
		urgent->visitor.good &= visit(NULL);
		WRITE_ONCE(urgent->visitor.visits, urgent->visitor.visits + 1);
	}
	return NULL;
}

/* Three threads share a CPU with an urgent one; one moves from CPU to CPU. */
TEST_F(preempt, threads_that_are_preempted_anywhere_lose_no_firing)
{
	struct visitor workers[WORKERS] = {};
	struct urgent urgent = {};
	int pipes[2], i;
	__u64 visits;

	attach_all(_metadata, self);
	ASSERT_EQ(0, pipe(pipes));
	urgent.pipe = pipes[0];
	ASSERT_EQ(0, pthread_create(&urgent.visitor.thread, NULL, visit_urgently,
				    &urgent));
	for (i = 0; i < WORKERS; i++) {
		ASSERT_EQ(0, pthread_create(&workers[i].thread, NULL,
					    visit_always, &workers[i]));
		while (!READ_ONCE(workers[i].visits))
			sched_yield();
	}
	ASSERT_EQ(0, dt_pin(last_cpu()));
	for (i = 0; i < ROUNDS; i++) {
		ASSERT_EQ(1, write(pipes[1], "", 1));
		ASSERT_EQ(0, move_to(workers[0].tid, i % 2 ? 0 : last_cpu()));
		/* the pause is for emulators that run one CPU after another */
		while (READ_ONCE(urgent.visitor.visits) <= i)
			usleep(20);
	}
	close(pipes[1]);
	pthread_join(urgent.visitor.thread, NULL);
	EXPECT_TRUE(urgent.visitor.good);
	visits = urgent.visitor.visits;
	for (i = 0; i < WORKERS; i++) {
		leave(_metadata, &workers[i]);
		visits += workers[i].visits;
	}
	EXPECT_EQ(ROUNDS, urgent.visitor.visits);
	expect_all(_metadata, self, visits);
}

TEST_HARNESS_MAIN
