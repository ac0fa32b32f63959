#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

enum state { IDLE, BUSY = 4, DONE };

struct flags {
	unsigned int f_state : 3;
	unsigned int f_count : 5;
	unsigned int f_rest : 24;
};

union value {
	struct flags bits;
	uint32_t word;
	uint8_t bytes[4];
};

union value v;

BEGIN
{
	v.word = 0;
	v.bits.f_state = BUSY;
	v.bits.f_count = 3;
	printf("%d %d %#x %d\n", v.bits.f_state, v.bits.f_count, v.word, v.bytes[0]);
	v.bits.f_state++;
	printf("%s\n", v.bits.f_state == DONE ? "done" : "not done");
	printf("%d %d\n", sizeof (union value), offsetof(union value, bits));
	exit(DONE);
}
==== 5
4 3 0x1c 28
done
4 0
