// SPDX-License-Identifier: GPL-2.0
/* Probe descriptions, ids, and the table's behaviour if a list is missing. */
#include <algorithm>
#include <cstdlib>
#include <deque>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <span>
#include <sys/stat.h>

#include "base/glob.h"
#include "base/fd.h"
#include "os/functions.h"
#include "probe/probe.h"
#include "probe/tracepoint.h"

namespace dt {
namespace {

/* A directory like tracefs with one file; removed at the end. */
class FakeTracefs {
public:
	FakeTracefs(const char *file, const char *text)
	{
		char name[] = "/tmp/dtrace-probe-XXXXXX";

		dir = mkdtemp(name);
		path = dir + '/' + file;
		mkdir((dir + "/dtrace").c_str(), 0700);
		Fd fd(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
		EXPECT_EQ(write(fd.get(), text, strlen(text)), static_cast<ssize_t>(strlen(text)));
	}
	~FakeTracefs()
	{
		unlink(path.c_str());
		rmdir((dir + "/dtrace").c_str());
		rmdir(dir.c_str());
	}
	std::string dir, path;
};

ProbeDesc desc(const char *text)
{
	ProbeDesc result;

	EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, result), "");
	return result;
}

const attach::Function &function(const Probe &probe)
{
	return std::get<attach::Function>(probe.attachment);
}

const attach::Site &site(const Probe &probe)
{
	return std::get<attach::Site>(probe.attachment);
}

/* For tests of numbers, so that these do not depend on what other providers list. */
constexpr const Provider *kWithFunctions[] = {&kDtraceProvider, &kFbtProvider};

struct Row {
	const char *text;
	DescAlign align;
	const char *expected; /* nullptr: refused */
};

TEST(ProbeDesc, IsAlignedToTheOption)
{
	const Row rows[] = {
		{"BEGIN", DescAlign::Name, ":::BEGIN"},	   {"f:entry", DescAlign::Name, "::f:entry"},
		{"a:b:c:d", DescAlign::Name, "a:b:c:d"},   {":::", DescAlign::Name, ":::"},
		{"a:::d", DescAlign::Name, "a:::d"},	   {"f", DescAlign::Function, "::f:"},
		{"m:f", DescAlign::Function, ":m:f:"},	   {"p:m:f", DescAlign::Function, "p:m:f:"},
		{"p:m:f:n", DescAlign::Function, nullptr}, {"m", DescAlign::Module, ":m::"},
		{"p:m", DescAlign::Module, "p:m::"},	   {"p:m:f", DescAlign::Module, nullptr},
		{"p", DescAlign::Provider, "p:::"},	   {"p:m", DescAlign::Provider, nullptr},
		{"a:b:c:d:e", DescAlign::Name, nullptr},   {"17", DescAlign::Name, "17"},
		{"0", DescAlign::Name, nullptr},	   {"4294967295", DescAlign::Name, "4294967295"},
		{"4294967296", DescAlign::Name, nullptr},  {"[a", DescAlign::Name, nullptr},
		{"[]a]:x", DescAlign::Name, "::[]a]:x"},   {"\\[a", DescAlign::Name, ":::\\[a"},
	};

	for (const Row &row : rows) {
		ProbeDesc result;
		const std::string_view wrong = parse_probe_desc(row.text, row.align, result);

		EXPECT_EQ(wrong.empty(), row.expected != nullptr) << row.text << ": " << wrong;
		if (row.expected) {
			EXPECT_EQ(result.text(), row.expected);
		}
	}
}

TEST(ProbeTable, DtraceProbesHaveFixedIdsAndNeedNoTracefs)
{
	ProbeTable table({"/nonexistent"});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("BEGIN"), ids).ok());
	ASSERT_TRUE(table.match(desc("dtrace:::END"), ids).ok());
	ASSERT_TRUE(table.match(desc("ERROR"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{kProbeBegin, kProbeEnd, kProbeError}));
	EXPECT_EQ(table.probe(kProbeBegin).full_name(), "dtrace:::BEGIN");
	EXPECT_TRUE(std::holds_alternative<attach::Fault>(table.probe(kProbeError).attachment));
}

