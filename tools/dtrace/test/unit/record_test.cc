// SPDX-License-Identifier: GPL-2.0
/* Records: decoded by their layout without trusting their bytes, then printed exactly. */
#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdlib>
#include <cstring>

#include "out/fault_text.h"
#include "out/print.h"
#include "out/request.h"
#include "os/child.h"
#include "run/record.h"

namespace {

using namespace dt;
using gen::Field;
using gen::FieldSource;

constexpr uint64_t kTime = 0x123456789abcdef0;

Field integer(uint8_t width, uint32_t offset, bool is_signed)
{
	Field f;

	f.width = width;
	f.size = width;
	f.offset = offset;
	f.is_signed = is_signed;
	return f;
}

Field text(uint32_t size, uint32_t offset)
{
	Field f;

	f.is_string = true;
	f.size = size;
	f.offset = offset;
	return f;
}

/* A clause that traces one field; bytes of its record. */
struct OneField {
	std::vector<gen::RecordLayout> layouts = std::vector<gen::RecordLayout>(1);
	std::vector<Probe> probes = std::vector<Probe>(1);
	std::vector<uint8_t> bytes;

	explicit OneField(const Field &field, const std::string &value = {})
	{
		gen::OutputAction action;

		action.fields.push_back(field);
		layouts[0].actions.emplace_back().node = action;
		layouts[0].size = std::max<uint32_t>(sizeof(gen::RecordHeader), field.offset + field.size);
		probes[0].id = 7;
		probes[0].provider = "test";
		probes[0].function = "func";
		probes[0].name = "entry";
		const gen::RecordHeader header = {1, kTime, 1};
		bytes.resize(layouts[0].size);
		std::memcpy(bytes.data(), &header, sizeof(header));
		std::memcpy(bytes.data() + field.offset, value.data(), std::min<size_t>(value.size(), field.size));
	}
	bool decode(run::Record &record) const { return run::decode(bytes, {layouts, probes}, record); }
	std::string print(out::PrintOptions options) const
	{
		run::Record record;
		std::string result;

		EXPECT_TRUE(decode(record));
		out::print_record(record, 3, options, "", {}, result);
		return result;
	}
};

TEST(Record, IntegersAreExtendedByTheirType)
{
	run::Record record;

	ASSERT_TRUE(OneField(integer(1, 16, true), "\xfe").decode(record));
	EXPECT_EQ(record.items[0].values[0].number, static_cast<uint64_t>(-2));
	ASSERT_TRUE(OneField(integer(2, 16, false), "\xff\xff").decode(record));
	EXPECT_EQ(record.items[0].values[0].number, 0xffffu);
	ASSERT_TRUE(OneField(integer(8, 20, true), "\1\0\0\0\0\0\0\x80").decode(record));
}

TEST(Record, SaysWhenItsFiringWas)
{
	const OneField whole(integer(4, 16, true));

	EXPECT_EQ(run::record_time(whole.bytes), kTime);
	EXPECT_EQ(run::record_time(std::span(whole.bytes).first(15)), 0u);
}

/* With -F and -x flowtime. */
TEST(Record, SaysWhichThreadFiredAndWhatWasGivenBack)
{
	OneField whole(integer(8, 20, false), "\xfb\xff\xff\xff\xff\xff\xff\xff");
	run::Record record;

	ASSERT_TRUE(whole.decode(record));
	run::decode_call(whole.bytes, {whole.layouts, whole.probes}, record);
	EXPECT_EQ(record.thread, 0u);
	EXPECT_EQ(record.result, 0u);
	whole.layouts[0].thread = integer(4, 16, false);
	whole.layouts[0].result = integer(8, 20, false);
	whole.bytes[16] = 77;
	run::decode_call(whole.bytes, {whole.layouts, whole.probes}, record);
	EXPECT_EQ(record.thread, 77u);
	EXPECT_EQ(record.result, static_cast<uint64_t>(-5));
}

std::string words_of(std::initializer_list<uint64_t> numbers)
{
	std::string bytes;

	for (uint64_t number : numbers)
		bytes.append(reinterpret_cast<const char *>(&number), sizeof(number));
	return bytes;
}

Field names(gen::Names whose, BuiltinId part, uint32_t words)
{
	Field f = integer(8, 20, false);

	f.names = whose;
	f.part = part;
	f.size = 8 * words;
	return f;
}

TEST(Record, AddressesOfAProcessFollowItsNumber)
{
	run::Record record;
	Field stack = names(gen::Names::User, BuiltinId::Ustack, 3);

	ASSERT_TRUE(OneField(names(gen::Names::User, BuiltinId::Uaddr, 2), words_of({77, 0x1234})).decode(record));
	EXPECT_EQ(record.items[0].values[0].pid, 77u);
	EXPECT_EQ(record.items[0].values[0].number, 0x1234u);
	stack.is_stack = true;
	const OneField whole(stack, words_of({77, 1, 2}));
	ASSERT_TRUE(whole.decode(record));
	EXPECT_EQ(record.items[0].values[0].pid, 77u);
	EXPECT_EQ(record.items[0].values[0].object.size(), 16u);
}

TEST(Print, StacksAndNamesAsActionsAndValues)
{
	Field stack = names(gen::Names::Kernel, BuiltinId::StackTrace, 3);

	stack.is_stack = true;
	EXPECT_EQ(OneField(stack, words_of({0x10, 0x20, 0})).print({.quiet = true}),
		  "\n              0x10\n              0x20\n");
	EXPECT_EQ(OneField(names(gen::Names::Kernel, BuiltinId::Sym, 1), words_of({0x10})).print({.quiet = true}),
		  "  0x10" + std::string(46, ' '));
}

TEST(Record, AStringWithoutItsEndStopsAtTheField)
{
	run::Record record;
	const OneField whole(text(4, 16), "abcd");

	ASSERT_TRUE(whole.decode(record));
	EXPECT_EQ(record.items[0].values[0].text, "abcd");
}

TEST(Record, EveryCutIsRefused)
{
	OneField whole(integer(4, 16, true), "abcd");
	run::Record record;

	for (whole.bytes.resize(19); !whole.bytes.empty(); whole.bytes.pop_back())
		EXPECT_FALSE(whole.decode(record)) << whole.bytes.size();
}

TEST(Record, OnlyPaddingMayFollow)
{
	OneField whole(integer(4, 16, true), "abcd");
	run::Record record;

	whole.bytes.resize(20 + 7);
	EXPECT_TRUE(whole.decode(record));
	whole.bytes.resize(20 + 8);
	EXPECT_FALSE(whole.decode(record));
}

TEST(Record, OfAClauseThatWritesNoneIsRefused)
{
	OneField whole(integer(4, 16, true), "abcd");
	run::Record record;

	whole.layouts[0] = {};
	whole.layouts[0].size = 0;
	whole.bytes.resize(16);
	EXPECT_FALSE(whole.decode(record));
}

TEST(Record, NumbersThatNobodyGaveOutAreRefused)
{
	for (const gen::RecordHeader header : {gen::RecordHeader{2, kTime, 1},
					       {1, kTime, 0},
					       {1, kTime, 2},
					       {0xffffffff, kTime, 1},
					       {1, kTime, 0xffffffff},
					       {1, kTime, 0x80000001},
					       {1, kTime, 0x20000001}}) {
		OneField whole(integer(4, 16, true));
		run::Record record;

		std::memcpy(whole.bytes.data(), &header, sizeof(header));
		EXPECT_FALSE(whole.decode(record)) << header.clause << " " << header.ecb;
	}
}

/* A static probe puts flags into the number of the enabling. */
TEST(Record, FlagsOfAnEnablingAreNoPartOfItsNumber)
{
	for (const uint32_t flags : {gen::kEcbStraight, gen::kEcbPlaced}) {
		OneField whole(integer(4, 16, true));
		const gen::RecordHeader header = {1, kTime, flags | 1};
		run::Record record;

		std::memcpy(whole.bytes.data(), &header, sizeof(header));
		ASSERT_TRUE(whole.decode(record));
		EXPECT_EQ(record.ecb, 1u);
		EXPECT_EQ(record.probe, &whole.probes[0]);
	}
}

TEST(Record, FaultsAreTold)
{
	OneField whole(integer(4, 16, true));
	gen::FaultRecord fault = {
		{gen::kFaultRecord, kTime, 1}, 0, 0x10, static_cast<uint32_t>(gen::Fault::DivideByZero), 12, 0};
	run::Record record;

	whole.bytes.resize(sizeof(fault));
	std::memcpy(whole.bytes.data(), &fault, sizeof(fault));
	ASSERT_TRUE(whole.decode(record));
	EXPECT_EQ(out::fault_text(record),
		  "error in dt_clause_0 for probe ID 7 (test::func:entry): divide-by-zero at BPF pc 12");

	for (uint32_t kind : {0u, 99u}) {
		fault.fault = kind;
		std::memcpy(whole.bytes.data(), &fault, sizeof(fault));
		EXPECT_FALSE(whole.decode(record)) << kind;
	}
	whole.bytes.pop_back();
	EXPECT_FALSE(whole.decode(record));
}

TEST(Record, WhatIsKnownNeedsNoBytes)
{
	Field f;
	run::Record record;

	f.source = FieldSource::ProbeName;
	f.is_string = true;
	ASSERT_TRUE(OneField(f).decode(record));
	EXPECT_EQ(record.items[0].values[0].text, "func");
}

TEST(Record, AnIfSaysWhichFieldsAreThere)
{
	OneField whole(integer(4, 20, true), "\5");
	gen::IfAction branch;

	branch.taken = integer(4, 16, false);
	branch.yes = whole.layouts[0].actions;
	whole.layouts[0].actions.clear();
	whole.layouts[0].actions.emplace_back().node = branch;
	run::Record record;
	ASSERT_TRUE(whole.decode(record));
	EXPECT_TRUE(record.items.empty());
	whole.bytes[16] = 1;
	ASSERT_TRUE(whole.decode(record));
	EXPECT_EQ(record.items.size(), 1u);
}

/* trace(1); ftruncate(); trace(2), the second of them in an `if`. */
struct Asking {
	OneField whole{integer(4, 16, true), "\1"};

