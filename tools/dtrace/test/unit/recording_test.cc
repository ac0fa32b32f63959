// SPDX-License-Identifier: GPL-2.0
/* Recordings: a report prints what the run has printed, and a broken file is an error. */
#include <gtest/gtest.h>
#include <pty.h>

#include <cstring>
#include <fstream>
#include <functional>

#include "out/report.h"
#include "os/child.h"
#include "rec/recorder.h"
#include "test/fuzz/front_end.h"
#include "test/unit/recording_file.h"

namespace {

using namespace dt;
using test::events_of;
using test::file_with;
using test::TemporaryFile;

/* Names as they are on some machine. */
class SomeSymbols final : public os::Symbols {
public:
	os::AddressName of_kernel(uint64_t address) override
	{
		return {"vmlinux", address < 0x2000 ? "vfs_read" : "vfs_write", address % 0x1000, false};
	}
	os::AddressName of_process(int pid, uint64_t address) override
	{
		return {pid == 7 ? "bash" : "sh", is_later ? "main" : "start", address % 16, false};
	}
	std::vector<os::SourceFrame> lines(int, uint64_t) override { return {}; }
	std::optional<os::FilePlace> place(int, uint64_t address) override { return os::FilePlace{1, address}; }

	bool is_later = false; /* the name changes, as when a process runs another program */
};

/* Runs a program without a kernel, with records that are made here, and records the run. */
class RecordedRun {
public:
	/* @change: of the program before it is recorded. */
	RecordedRun(std::string_view program, const Options &options = {},
		    const std::function<void(gen::Unit &)> &change = {})
		: compiled_(program), probes_(gen::enabled_probes(compiled_.unit, compiled_.probes)), options_(options),
		  noted_(symbols_, recorder_), messages_(options_, output_, nullptr, nullptr, &recorder_),
		  tally_(nullptr, compiled_.unit, probes_, options_, noted_, messages_, &recorder_),
		  lines_({compiled_.unit.layouts, probes_}, out::print_options(options_, noted_, false), 4, output_,
			 nullptr, options_, &tally_, out::FaultReporter(compiled_.unit, compiled_.sources))
	{
		EXPECT_EQ(compiled_.sources.format(compiled_.diags, true), "");
		if (change)
			change(compiled_.unit);
		recorder_.begin(options_, {4, 4096, false}, compiled_.sources, compiled_.unit, probes_);
	}

