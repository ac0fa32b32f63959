// SPDX-License-Identifier: GPL-2.0
/*
 * A mapping without an inode is no file: [vdso], and generated code. The kernel
 * cannot place a probe there.
 */
#include "sym/objects.h"

#include <elf.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "base/lines.h"
#include "sym/elf.h"
#include "sym/instructions.h"
#include "sym/libdw.h"
#include "sym/notes.h"

namespace dt::sym {

class Objects::File final : public UserFile {
public:
	File(Fd fd, const std::string &name) : fd_(std::move(fd)), elf_(Fd(fcntl(fd_.get(), F_DUPFD_CLOEXEC, 0)), name)
	{
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
		struct stat info = {};
		const bool is_in_file = fstat(fd_.get(), &info) == 0 &&
					function.offset < static_cast<uint64_t>(info.st_size);
		/* The symbol of a damaged file may be of any size. */
		std::vector<uint8_t> code(
			is_in_file ? std::min(function.bytes, static_cast<uint64_t>(info.st_size) - function.offset) :
				     0);
		const ssize_t bytes = pread(fd_.get(), code.data(), code.size(), static_cast<off_t>(function.offset));

		code.resize(static_cast<size_t>(std::max<ssize_t>(bytes, 0)));
		return instruction_offsets(code);
	}

	std::span<const UserSite> sites() const override
	{
		if (!notes_)
			notes_ = read_notes(fd_.get());
		return notes_->sites;
	}

private:
	Fd fd_;
	mutable ElfFile elf_;
	mutable std::optional<std::vector<UserFunction>> functions_;
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

} // namespace

Objects::Objects(std::function<Status(int pid)> prepare) : prepare_(std::move(prepare)) {}
Objects::~Objects() = default;

Result<std::span<const UserObject>> Objects::objects(int pid)
{
	if (!libdw())
		return libdw().error();
	return read_once(pid, &Objects::open_file, processes_);
}

Result<std::span<const UserObject>> Objects::objects_with_sites(int pid)
{
	return read_once(pid, &Objects::open_with_sites, with_sites_);
}

bool Objects::look_again(int pid)
{
	const auto known = processes_.find(pid);
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));
	bool is_more = false;

	if (known == processes_.end() || !maps)
		return false;
	for_each_line(*maps, [&](std::string_view text) {
		MapLine line;

		if (!is_more && parse_map(std::string(text), line) && is_code_of_file(line)) {
			const auto file = files_.find(line.file);

			/* One that cannot be opened is no news. */
			is_more = file == files_.end() ||
				  (file->second && std::ranges::find(known->second, file->second.get(),
								     &UserObject::file) == known->second.end());
		}
	});
	if (is_more) {
		earlier_.push_back(std::move(known->second));
		processes_.erase(known);
	}
	return is_more;
}

std::vector<int> Objects::all()
{
	std::error_code unknown;
	std::vector<int> pids;

	for (const auto &entry : std::filesystem::directory_iterator("/proc", unknown)) {
		const std::string name = entry.path().filename().string();
		int pid = 0;

		const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
		if (error == std::errc() && end == name.data() + name.size() && pid != getpid())
			pids.push_back(pid);
	}
	std::ranges::sort(pids);
	return pids;
}

Result<std::span<const UserObject>> Objects::read_once(int pid, Open open, ByProcess &known)
{
	if (const auto it = known.find(pid); it != known.end())
		return std::span<const UserObject>(it->second);
	if (prepared_.insert(pid).second) {
		if (Status status = prepare_(pid); !status) {
			prepared_.erase(pid);
			return status.error();
		}
	}
	Result<std::vector<UserObject>> made = read(pid, open);
	if (!made)
		return made.error();
	return std::span<const UserObject>(known.emplace(pid, std::move(*made)).first->second);
}

const Objects::File *Objects::open_file(int pid, const MapLine &line)
{
	std::unique_ptr<File> &file = files_[line.file];

	if (!file) {
		if (Fd fd = open_mapped(pid, line))
			file = std::make_unique<File>(std::move(fd), line.path);
	}
	return file.get();
}

/* Many processes may be looked at: what nobody will ask for is not kept open. */
const Objects::File *Objects::open_with_sites(int pid, const MapLine &line)
{
	const bool is_kept = files_.contains(line.file);

	if (without_sites_.contains(line.file))
		return nullptr;
	const File *file = open_file(pid, line);
	if (!file || !file->sites().empty())
		return file;
	without_sites_.insert(line.file);
	if (!is_kept)
		files_.erase(line.file);
	return nullptr;
}

Result<std::vector<UserObject>> Objects::read(int pid, Open open)
{
	const std::string process = "process " + std::to_string(pid);
	const Result<std::string> maps = read_file(proc_path(pid, "maps"));
	std::error_code unknown;
	const std::string program =
		without_deleted(std::filesystem::read_symlink(proc_path(pid, "exe"), unknown).string());
	std::vector<UserObject> objects;
	std::vector<FileId> seen;

	if (!maps)
		return maps.error().code == ENOENT || maps.error().code == ESRCH ?
			       Error{"there is no " + process} :
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
		if (const File *file = (this->*open)(pid, line))
			objects.push_back({base_name(line.path), line.path == program, file});
	});
	std::ranges::stable_partition(objects, &UserObject::is_program);
	return objects;
}

} // namespace dt::sym
