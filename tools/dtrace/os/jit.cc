// SPDX-License-Identifier: GPL-2.0
/*
 * Reads the maps of generated code; see jit.h.
 *
 * The last line for an address counts, because a JIT reuses memory. Most files grow at their end, so only what is
 * new is read. A file that was written anew is read from its beginning: what was read last is not in its place
 * any more. A line in another form is skipped, and is no error.
 */
#include "os/jit.h"

#include <fcntl.h>
#include <unistd.h>

#include "base/each_line.h"
#include "base/number.h"
#include "os/mapped.h"
#include "os/regular.h"

namespace dt::os {

namespace {

constexpr std::string_view kModule = "[jit]";

/* A longer line is skipped. */
constexpr size_t kMostLine = 1u << 16;

/* So many bytes tell whether a file was written anew. */
constexpr size_t kCompared = 64;

/* Memory that an entry of a map takes, without its name. */
constexpr size_t kEntryBytes = 128;

/* A hexadecimal number, which may begin with 0x, and the blank after it. */
bool take_hex(std::string_view &line, uint64_t &number)
{
	if (line.starts_with("0x"))
		line.remove_prefix(2);
	const std::optional<uint64_t> found = take_number<uint64_t>(line, 16);

	if (!found || !line.starts_with(' '))
		return false;
	number = *found;
	line.remove_prefix(1);
	return true;
}

/* The second of the numbers after "Uid:" is the effective one. */
std::optional<uid_t> effective_user(std::string_view line)
{
	line.remove_prefix(std::min(line.find('\t', line.find('\t') + 1) + 1, line.size()));
	return take_number<uid_t>(line);
}

} // namespace

void JitNames::meet(int pid)
{
	const Result<std::string> status = read_file(proc_path(pid, "status"));
	JitProcess &process = processes_[pid];

	for_each_line(status ? *status : "", [&](std::string_view line) {
		/* Its number in all namespaces; the last one is its own. */
		if (line.starts_with("NSpid:"))
			process.own_pid = line.substr(line.find_last_of("\t ") + 1);
		if (line.starts_with("Uid:"))
			process.user = effective_user(line);
	});
}

/* A process that has ended has no directories; its file may be in ours. */
Fd JitNames::open_file(int pid, const JitProcess &process)
{
	constexpr int flags = O_PATH | O_DIRECTORY | O_CLOEXEC;
	const std::string number = process.own_pid.empty() ? std::to_string(pid) : process.own_pid;
	struct stat found;

	for (const std::string &root : {proc_path(pid, "root"), std::string("/")}) {
		const Fd directory(open(root.c_str(), flags));
		Fd fd = open_regular_below(directory.get(), "tmp/perf-" + number + ".map", found);

		/* With a second name, a file of root's can be any, to which the process has made a hard link. */
		if (fd && (found.st_uid == process.user || (found.st_uid == 0 && found.st_nlink == 1)))
			return fd;
	}
	return {};
}

void JitNames::forget(int pid)
{
	const auto process = processes_.find(pid);

	if (process == processes_.end())
		return;
	drop(process->second.codes);
	drop(process->second.earlier);
	processes_.erase(process);
}

void JitNames::drop(Codes &codes)
{
	for (const auto &[start, code] : codes)
		left_ += kEntryBytes + code.name.size();
	codes.clear();
}

void JitNames::add(std::string_view line, Codes &codes)
{
	uint64_t start, bytes;

	if (!take_hex(line, start) || !take_hex(line, bytes) || line.empty() || bytes == 0 || start + bytes < start)
		return;
	for (auto old = codes.lower_bound(start); old != codes.end() && old->first < start + bytes;) {
		left_ += kEntryBytes + old->second.name.size();
		old = codes.erase(old);
	}
	if (left_ < kEntryBytes + line.size())
		return;
	left_ -= kEntryBytes + line.size();
	codes.emplace(start, JitCode{bytes, std::string(line)});
}

/* Whole ones. */
void JitNames::read_lines(int fd, JitProcess &process)
{
	std::string text(kMostLine, '\0');

	while (process.at < limits_.file) {
		const ssize_t bytes = pread(fd, text.data(), text.size(), static_cast<off_t>(process.at));

		if (bytes <= 0)
			return;
		const std::string_view read(text.data(), static_cast<size_t>(bytes));
		size_t length = read.rfind('\n') + 1;
		if (length == 0 && read.size() < text.size())
			return; /* the rest is not yet written */
		if (length == 0)
			length = read.size();
		else
			for_each_line(read.substr(0, length), [&](std::string_view line) { add(line, process.codes); });
		process.before = read.substr(length - std::min(length, kCompared), std::min(length, kCompared));
		process.at += length;
	}
}

bool JitNames::is_continued(int fd, const JitProcess &process)
{
	const size_t bytes = process.before.size();
	std::string now(bytes, '\0');

	return pread(fd, now.data(), bytes, static_cast<off_t>(process.at - bytes)) == static_cast<ssize_t>(bytes) &&
	       now == process.before;
}

void JitNames::look(int pid, JitProcess &process)
{
	const Fd fd = open_file(pid, process);

	if (!fd)
		return;
	if (!is_continued(fd.get(), process)) {
		drop(process.earlier);
		process.earlier = std::exchange(process.codes, {});
		process.before.clear();
		process.at = 0;
	}
	read_lines(fd.get(), process);
}

bool JitNames::find_in(const Codes &codes, uint64_t address, AddressName &name)
{
	auto code = codes.upper_bound(address);

	if (code == codes.begin() || address - (--code)->first >= code->second.bytes)
		return false;
	name = {kModule, code->second.name, address - code->first};
	return true;
}

bool JitNames::find(int pid, uint64_t address, AddressName &name)
{
	const auto now = std::chrono::steady_clock::now();
	const auto find_known = [&](const JitProcess &process) {
		return find_in(process.codes, address, name) || find_in(process.earlier, address, name);
	};
	JitProcess &process = processes_[pid];

	if (find_known(process))
		return true;
	if (now < process.next_look)
		return false;
	process.next_look = now + limits_.between;
	meet(pid);
	look(pid, process);
	return find_known(process);
}

} // namespace dt::os
