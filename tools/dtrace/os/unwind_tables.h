/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Keeps the tables of base/unwind.h up to date, for all processes: those that run already, those that start, and what
 * they map later.
 *
 * A file is compiled once, when the first process maps it, or read from a cache; if its contents have changed, it is
 * another file. Rows are only added, before the first process refers to them. The mappings of a process are read from
 * /proc and replaced as a whole, when the kernel reports that it has mapped code (follow.h). A child has those of its
 * parent, until it maps other code.
 */
#ifndef DTRACE_OS_UNWIND_TABLES_H
#define DTRACE_OS_UNWIND_TABLES_H

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/cpus.h"
#include "base/fd.h"
#include "base/unwind.h"
#include "os/follow.h"
#include "os/mapped.h"
#include "os/row_table.h"
#include "os/unwind_cache.h"

namespace dt::os {

class UnwindTables {
public:
	/* Descriptors of the maps, which are empty. They stay the caller's. */
	UnwindTables(int rows, int processes) : rows_map_(rows), processes_map_(processes) {}

	/*
	 * Reads all processes, and follows them from now on. An error says why stacks will be cut. @cache: -x
	 * unwindcache.
	 */
	Status open(const std::string &cache);
	/* Readable when look() has something to do. */
	int fd() const { return events_.get(); }
	/* Reads what has changed. */
	void look();
	/* Reads the process @pid now. */
	void read(int pid) { read_all({pid}); }
	/* Follows CPUs as Objects::follow_cpus() does. */
	Status follow_cpus(const CpuLook &cpus) { return follower_.follow_cpus(cpus); }
	/* Why stacks end too early, if there is a reason that nobody has been told of. */
	std::string take_problem();

private:
	static constexpr size_t kFewProcesses = 256;

	/* What has been compiled: the file might be written again, and another one might get its inode. */
	struct FileContents {
		FileId file = {}; /* the vdso has none */
		int64_t bytes = 0, seconds = 0, nanoseconds = 0;

		auto operator<=>(const FileContents &) const = default;
	};

	void read_all(const std::set<int> &pids);
	void read_maps(int pid);
	FileRows rows_of(int pid, const MapLine &line);
	FileRows find_rows(int pid, const MapLine &line);
	FileRows add_rows(int fd, const std::string &path);
	void put(int pid);
	void forget(int pid);
	void forget_ended();

	const int rows_map_, processes_map_;
	Mapping memory_; /* of the rows */
	RowTable rows_;
	std::map<FileContents, FileRows> files_;
	std::map<FileId, FileRows> looked_at_; /* by read_all(), which opens a file once for all processes */
	std::map<int, std::unique_ptr<unwind_process>> processes_;
	UnwindCache cache_;
	Follower follower_;
	Fd events_; /* of the follower */
	std::string problem_;
	bool is_full_ = false;
	size_t most_ = kFewProcesses; /* processes, until look() forgets the ended ones */
};

} // namespace dt::os

#endif
