// SPDX-License-Identifier: GPL-2.0
/*
 * bpf_finalize_context(): which program gets which element of the map
 *
 * The trampoline here does what the test wants, not what a real one does: it
 * claims one element by its number, or none, and makes the tail call. The
 * clause reads its context, finalizes it, reads it again, finalizes it a second
 * time and reads it once more. The test writes the elements.
 *
 * Two event sources stand for all: a kprobe_multi for those that exclude each
 * other on a CPU, and a raw tracepoint, run by BPF_PROG_TEST_RUN, for the
 * others. The tracepoint of a system call belongs to the first or to the second
 * kind.
 */
#include <stdlib.h>
#include <sys/syscall.h>

#include <linux/perf_event.h>

#include "code.h"
#include "sources.h"

#define ELEMENTS	9	/* 0 and eight more */
#define NO_ELEMENT	(-1)

/* What the clause notes each time it looks. */
enum {
	RETURNED,		/* what finalize returned */
	ECB_ID,
	PROBE_ID,
	NARGS,
	ARG_0,
	ARG_1,
	ARG_2,
	ARG_9,
	NR_NOTES,
};

enum { BEFORE, FIRST, SECOND };

/* What runs the trampoline. */
enum source { TEST_RUN, KPROBES, SYSTEM_CALL };

struct rig {
	struct code clause;
	struct code trampoline;
	int clause_fd;
	int trampoline_fd;
	int link;		/* -1 for TEST_RUN */
	int cpus;		/* of the kernel, as a per-CPU map has them */
	enum source source;
	__u64 note[3][NR_NOTES];
};

static void look(struct code *c, int when)
{
	static const short field[NR_NOTES] = {
		[ECB_ID] = CTX(ecb_id), [PROBE_ID] = CTX(probe_id),
		[NARGS] = CTX(nargs), [ARG_0] = CTX(args[0]),
		[ARG_1] = CTX(args[1]), [ARG_2] = CTX(args[2]),
		[ARG_9] = CTX(args[9]),
	};
	int i;

	for (i = ECB_ID; i < NR_NOTES; i++) {
		emit(c, BPF_LDX_MEM(i < ARG_0 ? BPF_W : BPF_DW, R2, R6,
				    field[i]));
		result(c, when * NR_NOTES + i, R2);
	}
}

static void write_clause(struct code *c)
{
	int when;

	look(c, BEFORE);
	for (when = FIRST; when <= SECOND; when++) {
		finalize(c);
		result(c, when * NR_NOTES + RETURNED, R0);
		look(c, when);
	}
	leave(c);
}

/* R0: element of a map, or NULL. */
static void look_up(struct code *c, enum code_map map, int element)
{
	emit(c, BPF_ST_MEM(BPF_W, R10, -4, element));
	emit_map(c, R1, map);
	emit(c, BPF_MOV64_REG(R2, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R2, -4));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_map_lookup_elem));
}

/* Claim @element of the map for the own context, then call the clause. */
static void write_trampoline(struct code *c, int element)
{
	if (element != NO_ELEMENT) {
		look_up(c, MAP_ECB, element);
		emit(c, BPF_JMP_IMM(BPF_JNE, R0, 0, 2));
		leave(c);
		emit(c, BPF_STX_MEM(BPF_DW, R0, R6,
				    offsetof(struct dtrace_ecb, owner)));
	}
	tail_call(c);
	leave(c);
}

/* A link, or -errno. */
static int link_kprobes(int trampoline)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.cnt = 1);
	const char *function = "bpf_fentry_test1";

	opts.kprobe_multi.syms = &function;
	return bpf_link_create(trampoline, 0, BPF_TRACE_KPROBE_MULTI, &opts);
}

