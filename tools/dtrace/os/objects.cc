// SPDX-License-Identifier: GPL-2.0
/*
 * Files that processes have mapped, and what is in them; see objects.h.
 *
 * A mapping without an inode is no file: [vdso], and generated code. The kernel
 * cannot place a probe there.
 */
#include "os/objects.h"

#include <elf.h>
#include <linux/magic.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cinttypes>
#include <filesystem>
#include <unordered_map>
#include <utility>

#include "base/diag.h"
#include "base/each_line.h"
#include "base/pidfd.h"
#include "os/elf.h"
#include "os/instructions.h"
#include "os/libdw.h"
#include "os/notes.h"

namespace dt::os {

namespace {

int64_t nanoseconds(const timespec &time)
{
	return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/* When the contents were written last. */
int64_t modified_at(const struct stat &info)
{
	return nanoseconds(info.st_mtim);
}

/* When the inode was written last. A copy in an upper layer of an overlay has another time than its origin. */
int64_t changed_at(const struct stat &info)
{
	return nanoseconds(info.st_ctim);
}

/* Why such an exit does not show each return with its result, by CodeExit::Kind. */
constexpr std::string_view kLacking[] = {
	"",
	"it ends by a jump to another function",
	"it ends by a jump to another function, on a condition",
	"it cannot be decoded as a whole: it has a jump whose target is not in the instruction, or data",
	"its last instruction is followed by the code after it",
};

/* The processes of the family of @root; 0: all processes. */
std::vector<int> processes_of(int root)
{
	return root ? descendants(root) : running_processes();
}

/* The path of the file that process @pid runs, as its maps show it; "": not known. */
std::string program_of(int pid)
{
	std::error_code unknown;

	return without_deleted(std::filesystem::read_symlink(proc_path(pid, "exe"), unknown).string());
}

bool is_in_overlay(int fd)
{
	struct statfs system = {};

	return fstatfs(fd, &system) == 0 && system.f_type == OVERLAYFS_SUPER_MAGIC;
}

} // namespace

class Objects::MappedFile final : public UserFile {
public:
	MappedFile(Fd fd, const MapLine &line)
		: fd_(std::move(fd)), elf_(Fd(fcntl(fd_.get(), F_DUPFD_CLOEXEC, 0)), line.path), id_(line.file),
		  modified_(modified()), is_overlaid_(is_in_overlay(fd_.get()))
	{
	}

	const FileId &id() const { return id_; }
	/*
	 * Is it the file that the kernel has for @other, too? An overlay gives a number of its own to a file of the layers
	 * below it, but shows their inode numbers and times.
	 */
	bool is_same(const MappedFile &other) const
	{
		struct stat a = {}, b = {};

		if (id_ == other.id_ || (!is_overlaid_ && !other.is_overlaid_))
			return id_ == other.id_;
		const auto inode = [](const struct stat &info) { return static_cast<uint32_t>(info.st_ino); };
		return fstat(fd_.get(), &a) == 0 && fstat(other.fd_.get(), &b) == 0 && inode(a) == inode(b) &&
		       a.st_size == b.st_size && modified_at(a) == modified_at(b) && changed_at(a) == changed_at(b);
	}
	bool is_overwritten() const { return modified() != modified_; }
	int64_t modified() const
	{
		struct stat info = {};

		return fstat(fd_.get(), &info) == 0 ? modified_at(info) : 0;
	}

	std::string path() const override { return "/proc/self/fd/" + std::to_string(fd_.get()); }

	std::span<const UserFunction> functions() const override
	{
		if (!functions_)
			functions_ = elf_.functions();
		return *functions_;
	}

	std::vector<uint64_t> instructions(const UserFunction &function) const override
	{
		return instruction_offsets(code_of(function));
	}

	/* By the names that C++, Rust and Go give to functions. */
	bool is_unwound() const override
	{
		if (!is_unwound_)
			is_unwound_ = std::ranges::any_of(functions(), [](const UserFunction &function) {
				return function.name.starts_with("_Z") || function.name.starts_with("_R") ||
				       function.name.starts_with("runtime.");
			});
		return *is_unwound_;
	}

