/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the selftests of BPF_PROG_TYPE_DTRACE share
 *
 * Verifier rules are tested with programs of a few raw instructions, so that no
 * compiler stands between a rule and its test. Everything longer is a C program
 * in progs/, compiled to BPF and opened by name. Calls return a non-negative
 * value or -errno. They never end the test themselves; the caller asserts.
 *
 * No test waits by the clock. A test that needs another CPU or task to reach a
 * point waits for the event, and the harness limits the time of the whole test.
 */
#ifndef DTRACE_TEST_H
#define DTRACE_TEST_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/perf_event.h>
#include <linux/dtrace.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>

#ifndef DT_COMMON	/* the harness is in the tests, not in what they share */
#include "kselftest_harness.h"

/* Emulated CPUs and sanitizers are slow: this only ends what hangs. */
#undef TEST_TIMEOUT_DEFAULT
#define TEST_TIMEOUT_DEFAULT	180
#endif

#define DT_PAGE_SIZE		((size_t)sysconf(_SC_PAGESIZE))

/* Offsets that raw instructions need. */
#define DT_CTX(field)		offsetof(struct dtrace_bpf_context, field)

/* --- loading ------------------------------------------------------------ */

/*
 * struct dt_prog - a raw program and what is said when it is loaded
 *
 * Fields that are 0 mean: license "GPL", no attach type, no BTF id, no flags.
 */
struct dt_prog {
	enum bpf_prog_type type;
	const struct bpf_insn *insns;
	size_t count;
	const char *license;
	enum bpf_attach_type attach_type;
	__u32 attach_btf_id;
	int attach_prog_fd;
	__u32 flags;
};

/* Verifier log of the last load by this thread, "" if there was none. */
const char *dt_log(void);

/* Descriptor of the loaded program, or -errno; see dt_log(). */
int dt_load_prog(const struct dt_prog *prog);

/* The same for a GPL program without ceremony. */
int dt_load(enum bpf_prog_type type, const struct bpf_insn *insns,
	    size_t count);

/*
 * EXPECT_ACCEPTED() - the program loads; it is closed again
 * EXPECT_REFUSED()  - the load fails with -@err and the log says @msg
 *
 * Usage: EXPECT_REFUSED(BPF_PROG_TYPE_DTRACE, EINVAL, "text", insn, insn, ...);
 */
#define EXPECT_ACCEPTED(type, ...) do {					\
	const struct bpf_insn __insns[] = { __VA_ARGS__ };		\
	int __fd = dt_load(type, __insns, ARRAY_SIZE(__insns));		\
									\
	EXPECT_LE(0, __fd)						\
		TH_LOG("verifier log:\n%s", dt_log());			\
	if (__fd >= 0)							\
		close(__fd);						\
} while (0)

#define EXPECT_REFUSED(type, err, msg, ...) do {			\
	const struct bpf_insn __insns[] = { __VA_ARGS__ };		\
	const char *__msg = (msg);					\
	int __fd = dt_load(type, __insns, ARRAY_SIZE(__insns));		\
									\
	EXPECT_EQ(-(err), __fd);					\
	EXPECT_NE(NULL, strstr(dt_log(), __msg))			\
		TH_LOG("no '%s' in verifier log:\n%s", __msg, dt_log()); \
	if (__fd >= 0)							\
		close(__fd);						\
} while (0)

/* Instructions that recur, several in a row as in linux/filter.h. */
#define DT_RETURN_0()		BPF_MOV64_IMM(BPF_REG_0, 0), BPF_EXIT_INSN()
#define DT_CALL(func)		BPF_EMIT_CALL(BPF_FUNC_##func)
#define DT_TAIL_CALL(ctx_reg, map_fd, index)				\
	BPF_MOV64_REG(BPF_REG_1, ctx_reg),				\
	BPF_LD_MAP_FD(BPF_REG_2, map_fd),				\
	BPF_MOV64_IMM(BPF_REG_3, index),				\
	BPF_EMIT_CALL(BPF_FUNC_tail_call)

/* Add one to element @index of an array of __u64; R1 to R5 are lost, and R0. */
#define DT_COUNT(map_fd, index)						\
	BPF_ST_MEM(BPF_W, BPF_REG_10, -4, index),			\
	BPF_MOV64_REG(BPF_REG_2, BPF_REG_10),				\
	BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, -4),				\
	BPF_LD_MAP_FD(BPF_REG_1, map_fd),				\
	BPF_EMIT_CALL(BPF_FUNC_map_lookup_elem),			\
	BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 2),				\
	BPF_MOV64_IMM(BPF_REG_1, 1),					\
	BPF_ATOMIC_OP(BPF_DW, BPF_ADD, BPF_REG_0, BPF_REG_1, 0)