/* A link on the tracepoint of getpgid(), or -errno. */
static int link_system_call(int trampoline)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_TRACEPOINT, .size = sizeof(attr),
		.sample_period = 1,
	};
	int event, link;
	FILE *file;

	file = fopen("/sys/kernel/tracing/events/syscalls/sys_enter_getpgid/id",
		     "re");
	if (!file || fscanf(file, "%lld", (long long *)&attr.config) != 1) {
		if (file)
			fclose(file);
		return -ENOENT;
	}
	fclose(file);
	event = syscall(SYS_perf_event_open, &attr, -1, 0, -1,
			PERF_FLAG_FD_CLOEXEC);
	if (event < 0)
		return -errno;
	link = bpf_link_create(trampoline, event, BPF_PERF_EVENT, NULL);
	close(event);
	return link;
}

static int load_trampoline(struct rig *rig, int element)
{
	static const struct {
		enum bpf_prog_type type;
		enum bpf_attach_type attach_type;
		int (*link)(int trampoline);
	} row[] = {
		[TEST_RUN] = { BPF_PROG_TYPE_RAW_TRACEPOINT },
		[KPROBES] = { BPF_PROG_TYPE_KPROBE, BPF_TRACE_KPROBE_MULTI,
			      link_kprobes },
		[SYSTEM_CALL] = { BPF_PROG_TYPE_TRACEPOINT, 0,
				  link_system_call },
	};
	struct code *c = &rig->trampoline;

	write_trampoline(c, element);
	c->type = row[rig->source].type;
	c->attach_type = row[rig->source].attach_type;
	rig->trampoline_fd = code_load(c);
	if (rig->trampoline_fd < 0)
		return rig->trampoline_fd;
	if (!row[rig->source].link)
		return 0;
	rig->link = row[rig->source].link(rig->trampoline_fd);
	return rig->link < 0 ? rig->link : 0;
}

/* Two empty programs that share their maps; map -1: the usual per-CPU map. */
static void rig_init(struct rig *rig, enum source source, int map)
{
	struct code *clause = &rig->clause, *tramp = &rig->trampoline;

	memset(rig, 0, sizeof(*rig));
	rig->source = source;
	rig->clause_fd = -1;
	rig->trampoline_fd = -1;
	rig->link = -1;
	rig->cpus = libbpf_num_possible_cpus();
	code_init(clause);
	code_init(tramp);
	clause->map[MAP_ECB] = map;
	tramp->map[MAP_ECB] = dup(code_map(clause, MAP_ECB));
	tramp->map[MAP_PROGS] = dup(code_map(clause, MAP_PROGS));
}

/* Make what is fired. 0 or -errno. */
static int rig_up(struct rig *rig, enum source source, int map, int element)
{
	struct code *clause = &rig->clause;

	rig_init(rig, source, map);
	write_clause(clause);
	rig->clause_fd = code_load(clause);
	if (rig->clause_fd < 0)
		return rig->clause_fd;
	if (dt_set(clause->map[MAP_PROGS], 0, rig->clause_fd))
		return -errno;
	return load_trampoline(rig, element);
}

static void rig_down(struct rig *rig)
{
	if (rig->link >= 0)
		close(rig->link);
	if (rig->trampoline_fd >= 0)
		close(rig->trampoline_fd);
	if (rig->clause_fd >= 0)
		close(rig->clause_fd);
	code_free(&rig->trampoline);
	code_free(&rig->clause);
}

static void take_notes(struct rig *rig)
{
	int when, i;

	for (when = BEFORE; when <= SECOND; when++)
		for (i = 0; i < NR_NOTES; i++)
			rig->note[when][i] = code_result(&rig->clause,
							 when * NR_NOTES + i);
}

/* Let the trampoline run once on this CPU. 0 or -errno. */
static int fire(struct rig *rig)
{
	const __u64 ctx[2] = {};
	int err = 0;

	switch (rig->source) {
	case TEST_RUN:
		err = dt_test_run(rig->trampoline_fd, ctx, sizeof(ctx));
		break;
	case KPROBES:
		dt_fire_kernel();
		break;
	case SYSTEM_CALL:
		getpgid(0);
		break;
	}
	take_notes(rig);
	return err;
}

/* Element @index of CPU 0, of the usual map. 0 or -errno. */
static int get_element(struct rig *rig, __u32 index, struct dtrace_ecb *ecb)
{
	struct dtrace_ecb *all = calloc(rig->cpus, sizeof(*all));
	int err;

	err = bpf_map_lookup_elem(rig->clause.map[MAP_ECB], &index, all);
	*ecb = all[0];
	free(all);
	return err;
}

