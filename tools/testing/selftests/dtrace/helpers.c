// SPDX-License-Identifier: GPL-2.0
/*
 * Helpers whose result depends on the event source, and the test run
 *
 * Stacks are those of the code where the probe fired, although the clause runs
 * on its own context. A clause on a kernel event finds the system call that the
 * test made; a clause on a user-space event finds the function.
 */
#include <signal.h>

#include "dtrace_test.h"
#include "sources.h"
#include "progs/helpers.bpf.h"

FIXTURE(source)
{
	struct dt_wired wired;
	struct dt_ring ring;
	const struct dt_source *source;
	const struct found *found;
};

FIXTURE_VARIANT(source)
{
	enum dt_source_id id;
	bool in_user;		/* fires while user code runs */
};

#define SOURCE(_name, _in_user)						\
	FIXTURE_VARIANT_ADD(source, _name)				\
	{								\
		.id = DT_SOURCE_##_name,				\
		.in_user = _in_user,					\
	}

SOURCE(kprobe, false);
SOURCE(kretprobe, false);
SOURCE(kprobe_multi, false);
SOURCE(kretprobe_multi, false);
SOURCE(session, false);
SOURCE(uprobe, true);
SOURCE(uretprobe, true);
SOURCE(uprobe_multi, true);
SOURCE(uretprobe_multi, true);
SOURCE(tracepoint, false);
SOURCE(raw_tracepoint, false);
SOURCE(perf_event, true);
SOURCE(fentry, false);
SOURCE(fexit, false);
SOURCE(tp_btf, false);

FIXTURE_SETUP(source)
{
	self->source = &dt_sources[variant->id];
	if (!dt_source_there(self->source))
		SKIP(return, "no fprobe in this kernel");
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, dt_wire(&self->wired, self->source, "helpers", "ask", 1));
	ASSERT_EQ(0, dt_ring_open(&self->ring, 0, 4, NULL));
	ASSERT_EQ(0, dt_set(dt_object_map(self->wired.clause_obj, "rings"), 0,
			    self->ring.fd));
	self->found = dt_var(self->wired.clause_obj, "found");
}

FIXTURE_TEARDOWN(source)
{
	dt_unwire(&self->wired);
	dt_ring_close(&self->ring);
}

TEST_F(source, stack_is_that_of_the_event)
{
	const struct found *found = self->found;

	self->source->fire();

	ASSERT_EQ(self->source->hits, found->hits);
	if (variant->in_user) {
		ASSERT_LE(8, found->user_size);
		EXPECT_EQ(0, found->user[0] >> 63);
		EXPECT_NE(0, found->user[0]);
	} else {
		ASSERT_LE(8, found->kernel_size);
		EXPECT_TRUE(dt_stack_has(found->kernel, found->kernel_size / 8,
					 "syscall"));
		EXPECT_LE(0, found->stackid);
	}
	if (variant->id == DT_SOURCE_uprobe ||
	    variant->id == DT_SOURCE_uprobe_multi)
		EXPECT_EQ(self->source->address(), found->user[0]);
}

static void count_numbers(void *arg, const struct perf_event_header *hdr)
{
	const __u64 *number;
	long *good = arg;
	__u32 size;

	number = dt_sample_raw(hdr, &size);
	/* The sample is padded to the alignment of the ring. */
	if (hdr->type == PERF_RECORD_SAMPLE && size == 12 &&
	    *number == *good + 1)
		++*good;
}

TEST_F(source, perf_event_output_works_beside_reserve)
{
	long good = 0;
	int i;

	for (i = 0; i < 10; i++)
		self->source->fire();

	EXPECT_EQ(10 * self->source->hits, self->found->hits);
	EXPECT_EQ(0, self->found->output);
	EXPECT_EQ(self->found->hits,
		  dt_ring_read(&self->ring, count_numbers, &good));
	EXPECT_EQ(self->found->hits, good);
}

/* BPF_PROG_TEST_RUN */

