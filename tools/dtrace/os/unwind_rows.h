/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The call frame information of a file (.eh_frame), compiled to rows that a program in the kernel can search
 * (base/unwind.h).
 *
 * libdw reads the file and computes the rules. A rule that has no form in a row becomes UNWIND_NONE, as are ranges
 * between functions. The few bytes that align the next function belong to the row before them.
 */
#ifndef DTRACE_OS_UNWIND_ROWS_H
#define DTRACE_OS_UNWIND_ROWS_H

#include <vector>

#include "base/result.h"
#include "base/unwind.h"

namespace dt::os {

/*
 * The rows of the ELF file behind @fd, by offset; none if it has no .eh_frame.
 * The error says why no file can be read.
 */
Result<std::vector<unwind_row>> unwind_rows(int fd);

} // namespace dt::os

#endif
