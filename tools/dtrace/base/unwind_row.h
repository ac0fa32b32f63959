/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A row of unwinding: where the caller's frame is found from a range of a file's code. The tool compiles rows
 * from the call frame information of files, and a library function walks stacks by them.
 *
 *      0          4          8      9      10     12
 *     +----------+----------+------+------+------+
 *     |  offset  |   cfa    | form |  ra  |  fp  |
 *     +----------+----------+------+------+------+
 *
 *     offset   in the file, of the first byte; the range ends where the next row begins
 *     form     how the CFA, the stack pointer of the caller, is found with the help of cfa, and flags
 *     ra       where the return address is, in words from the CFA; 0: in the link register
 *     fp       where the caller's frame pointer is, in bytes from the CFA; 0: in its register
 *
 * C and C++ share this header.
 */
#ifndef DTRACE_BASE_UNWIND_ROW_H
#define DTRACE_BASE_UNWIND_ROW_H

#include <linux/types.h>

struct unwind_row {
	__u32 offset;
	__s32 cfa;
	__u8 form;
	__s8 ra;
	__s16 fp;
};

/* The CFA. Where cfa is "two numbers", low and high are its halves, and low is signed. */
enum unwind_form {
	UNWIND_NONE = 0,     /* not known: the file does not say it, or not in one of these forms */
	UNWIND_END = 1,	     /* there is no caller */
	UNWIND_SP = 2,	     /* stack pointer + cfa */
	UNWIND_FP = 3,	     /* frame pointer + cfa */
	UNWIND_REGISTER = 4, /* DWARF register high + low */
	UNWIND_AT_SP = 5,    /* the word at stack pointer + low, + high */
	UNWIND_AT_FP = 6,    /* the word at frame pointer + low, + high */
	UNWIND_PLT = 7,	     /* stack pointer + low, and 8 more from byte high of an entry of 16 bytes on */
};

#define UNWIND_FORM 0x0f     /* bits of the form */
#define UNWIND_RA_BY_SP 0x10 /* ra counts from the stack pointer */
#define UNWIND_FP_BY_SP 0x20 /* fp counts from the stack pointer */
#define UNWIND_FP_BY_FP 0x40 /* fp counts from the frame pointer, and may be 0 */
#define UNWIND_SIGNAL 0x80   /* a signal called: the return address is that of an instruction that has not run */

#endif