/* Write @ecb for CPU 0, zeroes for the others. 0 or -errno. */
static int set_element(struct rig *rig, __u32 index,
		       const struct dtrace_ecb *ecb)
{
	struct dtrace_ecb *all = calloc(rig->cpus, sizeof(*all));
	int err;

	all[0] = *ecb;
	err = bpf_map_update_elem(rig->clause.map[MAP_ECB], &index, all, 0);
	free(all);
	return err;
}

/* Content that tells where it comes from: all numbers begin with @base. */
static struct dtrace_ecb content(int base, int nargs)
{
	struct dtrace_ecb ecb = {
		.id = base + 1, .probe_id = base + 2, .nargs = nargs,
	};
	int i;

	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		ecb.args[i] = base + 10 + i;
	return ecb;
}

#define EXPECT_NOTE(when, returned, id, probe, n, a0, a1, a2, a9) do {	\
	const __u64 *note = rig->note[when];				\
									\
	EXPECT_EQ(returned, (long)note[RETURNED]);			\
	EXPECT_EQ(id, note[ECB_ID]);					\
	EXPECT_EQ(probe, note[PROBE_ID]);				\
	EXPECT_EQ(n, note[NARGS]);					\
	EXPECT_EQ(a0, note[ARG_0]);					\
	EXPECT_EQ(a1, note[ARG_1]);					\
	EXPECT_EQ(a2, note[ARG_2]);					\
	EXPECT_EQ(a9, note[ARG_9]);					\
} while (0)

#define EXPECT_NOTHING(when, returned) \
	EXPECT_NOTE(when, returned, 0, 0, 0, 0, 0, 0, 0)

FIXTURE(finalize) {
	struct rig rig;
};

FIXTURE_SETUP(finalize)
{
	ASSERT_EQ(0, dt_pin(0));
}

FIXTURE_TEARDOWN(finalize)
{
	rig_down(&self->rig);
}

/* Sources that exclude each other. */

TEST_F(finalize, element_0_is_for_exclusive_sources)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 2);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ecb = content(200, 3);
	ASSERT_EQ(0, set_element(rig, 1, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTE(FIRST, 0, 101, 102, 2, 110, 111, 0, 0);
}

/* Claimed or not: what a trampoline claims is for other sources. */
TEST_F(finalize, exclusive_source_takes_no_other_element)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 1);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, 1));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ecb = content(200, 3);
	ASSERT_EQ(0, set_element(rig, 1, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 101, 102, 1, 110, 0, 0, 0);
	ASSERT_EQ(0, get_element(rig, 1, &ecb));
	EXPECT_NE(0, ecb.owner);
}

/* Whether the kernel runs programs on these tracepoints preemptible. */
TEST_F(finalize, tracepoint_of_a_system_call)
{
	struct dtrace_ecb ecb = content(100, 1);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, SYSTEM_CALL, -1, 1));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ecb = content(200, 1);
	ASSERT_EQ(0, set_element(rig, 1, &ecb));
	ASSERT_EQ(0, fire(rig));
	if (dt_kernel_has("trace_call_bpf_faultable"))
		EXPECT_NOTE(FIRST, 0, 201, 202, 1, 210, 0, 0, 0);
	else
		EXPECT_NOTE(FIRST, 0, 101, 102, 1, 110, 0, 0, 0);
}

TEST_F(finalize, ten_arguments)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 10);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 101, 102, 10, 110, 111, 112, 119);
}

TEST_F(finalize, no_arguments)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 0);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 101, 102, 0, 0, 0, 0, 0);
}

TEST_F(finalize, more_than_ten_arguments_are_ten)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 11);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 101, 102, 10, 110, 111, 112, 119);

	ecb.nargs = ~0U;
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 101, 102, 10, 110, 111, 112, 119);
}

/* Fewer arguments than before: the old ones are gone. */
TEST_F(finalize, arguments_of_the_last_firing_are_gone)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 10);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	ecb = content(200, 1);
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTE(FIRST, 0, 201, 202, 1, 210, 0, 0, 0);
}