	Asking()
	{
		std::vector<gen::LayoutAction> &actions = whole.layouts[0].actions;
		gen::IfAction branch;
		gen::OutputAction behind;

		behind.fields.push_back(integer(4, 24, true));
		branch.taken = integer(4, 20, false);
		branch.yes.push_back({gen::RequestAction{.action = BuiltinId::Ftruncate, .span = {}, .fields = {}}});
		branch.yes.push_back({behind});
		actions.push_back({branch});
		whole.layouts[0].size = 28;
		whole.bytes.resize(28);
		whole.bytes[20] = 1;
		whole.bytes[24] = 2;
	}
};

TEST(Record, WhatItAsksForIsInOrderWithItsData)
{
	Asking asking;
	run::Record record;
	std::string text;
	const auto perform = [&](const gen::RequestAction &request, const auto &) {
		text += "<" + std::string(builtin(request.action).name) + ">";
	};

	ASSERT_TRUE(asking.whole.decode(record));
	ASSERT_EQ(record.items.size(), 3u);
	out::print_record(record, 3, {.quiet = true}, "", perform, text);
	EXPECT_EQ(text, "1<ftruncate>2");
	/* The way that does not ask. */
	asking.whole.bytes[20] = 0;
	ASSERT_TRUE(asking.whole.decode(record));
	text.clear();
	out::print_record(record, 3, {.quiet = true}, "", perform, text);
	EXPECT_EQ(text, "1");
}

TEST(Record, WhatItAsksForIsDoneBetweenWhatIsWritten)
{
	char name[] = "/tmp/record_test.XXXXXX";
	Asking asking;
	run::Record record;
	std::string text = "before\n";

	close(mkstemp(name));
	Result<out::Output> output = out::Output::open(name);
	ASSERT_TRUE(output);
	Options options;
	const out::Naming naming;
	out::Requests requests(*output, options, naming, nullptr, out::Messages(options, *output, nullptr));
	ASSERT_TRUE(asking.whole.decode(record));
	out::print_record(
		record, 3, {.quiet = true}, "",
		[&](const auto &request, const auto &values) {
			output->write(text);
			text.clear();
			EXPECT_EQ(*read_file(name), "before\n1");
			requests.perform(request, values, 0, text);
		},
		text);
	output->write(text);
	EXPECT_TRUE(output->close());
	EXPECT_EQ(*read_file(name), "2");
	unlink(name);
}

struct Trace {
	Field field;
	std::string bytes;
	const char *normal, *quiet;
};

TEST(Print, TraceByTheWidthOfItsType)
{
	const std::string prefix = "  3      7                       func:entry ";
	const Trace table[] = {
		{integer(1, 16, true), "\xfe", "  -2", "-2"},
		{integer(2, 16, true), "\1", "     1", "1"},
		{integer(4, 16, true), "\1", "          1", "1"},
		{integer(8, 20, true), "\1", "                   1", "1"},
		{integer(8, 20, false), "\1", "                    1", "1"},
		{text(8, 16), "hi", "  hi                               ", "hi"},
	};

	for (const Trace &row : table) {
		const OneField record(row.field, row.bytes);

		EXPECT_EQ(record.print({}), prefix + row.normal + "\n");
		EXPECT_EQ(record.print({.quiet = true}), row.quiet);
		EXPECT_EQ(record.print({.testing = true}),
			  "                      func:entry " + std::string(row.normal) + "\n");
	}
}

TEST(Print, Header)
{
	EXPECT_EQ(out::header({}), "CPU     ID                    FUNCTION:NAME\n");
	EXPECT_EQ(out::header({.testing = true}), "                   FUNCTION:NAME\n");
	EXPECT_EQ(out::header({.quiet = true}), "");
}

TEST(Print, Lists)
{
	Probe probe;

	probe.id = 3626;
	probe.provider = "test";
	probe.module = "vmlinux";
	probe.function = "read";
	probe.name = "entry";
	EXPECT_EQ(out::list_header(), "   ID   PROVIDER            MODULE                          FUNCTION NAME\n");
	EXPECT_EQ(out::list_line(probe),
		  " 3626       test           vmlinux                              read entry\n");
}

TEST(Print, Matched)
{
	lex::Source source = {0, ProgramKind::Name, "-n", "BEGIN { trace(1); }"};

	EXPECT_EQ(out::matched_text(source, 1), "description 'BEGIN ' matched 1 probe");
	source = {0, ProgramKind::Script, "x.d", "BEGIN {}"};
	EXPECT_EQ(out::matched_text(source, 2), "script 'x.d' matched 2 probes");
}

run::RecordValue number(int64_t value, uint8_t width = 8, bool is_signed = true)
{
	run::RecordValue v;

	v.number = static_cast<uint64_t>(value);
	v.width = width;
	v.is_signed = is_signed;
	return v;
}

run::RecordValue words(std::string_view value)
{
	run::RecordValue v;

	v.is_string = true;
	v.text = value;
	return v;
}

struct Printf {
	const char *format;
	std::vector<run::RecordValue> values;
	std::string expected;
};

TEST(Print, Printf)
{
	const Printf table[] = {
		{"plain 100%%\n", {}, "plain 100%\n"},
		{"%d|%i", {number(-5), number(7)}, "-5|7"},
		{"%d", {number(-1, 8, false)}, "18446744073709551615"},
		{"%u|%x", {number(-1, 4), number(-1, 1)}, "4294967295|ff"},
		{"%5d|%-5d|%05d|%+d", {number(1), number(2), number(3), number(4)}, "    1|2    |00003|+4"},
		{"%*d|%-*d|", {number(4, 4), number(1), number(3, 4), number(2)}, "   1|2  |"},
		{"%*d|", {number(-4, 4), number(1)}, "1   |"},
		{"%*d|", {number(INT32_MIN, 4), number(1)}, '1' + std::string(9998, ' ') + '|'},
		{"%9999d", {number(1)}, std::string(9998, ' ') + '1'},
		{"%'d", {number(1234567)}, "1234567"},		     /* as in the C locale */
		{"%hhd %lld", {number(300, 4), number(5)}, "300 5"}, /* the type decides, not the letters */
		{"%#x %o", {number(255), number(8)}, "0xff 10"},
		{"%s|%8s|%-8s|%.2s", {words("ab"), words("ab"), words("ab"), words("abc")}, "ab|      ab|ab      |ab"},
		{"%c%c", {number('a', 4), number('b', 4)}, "ab"},
		{"%S", {words("a\tb\1\"")}, "a\\tb\\001\\\""},
		{"%p", {number(0x1234)}, "1234"},
		{"%#p", {number(0xff)}, "0xff"},
		{"%wc %C", {number(0x20ac), number(0)}, "\u20ac \\0"},
		{"%Y", {number(0)}, "1970 Jan  1 00:00:00"},
		{"%Y", {number(-1)}, "1969 Dec 31 23:59:59"},
		{"%Y", {number(-2'000'000'000)}, "1969 Dec 31 23:59:58"},
	};

	setenv("TZ", "UTC", 1);
	tzset();
	for (const Printf &row : table) {
		typed::PrintfSpec spec;
		std::string error, result;
		uint32_t at;

		ASSERT_TRUE(typed::parse_printf(row.format, spec, error, at)) << row.format << ": " << error;
		out::print_format(spec, row.values, {}, result);
		EXPECT_EQ(result, row.expected) << row.format;
	}
}

#ifdef __x86_64__
constexpr const char *call_57 = "fork";
#else
constexpr const char *call_57 = "close";
#endif

/* What @format prints of @value. */
std::string formatted(const char *format, const run::RecordValue &value)
{
	typed::PrintfSpec spec;
	std::string error, result;
	uint32_t at;

	EXPECT_TRUE(typed::parse_printf(format, spec, error, at)) << error;
	out::print_format(spec, {&value, 1}, {}, result);
	return result;
}

TEST(Print, AnEnumIsTheNameOfItsConstant)
{
	TypePool pool;
	const Type *color = pool.new_enum("enum color", {{"RED", 0}, {"GREEN", 5}, {"NONE", -1}});
	const auto constant = [&](int64_t n) {
		run::RecordValue value = number(n, 4);

		value.enumeration = color;
		return value;
	};

	EXPECT_EQ(formatted("%s", constant(5)), "GREEN");
	EXPECT_EQ(formatted("%S", constant(-1)), "NONE");
	EXPECT_EQ(formatted("%5.2s|", constant(0)), "   RE|");
	EXPECT_EQ(formatted("%s", constant(7)), "7");
	EXPECT_EQ(formatted("%s", constant(-2)), "-2");
	EXPECT_EQ(formatted("%d", constant(5)), "5");
}

TEST(Print, NumbersHaveTheTextOfTheirFunction)
{
	const auto named = [&](BuiltinId function, int64_t n) {
		run::RecordValue value = number(n);

		value.names = gen::Names::Number;
		value.part = function;
		return value;
	};

	EXPECT_EQ(formatted("%s", named(BuiltinId::StrError, 2)), "No such file or directory");
	EXPECT_EQ(formatted("%s", named(BuiltinId::StrError, 0)), "Success");
	EXPECT_EQ(formatted("%s", named(BuiltinId::StrError, 12345)), "12345");
	EXPECT_EQ(formatted("%s", named(BuiltinId::StrError, (1ll << 32) + 2)), "4294967298");
	EXPECT_EQ(formatted("%10s|", named(BuiltinId::SigName, 9)), "   SIGKILL|");
	EXPECT_EQ(formatted("%s", named(BuiltinId::SigName, 32)), "32");
	EXPECT_EQ(formatted("%s", named(BuiltinId::SigName, 34)), "SIGRTMIN");
	EXPECT_EQ(formatted("%s", named(BuiltinId::SigName, 64)), "SIGRTMIN+30");
	EXPECT_EQ(formatted("%s", named(BuiltinId::SigName, 65)), "65");
	EXPECT_EQ(formatted("%s", named(BuiltinId::SyscallName, 57)), call_57);
	EXPECT_EQ(formatted("%s", named(BuiltinId::SyscallName, -1)), "-1");
}

TEST(Print, AFormatWithFewerValuesPrintsWhatThereIs)
{
	typed::PrintfSpec spec;
	std::string error, result;
	uint32_t at;

	ASSERT_TRUE(typed::parse_printf("a%db%*d", spec, error, at));
	out::print_format(spec, {}, {}, result);
	EXPECT_EQ(result, "ab");
}

TEST(Child, WordsAreSplitAsInAShell)
{
	std::vector<std::string> list;

	EXPECT_TRUE(os::split_words("a 'b c' \"d e\"f g\\ h ''", list));
	EXPECT_EQ(list, (std::vector<std::string>{"a", "b c", "d ef", "g h", ""}));
	EXPECT_FALSE(os::split_words("a 'b", list));
}

TEST(Layout, RingThatARecordNeeds)
{
	const auto bytes_for = [](uint32_t size) {
		gen::RecordLayout layout;

		layout.size = size;
		return gen::ring_bytes_for(layout);
	};

	EXPECT_EQ(bytes_for(8), 4096u);
	EXPECT_EQ(bytes_for(2012), 4096u);
	EXPECT_EQ(bytes_for(2013), 8192u);
	EXPECT_EQ(bytes_for(4060), 8192u);
	EXPECT_EQ(bytes_for(4061), 16384u);
	EXPECT_EQ(bytes_for(4072), 16384u);
	/* Two parts, three, and nine. */
	EXPECT_EQ(bytes_for(4073), 16384u);
	EXPECT_EQ(bytes_for(16 + 2 * gen::kPartBytes + 1), 32768u);
	EXPECT_EQ(bytes_for(gen::kMaxRecord), 65536u);
}

} // namespace
