// SPDX-License-Identifier: GPL-2.0
/* Tail calls into programs of another type. Programs of type dtrace accept
 * such calls. The program at the beginning is loaded first, which makes its
 * type the type of the array.
 */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include "bpf_misc.h"

struct {
	__uint(type, BPF_MAP_TYPE_PROG_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u32);
} progs SEC(".maps");

#define TAIL_CALL					\
	"r2 = %[progs] ll;"				\
	"r3 = 0;"					\
	"call %[bpf_tail_call];"

#define RETURN_0					\
	"r0 = 0;"					\
	"exit;"

#define TAIL_CALL_IMM	__imm_addr(progs), __imm(bpf_tail_call)

SEC("dtrace")
__auxiliary
__naked void owner(void)
{
	asm volatile (
	TAIL_CALL
	RETURN_0
	:: TAIL_CALL_IMM
	: __clobber_all);
}

SEC("raw_tp")
__success
__naked void from_main(void)
{
	asm volatile (
	TAIL_CALL
	RETURN_0
	:: TAIL_CALL_IMM
	: __clobber_all);
}

/* The type is not one that the owner accepts. */
SEC("xdp")
__failure __msg("program of type 6, attach type {{[0-9]+}} cannot tail call into array of type")
__naked void from_another_type(void)
{
	asm volatile (
	TAIL_CALL
	RETURN_0
	:: TAIL_CALL_IMM
	: __clobber_all);
}

static __naked __noinline __used int static_function(void)
{
	asm volatile (
	TAIL_CALL
	RETURN_0
	:: TAIL_CALL_IMM
	: __clobber_all);
}

SEC("raw_tp")
__failure __msg("tail call into another program type outside of the main function")
__naked void from_a_static_function(void)
{
	asm volatile (
	"call static_function;"
	RETURN_0
	::: __clobber_all);
}

__noinline __used int global_function(struct bpf_raw_tracepoint_args *ctx)
{
	bpf_tail_call(ctx, &progs, 0);
	return 0;
}

SEC("raw_tp")
__failure __msg("tail call into another program type outside of the main function")
__naked void from_a_global_function(void)
{
	asm volatile (
	"call global_function;"
	RETURN_0
	::: __clobber_all);
}

/* The epilogue of the called program releases the context of the caller. */
SEC("dtrace")
__failure __msg("tail_call from a subprogram would release the context too early")
__naked void from_a_static_function_within_the_type(void)
{
	asm volatile (
	"call static_function;"
	RETURN_0
	::: __clobber_all);
}

char _license[] SEC("license") = "GPL";
