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
#include <linux/err.h>
#include <linux/perf_event.h>
#include <linux/smp.h>

#include "ctx_buf.h"

/* As the picture shows. */
static_assert(CTX_BUF_FRAMING % 8 == BPF_CTX_BUF_ALIGN);
static_assert(__alignof__(struct bpf_map) > BPF_CTX_BUF_COUNTED);

/* Return what the map has for this CPU, or an error pointer. */
static struct bpf_event_entry *ctx_buf_entry(struct bpf_map *map)
{
	struct bpf_array *array = container_of(map, struct bpf_array, map);
	unsigned int cpu = raw_smp_processor_id();
	struct bpf_event_entry *ee;

	if (cpu >= array->map.max_entries)
		return ERR_PTR(-ENOENT);

	ee = READ_ONCE(array->ptrs[cpu]);
	if (!ee)
		return ERR_PTR(-ENOENT);

	/* Only samples with raw data alone have the framing of these buffers. */
	if (!ee->raw_only)
		return ERR_PTR(-EINVAL);

	if (ee->event->oncpu != cpu)
		return ERR_PTR(-EOPNOTSUPP);

	return ee;
}

/* The space that the lean way claims, or NULL. */
static void *ctx_buf_claim_lean(struct perf_output_handle *handle,
				struct perf_event *event, u64 total)
{
	struct perf_buffer *rb = perf_output_begin_lean(handle, event, total);
	void *record;

	if (!rb)
		return NULL;
	if (perf_output_claim_lean(handle, rb, total, &record))
		return record;
	perf_output_end(handle);

	return NULL;
}

/**
 * bpf_ctx_buf_reserve_slow() - reserve space if the lean way is not enough
 * @b: buffer of the context, closed
 * @map: perf event array
 * @size: size of the buffer in bytes
 * @begun: whether the lean way has begun the record, and could not claim its space:
 *	a gap must be skipped, or the ring is full
 *
 * Only bpf_ctx_buf_reserve() calls this function. Records that count for
 * attr.wakeup_events always come here, because they are rare: each of them may
 * wake the reader.
 *
 * Context: as bpf_ctx_buf_reserve()
 * Return: as bpf_ctx_buf_reserve()
 */
long bpf_ctx_buf_reserve_slow(struct bpf_ctx_buf *b, struct bpf_map *map,
			      u32 size, bool begun)
{
	u64 total = ctx_buf_total(size);
	unsigned long open = (unsigned long)map;
	struct bpf_event_entry *ee;
	void *record;
	int err;

	if (begun)
		perf_output_end(&b->handle);
	b->buf_end = b->buf;
	if (unlikely(b->open))
		return -EBUSY;
	if (unlikely(!size))
		return -EINVAL;
	if (unlikely(size > U16_MAX))
		return -E2BIG;

	ee = ctx_buf_entry(map);
	if (IS_ERR(ee))
		return PTR_ERR(ee);
	if (!ee->raw_uncounted)
		open |= BPF_CTX_BUF_COUNTED;

	record = begun ? NULL :
			 ctx_buf_claim_lean(&b->handle, ee->event, total);
	if (!record) {
		/*
		 * Only the LOST record before it uses the sample data, and takes
		 * no fields from here.
		 */
		perf_sample_data_init(b->data, 0, 0);
		err = perf_output_begin_forward_in_page(&b->handle, b->data,
							ee->event, total);
		if (err)
			return err;
		record = b->handle.addr;
	}

	return ctx_buf_open(b, open, record, size, total);
}

/**
 * bpf_ctx_buf_commit_slow() - discard the reserved space, or publish and count it
 * @b: buffer of the context
 * @map: perf event array that bpf_ctx_buf_reserve() got
 * @flags: 0 or BPF_BUFFER_DISCARD
 *
 * Only bpf_ctx_buf_commit() calls this function.
 *
 * Context: as bpf_ctx_buf_commit()
 * Return: as bpf_ctx_buf_commit()
 */
long bpf_ctx_buf_commit_slow(struct bpf_ctx_buf *b, struct bpf_map *map,
			     u64 flags)
{
	struct perf_event_header *header = b->buf - CTX_BUF_FRAMING;
	bool counted = b->open & BPF_CTX_BUF_COUNTED;
	long err = 0;

	if (!b->open)
		return -ENOENT;

	if (unlikely(b->open - counted != (unsigned long)map ||
		     (flags & ~BPF_BUFFER_DISCARD)))
		err = -EINVAL;

	if (err || flags)
		header->type = PERF_RECORD_PAD;
	else if (counted)
		perf_output_account_event(&b->handle, b->handle.event);

	ctx_buf_close(b);
	perf_output_end(&b->handle);

	return err;
}
