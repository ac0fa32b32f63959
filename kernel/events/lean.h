/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A lean way to write a record into one page of a perf ring.
 *
 * perf_output_begin_forward_in_page() and perf_output_end() handle all cases.
 * The functions here handle the usual case alone, and are inlined into their
 * callers. They leave each other case to the two functions, from which they
 * differ in nothing that a reader or a nested writer could see.
 */
#ifndef _KERNEL_EVENTS_LEAN_H
#define _KERNEL_EVENTS_LEAN_H

#include <linux/mm.h>
#include <linux/perf_event.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <asm/local.h>

#include "internal.h"

/**
 * perf_output_begin_lean() - begin a record in one page, in the usual case
 * @handle: this function sets the members that perf_output_end() needs
 * @event: as for perf_output_begin_forward_in_page(); must not be inherited
 * @size: size of the record in bytes, a multiple of 8, header included. It may be
 *	larger than any record.
 *
 * In the usual case the ring has four pages, and no LOST record is pending. In all
 * other cases, this function does nothing, and the caller must call
 * perf_output_begin_forward_in_page() instead.
 *
 * Context: any, NMI included; reservations nest.
 * Return: the ring, and the caller must call perf_output_claim_lean(). It holds the
 * RCU read lock and has preemption disabled until the record ends. Or NULL.
 */
static __always_inline struct perf_buffer *
perf_output_begin_lean(struct perf_output_handle *handle,
		       struct perf_event *event, u64 size)
{
	struct perf_buffer *rb;

	rcu_read_lock();
	rb = rcu_dereference(event->rb);
	if (unlikely(!rb || size > READ_ONCE(rb->lean_size) || rb->paused ||
		     local_read(&rb->lost))) {
		rcu_read_unlock();
		return NULL;
	}
	handle->rb = rb;
	handle->event = event;

	/* As in perf_output_get_handle(), but one instruction if there is one. */
	preempt_disable();
	rb->nest++;
	barrier();
	handle->wakeup = local_read(&rb->wakeup);

	return rb;
}

/**
 * perf_output_claim_lean() - claim the space of a record in one page
 * @handle: from perf_output_begin_lean()
 * @rb: what perf_output_begin_lean() returned
 * @size: the size that perf_output_begin_lean() got
 * @record: is set to the record
 *
 * This function fails if the rest of the page or of the ring is too small. It
 * counts nothing then. The caller must call perf_output_end(), and then
 * perf_output_begin_forward_in_page().
 *
 * The failure is not handled here, so that the usual case has no call, for which
 * it would have to save registers.
 *
 * Context: as perf_output_begin_lean()
 * Return: whether the record is reserved. Then the caller must call
 * perf_output_end_lean() or perf_output_end().
 */
static __always_inline bool
perf_output_claim_lean(const struct perf_output_handle *handle,
		       struct perf_buffer *rb, u64 size, void **record)
{
	unsigned long offset, head, tail;

	offset = local_read(&rb->head);
	do {
		if (unlikely(offset_in_page(offset) + size > PAGE_SIZE))
			return false;
		/*
		 * The branch orders the load of the tail before the stores to the
		 * record: A, matches D; see perf_output_put_handle(). As in
		 * CIRC_SPACE(), a byte stays free.
		 */
		tail = READ_ONCE(rb->user_page->data_tail);
		head = offset + size;
		if (unlikely(head - tail > rb->data_mask))
			return false;
	} while (!local_try_cmpxchg(&rb->head, &offset, head));

	/*
	 * As in __perf_output_begin(). Nested writers may have moved the stamp
	 * since the record began, so that it is read again if it is old.
	 */
	if (unlikely((long)(handle->wakeup + rb->watermark - head) < 0) &&
	    head - local_read(&rb->wakeup) > rb->watermark)
		local_add(rb->watermark, &rb->wakeup);

	*record = rb->data_pages[(offset & rb->data_mask) >> PAGE_SHIFT] +
		  offset_in_page(offset);

	return true;
}

/**
 * perf_output_end_lean() - publish a record that perf_output_claim_lean() reserved
 * @handle: of the reservation
 *
 * This does what perf_output_end() does, which explains the barriers. If the
 * reader must be woken, or a nested writer has moved the head meanwhile, it
 * begins anew with perf_output_end().
 *
 * Context: as perf_output_begin_lean(), on the same CPU
 */
static __always_inline void
perf_output_end_lean(struct perf_output_handle *handle)
{
	struct perf_buffer *rb = handle->rb;
	unsigned long head;

	if (likely(READ_ONCE(rb->nest) == 1)) {
		barrier();
		head = local_read(&rb->head);
		smp_wmb(); /* B, matches C */
		WRITE_ONCE(rb->user_page->data_head, head);
		barrier();
		WRITE_ONCE(rb->nest, 0);
		barrier();
		if (likely(head == local_read(&rb->head) &&
			   handle->wakeup == local_read(&rb->wakeup))) {
			preempt_enable();
			rcu_read_unlock();
			return;
		}
		WRITE_ONCE(rb->nest, 1);
	}
	perf_output_end(handle);
}

#endif /* _KERNEL_EVENTS_LEAN_H */
