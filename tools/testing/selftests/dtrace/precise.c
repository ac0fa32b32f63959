// SPDX-License-Identifier: GPL-2.0
/*
 * Stacks of precise samples
 *
 * The registers of a precise sample are not suitable for unwinding. So a
 * program that uses stacks cannot be attached to such an event, unless the
 * sample has a whole callchain of its own. A trampoline does not use stacks, so
 * it can be attached. A clause behind it that uses stacks gets an error.
 *
 * The event of these tests is a page fault, which is precise if precise_ip is
 * set. No hardware is needed.
 */
#include <sys/syscall.h>

#include "dtrace_test.h"
#include "sources.h"
#include "progs/helpers.bpf.h"

FIXTURE(sample)
{
	struct dt_source source;
	struct dt_wired wired;
};

FIXTURE_VARIANT(sample)
{
	bool precise;
	bool callchain;
	bool exclude_kernel;
	bool exclude_user;
	int error;		/* of the stack helpers */
};

FIXTURE_VARIANT_ADD(sample, imprecise)
{
};

FIXTURE_VARIANT_ADD(sample, precise)
{
	.precise = true,
	.error = -EPROTO,
};

FIXTURE_VARIANT_ADD(sample, precise_with_callchain)
{
	.precise = true,
	.callchain = true,
};

FIXTURE_VARIANT_ADD(sample, precise_with_the_users_callchain)
{
	.precise = true,
	.callchain = true,
	.exclude_kernel = true,
	.error = -EPROTO,
};

FIXTURE_VARIANT_ADD(sample, precise_with_the_kernels_callchain)
{
	.precise = true,
	.callchain = true,
	.exclude_user = true,
	.error = -EPROTO,
};

/* The event of the test that is running: attach() takes no argument for it. */
static struct perf_event_attr attr;

static struct bpf_link *attach(struct bpf_program *prog, __u64 cookie)
{
	int fd = syscall(SYS_perf_event_open, &attr, 0, -1, -1,
			 PERF_FLAG_FD_CLOEXEC);

	/* The link owns the descriptor from here on. */
	return fd < 0 ? NULL : bpf_program__attach_perf_event(prog, fd);
}

FIXTURE_SETUP(sample)
{
	attr = (struct perf_event_attr) {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_PAGE_FAULTS,
		.sample_type = PERF_SAMPLE_ADDR |
			       (variant->callchain ? PERF_SAMPLE_CALLCHAIN : 0),
		.sample_period = 1,
		.precise_ip = variant->precise,
		.exclude_callchain_kernel = variant->exclude_kernel,
		.exclude_callchain_user = variant->exclude_user,
	};
	self->source = dt_sources[DT_SOURCE_perf_event];
	self->source.attach = attach;
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, dt_wire(&self->wired, &self->source, "helpers", "ask", 0));
}

FIXTURE_TEARDOWN(sample)
{
	dt_unwire(&self->wired);
}

TEST_F(sample, stack_helpers_need_a_whole_callchain)
{
	const struct found *found = dt_var(self->wired.clause_obj, "found");
	size_t last;

	self->source.fire();

	ASSERT_EQ(self->source.hits, found->hits);
	if (variant->error) {
		EXPECT_EQ(variant->error, found->kernel_size);
		EXPECT_EQ(variant->error, found->user_size);
		EXPECT_EQ(variant->error, found->stackid);
		/* Nothing of what was in the buffer is left. */
		EXPECT_EQ(0, found->user[0]);
	} else {
		/* The sample's own begins with a mark, PERF_CONTEXT_USER. */
		ASSERT_LE(variant->callchain ? 16 : 8, found->user_size);
		last = found->user_size / 8 - 1;
		EXPECT_NE(0, found->user[last]);
		EXPECT_EQ(0, found->user[last] >> 63);
	}
}

/* The rule that the clause must not get around. */
TEST_F(sample, program_on_the_event_is_refused_at_attach)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_REG(BPF_REG_2, BPF_REG_10),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, -64),
		BPF_MOV64_IMM(BPF_REG_3, 64),
		BPF_MOV64_IMM(BPF_REG_4, 0),
		DT_CALL(get_stack),
		DT_RETURN_0(),
	};
	int fd = dt_load(BPF_PROG_TYPE_PERF_EVENT, insns, ARRAY_SIZE(insns));
	int event = syscall(SYS_perf_event_open, &attr, 0, -1, -1,
			    PERF_FLAG_FD_CLOEXEC), link;

	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	ASSERT_LE(0, event);
	link = bpf_link_create(fd, event, BPF_PERF_EVENT, NULL);
	EXPECT_EQ(variant->error, link < 0 ? link : 0);
	if (link >= 0)
		close(link);
	close(event);
	close(fd);
}

TEST_HARNESS_MAIN
