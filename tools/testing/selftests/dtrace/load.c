// SPDX-License-Identifier: GPL-2.0
/*
 * Which programs the kernel loads as BPF_PROG_TYPE_DTRACE, and who may load
 * them
 *
 * Each test of a rejection has one program that breaks one rule, and checks the
 * message. If capabilities are missing or the attach type is wrong, the kernel
 * rejects the program before it writes a log. For such a program, the test
 * checks only the error. Each rejected program has an accepted twin that
 * differs in as little as possible.
 */
#include <endian.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <bpf/btf.h>

#include "dtrace_test.h"

#define DTRACE	BPF_PROG_TYPE_DTRACE

/* Privileges */

FIXTURE(caps)
{
};

FIXTURE_VARIANT(caps)
{
	__u64 mask;
	int err;
};

FIXTURE_VARIANT_ADD(caps, none)
{
	.mask = 0,
	.err = -EPERM,
};

FIXTURE_VARIANT_ADD(caps, bpf_only)
{
	.mask = DT_CAP(BPF),
	.err = -EPERM,
};

FIXTURE_VARIANT_ADD(caps, perfmon_only)
{
	.mask = DT_CAP(PERFMON),
	.err = -EPERM,
};

FIXTURE_VARIANT_ADD(caps, bpf_and_net_admin)
{
	.mask = DT_CAP(BPF) | DT_CAP(NET_ADMIN),
	.err = -EPERM,
};

FIXTURE_VARIANT_ADD(caps, bpf_and_perfmon)
{
	.mask = DT_CAP(BPF) | DT_CAP(PERFMON),
};

FIXTURE_VARIANT_ADD(caps, sys_admin)
{
	.mask = DT_CAP(SYS_ADMIN),
};

FIXTURE_SETUP(caps)
{
}

FIXTURE_TEARDOWN(caps)
{
}

TEST_F(caps, needed_to_load)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	int fd;

	ASSERT_EQ(0, dt_keep_caps(variant->mask));
	fd = dt_load(DTRACE, insns, ARRAY_SIZE(insns));
	EXPECT_EQ(variant->err, fd < 0 ? fd : 0);
}

TEST(unprivileged_gets_eperm)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };

	ASSERT_EQ(0, setresgid(65534, 65534, 65534));
	ASSERT_EQ(0, setresuid(65534, 65534, 65534));
	EXPECT_EQ(-EPERM, dt_load(DTRACE, insns, ARRAY_SIZE(insns)));
}

/* Properties of the whole program */

TEST(not_gpl_is_refused)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	struct dt_prog prog = {
		.type = DTRACE,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
		.license = "Proprietary",
	};
	int fd;

	EXPECT_EQ(-EINVAL, dt_load_prog(&prog));
	EXPECT_NE(NULL, strstr(dt_log(),
			       "programs of this type must have a GPL compatible license\n"))
		TH_LOG("verifier log: %s", dt_log());
	prog.license = "Dual BSD/GPL";
	fd = dt_load_prog(&prog);
	EXPECT_LE(0, fd);
}

TEST(expected_attach_type_other_than_0_is_refused)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	struct dt_prog prog = {
		.type = DTRACE,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};
	int type;

	for (type = 1; type < __MAX_BPF_ATTACH_TYPE; type++) {
		prog.attach_type = type;
		EXPECT_EQ(-EINVAL, dt_load_prog(&prog))
			TH_LOG("attach type %d", type);
	}
	prog.attach_type = 0;
	EXPECT_LE(0, dt_load_prog(&prog));
}

TEST(sleepable_is_refused)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	const struct dt_prog prog = {
		.type = DTRACE,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
		.flags = BPF_F_SLEEPABLE,
	};

	EXPECT_EQ(-EINVAL, dt_load_prog(&prog));
	EXPECT_NE(NULL, strstr(dt_log(), "sleepable"))
		TH_LOG("verifier log: %s", dt_log());
}

/* What a clause returns becomes the result of whatever has called it: 0. */

