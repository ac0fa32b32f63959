// SPDX-License-Identifier: GPL-2.0
/*
 * Links on functions, and NMIs. A function that an NMI calls runs its clauses
 * in a context of their own, even if the NMI interrupts a clause. A firing that
 * is not recorded is counted as skipped.
 */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "func.h"
#include "progs/func_nmi.bpf.h"

#define NMI	"/sys/kernel/debug/dtrace_func_test/nmi"

/* Functions that func_fire() calls, and the one that an NMI calls. */
enum { TEN, IRQ, SOFTIRQ, IN_NMI, FUNCTIONS };

static const char *const names[] = {
	[TEN] = "func_test_ten",
	[IRQ] = "func_test_irq",
	[SOFTIRQ] = "func_test_softirq",
	[IN_NMI] = "func_test_nmi",
};

/* Ways onto the functions. */
enum { ENTRY, RETURN, FENTRY, FEXIT, WAYS };

FIXTURE(nmi)
{
	struct bpf_object *obj;
	const struct nmi_tally *tallies;
	__u32 *raises;
	int multi[2];			/* ENTRY, RETURN: all functions */
	int tramp[FUNCTIONS][WAYS];	/* FENTRY, FEXIT: TEN and IN_NMI */
};

static __u32 id_of(int function, int way)
{
	return function * WAYS + way;
}

FIXTURE_SETUP(nmi)
{
	static const int of_tramp[] = { TEN, IN_NMI };
	__u64 cookies[FUNCTIONS];
	int i, way, prog;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, sdt_load("func_test"));
	ASSERT_EQ(0, func_fire(1));
	if (access(NMI, F_OK))
		SKIP(return, "no way to send NMIs here");
	self->obj = dt_open("func_nmi");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->tallies = dt_var(self->obj, "tallies");
	self->raises = dt_var(self->obj, "raises");
	prog = dt_object_prog(self->obj, "clause");

	for (way = ENTRY; way <= RETURN; way++) {
		for (i = 0; i < FUNCTIONS; i++)
			cookies[i] = FUNC_COOKIE(i, id_of(i, way));
		self->multi[way] = func_multi(prog, names, cookies, FUNCTIONS,
					      way == RETURN ?
					      BPF_F_KPROBE_MULTI_RETURN : 0);
		ASSERT_LE(0, self->multi[way]);
	}
	for (i = 0; i < ARRAY_SIZE(of_tramp); i++) {
		for (way = FENTRY; way <= FEXIT; way++) {
			int function = of_tramp[i];

			self->tramp[function][way] =
				func_tramp(prog, way == FENTRY ?
					   BPF_TRACE_FENTRY : BPF_TRACE_FEXIT,
					   "func_test", names[function],
					   FUNC_COOKIE(function,
						       id_of(function, way)));
			ASSERT_LE(0, self->tramp[function][way]);
		}
	}
}

FIXTURE_TEARDOWN(nmi)
{
	bpf_object__close(self->obj);
}

static __u64 hits(const FIXTURE_DATA(nmi) * self, int function, int way)
{
	return self->tallies[id_of(function, way)].hits;
}

static void expect_unchanged(struct __test_metadata *_metadata,
			     const FIXTURE_DATA(nmi) * self)
{
	int i;

	for (i = 0; i < NMI_IDS; i++)
		EXPECT_EQ(0, self->tallies[i].changed)
			TH_LOG("function %d, way %d", i / WAYS, i % WAYS);
}

/* No link but that on returns has skipped a firing. */
static void expect_none_skipped(struct __test_metadata *_metadata,
				const FIXTURE_DATA(nmi) * self)
{
	int way;

	EXPECT_EQ(0, func_missed(self->multi[ENTRY]));
	for (way = FENTRY; way <= FEXIT; way++) {
		EXPECT_EQ(0, func_missed(self->tramp[TEN][way]));
		EXPECT_EQ(0, func_missed(self->tramp[IN_NMI][way]));
	}
}

/*
 * Eight clauses are interrupted in each round: four in a task, two in a hard
 * interrupt, and two in a soft interrupt.
 */
