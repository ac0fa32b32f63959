/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Tables by which a library function walks the stack of a process. Map "unwind_processes" has the executable mappings of
 * each process. For the code of a file, map "unwind_rows" has rows: where the caller's frame is found. Its index says which
 * rows are those of 128 bytes of code.
 *
 * A row, which is compiled from the call frame information of the file:
 *
 *      0          4          8      9      10     11     12
 *     +----------+----------+------+------+------+------+
 *     |  offset  |   cfa    | form |  ra  |  fp  | kept |
 *     +----------+----------+------+------+------+------+
 *
 *     offset   of the first byte, in the file; in the map, from the file's first block on. The range ends where the
 *              next row begins
 *     form     how the CFA, the stack pointer of the caller, is found with the help of cfa, and flags
 *     ra       where the return address is, in words from the CFA; 0: in the link register
 *     fp       where the caller's frame pointer is, in words from the CFA; 0: in its register
 *     kept     the same for one more register that callees keep, UNWIND_KEPT
 *
 * C and C++ share this header.
 */
#ifndef DTRACE_BASE_UNWIND_H
#define DTRACE_BASE_UNWIND_H

#include <linux/types.h>

struct unwind_row {
	__u32 offset;
	__s32 cfa;
	__u8 form;
	__s8 ra;
	__s8 fp;
	__s8 kept;
};

/*
 * Code that aligns the stack finds its frame by this register, such as the dynamic linker where it looks for a function
 * that is called for the first time. Its DWARF number: rbx, x19.
 */
#if defined(__aarch64__) || defined(DTRACE_ARM64)
#define UNWIND_KEPT 19
#else
#define UNWIND_KEPT 3
#endif

/* As kept: the register of the caller is at no place that a row can say. */
#define UNWIND_LOST (-128)

/* The CFA. Where cfa is "two numbers", low and high are its halves, and low is signed. */
enum unwind_form {
	UNWIND_NONE = 0,     /* not known, so code is expected to keep frame pointers */
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
#define UNWIND_FP_BY_SP 0x20 /* fp and kept count from the stack pointer */
#define UNWIND_FP_BY_FP 0x40 /* fp counts from the frame pointer, and may be 0 */
#define UNWIND_SIGNAL 0x80   /* a signal called: the return address is that of an instruction that has not run */

/*
 * Why a stack ends although its last frame may have a caller. With -x stackends, such a number follows that frame; no
 * address is so small.
 */
enum unwind_why {
	UNWIND_UNKNOWN_PROCESS = 1, /* its mappings are not in the table yet */
	UNWIND_NO_FRAME_POINTER,    /* code without call frame information keeps none */
	UNWIND_UNREADABLE,	    /* the place of the return address, or what it depends on */
	UNWIND_NO_CODE,		    /* the return address is in no mapping of code */
	UNWIND_WHYS
};

/* Added to the number of wanted frames: the reason is wanted, too. */
#define UNWIND_SAYS_WHY 0x100u

/* Powers of two, so that a mask shows the verifier that an index is valid. */
#define UNWIND_ROWS (1u << 20)
#define UNWIND_INDEX (1u << 20)
#define UNWIND_MAPPINGS 256u

/* Bytes of code that an entry of the index is for, as a power of two: some five rows. */
#define UNWIND_BLOCK_BITS 7

/* Row 0 is UNWIND_NONE. The rows of a file are by offset. */
struct unwind_table {
	struct unwind_row rows[UNWIND_ROWS];
	/*
	 * For each block of a file the last row that begins at the block's first byte or before, or else the file's first
	 * one, and after the last block the file's last row. The entry after the last one is for a valid pair.
	 */
	__u32 index[UNWIND_INDEX + 2];
};

/* Code that is made at run time has no blocks. */
struct unwind_mapping {
	__u64 start, bytes;
	__u64 to_block; /* added to an address: where it is in the file, from the file's first block on */
	__u32 index;	/* the entry of that first block */
	__u32 blocks;	/* of the file */
};

/* Mappings by address. */
struct unwind_process {
	__u64 count;
	struct unwind_mapping mappings[UNWIND_MAPPINGS];
};

#endif
