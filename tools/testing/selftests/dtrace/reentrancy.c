// SPDX-License-Identifier: GPL-2.0
/*
 * Clauses inside clauses
 *
 * The clause of progs/record.bpf.c opens a record and triggers another firing
 * of itself before it commits. Afterwards it compares its context, its
 * arguments, its scratch memory and what it had written. The inner firing is a
 * raw tracepoint at the same interrupt level (a page fault), a perf event in a
 * timer interrupt, a real NMI, another task, or a nest of fentry programs that
 * is deeper than there are slots.
 *
 * If the inner firing comes from elsewhere, the clause waits for it in a
 * bounded loop. So no test depends on the speed of the machine.
 */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <sys/syscall.h>

#include "dtrace_test.h"
#include "sources.h"
#include "progs/record.bpf.h"

#define RING_PAGES	16

/* struct stage - the clause, its ring, and trampolines that run inside it */
struct stage {
	struct bpf_object *clause, *nest;
	struct dt_ring ring;
	struct bpf_link *links[NESTERS + 1];
	int link_count, clauses, start;
	__u64 *runs;
	__u32 *what;	/* to do, by number of ecb */
};

static int load_nest(struct stage *stage, int ecbs)
{
	struct bpf_object *obj = dt_open("nest");
	int err;

	if (!obj)
		return -errno;
	stage->nest = obj;
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "clauses"),
				stage->clauses);
	if (!err)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "ecbs"),
					ecbs);
	if (!err)
		err = bpf_object__load(obj);
	if (!err)
		*(__u64 *)dt_var(obj, "wanted_tid") = gettid();
	return err;
}

/*
 * Load everything; there are @ecb_count elements beside element 0. Runs on
 * CPU 0 from here on.
 */
static int open_stage(struct stage *stage, int ecb_count)
{
	int ecbs = dt_ecb_map(1 + ecb_count), err;

	memset(stage, 0, sizeof(*stage));
	err = dt_exec_mode(DT_EXEC_JIT);
	if (!err)
		err = dt_pin(0);
	if (err)
		return err;
	stage->clause = dt_open("record");
	if (!stage->clause)
		return -errno;
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(stage->clause,
							     "ecbs"), ecbs);
	if (!err)
		err = bpf_object__load(stage->clause);
	if (err)
		return err;
	stage->runs = dt_var(stage->clause, "runs");
	stage->what = dt_var(stage->clause, "nest");
	*(__u32 *)dt_var(stage->clause, "wait_rounds") = 64;
	stage->clauses = dt_prog_array(4);
	err = dt_set(stage->clauses, 0,
		     dt_object_prog(stage->clause, "clause"));
	if (!err)
		err = load_nest(stage, ecbs);
	if (!err)
		err = dt_ring_open(&stage->ring, 0, RING_PAGES, NULL);
	if (!err)
		err = dt_set(dt_object_map(stage->clause, "rings"), 0,
			     stage->ring.fd);
	stage->start = dt_object_prog(stage->nest, "on_start");
	close(ecbs);
	return err;
}

static __u64 stage_var(struct stage *stage, const char *name)
{
	void *clause = dt_var(stage->clause, name);

	return *(__u64 *)(clause ? clause : dt_var(stage->nest, name));
}

static int attach_raw(struct stage *stage, const char *prog)
{
	struct bpf_link *link;

	link = bpf_program__attach(bpf_object__find_program_by_name(stage->nest,
								    prog));
	if (!link)
		return -errno;
	stage->links[stage->link_count++] = link;
	return 0;
}

static int attach_clock(struct stage *stage)
{
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_CPU_CLOCK,
		.sample_period = 1000 * 1000,
	};
	struct bpf_program *prog;
	struct bpf_link *link;
	int fd;

	fd = syscall(SYS_perf_event_open, &attr, -1, 0, -1,
		     PERF_FLAG_FD_CLOEXEC);
	if (fd < 0)
		return -errno;
	prog = bpf_object__find_program_by_name(stage->nest, "on_clock");
	link = bpf_program__attach_perf_event(prog, fd);
	if (!link)
		return -errno;
	stage->links[stage->link_count++] = link;
	return 0;
}

