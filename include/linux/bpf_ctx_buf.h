/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Output buffer of a BPF context: memory in a perf ring between
 * bpf_buffer_reserve() and bpf_buffer_commit(). A program type that offers the
 * two helpers has one of these in its kernel-side context for each buffer.
 */
#ifndef _LINUX_BPF_CTX_BUF_H
#define _LINUX_BPF_CTX_BUF_H

#include <linux/perf_event.h>
#include <linux/types.h>

struct bpf_map;

/**
 * struct bpf_ctx_buf - output buffer of a context
 * @buf: value of <buf> for the program
 * @buf_end: value of <buf>_end for the program; equal to @buf when closed
 * @map: perf event array of the open reservation, NULL when closed
 * @header: record of the open reservation
 * @handle: open reservation
 *
 * A zeroed structure is a closed buffer. The verifier makes sure that the
 * program that makes a reservation commits it. So nothing else has to close it.
 */
struct bpf_ctx_buf {
	void *buf;
	void *buf_end;
	struct bpf_map *map;
	struct perf_event_header *header;
	struct perf_output_handle handle;
};

/* Address of an open buffer modulo 8, behind the header and the raw size. */
#define BPF_CTX_BUF_ALIGN	4

long bpf_ctx_buf_reserve(struct bpf_ctx_buf *b, struct bpf_map *map, u32 size,
			 struct perf_sample_data *data);
long bpf_ctx_buf_commit(struct bpf_ctx_buf *b, struct bpf_map *map, u64 flags);

#endif /* _LINUX_BPF_CTX_BUF_H */
