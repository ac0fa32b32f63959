/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Output buffer of a BPF context: memory in a perf ring between
 * bpf_buffer_reserve() and bpf_buffer_commit(). A program type that offers the
 * two helpers has one of these in its kernel-side context for each buffer.
 */
#ifndef _LINUX_BPF_CTX_BUF_H
#define _LINUX_BPF_CTX_BUF_H

#include <linux/perf_event.h>

/**
 * struct bpf_ctx_buf - output buffer of a context
 * @buf: value of <buf> for the program
 * @buf_end: value of <buf>_end for the program; equal to @buf when closed
 * @open: address of the perf event array of the open reservation, and
 *	BPF_CTX_BUF_COUNTED; 0 when closed
 * @data: sample data that nobody else uses during a reservation; set once
 * @handle: open reservation
 *
 * If all but @data is 0, the buffer is closed. The verifier makes sure that the
 * program that makes a reservation commits it. So nothing else has to close it.
 */
struct bpf_ctx_buf {
	void *buf;
	void *buf_end;
	unsigned long open;
	struct perf_sample_data *data;
	struct perf_output_handle handle;
};

/* The record counts for attr.wakeup_events of the event. */
#define BPF_CTX_BUF_COUNTED	1UL

/* Address of an open buffer modulo 8, behind the header and the raw size. */
#define BPF_CTX_BUF_ALIGN	4

#endif /* _LINUX_BPF_CTX_BUF_H */