static int attach_nesters(struct stage *stage, int count)
{
	char name[32];
	int i, err = 0;

	for (i = 0; i < count && !err; i++) {
		snprintf(name, sizeof(name), "nester_%d", i);
		err = attach_raw(stage, name);
	}
	return err;
}

static void detach_all(struct stage *stage)
{
	while (stage->link_count)
		bpf_link__destroy(stage->links[--stage->link_count]);
}

static void close_stage(struct stage *stage)
{
	detach_all(stage);
	if (stage->ring.base)
		dt_ring_close(&stage->ring);
	if (stage->nest)
		bpf_object__close(stage->nest);
	if (stage->clause)
		bpf_object__close(stage->clause);
}

/* What was read from the ring. */
struct tally {
	struct __test_metadata *metadata;
	long by_id[IDS], strange, interrupted;
};

static void count_record(void *arg, const struct perf_event_header *hdr)
{
	const struct record *record;
	struct tally *tally = arg;
	__u32 size;

	if (hdr->type == PERF_RECORD_PAD)
		return;
	record = dt_sample_raw(hdr, &size);
	if (hdr->type != PERF_RECORD_SAMPLE || size < sizeof(*record) ||
	    record->id >= IDS || record->error ||
	    record->check != (record->id ^ RECORD_CHECK)) {
		tally->strange++;
		fprintf(stderr, "# record of type %u, size %u, id %u, error %#x\n",
			hdr->type, size, record->id, record->error);
		return;
	}
	tally->by_id[record->id]++;
	if (record->ended != record->begun)
		tally->interrupted++;
}

/* All records are intact, and there is one for each run of the clause. */
static void read_tally(struct __test_metadata *_metadata, struct stage *stage,
		       struct tally *tally)
{
	long records;

	memset(tally, 0, sizeof(*tally));
	records = dt_ring_read(&stage->ring, count_record, tally);
	EXPECT_LE(0, records);
	EXPECT_EQ(0, tally->strange);
	EXPECT_EQ(0, stage_var(stage, "not_reserved"));
}

/* One clause inside that of each event source */

FIXTURE(inside)
{
	struct stage stage;
	const struct dt_source *source;
	struct bpf_object *outer;
	struct bpf_link *link;
	__u32 id;
	long misses;
};

FIXTURE_VARIANT(inside)
{
	enum dt_source_id id;
	enum { ENTERS, IS_COUNTED, STAYS_OUT } perf;
};

/*
 * What becomes of a perf event that wants to run inside: it does, or the
 * kernel holds it off with bpf_prog_active, or with interrupts disabled.
 */
#define OUTER(_name, _perf)						\
	FIXTURE_VARIANT_ADD(inside, _name)				\
	{								\
		.id = DT_SOURCE_##_name,				\
		.perf = _perf,						\
	}

OUTER(kprobe, IS_COUNTED);
OUTER(kretprobe, IS_COUNTED);
OUTER(kprobe_multi, IS_COUNTED);
OUTER(kretprobe_multi, IS_COUNTED);
OUTER(session, IS_COUNTED);
OUTER(uprobe, ENTERS);
OUTER(uretprobe, ENTERS);
OUTER(uprobe_multi, ENTERS);
OUTER(uretprobe_multi, ENTERS);
OUTER(tracepoint, IS_COUNTED);
OUTER(raw_tracepoint, ENTERS);
OUTER(perf_event, STAYS_OUT);
OUTER(fentry, ENTERS);
OUTER(fexit, ENTERS);
OUTER(tp_btf, ENTERS);

