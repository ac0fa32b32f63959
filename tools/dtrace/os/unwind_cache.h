/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Keeps rows of unwinding (unwind_rows.h) in files, because to compile them costs far more than to read them. A file is
 * named by the build id of the file whose rows it has.
 *
 * Nothing is read that another user could have written: the directory and the files in it belong to the user of the
 * tool, who alone can write to them. Who writes a file with the build id of another one must not decide about stacks of
 * that one either: rows are kept of files of root and of the user only.
 */
#ifndef DTRACE_OS_UNWIND_CACHE_H
#define DTRACE_OS_UNWIND_CACHE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fd.h"
#include "base/unwind.h"

namespace dt::os {

class UnwindCache {
public:
	using Rows = std::vector<unwind_row>;

	/* Without a directory, nothing is kept. */
	UnwindCache() = default;
	/*
	 * Opens @path, or "dtrace" in $XDG_CACHE_HOME or ~/.cache if it is "", and makes it if it does not exist. Its
	 * files have at most @most bytes.
	 */
	static Result<UnwindCache> open(const std::string &path, uint64_t most = uint64_t{256} << 20);

	/* unwind_rows(), from the cache if they are there. */
	Result<Rows> rows(int fd, const std::string &path);

private:
	std::optional<Rows> find(const std::string &name) const;
	void add(const std::string &name, const Rows &rows);
	bool make_room(uint64_t bytes) const;

	Fd directory_;
	uint64_t most_ = 0;
};

} // namespace dt::os

#endif