TEST(ProbeTable, ListsFunctionsWithAddresses)
{
	FakeTracefs fs("available_filter_functions_addrs",
		       "ffffffff81000010 a_function\nffffffffc0000020 in_module [ext4]\n"
		       "ffffffff81000030 __ftrace_invalid_address___16\nnonsense\n\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt:::"), ids).ok());
	ASSERT_EQ(ids, (std::vector<uint32_t>{4, 5, 6, 7}));
	const Probe entry = table.probe(4), returns = table.probe(7);
	EXPECT_EQ(entry.full_name(), "fbt:vmlinux:a_function:entry");
	EXPECT_EQ(function(entry).symbol, "a_function");
	EXPECT_EQ(function(entry).address, 0xffffffff81000010);
	EXPECT_FALSE(function(entry).is_return || entry.at_return);
	EXPECT_EQ(entry.args->count, kMaxArgs);
	EXPECT_EQ(entry.args->place[3], (ArgPlace{ArgSource::FunctionArg, 3}));
	EXPECT_EQ(returns.full_name(), "fbt:ext4:in_module:return");
	EXPECT_EQ(function(returns).address, 0xffffffffc0000020);
	EXPECT_TRUE(function(returns).is_return && returns.at_return);
	EXPECT_EQ(returns.args->place[0].source, ArgSource::Zero);
	EXPECT_EQ(returns.args->place[1].source, ArgSource::ReturnValue);
}

/* The list is sorted once many names have been asked for: what is found stays the same. */
TEST(ProbeTable, NamesAreFoundHoweverManyAreAskedFor)
{
	const FakeTracefs tracefs("available_filter_functions",
				  "zeta\nalpha [mod]\nbeta\nalpha\nalphabet\nalpha [other]\n");
	ProbeTable probes({tracefs.dir});
	std::vector<uint32_t> first;

	ASSERT_TRUE(probes.match(desc("fbt::alpha:"), first));
	EXPECT_EQ(first.size(), 6u);
	for (int i = 0; i < 20; i++) {
		std::vector<uint32_t> all, of_module, none;

		EXPECT_TRUE(probes.match(desc("fbt::alpha:"), all));
		EXPECT_EQ(all, first) << i;
		EXPECT_TRUE(probes.match(desc("fbt:other:alpha:return"), of_module));
		EXPECT_EQ(of_module, std::vector<uint32_t>(1, first[5])) << i;
		EXPECT_TRUE(probes.match(desc("fbt::alph:"), none));
		EXPECT_TRUE(none.empty());
	}
}

TEST(ProbeTable, AModuleThatIsLoadedLaterAddsItsFunctions)
{
	const FakeTracefs tracefs("available_filter_functions_addrs",
				  "ffffffff81000010 alpha\nffffffffc0000020 beta [old]\n");
	ProbeTable probes({tracefs.dir});
	std::vector<uint32_t> before, after;

	ASSERT_TRUE(probes.match(desc("fbt:::entry"), before));
	EXPECT_TRUE(probes.grows_with_modules());
	std::ofstream(tracefs.path) << "ffffffff81000010 alpha\nffffffffc0000020 beta [old]\n"
				       "ffffffffc0000030 alpha [new]\nffffffffc0000040 gamma [new]\n";
	ASSERT_TRUE(probes.add_module("new"));
	ASSERT_TRUE(probes.match(desc("fbt:::entry"), after));
	ASSERT_EQ(after.size(), 4u);
	EXPECT_TRUE(std::ranges::equal(before, std::span(after).first(2)));
	EXPECT_GT(after[2], probes.ids() - 2);
	EXPECT_EQ(probes.probe(after[2]).full_name(), "fbt:new:alpha:entry");
	std::vector<Probe> enabled = {probes.probe(after[2]), probes.probe(after[3])};
	probes.complete(enabled);
	EXPECT_EQ(function(enabled[0]).address, 0xffffffffc0000030);
	EXPECT_TRUE(function(enabled[0]).has_duplicate);
	EXPECT_FALSE(function(enabled[1]).has_duplicate);
}

