// SPDX-License-Identifier: GPL-2.0
/*
 * Tail calls across program types: who may call whom, and from when on
 *
 * A program array belongs to a type. Only programs of this type can be
 * inserted. Programs of this type, and of the types that it accepts as callers,
 * can be loaded with a reference to the array. Both sides are tested with the
 * wrong types, at the wrong time, and while the other side changes.
 */
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#include <linux/compiler.h>

#include "dtrace_test.h"
#include "progs/held.bpf.h"

#define FELL_THROUGH	0x7fff0000

static const struct bpf_insn return_0[] = { DT_RETURN_0() };

/* A clause that tells the thread's id, which it has of its own context only. */
static int load_clause(void)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, DT_CTX(tid)),
		DT_TELL(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

static int load_caller_of(enum bpf_prog_type type, int progs, int index)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, progs, index),
		BPF_MOV64_IMM(BPF_REG_0, FELL_THROUGH),
		BPF_EXIT_INSN(),
	};

	return dt_load(type, insns, ARRAY_SIZE(insns));
}

static int load_caller(enum bpf_prog_type type, int progs)
{
	return load_caller_of(type, progs, 0);
}

/* A clause that calls another one. */
static int load_chain(int progs)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, progs, 0),
		DT_RETURN_0(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

static int run(int caller)
{
	const __u64 args[] = { 0x1111111111111111ULL, 0x2222222222222222ULL };

	return dt_test_run(caller, args, sizeof(args));
}

FIXTURE(array)
{
	int progs;	/* a DTRACE program in element 0 */
	int clause;
};

FIXTURE_SETUP(array)
{
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	self->clause = load_clause();
	ASSERT_LE(0, self->clause)
		TH_LOG("%s", dt_log());
	self->progs = dt_prog_array(2);
	ASSERT_EQ(0, dt_set(self->progs, 0, self->clause));
}

FIXTURE_TEARDOWN(array)
{
}

/* A type that may not call is refused at load, and the log says so. */

FIXTURE(caller)
{
	int progs;
};

FIXTURE_VARIANT(caller)
{
	enum bpf_prog_type type;
	enum bpf_attach_type attach_type;
};

#define CALLER(_name, _type, _attach)					\
	FIXTURE_VARIANT_ADD(caller, _name)				\
	{								\
		.type = BPF_PROG_TYPE_##_type,				\
		.attach_type = _attach,					\
	}

CALLER(socket_filter, SOCKET_FILTER, 0);
CALLER(xdp, XDP, BPF_XDP);
CALLER(sched_cls, SCHED_CLS, 0);
CALLER(sk_skb, SK_SKB, 0);
CALLER(flow_dissector, FLOW_DISSECTOR, BPF_FLOW_DISSECTOR);

FIXTURE_SETUP(caller)
{
	int clause = load_clause();

	ASSERT_LE(0, clause);
	self->progs = dt_prog_array(2);
	ASSERT_EQ(0, dt_set(self->progs, 0, clause));
}

FIXTURE_TEARDOWN(caller)
{
}

TEST_F(caller, that_may_not_is_refused_at_load)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	const struct dt_prog prog = {
		.type = variant->type,
		.attach_type = variant->attach_type,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};
	const struct dt_prog harmless = {
		.type = variant->type,
		.attach_type = variant->attach_type,
		.insns = return_0,
		.count = ARRAY_SIZE(return_0),
	};

	EXPECT_EQ(-EINVAL, dt_load_prog(&prog));
	EXPECT_NE(NULL, strstr(dt_log(), "cannot tail call"))
		TH_LOG("verifier log:\n%s", dt_log());
	/* It is the array that it was refused for. */
	EXPECT_LE(0, dt_load_prog(&harmless))
		TH_LOG("verifier log:\n%s", dt_log());
}

