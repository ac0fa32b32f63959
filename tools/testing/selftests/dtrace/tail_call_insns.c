// SPDX-License-Identifier: GPL-2.0
/*
 * How the verifier translates tail calls
 *
 * A call within one type is translated as it was before calls between types
 * existed. A call into another type masks the index in the same cases as a call
 * within one type.
 */
#include <pthread.h>
#include <stdio.h>

#include "dtrace_test.h"

#define TAKEN		1
#define FELL_THROUGH	2

#define RETURN(value)	BPF_MOV64_IMM(BPF_REG_0, value), BPF_EXIT_INSN()

static const struct bpf_insn return_0[] = { DT_RETURN_0() };

/*
 * The translated instructions that the kernel reports: map pointers are shown
 * as descriptors or ids, of which the listing keeps only that there is one.
 */
static int list_translated(int fd, char *text, size_t size)
{
	static struct bpf_insn insns[64];
	struct bpf_prog_info info = {
		.xlated_prog_insns = (unsigned long)insns,
		.xlated_prog_len = sizeof(insns),
	};
	__u32 len = sizeof(info);
	int err, i, n = 0;

	err = bpf_prog_get_info_by_fd(fd, &info, &len);
	if (err)
		return err;
	for (i = 0; i < info.xlated_prog_len / sizeof(insns[0]); i++) {
		bool map = insns[i].code == (BPF_LD | BPF_IMM | BPF_DW);

		n += snprintf(text + n, size - n, "%02x %x %x %d %d\n",
			      insns[i].code, insns[i].dst_reg,
			      map ? 0 : insns[i].src_reg, insns[i].off,
			      map ? 0 : insns[i].imm);
		if (map) {
			n += snprintf(text + n, size - n, "map\n");
			i++;
		}
	}
	return 0;
}

#define EXPECT_TRANSLATED(expected, type, ...) do {			\
	const struct bpf_insn __insns[] = { __VA_ARGS__ };		\
	int __fd = dt_load(type, __insns, ARRAY_SIZE(__insns));		\
	char __text[1024] = "";						\
									\
	ASSERT_LE(0, __fd)						\
		TH_LOG("%s", dt_log());					\
	ASSERT_EQ(0, list_translated(__fd, __text, sizeof(__text)));	\
	EXPECT_STREQ(expected, __text);					\
	close(__fd);							\
} while (0)

/* Recorded on the kernel without this series. code dst src off imm */
#define CONSTANT_INDEX	\
	"bf 6 1 0 0\n18 2 0 0 0\nmap\nb7 3 0 0 0\n85 0 0 0 12\nb7 0 0 0 0\n95 0 0 0 0\n"
#define DYNAMIC_INDEX	\
	"79 3 1 0 0\n18 2 0 0 0\nmap\n85 0 0 0 12\nb7 0 0 0 0\n95 0 0 0 0\n"
#define TWO_ARRAYS	\
	"79 4 1 0 0\nb7 3 0 0 0\n18 2 0 0 0\nmap\n15 4 0 2 0\n18 2 0 0 0\nmap\n85 0 0 0 12\nb7 0 0 0 0\n95 0 0 0 0\n"
#define MASKED_INDEX	\
	"79 3 1 0 0\n18 2 0 0 0\nmap\n35 3 0 2 3\n54 3 0 0 3\n85 0 0 0 12\nb7 0 0 0 0\n95 0 0 0 0\n"

TEST(same_type_programs_give_the_same_translated_instructions)
{
	const enum bpf_prog_type types[] = {
		BPF_PROG_TYPE_KPROBE, BPF_PROG_TYPE_RAW_TRACEPOINT,
	};
	int i, progs, other, fd;

	for (i = 0; i < ARRAY_SIZE(types); i++) {
		progs = dt_prog_array(4);
		other = dt_prog_array(4);
		fd = dt_load(types[i], return_0, ARRAY_SIZE(return_0));
		/* One has an owner, the other has none. */
		ASSERT_EQ(0, dt_set(progs, 0, fd));
		EXPECT_TRANSLATED(CONSTANT_INDEX, types[i],
				  BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
				  BPF_LD_MAP_FD(BPF_REG_2, progs),
				  BPF_MOV64_IMM(BPF_REG_3, 0),
				  DT_CALL(tail_call),
				  DT_RETURN_0());
		EXPECT_TRANSLATED(DYNAMIC_INDEX, types[i],
				  BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
				  BPF_LD_MAP_FD(BPF_REG_2, progs),
				  DT_CALL(tail_call),
				  DT_RETURN_0());
		EXPECT_TRANSLATED(TWO_ARRAYS, types[i],
				  BPF_LDX_MEM(BPF_DW, BPF_REG_4, BPF_REG_1, 0),
				  BPF_MOV64_IMM(BPF_REG_3, 0),
				  BPF_LD_MAP_FD(BPF_REG_2, progs),
				  BPF_JMP_IMM(BPF_JEQ, BPF_REG_4, 0, 2),
				  BPF_LD_MAP_FD(BPF_REG_2, other),
				  DT_CALL(tail_call),
				  DT_RETURN_0());
	}
}

