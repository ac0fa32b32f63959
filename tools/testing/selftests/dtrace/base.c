// SPDX-License-Identifier: GPL-2.0
/*
 * Requirements on the base kernel, with and without this program type
 *
 * The interpreter runs a tail-called program on the stack frame of the caller.
 * The tests combine a caller without a stack of its own and a callee that uses
 * all 512 bytes, like a trampoline and its clause.
 *
 * The verifier checks buffers of a context like packet data. So a rule for a
 * pointer that was compared with the end must hold for packets first.
 *
 * To verify a global function that takes a context, the verifier uses a table
 * of all program types.
 */
#include "dtrace_test.h"

#define WORDS	(MAX_BPF_STACK / 8)

FIXTURE(stack)
{
	int progs;
};

FIXTURE_VARIANT(stack)
{
	enum dt_exec mode;
};

FIXTURE_VARIANT_ADD(stack, interpreter)
{
	.mode = DT_EXEC_INTERPRETER,
};

FIXTURE_VARIANT_ADD(stack, jit)
{
	.mode = DT_EXEC_JIT,
};

FIXTURE_SETUP(stack)
{
	int err = dt_exec_mode(variant->mode);

	self->progs = -1;
	if (err == -ENOTSUP)
		SKIP(return, "kernel was built without the interpreter");
	ASSERT_EQ(0, err);
	self->progs = dt_prog_array(1);
	ASSERT_LE(0, self->progs);
}

FIXTURE_TEARDOWN(stack)
{
	close(self->progs);
	dt_exec_mode(DT_EXEC_JIT);
}

/* Fills its stack with the numbers 1...WORDS and returns their sum. */
static int load_deep(void)
{
	struct bpf_insn insns[3 * WORDS + 2], *insn = insns;
	int i;

	for (i = 1; i <= WORDS; i++)
		*insn++ = BPF_ST_MEM(BPF_DW, BPF_REG_10, -8 * i, i);
	*insn++ = BPF_MOV64_IMM(BPF_REG_0, 0);
	for (i = 1; i <= WORDS; i++) {
		*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_10, -8 * i);
		*insn++ = BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2);
	}
	*insn++ = BPF_EXIT_INSN();
	return dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, insn - insns);
}

TEST_F(stack, shallow_caller_deep_callee)
{
	const struct bpf_insn shallow[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	int deep, caller;

	deep = load_deep();
	ASSERT_LE(0, deep)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(self->progs, 0, deep));
	caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, shallow,
			 ARRAY_SIZE(shallow));
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());

	EXPECT_EQ(WORDS * (WORDS + 1) / 2, dt_test_run(caller, NULL, 0));

	close(caller);
	close(deep);
}

/* Packet pointers */

FIXTURE(packet)
{
};

FIXTURE_VARIANT(packet)
{
	enum bpf_prog_type type;
	int data, data_end;	/* offsets in the context */
};

FIXTURE_VARIANT_ADD(packet, xdp)
{
	.type = BPF_PROG_TYPE_XDP,
	.data = offsetof(struct xdp_md, data),
	.data_end = offsetof(struct xdp_md, data_end),
};

FIXTURE_VARIANT_ADD(packet, sched_cls)
{
	.type = BPF_PROG_TYPE_SCHED_CLS,
	.data = offsetof(struct __sk_buff, data),
	.data_end = offsetof(struct __sk_buff, data_end),
};

FIXTURE_SETUP(packet)
{
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
}

FIXTURE_TEARDOWN(packet)
{
}

/*
 * A pointer that is beyond the end moves back by @back bytes and is compared
 * again. Where it is not beyond then, the byte at @offset is read; 77 if it is.
 */
static int load_mover(enum bpf_prog_type type, int data, int data_end, int back,
		      int offset)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_W, BPF_REG_2, BPF_REG_1, data),
		BPF_LDX_MEM(BPF_W, BPF_REG_3, BPF_REG_1, data_end),
		BPF_MOV64_IMM(BPF_REG_0, 66),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, 128),
		BPF_JMP_REG(BPF_JLE, BPF_REG_2, BPF_REG_3, 4),
		BPF_ALU64_IMM(BPF_SUB, BPF_REG_2, back),
		BPF_MOV64_IMM(BPF_REG_0, 77),
		BPF_JMP_REG(BPF_JGT, BPF_REG_2, BPF_REG_3, 1),
		BPF_LDX_MEM(BPF_B, BPF_REG_0, BPF_REG_2, offset),
		BPF_EXIT_INSN(),
	};

	return dt_load(type, insns, ARRAY_SIZE(insns));
}