/* The outer trampoline, against the stage's clause. */
static int load_outer(struct bpf_object **obj, struct stage *stage,
		      const struct dt_source *source, struct bpf_link **link)
{
	struct bpf_program *prog, *each;
	char name[32];
	int err;

	*obj = dt_open("sources");
	if (!*obj)
		return -errno;
	snprintf(name, sizeof(name), "on_%s", source->name);
	prog = bpf_object__find_program_by_name(*obj, name);
	bpf_object__for_each_program(each, *obj)
		bpf_program__set_autoload(each, each == prog);
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(*obj, "clauses"),
				stage->clauses);
	if (!err)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(*obj, "ecbs"),
					dt_object_map(stage->clause, "ecbs"));
	if (!err)
		err = bpf_object__load(*obj);
	if (err)
		return err;
	dt_prepare_source(*obj);
	*link = source->attach(prog, 1);
	return *link ? 0 : -errno;
}

FIXTURE_SETUP(inside)
{
	self->source = &dt_sources[variant->id];
	if (!dt_source_there(self->source))
		SKIP(return, "no fprobe in this kernel");
	self->id = variant->id + 1;
	ASSERT_EQ(0, open_stage(&self->stage, 8));
	ASSERT_EQ(0, load_outer(&self->outer, &self->stage, self->source,
				&self->link));
	self->misses = dt_stat("slot_misses");
	ASSERT_LE(0, self->misses);
}

FIXTURE_TEARDOWN(inside)
{
	bpf_link__destroy(self->link);
	bpf_object__close(self->outer);
	close_stage(&self->stage);
}

/*
 * The outer clause wrote its record, the inner ones wrote theirs meanwhile,
 * and none of them was refused a slot.
 */
static void expect_nested(struct __test_metadata *_metadata,
			  FIXTURE_DATA(inside) * self, __u32 inner)
{
	struct tally tally;

	bpf_link__destroy(self->link);
	self->link = NULL;
	detach_all(&self->stage);
	read_tally(_metadata, &self->stage, &tally);
	EXPECT_EQ(self->source->hits, tally.by_id[self->id]);
	EXPECT_LE(1, tally.by_id[inner]);
	EXPECT_LE(1, tally.interrupted);
	EXPECT_EQ(*self->stage.runs, tally.by_id[self->id] + tally.by_id[inner]);
	EXPECT_EQ(self->misses, dt_stat("slot_misses"));
}

TEST_F(inside, a_raw_tracepoint_in_its_clause)
{
	if (attach_raw(&self->stage, "on_fault"))
		SKIP(return, "no tracepoint page_fault_kernel here");
	self->stage.what[self->id] = NEST_FAULT;
	self->source->fire();
	expect_nested(_metadata, self, ID_FAULT);
}

/* How often the kernel has not run a program because another one ran. */
static __u64 skipped(struct bpf_object *obj, const char *name)
{
	struct bpf_prog_info info = {};
	__u32 len = sizeof(info);

	bpf_prog_get_info_by_fd(dt_object_prog(obj, name), &info, &len);
	return info.recursion_misses;
}

/* Where the kernel does not let it in, that is counted. */
TEST_F(inside, a_perf_event_in_its_clause)
{
	struct tally tally;

	ASSERT_EQ(0, attach_clock(&self->stage));
	self->stage.what[self->id] = NEST_WAIT;
	if (variant->perf != ENTERS)
		*(__u32 *)dt_var(self->stage.clause, "wait_rounds") = 1;
	self->source->fire();
	if (variant->perf == ENTERS) {
		expect_nested(_metadata, self, ID_CLOCK);
		return;
	}
	detach_all(&self->stage);
	if (variant->perf == IS_COUNTED)
		EXPECT_LT(0, skipped(self->stage.nest, "on_clock"));
	read_tally(_metadata, &self->stage, &tally);
	EXPECT_EQ(self->source->hits, tally.by_id[self->id]);
	EXPECT_EQ(0, tally.interrupted);
}

/* Another CPU asks for backtraces, by NMI, whenever a clause waits. */
struct asker {
	pthread_barrier_t there;	/* on its CPU: this one will be busy */
	const __u32 *waiting;
	bool stop;
	int sysrq;
};

