// SPDX-License-Identifier: GPL-2.0
/*
 * Output buffers of a BPF context. A program reserves space in the perf ring
 * of its CPU, stores into this space through a pointer in its context, and
 * commits.
 *
 *	 header                raw size   <buf>               <buf>_end
 *	+---------------------+----------+-------------------+-----+
 *	| PERF_RECORD_SAMPLE  |   u32    | the reserved size | pad |
 *	+---------------------+----------+-------------------+-----+
 *	 8 bytes               4 bytes    size bytes          to 8
 *
 * A reader finds an ordinary sample with PERF_SAMPLE_RAW. The space lies
 * within one page, see perf_output_begin_forward_in_page(), so that it is
 * contiguous for the program and for the reader. The buffer starts at 4 modulo
 * 8. If a record begins with a 32-bit field, the 64-bit fields after it are
 * aligned.
 *
 * While a buffer is reserved, the verifier rejects the end of the program,
 * tail calls, and calls of functions that are verified separately. The
 * reservation disables preemption and holds the RCU read lock until the commit.
 */
#include <linux/bpf.h>
#include <linux/bpf_ctx_buf.h>
#include <linux/perf_event.h>
#include <linux/smp.h>

#define CTX_BUF_FRAMING	((u32)(sizeof(struct perf_event_header) + sizeof(u32)))

/* As the picture shows. */
static_assert(CTX_BUF_FRAMING % 8 == BPF_CTX_BUF_ALIGN);

/* Return the event of this CPU, or an error pointer. */
static __always_inline struct perf_event *ctx_buf_event(struct bpf_map *map)
{
	struct bpf_array *array = container_of(map, struct bpf_array, map);
	unsigned int cpu = raw_smp_processor_id();
	struct bpf_event_entry *ee;
	struct perf_event *event;

	if (unlikely(cpu >= array->map.max_entries))
		return ERR_PTR(-ENOENT);

	ee = READ_ONCE(array->ptrs[cpu]);
	if (!ee)
		return ERR_PTR(-ENOENT);

	/* Only samples with raw data alone have the framing below. */
	if (unlikely(!ee->raw_only))
		return ERR_PTR(-EINVAL);

	event = ee->event;
	if (unlikely(event->oncpu != cpu))
		return ERR_PTR(-EOPNOTSUPP);

	return event;
}

static __always_inline long ctx_buf_open(struct bpf_ctx_buf *b,
					 struct bpf_map *map, u32 size,
					 u32 total)
{
	struct perf_event_header *header = b->handle.addr;

	b->map = map;
	b->header = header;
	b->buf = (void *)header + CTX_BUF_FRAMING;
	b->buf_end = b->buf + size;

	/*
	 * Only the pad must be 0, but the last 8 bytes are cleared together.
	 * They may contain the raw size, which is therefore written later.
	 */
	*(u64 *)((void *)header + total - sizeof(u64)) = 0;
	*header = (struct perf_event_header) {
		.type = PERF_RECORD_SAMPLE,
		.size = total,
	};
	*(u32 *)(header + 1) = total - CTX_BUF_FRAMING;

	return 0;
}

/* This is not inline, so that the usual case has to save few registers. */
static noinline long ctx_buf_reserve_slow(struct bpf_ctx_buf *b,
					  struct bpf_map *map, u32 size,
					  struct perf_sample_data *data,
					  struct perf_event *event)
{
	u32 total = round_up(CTX_BUF_FRAMING + size, sizeof(u64));
	int err;

	/*
	 * Only the LOST record before it uses the sample data, and takes no
	 * fields from here.
	 */
	perf_sample_data_init(data, 0, 0);
	err = perf_output_begin_forward_in_page(&b->handle, data, event, total);

	return err ?: ctx_buf_open(b, map, size, total);
}

/**
 * bpf_ctx_buf_reserve() - reserve space in the perf ring of this CPU
 * @b: buffer of the context, closed
 * @map: perf event array
 * @size: size of the buffer in bytes
 * @data: sample data that nobody else uses during the call
 *
 * On success the buffer has @size bytes, and the program must call
 * bpf_ctx_buf_commit() on this CPU. On failure the buffer is empty, and
 * bpf_ctx_buf_commit() does no harm.
 *
 * Context: any, NMI included; the caller cannot migrate and holds the RCU read
 * lock. From success to commit preemption is disabled.
 * Return: 0 or a negative errno, see bpf_buffer_reserve() in the UAPI
 */
long bpf_ctx_buf_reserve(struct bpf_ctx_buf *b, struct bpf_map *map, u32 size,
			 struct perf_sample_data *data)
{
	struct perf_event *event;
	u32 total;

	b->buf_end = b->buf;
	if (unlikely(b->map))
		return -EBUSY;
	if (unlikely(!size))
		return -EINVAL;
	if (unlikely(size > U16_MAX))
		return -E2BIG;

	event = ctx_buf_event(map);
	if (IS_ERR(event))
		return PTR_ERR(event);

	total = round_up(CTX_BUF_FRAMING + size, sizeof(u64));
	if (unlikely(perf_output_begin_lean(&b->handle, event, total)))
		return ctx_buf_reserve_slow(b, map, size, data, event);

	return ctx_buf_open(b, map, size, total);
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
long bpf_ctx_buf_commit(struct bpf_ctx_buf *b, struct bpf_map *map, u64 flags)
{
	long err = 0;

	/* In the usual case nothing is done after perf_output_end(). */
	if (likely(b->map == map && !flags &&
		   b->handle.event->attr.watermark)) {
		b->map = NULL;
		b->buf_end = b->buf;
		perf_output_end(&b->handle);
		return 0;
	}

	if (!b->map)
		return -ENOENT;

	if (unlikely(map != b->map || (flags & ~BPF_BUFFER_DISCARD)))
		err = -EINVAL;

	if (err || flags)
		b->header->type = PERF_RECORD_PAD;
	else
		perf_output_account_event(&b->handle, b->handle.event);

	b->map = NULL;
	b->buf_end = b->buf;
	perf_output_end(&b->handle);

	return err;
}
