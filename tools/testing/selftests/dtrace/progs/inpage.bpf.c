// SPDX-License-Identifier: GPL-2.0
/* A clause that writes one record of the size it is asked for. */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <linux/dtrace.h>
#include <bpf/bpf_helpers.h>
#include "inpage.bpf.h"
#include "output.bpf.h"

char _license[] SEC("license") = "GPL";

struct inpage inpage;

SEC("dtrace")
int write_record(struct dtrace_bpf_context *ctx)
{
	__u32 seq = inpage.seq, i;
	void *pos, *end;

	inpage.reserved = bpf_buffer_reserve(ctx, DTRACE_BUF_OUTPUT, &rings,
					     inpage.size);

	/* The buffer is empty if that failed. */
	pos = ctx->buf;
	end = ctx->buf_end;
	for (i = 0; i < INPAGE_WORDS; i++) {
		if (pos + sizeof(__u32) > end)
			break;
		*(__u32 *)pos = inpage_word(seq, i);
		pos += sizeof(__u32);
	}
	for (i = 0; i < sizeof(__u32) - 1; i++) {
		if (pos + 1 > end)
			break;
		*(__u8 *)pos = inpage_byte(seq);
		pos++;
	}
	inpage.committed = bpf_buffer_commit(ctx, DTRACE_BUF_OUTPUT, &rings,
					     0);
	return 0;
}
