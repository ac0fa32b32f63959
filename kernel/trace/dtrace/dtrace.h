/* SPDX-License-Identifier: GPL-2.0 */
/* What the files of the DTrace program type share. */
#ifndef _TRACE_DTRACE_H
#define _TRACE_DTRACE_H

#include <linux/bpf.h>
#include <linux/dtrace.h>

/* ctx.c: slots */
int dtrace_slots_get(void);
void dtrace_slots_put(void);
struct dtrace_ctx *dtrace_ctx_claim(void);
void dtrace_ctx_release(struct dtrace_ctx *ctx);
bool dtrace_is_valid_tail_call(enum bpf_prog_type src);
void *dtrace_convert_ctx(u32 src, void *src_ctx);
void dtrace_release_ctx(void *ctx);

/* helpers.c */
const struct bpf_func_proto *
dtrace_func_proto(enum bpf_func_id func_id, const struct bpf_prog *prog);

#endif /* _TRACE_DTRACE_H */