/* Not even at run time known programs: one right array of two is not enough. */
TEST_F(array, poisoned_with_one_that_may_not_is_refused)
{
	int other = dt_prog_array(1);
	int filter = dt_load(BPF_PROG_TYPE_SOCKET_FILTER, return_0,
			     ARRAY_SIZE(return_0));

	ASSERT_EQ(0, dt_set(other, 0, filter));
	EXPECT_REFUSED(BPF_PROG_TYPE_KPROBE, EINVAL, "cannot tail call",
		       BPF_LDX_MEM(BPF_DW, BPF_REG_4, BPF_REG_1, 0),
		       BPF_MOV64_IMM(BPF_REG_3, 0),
		       BPF_LD_MAP_FD(BPF_REG_2, self->progs),
		       BPF_JMP_IMM(BPF_JEQ, BPF_REG_4, 0, 2),
		       BPF_LD_MAP_FD(BPF_REG_2, other),
		       DT_CALL(tail_call),
		       DT_RETURN_0());
}

TEST_F(array, sleepable_caller_is_refused)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	struct dt_prog prog = {
		.type = BPF_PROG_TYPE_KPROBE,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};

	EXPECT_LE(0, dt_load_prog(&prog));
	prog.flags = BPF_F_SLEEPABLE;
	EXPECT_EQ(-EINVAL, dt_load_prog(&prog));
	/*
	 * The verifier that marks what is read of a state refuses the array to
	 * all that may sleep. Newer ones refuse it because its owner does not.
	 */
	EXPECT_TRUE(strstr(dt_log(), "Sleepable programs can only use") ||
		    !dt_kernel_has("mark_reg_read"))
		TH_LOG("verifier log:\n%s", dt_log());
}

/* Insertion asks for the owner's own type. */

TEST_F(array, wrong_callee_is_refused_at_insert)
{
	int filter = dt_load(BPF_PROG_TYPE_SOCKET_FILTER, return_0,
			     ARRAY_SIZE(return_0));

	ASSERT_LE(0, filter);
	EXPECT_EQ(-EINVAL, dt_set(self->progs, 1, filter));
	EXPECT_EQ(0, dt_set(self->progs, 1, self->clause));
}

/* A type that may call may not be called. */
TEST_F(array, program_of_the_callers_type_is_refused_at_insert)
{
	const enum bpf_prog_type types[] = {
		BPF_PROG_TYPE_KPROBE, BPF_PROG_TYPE_TRACEPOINT,
		BPF_PROG_TYPE_RAW_TRACEPOINT, BPF_PROG_TYPE_PERF_EVENT,
	};
	int i, fd;

	for (i = 0; i < ARRAY_SIZE(types); i++) {
		fd = dt_load(types[i], return_0, ARRAY_SIZE(return_0));
		ASSERT_LE(0, fd);
		EXPECT_EQ(-EINVAL, dt_set(self->progs, 1, fd))
			TH_LOG("program type %d", types[i]);
		close(fd);
		/* Not if it calls into this very array either. */
		fd = load_caller(types[i], self->progs);
		ASSERT_LE(0, fd);
		EXPECT_EQ(-EINVAL, dt_set(self->progs, 1, fd))
			TH_LOG("program type %d", types[i]);
		close(fd);
	}
}

/* Clauses do not call trampolines: the direction is one way. */
TEST_F(array, dtrace_into_an_array_of_the_callers_type_is_refused)
{
	int own = dt_prog_array(1);
	int fd = dt_load(BPF_PROG_TYPE_KPROBE, return_0, ARRAY_SIZE(return_0));

	ASSERT_EQ(0, dt_set(own, 0, fd));
	EXPECT_REFUSED(BPF_PROG_TYPE_DTRACE, EINVAL, "cannot tail call",
		       DT_TAIL_CALL(BPF_REG_1, own, 0),
		       DT_RETURN_0());
	EXPECT_EQ(-EINVAL, dt_set(own, 0, self->clause));
}

