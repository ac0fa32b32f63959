// SPDX-License-Identifier: GPL-2.0
/*
 * The input is what is changed in the events of a recording: each three bytes are an offset and the byte that is put
 * there. If the input has one byte more, it is the events themselves. They are in one chunk, whose checksum is right. The
 * recording is reported in each format, and its aggregations are compared with themselves.
 */
#include <unistd.h>
#include <zlib.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "front_end.h"
#include "out/diff.h"
#include "out/report.h"
#include "rec/recorder.h"

namespace {

using namespace dt;

std::string u32(size_t number)
{
	std::string text;

	for (unsigned shift = 0; shift < 32; shift += 8)
		text += static_cast<char>(number >> shift);
	return text;
}

/* Fields, actions and keys of most kinds. */
constexpr std::string_view kProgram =
	"BEGIN { trace(pid); trace(execname); trace(probefunc); printf(\"%5d|%-8s|%x|%c|%p\", pid, execname, arg0, "
	"(char)arg1, arg2); }\n"
	"fbt::vfs_read:entry { stack(2); ustack(2); sym(arg0); print(*curthread->files->fdt); print(curthread->bits); "
	"tracemem(curthread, 8); trace(strerror(5)); }\n"
	"fbt::vfs_read:entry { @by[execname, arg0, stack(2)] = quantize(arg0); @all = sum(arg1); @l = lquantize(arg0, "
	"0, "
	"100, 10); @ll = llquantize(arg0, 10, 0, 3, 20); @avg = avg(arg0); @dev = stddev(arg0); }\n"
	"END { if (pid > 5) { trace(pid); printa(@all); printa(\"%s %d %@d\", @by); } else { clear(@all); "
	"setopt(\"quiet\"); trunc(@l, 1); normalize(@avg, 3); } }\n"
	"BEGIN { self->s = speculation(); } fbt::vfs_read:return { speculate(self->s); trace(1); } "
	"fbt::vfs_read:return { commit(self->s); a[execname, pid] = 5; s[1] = stack(); } "
	"END { print(a); printa(\"%s %d %@d\", a); print(s); }\n";

std::string events_in(const char *path)
{
	Result<rec::ChunkReader> file = rec::ChunkReader::open(path);
	std::string events;

	for (auto chunk = file->next(); !chunk->empty(); chunk = file->next())
		events.append(chunk->begin(), chunk->end());
	return events;
}

void record_run(rec::Recorder &recorder, const test::Compiled &compiled)
{
	const gen::Unit &unit = compiled.unit;
	const std::vector<Probe> probes = gen::enabled_probes(unit, compiled.probes);

	recorder.begin(compiled.options, {4, 4096, false}, compiled.sources, unit, probes);
	recorder.name(rec::kKernelPid, 0x100, {"vmlinux", "vfs_read", 1, false});
	for (const gen::RecordLayout &layout : unit.layouts) {
		std::vector<uint8_t> bytes(layout.size);
		const gen::RecordHeader header = {layout.clause + 1, 1, 1};

		if (bytes.empty())
			continue;
		std::memcpy(bytes.data(), &header, sizeof(header));
		recorder.record(bytes, 1, {});
	}
	for (const gen::AggShape &shape : unit.aggregations.shapes) {
		const std::vector<uint64_t> data(shape.data_words, 2),
			keys(shape.fixed_words + shape.variable_keys(), 0);

		recorder.entry({&shape, data, keys}, 1, unit.aggregations);
	}
	recorder.loss({1, 2, 3, "all"});
	recorder.add_probes(probes);
	for (const rec::EndStep step :
	     {rec::EndStep::PrintKept, rec::EndStep::EndLine, rec::EndStep::SayFaults, rec::EndStep::PrintRest})
		recorder.step(step);
}

std::string recorded_events()
{
	char path[] = "/tmp/dt_recording_fuzz.XXXXXX";
	const test::Compiled compiled(kProgram);

	close(mkstemp(path));
	Result<rec::Recorder> recorder = rec::Recorder::open(path);
	if (compiled.diags.has_errors() || !recorder) {
		std::fputs(compiled.sources.format(compiled.diags, true).c_str(), stderr);
		std::abort();
	}
	record_run(*recorder, compiled);
	if (!recorder->close())
		std::abort();
	const std::string events = events_in(path);
	unlink(path);
	return events;
}

std::string events_of(const uint8_t *data, size_t size)
{
	static const std::string recorded = recorded_events();
	std::string events = recorded;

	if (size % 3 == 1)
		return {reinterpret_cast<const char *>(data), size};
	for (; size >= 3; data += 3, size -= 3)
		events[(data[0] | data[1] << 8) % events.size()] = static_cast<char>(data[2]);
	return events;
}

std::string file_of(const std::string &events)
{
	const size_t size = events.size();
	uLongf room = compressBound(size);
	std::string packed(room, '\0');

	compress2(reinterpret_cast<Bytef *>(packed.data()), &room, reinterpret_cast<const Bytef *>(events.data()), size,
		  0);
	packed.resize(room);
	const auto *bytes = reinterpret_cast<const Bytef *>(packed.data());
	return std::string("DTREC\0\0\1", 8) + u32(packed.size()) + u32(size) +
	       u32(crc32(0, bytes, static_cast<uInt>(packed.size()))) + packed;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static out::Output nowhere = std::move(*out::Output::open("/dev/null"));
	const std::string file = file_of(events_of(data, size));

	for (const char *format : {"text", "json", "folded"}) {
		Options options;

		options.mode = RunMode::Diff;
		set_option(options, "oformat", format, OptionFrom::CommandLine);
		Result<std::unique_ptr<rec::Player>> player = rec::Player::of(rec::ChunkReader::of(file, "x.rec"));
		if (!player)
			return 0;
		out::Report report(std::move(*player), options, nowhere);
		static_cast<void>(report.print());
		out::diff_text({"a", report.totals(), report.naming()}, {"b", report.totals(), report.naming()});
	}
	return 0;
}