/* All other sources. */

static void own_element(struct __test_metadata *_metadata, struct rig *rig,
			int element)
{
	struct dtrace_ecb ecb = content(900, 3), other = content(100, 3);
	int i, err = 0;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, element));
	other.owner = 1;
	for (i = 0; i < ELEMENTS && !err; i++)
		err = set_element(rig, i, i == element ? &ecb : &other);
	ASSERT_EQ(0, err);
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTE(FIRST, 0, 901, 902, 3, 910, 911, 912, 0);

	/* It has been given back, so there is nothing to find any more. */
	EXPECT_NOTHING(SECOND, -ENOENT);
	for (i = 0; i < ELEMENTS; i++) {
		ASSERT_EQ(0, get_element(rig, i, &ecb));
		EXPECT_EQ(i != element, ecb.owner);
	}
}

TEST_F(finalize, first_element_with_the_owner)
{
	own_element(_metadata, &self->rig, 1);
}

TEST_F(finalize, middle_element_with_the_owner)
{
	own_element(_metadata, &self->rig, 4);
}

TEST_F(finalize, last_element_with_the_owner)
{
	own_element(_metadata, &self->rig, ELEMENTS - 1);
}

TEST_F(finalize, no_element_with_the_owner_is_enoent)
{
	struct dtrace_ecb ecb = content(100, 3);
	struct rig *rig = &self->rig;
	int i;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, NO_ELEMENT));
	for (i = 0; i < ELEMENTS; i++) {
		ecb.owner = i % 2;
		ASSERT_EQ(0, set_element(rig, i, &ecb));
	}
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTHING(FIRST, -ENOENT);
	for (i = 0; i < ELEMENTS; i++) {
		ASSERT_EQ(0, get_element(rig, i, &ecb));
		EXPECT_EQ(i % 2, ecb.owner);
	}
}

/* The search ends where the document says, however long the map is. */
TEST_F(finalize, element_63_is_the_last_one)
{
	struct dtrace_ecb ecb = content(900, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, dt_ecb_map(DTRACE_MAX_ECBS + 1),
			    DTRACE_MAX_ECBS - 1));
	ASSERT_EQ(0, set_element(rig, DTRACE_MAX_ECBS - 1, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 901, 902, 3, 910, 911, 912, 0);
}

TEST_F(finalize, element_64_is_never_found)
{
	struct dtrace_ecb ecb = content(900, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, dt_ecb_map(DTRACE_MAX_ECBS + 1),
			    DTRACE_MAX_ECBS));
	ASSERT_EQ(0, set_element(rig, DTRACE_MAX_ECBS, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(FIRST, -ENOENT);
}

/* 0 is nobody: a trampoline without a context owns no element. */
TEST_F(finalize, free_element_is_not_that_of_a_test_run_without_context)
{
	struct dtrace_ecb ecb = content(100, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 1, &ecb));
	ASSERT_EQ(0, dt_test_run(rig->trampoline_fd, NULL, 0));
	take_notes(rig);
	EXPECT_NOTHING(FIRST, -ENOENT);
}

/* Claimed or not: element 0 belongs to those that exclude each other. */
TEST_F(finalize, element_0_is_not_for_others)
{
	struct dtrace_ecb ecb = content(100, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, 0));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(FIRST, -ENOENT);
}

/* An element that has flags, none of which exist, is refused and given back. */

TEST_F(finalize, flags_of_element_0_are_einval)
{
	DT_NEEDS_FPROBE();
	struct dtrace_ecb ecb = content(100, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, -1, NO_ELEMENT));
	ecb.flags = 1;
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(FIRST, -EINVAL);
}

TEST_F(finalize, flags_of_an_own_element_are_einval)
{
	struct dtrace_ecb ecb = content(100, 3);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, 2));
	ecb.flags = 0x80000000;
	ASSERT_EQ(0, set_element(rig, 2, &ecb));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(FIRST, -EINVAL);
	EXPECT_NOTHING(SECOND, -ENOENT);
	ASSERT_EQ(0, get_element(rig, 2, &ecb));
	EXPECT_EQ(0, ecb.owner);
}

