// SPDX-License-Identifier: GPL-2.0
/*
 * Files of the cache; see unwind_cache.h.
 *
 *     build id in hexadecimal digits     a head, then rows
 *
 * A new file gets its name when it is whole, so that several tools can use the cache. When there is no room, the files
 * that nobody has used for the longest time are removed.
 */
#include "os/unwind_cache.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "base/diag.h"
#include "os/elf_image.h"
#include "os/libdw.h"
#include "os/unwind_rows.h"

namespace dt::os {

namespace {

struct CloseDir {
	void operator()(DIR *directory) const { closedir(directory); }
};

struct CacheHead {
	uint64_t magic;
	uint64_t count; /* of rows */
};

/* It changes with the meaning of rows. */
constexpr uint64_t kMagic = 0x3330776e75746472; /* "rdtunw03" */

constexpr int kRead = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

/* Nobody but the user of the tool can write to it. */
bool is_own(const struct stat &found)
{
	return found.st_uid == geteuid() && !(found.st_mode & (S_IWGRP | S_IWOTH));
}

/* Root, or the user of the tool, is the only one who can write to the file behind @fd. */
bool is_trusted(int fd)
{
	struct stat found;

	return fstat(fd, &found) == 0 && (found.st_uid == 0 || found.st_uid == geteuid()) &&
	       !(found.st_mode & (S_IWGRP | S_IWOTH));
}

/* Where caches of the user are; "" if there is no such place. With sudo, it may be that of another user. */
std::string cache_home()
{
	const char *const home = std::getenv("HOME"), *const caches = std::getenv("XDG_CACHE_HOME");
	struct stat found;
	std::string path;

	if (caches && *caches == '/')
		path = caches;
	else if (home && *home == '/' && stat(home, &found) == 0 && is_own(found)) {
		path = std::string(home) + "/.cache";
		mkdir(path.c_str(), 0700);
	}
	return !path.empty() && stat(path.c_str(), &found) == 0 && is_own(found) ? path : "";
}

std::string build_id(int fd)
{
	const ElfPtr elf = libdw() ? open_elf(fd) : nullptr;
	const void *bytes = nullptr;
	const ssize_t count = elf ? libdw()->build_id(elf.get(), &bytes) : 0;
	std::string text;

	for (ssize_t i = 0; i < count; i++)
		text += format("%02x", static_cast<const uint8_t *>(bytes)[i]);
	return text;
}

} // namespace

Result<UnwindCache> UnwindCache::open(const std::string &path, uint64_t most)
{
	UnwindCache cache;
	struct stat found;

	if (path.empty()) {
		const std::string home = cache_home();
		Result<UnwindCache> usual = home.empty() ? std::move(cache) : open(home + "/dtrace", most);

		/* Nobody has asked for it. */
		return usual ? std::move(usual) : UnwindCache();
	}
	mkdir(path.c_str(), 0700);
	Fd fd(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
	if (!fd || fstat(fd.get(), &found) != 0)
		return Error{"cannot keep call frame information in " + path, errno};
	if (!is_own(found))
		return Error{"call frame information is not kept in " + path +
			     ": the directory must belong to you, and nobody else may write to it"};
	cache.directory_ = std::move(fd);
	cache.most_ = most;
	return cache;
}

std::optional<UnwindCache::Rows> UnwindCache::find(const std::string &name) const
{
	const Fd fd(openat(directory_.get(), name.c_str(), kRead));
	struct stat found;
	CacheHead head;

	if (!fd || fstat(fd.get(), &found) != 0 || !S_ISREG(found.st_mode) || !is_own(found) ||
	    read(fd.get(), &head, sizeof(head)) != sizeof(head) || head.magic != kMagic || head.count > UNWIND_ROWS ||
	    static_cast<uint64_t>(found.st_size) != sizeof(head) + head.count * sizeof(unwind_row))
		return {};
	Rows rows(head.count);
	const auto bytes = static_cast<ssize_t>(head.count * sizeof(unwind_row));
	if (read(fd.get(), rows.data(), static_cast<size_t>(bytes)) != bytes ||
	    !std::ranges::is_sorted(rows, {}, &unwind_row::offset))
		return {};
	/* It was used now. */
	futimens(fd.get(), nullptr);
	return rows;
}

/* False if @bytes are too many. */
bool UnwindCache::make_room(uint64_t bytes) const
{
	struct CacheFile {
		std::string name;
		struct stat is;
	};
	const std::unique_ptr<DIR, CloseDir> all(fdopendir(openat(directory_.get(), ".", kRead)));
	std::vector<CacheFile> files;
	uint64_t used = bytes;

	while (const dirent *entry = all ? readdir(all.get()) : nullptr) {
		struct stat is;

		if (fstatat(directory_.get(), entry->d_name, &is, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(is.st_mode))
			continue;
		files.push_back({entry->d_name, is});
		used += static_cast<uint64_t>(is.st_size);
	}
	std::ranges::sort(files, {}, [](const CacheFile &file) {
		return std::pair(file.is.st_mtim.tv_sec, file.is.st_mtim.tv_nsec);
	});
	for (const CacheFile &file : files) {
		if (used <= most_)
			break;
		if (unlinkat(directory_.get(), file.name.c_str(), 0) == 0)
			used -= static_cast<uint64_t>(file.is.st_size);
	}
	return used <= most_;
}

void UnwindCache::add(const std::string &name, const Rows &rows)
{
	const std::string part = name + format(".%d", getpid());
	const size_t bytes = rows.size() * sizeof(unwind_row);
	const CacheHead head = {kMagic, rows.size()};

	if (!make_room(sizeof(head) + bytes))
		return;
	const Fd fd(openat(directory_.get(), part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
	if (!fd || !write_all(fd.get(), &head, sizeof(head)) || !write_all(fd.get(), rows.data(), bytes) ||
	    renameat(directory_.get(), part.c_str(), directory_.get(), name.c_str()) != 0)
		unlinkat(directory_.get(), part.c_str(), 0);
}

Result<UnwindCache::Rows> UnwindCache::rows(int fd, const std::string &path)
{
	const std::string name = directory_ ? build_id(fd) : "";

	if (std::optional<Rows> known = name.empty() ? std::nullopt : find(name))
		return std::move(*known);
	Result<Rows> made = unwind_rows(fd, path);
	if (made && !name.empty() && is_trusted(fd))
		add(name, *made);
	return made;
}

} // namespace dt::os