/* The first program decides, whether it is put in or loaded against it. */
TEST_F(array, without_owner_takes_the_type_of_the_first)
{
	int first_caller = dt_prog_array(1), first_clause = dt_prog_array(1);
	int caller;

	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, first_caller);
	ASSERT_LE(0, caller);
	EXPECT_EQ(-EINVAL, dt_set(first_caller, 0, self->clause));
	EXPECT_EQ(FELL_THROUGH, run(caller));

	ASSERT_LE(0, load_chain(first_clause));
	EXPECT_EQ(-EINVAL, dt_set(first_clause, 0, caller));
	EXPECT_EQ(0, dt_set(first_clause, 0, self->clause));
	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, first_clause);
	ASSERT_LE(0, caller);
	EXPECT_EQ(gettid(), run(caller));
}

/* It never changes, even when the array is empty again. */
TEST_F(array, owner_stays_when_the_array_is_empty)
{
	int filter = dt_load(BPF_PROG_TYPE_SOCKET_FILTER, return_0,
			     ARRAY_SIZE(return_0));

	ASSERT_EQ(0, dt_clear(self->progs, 0));
	close(self->clause);
	EXPECT_EQ(-EINVAL, dt_set(self->progs, 0, filter));
	EXPECT_LE(0, load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs));
}

/* Compiled and interpreted programs do not mix, in either direction. */
TEST_F(array, jited_and_interpreted_do_not_mix)
{
	int err = dt_exec_mode(DT_EXEC_INTERPRETER), caller, clause;

	if (err == -ENOTSUP)
		SKIP(return, "kernel was built without the interpreter");
	ASSERT_EQ(0, err);
	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs);
	clause = load_clause();
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));

	EXPECT_EQ(-EINVAL, caller);
	ASSERT_LE(0, clause);
	EXPECT_EQ(-EINVAL, dt_set(self->progs, 1, clause));
}

/*
 * expected_attach_type is compared among programs of the owner's type only:
 * these callers have one that is not 0.
 */
TEST_F(array, attach_types_of_callers_may_differ)
{
	const struct {
		enum bpf_prog_type type;
		enum bpf_attach_type attach_type;
	} callers[] = {
		{ BPF_PROG_TYPE_KPROBE, BPF_TRACE_KPROBE_MULTI },
		{ BPF_PROG_TYPE_KPROBE, BPF_TRACE_KPROBE_SESSION },
		{ BPF_PROG_TYPE_KPROBE, BPF_TRACE_UPROBE_MULTI },
		{ BPF_PROG_TYPE_TRACING, BPF_TRACE_FENTRY },
		{ BPF_PROG_TYPE_TRACING, BPF_TRACE_FEXIT },
	};
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	struct dt_prog prog = {
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(callers); i++) {
		prog.type = callers[i].type;
		prog.attach_type = callers[i].attach_type;
		prog.attach_btf_id = prog.type != BPF_PROG_TYPE_TRACING ? 0 :
			libbpf_find_vmlinux_btf_id("bpf_fentry_test1",
						   prog.attach_type);
		EXPECT_LE(0, dt_load_prog(&prog))
			TH_LOG("attach type %d: %s", prog.attach_type,
			       dt_log());
	}
}

/*
 * What the clause asks of its source depends on the attach type, of which the
 * conversion is told 16 bits. More would attach as something else: this one as
 * a plain kprobe that the helpers take for a kprobe_multi.
 */
TEST_F(array, attach_type_that_does_not_fit_is_refused)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	struct dt_prog prog = {
		.type = BPF_PROG_TYPE_KPROBE,
		.attach_type = 0x10000 | BPF_TRACE_KPROBE_MULTI,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};

	EXPECT_EQ(-EINVAL, dt_load_prog(&prog));
	EXPECT_NE(NULL, strstr(dt_log(), "expected_attach_type 65578 is too large"))
		TH_LOG("verifier log:\n%s", dt_log());

	/* It is the call that it was refused for. */
	prog.insns = return_0;
	prog.count = ARRAY_SIZE(return_0);
	EXPECT_LE(0, dt_load_prog(&prog));
}

/*
 * An owner that is set between fix-up and check
 *
 * The fix-up finds an array without owner, and compiles a call without
 * conversion. The thread is held then, until another one has put in a clause.
 */

