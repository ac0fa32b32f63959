// SPDX-License-Identifier: GPL-2.0
/* Fills the tables by which stacks of processes are walked; see unwind_tables.h. */
#include "os/unwind_tables.h"

#include <bpf/bpf.h>
#include <sys/epoll.h>
#include <sys/stat.h>

#include <cstring>
#include <utility>

#include "base/each_line.h"

namespace dt::os {

namespace {

bool is_vdso(const MapLine &line)
{
	return line.path == "[vdso]";
}

} // namespace

Status UnwindTables::open(const std::string &cache)
{
	const size_t bytes = sizeof(unwind_table);
	void *const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, rows_map_, 0);

	if (memory == MAP_FAILED)
		return Error{"cannot map the rows of unwinding", errno};
	memory_ = Mapping(memory, bytes);
	rows_ = RowTable(static_cast<unwind_table *>(memory));
	Result<UnwindCache> opened = UnwindCache::open(cache);
	if (opened)
		cache_ = std::move(*opened);
	else
		problem_ = opened.error().text();
	events_.reset(epoll_create1(EPOLL_CLOEXEC));
	if (!events_)
		return Error{"cannot wait for changes of processes", errno};
	/* First, so that nothing is missed between. */
	const Status status = follower_.open(events_.get());
	const std::vector<int> running = running_processes();
	std::set<int> pids(running.begin(), running.end());
	pids.insert(getpid()); /* BEGIN fires in it */
	read_all(pids);
	return status;
}

/*
 * Nothing if there is no room. Without libdw there are no rows, and the stack is walked by frame pointers: whoever shows
 * names says that it is missing.
 */
FileRows UnwindTables::add_rows(int fd, const std::string &path)
{
	const Result<std::vector<unwind_row>> rows = cache_.rows(fd, path);
	const std::optional<FileRows> added = rows ? rows_.add(*rows) : FileRows();

	if (!added && !std::exchange(is_full_, true))
		problem_ = "user stacks end in some files: there is no room for the rows of all files";
	return added.value_or(FileRows());
}

FileRows UnwindTables::rows_of(int pid, const MapLine &line)
{
	if (!line.file.second)
		return find_rows(pid, line);
	const auto [file, is_new] = looked_at_.try_emplace(line.file);
	if (is_new)
		file->second = find_rows(pid, line);
	return file->second;
}

FileRows UnwindTables::find_rows(int pid, const MapLine &line)
{
	FileContents contents;
	struct stat found;
	Fd fd;

	if (!is_vdso(line)) {
		if (line.file.second)
			fd = open_mapped(pid, line);
		if (!fd || fstat(fd.get(), &found) != 0)
			return {}; /* made at run time, or gone */
		contents = {line.file, found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
	}
	const auto [file, is_new] = files_.try_emplace(contents);
	if (is_new && !fd)
		fd = copy_of_vdso();
	if (is_new && fd)
		file->second = add_rows(fd.get(), line.path);
	return file->second;
}

void UnwindTables::read_all(const std::set<int> &pids)
{
	looked_at_.clear();
	for (const int pid : pids)
		read_maps(pid);
}

void UnwindTables::read_maps(int pid)
{
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));

	if (!maps || maps->empty())
		return forget(pid);
	std::unique_ptr<unwind_process> &process = processes_[pid];
	if (!process)
		process = std::make_unique<unwind_process>();
	*process = {};
	for_each_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (process->count == UNWIND_MAPPINGS || !parse_map(std::string(text), line) || !line.is_code)
			return;
		const FileRows rows = rows_of(pid, line);
		process->mappings[process->count++] =
			code_mapping(line.start, line.end - line.start, is_vdso(line) ? 0 : line.offset, rows);
	});
	put(pid);
}

void UnwindTables::put(int pid)
{
	const auto process = processes_.find(pid);

	if (process == processes_.end())
		return;
	const auto update = [&] {
		return bpf_map_update_elem(processes_map_, &pid, process->second.get(), BPF_ANY) == 0;
	};
	if (update())
		return;
	forget_ended();
	update();
}

void UnwindTables::forget(int pid)
{
	bpf_map_delete_elem(processes_map_, &pid);
	processes_.erase(pid);
}

/* Nobody reports that a process has ended. */
void UnwindTables::forget_ended()
{
	std::vector<int> ended;

	for (const auto &[pid, process] : processes_)
		if (access(proc_path(pid, "").c_str(), F_OK) != 0)
			ended.push_back(pid);
	for (const int pid : ended)
		forget(pid);
}

void UnwindTables::look()
{
	std::set<int> changed;
	epoll_event events[64];

	/* It takes the news that there are notes. */
	epoll_wait(events_.get(), events, std::size(events), 0);
	for (const ProcessNote &note : follower_.take()) {
		switch (note.kind) {
		case ProcessNote::Kind::Mapped:
		case ProcessNote::Kind::Executed: changed.insert(note.pid); break;
		case ProcessNote::Kind::Forked:
			if (const auto parent = processes_.find(note.parent); parent != processes_.end()) {
				processes_[note.pid] = std::make_unique<unwind_process>(*parent->second);
				put(note.pid);
			} else {
				changed.insert(note.pid);
			}
			break;
		case ProcessNote::Kind::Lost:
			for (const int pid : running_processes())
				changed.insert(pid);
			break;
		}
	}
	read_all(changed);
	/* A look at all processes whenever their number has doubled costs little. */
	if (processes_.size() >= most_) {
		forget_ended();
		most_ = std::max(2 * processes_.size(), kFewProcesses);
	}
}

std::string UnwindTables::take_problem()
{
	return std::exchange(problem_, {});
}

} // namespace dt::os