TEST(value_other_than_0_is_refused)
{
	EXPECT_REFUSED(DTRACE, EINVAL,
		       "At program exit the register R0 has smin=1 smax=1 should have been in [0, 0]\n",
		       BPF_MOV64_IMM(BPF_REG_0, 1),
		       BPF_EXIT_INSN());
	EXPECT_REFUSED(DTRACE, EINVAL, "should have been in [0, 0]\n",
		       BPF_MOV64_IMM(BPF_REG_0, -1),
		       BPF_EXIT_INSN());
	EXPECT_ACCEPTED(DTRACE, DT_RETURN_0());
}

TEST(value_that_may_be_another_than_0_is_refused)
{
	EXPECT_REFUSED(DTRACE, EINVAL, "should have been in [0, 0]\n",
		       BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, DT_CTX(tid)),
		       BPF_EXIT_INSN());
	EXPECT_ACCEPTED(DTRACE,
			BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, DT_CTX(tid)),
			BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 1),
			BPF_MOV64_IMM(BPF_REG_0, 0),
			BPF_EXIT_INSN());
}

/* Programs run behind trampolines only: no event takes one by itself. */
TEST(attaching_it_to_an_event_is_refused)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	int prog = dt_load(DTRACE, insns, ARRAY_SIZE(insns)), event;
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_CPU_CLOCK,
		.sample_period = 1000000,
	};

	ASSERT_LE(0, prog);
	event = syscall(SYS_perf_event_open, &attr, 0, -1, -1, 0);
	ASSERT_LE(0, event);
	EXPECT_EQ(-1, ioctl(event, PERF_EVENT_IOC_SET_BPF, prog));
	EXPECT_EQ(EINVAL, errno);
	EXPECT_EQ(-EINVAL, bpf_link_create(prog, event, BPF_PERF_EVENT, NULL));
	EXPECT_EQ(-EINVAL, bpf_raw_tracepoint_open("task_rename", prog));
	EXPECT_EQ(-EINVAL, bpf_raw_tracepoint_open(NULL, prog));
}

/* Helpers */

TEST(unknown_helper_is_refused)
{
	EXPECT_REFUSED(DTRACE, EINVAL, "invalid func unknown#",
		       BPF_EMIT_CALL(1 << 20),
		       DT_RETURN_0());
}

/* A helper that exists, for other program types. */
TEST(helper_of_another_type_is_refused)
{
	EXPECT_REFUSED(DTRACE, EINVAL, "cannot use helper bpf_skb_load_bytes",
		       BPF_MOV64_IMM(BPF_REG_2, 0),
		       BPF_MOV64_REG(BPF_REG_3, BPF_REG_10),
		       BPF_ALU64_IMM(BPF_ADD, BPF_REG_3, -8),
		       BPF_MOV64_IMM(BPF_REG_4, 8),
		       DT_CALL(skb_load_bytes),
		       DT_RETURN_0());
}

TEST(dtrace_helpers_are_refused_in_other_types)
{
	const int helpers[] = {
		BPF_FUNC_buffer_reserve,
		BPF_FUNC_buffer_commit,
		BPF_FUNC_finalize_context,
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(helpers); i++)
		EXPECT_REFUSED(BPF_PROG_TYPE_KPROBE, EINVAL,
			       "cannot use helper",
			       BPF_EMIT_CALL(helpers[i]),
			       DT_RETURN_0());
}

/* Helpers of tracing programs that need no arguments but the context. */
TEST(tracing_helpers_are_accepted)
{
	const int helpers[] = {
		BPF_FUNC_ktime_get_ns,
		BPF_FUNC_ktime_get_boot_ns,
		BPF_FUNC_ktime_get_tai_ns,
		BPF_FUNC_jiffies64,
		BPF_FUNC_get_current_pid_tgid,
		BPF_FUNC_get_current_uid_gid,
		BPF_FUNC_get_current_task,
		BPF_FUNC_get_current_task_btf,
		BPF_FUNC_get_smp_processor_id,
		BPF_FUNC_get_numa_node_id,
		BPF_FUNC_get_prandom_u32,
		BPF_FUNC_get_attach_cookie,
		BPF_FUNC_get_func_ip,
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(helpers); i++)
		EXPECT_ACCEPTED(DTRACE,
				BPF_EMIT_CALL(helpers[i]),
				DT_RETURN_0());
}