/* A program that is run by itself has no source: it is told what is there. */
TEST_F(finalize, test_run_takes_element_0)
{
	struct dtrace_ecb ecb = content(100, 2);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, -1, NO_ELEMENT));
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, code_run(rig->clause_fd));
	take_notes(rig);
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTE(FIRST, 0, 101, 102, 2, 110, 111, 0, 0);
}

/* The second time, the other nine are gone. */
TEST_F(finalize, fewer_arguments_the_second_time)
{
	struct dtrace_ecb ecb = content(100, 10);
	struct rig *rig = &self->rig;
	struct code *c = &rig->clause;
	int none;

	rig_init(rig, TEST_RUN, -1);
	finalize(c);
	look_up(c, MAP_ECB, 0);
	none = jump_imm(c, BPF_JEQ, R0, 0);
	emit(c, BPF_ST_MEM(BPF_W, R0, offsetof(struct dtrace_ecb, nargs), 1));
	land(c, none);
	look(c, FIRST);
	finalize(c);
	result(c, SECOND * NR_NOTES + RETURNED, R0);
	look(c, SECOND);
	leave(c);
	rig->clause_fd = code_load(c);
	ASSERT_LE(0, rig->clause_fd);
	ASSERT_EQ(0, set_element(rig, 0, &ecb));
	ASSERT_EQ(0, code_run(rig->clause_fd));
	take_notes(rig);
	EXPECT_NOTE(FIRST, 0, 101, 102, 10, 110, 111, 112, 119);
	EXPECT_NOTE(SECOND, 0, 101, 102, 1, 110, 0, 0, 0);
}

/* An array of one element for each CPU stands for element 0. */

static int make_array(__u32 entries)
{
	return dt_array(sizeof(struct dtrace_ecb), entries);
}

static int fill_array(int map, int entries)
{
	struct dtrace_ecb ecb;
	int i, err = 0;

	for (i = 0; i < entries && !err; i++) {
		ecb = content(1000 * (i + 1), 1);
		err = bpf_map_update_elem(map, &i, &ecb, 0);
	}
	return err;
}

TEST_F(finalize, array_has_the_element_of_this_cpu)
{
	DT_NEEDS_FPROBE();
	int cpus = libbpf_num_possible_cpus(), map = make_array(cpus);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, KPROBES, map, NO_ELEMENT));
	ASSERT_EQ(0, fill_array(map, cpus));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTE(FIRST, 0, 1001, 1002, 1, 1010, 0, 0, 0);
	if (dt_cpus() > 1) {
		ASSERT_EQ(0, dt_pin(1));
		ASSERT_EQ(0, fire(rig));
		EXPECT_NOTE(FIRST, 0, 2001, 2002, 1, 2010, 0, 0, 0);
	}
}

TEST_F(finalize, array_without_this_cpu_is_enoent)
{
	DT_NEEDS_FPROBE();
	struct rig *rig = &self->rig;
	int map = make_array(1);

	ASSERT_EQ(0, rig_up(rig, KPROBES, map, NO_ELEMENT));
	if (dt_cpus() < 2)
		SKIP(return, "needs two CPUs");
	ASSERT_EQ(0, fill_array(map, 1));
	ASSERT_EQ(0, dt_pin(1));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(BEFORE, 0);
	EXPECT_NOTHING(FIRST, -ENOENT);
}

TEST_F(finalize, array_is_not_for_other_sources)
{
	int cpus = libbpf_num_possible_cpus(), map = make_array(cpus);
	struct rig *rig = &self->rig;

	ASSERT_EQ(0, rig_up(rig, TEST_RUN, map, NO_ELEMENT));
	ASSERT_EQ(0, fill_array(map, cpus));
	ASSERT_EQ(0, fire(rig));
	EXPECT_NOTHING(FIRST, -ENOENT);
}

/* What can be seen when the program is loaded is refused then. */

