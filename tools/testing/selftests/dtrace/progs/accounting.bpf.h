/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A record with its owner, its length and a checksum
 *
 * The payload is struct account_record, with as many words of data as its
 * number says, followed by the sum of all words before.
 */
#ifndef ACCOUNTING_BPF_H
#define ACCOUNTING_BPF_H

#include <linux/types.h>

#define ACCOUNT_WRITERS	4
#define ACCOUNT_WORDS	64	/* of a payload, at most */

struct account_record {
	__u32 writer;
	__u32 seq;
	__u32 data[];
};

/* Words of record @seq: from 3, which is without data, to ACCOUNT_WORDS. */
static inline __u32 account_words(__u32 seq)
{
	return 3 + seq * 7 % (ACCOUNT_WORDS - 2);
}

static inline __u32 account_sum(__u32 sum, __u32 word)
{
	return (sum ^ word) * 0x01000193;
}

/* What became of the records of one writer. */
struct account {
	__u64 tried;
	__u64 written;
	__u64 refused;		/* -ENOSPC */
	__u64 failed;		/* any other error */
};

#endif /* ACCOUNTING_BPF_H */
