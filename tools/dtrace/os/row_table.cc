// SPDX-License-Identifier: GPL-2.0
/* Fills the table of rows; see row_table.h. */
#include "os/row_table.h"

namespace dt::os {

namespace {

/*
 * Blocks that a file may take, by its rows: a row of the largest functions is for some 8 KiB. A file says where its code is,
 * and could take the whole index with two rows that lie far apart.
 */
constexpr uint64_t kMostBlocksOfARow = 64, kMostBlocksOfNoRow = 4096;

} // namespace

std::optional<FileRows> RowTable::add(std::span<const unwind_row> rows)
{
	if (rows.empty())
		return FileRows();
	const uint32_t first_block = rows.front().offset >> UNWIND_BLOCK_BITS;
	const uint32_t blocks = (rows.back().offset >> UNWIND_BLOCK_BITS) - first_block + 1;
	const auto count = static_cast<uint32_t>(rows.size());

	if (blocks > kMostBlocksOfARow * rows.size() + kMostBlocksOfNoRow)
		return FileRows();
	if (rows.size() > UNWIND_ROWS - used_ || blocks >= UNWIND_INDEX - used_index_)
		return {};
	unwind_row *const to = table_->rows + used_;
	uint32_t *entry = table_->index + used_index_;
	uint32_t next = 0; /* the first byte of the block of @entry */
	for (uint32_t i = 0; i < count; i++) {
		to[i] = rows[i];
		to[i].offset -= first_block << UNWIND_BLOCK_BITS;
		for (; next < to[i].offset; next += 1u << UNWIND_BLOCK_BITS)
			*entry++ = used_ + (i ? i - 1 : 0);
	}
	for (uint32_t *const end = table_->index + used_index_ + blocks; entry <= end; entry++)
		*entry = used_ + count - 1;
	const FileRows added = {uint64_t{first_block} << UNWIND_BLOCK_BITS, used_index_, blocks};
	used_ += count;
	used_index_ += blocks + 1;
	return added;
}

unwind_mapping code_mapping(uint64_t start, uint64_t bytes, uint64_t offset, const FileRows &rows)
{
	return {
		.start = start,
		.bytes = bytes,
		.to_block = offset - rows.first - start,
		.index = rows.index,
		.blocks = rows.blocks,
	};
}

} // namespace dt::os