static int load_adder(void)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, DT_CTX(ecb_id)),
		BPF_LDX_MEM(BPF_W, BPF_REG_2, BPF_REG_1, DT_CTX(probe_id)),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2),
		BPF_LDX_MEM(BPF_W, BPF_REG_2, BPF_REG_1, DT_CTX(nargs)),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2),
		BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_1, DT_CTX(args) + 72),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2),
		BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_1, DT_CTX(regs) + 8),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2),
		DT_TELL(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

TEST(test_run_takes_registers_ids_and_arguments)
{
	struct dtrace_bpf_context ctx = {
		.ecb_id = 1,
		.probe_id = 20,
		.nargs = 10,
		.args[9] = 4000,
	};
	int fd = load_adder();

	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	((__u64 *)&ctx.regs)[1] = 300;
	EXPECT_EQ(4331, dt_test_run(fd, &ctx, sizeof(ctx)));
	/* Arguments beyond nargs are none. */
	ctx.nargs = 9;
	EXPECT_EQ(330, dt_test_run(fd, &ctx, sizeof(ctx)));
	/* What is not given is 0. */
	EXPECT_EQ(30, dt_test_run(fd, &ctx, DT_CTX(regs)));
	EXPECT_EQ(1, dt_test_run(fd, &ctx, sizeof(ctx.ecb_id)));
	EXPECT_EQ(0, dt_test_run(fd, NULL, 0));
}

TEST(test_run_refuses_what_it_does_not_know)
{
	char data[64] = {}, ctx[sizeof(struct dtrace_bpf_context) + 8] = {};
	int fd = load_adder();

	LIBBPF_OPTS(bpf_test_run_opts, on_cpu, .cpu = 1,
		    .flags = BPF_F_TEST_RUN_ON_CPU);
	LIBBPF_OPTS(bpf_test_run_opts, with_data, .data_in = data,
		    .data_size_in = sizeof(data));
	LIBBPF_OPTS(bpf_test_run_opts, longer, .ctx_in = ctx,
		    .ctx_size_in = sizeof(ctx));
	LIBBPF_OPTS(bpf_test_run_opts, nowhere, .ctx_in = (void *)8,
		    .ctx_size_in = sizeof(struct dtrace_bpf_context));

	ASSERT_LE(0, fd);
	EXPECT_EQ(-EINVAL, bpf_prog_test_run_opts(fd, &on_cpu));
	EXPECT_EQ(-EINVAL, bpf_prog_test_run_opts(fd, &with_data));
	EXPECT_EQ(-EFAULT, bpf_prog_test_run_opts(fd, &nowhere));
	/* A newer struct is accepted if its new part is 0. */
	EXPECT_EQ(0, bpf_prog_test_run_opts(fd, &longer));
	ctx[sizeof(ctx) - 1] = 1;
	EXPECT_EQ(-E2BIG, bpf_prog_test_run_opts(fd, &longer));
}

/* A clause that counts its runs and, each time, sends its task a signal. */
static int load_signaller(int calls)
{
	const struct bpf_insn insns[] = {
		DT_COUNT(calls, 0),
		BPF_MOV64_IMM(BPF_REG_1, SIGUSR1),
		DT_CALL(send_signal),
		DT_RETURN_0(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

static void do_nothing(int number)
{
}

/* It is looked for between two runs: there is always one, and the last counts. */
TEST(test_run_ends_with_a_signal)
{
	LIBBPF_OPTS(bpf_test_run_opts, once, .repeat = 1);
	LIBBPF_OPTS(bpf_test_run_opts, often, .repeat = 1000);
	int calls = dt_array(8, 1);
	int fd = load_signaller(calls);

	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	ASSERT_NE(SIG_ERR, signal(SIGUSR1, do_nothing));
	EXPECT_EQ(0, bpf_prog_test_run_opts(fd, &once));
	EXPECT_EQ(0, once.retval);
	EXPECT_EQ(1, dt_get(calls, 0));
	EXPECT_EQ(-EINTR, bpf_prog_test_run_opts(fd, &often));
	EXPECT_EQ(2, dt_get(calls, 0));

	/* One that is ignored is none. */
	ASSERT_NE(SIG_ERR, signal(SIGUSR1, SIG_IGN));
	EXPECT_EQ(0, bpf_prog_test_run_opts(fd, &often));
	EXPECT_EQ(1002, dt_get(calls, 0));
}

TEST(test_run_repeats)
{
	LIBBPF_OPTS(bpf_test_run_opts, opts, .repeat = 100, .retval = 5);
	int calls = dt_array(8, 1);
	const struct bpf_insn insns[] = {
		DT_COUNT(calls, 0),
		DT_RETURN_0(),
	};
	int fd = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));

	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	EXPECT_EQ(0, bpf_prog_test_run_opts(fd, &opts));
	EXPECT_EQ(0, opts.retval);
	EXPECT_EQ(100, dt_get(calls, 0));
}

TEST_HARNESS_MAIN