/* What @prog returns for a packet of @size bytes that are 1, 2, 3... */
static int run_packet(int prog, int size)
{
	__u8 data[256];
	LIBBPF_OPTS(bpf_test_run_opts, opts,
		    .data_in = data,
		    .data_size_in = size);
	int i, err;

	for (i = 0; i < size; i++)
		data[i] = i + 1;
	err = bpf_prog_test_run_opts(prog, &opts);
	return err ? err : (int)opts.retval;
}

TEST_F(packet, beyond_the_end_is_forgotten_by_a_move)
{
	int good, bad;

	good = load_mover(variant->type, variant->data, variant->data_end, 64,
			  -1);
	ASSERT_LE(0, good)
		TH_LOG("%s", dt_log());
	EXPECT_EQ(66, run_packet(good, 128));
	EXPECT_EQ(64, run_packet(good, 127));
	EXPECT_EQ(64, run_packet(good, 64));
	EXPECT_EQ(77, run_packet(good, 63));
	close(good);

	/* One byte on, and it is not in what was compared. */
	bad = load_mover(variant->type, variant->data, variant->data_end, 64, 0);
	EXPECT_EQ(-EACCES, bad);
	EXPECT_NE(NULL, strstr(dt_log(), "invalid access to packet, off=64 size=1"))
		TH_LOG("%s", dt_log());
}

/* At its place it still is beyond: what is never reached is not verified. */
TEST_F(packet, beyond_the_end_is_known_without_a_move)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_W, BPF_REG_2, BPF_REG_1, variant->data),
		BPF_LDX_MEM(BPF_W, BPF_REG_3, BPF_REG_1, variant->data_end),
		BPF_MOV64_IMM(BPF_REG_0, 66),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, 128),
		BPF_JMP_REG(BPF_JLE, BPF_REG_2, BPF_REG_3, 3),
		BPF_MOV64_IMM(BPF_REG_0, 77),
		BPF_JMP_REG(BPF_JGT, BPF_REG_2, BPF_REG_3, 1),
		BPF_LDX_MEM(BPF_B, BPF_REG_0, BPF_REG_2, 0),
		BPF_EXIT_INSN(),
	};
	int fd = dt_load(variant->type, insns, ARRAY_SIZE(insns));

	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	EXPECT_EQ(66, run_packet(fd, 128));
	EXPECT_EQ(77, run_packet(fd, 127));
	close(fd);
}

/* Contexts of global functions */

FIXTURE(context)
{
	struct bpf_object *obj;
};

FIXTURE_VARIANT(context)
{
	const char *prog;
	enum bpf_prog_type type;
};

#define CONTEXT(_name, _type)						\
	FIXTURE_VARIANT_ADD(context, _name)				\
	{								\
		.prog = "call_" #_name,					\
		.type = BPF_PROG_TYPE_##_type,				\
	}

CONTEXT(socket_filter, SOCKET_FILTER);
CONTEXT(xdp, XDP);
CONTEXT(perf_event, PERF_EVENT);
CONTEXT(raw_tracepoint, RAW_TRACEPOINT);
CONTEXT(cgroup_device, CGROUP_DEVICE);
CONTEXT(sk_lookup, SK_LOOKUP);
CONTEXT(netfilter, NETFILTER);
CONTEXT(dtrace, DTRACE);

FIXTURE_SETUP(context)
{
	self->obj = dt_open("contexts");
	ASSERT_NE(NULL, self->obj);
}

FIXTURE_TEARDOWN(context)
{
	bpf_object__close(self->obj);
}

/* The type of which the number is the last, and that which is listed last. */
TEST_F(context, of_a_global_function_is_that_of_its_type)
{
	struct bpf_program *prog;

	if (variant->type != BPF_PROG_TYPE_DTRACE &&
	    libbpf_probe_bpf_prog_type(variant->type, NULL) != 1)
		SKIP(return, "kernel was built without the type");
	bpf_object__for_each_program(prog, self->obj)
		bpf_program__set_autoload(prog, !strcmp(bpf_program__name(prog),
							variant->prog));
	EXPECT_EQ(0, bpf_object__load(self->obj));
}

TEST_HARNESS_MAIN
