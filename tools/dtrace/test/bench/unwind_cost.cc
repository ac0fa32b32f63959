// SPDX-License-Identifier: GPL-2.0
/*
 * What compiling the call frame information of FILE costs. The result says how many rows it has.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured unwind_cost FILE
 *
 * Only measured() is counted. The unit test UnwindCost runs it.
 */
#include <cstdio>

#include "base/fd.h"
#include "os/libdw.h"
#include "os/unwind_rows.h"

namespace {

using namespace dt;

size_t rows;

} // namespace

extern "C" __attribute__((noinline)) void measured(int fd)
{
	const Result<std::vector<unwind_row>> made = os::unwind_rows(fd);

	rows = made ? made->size() : 0;
}

int main(int argc, char **argv)
{
	const Fd fd(argc == 2 ? open(argv[1], O_RDONLY) : -1);

	if (!fd || !os::libdw())
		return 1;
	measured(fd.get());
	std::printf("%zu rows\n", rows);
	return rows == 0;
}