TEST(ProbeTable, ListsFunctionsOfOlderKernelsWithoutAddresses)
{
	FakeTracefs fs("available_filter_functions", "a_function\nin_module [ext4]\nlast");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt:::entry"), ids).ok());
	ASSERT_EQ(ids.size(), 3u);
	EXPECT_EQ(table.probe(ids[1]).full_name(), "fbt:ext4:in_module:entry");
	EXPECT_EQ(table.probe(ids[2]).function, "last");
	EXPECT_EQ(function(table.probe(ids[0])).address, 0u);
}

TEST(ProbeTable, EqualFunctionsShareTheirArgumentList)
{
	FakeTracefs fs("available_filter_functions", "f\ng\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt:::entry"), ids).ok());
	EXPECT_EQ(table.probe(ids[0]).args, table.probe(ids[1]).args);
}

TEST(ProbeTable, PatternsLeaveOutFunctionsThatOnlyClausesCall)
{
	FakeTracefs fs("available_filter_functions", "perf_output_begin\nperf_output_begin_forward_in_page\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> by_pattern, by_name;

	ASSERT_TRUE(table.match(desc("fbt::perf_output_*:entry"), by_pattern).ok());
	ASSERT_EQ(by_pattern.size(), 1u);
	EXPECT_EQ(table.probe(by_pattern[0]).function, "perf_output_begin");
	ASSERT_TRUE(table.match(desc("fbt::perf_output_begin_forward_in_page:entry"), by_name).ok());
	EXPECT_EQ(by_name.size(), 1u);
}

TEST(ProbeTable, MissingListIsAnErrorOnlyForWhoNeedsIt)
{
	ProbeTable table({"/nonexistent"});
	std::vector<uint32_t> ids;

	table.number_as_listed();
	const Status named = table.match(desc("fbt::f:entry"), ids);
	ASSERT_FALSE(named.ok());
	EXPECT_EQ(named.error().text(),
		  "cannot open /nonexistent/available_filter_functions: No such file or directory "
		  "(is this the kernel to trace, and are you root?)");
	EXPECT_FALSE(table.match(desc("*:::entry"), ids).ok());
	EXPECT_TRUE(table.match(desc(":::BEGIN"), ids).ok());
	EXPECT_TRUE(table.match({}, ids).ok()) << "the other providers' probes are there";
	EXPECT_EQ(
		table.failures(),
		(std::vector<std::string>{
			"the probes of syscall are missing: cannot open /nonexistent/events/syscalls: No such file or "
			"directory (is this the kernel to trace, and are you root?)",
			"the probes of fbt are missing: " + named.error().text()}));
}

TEST(ProbeTable, BeginAloneIsNotLookedForInTracefs)
{
	FakeTracefs fs("available_events", "work:BEGIN\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> alone, all;

	ASSERT_TRUE(table.match(desc("BEGIN"), alone).ok());
	ASSERT_EQ(alone.size(), 1u);
	EXPECT_EQ(table.probe(alone[0]).full_name(), "dtrace:::BEGIN");
	ASSERT_TRUE(table.match(desc("*:::BEGIN"), all).ok());
	EXPECT_GT(all.size(), 1u);
}

TEST(ProbeTable, IdsAreFoundAfterProvidersThatAreNotOpen)
{
	FakeTracefs fs("available_filter_functions", "f\n");
	ProbeTable table({fs.dir}, kWithFunctions);
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("5"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{5}));
	EXPECT_EQ(table.probe(5).full_name(), "fbt:vmlinux:f:return");
	ASSERT_TRUE(table.match(desc("6"), ids).ok());
	EXPECT_EQ(ids.size(), 1u);
}

TEST(ProbeTable, AProbeGetsItsIdWhenItIsFirstMatched)
{
	FakeTracefs fs("available_filter_functions", "f\ng\nh\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt::h:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt:::entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt::g:"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{4, 5, 6, 4, 6, 7}));
	EXPECT_EQ(table.probe(4).full_name(), "fbt:vmlinux:h:entry");
	EXPECT_EQ(table.probe(7).full_name(), "fbt:vmlinux:g:return");
}