	UserExits exits(const UserFunction &function) const override
	{
		using enum CodeExit::Kind;
		std::vector<const UserFunction *> parts = cold_parts_of(function.name);
		UserExits found;

		parts.push_back(&function);
		for (const UserFunction *part : parts) {
			for (const CodeExit &exit : code_exits(code_of(*part))) {
				const uint64_t target = part->offset + static_cast<uint64_t>(exit.target);
				const bool stays = (exit.kind == Jump || exit.kind == Branch) &&
						   std::ranges::any_of(parts, [&](const auto *other) {
							   return target - other->offset < other->bytes;
						   });

				if (stays)
					continue;
				if (exit.kind == Return || exit.kind == Jump)
					found.offsets.push_back(part->offset + exit.offset);
				if (exit.kind != Return)
					found.lacking = kLacking[static_cast<size_t>(exit.kind)];
			}
		}
		if (found.offsets.empty() && found.lacking.empty())
			found.lacking = "it has no return instruction";
		return found;
	}

	std::span<const UserSite> sites() const override
	{
		if (!notes_)
			notes_ = read_notes(fd_.get());
		return notes_->sites;
	}

private:
	/* Compilers put what seldom runs elsewhere, as the function NAME.cold. The function can return from there. */
	std::vector<const UserFunction *> cold_parts_of(std::string_view name) const
	{
		std::vector<const UserFunction *> parts;

		if (!cold_parts_) {
			cold_parts_.emplace();
			for (const UserFunction &function : functions()) {
				const size_t end = function.name.find(".cold");

				if (end != std::string_view::npos)
					cold_parts_->emplace(function.name.substr(0, end), &function);
			}
		}
		for (auto [it, end] = cold_parts_->equal_range(name); it != end; ++it)
			parts.push_back(it->second);
		return parts;
	}

	std::vector<uint8_t> code_of(const UserFunction &function) const
	{
		struct stat info = {};
		const bool is_in_file = fstat(fd_.get(), &info) == 0 &&
					function.offset < static_cast<uint64_t>(info.st_size);
		/* The symbol of a damaged file may be of any size. */
		std::vector<uint8_t> code(
			is_in_file ? std::min(function.bytes, static_cast<uint64_t>(info.st_size) - function.offset) :
				     0);
		const ssize_t bytes = pread(fd_.get(), code.data(), code.size(), static_cast<off_t>(function.offset));

		code.resize(static_cast<size_t>(std::max<ssize_t>(bytes, 0)));
		return code;
	}