/* The context */

FIXTURE(ctx)
{
};

FIXTURE_VARIANT(ctx)
{
	int size, offset;
};

FIXTURE_SETUP(ctx)
{
}

FIXTURE_TEARDOWN(ctx)
{
}

#define BAD(_name, _size, _offset)					\
	FIXTURE_VARIANT_ADD(ctx, _name)					\
	{								\
		.size = _size,						\
		.offset = _offset,					\
	}

#define END	((int)sizeof(struct dtrace_bpf_context))

BAD(behind_the_end, BPF_DW, END);
BAD(byte_behind_the_end, BPF_B, END);
BAD(far_behind_the_end, BPF_W, 4096);
BAD(before_the_start, BPF_DW, -8);
BAD(straddling_the_end, BPF_DW, END - 4);
BAD(straddling_two_fields, BPF_DW, DT_CTX(prio) + 4);
BAD(two_fields_at_once, BPF_DW, DT_CTX(tid) & ~7);
BAD(unaligned_word, BPF_W, DT_CTX(tid) + 1);
BAD(unaligned_half, BPF_H, DT_CTX(tid) + 1);
BAD(unaligned_long, BPF_DW, DT_CTX(args) + 4);
BAD(unaligned_long_by_1, BPF_DW, DT_CTX(args) + 1);
BAD(unaligned_in_regs, BPF_DW, DT_CTX(regs) + 4);
BAD(between_two_registers, BPF_W, DT_CTX(regs) + 6);
BAD(half_of_buf, BPF_W, DT_CTX(buf));
BAD(other_half_of_buf, BPF_W, DT_CTX(buf) + 4);
BAD(byte_of_buf_end, BPF_B, DT_CTX(buf_end));
BAD(half_of_scratch, BPF_W, DT_CTX(scratch));
BAD(byte_of_scratch_end, BPF_B, DT_CTX(scratch_end));
BAD(half_of_task, BPF_W, DT_CTX(task));
BAD(byte_of_task, BPF_B, DT_CTX(task) + 7);

TEST_F(ctx, bad_load_is_refused)
{
	EXPECT_REFUSED(DTRACE, EACCES, "invalid bpf_context access",
		       BPF_LDX_MEM(variant->size, BPF_REG_0, BPF_REG_1,
				   variant->offset),
		       DT_RETURN_0());
}

/* Fields by offset and width. */
static const struct field {
	int offset, size, count;
} scalars[] = {
#define FIELD(name)	{						\
	offsetof(struct dtrace_bpf_context, name),			\
	sizeof(((struct dtrace_bpf_context *)0)->name), 1 }
	FIELD(ecb_id), FIELD(probe_id), FIELD(state), FIELD(prio), FIELD(cpu),
	FIELD(tid), FIELD(pid), FIELD(ppid), FIELD(uid), FIELD(gid),
	FIELD(euid), FIELD(egid), FIELD(nargs),
	{ DT_CTX(args), 8, DTRACE_MAX_ARGS },
	{ DT_CTX(regs), 8, sizeof(bpf_user_pt_regs_t) / 8 },
}, pointers[] = {
	FIELD(buf), FIELD(buf_end), FIELD(scratch), FIELD(scratch_end),
	FIELD(task),
};

static int bpf_size(int bytes)
{
	return bytes == 1 ? BPF_B : bytes == 2 ? BPF_H :
	       bytes == 4 ? BPF_W : BPF_DW;
}

TEST(every_field_loads_in_full)
{
	const struct field *field;
	int i;

	for (field = scalars; field < scalars + ARRAY_SIZE(scalars); field++)
		for (i = 0; i < field->count; i++)
			EXPECT_ACCEPTED(DTRACE,
					BPF_LDX_MEM(bpf_size(field->size),
						    BPF_REG_0, BPF_REG_1,
						    field->offset +
						    i * field->size),
					DT_RETURN_0());
	for (field = pointers; field < pointers + ARRAY_SIZE(pointers); field++)
		EXPECT_ACCEPTED(DTRACE,
				BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1,
					    field->offset),
				DT_RETURN_0());
}

