// SPDX-License-Identifier: GPL-2.0
/* Functions of C++ and Rust in probe descriptions: by their names in the source, and as -l shows them. */
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "os/demangle.h"
#include "out/print.h"
#include "probe/probe.h"
#include "test/golden/processes.h"

namespace {

using namespace dt;

constexpr os::UserFunction kShop[] = {
	{.name = "_ZN4core3fmt5write17h0123456789abcdefE", .offset = 0x1000, .bytes = 16},
	{.name = "_ZN4shop5order3addEiPKc", .offset = 0x1010, .bytes = 16},
	{.name = "_ZN4shop5order3addEv", .offset = 0x1020, .bytes = 16},
	{.name = "_ZN4shop5orderixEi", .offset = 0x1030, .bytes = 16},
	{.name = "_ZN4shop5orderD2Ev", .offset = 0x1040, .bytes = 16},
	{.name = "_ZN4shop5orderD1Ev", .offset = 0x1040, .bytes = 16, .is_alias = true},
	{.name = "add_in_c.part.0", .offset = 0x1050, .bytes = 16},
};

class Shop final : public os::Processes {
public:
	Result<std::span<const os::UserObject>> objects(int) override { return std::span<const os::UserObject>(list_); }
	Result<std::span<const os::UserObject>> objects_with_sites(int) override
	{
		return std::span<const os::UserObject>();
	}
	Result<std::span<const os::UserObject>> shared_objects(int) override
	{
		return std::span<const os::UserObject>(list_);
	}
	std::vector<int> all() override { return {}; }

private:
	TestFile file_{kShop};
	os::UserObject list_[1] = {{"shop", true, &file_}};
};

/* The names of the functions of the probes pid7:a.out:@function:entry. */
std::vector<std::string> matched(const std::string &function)
{
	Shop shop;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &shop});
	std::vector<uint32_t> ids;
	std::vector<std::string> names;
	ProbeDesc desc;

	EXPECT_EQ(parse_probe_desc("pid7:a.out:" + function + ":entry", DescAlign::Name, desc), "");
	EXPECT_TRUE(table.match(desc, ids).ok()) << function;
	for (const uint32_t id : ids)
		names.emplace_back(table.probe(id).function);
	return names;
}

using List = std::vector<std::string>;

TEST(SourceNames, APatternMatchesTheDemangledName)
{
	EXPECT_EQ(matched("shop??order??add*"), (List{"_ZN4shop5order3addEiPKc", "_ZN4shop5order3addEv"}));
	EXPECT_EQ(matched("shop??order??add??"), List{"_ZN4shop5order3addEv"});
	EXPECT_EQ(matched("core??fmt??write*"), List{"_ZN4core3fmt5write17h0123456789abcdefE"});
}

TEST(SourceNames, TheMangledNameStillNamesAFunction)
{
	EXPECT_EQ(matched("_ZN4shop5order3addEv"), List{"_ZN4shop5order3addEv"});
	EXPECT_EQ(matched("_ZN4shop5order3add*"), (List{"_ZN4shop5order3addEiPKc", "_ZN4shop5order3addEv"}));
}

TEST(SourceNames, AFunctionIsMatchedOnceWhateverNamesItHas)
{
	EXPECT_EQ(matched("shop??order???order??"), List{"_ZN4shop5orderD2Ev"});
	EXPECT_EQ(matched("*").size(), 6u);
}

TEST(SourceNames, WhatTheListShowsIsADescriptionOfTheProbe)
{
	Shop shop;
	ProbeTable table({.tracefs = "/nonexistent", .processes = &shop});
	std::vector<uint32_t> ids;

	ASSERT_TRUE(table.match({.provider = "pid7", .module = {}, .function = {}, .name = "entry", .id = {}}, ids));
	ASSERT_EQ(ids.size(), 6u);
	for (const uint32_t id : ids) {
		const Probe probe = table.probe(id);
		const std::string shown = os::description_of(probe.function), line = out::list_line(probe);

		EXPECT_NE(line.find(' ' + shown + " entry\n"), line.npos) << line;
		EXPECT_EQ(matched(shown), List{std::string(probe.function)}) << shown;
	}
	EXPECT_EQ(os::description_of("_ZN4shop5order3addEiPKc"), "shop??order??add?int??char?const??");
	EXPECT_EQ(os::description_of("_ZN4shop5orderixEi"), "shop??order??operator???int?");
	EXPECT_EQ(os::description_of("add_in_c.part.0"), "add_in_c.part.0");
}

} // namespace
