/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What library functions share. They are compiled separately, without kernel
 * headers; the few helpers that they need are declared here. The unit tests
 * compile the same functions for the build machine, with their own helpers.
 *
 * Strings. An input string is given by its address in the kernel's memory. A
 * helper fetches it in steps of 8 bytes (take()), so callers need not prove
 * anything about the address. The string ends with a NUL within @size bytes,
 * the -x strsize of the session. A result is written to @to, which has @size
 * bytes that the verifier knows. If a result is written byte by byte, @end is
 * the end of the context's buffer that contains @to, or ~0 if @to is in a map
 * or on the stack. A pointer into a context's buffer needs @end, because the
 * verifier forgets what it knew about it when an unknown offset is added.
 *
 * Loops. A string may have 64 KiB, and the verifier must not walk through the loop
 * once per byte. `may_leave` in a loop ends it after some million rounds. The
 * verifier knows that, and stops walking when another round reaches no new state. A
 * variable that is compared causes a new state if it is 0 in the first round, 1 in
 * the second, and so on. So such variables begin with unknown(), a 0 that the
 * verifier takes for any number. A variable with only a few constant values is made
 * unknown in each round by adding such a 0: forget(). The added 0 must not be the
 * one that counters began with, because the verifier applies what a comparison
 * shows to all copies of a value.
 *
 * A pass with many such variables keeps them in memory that the caller passes, @work.
 * The verifier knows nothing about a value that is loaded from the context's buffer or
 * from a map, so all rounds look alike. volatile makes the compiler load it each time.
 *
 * A map of the program is used through an address that the caller passes, or by
 * `extern struct dt_map NAME;` and &NAME.
 */
#ifndef DTRACE_LIB_LIB_H
#define DTRACE_LIB_LIB_H

#include <linux/bpf.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long s64;

struct dt_map;

#ifdef __bpf__

static void *(*const bpf_map_lookup_elem)(struct dt_map *map, const void *key) = (void *)BPF_FUNC_map_lookup_elem;
static u32 (*const bpf_get_smp_processor_id)(void) = (void *)BPF_FUNC_get_smp_processor_id;
static long (*const bpf_probe_read_kernel)(void *to, u32 size, const void *from) = (void *)BPF_FUNC_probe_read_kernel;
static long (*const bpf_probe_read_kernel_str)(void *to, u32 size, const void *from) =
	(void *)BPF_FUNC_probe_read_kernel_str;
static long (*const bpf_probe_read_user)(void *to, u32 size, const void *from) = (void *)BPF_FUNC_probe_read_user;
static u64 (*const bpf_ktime_get_ns)(void) = (void *)BPF_FUNC_ktime_get_ns;
static long (*const bpf_get_stack)(void *ctx, void *to, u32 size, u64 flags) = (void *)BPF_FUNC_get_stack;
static void *(*const bpf_get_current_task_btf)(void) = (void *)BPF_FUNC_get_current_task_btf;
static const u64 *(*const bpf_task_pt_regs)(void *task) = (void *)BPF_FUNC_task_pt_regs;

/* The instruction may_goto, which the assembler may not know yet. */
#define may_leave                                                                                      \
	({                                                                                             \
		__label__ leave, stay;                                                                 \
		asm volatile goto("1: .byte 0xe5; .byte 0;"                                            \
				  ".long ((%l[leave] - 1b - 8) / 8) & 0xffff; .short 0" : : : : leave); \
		goto stay;                                                                             \
	leave:                                                                                         \
		break;                                                                                 \
	stay:;                                                                                         \
	})

/* The loop after it stays one. */
#define keep_loop _Pragma("clang loop unroll(disable)")

/*
 * Clears registers with stale values. The verifier compares these, too, when it checks
 * whether a round reaches a new state. In a loop with many paths, they would make it
 * walk all combinations.
 */
#define tidy asm volatile("r0 = 0; r1 = 0; r2 = 0; r3 = 0; r4 = 0; r5 = 0" : : : "r0", "r1", "r2", "r3", "r4", "r5")