static void finalize_flagged(struct code *c, int type, size_t value_size,
			     __u32 flags)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = flags);

	c->map[MAP_ECB] = bpf_map_create(type, "ecb", 4, value_size, 9, &opts);
	if (c->map[MAP_ECB] < 0)
		c->error = -c->map[MAP_ECB];
	finalize(c);
	emit(c, BPF_ALU64_IMM(BPF_ADD, R0, MARK));
	result(c, 0, R0);
	leave(c);
}

static void finalize_from(struct code *c, int type, size_t value_size)
{
	finalize_flagged(c, type, value_size, 0);
}

ACCEPTED(per_cpu_array_of_the_right_size, MARK)
{
	finalize_from(c, BPF_MAP_TYPE_PERCPU_ARRAY, sizeof(struct dtrace_ecb));
}

ACCEPTED(array_of_the_right_size, MARK)
{
	finalize_from(c, BPF_MAP_TYPE_ARRAY, sizeof(struct dtrace_ecb));
}

REFUSED(per_cpu_array_of_smaller_values, MSG_ECB_SIZE)
{
	finalize_from(c, BPF_MAP_TYPE_PERCPU_ARRAY,
		      sizeof(struct dtrace_ecb) - 8);
}

REFUSED(per_cpu_array_of_greater_values, MSG_ECB_SIZE)
{
	finalize_from(c, BPF_MAP_TYPE_PERCPU_ARRAY,
		      sizeof(struct dtrace_ecb) + 8);
}

REFUSED(array_of_smaller_values, MSG_ECB_SIZE)
{
	finalize_from(c, BPF_MAP_TYPE_ARRAY, sizeof(struct dtrace_ecb) - 8);
}

/* finalize clears the owner, so it writes. */
REFUSED(read_only_array, MSG_ECB_SIZE)
{
	finalize_flagged(c, BPF_MAP_TYPE_ARRAY, sizeof(struct dtrace_ecb),
			 BPF_F_RDONLY_PROG);
}

REFUSED(hash_map, MSG_ECB_TYPE)
{
	finalize_from(c, BPF_MAP_TYPE_HASH, sizeof(struct dtrace_ecb));
}

REFUSED(per_cpu_hash_map, MSG_ECB_TYPE)
{
	finalize_from(c, BPF_MAP_TYPE_PERCPU_HASH, sizeof(struct dtrace_ecb));
}

REFUSED(perf_event_array, MSG_ECB_TYPE)
{
	finalize_from(c, BPF_MAP_TYPE_PERF_EVENT_ARRAY, 4);
}

/*
 * A map that is looked up in another. Its type and sizes are those of the
 * template, so that they are known when the program is loaded, too.
 */
static void finalize_from_inner(struct code *c, int type, size_t value_size)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts);
	int inner, none, index = 0;

	inner = bpf_map_create(type, "inner", 4, value_size, 9, NULL);
	opts.inner_map_fd = inner;
	c->map[MAP_ECB] = bpf_map_create(BPF_MAP_TYPE_ARRAY_OF_MAPS, "outer",
					 4, 4, 1, &opts);
	if (inner < 0 || c->map[MAP_ECB] < 0 ||
	    bpf_map_update_elem(c->map[MAP_ECB], &index, &inner, 0))
		c->error = EINVAL;
	look_up(c, MAP_ECB, 0);
	none = jump_imm(c, BPF_JEQ, R0, 0);
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, BPF_MOV64_REG(R2, R0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_finalize_context));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R0, MARK));
	result(c, 0, R0);
	land(c, none);
	leave(c);
}

ACCEPTED(inner_map_of_the_right_size, MARK)
{
	finalize_from_inner(c, BPF_MAP_TYPE_PERCPU_ARRAY,
			    sizeof(struct dtrace_ecb));
}

REFUSED(inner_map_of_smaller_values, MSG_ECB_SIZE)
{
	finalize_from_inner(c, BPF_MAP_TYPE_PERCPU_ARRAY,
			    sizeof(struct dtrace_ecb) - 8);
}

REFUSED(inner_hash_map, MSG_ECB_TYPE)
{
	finalize_from_inner(c, BPF_MAP_TYPE_HASH, sizeof(struct dtrace_ecb));
}

TEST_HARNESS_MAIN
