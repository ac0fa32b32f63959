/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The call frame information of a file, compiled to rows that a program in the kernel can search (base/unwind.h). It is
 * in .eh_frame, which running programs use. What is missing there may be in .debug_frame of the file or its debug file.
 *
 * libdw reads the file and computes the rules. A rule that has no form in a row becomes UNWIND_NONE, as are ranges
 * between functions. The few bytes that align the next function belong to the row before them.
 */
#ifndef DTRACE_OS_UNWIND_ROWS_H
#define DTRACE_OS_UNWIND_ROWS_H

#include <string>
#include <vector>

#include "base/result.h"
#include "base/unwind.h"

namespace dt::os {

/*
 * The rows of the ELF file behind @fd, by offset; none if it has no call frame information. Debug files are searched at
 * @path, too. The error says why no file can be read.
 *
 * For each range, libdw executes the instructions of a function from the first one on: up to 250 million bytes of them
 * for large programs. A file can be made to take days. Beyond @most_work bytes, functions have no rows.
 */
constexpr uint64_t kMostUnwindWork = uint64_t{1} << 31;
Result<std::vector<unwind_row>> unwind_rows(int fd, const std::string &path = "", uint64_t most_work = kMostUnwindWork);

} // namespace dt::os

#endif