/*
 * Narrow loads give the part of the field that they name: a program ors the
 * parts together again and compares. R6: context, R7: the whole field, R8:
 * the parts.
 */
static int load_parts(const struct field *field, int width)
{
	const struct bpf_insn tell[] = { DT_TELL() };
	struct bpf_insn insns[64], *insn = insns;
	int i;

	*insn++ = BPF_MOV64_REG(BPF_REG_6, BPF_REG_1);
	*insn++ = BPF_LDX_MEM(bpf_size(field->size), BPF_REG_7, BPF_REG_6,
			      field->offset);
	*insn++ = BPF_MOV64_IMM(BPF_REG_8, 0);
	for (i = 0; i < field->size; i += width) {
		int place = htole16(1) == 1 ? i : field->size - i - width;

		*insn++ = BPF_LDX_MEM(bpf_size(width), BPF_REG_1, BPF_REG_6,
				      field->offset + i);
		*insn++ = BPF_ALU64_IMM(BPF_LSH, BPF_REG_1, 8 * place);
		*insn++ = BPF_ALU64_REG(BPF_OR, BPF_REG_8, BPF_REG_1);
	}
	*insn++ = BPF_MOV64_IMM(BPF_REG_0, 0);
	*insn++ = BPF_JMP_REG(BPF_JEQ, BPF_REG_7, BPF_REG_8, 1);
	*insn++ = BPF_MOV64_IMM(BPF_REG_0, 1);
	memcpy(insn, tell, sizeof(tell));
	insn += ARRAY_SIZE(tell);
	return dt_load(DTRACE, insns, insn - insns);
}

TEST(narrow_loads_read_the_part_of_the_field)
{
	struct dtrace_bpf_context ctx;
	const struct field *field;
	int width, fd;

	/* Every byte of what the test run takes over is another one. */
	for (width = 0; width < sizeof(ctx); width++)
		((char *)&ctx)[width] = width + 1;
	ctx.nargs = DTRACE_MAX_ARGS;
	for (field = scalars; field < scalars + ARRAY_SIZE(scalars); field++)
		for (width = 1; width < field->size; width *= 2) {
			fd = load_parts(field, width);
			ASSERT_LE(0, fd)
				TH_LOG("%s", dt_log());
			EXPECT_EQ(0, dt_test_run(fd, &ctx, sizeof(ctx)))
				TH_LOG("offset %d, width %d", field->offset,
				       width);
			close(fd);
		}
}

TEST(store_to_a_context_field_is_refused)
{
	const struct field *field;

	for (field = scalars; field < scalars + ARRAY_SIZE(scalars); field++) {
		EXPECT_REFUSED(DTRACE, EACCES, "invalid bpf_context access",
			       BPF_MOV64_IMM(BPF_REG_2, 0),
			       BPF_STX_MEM(bpf_size(field->size), BPF_REG_1,
					   BPF_REG_2, field->offset),
			       DT_RETURN_0());
		EXPECT_REFUSED(DTRACE, EACCES, "invalid bpf_context access",
			       BPF_ST_MEM(bpf_size(field->size), BPF_REG_1,
					  field->offset, 0),
			       DT_RETURN_0());
	}
	for (field = pointers; field < pointers + ARRAY_SIZE(pointers); field++)
		EXPECT_REFUSED(DTRACE, EACCES, "invalid bpf_context access",
			       BPF_MOV64_IMM(BPF_REG_2, 0),
			       BPF_STX_MEM(BPF_DW, BPF_REG_1, BPF_REG_2,
					   field->offset),
			       DT_RETURN_0());
}

TEST(atomic_on_a_context_field_is_refused)
{
	EXPECT_REFUSED(DTRACE, EACCES, "BPF_ATOMIC stores into R1 ctx",
		       BPF_MOV64_IMM(BPF_REG_2, 1),
		       BPF_ATOMIC_OP(BPF_DW, BPF_ADD, BPF_REG_1, BPF_REG_2,
				     DT_CTX(state)),
		       DT_RETURN_0());
}

