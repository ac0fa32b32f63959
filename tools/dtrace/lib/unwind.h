/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the tool tells the library functions that walk stacks of processes: maps "unwind_rows" and
 * "unwind_processes". C and C++ share this header.
 *
 *     unwind_rows        element 0: UNWIND_ROWS rows, those of a file side by side and by offset
 *     unwind_processes   by process: its executable mappings, by address
 */
#ifndef DTRACE_LIB_UNWIND_H
#define DTRACE_LIB_UNWIND_H

#include "base/unwind_row.h"

/* Powers of two, so that a mask shows the verifier that an index is valid. */
#define UNWIND_ROWS (1u << 20)
#define UNWIND_MAPPINGS 256u

/* Rows @first ... of its file. Without rows, the code keeps frame pointers. */
struct unwind_mapping {
	__u64 start;
	__u32 pages;
	__u32 page_offset; /* in the file */
	__u32 first, count;
};

struct unwind_process {
	__u64 count;
	struct unwind_mapping mappings[UNWIND_MAPPINGS];
};

#endif
