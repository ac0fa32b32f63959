// SPDX-License-Identifier: GPL-2.0
/* Writable buffers of a context, and their reservation. Programs of type
 * dtrace have two of them: scratch, which always has memory, and buf, which has
 * memory between bpf_buffer_reserve() and bpf_buffer_commit().
 */
#include <vmlinux.h>
#include <bpf/bpf_helpers.h>
#include "bpf_misc.h"

struct {
	__uint(type, BPF_MAP_TYPE_PERF_EVENT_ARRAY);
	__type(key, __u32);
	__type(value, __u32);
} events SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} progs SEC(".maps");

#define CTX(field)	__imm_const(field, offsetof(struct dtrace_bpf_context, field))

/* r1 is the context; behind the comparison, r2 has a range of @size bytes */
#define COMPARE(end, size)				\
	"r2 = *(u64 *)(r1 + %[scratch]);"		\
	"r3 = *(u64 *)(r1 + %[" end "]);"		\
	"r4 = r2;"					\
	"r4 += " size ";"				\
	"if r4 > r3 goto 1f;"

/* r1 is the context, which stays in r6 */
#define RESERVE						\
	"r6 = r1;"					\
	"r2 = %[buf_output];"				\
	"r3 = %[events] ll;"				\
	"r4 = 16;"					\
	"call %[bpf_buffer_reserve];"

#define COMMIT						\
	"r1 = r6;"					\
	"r2 = %[buf_output];"				\
	"r3 = %[events] ll;"				\
	"r4 = 0;"					\
	"call %[bpf_buffer_commit];"

#define RETURN_0					\
	"r0 = 0;"					\
	"exit;"

#define RESERVE_COMMIT_IMM				\
	CTX(buf), CTX(buf_end), CTX(scratch), CTX(scratch_end), \
	__imm_const(buf_output, DTRACE_BUF_OUTPUT),	\
	__imm_const(buf_scratch, DTRACE_BUF_SCRATCH),	\
	__imm_addr(events), __imm_addr(progs),		\
	__imm(bpf_buffer_reserve), __imm(bpf_buffer_commit), \
	__imm(bpf_tail_call)