/*
 * The end of a clause, which returns 0: what it has to tell the test, in R0, is
 * what dt_test_run() hears if it is not 0. R1 is lost.
 */
#define DT_TELL()							\
	BPF_LD_MAP_VALUE(BPF_REG_1, dt_told_map(), 0),			\
	BPF_STX_MEM(BPF_DW, BPF_REG_1, BPF_REG_0, 0),			\
	DT_RETURN_0()

/* An array of one __u64, made when it is first asked for. */
int dt_told_map(void);

/*
 * dt_open() - open the object @name from progs/
 *
 * Returns NULL and sets errno on failure. Maps and programs can be changed
 * until bpf_object__load(); the caller closes the object.
 */
struct bpf_object *dt_open(const char *name);

/* Program of an object, as a descriptor; -ENOENT if it has none such. */
int dt_object_prog(struct bpf_object *obj, const char *name);
int dt_object_map(struct bpf_object *obj, const char *name);

/*
 * A global variable of a loaded object that starts as zero, mapped: what is
 * stored here is what the programs see. NULL if there is none of that name.
 */
void *dt_var(struct bpf_object *obj, const char *name);

/* --- maps --------------------------------------------------------------- */

int dt_prog_array(__u32 entries);
int dt_array(__u32 value_size, __u32 entries);
int dt_perf_array(void);	/* one element for each possible CPU */
int dt_ecb_map(__u32 entries);	/* PERCPU_ARRAY of struct dtrace_ecb */
int dt_set(int map_fd, __u32 index, int fd);
int dt_clear(int map_fd, __u32 index);
__u64 dt_get(int map_fd, __u32 index);	/* element of an array of __u64 */

/* --- running ------------------------------------------------------------ */

/*
 * Return value of a program run once by BPF_PROG_TEST_RUN, or what a clause
 * told by DT_TELL() meanwhile, or -errno. @ctx is a context of @ctx_size bytes,
 * or NULL and 0.
 */
int dt_test_run(int prog_fd, const void *ctx, size_t ctx_size);

/* Give up all capabilities but those in @mask; for good, in the calling thread. */
#define DT_CAP(name)		(1ULL << CAP_##name)
int dt_keep_caps(__u64 mask);

/* Pin the calling thread. */
int dt_pin(int cpu);
int dt_cpus(void);

/* Can tasks be preempted in the kernel, with the mode chosen at boot? */
bool dt_is_preemptible(void);
/* Can they be preempted while they hold the RCU read lock? */
bool dt_has_preemptible_rcu(void);

/* How programs that are loaded from now on will be executed. */
enum dt_exec {
	DT_EXEC_JIT,
	DT_EXEC_INTERPRETER,
	DT_EXEC_BLINDED,	/* JIT, constants blinded */
};

/*
 * -ENOTSUP if the kernel cannot do it. The caller puts DT_EXEC_JIT back,
 * which is also what every test may expect to begin with.
 */
int dt_exec_mode(enum dt_exec mode);

/* Number of a function in the kernel's BTF, or -errno: -ENOENT without it. */
int dt_kernel_function(const char *name);

/* Has this kernel a function of this name? Kernels differ in how they do things. */
static inline bool dt_kernel_has(const char *function)
{
	return dt_kernel_function(function) > 0;
}

/* Value of line @name in tracefs dtrace/stats, or -errno. */
long dt_stat(const char *name);

/* What $BPFTOOL prints for these arguments, and its exit status, or -errno. */
int dt_bpftool(const char *args, char *text, size_t size);

/* --- perf rings --------------------------------------------------------- */

struct dt_ring {
	int fd;
	size_t page_count;	/* of data, a power of two */
	void *base;		/* control page, data behind it */
};

/* What the tests hear of one record. */
typedef void (*dt_record_fn)(void *arg, const struct perf_event_header *hdr);

/*
 * Attribute of an event that bpf_buffer_reserve() accepts; callers change
 * what they need.
 */
void dt_ring_attr(struct perf_event_attr *attr);

/* An event on @cpu with its ring; attr NULL: as dt_ring_attr() has it. */
int dt_ring_open(struct dt_ring *ring, int cpu, size_t page_count,
		 const struct perf_event_attr *attr);
void dt_ring_close(struct dt_ring *ring);

/*
 * Hand every record to @fn, PERF_RECORD_PAD included, and give the space back.
 * Records are given in place, so this is only for rings of records that do
 * not cross pages. Returns the number of records, or -EPROTO if the framing
 * is broken.
 */
long dt_ring_read(struct dt_ring *ring, dt_record_fn fn, void *arg);

/* Payload of a PERF_RECORD_SAMPLE that holds PERF_SAMPLE_RAW only. */
const void *dt_sample_raw(const struct perf_event_header *hdr, __u32 *size);

#endif /* DTRACE_TEST_H */