/* One function, one that is in a module, and none of another name; others it does not know. */
class FewFunctions final : public os::Functions {
public:
	os::FunctionAnswer ask(const std::string &name) override
	{
		using Kind = os::FunctionAnswer::Kind;

		asked++;
		if (name == "g" || name == "g.cold")
			return {Kind::One, 0xffffffff81000020, "vmlinux"};
		if (name == "in_module")
			return {Kind::One, 0xffffffffc0000000, "mod"};
		return {name == "nothing" ? Kind::None : Kind::Unknown};
	}
	int asked = 0;
};

TEST(ProbeTable, ANameNeedsNoListIfTheKernelKnowsIt)
{
	FewFunctions functions;
	ProbeTable table({.tracefs = "/nonexistent", .functions = &functions});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt::g:return"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt:mod:in_module:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt:vmlinux:in_module:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt::nothing:entry"), ids).ok());
	ASSERT_EQ(ids, (std::vector<uint32_t>{4, 5}));
	EXPECT_EQ(table.probe(4).full_name(), "fbt:vmlinux:g:return");
	EXPECT_EQ(function(table.probe(4)).start, 0xffffffff81000020);
	EXPECT_EQ(function(table.probe(4)).symbol, "g");
	EXPECT_TRUE(function(table.probe(4)).is_return);
	EXPECT_EQ(table.probe(5).full_name(), "fbt:mod:in_module:entry");
	EXPECT_FALSE(table.match(desc("fbt::h:entry"), ids).ok()) << "the list has to say";
	EXPECT_FALSE(table.match(desc("fbt::g*:entry"), ids).ok());
}

TEST(ProbeTable, WhatWasFoundWithoutTheListIsTheSameInIt)
{
	FewFunctions functions;
	FakeTracefs fs("available_filter_functions", "f\ng\nh\nin_module [mod]\n");
	ProbeTable table({.tracefs = fs.dir, .functions = &functions});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt::g:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt::?:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt::g:"), ids).ok());
	ASSERT_TRUE(table.match(desc("fbt:mod::entry"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{4, 4, 5, 6, 4, 7, 8}));
	EXPECT_EQ(table.probe(6).full_name(), "fbt:vmlinux:h:entry");
	EXPECT_EQ(table.probe(8).full_name(), "fbt:mod:in_module:entry");
	EXPECT_TRUE(table.probe(4).is_named);
	EXPECT_FALSE(table.probe(5).is_named);
	std::vector<Probe> list = {table.probe(4), table.probe(5)};
	table.complete(list);
	EXPECT_FALSE(function(list[0]).has_duplicate || function(list[1]).has_duplicate);
}

/* A kprobe can be there, so the kernel knows the name. */
TEST(ProbeTable, APartOfAFunctionIsNoFunction)
{
	FewFunctions functions;
	FakeTracefs fs("available_filter_functions", "g\nh.isra.0\n");
	ProbeTable table({.tracefs = fs.dir, .functions = &functions}, kWithFunctions);
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt::g.cold:entry"), ids).ok());
	EXPECT_TRUE(ids.empty());
	ASSERT_TRUE(table.match(desc("fbt::h.isra.0:entry"), ids).ok());
	EXPECT_EQ(ids.size(), 1u);
}

TEST(ProbeTable, ForManyNamesTheListIsReadOnce)
{
	FewFunctions functions;
	FakeTracefs fs("available_filter_functions", "f\n");
	ProbeTable table({.tracefs = fs.dir, .functions = &functions});

	for (int i = 0; i < 1000; i++) {
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc("fbt::nothing:entry"), ids).ok());
		EXPECT_TRUE(ids.empty());
	}
	EXPECT_LE(functions.asked, 100);
}

TEST(ProbeTable, WhatIsNearANameIsInTheList)
{
	FewFunctions functions;
	FakeTracefs fs("available_filter_functions", "nothing2\n");
	ProbeTable table({.tracefs = fs.dir, .functions = &functions});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("fbt::nothing:entry"), ids).ok());
	EXPECT_EQ(table.explain_no_match(desc("fbt::nothing:entry")).text,
		  "no function is named nothing: did you mean nothing2?");
}

