// SPDX-License-Identifier: GPL-2.0
/*
 * Combines what the kernel reports about processes (follow.h) with /proc: the newest
 * list of mappings that contains an address counts.
 *
 * A file is opened through map_files, which leads to the mapped file, whatever
 * has become of its path. If that is not allowed, the file is opened by its
 * path as the process sees it.
 *
 * A process may call exec(), or its number may be reused. A round is all records that
 * were read together. At the first look in each round, the start time of the process and
 * its program are compared.
 */
#include "os/process_names.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/diag.h"
#include "base/each_line.h"
#include "os/elf.h"
#include "os/follow.h"
#include "os/jit.h"
#include "os/libdw.h"
#include "os/mapped.h"

namespace dt::os {

namespace {

/* /proc/PID/maps has a line for each mapping, so the kernel writes a line feed in a path as \012. */
std::string as_in_maps(std::string path)
{
	for (size_t at = 0; (at = path.find('\n', at)) != std::string::npos;)
		path.replace(at, 1, "\\012");
	return path;
}

/* A text that differs between two processes of one number, and changes at exec(): start time and program. */
std::string identity(int pid)
{
	constexpr int start_time = 22; /* field */
	const std::string began = stat_field(pid, start_time);
	struct stat program;

	if (began.empty() || stat(proc_path(pid, "exe").c_str(), &program) != 0)
		return {};
	return began + ' ' + std::to_string(program.st_dev) + ' ' + std::to_string(program.st_ino);
}

} // namespace

class ProcessNames::Table {
public:
	AddressName find(int pid, uint64_t address)
	{
		if (const AddressName *const known = recent_.find(address, static_cast<uint64_t>(pid)))
			return *known;
		const FileMapping *const mapping = mapping_of(pid, address);
		AddressName name;

		if (!mapping) {
			jit_.find(pid, address, name);
			return name;
		}
		const uint64_t offset = mapping->file_offset(address);
		name = mapping->file->find(offset);
		name.module = mapping->module;
		if (name.symbol.empty()) {
			name.offset = offset;
			name.is_in_file = true;
		}
		return recent_.add(name, address, static_cast<uint64_t>(pid));
	}

	std::vector<SourceFrame> lines(int pid, uint64_t address)
	{
		const FileMapping *const mapping = mapping_of(pid, address);

		return mapping ? mapping->file->lines(mapping->file_offset(address)) : std::vector<SourceFrame>();
	}

	std::optional<FilePlace> place(int pid, uint64_t address)
	{
		const FileMapping *const mapping = mapping_of(pid, address);

		if (!mapping)
			return {};
		/* Files are kept, so that no other file gets the address of this one. */
		return FilePlace{reinterpret_cast<uintptr_t>(mapping->file.get()), mapping->file_offset(address)};
	}

	Status follow(const std::vector<int> &running)
	{
		if (!libdw())
			return libdw().error();
		const Status status = follower_.open();
		for (const int pid : running)
			look_at(pid);
		return status;
	}

	Status follow_cpus(const CpuLook &cpus) { return follower_.follow_cpus(cpus); }

	void next_round()
	{
		round_++;
		recent_.forget();
		read_notes();
		if (processes_.size() >= most_)
			forget_ended();
	}

private:
	static constexpr size_t kMostNowhere = 4096;
	static constexpr int kPageBits = 12;
	/* Lists of mappings of a process: it can change what it has mapped, and call exec(), without end. */
	static constexpr size_t kMostLists = 16;
	/* Processes that have ended: their addresses may still be in records and in keys of aggregations. */
	static constexpr ptrdiff_t kMostEnded = 4096;

	struct FileMapping {
		uint64_t start, end, offset;
		std::shared_ptr<ElfFile> file;
		std::string module;

