// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a file that a process has mapped as code. All is asked of it that the tool asks of such files: symbols,
 * functions, lines, static probes, and how its stack is walked.
 */
#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>

#include "base/fd.h"
#include "os/elf.h"
#include "os/notes.h"
#include "os/unwind_rows.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	using namespace dt;
	const Fd file(memfd_create("file", MFD_CLOEXEC));
	volatile uint64_t sum = 0;

	if (!file || !write_all(file.get(), reinterpret_cast<const char *>(data), size))
		std::abort();
	os::ElfFile elf(Fd(fcntl(file.get(), F_DUPFD_CLOEXEC, 0)), "/nonexistent/file");
	for (const os::UserFunction &function : elf.functions()) {
		sum = sum + function.name.size() + elf.find(function.offset).symbol.size();
		sum = sum + elf.lines(function.offset).size();
	}
	for (uint64_t offset = 0; offset < size; offset += 997)
		sum = sum + elf.find(offset).offset + elf.lines(offset).size();
	if (const auto symbol = elf.symbol("main", 0x400000, 0))
		sum = sum + symbol->address;
	for (const os::UserSite &site : os::read_notes(file.get()).sites)
		sum = sum + site.offset + site.bad.size() + site.args.size();
	if (const Result<std::vector<unwind_row>> rows = os::unwind_rows(file.get()))
		for (const unwind_row &row : *rows)
			sum = sum + row.offset;
	return 0;
}
