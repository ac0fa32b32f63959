/* SPDX-License-Identifier: GPL-2.0 */
/* A file without symbols, which tests map as code. */
#ifndef DTRACE_TEST_UNIT_MAPPED_FILE_H
#define DTRACE_TEST_UNIT_MAPPED_FILE_H

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "base/fd.h"

namespace dt::test {

class MappedFile {
public:
	/* Its name begins with @prefix. */
	explicit MappedFile(const char *prefix) : path_(std::string("/tmp/") + prefix + "XXXXXX")
	{
		fd_.reset(mkstemp(path_.data()));
		if (!fd_ || ftruncate(fd_.get(), kBytes) != 0)
			std::abort();
	}
	~MappedFile() { unlink(path_.c_str()); }
	MappedFile(const MappedFile &) = delete;
	MappedFile &operator=(const MappedFile &) = delete;

	std::string name() const { return path_.substr(path_.rfind('/') + 1); }
	/* Where it is mapped now, once more. */
	uint64_t map() const
	{
		return reinterpret_cast<uint64_t>(
			mmap(nullptr, kBytes, PROT_READ | PROT_EXEC, MAP_PRIVATE, fd_.get(), 0));
	}

private:
	static constexpr size_t kBytes = 4096;

	std::string path_;
	Fd fd_;
};

} // namespace dt::test

#endif