static void *ask_for_backtraces(void *arg)
{
	struct asker *asker = arg;

	dt_pin(dt_cpus() - 1);
	pthread_barrier_wait(&asker->there);
	while (!__atomic_load_n(&asker->stop, __ATOMIC_ACQUIRE))
		if (__atomic_load_n(asker->waiting, __ATOMIC_RELAXED) &&
		    write(asker->sysrq, "l", 1) != 1)
			break;
	return NULL;
}

TEST_F(inside, a_real_nmi_in_its_clause)
{
	struct asker asker = {
		.waiting = dt_var(self->stage.clause, "waiting"),
	};
	pthread_t thread;

	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	asker.sysrq = open("/proc/sysrq-trigger", O_WRONLY);
	if (asker.sysrq < 0)
		SKIP(return, "no sysrq to raise NMIs with");
	if (attach_raw(&self->stage, "on_nmi"))
		SKIP(return, "no tracepoint nmi_handler here");
	self->stage.what[self->id] = NEST_WAIT;
	ASSERT_EQ(0, pthread_barrier_init(&asker.there, NULL, 2));
	ASSERT_EQ(0, pthread_create(&thread, NULL, ask_for_backtraces, &asker));
	pthread_barrier_wait(&asker.there);
	self->source->fire();
	__atomic_store_n(&asker.stop, true, __ATOMIC_RELEASE);
	pthread_join(thread, NULL);
	expect_nested(_metadata, self, ID_NMI);
}

/* Two tasks */

struct preempting {
	pthread_barrier_t there;
	const struct dt_source *source;
	int wake[2];
	const __u32 *waiting;
};

/* Sleeps on the first task's CPU until woken, and goes before it then. */
static void *preempt(void *arg)
{
	struct sched_param param = { .sched_priority = 1 };
	struct preempting *p = arg;
	char byte;

	if (dt_pin(0) || sched_setscheduler(0, SCHED_FIFO, &param))
		return NULL;
	pthread_barrier_wait(&p->there);
	if (read(p->wake[0], &byte, 1) != 1)
		return NULL;
	p->source->fire();
	return NULL;
}

/* On another CPU: sees the first task in its clause and wakes the second. */
static void *wake_when_waiting(void *arg)
{
	struct preempting *p = arg;

	dt_pin(dt_cpus() - 1);
	pthread_barrier_wait(&p->there);
	while (!__atomic_load_n(p->waiting, __ATOMIC_RELAXED))
		;
	return write(p->wake[1], "", 1) == 1 ? arg : NULL;
}

TEST(two_preempted_uprobe_tasks_on_one_cpu)
{
	const enum dt_source_id id = DT_SOURCE_uprobe_multi;
	struct preempting p = { .source = &dt_sources[id] };
	struct stage stage;
	struct bpf_object *outer;
	struct bpf_link *link;
	pthread_t second, waker;
	struct tally tally;
	long misses;

	if (!dt_is_preemptible())
		SKIP(return, "kernel code is not preemptible (CONFIG_PREEMPT)");
	if (!dt_has_preemptible_rcu())
		SKIP(return, "programs of uprobes are not preemptible (CONFIG_PREEMPT_RCU)");
	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	ASSERT_EQ(0, open_stage(&stage, 8));
	ASSERT_EQ(0, load_outer(&outer, &stage, p.source, &link));
	*(__u64 *)dt_var(outer, "wanted_tid") = 0;
	misses = dt_stat("slot_misses");
	*(__u32 *)dt_var(stage.clause, "wait_tid") = gettid();
	p.waiting = dt_var(stage.clause, "waiting");
	ASSERT_EQ(0, pipe(p.wake));
	ASSERT_EQ(0, pthread_barrier_init(&p.there, NULL, 3));
	ASSERT_EQ(0, pthread_create(&second, NULL, preempt, &p));
	ASSERT_EQ(0, pthread_create(&waker, NULL, wake_when_waiting, &p));
	pthread_barrier_wait(&p.there);

	p.source->fire();

	pthread_join(waker, NULL);
	pthread_join(second, NULL);
	read_tally(_metadata, &stage, &tally);
	EXPECT_EQ(2, tally.by_id[id + 1]);
	EXPECT_EQ(1, tally.interrupted);
	EXPECT_EQ(2, *stage.runs);
	EXPECT_EQ(misses, dt_stat("slot_misses"));
	bpf_link__destroy(link);
	bpf_object__close(outer);
	close_stage(&stage);
}