TEST(ProbeTable, NumbersAreThoseOfTheListIfSomebodyWritesOne)
{
	FakeTracefs fs("available_filter_functions", "f\ng\nh\n");
	ProbeTable table({fs.dir}, kWithFunctions);
	std::vector<uint32_t> ids;

	table.number_as_listed();
	ASSERT_TRUE(table.match(desc("fbt::h:entry"), ids).ok());
	ASSERT_TRUE(table.match(desc("9"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{8, 9}));
	EXPECT_EQ(table.probe(9).full_name(), "fbt:vmlinux:h:return");
}

/*
 * workN:::step-M for all numbers: names without end, in as many providers as there are processes. Of all these
 * probes the list shows work1:::step-1.
 */
class EndlessList final : public ProbeList {
public:
	EndlessList() { names_.push_back({"work1", "step-1"}); }

	uint32_t count() const override { return static_cast<uint32_t>(names_.size()); }
	Probe at(uint32_t index) const override
	{
		Probe probe;

		probe.provider = names_[index].first;
		probe.name = names_[index].second;
		return probe;
	}
	Status match(const ProbeDesc &desc, std::vector<uint32_t> &indexes) override
	{
		const bool is_name = !is_glob(desc.provider) && glob_match("step-[0-9]*", desc.name) &&
				     !is_glob(desc.name);
		const std::pair name(desc.provider, desc.name);

		if (desc.provider == "work0")
			return Error{"there is no process 0"};
		if (is_name && std::ranges::find(names_, name) == names_.end())
			names_.push_back(name);
		return ProbeList::match(desc, indexes);
	}

private:
	std::deque<std::pair<std::string, std::string>> names_;
};

constinit const Provider kEndlessProvider = {"work[0-9]*",
					     {},
					     [](const ProbeEnv &) -> Result<std::unique_ptr<ProbeList>> {
						     return std::unique_ptr<ProbeList>(std::make_unique<EndlessList>());
					     }};
constexpr const Provider *kWithEndless[] = {&kDtraceProvider, &kEndlessProvider};

TEST(ProbeTable, NamesWithoutEndAreMatchedOnDemand)
{
	ProbeTable table({}, kWithEndless);
	std::vector<uint32_t> ids;

	for (const char *name :
	     {"work7:::step-999999999", "work8:::step-3", "work7:::step-999999999", "work1:::step-1"})
		ASSERT_TRUE(table.match(desc(name), ids).ok()) << name;
	EXPECT_EQ(ids, (std::vector<uint32_t>{4, 5, 4, 6}));
	EXPECT_EQ(table.probe(4).full_name(), "work7:::step-999999999");
	EXPECT_EQ(table.probe(5).full_name(), "work8:::step-3");

	/* A pattern means those that have been named, and what the list shows. */
	ids.clear();
	ASSERT_TRUE(table.match(desc("work*:::"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{6, 4, 5}));
	ids.clear();
	ASSERT_TRUE(table.match(desc("*k[78]:::"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{4, 5}));
	ids.clear();
	EXPECT_TRUE(table.match(desc("work7:::stop-1"), ids).ok() && ids.empty());
	EXPECT_EQ(table.explain_no_match(desc("work7:::step1")).text, "no probe is named step1: did you mean step-1?");
	EXPECT_EQ(table.match(desc("work0:::step-1"), ids).error().text(), "there is no process 0");
}

TEST(ProbeTable, TheListOfAllShowsWhatHasNoEndByFew)
{
	ProbeTable table({}, kWithEndless);
	std::vector<uint32_t> ids;

	table.number_as_listed();
	ASSERT_TRUE(table.match({}, ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{1, 2, 3, 4}));
	ASSERT_TRUE(table.match(desc("work2:::step-2"), ids).ok());
	EXPECT_EQ(ids.back(), 5u) << "after those of the list";
}

/* What a number stands for does not depend on what else is written. */
TEST(ProbeTable, WhatTheListDoesNotShowIsNumberedAfterAllProviders)
{
	constexpr const Provider *in_the_middle[] = {&kDtraceProvider, &kEndlessProvider, &kFbtProvider};
	FakeTracefs fs("available_filter_functions", "f\n");
	ProbeTable table({fs.dir}, in_the_middle);
	std::vector<uint32_t> ids;

	table.number_as_listed();
	ASSERT_TRUE(table.match(desc("work2:::step-2"), ids).ok());
	ASSERT_TRUE(table.match(desc("5"), ids).ok());
	EXPECT_EQ(ids, (std::vector<uint32_t>{7, 5}));
	EXPECT_EQ(table.probe(5).function, "f");
}

TEST(ProbeTable, AskingForAProviderGivesNoIds)
{
	FakeTracefs fs("available_filter_functions", "f\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	EXPECT_TRUE(table.has_provider("fbt") && table.has_provider("dtrace"));
	EXPECT_FALSE(table.has_provider("sdt") || table.has_provider("nobody"));
	ASSERT_TRUE(table.match(desc("fbt::f:return"), ids).ok());
	EXPECT_EQ(ids, std::vector<uint32_t>{4});
}

TEST(ProbeTable, FindsDuplicatesThatAreNotEnabled)
{
	const FakeTracefs tracefs("available_filter_functions_addrs",
				  "ffffffff81000010 twice\nffffffff81000020 once\nffffffff81000030 twice\n"
				  "ffffffff81000040 both\nffffffffc0000010 both [mod]\n");
	ProbeTable table({tracefs.dir});
	const std::pair<const char *, bool> rows[] = {
		{"fbt:vmlinux:once:entry", false}, {"fbt:mod:both:return", true}, {"fbt:vmlinux:both:entry", true},
		{"fbt::twice:entry", true},	   {"dtrace:::BEGIN", false},
	};

	for (const auto &[name, expected] : rows) {
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(name), ids));
		std::vector<Probe> list = {table.probe(ids.back())};
		table.complete(list);
		const auto *how = std::get_if<attach::Function>(&list[0].attachment);
		EXPECT_EQ(how && how->has_duplicate, expected) << name;
	}
}

TEST(ProbeTable, DuplicatesWithoutAddresses)
{
	const FakeTracefs tracefs("available_filter_functions", "once\ntwice\ntwice\nboth\nboth [mod]\n");
	ProbeTable table({tracefs.dir});
	const std::pair<const char *, bool> rows[] = {{"fbt::once:entry", false},
						      {"fbt:mod:both:return", true},
						      {"fbt::twice:entry", true}};

	for (const auto &[name, expected] : rows) {
		std::vector<uint32_t> ids;

		ASSERT_TRUE(table.match(desc(name), ids));
		std::vector<Probe> list = {table.probe(ids.back())};
		table.complete(list);
		const auto *how = std::get_if<attach::Function>(&list[0].attachment);
		EXPECT_EQ(how && how->has_duplicate, expected) << name;
	}
}

/* Two modules, a probe with sites in two functions, two functions of one name, lines that are none. */
TEST(ProbeTable, ListsStaticProbesByFunction)
{
	FakeTracefs fs("dtrace/sdt", "3 1 0 io vmlinux one wait-start (int)\n"
				     "3 2 1 io ext4 two [ext4] wait-start (int)\n"
				     "4 1 0 sched vmlinux twin go (void (*)(int, int), char)\n"
				     "4 1 0 sched vmlinux twin go (void (*)(int, int), char)\n"
				     "5 1 0 sched vmlinux three stop ()\n"
				     "nonsense\n6 1 0 a b c d\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("sdt:::"), ids).ok());
	ASSERT_EQ(ids, (std::vector<uint32_t>{4, 5, 6, 7}));
	const Probe one = table.probe(4), two = table.probe(5), twin = table.probe(6), three = table.probe(7);
	EXPECT_EQ(one.full_name(), "sdt:vmlinux:one:wait-start");
	EXPECT_EQ(two.full_name(), "sdt:ext4:two:wait-start");
	EXPECT_EQ(site(two).provider, "io");
	EXPECT_EQ(site(two).name, "wait-start");
	EXPECT_EQ(two.argument_texts(), (std::vector<std::string_view>{"int"}));
	EXPECT_TRUE(site(one).is_shared && site(two).is_shared);
	EXPECT_FALSE(site(twin).is_shared);
	EXPECT_EQ(twin.args->count, 2);
	EXPECT_EQ(three.args->count, 0);
	EXPECT_EQ(site(three).provider, "sched");
}

TEST(ProbeTable, AKernelWithoutStaticProbesIsNoError)
{
	FakeTracefs fs("README", "tracing mini-HOWTO\n");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	EXPECT_TRUE(table.match(desc("sdt:::"), ids).ok());
	EXPECT_TRUE(ids.empty());
	EXPECT_TRUE(table.failures().empty());
	ProbeTable nowhere({"/nonexistent"});
	EXPECT_TRUE(nowhere.match(desc("sdt:::"), ids).ok());
}

/* No file of a tracepoint is there, so none can have been read. */
TEST(ProbeTable, ListsTracepointsAfterStaticProbes)
{
	FakeTracefs fs("available_events", "sched:sched_switch\nsched:sched_wakeup\nftrace:function\nuser_events:u\n"
					   "nonsense\n:x\nx:\n\nirq:softirq_entry");
	ProbeTable table({fs.dir});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match(desc("sdt:s*::*"), ids).ok());
	ASSERT_EQ(ids, (std::vector<uint32_t>{4, 5}));
	const Probe probe = table.probe(5);
	EXPECT_EQ(probe.full_name(), "sdt:sched::sched_wakeup");
	const Tracepoint &event = *std::get<attach::Tracepoint>(probe.attachment).event;
	EXPECT_EQ(event.file("id"), fs.dir + "/events/sched/sched_wakeup/id");
	ids.clear();
	ASSERT_TRUE(table.match(desc("sdt:::"), ids).ok());
	EXPECT_EQ(ids.size(), 3u);
	EXPECT_EQ(table.explain_no_match(desc("sdt:::softirq_entri")).text,
		  "no probe is named softirq_entri: did you mean softirq_entry?");

	EXPECT_EQ(probe.argument_status().error().text(),
		  "cannot open " + fs.dir + "/events/sched/sched_wakeup/format: No such file or directory");
	EXPECT_EQ(probe.arguments().count, 0);
	EXPECT_TRUE(probe.argument_texts().empty());
}

/* They are system calls by their names, and to the generator by what the provider says. */
TEST(ProbeTable, SaysWhereSystemCallsEnd)
{
	FakeTracefs functions("available_filter_functions", "__x64_sys_read\nvfs_read\n__x64_sys_mine [mod]\n"),
		events("available_events",
		       "syscalls:sys_exit_read\nsyscalls:sys_enter_read\nraw_syscalls:sys_exit\nsched:sys_exit\n");
	const std::vector<std::pair<const FakeTracefs &, std::vector<std::string>>> rows = {
		{functions, {"fbt:vmlinux:__x64_sys_read:return"}},
		{events, {"sdt:syscalls::sys_exit_read", "sdt:raw_syscalls::sys_exit", "rawtp:raw_syscalls::sys_exit"}},
	};

	for (const auto &[fs, expected] : rows) {
		ProbeTable table({fs.dir});
		std::vector<uint32_t> ids;
		std::vector<std::string> found;

		EXPECT_TRUE(table.match({}, ids).ok());
		for (const uint32_t id : ids)
			if (table.probe(id).ends_call)
				found.push_back(table.probe(id).full_name());
		EXPECT_EQ(found, expected);
	}
}

TEST(SplitTypes, CommasOfFunctionsDoNotCount)
{
	using List = std::vector<std::string_view>;

	EXPECT_EQ(split_types(""), List{});
	EXPECT_EQ(split_types("int"), List{"int"});
	EXPECT_EQ(split_types("struct a *, u32"), (List{"struct a *", "u32"}));
	EXPECT_EQ(split_types("void (*)(int, int), int"), (List{"void (*)(int, int)", "int"}));
}

} // namespace
} // namespace dt