struct insertion {
	struct held *held;
	int progs, clause, error, ready;
};

static void *insert_while_held(void *arg)
{
	struct insertion *insertion = arg;
	volatile struct held *held = insertion->held;

	dt_pin(dt_cpus() - 1);
	__atomic_store_n(&insertion->ready, 1, __ATOMIC_RELEASE);
	while (!held->here)
		sched_yield();
	insertion->error = dt_set(insertion->progs, 0, insertion->clause);
	held->go = 1;
	return NULL;
}

TEST_F(array, owner_set_between_fix_up_and_check_is_noticed)
{
	struct insertion insertion = {
		.progs = dt_prog_array(1),
		.clause = self->clause,
	};
	struct bpf_object *obj = dt_open("held");
	struct bpf_link *link;
	pthread_t thread;
	int caller;

	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	ASSERT_NE(NULL, obj);
	ASSERT_EQ(0, bpf_object__load(obj));
	insertion.held = dt_var(obj, "held");
	ASSERT_NE(NULL, insertion.held);
	insertion.held->tid = gettid();
	link = bpf_program__attach(bpf_object__find_program_by_name(obj,
								    "hold"));
	ASSERT_NE(NULL, link);
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, pthread_create(&thread, NULL, insert_while_held,
				    &insertion));
	/* A thread starts on its creator's CPU, which is busy from here on. */
	while (!__atomic_load_n(&insertion.ready, __ATOMIC_ACQUIRE))
		sched_yield();

	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, insertion.progs);
	ASSERT_EQ(0, pthread_join(thread, NULL));
	EXPECT_EQ(0, insertion.error);
	EXPECT_EQ(-EINVAL, caller);

	/* What is loaded now finds the owner, and its call is converted. */
	bpf_link__destroy(link);
	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, insertion.progs);
	EXPECT_EQ(gettid(), run(caller));
	bpf_object__close(obj);
}

/* Slots that change while they are called */

struct change {
	int progs, clause, stop;
	long changes;
};

static void *change_slots(void *arg)
{
	struct change *change = arg;

	dt_pin(dt_cpus() - 1);
	while (!__atomic_load_n(&change->stop, __ATOMIC_RELAXED)) {
		dt_clear(change->progs, 0);
		dt_set(change->progs, 0, change->clause);
		__atomic_add_fetch(&change->changes, 1, __ATOMIC_RELAXED);
	}
	return NULL;
}

/* The same with a program that is loaded for each change and gone after it. */
static void *change_programs(void *arg)
{
	struct change *change = arg;
	int clause;

	dt_pin(dt_cpus() - 1);
	while (!__atomic_load_n(&change->stop, __ATOMIC_RELAXED)) {
		clause = load_clause();
		dt_set(change->progs, 0, clause);
		dt_clear(change->progs, 0);
		close(clause);
		__atomic_add_fetch(&change->changes, 1, __ATOMIC_RELAXED);
	}
	return NULL;
}

/* Call until enough has changed under way; either it is taken or it is not. */
static void call_meanwhile(struct __test_metadata *_metadata, int caller,
			   struct change *change, void *(*thread_func)(void *))
{
	long taken = 0, missed = 0, runs;
	pthread_t thread;
	int ret = 0;

	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, pthread_create(&thread, NULL, thread_func, change));
	for (runs = 0; runs < 2000 ||
	     __atomic_load_n(&change->changes, __ATOMIC_RELAXED) < 20; runs++) {
		ret = run(caller);
		if (ret == gettid())
			taken++;
		else if (ret == FELL_THROUGH)
			missed++;
		else
			break;
	}
	__atomic_store_n(&change->stop, 1, __ATOMIC_RELAXED);
	pthread_join(thread, NULL);
	EXPECT_EQ(runs, taken + missed)
		TH_LOG("neither taken nor fallen through: %d", ret);
	TH_LOG("taken: %ld, fallen through: %ld", taken, missed);
}

