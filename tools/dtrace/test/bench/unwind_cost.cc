// SPDX-License-Identifier: GPL-2.0
/*
 * What compiling the call frame information of files costs, or reading it from a cache that has it already if there is a
 * DIRECTORY. The result says how many rows the files have.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured unwind_cost DIRECTORY|"" FILE...
 *
 * Only measured() is counted. The unit test UnwindCost runs it.
 */
#include <cstdio>
#include <span>

#include "base/fd.h"
#include "os/libdw.h"
#include "os/unwind_cache.h"

namespace {

using namespace dt;

size_t rows;

void read_all(os::UnwindCache &cache, std::span<char *> paths)
{
	rows = 0;
	for (const char *const path : paths) {
		const Fd fd(open(path, O_RDONLY | O_CLOEXEC));
		const Result<os::UnwindCache::Rows> made = cache.rows(fd.get(), path);

		rows += made ? made->size() : 0;
	}
}

} // namespace

extern "C" __attribute__((noinline)) void measured(os::UnwindCache &cache, std::span<char *> paths)
{
	read_all(cache, paths);
}

int main(int argc, char **argv)
{
	if (argc < 3 || !os::libdw())
		return 1;
	const std::span paths(argv + 2, argv + argc);
	os::UnwindCache cache;
	if (*argv[1]) {
		Result<os::UnwindCache> opened = os::UnwindCache::open(argv[1]);

		if (!opened)
			return 1;
		cache = std::move(*opened);
		read_all(cache, paths);
	}
	measured(cache, paths);
	std::printf("%zu rows\n", rows);
	return rows == 0;
}