/* The task is a pointer that the verifier knows the type of. */
TEST(task_is_a_pointer_to_task_struct)
{
	EXPECT_REFUSED(DTRACE, EACCES, "task_struct",
		       BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_1, DT_CTX(task)),
		       BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1, 1 << 14),
		       DT_RETURN_0());
	EXPECT_ACCEPTED(DTRACE,
			BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_1, DT_CTX(task)),
			BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, 0),
			DT_RETURN_0());
}

/* Where a program must not leave without its epilogue. */

static int load_from(const char *file, const char *name, int target,
		     char *log, size_t log_size)
{
	LIBBPF_OPTS(bpf_object_open_opts, opts);
	struct bpf_program *prog, *each;
	struct bpf_object *obj;
	int err;

	obj = dt_open(file);
	if (!obj)
		return -errno;
	prog = bpf_object__find_program_by_name(obj, name);
	bpf_object__for_each_program(each, obj)
		bpf_program__set_autoload(each, each == prog);
	bpf_program__set_log_buf(prog, log, log_size);
	bpf_program__set_log_level(prog, 1);
	err = target < 0 ? 0 :
	      bpf_program__set_attach_target(prog, target, "clause");
	if (!err)
		err = bpf_object__load(obj);
	if (!err)
		err = dup(bpf_program__fd(prog));
	bpf_object__close(obj);
	return err;
}

/* Without BTF no subprogram may make tail calls, whatever the type. */
TEST(tail_call_outside_frame_0_is_refused)
{
	char log[8192] = "";
	int fd;

	EXPECT_EQ(-EINVAL, load_from("refused", "leaves_early", -1, log,
				     sizeof(log)));
	EXPECT_NE(NULL, strstr(log, "tail_call from a subprogram would release"))
		TH_LOG("verifier log: %s", log);
	fd = load_from("refused", "leaves_late", -1, log, sizeof(log));
	EXPECT_LE(0, fd)
		TH_LOG("verifier log: %s", log);
	close(fd);
}

/* Values as large as a hand-over element; with a kernel pointer in front. */
static int kernel_pointers(bool tagged)
{
	const int size = sizeof(struct dtrace_ecb);
	LIBBPF_OPTS(bpf_map_create_opts, opts);
	int u32_id, u64_id, to, ptr, rest, fd;
	struct btf *btf = btf__new_empty();

	u32_id = btf__add_int(btf, "unsigned int", 4, 0);
	u64_id = btf__add_int(btf, "unsigned long", 8, 0);
	rest = btf__add_array(btf, u32_id, u64_id, size / 8 - 1);
	to = btf__add_struct(btf, "task_struct", 0);
	if (tagged)
		to = btf__add_type_tag(btf, "kptr", to);
	ptr = btf__add_ptr(btf, to);
	opts.btf_value_type_id = btf__add_struct(btf, "value", size);
	btf__add_field(btf, "task", ptr, 0, 0);
	btf__add_field(btf, "rest", rest, 64, 0);
	opts.btf_key_type_id = u32_id;
	fd = btf__load_into_kernel(btf);
	if (!fd) {
		opts.btf_fd = btf__fd(btf);
		fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, "pointers", 4, size, 1,
				    &opts);
	}
	btf__free(btf);
	return fd;
}

TEST(finalize_over_a_kernel_pointer_is_refused)
{
	int pointers = kernel_pointers(true), numbers = kernel_pointers(false);

	ASSERT_LE(0, pointers);
	ASSERT_LE(0, numbers);
	EXPECT_REFUSED(DTRACE, EINVAL, "must be a plain struct dtrace_ecb",
		       BPF_LD_MAP_FD(BPF_REG_2, pointers),
		       BPF_EMIT_CALL(BPF_FUNC_finalize_context),
		       DT_RETURN_0());
	EXPECT_ACCEPTED(DTRACE,
			BPF_LD_MAP_FD(BPF_REG_2, numbers),
			BPF_EMIT_CALL(BPF_FUNC_finalize_context),
			DT_RETURN_0());
	close(pointers);
	close(numbers);
}

