// SPDX-License-Identifier: GPL-2.0
/* Programs that count what they do, so that no loss goes unnoticed. */
#include <linux/ptrace.h>
#include <linux/bpf.h>
#include <linux/bpf_perf_event.h>
#include <linux/dtrace.h>
#include <linux/errno.h>
#include <bpf/bpf_helpers.h>
#include "accounting.bpf.h"
#include "output.bpf.h"

char _license[] SEC("license") = "GPL";

struct account accounts[ACCOUNT_WRITERS];

/* The first argument is the number of the writer; nobody else has it. */
SEC("dtrace")
int write_record(struct dtrace_bpf_context *ctx)
{
	__u32 writer = ctx->args[0], sum = 0, word, words, seq, i;
	struct account *account;
	void *pos, *end;
	long err;

	if (writer >= ACCOUNT_WRITERS)
		return 0;
	account = &accounts[writer];
	seq = account->tried++;
	words = account_words(seq);
	err = bpf_buffer_reserve(ctx, DTRACE_BUF_OUTPUT, &rings,
				 words * sizeof(__u32));

	/* The buffer is empty if that failed. */
	pos = ctx->buf;
	end = ctx->buf_end;
	for (i = 0; i < ACCOUNT_WORDS; i++) {
		if (pos + sizeof(__u32) > end)
			break;
		if (i == words - 1)
			word = sum;
		else if (i == 0)
			word = writer;
		else if (i == 1)
			word = seq;
		else
			word = seq + i;
		*(__u32 *)pos = word;
		sum = account_sum(sum, word);
		pos += sizeof(__u32);
	}
	if (bpf_buffer_commit(ctx, DTRACE_BUF_OUTPUT, &rings, 0) !=
	    (err ? -ENOENT : 0))
		account->failed++;
	else if (!err)
		account->written++;
	else if (err == -ENOSPC)
		account->refused++;
	else
		account->failed++;
	return 0;
}

/* A program in which a perf event overflows, and the program of that event. */
__u64 watched_address, entered, overflowed;
__u32 watched_tid;

SEC("kprobe")
int touch_watched(void *ctx)
{
	__u64 value;

	if ((__u32)bpf_get_current_pid_tgid() != watched_tid)
		return 0;
	entered++;
	bpf_probe_read_user(&value, sizeof(value), (void *)watched_address);
	return 0;
}

SEC("perf_event")
int count_overflow(struct bpf_perf_event_data *ctx)
{
	overflowed++;
	return 0;
}
