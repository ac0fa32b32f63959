// SPDX-License-Identifier: GPL-2.0
/*
 * Programs that resemble trampolines
 *
 * Iterators and fmod_ret programs are TRACING programs, like fentry and fexit.
 * But an iterator has no firing, and an fmod_ret program decides whether a
 * function is called. They must not call a clause. An extension has the type
 * of the program that it extends, but is not its main function. A session is
 * one program at both ends of a function.
 */
#include <stdio.h>
#include <string.h>

#include "dtrace_test.h"
#include "sources.h"
#include "progs/trampolines.bpf.h"

#define COOKIE	0x0123456789abcdefULL

/* TRACING programs that may call, and that may not */

#define BEHIND	0	/* elements of the array that programs count in */
#define CALLED	1

FIXTURE(tracing)
{
	int progs, counts;
};

FIXTURE_SETUP(tracing)
{
	int clause;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	self->progs = dt_prog_array(1);
	self->counts = dt_array(8, 2);
	{
		const struct bpf_insn insns[] = {
			DT_COUNT(self->counts, CALLED),
			DT_RETURN_0(),
		};

		clause = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
	}
	ASSERT_LE(0, clause)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(self->progs, 0, clause));
	close(clause);
}

FIXTURE_TEARDOWN(tracing)
{
}

/* Calls, and counts how often it gets behind the call. */
static int load_tracing(FIXTURE_DATA(tracing) * self, const char *target,
			enum bpf_attach_type attach_type)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_COUNT(self->counts, BEHIND),
		DT_RETURN_0(),
	};
	const struct dt_prog prog = {
		.type = BPF_PROG_TYPE_TRACING,
		.attach_type = attach_type,
		.attach_btf_id = libbpf_find_vmlinux_btf_id(target, attach_type),
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};

	return dt_load_prog(&prog);
}

TEST_F(tracing, fentry_call_is_taken)
{
	int prog = load_tracing(self, "bpf_fentry_test1", BPF_TRACE_FENTRY);
	int link;

	ASSERT_LE(0, prog)
		TH_LOG("%s", dt_log());
	link = bpf_raw_tracepoint_open(NULL, prog);
	ASSERT_LE(0, link);
	dt_fire_kernel();
	EXPECT_EQ(1, dt_get(self->counts, CALLED));
	EXPECT_EQ(0, dt_get(self->counts, BEHIND));
	close(link);
}

static void expect_refused(struct __test_metadata *_metadata,
			   FIXTURE_DATA(tracing) * self, const char *target,
			   enum bpf_attach_type attach_type)
{
	char reason[96];

	snprintf(reason, sizeof(reason),
		 "program of type %d, attach type %d cannot tail call into array of type %d",
		 BPF_PROG_TYPE_TRACING, attach_type, BPF_PROG_TYPE_DTRACE);
	EXPECT_EQ(-EINVAL, load_tracing(self, target, attach_type));
	EXPECT_NE(NULL, strstr(dt_log(), reason))
		TH_LOG("verifier log:\n%s", dt_log());
}

TEST_F(tracing, fmod_ret_call_is_refused)
{
	expect_refused(_metadata, self, "bpf_modify_return_test",
		       BPF_MODIFY_RETURN);
}

TEST_F(tracing, iterator_call_is_refused)
{
	expect_refused(_metadata, self, "bpf_map", BPF_TRACE_ITER);
}

/* Trampolines in C, and what their clause keeps */

FIXTURE(stage)
{
	struct bpf_object *clause, *trampoline, *target;
	struct bpf_link *link;
	const struct kept *kept;
	int progs;
};

/* What the verifier said of the program that load_one() could not load. */
static char load_log[64 * 1024];

