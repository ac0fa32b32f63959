/* SPDX-License-Identifier: GPL-2.0 */
/* Fills the table that has the rows of all files and their index (base/unwind.h). */
#ifndef DTRACE_OS_ROW_TABLE_H
#define DTRACE_OS_ROW_TABLE_H

#include <cstdint>
#include <optional>
#include <span>

#include "base/unwind.h"

namespace dt::os {

/* Where the table has the rows of a file. Code without rows has no blocks. */
struct FileRows {
	uint64_t first = 0; /* byte of the file, where a block begins */
	uint32_t index = 0; /* the entry of that block */
	uint32_t blocks = 0;
};

class RowTable {
public:
	RowTable() = default;
	/* @table is all 0, and stays the caller's. */
	explicit RowTable(unwind_table *table) : table_(table) {}

	/*
	 * Adds the rows of a file, which are by offset, after those of the others; nothing if there is no room. A file with few
	 * rows for much code is taken for one without rows.
	 */
	std::optional<FileRows> add(std::span<const unwind_row> rows);

private:
	unwind_table *table_ = nullptr;
	uint32_t used_ = 1; /* rows; the first one is UNWIND_NONE */
	uint32_t used_index_ = 0;
};

/* The mapping of @bytes at @start, which begins at byte @offset of the file. */
unwind_mapping code_mapping(uint64_t start, uint64_t bytes, uint64_t offset, const FileRows &rows);

} // namespace dt::os

#endif