		uint64_t file_offset(uint64_t address) const { return address - start + offset; }
	};
	using MappingList = std::vector<FileMapping>; /* by address */
	struct MappedProcess {
		std::vector<std::shared_ptr<MappingList>> mappings; /* newest last; a child shares that of its parent */
		size_t maps = 0;				    /* hash of the text of the newest */
		std::string identity;
		uint64_t round = 0; /* in which it was looked at */
		uint64_t used = 0;  /* the last round that has used it */
		std::unordered_set<uint64_t> nowhere;
	};

	MappedProcess &look_at(int pid)
	{
		auto [it, is_new] = processes_.try_emplace(pid);
		MappedProcess &process = it->second;

		process.used = round_;
		if (!is_new && process.round == round_)
			return process;
		process.round = round_;
		std::string identity = os::identity(pid);
		if (!identity.empty() && identity != process.identity) {
			process.identity = std::move(identity);
			process.nowhere.clear();
			jit_.meet(pid);
			read_maps(pid, process);
		}
		return process;
	}

	/* That contains @address; nullptr if there is none. */
	const FileMapping *mapping_of(int pid, uint64_t address)
	{
		MappedProcess &process = look_at(pid);

		if (const FileMapping *found = find_mapping(process, address))
			return found;
		read_notes();
		if (const FileMapping *found = find_mapping(process, address))
			return found;
		/* An address in no mapping makes us read the maps only once: generated code has such addresses. */
		if (process.nowhere.size() < kMostNowhere && process.nowhere.insert(address >> kPageBits).second &&
		    read_maps(pid, process))
			return find_mapping(process, address);
		return nullptr;
	}

	static const FileMapping *find_mapping(const MappedProcess &process, uint64_t address)
	{
		for (auto list = process.mappings.rbegin(); list != process.mappings.rend(); ++list) {
			const auto next = std::ranges::upper_bound(**list, address, {}, &FileMapping::start);

			if (next != (*list)->begin() && address < next[-1].end)
				return &next[-1];
		}
		return nullptr;
	}

	void read_notes()
	{
		for (const ProcessNote &note : follower_.take()) {
			recent_.forget();
			switch (note.kind) {
			case ProcessNote::Kind::Mapped: map(note); break;
			case ProcessNote::Kind::Forked: fork(note); break;
			/* The mappings from before exec() are searched after those that come now. */
			case ProcessNote::Kind::Executed:
				add_list(noted(note.pid));
				jit_.meet(note.pid);
				break;
			/* /proc says the same as the lost note, if the process lives. */
			case ProcessNote::Kind::Lost: break;
			}
		}
	}

	void map(const ProcessNote &note)
	{
		MapLine line = {.start = note.start,
				.end = note.end,
				.offset = note.offset,
				.file = {makedev(note.major, note.minor), note.inode},
				.is_code = true,
				.path = as_in_maps(note.path)};
		MappedProcess &process = noted(note.pid);

		open_file(note.pid, line);
		if (MappingList added; add_mapping(line, added)) {
			MappingList &list = own_list(process);
			const auto next = std::ranges::upper_bound(list, line.start, {}, &FileMapping::start);

			list.insert(next, std::move(added[0]));
		}
	}

	/* A child has what its parent had. */
	void fork(const ProcessNote &note)
	{
		const std::vector<std::shared_ptr<MappingList>> had = look_at(note.parent).mappings;
		MappedProcess &child = noted(note.pid);

		child = {};
		child.used = round_;
		if (!had.empty())
			child.mappings.push_back(had.back());
	}

	MappedProcess &noted(int pid)
	{
		MappedProcess &process = processes_[pid];

		process.used = round_;
		return process;
	}

	/* The newest one, which no other process has. */
	static MappingList &own_list(MappedProcess &process)
	{
		if (process.mappings.empty())
			return add_list(process);
		if (process.mappings.back().use_count() > 1)
			process.mappings.back() = std::make_shared<MappingList>(*process.mappings.back());
		return *process.mappings.back();
	}

	/* The oldest one goes if there are too many. */
	static MappingList &add_list(MappedProcess &process)
	{
		if (process.mappings.size() >= kMostLists)
			process.mappings.erase(process.mappings.begin());
		return *process.mappings.emplace_back(std::make_shared<MappingList>());
	}

