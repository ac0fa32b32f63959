// SPDX-License-Identifier: GPL-2.0
/* Providers whose probes are other events: events of the kernel are found, and missing ones are named. */
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "probe/derived.h"
#include "probe/description.h"
#include "os/functions.h"
#include "probe/tracepoint.h"

namespace dt {
namespace {

constexpr arg_types::TranslatedArg kArgs[] = {{"int", "dt_value"}};
constexpr derived::Row kRows[] = {
	{"begin", derived::Event::Tracepoint, "sched", "sched_begin", "dt_guard", kArgs, 2},
	{"here", derived::Event::Entry, "", "old_name", "", {}},
	{"here", derived::Event::Return, "", "new_name", "", {}},
	{"mark", derived::Event::Site, "proc", "mark", "", {}},
	{"none", derived::Event::Tracepoint, "sched", "sched_none", "", {}},
	{"nowhere", derived::Event::Nowhere, "", "nothing tells of it", "", {}},
};

class Derived : public testing::Test {
protected:
	Derived() : dir(std::filesystem::temp_directory_path() / ("derived-" + std::to_string(getpid())))
	{
		std::filesystem::create_directories(dir / "dtrace");
		write("available_events", "irq:sched_begin\nsched:sched_begin\nsched:sched_none2\n");
		write("available_filter_functions", "old_name [mod]\nnew_name\n");
		write("dtrace/sdt",
		      "1 1 0 fd vmlinux f mark ()\n2 1 0 proc mod f mark ()\n3 1 0 proc vmlinux f mark (int)\n");
		list = derived::open({dir.string()}, "test", kRows);
	}
	~Derived() override { std::filesystem::remove_all(dir); }

	void write(const char *file, const char *text) const { std::ofstream(dir / file) << text; }

	static ProbeDesc desc(const char *text)
	{
		ProbeDesc result;

		EXPECT_EQ(parse_probe_desc(text, DescAlign::Name, result), "");
		return result;
	}

	std::vector<uint32_t> matched(const char *text)
	{
		std::vector<uint32_t> indexes;

		EXPECT_TRUE(list->match(desc(text), indexes));
		return indexes;
	}

	std::filesystem::path dir;
	std::unique_ptr<ProbeList> list;
};

TEST_F(Derived, HasWhatTheKernelHas)
{
	EXPECT_EQ(matched("test:::*"), (std::vector<uint32_t>{0, 2, 3}));
	EXPECT_EQ(matched("test:vmlinux:new_name:here"), (std::vector<uint32_t>{2}));
	EXPECT_EQ(matched("test:vmlinux:old_name:here"), (std::vector<uint32_t>{}));
	EXPECT_EQ(matched("test:mod::begin"), (std::vector<uint32_t>{}));
}

/* new_name is in a module, what else there is the list says. */
class ModuleHasIt final : public os::Functions {
public:
	os::FunctionAnswer ask(const std::string &name) override
	{
		using Kind = os::FunctionAnswer::Kind;

		return name == "new_name" ? os::FunctionAnswer{Kind::One, 0x1000, "mod"} : os::FunctionAnswer{};
	}
};

TEST_F(Derived, AFunctionOfAModuleIsMeantIfTheRowNamesIt)
{
	constexpr derived::Row rows[] = {
		{"here", derived::Event::Entry, "", "new_name", "", {}},
		{"there", derived::Event::Entry, "", "new_name", "", {}, 0, "mod"},
		{"listed", derived::Event::Entry, "", "old_name", "", {}, 0, "mod"},
		{"nowhere", derived::Event::Entry, "", "old_name", "", {}, 0, "other"},
	};
	ModuleHasIt functions;

	list = derived::open({.tracefs = dir.string(), .functions = &functions}, "test", rows);
	EXPECT_EQ(matched("test:::*"), (std::vector<uint32_t>{1, 2}));
	EXPECT_EQ(std::get<attach::Function>(list->at(1).attachment).start, 0x1000u);
}

TEST_F(Derived, AProbeSaysHowItIsAttached)
{
	const Probe begin = list->at(0), here = list->at(2), mark = list->at(3);
	const auto &tracepoint = std::get<attach::Tracepoint>(begin.attachment);

	EXPECT_EQ(tracepoint.event->name(), "sched_begin");
	EXPECT_TRUE(tracepoint.is_raw);
	EXPECT_EQ(begin.guard, "dt_guard");
	EXPECT_EQ(begin.argument_texts(), (std::vector<std::string_view>{"int"}));
	EXPECT_EQ(begin.arguments().count, 2);
	EXPECT_EQ(begin.arguments().place[1], (ArgPlace{ArgSource::Word, 1}));
	EXPECT_EQ(std::get<attach::Function>(here.attachment).symbol, "new_name");
	EXPECT_TRUE(here.at_return);
	EXPECT_EQ(std::get<attach::Site>(mark.attachment).provider, "proc");
}

TEST_F(Derived, WhatIsMissingIsNamed)
{
	EXPECT_EQ(list->explain(desc("test:::none")).text,
		  "test:::none needs tracepoint sched:sched_none, which this kernel does not have");
	EXPECT_EQ(list->explain(desc("test:::nowhere")).text, "test:::nowhere does not exist: nothing tells of it");
	EXPECT_EQ(list->explain(desc("test:::nonsense")).text, "");
	EXPECT_EQ(list->explain(desc("none")).text, "");
}

TEST_F(Derived, AListThatCannotBeReadIsAnError)
{
	std::vector<uint32_t> indexes;

	std::filesystem::remove(dir / "available_events");
	std::filesystem::create_directory(dir / "available_events");
	EXPECT_FALSE(list->match(desc("begin"), indexes));
	EXPECT_TRUE(list->match(desc("mark"), indexes));
}

} // namespace
} // namespace dt
