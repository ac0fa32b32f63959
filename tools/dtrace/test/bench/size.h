/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The C side of the size benchmark: what a D clause does around its own work, as
 * careful hand-written C. A case is the body of CASE(): a false predicate
 * returns, and OUT() stores into the record that RECORD() opens and closes.
 */
#include <asm-generic/errno-base.h>
#include <stddef.h>

#include "../../lib/lib.h"
#include <linux/dtrace.h>

typedef signed char s8;
typedef short s16;
typedef unsigned short u16;
typedef int s32;
typedef long long s64;

struct dt_map;
extern struct dt_map ecbs, rings, self, assoc;
extern int dt_count_drop(long error);

#define HELPER(type, name, args) static type(*const bpf_##name) args = (void *)BPF_FUNC_##name
HELPER(long, finalize_context, (void *ctx, struct dt_map *map));
HELPER(long, buffer_reserve, (void *ctx, u32 buf, struct dt_map *map, u32 size));
HELPER(long, buffer_commit, (void *ctx, u32 buf, struct dt_map *map, u64 flags));
HELPER(void *, this_cpu_ptr, (const void *variable));
HELPER(long, get_current_comm, (void *to, u32 size));
HELPER(void *, task_storage_get, (struct dt_map * map, void *task, void *value, u64 flags));
HELPER(long, map_update_elem, (struct dt_map * map, const void *key, const void *value, u64 flags));

typedef struct dtrace_bpf_context context;

/* An address that is put in when the program is loaded. */
static inline void *kernel_symbol(void)
{
	void *symbol;

	asm("%0 = 0xffffffff82000000 ll" : "=r"(symbol));
	return symbol;
}

#define BUF offsetof(context, buf)
#define OUT(type, offset, value) (*(type *)(record + (offset)) = (value))

#define RECORD(size, ...) \
	do { \
		long error = bpf_buffer_reserve(ctx, BUF, &rings, size); \
		if (error) \
			dt_count_drop(error); \
		char *record = ctx->buf; \
		if (record + (size) <= (char *)ctx->buf_end) { \
			OUT(u32, 0, 1); \
			OUT(u32, 4, ctx->ecb_id); \
			__VA_ARGS__ \
		} \
		bpf_buffer_commit(ctx, BUF, &rings, 0); \
	} while (0)

/* Within RECORD(): gives the record up and writes that of a fault. */
#define FAULT(kind, place) \
	do { \
		bpf_buffer_commit(ctx, BUF, &rings, BPF_BUFFER_DISCARD); \
		error = bpf_buffer_reserve(ctx, BUF, &rings, 32); \
		if (error) \
			dt_count_drop(error); \
		record = ctx->buf; \
		if (record + 32 <= (char *)ctx->buf_end) { \
			OUT(u32, 0, 0); \
			OUT(u32, 4, ctx->ecb_id); \
			OUT(u32, 8, 0); \
			OUT(u64, 12, place); \
			OUT(u64, 20, kind); \
		} \
		bpf_buffer_commit(ctx, BUF, &rings, 0); \
		return 0; \
	} while (0)

#define READ(type, to, from) \
	type to; \
	if (bpf_probe_read_kernel(&to, sizeof(to), (void *)(from))) \
	FAULT(3, (u64)(from))

#define CASE(...) \
	int dt_case(context *ctx) \
	{ \
		if (bpf_finalize_context(ctx, &ecbs)) { \
			dt_count(DROPS); \
			return 0; \
		} \
		__VA_ARGS__ \
		return 0; \
	}
