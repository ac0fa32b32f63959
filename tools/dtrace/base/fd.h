/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Owned file descriptors and mappings.
 *
 * Each change that this tool makes in the kernel is held by a descriptor. An Fd
 * closes its descriptor when it goes out of scope. So the probes and programs
 * disappear on each return path, and when the tool dies.
 */
#ifndef DTRACE_BASE_FD_H
#define DTRACE_BASE_FD_H

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "base/result.h"

namespace dt {

class Fd {
public:
	Fd() = default;
	explicit Fd(int fd) : fd_(fd) {}
	Fd(Fd &&other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
	Fd &operator=(Fd &&other) noexcept
	{
		if (this != &other)
			reset(std::exchange(other.fd_, -1));
		return *this;
	}
	Fd(const Fd &) = delete;
	Fd &operator=(const Fd &) = delete;
	~Fd() { reset(); }

	int get() const { return fd_; }
	explicit operator bool() const { return fd_ >= 0; }
	int release() { return std::exchange(fd_, -1); }
	void reset(int fd = -1)
	{
		if (fd_ >= 0)
			close(fd_);
		fd_ = fd;
	}

private:
	int fd_ = -1;
};

/* Objects of the kernel and files of processes may need more descriptors than the usual 1024. */
inline void allow_all_descriptors()
{
	rlimit limit = {};

	if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
		return;
	limit.rlim_cur = limit.rlim_max;
	setrlimit(RLIMIT_NOFILE, &limit);
}

/* A mapping made by mmap(); unmapped when it goes out of scope. */
class Mapping {
public:
	Mapping() = default;
	Mapping(void *addr, size_t size) : addr_(addr), size_(size) {}
	Mapping(Mapping &&other) noexcept
		: addr_(std::exchange(other.addr_, nullptr)), size_(std::exchange(other.size_, 0))
	{
	}
	Mapping &operator=(Mapping &&other) noexcept
	{
		if (this != &other) {
			unmap();
			addr_ = std::exchange(other.addr_, nullptr);
			size_ = std::exchange(other.size_, 0);
		}
		return *this;
	}
	Mapping(const Mapping &) = delete;
	Mapping &operator=(const Mapping &) = delete;
	~Mapping() { unmap(); }

	void *data() const { return addr_; }
	size_t size() const { return size_; }
	explicit operator bool() const { return addr_ != nullptr; }

private:
	void unmap()
	{
		if (addr_)
			munmap(addr_, size_);
	}

	void *addr_ = nullptr;
	size_t size_ = 0;
};

/* False, with errno, if not all of @bytes was written. */
inline bool write_all(int fd, const void *data, size_t bytes)
{
	const auto *at = static_cast<const char *>(data);

	while (bytes) {
		const ssize_t written = write(fd, at, bytes);

		if (written < 0 && errno == EINTR)
			continue;
		if (written <= 0)
			return false;
		at += written;
		bytes -= static_cast<size_t>(written);
	}
	return true;
}

/* The whole of a file, also of those in proc and tracefs that claim size 0. */
inline Result<std::string> read_file(const std::string &path)
{
	Fd fd(open(path.c_str(), O_RDONLY | O_CLOEXEC));
	if (!fd)
		return Error{"cannot open " + path, errno};

	std::string text;
	for (;;) {
		const size_t chunk = 1u << 16;
		const size_t old = text.size();

		text.resize(old + chunk);
		const ssize_t n = read(fd.get(), text.data() + old, chunk);
		if (n < 0 && errno == EINTR) {
			text.resize(old);
			continue;
		}
		if (n < 0)
			return Error{"cannot read " + path, errno};
		text.resize(old + static_cast<size_t>(n));
		if (n == 0)
			return text;
	}
}

} // namespace dt

#endif
