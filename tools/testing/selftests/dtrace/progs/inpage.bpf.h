/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A record whose payload can be checked byte by byte
 *
 * The payload has the length that the test chooses. Word i of the record with
 * number seq is inpage_word(seq, i); the up to 3 bytes behind the last word are
 * inpage_byte(seq). Words from INPAGE_WORDS on are not written.
 */
#ifndef INPAGE_BPF_H
#define INPAGE_BPF_H

#include <linux/types.h>

#define INPAGE_WORDS	1024

/* What the test asks for, and what came of it. */
struct inpage {
	__u32 size;		/* of the payload */
	__u32 seq;
	__s64 reserved;		/* what bpf_buffer_reserve() returned */
	__s64 committed;	/* what bpf_buffer_commit() returned */
};

static inline __u32 inpage_word(__u32 seq, __u32 i)
{
	return seq ^ i * 0x9e3779b1;
}

static inline __u8 inpage_byte(__u32 seq)
{
	return seq * 31 + 7;
}

#endif /* INPAGE_BPF_H */