/* 0, as the difference of the frame pointer to itself. */
static inline u64 unknown(void)
{
	u64 zero;

	asm volatile("%0 = r10; %0 -= r10" : "=r"(zero));
	return zero;
}

/* @value, which the compiler knows nothing about. */
#define opaque(value) asm volatile("" : "+r"(value))

#else

long bpf_probe_read_kernel(void *to, u32 size, const void *from);
long bpf_probe_read_kernel_str(void *to, u32 size, const void *from);
long bpf_probe_read_user(void *to, u32 size, const void *from);
u64 bpf_ktime_get_ns(void);
long bpf_get_stack(void *ctx, void *to, u32 size, u64 flags);
void *bpf_map_lookup_elem(struct dt_map *map, const void *key);
void *bpf_get_current_task_btf(void);
const u64 *bpf_task_pt_regs(void *task);

#define may_leave ((void)0)
#define keep_loop
#define tidy ((void)0)
#define opaque(value) ((void)0)

static inline u64 unknown(void)
{
	return 0;
}

#endif

/* The verifier knows nothing of @number any more. @zero: from unknown(), and used for nothing else. */
#define forget(number, zero) ((number) += (zero))

#define NOINLINE __attribute__((noinline))
#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Byte @at of @text and the bytes after it. No string has more than 64 KiB; the mask shows that to the verifier. */
static inline const char *behind(const char *text, u64 at)
{
	return text + (at & 0xffff);
}

#ifndef __cplusplus
#define static_assert _Static_assert
#endif

/* Bytes at @work: kLibraryWork in gen/frame.h; the unit tests compare these numbers. */
#define WORK_BYTES 96

/* Frames of a stack that are looked at, the usual kernel.perf_event_max_stack, and their bytes: kStackWork there. */
#define STACK_FRAMES 127
#define STACK_BYTES (STACK_FRAMES * 8)

/* Working memory of a walk through the stack of a process: kUnwindWork there. */
#define UNWIND_BYTES (STACK_BYTES + 64)

/* The most frames of the kernel's and of programs that can be before those of a firing: kOwnFramesWork there. */
#define OWN_FRAMES 24
#define OWN_BYTES (OWN_FRAMES * 8)

/* Elements of map "working" for each CPU: kWorkingPerCpu there. */
#define WORKING_PER_CPU 4

/* Element of map "drops" that counts firings, or their records: Counter::Drops there. */
#define DROPS 0

/* ... and speculations that got no number: Counter::NoSpeculation. */
#define NO_SPECULATION 3

/* ... and stacks of processes that are not in map "unwind_processes": Counter::UnknownProcess. */
#define UNKNOWN_PROCESS 4

/* Bits of a speculation's number: kSpeculationBits there. */
#define SPECULATION_BITS 16

int dt_count(u32 which);

/* The fetched bytes of a string that are not consumed yet. A NUL follows 8 bytes of it. */
typedef u64 window[2];

/*
 * Byte @at of @text; to be called for 0, 1, 2 ... up to the NUL. @fetched, a window, and
 * @at are separate, as the window must lie on the stack and @at should not.
 */
static inline u32 take(u64 *fetched, const char *text, u64 at)
{
	u32 byte;

	if (!(at & 7))
		bpf_probe_read_kernel_str(fetched, 9, behind(text, at));
	byte = (u8)fetched[0];
	fetched[0] >>= 8;
	return byte;
}

/* Byte @at of @text. */
static inline u32 byte_at(const char *text, u64 at)
{
	u8 byte = 0;

	bpf_probe_read_kernel(&byte, 1, behind(text, at));
	return byte;
}

/* @count bytes at @from, and a NUL, but at most @size together. */
static inline long copy_part(char *to, u32 size, const char *from, u64 count)
{
	if (count >= size)
		count = size - 1;
	return bpf_probe_read_kernel_str(to, (u32)count + 1, from);
}

/* Writes @byte to @to[@at]; false if that is beyond @end. @at has been compared with the size. */
static inline int put(char *to, u64 at, const char *end, u32 byte)
{
	char *place = to + at;

	opaque(place);
	if (place + 1 > end)
		return 0;
	*place = (char)byte;
	return 1;
}

#endif
