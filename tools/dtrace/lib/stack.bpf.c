// SPDX-License-Identifier: GPL-2.0
/*
 * Library functions that read stacks. They write a stack to @frames,
 * STACK_BYTES of working memory; the bytes after the last frame are 0.
 *
 * Frames are indexed by constants, as the verifier walks through the loops.
 * @frames may point into the context's buffer, and the verifier forgets such a
 * pointer when an unknown number is added.
 */
#include "lib.h"

static inline s64 kernel_stack(void *ctx, u64 *frames)
{
	return bpf_get_stack(ctx, frames, STACK_BYTES, 0);
}

/*
 * Where the firing is: @pc, or at a tracepoint the function that has it. There the kernel has no registers, and the stack
 * begins with frames of programs, if there is a trampoline, and of bpf_trace_run1() ... bpf_trace_run12(), which lie from
 * frames[0] to frames[1].
 */
u64 dt_here(void *ctx, u64 *frames, u64 pc)
{
	const u64 first = frames[0], bytes = frames[1] - first;

	if (bpf_get_stack(ctx, frames, OWN_BYTES, 0) <= 0 || (frames[0] == pc && pc - first >= bytes))
		return pc;
	keep_loop
	for (u32 i = 0; i < OWN_FRAMES - 1; i++) {
		if (frames[i] - first < bytes)
			return frames[i + 1];
	}
	return pc;
}

/* The caller of the function that @here lies in; 0 if no frame is there. */
u64 dt_caller(void *ctx, u64 *frames, u64 here)
{
	if (kernel_stack(ctx, frames) <= 0)
		return 0;
	keep_loop
	for (u32 i = 0; i < STACK_FRAMES - 1; i++) {
		if (frames[i] == here)
			return frames[i + 1];
	}
	return 0;
}

/* Frames from @here on; 0 if it is not among them, as of what fires in no function of the kernel. */
u64 dt_stackdepth(void *ctx, u64 *frames, u64 here)
{
	volatile u64 *depth = frames;
	const s64 bytes = kernel_stack(ctx, frames);
	u32 i;

	if (bytes <= 0)
		return 0;
	keep_loop
	for (i = 0; i < STACK_FRAMES; i++) {
		if (frames[i] == here)
			break;
	}
	/* By way of memory, so that the verifier sees one result and not one for each i. */
	*depth = i * 8 < bytes ? (u64)bytes / 8 - i : 0;
	return *depth;
}

/*
 * Reads a stack of @bytes again: to @to, from @here on. The stack begins with frames of the kernel that called this
 * program. Their number is told to the helper, so that it goes as deep as it should. If @here is not in the stack, all is
 * 0: what fires in no function of the kernel, as BEGIN does, has no frames.
 */
u64 dt_stack_from(void *ctx, u64 *to, u64 bytes, u64 here, u64 *frames)
{
	bpf_get_stack(ctx, frames, OWN_BYTES, 0);
	keep_loop
	for (u32 i = 0; i < OWN_FRAMES; i++) {
		if (frames[i] == here) {
			bpf_get_stack(ctx, to, (u32)bytes, i);
			return 0;
		}
	}
	/* To skip more than there can be only clears. */
	bpf_get_stack(ctx, to, (u32)bytes, BPF_F_SKIP_FIELD_MASK);
	return 0;
}
