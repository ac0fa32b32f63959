// SPDX-License-Identifier: GPL-2.0
/* Provider rawfbt: which functions kprobes reach, which of them have returns, and when the lists are read. */
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "os/functions.h"
#include "probe/probe.h"

namespace dt {
namespace {

namespace fs = std::filesystem;

constexpr const char *kSymbols = "ffffffff81000000 T _stext\n"
				 "ffffffff81000100 T traced\n"
				 "ffffffff81000180 t traced.cold\n"
				 "ffffffff81000200 T twin\n"
				 "ffffffff81000300 t twin\n"
				 "ffffffff810003f0 t __pfx_other\n"
				 "ffffffff81000400 T other\n"
				 "ffffffff81000400 T other_name\n"
				 "ffffffff81000500 T quiet\n"
				 "ffffffff81000580 t quiet.part.0\n"
				 "ffffffff81000600 T forbidden\n"
				 "ffffffff81000700 T _etext\n"
				 "ffffffff82000000 t at_start\n"
				 "ffffffff82100000 D data\n"
				 "ffffffffc0000000 t in_module\t[mod]\n"
				 "ffffffffc0001000 t bpf_prog_1\t[bpf]\n";
constexpr const char *kCalls =
	"ffffffff81000104 traced\nffffffff81000200 twin\nffffffff81000300 twin\n"
	"ffffffff81000404 other\nffffffff81000584 __ftrace_invalid_address___132\n"
	"ffffffff81000600 forbidden\nffffffff82000000 at_start\nffffffffc0000000 in_module [mod]\n";
constexpr const char *kForbidden = "0xffffffff81000600-0xffffffff81000700\tforbidden\n"
				   "0xffffffff81000610-0xffffffff81000620\tinner\nnonsense\n";

/* A directory that is tracefs, debugfs and /proc; removed at the end. */
class FakeKernel {
public:
	explicit FakeKernel(const char *symbols = kSymbols)
	{
		char name[] = "/tmp/dtrace-rawfbt-XXXXXX";

		dir = mkdtemp(name);
		fs::create_directories(dir + "/kprobes");
		write("kallsyms", symbols);
		write("available_filter_functions_addrs", kCalls);
		write("kprobes/blacklist", kForbidden);
	}
	~FakeKernel() { fs::remove_all(dir); }
	FakeKernel(const FakeKernel &) = delete;
	FakeKernel &operator=(const FakeKernel &) = delete;

	void write(const char *file, const char *text) const { std::ofstream(dir + '/' + file) << text; }
	ProbeTable table(os::Functions *functions = nullptr) const
	{
		static constexpr const Provider *providers[] = {&kDtraceProvider, &kRawFbtProvider};

		return ProbeTable({.tracefs = dir, .proc = dir, .debugfs = dir, .functions = functions}, providers);
	}

	std::string dir;
};

/* Answers for a few functions; counts questions. */
struct FewFunctions final : os::Functions {
	os::FunctionAnswer ask(const std::string &name) override
	{
		using Kind = os::FunctionAnswer::Kind;

		asked++;
		if (name == "traced")
			return {Kind::One, 0xffffffff81000100, "vmlinux"};
		if (name == "quiet" && is_allowed)
			return {Kind::One, 0xffffffff81000500, "vmlinux"};
		return {name == "nothing" ? Kind::None : Kind::Unknown};
	}
	bool probes_untraced() override { return is_allowed; }

	bool is_allowed = false; /* CONFIG_KPROBE_EVENTS_ON_NOTRACE */
	int asked = 0;
};

ProbeDesc desc(const char *text)
{
	ProbeDesc result;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, result), "");
	return result;
}

/* "MODULE:FUNCTION:NAME" of each probe that @text matches, separated by blanks. */
std::string matched(ProbeTable &table, const char *text)
{
	constexpr size_t provider = std::string_view("rawfbt:").size();
	std::vector<uint32_t> ids;
	std::string names;

	EXPECT_TRUE(table.match(desc(text), ids).ok()) << text;
	for (const uint32_t id : ids)
		names += (names.empty() ? "" : " ") + table.probe(id).full_name().substr(provider);
	return names;
}