/* Only the thread loses its capabilities. */
static void *make_masked_array(void *fd)
{
	*(int *)fd = dt_keep_caps(DT_CAP(BPF)) ?: dt_prog_array(3);
	return NULL;
}

/*
 * Of an array that is made without CAP_PERFMON, each index is masked; but not
 * on a kernel that has no mitigations, or was booted without.
 */
static int masked_array(void)
{
	pthread_t thread;
	int fd = -1;

	if (!pthread_create(&thread, NULL, make_masked_array, &fd))
		pthread_join(thread, NULL);
	return fd;
}

TEST(same_type_programs_mask_the_index_as_they_did)
{
	const enum bpf_prog_type types[] = {
		BPF_PROG_TYPE_KPROBE, BPF_PROG_TYPE_RAW_TRACEPOINT,
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(types); i++) {
		const int progs = masked_array(), other = masked_array();
		const struct bpf_insn two_arrays[] = {
			BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
			BPF_LD_MAP_FD(BPF_REG_2, progs),
			BPF_JMP_IMM(BPF_JEQ, BPF_REG_3, 0, 2),
			BPF_LD_MAP_FD(BPF_REG_2, other),
			DT_CALL(tail_call),
			DT_RETURN_0(),
		};

		ASSERT_LE(0, progs);
		ASSERT_LE(0, other);
		EXPECT_TRANSLATED(MASKED_INDEX, types[i],
				  BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
				  BPF_LD_MAP_FD(BPF_REG_2, progs),
				  DT_CALL(tail_call),
				  DT_RETURN_0());
		EXPECT_EQ(-EINVAL, dt_load(types[i], two_arrays,
					   ARRAY_SIZE(two_arrays)));
		EXPECT_NE(NULL, strstr(dt_log(), "tail_call abusing map_ptr\n"))
			TH_LOG("verifier log: %s", dt_log());
	}
}

/* A call into an array of DTRACE programs masks the index, too. */

FIXTURE(masked)
{
	int progs, other;	/* a DTRACE program in element 0 */
};

FIXTURE_SETUP(masked)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_IMM(BPF_REG_0, TAKEN),
		DT_TELL(),
	};
	int clause = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));

	ASSERT_LE(0, clause)
		TH_LOG("%s", dt_log());
	self->progs = masked_array();
	self->other = masked_array();
	ASSERT_EQ(0, dt_set(self->progs, 0, clause));
	ASSERT_EQ(0, dt_set(self->other, 0, clause));
}

FIXTURE_TEARDOWN(masked)
{
}

/* if r3 >= 3 goto end; ... r4 = r3; r4 &= 3; ... r3 &= 3 */
#define EXPECT_MASKED(fd) do {						\
	char __text[1024] = "";						\
									\
	ASSERT_EQ(0, list_translated(fd, __text, sizeof(__text)));	\
	EXPECT_NE(NULL, strstr(__text, "\n35 3 0 "))			\
		TH_LOG("%s", __text);					\
	EXPECT_NE(NULL, strstr(__text, "\nbf 4 3 0 0\n54 4 0 0 3\n"))	\
		TH_LOG("%s", __text);					\
	EXPECT_NE(NULL, strstr(__text, "\n54 3 0 0 3\n85 0 0 0 12\n"))	\
		TH_LOG("%s", __text);					\
} while (0)

TEST_F(masked, dynamic_index)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
		BPF_LD_MAP_FD(BPF_REG_2, self->progs),
		DT_CALL(tail_call),
		RETURN(FELL_THROUGH),
	};
	__u64 args[2] = {};
	int caller;

	caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns,
			 ARRAY_SIZE(insns));
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());
	EXPECT_MASKED(caller);
	EXPECT_EQ(TAKEN, dt_test_run(caller, args, sizeof(args)));
	for (args[0] = 1; args[0] <= 4; args[0]++)
		EXPECT_EQ(FELL_THROUGH, dt_test_run(caller, args, sizeof(args)));
}

TEST_F(masked, constant_index)
{
	const struct bpf_insn insns[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		RETURN(FELL_THROUGH),
	};
	const __u64 args[2] = {};
	int caller;

	caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns,
			 ARRAY_SIZE(insns));
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());
	EXPECT_MASKED(caller);
	EXPECT_EQ(TAKEN, dt_test_run(caller, args, sizeof(args)));
	ASSERT_EQ(0, dt_clear(self->progs, 0));
	EXPECT_EQ(FELL_THROUGH, dt_test_run(caller, args, sizeof(args)));
}

TEST_F(masked, two_arrays_are_refused)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
		BPF_LD_MAP_FD(BPF_REG_2, self->progs),
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_3, 0, 2),
		BPF_LD_MAP_FD(BPF_REG_2, self->other),
		DT_CALL(tail_call),
		DT_RETURN_0(),
	};

	EXPECT_EQ(-EINVAL, dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns,
				   ARRAY_SIZE(insns)));
	EXPECT_NE(NULL, strstr(dt_log(), "tail_call abusing map_ptr\n"))
		TH_LOG("verifier log: %s", dt_log());
}

TEST_HARNESS_MAIN