/* Exhaustion */

static void start(struct stage *stage, int depth)
{
	const __u64 args[2] = {};

	*(__s32 *)dt_var(stage->clause, "budget") = depth - 1;
	dt_test_run(stage->start, args, sizeof(args));
}

/* Clauses nest @depth deep. Returns the calls that were refused a slot. */
static long nest_and_count(struct stage *stage, int depth)
{
	long before = dt_stat("slot_misses");

	start(stage, depth);
	return dt_stat("slot_misses") - before;
}

static int open_deep_stage(struct stage *stage, int ecb_count)
{
	int err = open_stage(stage, ecb_count);

	stage->what[ID_START] = NEST_CALL;
	stage->what[ID_NESTER] = NEST_CALL;
	return err ? err : attach_nesters(stage, NESTERS);
}

TEST(slot_exhaustion_is_counted_and_recovers)
{
	struct stage stage;
	struct tally tally;
	long missed, fallen;
	int depth, round;

	ASSERT_EQ(0, open_deep_stage(&stage, NESTERS + 1));
	for (depth = 1; depth <= 8; depth++)
		ASSERT_EQ(0, nest_and_count(&stage, depth))
			TH_LOG("%d deep", depth);
	ASSERT_EQ(0, stage_var(&stage, "fallen_through"));

	/* As deep as it goes, and from the top again. */
	for (round = 0; round < 3; round++) {
		fallen = stage_var(&stage, "fallen_through");
		missed = nest_and_count(&stage, NESTERS);
		EXPECT_LT(0, missed);
		EXPECT_EQ(missed, stage_var(&stage, "fallen_through") - fallen);
		EXPECT_EQ(0, nest_and_count(&stage, 8));
	}
	EXPECT_EQ(0, stage_var(&stage, "ecb_misses"));
	read_tally(_metadata, &stage, &tally);
	EXPECT_EQ(*stage.runs, tally.by_id[ID_START] + tally.by_id[ID_NESTER]);
	close_stage(&stage);
}

/* Where all slots are taken, a call that finds no program has missed none. */
TEST(calls_of_an_empty_slot_of_the_array_are_not_counted)
{
	struct stage stage;
	long missed;

	ASSERT_EQ(0, open_deep_stage(&stage, NESTERS + 1));
	missed = nest_and_count(&stage, NESTERS);
	EXPECT_LT(0, missed);
	ASSERT_EQ(0, attach_raw(&stage, "caller_of_nothing"));
	EXPECT_EQ(missed, nest_and_count(&stage, NESTERS));
	EXPECT_LT(8, stage_var(&stage, "found_nothing"));
	close_stage(&stage);
}

/* Four elements, and clauses that take theirs at the very end. */
TEST(ecb_exhaustion_is_counted_and_recovers)
{
	struct stage stage;
	struct tally tally;
	__u64 before;
	int round;

	ASSERT_EQ(0, open_deep_stage(&stage, 4));
	*(__u32 *)dt_var(stage.clause, "finalize_late") = 1;
	for (round = 0; round < 3; round++) {
		before = stage_var(&stage, "ecb_misses");
		start(&stage, 4);
		EXPECT_EQ(before, stage_var(&stage, "ecb_misses"));
		start(&stage, 6);
		EXPECT_LT(before, stage_var(&stage, "ecb_misses"));
	}
	EXPECT_EQ(0, stage_var(&stage, "fallen_through"));
	read_tally(_metadata, &stage, &tally);
	EXPECT_EQ(*stage.runs, tally.by_id[ID_NESTER]);
	close_stage(&stage);
}

TEST_HARNESS_MAIN