SEC("dtrace")
__success
__naked void access_within_the_range(void)
{
	asm volatile (
	COMPARE("scratch_end", "8")
	"r5 = 1;"
	"*(u64 *)(r2 + 0) = r5;"
	"r5 = *(u8 *)(r2 + 7);"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R2 offset is outside of the context buffer")
__naked void access_without_a_comparison(void)
{
	asm volatile (
	"r2 = *(u64 *)(r1 + %[scratch]);"
	"r5 = 1;"
	"*(u64 *)(r2 + 0) = r5;"
	RETURN_0
	:: CTX(scratch)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R2 offset is outside of the context buffer")
__naked void access_one_byte_behind_the_range(void)
{
	asm volatile (
	COMPARE("scratch_end", "8")
	"r5 = *(u8 *)(r2 + 8);"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R2 offset is outside of the context buffer")
__naked void comparison_with_the_end_of_another_buffer(void)
{
	asm volatile (
	COMPARE("buf_end", "8")
	"r5 = *(u8 *)(r2 + 0);"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(buf_end)
	: __clobber_all);
}

/* The verifier does not predict the second comparison, so it checks the store. */
SEC("dtrace")
__failure __msg("invalid write to stack R10 off=0 size=8")
__naked void pointer_beyond_the_end_moves_back(void)
{
	asm volatile (
	"r2 = *(u64 *)(r1 + %[scratch]);"
	"r3 = *(u64 *)(r1 + %[scratch_end]);"
	"r2 += 64;"
	"if r2 <= r3 goto 1f;"
	"r2 -= 32;"
	"if r2 > r3 goto 1f;"
	"r5 = 1;"
	"*(u64 *)(r10 + 0) = r5;"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R3 pointer arithmetic on ctx_buf_end prohibited")
__naked void arithmetic_on_the_end(void)
{
	asm volatile (
	"r3 = *(u64 *)(r1 + %[scratch_end]);"
	"r3 += 8;"
	RETURN_0
	:: CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("BPF_ATOMIC stores into R2 ctx_buf is not allowed")
__naked void atomic_operation(void)
{
	asm volatile (
	COMPARE("scratch_end", "8")
	"r5 = 1;"
	"lock *(u64 *)(r2 + 0) += r5;"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("misaligned context buffer access")
__flag(BPF_F_STRICT_ALIGNMENT)
__naked void misaligned_access(void)
{
	asm volatile (
	COMPARE("scratch_end", "16")
	"r5 = *(u64 *)(r2 + 4);"
	"1:"
	RETURN_0
	:: CTX(scratch), CTX(scratch_end)
	: __clobber_all);
}

SEC("dtrace")
__success
__naked void reserve_store_commit(void)
{
	asm volatile (
	RESERVE
	"r2 = *(u64 *)(r6 + %[buf]);"
	"r3 = *(u64 *)(r6 + %[buf_end]);"
	"r4 = r2;"
	"r4 += 4;"
	"if r4 > r3 goto 1f;"
	"r5 = 1;"
	"*(u32 *)(r2 + 0) = r5;"
	"1:"
	COMMIT
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R7 invalid mem access 'scalar'")
__naked void access_after_commit(void)
{
	asm volatile (
	RESERVE
	"r7 = *(u64 *)(r6 + %[buf]);"
	"r3 = *(u64 *)(r6 + %[buf_end]);"
	"r4 = r7;"
	"r4 += 4;"
	"if r4 > r3 goto 1f;"
	COMMIT
	"r5 = *(u32 *)(r7 + 0);"
	RETURN_0
	"1:"
	COMMIT
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("exit while buffer 1 is reserved")
__naked void exit_without_commit(void)
{
	asm volatile (
	RESERVE
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

/* A reservation that failed is open, too: the result need not be compared. */
SEC("dtrace")
__failure __msg("exit while buffer 1 is reserved")
__naked void exit_without_commit_after_failure(void)
{
	asm volatile (
	RESERVE
	"if r0 s< 0 goto 1f;"
	COMMIT
	"1:"
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("is reserved already")
__naked void reserve_twice(void)
{
	asm volatile (
	RESERVE
	"r1 = r6;"
	RESERVE
	COMMIT
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("tail_call while buffer 1 is reserved")
__naked void tail_call_without_commit(void)
{
	asm volatile (
	RESERVE
	"r1 = r6;"
	"r2 = %[progs] ll;"
	"r3 = 0;"
	"call %[bpf_tail_call];"
	COMMIT
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

__noinline __used int global_function(struct dtrace_bpf_context *ctx)
{
	return ctx->cpu;
}

SEC("dtrace")
__failure __msg("global function call while buffer 1 is reserved")
__naked void global_call_without_commit(void)
{
	asm volatile (
	RESERVE
	"r1 = r6;"
	"call global_function;"
	COMMIT
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

#define PROBE_READ(size)				\
	"r1 = *(u64 *)(r1 + %[scratch]);"		\
	"r3 = *(u64 *)(r6 + %[scratch_end]);"		\
	"r4 = r1;"					\
	"r4 += 8;"					\
	"if r4 > r3 goto 1f;"				\
	"r2 = " size ";"				\
	"r3 = 0;"					\
	"call %[bpf_probe_read_kernel];"		\
	"1:"

SEC("dtrace")
__success
__naked void helper_fills_the_range(void)
{
	asm volatile (
	"r6 = r1;"
	PROBE_READ("8")
	RETURN_0
	:: CTX(scratch), CTX(scratch_end), __imm(bpf_probe_read_kernel)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R1 offset is outside of the context buffer")
__naked void helper_fills_more_than_the_range(void)
{
	asm volatile (
	"r6 = r1;"
	PROBE_READ("9")
	RETURN_0
	:: CTX(scratch), CTX(scratch_end), __imm(bpf_probe_read_kernel)
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("is not the id of a buffer that can be reserved")
__naked void reserve_scratch(void)
{
	asm volatile (
	"r2 = %[buf_scratch];"
	"r3 = %[events] ll;"
	"r4 = 16;"
	"call %[bpf_buffer_reserve];"
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

/* 0 is the number of no buffer. */
SEC("dtrace")
__failure __msg("R2=0 is not the id of a buffer that can be reserved")
__naked void reserve_no_buffer(void)
{
	asm volatile (
	"r2 = 0;"
	"r3 = %[events] ll;"
	"r4 = 16;"
	"call %[bpf_buffer_reserve];"
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

SEC("dtrace")
__failure __msg("R2 must be a known constant")
__naked void reserve_unknown_buffer(void)
{
	asm volatile (
	"r2 = *(u32 *)(r1 + %[cpu]);"
	"r3 = %[events] ll;"
	"r4 = 16;"
	"call %[bpf_buffer_reserve];"
	RETURN_0
	:: RESERVE_COMMIT_IMM, CTX(cpu)
	: __clobber_all);
}

/* A type without such buffers does not have the helpers. */
SEC("raw_tp")
__failure __msg("cannot use helper bpf_buffer_reserve")
__naked void reserve_in_another_type(void)
{
	asm volatile (
	RESERVE
	RETURN_0
	:: RESERVE_COMMIT_IMM
	: __clobber_all);
}

char _license[] SEC("license") = "GPL";