	/* Of those that have ended, the kMostEnded that were used last stay. No reference to a process may be held. */
	void forget_ended()
	{
		std::vector<std::pair<uint64_t, int>> ended;

		for (const auto &[pid, process] : processes_)
			if (has_ended(pid))
				ended.emplace_back(process.used, pid);
		if (std::ssize(ended) > kMostEnded) {
			const auto kept = ended.end() - kMostEnded;

			std::ranges::nth_element(ended, kept);
			for (auto it = ended.begin(); it != kept; ++it) {
				processes_.erase(it->second);
				jit_.forget(it->second);
			}
		}
		most_ = processes_.size() + kNewProcesses;
	}

	/* False if nothing has changed. */
	bool read_maps(int pid, MappedProcess &process)
	{
		Result<std::string> text = read_file(proc_path(pid, "maps"));
		std::vector<MapLine> lines;

		if (!text || text->empty())
			return false;
		const size_t hash = std::hash<std::string>()(*text);
		if (hash == process.maps)
			return false;
		process.maps = hash;
		for_each_line(*text, [&](std::string_view line_text) {
			MapLine line;

			if (parse_map(std::string(line_text), line))
				lines.push_back(std::move(line));
		});
		/* Libraries are told from other files by their code; their data follows it. */
		for (const MapLine &line : lines)
			if (line.is_code)
				open_file(pid, line);
		recent_.forget();
		MappingList &list = add_list(process);
		for (const MapLine &line : lines)
			add_mapping(line, list);
		return true;
	}

	/* False if its file is not known. */
	bool add_mapping(const MapLine &line, MappingList &list) const
	{
		const auto file = files_.find(line.file);

		if (is_vdso(line) && vdso_)
			list.push_back({line.start, line.end, 0, vdso_, line.path});
		else if (line.file.second && file != files_.end())
			list.push_back({line.start, line.end, line.offset, file->second, base_name(line.path)});
		else
			return false;
		return true;
	}

	static bool is_vdso(const MapLine &line) { return line.path == "[vdso]"; }

	void open_file(int pid, const MapLine &line)
	{
		if (is_vdso(line) && !vdso_) {
			if (Fd fd = copy_of_vdso())
				vdso_ = std::make_shared<ElfFile>(std::move(fd), line.path);
		}
		if (line.file.second == 0 || files_.contains(line.file))
			return;
		if (Fd fd = open_mapped(pid, line))
			files_.emplace(line.file, std::make_shared<ElfFile>(std::move(fd), line.path));
	}

	uint64_t round_ = 1;
	size_t most_ = kMostEnded + kNewProcesses; /* processes, until some are forgotten */
	std::unordered_map<int, MappedProcess> processes_;
	std::map<FileId, std::shared_ptr<ElfFile>> files_;
	std::shared_ptr<ElfFile> vdso_;
	JitNames jit_;
	Follower follower_;
	RecentNames recent_; /* of files; forgotten when mappings change */
};

ProcessNames::ProcessNames() : table_(std::make_unique<Table>()) {}
ProcessNames::~ProcessNames() = default;
ProcessNames::ProcessNames(ProcessNames &&) noexcept = default;

AddressName ProcessNames::find(int pid, uint64_t address)
{
	return table_->find(pid, address);
}

std::vector<SourceFrame> ProcessNames::lines(int pid, uint64_t address)
{
	return table_->lines(pid, address);
}

std::optional<FilePlace> ProcessNames::place(int pid, uint64_t address)
{
	return table_->place(pid, address);
}

Status ProcessNames::follow(const std::vector<int> &running)
{
	return table_->follow(running);
}

Status ProcessNames::follow_cpus(const CpuLook &cpus)
{
	return table_->follow_cpus(cpus);
}

void ProcessNames::next_round()
{
	table_->next_round();
}

} // namespace dt::os