/* Load one program of progs/trampolines.bpf.c, NULL and errno if it fails. */
static struct bpf_object *load_one(const char *name, int progs, int ecbs,
				   int target)
{
	struct bpf_object *obj = dt_open("trampolines");
	struct bpf_program *prog, *each;
	int err = 0;

	if (!obj)
		return NULL;
	prog = bpf_object__find_program_by_name(obj, name);
	bpf_object__for_each_program(each, obj)
		bpf_program__set_autoload(each, each == prog);
	err = bpf_program__set_log_buf(prog, load_log, sizeof(load_log));
	if (!err && progs >= 0)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "clauses"),
					progs);
	if (!err && ecbs >= 0)
		err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "ecbs"),
					ecbs);
	if (!err && target >= 0)
		err = bpf_program__set_attach_target(prog, target, "hand_over");
	if (!err)
		err = bpf_object__load(obj);
	if (!err)
		return obj;
	bpf_object__close(obj);
	errno = -err;
	return NULL;
}

FIXTURE_SETUP(stage)
{
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	self->progs = dt_prog_array(4);
	self->clause = load_one("keep", -1, -1, -1);
	ASSERT_NE(NULL, self->clause);
	ASSERT_EQ(0, dt_set(self->progs, 0,
			    dt_object_prog(self->clause, "keep")));
	self->kept = dt_var(self->clause, "kept");
	ASSERT_NE(NULL, self->kept);
}

FIXTURE_TEARDOWN(stage)
{
	bpf_link__destroy(self->link);
	bpf_object__close(self->trampoline);
	bpf_object__close(self->target);
	bpf_object__close(self->clause);
}

static struct bpf_program *find(struct bpf_object *obj, const char *name)
{
	return bpf_object__find_program_by_name(obj, name);
}

TEST_F(stage, session_hands_over_what_each_end_has)
{
	const struct dt_source *source = &dt_sources[DT_SOURCE_session];
	const struct firing *entry = &self->kept->firing[0];
	const struct firing *end = &self->kept->firing[1];
	int i;

	DT_NEEDS_FPROBE();
	self->trampoline = load_one("on_session", self->progs,
				    dt_object_map(self->clause, "ecbs"), -1);
	ASSERT_NE(NULL, self->trampoline);
	*(__u64 *)dt_var(self->trampoline, "wanted_tid") = gettid();
	self->link = source->attach(find(self->trampoline, "on_session"),
				    COOKIE);
	ASSERT_NE(NULL, self->link);
	source->fire();

	ASSERT_EQ(2, self->kept->count);
	EXPECT_EQ(ID_ENTRY, entry->id);
	EXPECT_EQ(5, entry->nargs);
	for (i = 0; i < 5; i++)
		EXPECT_EQ(11 + i, entry->args[i]);
	EXPECT_EQ(ID_RETURN, end->id);
	EXPECT_EQ(1, end->nargs);
	EXPECT_EQ(65, end->args[0]);
	for (i = 1; i < KEPT_ARGS; i++)
		EXPECT_EQ(0, end->args[i]);
	for (i = 0; i < 2; i++) {
		EXPECT_EQ(COOKIE, self->kept->firing[i].cookie);
		EXPECT_EQ(source->address(), self->kept->firing[i].address);
	}
}

/*
 * An extension is a function of the program that it extends, and so has no such
 * call. It is the array that it is refused for: without one it loads.
 */
TEST_F(stage, extension_may_not_call)
{
	int target;

	self->target = load_one("to_be_extended", -1, -1, -1);
	ASSERT_NE(NULL, self->target);
	target = dt_object_prog(self->target, "to_be_extended");
	self->trampoline = load_one("extension", self->progs, -1, target);
	EXPECT_EQ(NULL, self->trampoline);
	EXPECT_EQ(EINVAL, errno);
	EXPECT_NE(NULL, strstr(load_log, "tail call into another program type outside of"))
		TH_LOG("verifier log:\n%s", load_log);
	bpf_object__close(self->trampoline);

	self->trampoline = load_one("extension", -1, -1, target);
	EXPECT_NE(NULL, self->trampoline);
}

TEST_HARNESS_MAIN