TEST_F(nmi, interrupts_a_clause_and_both_are_recorded)
{
	int way;

	*self->raises = 1;
	ASSERT_EQ(0, func_fire(10));
	for (way = 0; way < WAYS; way++) {
		EXPECT_EQ(10, hits(self, TEN, way));
		EXPECT_EQ(80, hits(self, IN_NMI, way));
	}
	for (way = ENTRY; way <= RETURN; way++) {
		EXPECT_EQ(10, hits(self, IRQ, way));
		EXPECT_EQ(10, hits(self, SOFTIRQ, way));
	}
	expect_none_skipped(_metadata, self);
	EXPECT_EQ(0, func_missed(self->multi[RETURN]));
	expect_unchanged(_metadata, self);
}

/*
 * While a kprobe runs its program, bpf_prog_active forbids programs in the
 * NMI. The program makes a tail call to the clause, which raises the NMI.
 */
TEST_F(nmi, interrupts_the_clause_of_a_kprobe_and_is_counted_as_skipped)
{
	const struct nmi_tally *outer;
	struct dt_wired wired = {};
	int i, way;

	ASSERT_EQ(0, dt_wire(&wired, &dt_sources[DT_SOURCE_kprobe], "func_nmi",
			     "clause", 0));
	outer = dt_var(wired.clause_obj, "tallies");
	*(__u32 *)dt_var(wired.clause_obj, "raises") = 1;
	for (i = 0; i < 10; i++)
		dt_fire_kernel();
	EXPECT_EQ(10, outer[0].hits);
	EXPECT_EQ(0, outer[0].changed);
	dt_unwire(&wired);
	for (way = 0; way < WAYS; way++)
		EXPECT_EQ(0, hits(self, IN_NMI, way));
	EXPECT_EQ(10, func_missed(self->multi[ENTRY]));
	EXPECT_EQ(10, func_missed(self->multi[RETURN]));
	EXPECT_EQ(10, func_missed(self->tramp[IN_NMI][FENTRY]));
	EXPECT_EQ(10, func_missed(self->tramp[IN_NMI][FEXIT]));
}

/* Another CPU sends NMIs, which arrive anywhere. */

#define SENT	100

struct sender {
	pthread_barrier_t there;
	int fd, fired;
	bool good, over;
};

static void *send_nmis(void *arg)
{
	struct sender *sender = arg;
	char text[32];
	int size;

	size = snprintf(text, sizeof(text), "0 %d", SENT);
	sender->good = !dt_pin(dt_cpus() - 1);
	pthread_barrier_wait(&sender->there);
	/* The functions are being called. */
	while (!__atomic_load_n(&sender->fired, __ATOMIC_ACQUIRE))
		sched_yield();
	sender->good &= write(sender->fd, text, size) == size;
	__atomic_store_n(&sender->over, true, __ATOMIC_RELEASE);
	return NULL;
}

TEST_F(nmi, from_another_cpu_lose_no_firing_and_add_none)
{
	struct sender sender = { .fd = open(NMI, O_WRONLY | O_CLOEXEC) };
	pthread_t thread;
	int fired = 0, way;

	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	ASSERT_LE(0, sender.fd);
	ASSERT_EQ(0, pthread_barrier_init(&sender.there, NULL, 2));
	ASSERT_EQ(0, pthread_create(&thread, NULL, send_nmis, &sender));
	pthread_barrier_wait(&sender.there);
	while (!__atomic_load_n(&sender.over, __ATOMIC_ACQUIRE)) {
		ASSERT_EQ(0, func_fire(1));
		__atomic_store_n(&sender.fired, ++fired, __ATOMIC_RELEASE);
	}
	pthread_join(thread, NULL);
	close(sender.fd);

	ASSERT_TRUE(sender.good);
	for (way = 0; way < WAYS; way++) {
		EXPECT_EQ(fired, hits(self, TEN, way));
		if (way != RETURN)
			EXPECT_EQ(SENT, hits(self, IN_NMI, way));
	}
	/* In an NMI that interrupts the return of memory, there is no memory. */
	EXPECT_EQ(SENT, hits(self, IN_NMI, RETURN) +
			func_missed(self->multi[RETURN]));
	for (way = ENTRY; way <= RETURN; way++) {
		EXPECT_EQ(fired, hits(self, IRQ, way));
		EXPECT_EQ(fired, hits(self, SOFTIRQ, way));
	}
	expect_none_skipped(_metadata, self);
	expect_unchanged(_metadata, self);
}

TEST_HARNESS_MAIN
