// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a record of one of a few clauses; it is decoded and printed. The
 * first byte decides where the copy of the record begins, because records in a
 * ring begin at any offset.
 */
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "front_end.h"
#include "out/fault_text.h"
#include "out/print.h"
#include "run/record.h"

namespace {

using namespace dt;

/* Each kind of field and action that a record can have. */
constexpr std::string_view kClauses =
	"BEGIN { trace(pid); trace((char)1); trace((short)uid); trace(timestamp); trace(execname); trace(probefunc); "
	"}\n"
	"fbt::vfs_read:entry { printf(\"%d %x %5s|%-10s|%c %p %hd %%\", pid, arg0, execname, probename, (int)arg1, "
	"arg2, (short)arg3); }\n"
	"END { trace(\"literal\"); trace(5); printf(\"%s %*d\\n\", execname, pid, tid); exit(0); }\n"
	"BEGIN { print(curthread); print(curthread->bits); print(*curthread->files->fdt); print(pid); print(execname); "
	"}\n"
	"BEGIN { stack(3); ustack(2); sym(arg0); usym(arg1); printf(\"%a %A %k\", arg0, arg1, stack(1)); }\n"
	"BEGIN { if (pid > 5) { trace(pid); ftruncate(); } else { trace(execname); } }\n";

struct Known {
	Known() : compiled(kClauses)
	{
		if (compiled.diags.has_errors()) {
			std::fputs(compiled.sources.format(compiled.diags, true).c_str(), stderr);
			std::abort();
		}
		probes = gen::enabled_probes(compiled.unit, compiled.probes);
	}

	test::Compiled compiled;
	std::vector<Probe> probes;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const Known known;

	if (size == 0)
		return 0;
	const size_t shift = data[0] % 8;
	std::vector<uint8_t> bytes(shift + size - 1);
	if (size > 1)
		std::memcpy(bytes.data() + shift, data + 1, size - 1);
	run::Record record;
	std::string text;
	if (!run::decode(std::span(bytes).subspan(shift), {known.compiled.unit.layouts, known.probes}, record))
		return 0;
	if (record.fault != gen::Fault::None)
		text = out::fault_text(record);
	else
		out::print_record(
			record, 0, {}, "", [&](const auto &, const auto &) { text.clear(); }, text);
	return 0;
}
