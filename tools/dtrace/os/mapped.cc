// SPDX-License-Identifier: GPL-2.0
/*
 * A line of /proc/PID/maps, and the file behind it; see mapped.h.
 *
 * /proc/PID/map_files leads to the very file that is mapped, even if it has been
 * deleted, but only a privileged user may open it. For other users, the path in the
 * root of the process is tried, and then the path itself; the inode shows whether
 * the file is the same.
 */
#include "os/mapped.h"

#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>

#include "base/diag.h"
#include "base/each_line.h"
#include "base/number.h"
#include "os/regular.h"

namespace dt::os {

bool parse_map(const std::string &text, MapLine &line)
{
	unsigned major, minor;
	char rights[5];
	int path = 0;

	if (std::sscanf(text.c_str(), "%" SCNx64 "-%" SCNx64 " %4s %" SCNx64 " %x:%x %" SCNu64 " %n", &line.start,
			&line.end, rights, &line.offset, &major, &minor, &line.file.second, &path) < 7)
		return false;
	line.file.first = makedev(major, minor);
	line.is_code = rights[2] == 'x';
	line.path = without_deleted(text.substr(static_cast<size_t>(path)));
	return true;
}

std::string without_deleted(std::string path)
{
	if (constexpr std::string_view gone = " (deleted)"; path.ends_with(gone))
		path.resize(path.size() - gone.size());
	return path;
}

std::string base_name(const std::string &path)
{
	return path.substr(path.rfind('/') + 1);
}

std::string proc_path(int pid, const std::string &rest)
{
	return "/proc/" + std::to_string(pid) + "/" + rest;
}

Fd open_mapped(int pid, const MapLine &line)
{
	const std::string range = format("map_files/%" PRIx64 "-%" PRIx64, line.start, line.end);
	struct stat found;

	if (Fd fd = open_regular(proc_path(pid, range), found))
		return fd;
	/* The process may have put something else there. */
	for (const std::string &path : {proc_path(pid, "root" + line.path), line.path})
		if (Fd fd = open_regular(path, found); fd && found.st_ino == line.file.second)
			return fd;
	return {};
}

Fd copy_of_vdso()
{
	const auto *image = reinterpret_cast<const char *>(getauxval(AT_SYSINFO_EHDR));
	Fd fd(memfd_create("vdso", MFD_CLOEXEC));
	Result<std::string> maps = read_file("/proc/self/maps");
	size_t bytes = 0;

	if (!image || !fd || !maps)
		return {};
	for_each_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (parse_map(std::string(text), line) && line.start == reinterpret_cast<uint64_t>(image))
			bytes = line.end - line.start;
	});
	if (!bytes || write(fd.get(), image, bytes) != static_cast<ssize_t>(bytes))
		return {};
	return fd;
}

std::vector<int> running_processes()
{
	std::error_code unknown;
	std::vector<int> pids;

	for (const auto &entry : std::filesystem::directory_iterator("/proc", unknown)) {
		const std::string name = entry.path().filename().string();
		const std::optional<int> pid = parse_number<int>(name);

		if (pid && *pid != getpid())
			pids.push_back(*pid);
	}
	std::ranges::sort(pids);
	return pids;
}

bool has_ended(int pid)
{
	return kill(pid, 0) != 0 && errno == ESRCH;
}

std::string stat_field(int pid, int number)
{
	const Result<std::string> line = read_file(proc_path(pid, "stat"));

	if (!line)
		return {};
	/* The name of the command, field 2, may hold blanks. It ends with the last parenthesis. */
	std::string_view rest(*line);
	rest.remove_prefix(std::min(rest.rfind(')'), rest.size()));
	for (int i = 2; i < number; i++)
		rest.remove_prefix(std::min(rest.find(' ') + 1, rest.size()));
	return std::string(rest.substr(0, rest.find(' ')));
}

std::vector<int> descendants(int root)
{
	std::vector<int> found = {root};
	std::multimap<int, int> children;
	constexpr int parent = 4; /* field */

	for (const int pid : running_processes())
		children.emplace(std::atoi(stat_field(pid, parent).c_str()), pid);
	for (size_t n = 0; n < found.size(); n++) {
		const auto [first, last] = children.equal_range(found[n]);

		for (auto it = first; it != last; ++it)
			found.push_back(it->second);
	}
	return found;
}

} // namespace dt::os