const attach::Kprobe &kprobe(const Probe &probe)
{
	return std::get<attach::Kprobe>(probe.attachment);
}

TEST(ProvRawFbt, HasWhatTheTracerReachesItsPartsAndItsOtherNames)
{
	const FakeKernel kernel;
	ProbeTable table = kernel.table();

	EXPECT_EQ(matched(table, "rawfbt:::entry"),
		  "vmlinux:traced:entry vmlinux:traced.cold:entry vmlinux:twin:entry vmlinux:twin:entry "
		  "vmlinux:other:entry vmlinux:other_name:entry mod:in_module:entry");
	EXPECT_EQ(matched(table, "rawfbt:mod::"), "mod:in_module:entry mod:in_module:return");
}

TEST(ProvRawFbt, DescribesRegistersAndHowToAttach)
{
	const FakeKernel kernel;
	ProbeTable table = kernel.table();
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("rawfbt::twin:"), ids).ok());
	ASSERT_EQ(ids.size(), 4u);
	const Probe entry = table.probe(ids[2]), returns = table.probe(ids[3]);
	EXPECT_EQ(kprobe(entry).start, 0xffffffff81000300);
	EXPECT_FALSE(kprobe(entry).is_return || entry.at_return);
	EXPECT_EQ(entry.args->place[6], (ArgPlace{ArgSource::FunctionArg, 6}));
	EXPECT_TRUE(std::holds_alternative<arg_types::None>(entry.types));
	EXPECT_TRUE(kprobe(returns).is_return && returns.at_return);
	EXPECT_EQ(returns.args->place[1].source, ArgSource::ReturnValue);
	EXPECT_EQ(way_of(entry.attachment, {}).kind, Way::Kind::Straight);
}

TEST(ProvRawFbt, OnlyItsFullNameMeansIt)
{
	const FakeKernel kernel("not read\n");
	ProbeTable table = kernel.table();

	for (const char *text : {"::other_name:entry", "raw*::other_name:entry", "*:::nothing"}) {
		EXPECT_EQ(matched(table, text), "") << text;
	}
	EXPECT_EQ(table.explain_no_match(desc("raw*::traced:entry")).text,
		  "no pattern matches rawfbt: write the name in full");
}

/* A return probe on code that is not called would overwrite what is on top of the stack. */
TEST(ProvRawFbt, WhatIsNotCalledHasNoReturn)
{
	const FakeKernel kernel;
	FewFunctions functions;
	functions.is_allowed = true;
	ProbeTable table = kernel.table(&functions);

	EXPECT_EQ(matched(table, "rawfbt::traced.cold:"), "vmlinux:traced.cold:entry");
	EXPECT_EQ(matched(table, "rawfbt::traced.cold:return"), "");
	EXPECT_EQ(table.explain_no_match(desc("rawfbt::traced.cold:return")).text,
		  "traced.cold has no return probe: it does not call the tracer, so it may be code that is not "
		  "called, but jumped to");
	EXPECT_EQ(matched(table, "rawfbt::quiet:entry"), "vmlinux:quiet:entry");
	EXPECT_EQ(matched(table, "rawfbt::quiet:"), "vmlinux:quiet:entry");
}

TEST(ProvRawFbt, SaysWhyAFunctionCannotBeTraced)
{
	const FakeKernel kernel;
	ProbeTable table = kernel.table();
	const auto explain = [&](const char *text) {
		EXPECT_EQ(matched(table, text), "") << text;
		return table.explain_no_match(desc(text)).text;
	};

	for (const char *name : {"quiet", "quiet.part.0"}) {
		EXPECT_EQ(explain(("rawfbt::" + std::string(name) + ":entry").c_str()),
			  name + std::string(" cannot be traced: ftrace does not reach it, and the kernel was built "
					     "without CONFIG_KPROBE_EVENTS_ON_NOTRACE"));
	}
	EXPECT_EQ(explain("rawfbt::forbidden:entry"),
		  "forbidden cannot be traced: the kernel allows no kprobe there, as "
		  "/sys/kernel/debug/kprobes/blacklist shows");
	EXPECT_EQ(explain("rawfbt::at_start:entry"),
		  "at_start cannot be traced: it ran when the kernel started, and its memory was freed");
	EXPECT_EQ(explain("rawfbt::tracd:entry"), "no function is named tracd: did you mean traced?");
	EXPECT_EQ(explain("rawfbt::traced:exit"), "no probe is named exit: did you mean return?");
}