TEST_F(array, update_and_delete_of_slots_while_it_is_called)
{
	struct change change = {
		.progs = self->progs,
		.clause = self->clause,
	};
	long misses = dt_stat("slot_misses");
	int caller, i;

	ASSERT_LE(0, misses);
	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs);
	ASSERT_LE(0, caller);
	call_meanwhile(_metadata, caller, &change, change_slots);

	/* No slot was left behind by what changed in between. */
	ASSERT_EQ(0, dt_set(self->progs, 0, self->clause));
	for (i = 0; i < 50; i++)
		EXPECT_EQ(gettid(), run(caller));
	EXPECT_EQ(misses, dt_stat("slot_misses"));
}

/* Slots are there while programs are: they come and go meanwhile. */
TEST_F(array, programs_come_and_go_while_it_is_called)
{
	struct change change = { .progs = self->progs };
	int caller, i;

	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs);
	ASSERT_LE(0, caller);
	ASSERT_EQ(0, dt_clear(self->progs, 0));
	close(self->clause);
	call_meanwhile(_metadata, caller, &change, change_programs);

	EXPECT_EQ(FELL_THROUGH, run(caller));
	ASSERT_EQ(0, dt_set(self->progs, 0, load_clause()));
	for (i = 0; i < 50; i++)
		EXPECT_EQ(gettid(), run(caller));
}

/* The same where a probe fires, with a key in the code and with a computed one. */

enum { FIRED, TAKEN, FELL };

FIXTURE(attached)
{
	int progs, counts, clause, caller, link;
};

FIXTURE_VARIANT(attached)
{
	struct bpf_insn key;	/* R0 = 0 */
};

FIXTURE_VARIANT_ADD(attached, constant_key)
{
	.key = BPF_MOV64_IMM(BPF_REG_0, 0),
};

/* That of the CPU which the test is pinned to; others find no program. */
FIXTURE_VARIANT_ADD(attached, dynamic_key)
{
	.key = BPF_EMIT_CALL(BPF_FUNC_get_smp_processor_id),
};

FIXTURE_SETUP(attached)
{
	int counts = dt_array(sizeof(__u64), 3), progs = dt_prog_array(2);
	const struct bpf_insn clause[] = {
		DT_COUNT(counts, TAKEN),
		DT_RETURN_0(),
	};
	const struct bpf_insn caller[] = {
		BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
		DT_COUNT(counts, FIRED),
		variant->key,
		BPF_MOV64_REG(BPF_REG_1, BPF_REG_6),
		BPF_LD_MAP_FD(BPF_REG_2, progs),
		BPF_MOV64_REG(BPF_REG_3, BPF_REG_0),
		BPF_EMIT_CALL(BPF_FUNC_tail_call),
		DT_COUNT(counts, FELL),
		DT_RETURN_0(),
	};

	self->counts = counts;
	self->progs = progs;
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	self->clause = dt_load(BPF_PROG_TYPE_DTRACE, clause,
			       ARRAY_SIZE(clause));
	ASSERT_LE(0, self->clause)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(progs, 0, self->clause));
	self->caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, caller,
			       ARRAY_SIZE(caller));
	ASSERT_LE(0, self->caller)
		TH_LOG("%s", dt_log());
	self->link = bpf_raw_tracepoint_open("task_rename", self->caller);
	ASSERT_LE(0, self->link);
}

FIXTURE_TEARDOWN(attached)
{
}

TEST_F(attached, update_and_delete_of_slots_while_probes_fire)
{
	struct change change = {
		.progs = self->progs,
		.clause = self->clause,
	};
	__u64 fired, taken, fell;
	pthread_t thread;
	long runs;

	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, pthread_create(&thread, NULL, change_slots, &change));
	for (runs = 0; runs < 2000 ||
	     __atomic_load_n(&change.changes, __ATOMIC_RELAXED) < 20; runs++)
		prctl(PR_SET_NAME, "dt_fires");
	__atomic_store_n(&change.stop, 1, __ATOMIC_RELAXED);
	pthread_join(thread, NULL);

	/* Put in again, the clause is called at once. */
	ASSERT_EQ(0, dt_set(self->progs, 0, self->clause));
	taken = dt_get(self->counts, TAKEN);
	prctl(PR_SET_NAME, "dt_taken");
	EXPECT_LT(taken, dt_get(self->counts, TAKEN));

	close(self->link);
	fired = dt_get(self->counts, FIRED);
	taken = dt_get(self->counts, TAKEN);
	fell = dt_get(self->counts, FELL);
	EXPECT_LE(runs, (long)fired);
	EXPECT_EQ(fired, taken + fell);
	TH_LOG("taken: %llu, fallen through: %llu", taken, fell);
}