	Fd fd_;
	mutable ElfFile elf_;
	const FileId id_;
	const int64_t modified_;
	const bool is_overlaid_;
	mutable std::optional<std::vector<UserFunction>> functions_;
	mutable std::optional<bool> is_unwound_;
	mutable std::optional<std::unordered_multimap<std::string_view, const UserFunction *>>
		cold_parts_; /* by function */
	mutable std::optional<Notes> notes_;
};

namespace {

bool is_code_of_file(const MapLine &line)
{
	return line.is_code && line.file.second != 0;
}

/* Where another calling convention holds, arguments would be wrong. */
bool is_of_our_size(int pid)
{
	constexpr unsigned char ours = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
	unsigned char ident[EI_NIDENT] = {};
	const Fd fd(open(proc_path(pid, "exe").c_str(), O_RDONLY | O_CLOEXEC));

	return !fd || read(fd.get(), ident, sizeof(ident)) != sizeof(ident) || ident[EI_CLASS] == ours;
}

Error no_process(int pid)
{
	return {"there is no process " + std::to_string(pid)};
}

/* See modified_at(); 0: it is not known. */
int64_t modified(int pid, const MapLine &line)
{
	const std::string range = format("map_files/%" PRIx64 "-%" PRIx64, line.start, line.end);
	struct stat info = {};

	return stat(proc_path(pid, range).c_str(), &info) == 0 ? modified_at(info) : 0;
}

} // namespace

Objects::Objects(std::function<Status(int pid)> prepare) : prepare_(std::move(prepare)) {}
Objects::~Objects() = default;

Result<std::span<const UserObject>> Objects::objects(int pid)
{
	if (!libdw())
		return libdw().error();
	return read_once(pid, &Objects::open_file, &WatchedProcess::all);
}

Result<std::span<const UserObject>> Objects::objects_with_sites(int pid)
{
	return read_once(pid, &Objects::open_with_sites, &WatchedProcess::with_sites);
}

Result<std::span<const UserObject>> Objects::shared_objects(int root)
{
	if (!libdw())
		return libdw().error();
	const auto [it, is_new] = groups_.try_emplace(root);
	Group &group = it->second;

	if (!is_new)
		return std::span<const UserObject>(group.list);
	allow_all_descriptors();
	for (const int pid : processes_of(root)) {
		if (root)
			group.members.insert(pid);
		/* A command is made ready here; it has no libraries before. */
		if (prepared_.insert(pid).second && !prepare_(pid))
			prepared_.erase(pid);
		add_to(group, pid);
	}
	return std::span<const UserObject>(group.list);
}

std::vector<int> Objects::all()
{
	if (!std::exchange(all_wanted_, true))
		allow_all_descriptors();
	return running_processes();
}

Status Objects::follow()
{
	events_.reset(epoll_create1(EPOLL_CLOEXEC));
	if (!events_)
		return Error{"cannot wait for changes of processes", errno};
	for (const auto &[pid, process] : processes_)
		if (Status status = report(pid, process); !status)
			return status;
	return follower_.open(events_.get());
}

Status Objects::follow_cpus(const CpuLook &cpus)
{
	return follower_.follow_cpus(cpus);
}

/* From now on, the events tell of the end of the process. */
Status Objects::report(int pid, const WatchedProcess &process) const
{
	epoll_event wanted = {.events = EPOLLIN, .data = {.u64 = static_cast<uint64_t>(pid)}};

	if (!events_ || !process.watch)
		return {};
	if (epoll_ctl(events_.get(), EPOLL_CTL_ADD, process.watch.get(), &wanted) != 0)
		return Error{"cannot watch process " + std::to_string(pid), errno};
	return {};
}

Status Objects::watch(int pid, WatchedProcess &process)
{
	if (process.watch)
		return {};
	Result<Fd> fd = open_pidfd(pid);
	if (!fd)
		return fd.error().code == ESRCH ? no_process(pid) : fd.error();
	process.watch = std::move(*fd);
	return report(pid, process);
}

/* Processes that had files and have ended. */
std::set<int> Objects::take_ended()
{
	std::array<epoll_event, 64> events;
	std::set<int> ended;
	int count;

	do {
		count = events_ ? epoll_wait(events_.get(), events.data(), events.size(), 0) : 0;
		for (int i = 0; i < count; i++) {
			const int pid = static_cast<int>(events[static_cast<size_t>(i)].data.u64);
			const auto process = processes_.find(pid);

			if (process == processes_.end())
				continue; /* it says that there are notes */
			/* Closing is not enough while a child has the descriptor, too. */
			epoll_ctl(events_.get(), EPOLL_CTL_DEL, process->second.watch.get(), nullptr);
			processes_.erase(process);
			ended.insert(pid);
		}
	} while (count == static_cast<int>(events.size()));
	return ended;
}

/* Of a process without files, only a look tells that the process has ended. */
void Objects::forget_ended()
{
	if (processes_.size() < most_)
		return;
	std::erase_if(processes_, [](const auto &entry) { return !entry.second.watch && has_ended(entry.first); });
	most_ = processes_.size() + kNewProcesses;
}

/* Processes that may have mapped other code. */
std::set<int> Objects::take_mapped(const std::vector<ProcessNote> &notes)
{
	std::set<int> mapped;
	const auto is_wanted = [&](int pid) { return processes_.contains(pid) || (all_wanted_ && pid != getpid()); };

	for (const ProcessNote &note : notes) {
		if (note.kind == ProcessNote::Kind::Mapped && is_wanted(note.pid))
			mapped.insert(note.pid);
		if (note.kind != ProcessNote::Kind::Forked || !all_wanted_)
			continue;
		/* A child has what its parent had: most often nothing, which saves looking. */
		const auto parent = processes_.find(note.parent);
		if (mapped.contains(note.parent) || parent == processes_.end() || parent->second.watch)
			mapped.insert(note.pid);
	}
	if (std::exchange(is_behind_, false)) {
		for (const auto &[pid, process] : processes_)
			mapped.insert(pid);
		if (all_wanted_)
			for (const int pid : running_processes())
				mapped.insert(pid);
	}
	return mapped;
}

/* Adds the files of process @pid to the list. False: it has all of them. */
bool Objects::add_to(Group &group, int pid)
{
	const Result<List> read_now = read(pid, &Objects::open_file);
	bool is_more = false;

	if (!read_now)
		return false;
	for (const UserObject &object : *read_now) {
		const auto *file = static_cast<const MappedFile *>(object.file);
		const auto [known, is_new] = group.known.try_emplace(file->id(), file);

		if (is_new) {
			const auto same = std::ranges::find_if(group.known, [&](const auto &old) {
				return old.second->is_same(*file);
			});
			known->second = same->second; /* at least itself */
		}
		const UserObject kept = {object.name, object.is_program, known->second};
		if (std::ranges::find(group.list, kept) != group.list.end())
			continue;
		group.list.push_back(kept);
		is_more = true;
	}
	return is_more;
}

/* Updates @group by what the notes say about its processes. */
bool Objects::update(int root, Group &group, const std::vector<ProcessNote> &notes)
{
	std::set<int> to_read;

	for (const ProcessNote &note : notes) {
		if (root && note.kind == ProcessNote::Kind::Forked) {
			if (group.members.contains(note.parent))
				group.members.insert(note.pid);
			else
				group.members.erase(note.pid); /* the number of one that has ended */
		}
		if (note.kind == ProcessNote::Kind::Mapped && note.pid != getpid() &&
		    (!root || group.members.contains(note.pid)) &&
		    !group.known.contains(FileId(makedev(note.major, note.minor), note.inode)))
			to_read.insert(note.pid);
	}
	if (is_behind_) {
		for (const int pid : processes_of(root)) {
			to_read.insert(pid);
			if (root)
				group.members.insert(pid);
		}
	}
	bool is_more = false;
	for (const int pid : to_read)
		is_more |= add_to(group, pid);
	return is_more;
}

ProcessChanges Objects::changed()
{
	ProcessChanges changes;
	/* In this order: it also takes the news that there are notes. */
	const std::set<int> ended = take_ended();
	const std::vector<ProcessNote> notes = follower_.take();

	look_++;
	forget_ended();
	changes.ended.assign(ended.begin(), ended.end());
	is_behind_ = is_behind_ || std::ranges::count(notes, ProcessNote::Kind::Lost, &ProcessNote::kind) != 0;
	for (auto &[root, group] : groups_)
		changes.has_shared |= update(root, group, notes);
	for (const int pid : take_mapped(notes)) {
		const bool is_of_functions = read_again(pid, &Objects::open_file, &WatchedProcess::all);
		const bool is_of_sites = read_again(pid, &Objects::open_with_sites, &WatchedProcess::with_sites);

		if (is_of_functions || is_of_sites)
			changes.mapped.push_back(pid);
	}
	return changes;
}

/* Leaves the list as it was if there is nothing new: its process may be ending. */
bool Objects::read_again(int pid, FileOpener open, std::optional<List> WatchedProcess::*which)
{
	const auto known = processes_.find(pid);
	const bool is_known = known != processes_.end() && known->second.*which;

	if (!is_known && !(all_wanted_ && which == &WatchedProcess::with_sites))
		return false;
	Result<List> now = read(pid, open);
	if (!now)
		return false;
	WatchedProcess &process = processes_[pid];
	List &list = (process.*which) ? *(process.*which) : (process.*which).emplace();
	bool is_more = false;
	for (UserObject &object : *now) {
		const auto same = std::ranges::find_if(list, [&](const UserObject &old) {
			return static_cast<const MappedFile *>(old.file)->id() ==
			       static_cast<const MappedFile *>(object.file)->id();
		});

		/* Its probes are those that it had, even if somebody has written the file. */
		if (same != list.end())
			object.file = same->file;
		is_more = is_more || same == list.end();
	}
	if (is_more && !watch(pid, process)) {
		/* It is looked at again when it maps more. */
		if (!is_known)
			(process.*which).reset();
		return false;
	}
	if (!is_more)
		return false;
	list = std::move(*now);
	return true;
}

Result<std::span<const UserObject>> Objects::read_once(int pid, FileOpener open,
						       std::optional<List> WatchedProcess::*which)
{
	const auto known = processes_.find(pid);

	if (known != processes_.end() && known->second.*which)
		return std::span<const UserObject>(*(known->second.*which));
	if (prepared_.insert(pid).second) {
		if (Status status = prepare_(pid); !status) {
			prepared_.erase(pid);
			return status.error();
		}
	}
	Result<List> made = read(pid, open);
	if (!made)
		return made.error();
	WatchedProcess &process = processes_[pid];
	if (!made->empty()) {
		if (Status status = watch(pid, process); !status)
			return status.error();
	}
	return std::span<const UserObject>((process.*which).emplace(std::move(*made)));
}

const Objects::MappedFile *Objects::open_file(int pid, const MapLine &line)
{
	std::unique_ptr<MappedFile> &file = files_[line.file];

	if (file && file->is_overwritten())
		earlier_files_.push_back(std::move(file));
	if (!file) {
		if (Fd fd = open_mapped(pid, line))
			file = std::make_unique<MappedFile>(std::move(fd), line);
	}
	return file.get();
}

/* Many processes may be looked at: what nobody will ask for is not kept open. */
const Objects::MappedFile *Objects::open_with_sites(int pid, const MapLine &line)
{
	const bool is_kept = files_.contains(line.file);

	if (const auto known = without_sites_.find(line.file); known != without_sites_.end()) {
		/* Another file may get its number. */
		if (known->second.look == look_ || known->second.modified == modified(pid, line)) {
			known->second.look = look_;
			return nullptr;
		}
		without_sites_.erase(known);
	}
	const MappedFile *file = open_file(pid, line);
	if (!file || !file->sites().empty())
		return file;
	without_sites_[line.file] = {file->modified(), look_};
	if (!is_kept)
		files_.erase(line.file);
	return nullptr;
}

/*
 * A program that names a variable of a library has a copy of it, which the library uses, too (a copy relocation). So
 * such a variable is that of the program.
 */
Result<UserSymbol> Objects::symbol(int pid, std::string_view module, std::string_view name)
{
	const Result<std::span<const UserObject>> known = objects(pid);
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));
	const std::string program = program_of(pid);
	std::optional<UserSymbol> found, of_program;
	bool has_module = false;