/* The kernel does not protect itself where the tracer cannot go, so nobody gets there by accident. */
TEST(ProvRawFbt, NoPatternMeansWhatTheTracerCannotReach)
{
	const FakeKernel kernel;
	FewFunctions functions;
	functions.is_allowed = true;
	ProbeTable table = kernel.table(&functions);

	EXPECT_EQ(matched(table, "rawfbt::qui*:entry"), "");
	EXPECT_EQ(table.explain_no_match(desc("rawfbt::qui*:entry")).text,
		  "no pattern matches quiet, as ftrace does not reach it: write the name in full");
	EXPECT_EQ(matched(table, "rawfbt::quiet.part.0:entry"), "vmlinux:quiet.part.0:entry");
	EXPECT_EQ(matched(table, "rawfbt::quiet*:entry"), "");
}

TEST(ProvRawFbt, ANameNeedsNoListIfTheKernelKnowsIt)
{
	const FakeKernel kernel;
	FewFunctions functions;
	ProbeTable table = kernel.table(&functions);

	fs::remove(kernel.dir + "/kallsyms");
	EXPECT_EQ(matched(table, "rawfbt::traced:"), "vmlinux:traced:entry vmlinux:traced:return");
	EXPECT_EQ(matched(table, "rawfbt::nothing:entry"), "");
	EXPECT_EQ(matched(table, "rawfbt:mod:traced:entry"), "");
	std::vector<uint32_t> ids;
	EXPECT_FALSE(table.match(desc("rawfbt::twin:entry"), ids).ok()) << "the list has to say";
	EXPECT_EQ(functions.asked, 4);
	/* Once the list is read, the probe is the same. */
	kernel.write("kallsyms", kSymbols);
	EXPECT_EQ(matched(table, "rawfbt::trac[e]d:"), "vmlinux:traced:entry vmlinux:traced:return");
	ASSERT_TRUE(table.match(desc("rawfbt::traced:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("rawfbt::traced*:entry"), ids).ok());
	ASSERT_EQ(ids.size(), 3u);
	EXPECT_EQ(ids[0], ids[1]);
}

TEST(ProvRawFbt, HiddenAddressesAreAnError)
{
	const FakeKernel kernel("0000000000000000 T _stext\n0000000000000000 T traced\n0000000000000000 T _etext\n");
	ProbeTable table = kernel.table();
	std::vector<uint32_t> ids;
	const Status status = table.match(desc("rawfbt:::"), ids);

	ASSERT_FALSE(status.ok());
	EXPECT_EQ(status.error().text(), "the kernel hides the addresses of its functions: set "
					 "/proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG");
}

TEST(ProvRawFbt, AModuleThatIsLoadedLaterAddsItsFunctions)
{
	const FakeKernel kernel;
	ProbeTable table = kernel.table();
	const std::string calls = std::string(kCalls) + "ffffffffc0100004 of_late [late]\n";
	const std::string symbols = std::string(kSymbols) + "ffffffffc0100000 t of_late\t[late]\n"
							    "ffffffffc0100080 t of_late.cold\t[late]\n";

	EXPECT_FALSE(table.grows_with_modules());
	EXPECT_EQ(matched(table, "rawfbt:late::"), "");
	EXPECT_TRUE(table.grows_with_modules());
	kernel.write("available_filter_functions_addrs", calls.c_str());
	kernel.write("kallsyms", symbols.c_str());
	ASSERT_TRUE(table.add_module("late").ok());
	EXPECT_EQ(matched(table, "rawfbt:late::"), "late:of_late:entry late:of_late:return late:of_late.cold:entry");
	EXPECT_EQ(matched(table, "rawfbt::traced:"), "vmlinux:traced:entry vmlinux:traced:return");
}

} // namespace
} // namespace dt