/* Where the kernel's variable of that name is, 0 if it does not say. */
static __u64 address_of(const char *variable)
{
	FILE *file = fopen("/proc/kallsyms", "re");
	unsigned long long address, found = 0;
	char line[512], name[256];

	if (!file)
		return 0;
	while (!found && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %*c %255s", &address, name) == 2 &&
		    !strcmp(name, variable))
			found = address;
	}
	fclose(file);
	return found;
}

/*
 * A program that says whether the first CPU's copy of the kernel's per-CPU
 * pointer at @pointer is not NULL. @offsets: address of the offset of each CPU.
 */
static int load_look(__u64 offsets, __u64 pointer)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_REG(BPF_REG_1, BPF_REG_10),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_1, -8),
		BPF_MOV64_IMM(BPF_REG_2, 8),
		BPF_LD_IMM64(BPF_REG_3, offsets),
		DT_CALL(probe_read_kernel),
		BPF_JMP_IMM(BPF_JNE, BPF_REG_0, 0, 9),
		BPF_LD_IMM64(BPF_REG_3, pointer),
		BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_10, -8),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_3, BPF_REG_1),
		BPF_MOV64_REG(BPF_REG_1, BPF_REG_10),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_1, -8),
		BPF_MOV64_IMM(BPF_REG_2, 8),
		DT_CALL(probe_read_kernel),
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 2),
		BPF_MOV64_IMM(BPF_REG_0, -1),
		BPF_EXIT_INSN(),
		BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_10, -8),
		BPF_MOV64_IMM(BPF_REG_0, 0),
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_1, 0, 1),
		BPF_MOV64_IMM(BPF_REG_0, 1),
		BPF_EXIT_INSN(),
	};

	return dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, ARRAY_SIZE(insns));
}

/*
 * Behind the last program its slots go too, when the program is freed. A
 * call that finds no program has missed no slot, neither before nor after.
 */
TEST_F(array, call_without_a_program_is_not_counted)
{
	long misses = dt_stat("slot_misses");
	__u64 slots = address_of("dtrace_contexts");
	__u64 offsets = address_of("__per_cpu_offset");
	int caller, look, i;

	if (!slots || !offsets)
		SKIP(return, "no CONFIG_KALLSYMS_ALL to see slots go by");
	look = load_look(offsets, slots);
	ASSERT_LE(0, look)
		TH_LOG("%s", dt_log());
	ASSERT_LE(0, misses);
	caller = load_caller(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs);
	ASSERT_LE(0, caller);
	EXPECT_EQ(gettid(), run(caller));
	ASSERT_EQ(0, dt_clear(self->progs, 0));
	close(self->clause);
	ASSERT_EQ(FELL_THROUGH, run(caller));
	/* The program is freed in its time, and the slots are gone with it. */
	while (run(look) == 1)
		ASSERT_EQ(FELL_THROUGH, run(caller));
	ASSERT_EQ(0, run(look));
	for (i = 0; i < 100; i++)
		ASSERT_EQ(FELL_THROUGH, run(caller));
	/* Nor is an index that the array does not have. */
	close(caller);
	caller = load_caller_of(BPF_PROG_TYPE_RAW_TRACEPOINT, self->progs, 2);
	ASSERT_LE(0, caller);
	EXPECT_EQ(FELL_THROUGH, run(caller));
	EXPECT_EQ(misses, dt_stat("slot_misses"));
}

TEST_HARNESS_MAIN