	if (!known || !maps)
		return known ? maps.error() : known.error();
	for_each_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (!parse_map(std::string(text), line) || !is_code_of_file(line))
			return;
		const bool is_program = line.path == program;
		const bool is_meant = is_module(module, {base_name(line.path), is_program});
		has_module |= is_meant;
		if (found ? !is_program : !is_meant && !is_program)
			return;
		ElfFile file(open_mapped(pid, line), line.path);
		const std::optional<UserSymbol> symbol = file.symbol(name, line.start, line.offset);
		if (is_program && !of_program)
			of_program = symbol;
		if (is_meant && !found)
			found = symbol;
	});
	if (!found)
		return Error{has_module ? std::string(module) + " has no symbol " + std::string(name) :
					  "process " + std::to_string(pid) + " has no file " + std::string(module) +
						  " mapped"};
	const bool is_copied = of_program && !found->is_function && !of_program->is_function &&
			       of_program->bytes == found->bytes && !of_program->is_ambiguous;
	return is_copied ? *of_program : *found;
}

Result<Objects::List> Objects::read(int pid, FileOpener open)
{
	const std::string process = "process " + std::to_string(pid);
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));
	const std::string program = program_of(pid);
	List objects;
	std::vector<FileId> seen;

	if (!maps)
		return maps.error().code == ENOENT || maps.error().code == ESRCH ?
			       no_process(pid) :
			       Error{"cannot look at " + process, maps.error().code};
	if (maps->empty())
		return Error{process + " has ended, or is a thread of the kernel"};
	if (!is_of_our_size(pid))
		return Error{process + " is a 32-bit one, whose calling convention this tool does not know"};
	for_each_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (!parse_map(std::string(text), line) || !is_code_of_file(line) ||
		    std::ranges::find(seen, line.file) != seen.end())
			return;
		seen.push_back(line.file);
		if (const MappedFile *file = (this->*open)(pid, line))
			objects.push_back({base_name(line.path), line.path == program, file});
	});
	std::stable_partition(objects.begin(), objects.end(), std::mem_fn(&UserObject::is_program));
	return objects;
}

} // namespace dt::os
