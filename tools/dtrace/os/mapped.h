/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reads /proc/PID/maps and the files that it names.
 *
 * The path in a line is one of the process: the process may have another root, and
 * the file may have been deleted or replaced since. So a file is opened by its
 * mapping, and a path counts only if it leads to the same inode.
 */
#ifndef DTRACE_OS_MAPPED_H
#define DTRACE_OS_MAPPED_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/fd.h"

namespace dt::os {

using FileId = std::pair<uint64_t, uint64_t>; /* device, inode */

struct MapLine {
	uint64_t start = 0, end = 0, offset = 0;
	FileId file;
	bool is_code = false;
	std::string path; /* also of a file that is deleted */
};

/* "7f10a000-7f10b000 r-xp 00001000 08:01 1234   /usr/lib/libc.so.6" */
bool parse_map(const std::string &text, MapLine &line);

/* The path as the kernel shows it, without the mark of a deleted file. */
std::string without_deleted(std::string path);

/* The last part. */
std::string base_name(const std::string &path);

/* "/proc/PID/" and @rest. */
std::string proc_path(int pid, const std::string &rest);

/* The file that is mapped, if it can be opened. */
Fd open_mapped(int pid, const MapLine &line);

/* The code that the kernel maps into each process: ours, copied to a file in memory, as all have the same. */
Fd copy_of_vdso();

/* Field @number of /proc/PID/stat, from 3 on, as proc(5) counts; "": there is no such process. */
std::string stat_field(int pid, int number);

/* The running processes in ascending order, without this one. */
std::vector<int> running_processes();
/* Is there no process @pid any more, not even one that nobody has waited for? */
bool has_ended(int pid);
/* A list of processes grows by so many between two looks at which of them have ended. */
inline constexpr size_t kNewProcesses = 1024;

/* @root, and the running processes that descend from it. */
std::vector<int> descendants(int root);

} // namespace dt::os

#endif
