/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reservation and commit of an output buffer in the usual case. They are inlined
 * into the helpers of a program type, because calls would be a large part of
 * what a record costs. ctx_buf.c describes the record, and has all other cases.
 */
#ifndef _KERNEL_BPF_CTX_BUF_H
#define _KERNEL_BPF_CTX_BUF_H

#include <linux/bpf.h>
#include <linux/bpf_ctx_buf.h>
#include <linux/math.h>
#include <linux/smp.h>

#include "../events/lean.h"

#define CTX_BUF_FRAMING	((u32)(sizeof(struct perf_event_header) + sizeof(u32)))

long bpf_ctx_buf_reserve_slow(struct bpf_ctx_buf *b, struct bpf_map *map,
			      u32 size, bool begun);
long bpf_ctx_buf_commit_slow(struct bpf_ctx_buf *b, struct bpf_map *map,
			     u64 flags);

/*
 * Size of the record of a buffer of @size bytes. For a size of 0, it is larger
 * than any record, so that the lean way has to compare only once.
 */
static __always_inline u64 ctx_buf_total(u32 size)
{
	u64 total = round_up((u64)(size - 1) + 1 + CTX_BUF_FRAMING, sizeof(u64));

	/* Let the compiler keep this in one register, not total - 1 in another. */
	OPTIMIZER_HIDE_VAR(total);

	return total;
}

static __always_inline long ctx_buf_open(struct bpf_ctx_buf *b,
					 unsigned long open, void *record,
					 u32 size, u32 total)
{
	struct perf_event_header *header = record;

	b->open = open;
	b->buf = record + CTX_BUF_FRAMING;
	b->buf_end = b->buf + size;

	/*
	 * Only the pad must be 0, but the last 8 bytes are cleared together.
	 * They may contain the raw size, which is therefore written later.
	 */
	*(u64 *)(record + total - sizeof(u64)) = 0;
	*header = (struct perf_event_header) {
		.type = PERF_RECORD_SAMPLE,
		.size = total,
	};
	*(u32 *)(header + 1) = total - CTX_BUF_FRAMING;

	return 0;
}

static __always_inline void ctx_buf_close(struct bpf_ctx_buf *b)
{
	b->open = 0;
	b->buf_end = b->buf;
}

/**
 * bpf_ctx_buf_reserve() - reserve space in the perf ring of this CPU
 * @b: buffer of the context, closed
 * @map: perf event array
 * @size: size of the buffer in bytes
 *
 * On success the buffer has @size bytes, and the program must call
 * bpf_ctx_buf_commit() on this CPU. On failure the buffer is empty, and
 * bpf_ctx_buf_commit() does no harm.
 *
 * Context: any, NMI included; the caller cannot migrate and holds the RCU read
 * lock. From success to commit preemption is disabled.
 * Return: 0 or a negative errno, see bpf_buffer_reserve() in the UAPI
 */
static __always_inline long bpf_ctx_buf_reserve(struct bpf_ctx_buf *b,
						struct bpf_map *map, u32 size)
{
	struct bpf_array *array = container_of(map, struct bpf_array, map);
	unsigned int cpu = raw_smp_processor_id();
	u64 total = ctx_buf_total(size);
	struct bpf_event_entry *ee;
	struct perf_event *event;
	struct perf_buffer *rb;
	bool begun = false;
	void *record;

	if (unlikely(b->open || cpu >= array->map.max_entries))
		goto slow;
	ee = READ_ONCE(array->ptrs[cpu]);
	if (unlikely(!ee || !ee->raw_uncounted))
		goto slow;
	event = ee->event;
	if (unlikely(event->oncpu != cpu))
		goto slow;
	rb = perf_output_begin_lean(&b->handle, event, total);
	if (unlikely(!rb))
		goto slow;
	begun = true;
	if (unlikely(!perf_output_claim_lean(&b->handle, rb, total, &record)))
		goto slow;

	return ctx_buf_open(b, (unsigned long)map, record, size, total);
slow:
	return bpf_ctx_buf_reserve_slow(b, map, size, begun);
}

/**
 * bpf_ctx_buf_commit() - publish or discard the reserved space
 * @b: buffer of the context
 * @map: perf event array that bpf_ctx_buf_reserve() got
 * @flags: 0 or BPF_BUFFER_DISCARD
 *
 * This function always closes the reservation. Space that it cannot publish is
 * discarded. Discarded space becomes a PERF_RECORD_PAD, which readers skip.
 *
 * Context: as bpf_ctx_buf_reserve()
 * Return: 0 or a negative errno, see bpf_buffer_commit() in the UAPI
 */
static __always_inline long bpf_ctx_buf_commit(struct bpf_ctx_buf *b,
					       struct bpf_map *map, u64 flags)
{
	if (unlikely(b->open != (unsigned long)map || flags))
		return bpf_ctx_buf_commit_slow(b, map, flags);

	ctx_buf_close(b);
	perf_output_end_lean(&b->handle);

	return 0;
}

#endif /* _KERNEL_BPF_CTX_BUF_H */