	/* Fills the record of the clause with the bytes of @pattern, again and again. */
	void fire(uint32_t clause, uint32_t ecb, std::string_view pattern)
	{
		std::vector<uint8_t> bytes(compiled_.unit.layouts[clause].size);
		const gen::RecordHeader header = {clause + 1, ++time_, ecb};

		for (size_t i = 0; i < bytes.size(); i++)
			bytes[i] = static_cast<uint8_t>(pattern[i % pattern.size()]);
		std::memcpy(bytes.data(), &header, sizeof(header));
		lines_.take(bytes, 1, {});
		recorder_.record(bytes, 1, {});
		symbols_.is_later = true;
	}
	void fault(uint32_t clause, uint32_t ecb)
	{
		const gen::FaultRecord record = {{gen::kFaultRecord, ++time_, ecb},
						 clause,
						 0x10,
						 static_cast<uint32_t>(gen::Fault::BadAddress),
						 3,
						 0};
		const auto *bytes = reinterpret_cast<const uint8_t *>(&record);

		lines_.take({bytes, sizeof(record)}, 2, {});
		recorder_.record({bytes, sizeof(record)}, 2, {});
	}
	void count(size_t shape, std::vector<uint64_t> data, std::vector<uint64_t> keys)
	{
		const run::AggEntry entry = {&compiled_.unit.aggregations.shapes[shape], data, keys};

		EXPECT_TRUE(tally_.add(entry, 0));
		recorder_.entry(entry, 0, compiled_.unit.aggregations);
	}
	void lose()
	{
		lines_.write();
		messages_.say(out::Loss{out::LossKind::Records, 5, 1});
	}
	/* What was printed. */
	std::string end()
	{
		lines_.print_rest(tally_);
		recorder_.step(rec::EndStep::PrintRest);
		EXPECT_TRUE(recorder_.close());
		return printed_.text();
	}
	/* Without an end. */
	void stop() { EXPECT_TRUE(recorder_.close()); }
	const char *file() const { return file_.name; }

private:
	const TemporaryFile printed_, file_;
	out::Output output_ = std::move(*out::Output::open(printed_.name));
	rec::Recorder recorder_ = std::move(*rec::Recorder::open(file_.name));
	test::Compiled compiled_;
	std::vector<Probe> probes_;
	const Options options_;
	SomeSymbols symbols_;
	rec::NotedSymbols noted_;
	const out::Messages messages_;
	out::Tally tally_;
	out::Lines lines_;
	uint64_t time_ = 0;
};

struct Reported {
	std::string text, error;
};

/* Prints the report to the file at @printed; "" or the error. */
std::string report_to(const std::string &printed, const std::string &path, Options options)
{
	out::Output output = std::move(*out::Output::open(printed));

	options.mode = RunMode::Report;
	const Result<std::unique_ptr<out::Report>> report = out::Report::open(path, options, output);
	if (!report)
		return report.error().text();
	const Status status = (*report)->print();
	return status ? "" : status.error().text();
}

Reported report_of(const std::string &path, const Options &options = {})
{
	const TemporaryFile printed;
	const std::string error = report_to(printed.name, path, options);

	return {printed.text(), error};
}

constexpr std::string_view kProgram =
	"BEGIN { trace(pid); trace(execname); printf(\"%5d|%-8s|%x\\n\", pid, execname, arg0); }\n"
	"fbt::vfs_read:entry { stack(2); ustack(2); print(*curthread->files->fdt); print(curthread->bits); }\n"
	"fbt::vfs_read:entry { @by[execname, arg0] = quantize(arg0); @all = sum(arg1); }\n"
	"END { if (pid > 5) { trace(pid); printa(@all); } else { trace(probefunc); clear(@all); } }\n";

std::string run_all(RecordedRun &run)
{
	run.fire(0, 1, "ab\0\0");
	run.fire(1, 3, std::string_view("\x07\0\0\0\0\0\0\0", 8));
	run.fire(1, 3, std::string_view("\x07\0\0\0\0\0\0\0", 8));
	run.count(0, {4}, {0x6162, 0, 77, 3});
	run.count(0, {2}, {0x6162, 0, 77, 5});
	run.count(1, {40}, {});
	run.fire(3, 2, std::string_view("\1\0\0\0", 4));
	run.count(1, {2}, {});
	run.fire(3, 2, std::string_view("\0\0\0\0", 4));
	return run.end();
}

TEST(Recording, AReportPrintsWhatTheRunHasPrinted)
{
	for (const OutputFormat format : {OutputFormat::Text, OutputFormat::Json, OutputFormat::Folded}) {
		for (const bool quiet : {false, true}) {
			Options options;

			options.oformat = format;
			options.quiet = quiet;
			RecordedRun run(kProgram, options);
			const std::string printed = run_all(run);
			const Reported reported = report_of(run.file());

			EXPECT_FALSE(printed.empty());
			EXPECT_EQ(reported.text, printed);
			EXPECT_EQ(reported.error, "");
		}
	}
}

TEST(Recording, AReportIsPrintedByItsOwnOptions)
{
	Options json, asked;

	json.oformat = OutputFormat::Json;
	RecordedRun as_json(kProgram, json), as_text(kProgram);
	const std::string printed = run_all(as_json);
	run_all(as_text);
	ASSERT_EQ(set_option(asked, "oformat", "json", OptionFrom::CommandLine), OptionStatus::Ok);
	EXPECT_EQ(report_of(as_text.file(), asked).text, printed);
}

TEST(Recording, FaultsAndLossesAreInTheReport)
{
	Options options;

	options.oformat = OutputFormat::Json;
	RecordedRun run(kProgram, options);
	run.fault(1, 3);
	run.lose();
	const std::string printed = run.end();
	EXPECT_NE(printed.find("\"fault\""), std::string::npos) << printed;
	EXPECT_NE(printed.find("\"loss\""), std::string::npos) << printed;
	EXPECT_EQ(report_of(run.file()).text, printed);
}

TEST(Recording, WhatWasWrittenBeforeTheToolDiedIsReported)
{
	RecordedRun run("BEGIN { trace(pid); } END { @a = count(); }");

	run.fire(0, 1, "\1");
	run.count(0, {3}, {});
	run.stop();
	const Reported reported = report_of(run.file());
	EXPECT_NE(reported.text.find("16843009"), std::string::npos) << reported.text;
	EXPECT_TRUE(reported.text.ends_with("\n                3\n")) << reported.text;
	EXPECT_EQ(reported.error, "the recording ends before the run did: dtrace could not end it");
}

/* Formats and types are of the program, and the program is of whoever made the recording. */
TEST(Recording, AReportOfOthersCannotControlATerminal)
{
	RecordedRun run("BEGIN { printf(\"\\033]2;x\\a%d\", pid); @a = sum(pid); printa(\"\\033[2J%@d\", @a); }");
	int master = -1, slave = -1;

	ASSERT_EQ(openpty(&master, &slave, nullptr, nullptr, nullptr), 0);
	const Fd reader(master), writer(slave);
	run.count(0, {3}, {});
	run.fire(0, 1, "\1");
	EXPECT_NE(run.end().find("\033]2;x\a"), std::string::npos);
	EXPECT_EQ(report_to(ttyname(slave), run.file(), {}), "");
	std::string text(4096, 0);
	text.resize(static_cast<size_t>(std::max<ssize_t>(read(master, text.data(), text.size()), 0)));
	EXPECT_NE(text.find("\\033]2;x\\a"), std::string::npos) << text;
	EXPECT_NE(text.find("\\033[2J3"), std::string::npos) << text;
	EXPECT_EQ(text.find('\033'), std::string::npos) << text;
}

TEST(Recording, SystemAndFreopenDoNothingInAReport)
{
	const TemporaryFile file;
	const std::string path = file.name;
	RecordedRun run("BEGIN { trace(1); freopen(\"" + path + "\"); trace(2); freopen(\"\"); system(\"echo x >" +
			path + "\"); }");

	run.fire(0, 1, "\1");
	run.end();
	EXPECT_NE(file.text(), "");
	std::ofstream(path).close();
	EXPECT_NE(report_of(run.file()).text.find("2"), std::string::npos);
	EXPECT_EQ(file.text(), "");
}

TEST(Recording, AFileThatIsCutAnywhereIsAnError)
{
	RecordedRun run(kProgram);
	const std::string printed = run_all(run), whole = *read_file(run.file());
	const TemporaryFile cut;

	for (size_t size = 0; size < whole.size(); size++) {
		std::ofstream(cut.name) << whole.substr(0, size);
		const Reported reported = report_of(cut.name);

		EXPECT_NE(reported.error, "") << size;
	}
}

TEST(Recording, AChangedByteIsAnError)
{
	RecordedRun run(kProgram);
	const std::string printed = run_all(run), whole = *read_file(run.file());
	const TemporaryFile changed;

	for (size_t at = 0; at < whole.size(); at++) {
		std::string text = whole;

		text[at] = static_cast<char>(text[at] ^ 0x40);
		std::ofstream(changed.name) << text;
		const Reported reported = report_of(changed.name);
		/* The size of a chunk counts up to what the file has. */
		EXPECT_NE(reported.error, "") << at;
	}
}

/* Whoever writes such a file can compute checksums. What it prints is of no interest. */
TEST(Recording, NoByteOfTheEventsCrashesAReport)
{
	Options options;

	options.flowtime = true;
	RecordedRun run(kProgram, options);
	run_all(run);
	const std::string events = events_of(run.file());
	testing::internal::CaptureStderr();
	for (const int value : {0x00, 0x01, 0x7f, 0xff}) {
		for (size_t at = 0; at < events.size(); at += 1 + at / 400) {
			std::string changed = events;
			out::Output nowhere = std::move(*out::Output::open("/dev/null"));
			Options asked;

			changed[at] = static_cast<char>(value);
			asked.mode = RunMode::Diff;
			auto player = rec::Player::of(rec::ChunkReader::of(file_with(changed), "x"));
			if (!player)
				continue;
			out::Report report(std::move(*player), asked, nowhere);
			static_cast<void>(report.print());
		}
	}
	testing::internal::GetCapturedStderr();
}

/* The bytes of a key are read by the types of the first. */
TEST(Recording, JoinedAggregationsWithOtherKeysAreAnError)
{
	const std::string_view program = "BEGIN { @a[pid] = count(); @b[pid] = count(); printa(@a, @b); }";
	RecordedRun good(program);
	RecordedRun bad(program, {}, [](gen::Unit &unit) {
		auto *aggregation = const_cast<typed::Aggregation *>(unit.aggregations.shapes[1].aggregation);

		aggregation->keys = {&types::String};
	});

	good.end();
	bad.end();
	EXPECT_EQ(report_of(good.file()).error, "");
	EXPECT_NE(report_of(bad.file()).error, "");
}

TEST(Recording, WhatIsNoRecordingIsSaid)
{
	const TemporaryFile file;

	std::ofstream(file.name) << "#!/usr/sbin/dtrace -s\n";
	EXPECT_EQ(report_of(file.name).error,
		  std::string(file.name) + " is no recording: dtrace -x record=FILE makes one");
	std::ofstream(file.name) << std::string_view("DTREC\0\0\x7f", 8);
	EXPECT_EQ(report_of(file.name).error, std::string(file.name) + " is a recording of another version of dtrace");
	EXPECT_EQ(report_of("/nowhere/x").error, "cannot open /nowhere/x: No such file or directory");
}

} // namespace
