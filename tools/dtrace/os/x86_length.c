// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel's decoder of x86 instructions, for instructions.cc. It is C, and its
 * headers are not for C++, so this file is between the two.
 *
 * Only the length is passed on. The caller needs nothing else of an instruction,
 * and thus no type of the decoder.
 */
#include "lib/inat.c"
#include "lib/insn.c"

int dtrace_x86_length(const unsigned char *code, int bytes);

/* Bytes of the 64-bit instruction at @code, of which @bytes are readable; 0: it cannot be decoded. */
int dtrace_x86_length(const unsigned char *code, int bytes)
{
	struct insn insn;

	return insn_decode(&insn, code, bytes, INSN_MODE_64) < 0 ? 0 : insn.length;
}
