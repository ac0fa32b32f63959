/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reads files of traced processes without trust in them: their memory is bounded, and they may be cut while they are
 * read.
 *
 * A file says how much its contents take when they are unpacked, and how large its tables are. libelf and libdw
 * believe it. So the memory of the tool has a limit while they work (RLIMIT_DATA, which counts what malloc(3) and
 * private mappings of files take). An allocation beyond it fails, and the file has no names.
 *
 * libdw maps files. Who reads a page of a mapping that is beyond the end of its file gets SIGBUS; from
 * survive_cut_files() on, a page of zeros is put there instead.
 *
 * Rejected: a process of its own for all that reads such files. It would have to hand over millions of symbols.
 */
#ifndef DTRACE_OS_WARY_H
#define DTRACE_OS_WARY_H

#include <sys/resource.h>

#include <cstddef>
#include <cstdint>
#include <new>

namespace dt::os {

/* Symbols of a file that are looked at, and bytes of a symbol's name that count. */
constexpr size_t kMostSymbols = 1u << 22, kMostSymbolName = 1u << 14;
/* Bytes of a section that is read into memory: notes of static probes, and call frame information. */
constexpr uint64_t kMostNotes = uint64_t{16} << 20, kMostFrames = uint64_t{256} << 20;

/*
 * While it lives, the memory of the process stays below @most bytes. 0: half of what the machine has, or 256 MiB more than
 * the process has now if that is more.
 */
class MemoryBound {
public:
	explicit MemoryBound(uint64_t most = 0);
	~MemoryBound();
	MemoryBound(const MemoryBound &) = delete;
	MemoryBound &operator=(const MemoryBound &) = delete;

private:
	rlimit before_ = {};
	bool is_set_ = false;
};

/* What @read gives back, or @otherwise if it wants more memory than there should be. */
template <typename Read, typename Value>
auto within_memory(const Read &read, Value otherwise, uint64_t most = 0) -> decltype(read())
{
	try {
		const MemoryBound bound(most);

		return read();
	} catch (const std::bad_alloc &) {
		return otherwise;
	}
}

/* From now on, for the whole process. Faults of other kinds end it as before. */
void survive_cut_files();

} // namespace dt::os

#endif