/* Maps with a special field, which a program that may run anywhere cannot have */

FIXTURE(special_map)
{
};

FIXTURE_VARIANT(special_map)
{
	const char *type;	/* of the field; the kernel goes by its name */
	int size;
	bool by_some;		/* some kernels let tracing programs use it */
	const char *message;
};

#define SPECIAL(_name, _by_some)					\
	FIXTURE_VARIANT_ADD(special_map, _name)				\
	{								\
		.type = #_name,						\
		.size = sizeof(struct _name),				\
		.by_some = _by_some,					\
		.message = "tracing progs cannot use " #_name " yet\n",	\
	}

SPECIAL(bpf_spin_lock, false);
SPECIAL(bpf_timer, true);
SPECIAL(bpf_wq, true);

FIXTURE_SETUP(special_map)
{
}

FIXTURE_TEARDOWN(special_map)
{
}

/* An array of a value of 24 bytes that begins with a field of that type. */
static int map_with(const char *type, int size)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts);
	struct btf *btf = btf__new_empty();
	int u32_id, field, fd;

	u32_id = btf__add_int(btf, "unsigned int", 4, 0);
	field = btf__add_struct(btf, type, size);
	opts.btf_value_type_id = btf__add_struct(btf, "value", 24);
	btf__add_field(btf, "field", field, 0, 0);
	btf__add_field(btf, "number", u32_id, 160, 0);
	opts.btf_key_type_id = u32_id;
	fd = btf__load_into_kernel(btf);
	if (!fd) {
		opts.btf_fd = btf__fd(btf);
		fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, "special", 4, 24, 1,
				    &opts);
	}
	btf__free(btf);
	return fd;
}

static bool is_accepted(enum bpf_prog_type type, int map)
{
	const struct bpf_insn insns[] = {
		BPF_LD_MAP_FD(BPF_REG_2, map), DT_RETURN_0(),
	};
	int fd = dt_load(type, insns, ARRAY_SIZE(insns));

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

TEST_F(special_map, is_refused_as_other_tracing_programs_are)
{
	int special = map_with(variant->type, variant->size);
	int plain = map_with("of_no_meaning", variant->size);

	ASSERT_LE(0, special);
	ASSERT_LE(0, plain);
	if (variant->by_some && is_accepted(BPF_PROG_TYPE_KPROBE, special))
		EXPECT_ACCEPTED(DTRACE,
				BPF_LD_MAP_FD(BPF_REG_2, special),
				DT_RETURN_0());
	else
		EXPECT_REFUSED(DTRACE, EINVAL, variant->message,
			       BPF_LD_MAP_FD(BPF_REG_2, special),
			       DT_RETURN_0());
	EXPECT_ACCEPTED(DTRACE,
			BPF_LD_MAP_FD(BPF_REG_2, plain),
			DT_RETURN_0());
	/* It is the type of the program, and not the map by itself. */
	EXPECT_ACCEPTED(BPF_PROG_TYPE_SCHED_CLS,
			BPF_LD_MAP_FD(BPF_REG_2, special),
			DT_RETURN_0());
	close(special);
	close(plain);
}

TEST(bpf_throw_is_refused)
{
	char log[8192] = "";

	EXPECT_EQ(-EINVAL, load_from("refused", "throws", -1, log,
				     sizeof(log)));
	EXPECT_NE(NULL, strstr(log, "bpf_throw would skip the release"))
		TH_LOG("verifier log: %s", log);
}

TEST(freplace_onto_it_is_refused)
{
	char log[8192] = "";
	int clause;

	clause = load_from("refused", "clause", -1, log, sizeof(log));
	ASSERT_LE(0, clause)
		TH_LOG("%s", log);
	EXPECT_EQ(-EINVAL, load_from("refused", "replacement", clause, log,
				     sizeof(log)));
	EXPECT_NE(NULL, strstr(log, "release their context"))
		TH_LOG("verifier log: %s", log);
	close(clause);
}

TEST_HARNESS_MAIN
