// SPDX-License-Identifier: GPL-2.0
/* Plan: its steps print the same text as decoding and printing; a plan rejects clauses that it cannot print. */
#include <gtest/gtest.h>

#include <cstring>

#include "out/plan.h"

namespace {

using namespace dt;

gen::Field integer(uint8_t width, bool is_signed, uint32_t offset)
{
	gen::Field f;

	f.width = width;
	f.size = width;
	f.is_signed = is_signed;
	f.offset = offset;
	return f;
}

gen::Field string(uint32_t offset, uint32_t size)
{
	gen::Field f;

	f.is_string = true;
	f.offset = offset;
	f.size = size;
	return f;
}

gen::Field name(BuiltinId part)
{
	gen::Field f;

	f.is_string = true;
	f.source = gen::FieldSource::ProbeName;
	f.part = part;
	return f;
}

struct Case {
	typed::PrintfSpec spec;
	std::vector<gen::RecordLayout> layouts = std::vector<gen::RecordLayout>(1);
	std::vector<Probe> probes = std::vector<Probe>(1);
	std::vector<uint8_t> bytes = std::vector<uint8_t>(64);

	Case(const char *format, std::vector<gen::Field> fields, uint8_t fill)
	{
		const gen::RecordHeader header = {1, 1, 1};
		gen::OutputAction action;
		std::string error;
		uint32_t at = 0;

		EXPECT_TRUE(typed::parse_printf(format ? format : "", spec, error, at)) << error;
		action.action = format ? BuiltinId::Printf : BuiltinId::Trace;
		action.format = &spec;
		action.fields = std::move(fields);
		layouts[0].actions.emplace_back().node = action;
		layouts[0].size = 64;
		probes[0].id = 7;
		probes[0].function = "func";
		probes[0].name = "entry";
		std::fill(bytes.begin(), bytes.end(), fill);
		std::memcpy(bytes.data(), &header, sizeof(header));
	}

	void expect_same(const out::PrintOptions &options)
	{
		const std::optional<out::Plan> plan = out::Plan::make(layouts[0], options);
		std::string text, expected;
		run::Record record;

		ASSERT_TRUE(plan);
		ASSERT_TRUE(run::decode(bytes, {layouts, probes}, record));
		out::print_record(record, 3, options, "", {}, expected);
		out::append_columns(probes[0], 3, options, "", text);
		plan->run(bytes, probes[0], text);
		EXPECT_EQ(text, expected);
	}
};

/* Both columns, and numbers that are as long as they can be. */
void expect_same_for_all(const char *format, const std::vector<gen::Field> &fields)
{
	for (const uint8_t fill : std::initializer_list<uint8_t>{0x00, 0x01, 0x7f, 0x80, 0xff}) {
		for (const bool quiet : {false, true})
			Case(format, fields, fill).expect_same({.quiet = quiet});
	}
}

TEST(Plan, TracesAsTheOtherWay)
{
	for (const bool is_signed : {false, true}) {
		for (const uint8_t width : std::initializer_list<uint8_t>{1, 2, 4, 8})
			expect_same_for_all(nullptr, {integer(width, is_signed, 20)});
	}
	expect_same_for_all(nullptr, {string(20, 5)});
	expect_same_for_all(nullptr, {name(BuiltinId::ProbeFunc)});
}

TEST(Plan, FormatsAsTheOtherWay)
{
	expect_same_for_all("a %d b %5d c%%%u %x|%o|%X\n",
			    {integer(4, true, 20), integer(2, true, 24), integer(4, false, 28), integer(1, true, 32),
			     integer(8, true, 36), integer(8, false, 36)});
	expect_same_for_all("%s|%9s|%-9s|%s",
			    {string(20, 5), string(20, 5), string(20, 5), name(BuiltinId::ProbeName)});
}

TEST(Plan, RefusesWhatItCannotDo)
{
	for (const char *format : {"%-5d", "%05d", "%+d", "%.3d", "%c", "%Y", "%p"})
		EXPECT_FALSE(out::Plan::make(Case(format, {integer(4, true, 20)}, 0).layouts[0], {})) << format;
	EXPECT_FALSE(out::Plan::make(Case("%.2s", {string(20, 5)}, 0).layouts[0], {}));
	/* Beyond the record. */
	EXPECT_FALSE(out::Plan::make(Case("%d", {integer(8, true, 60)}, 0).layouts[0], {}));
}

} // namespace
