// SPDX-License-Identifier: GPL-2.0
/* -x oformat=json: records, faults and aggregations as objects. */
#include <gtest/gtest.h>

#include <cstring>
#include <deque>

#include "out/print_json.h"
#include "type/type.h"

namespace dt::out {
namespace {

run::RecordValue number(uint64_t number, bool is_signed = true)
{
	run::RecordValue value;

	value.is_signed = is_signed;
	value.number = number;
	return value;
}

run::RecordValue text(std::string_view text)
{
	run::RecordValue value;

	value.is_string = true;
	value.text = text;
	return value;
}

run::RecordValue object(std::span<const uint8_t> bytes)
{
	run::RecordValue value;

	value.object = bytes;
	return value;
}

/* The record of one clause, action by action. */
class Written {
public:
	Written()
	{
		probe_.id = 7;
		probe_.provider = "fbt";
		probe_.module = "vmlinux";
		probe_.function = "vfs_read";
		probe_.name = "entry";
		record.probe = &probe_;
		record.clause = 2;
	}

	Written &output(BuiltinId id, std::vector<run::RecordValue> values, const char *format = nullptr,
			const Type *type = nullptr)
	{
		gen::OutputAction &action = outputs_.emplace_back();

		action.action = id;
		action.type = type;
		if (format) {
			std::string wrong;
			uint32_t at;

			EXPECT_TRUE(typed::parse_printf(format, formats_.emplace_back(), wrong, at)) << wrong;
			action.format = &formats_.back();
		}
		record.items.push_back({&action, values_.emplace_back(std::move(values))});
		return *this;
	}

	Written &request(BuiltinId id)
	{
		requests_.emplace_back().action = id;
		record.items.push_back({&requests_.back(), {}});
		return *this;
	}

	std::string lines(const PrintedFiring &firing, const PrintOptions &options = {}) const
	{
		std::string out;

		json_record(
			firing, options,
			[&](const gen::RequestAction &request, run::RecordValues) {
				out += "<" + std::string(builtin(request.action).name) + ">\n";
			},
			out);
		return out;
	}

	/* What is in the list. */
	std::string outputs() const
	{
		const std::string head = R"({"type":"record","cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry",)"
					 R"("clause":2,"output":[)",
				  tail = "]}\n", line = lines({record, 3});

		EXPECT_TRUE(line.starts_with(head) && line.ends_with(tail)) << line;
		return line.substr(head.size(), line.size() - head.size() - tail.size());
	}

	run::Record record;

private:
	Probe probe_;
	std::deque<gen::OutputAction> outputs_;
	std::deque<gen::RequestAction> requests_;
	std::deque<typed::PrintfSpec> formats_;
	std::deque<std::vector<run::RecordValue>> values_;
};

TEST(JsonRecord, HasWhereAndWhenItsProbeFired)
{
	const Written one;

	EXPECT_EQ(one.lines({one.record, 3, 123456789012}),
		  R"({"type":"record","time":123456789012,"cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry",)"
		  R"("clause":2,"output":[]})"
		  "\n");
	EXPECT_EQ(one.lines({one.record, 3, 0, FlowStep{FlowKind::Enters, 4}}),
		  R"({"type":"record","cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry","clause":2,)"
		  R"("flow":"entry","depth":4,"output":[]})"
		  "\n");
	EXPECT_EQ(one.lines({one.record, 3}, {.quiet = true}), "");
}

TEST(JsonRecord, HasTheTimeAndTheResultOfACallThatEnds)
{
	Written one;

	one.record.result = 0xfffffffb;
	EXPECT_EQ(one.lines({one.record, 3, 0, FlowStep{FlowKind::Leaves, 1, 132'456, &types::Int, true}}),
		  R"({"type":"record","cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry","clause":2,)"
		  R"("flow":"return","depth":1,"ns":132456,"result":-5,"output":[]})"
		  "\n");
}

TEST(JsonRecord, PrintfHasItsTextAndItsValues)
{
	Written one;

	one.output(BuiltinId::Printf, {number(static_cast<uint64_t>(-5)), text("a\n\xff"), number(~0ull, false)},
		   "%3d|%s|%x");
	EXPECT_EQ(one.outputs(), R"({"action":"printf","text":" -5|a\n\ufffd|ffffffffffffffff",)"
				 R"("values":[-5,"a\n\ufffd",18446744073709551615]})");
}

TEST(JsonRecord, OtherActionsHaveOneValue)
{
	const uint8_t letters[] = {'d', 'd', 0, 0}, bytes[] = {1, 0, 0xfe};
	const uint64_t frames[] = {0xffffffff81000010, 0x1234, 0, 0x99};
	run::RecordValue stack = object({reinterpret_cast<const uint8_t *>(frames), sizeof(frames)}),
			 address = number(0x10);

	stack.is_stack = true;
	address.names = stack.names = gen::Names::Kernel;
	EXPECT_EQ(Written().output(BuiltinId::Trace, {number(1)}).output(BuiltinId::Trace, {text("x")}).outputs(),
		  R"({"action":"trace","value":1},{"action":"trace","value":"x"})");
	EXPECT_EQ(Written().output(BuiltinId::Trace, {object(letters)}).outputs(),
		  R"({"action":"trace","value":"dd"})");
	EXPECT_EQ(Written().output(BuiltinId::Trace, {object(bytes)}).outputs(),
		  R"({"action":"trace","value":{"bytes":"0100fe"}})");
	EXPECT_EQ(Written().output(BuiltinId::Tracemem, {object(letters), number(3)}).outputs(),
		  R"({"action":"tracemem","value":{"bytes":"646400"}})");
	EXPECT_EQ(Written().output(BuiltinId::StackTrace, {stack}).outputs(),
		  R"({"action":"stack","value":["0xffffffff81000010","0x1234"]})");
	EXPECT_EQ(Written().output(BuiltinId::Sym, {address}).outputs(), R"({"action":"sym","value":"0x10"})");
}

TEST(JsonRecord, PrintHasItsTextWithTypesAndNames)
{
	EXPECT_EQ(Written().output(BuiltinId::Print, {number(5)}, nullptr, &types::Int).outputs(),
		  R"({"action":"print","text":"(int)5","value":5})");
}

TEST(JsonRecord, PrintHasItsValueNestedAsItsTypeIs)
{
	TypePool types;
	const Type *text = types.array_of(&types::Char, 4), *row = types.array_of(&types::Int, 2);
	const std::vector<uint8_t> bytes = {'d', 'd', 0, 0}, numbers = {1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff},
				   cut = {1, 0, 0, 0};
	const auto printed = [](const std::vector<uint8_t> &of, const Type *type) {
		const std::string all = Written().output(BuiltinId::Print, {object(of)}, nullptr, type).outputs();

		return all.substr(all.find("\"value\""));
	};

	EXPECT_EQ(printed(bytes, text), R"("value":"dd"})");
	EXPECT_EQ(printed(numbers, row), R"("value":[1,-1]})");
	/* What was not recorded. */
	EXPECT_EQ(printed(cut, row), R"("value":[1,null]})");
}

TEST(JsonRecord, AnObjectEndsBeforeWhatTheClauseAsksFor)
{
	Written one;
	const std::string head = R"({"type":"record","cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry","clause":2,)",
			  first = head + R"("output":[{"action":"trace","value":1}]})"
					 "\n",
			  second = head + R"("part":2,"output":[{"action":"trace","value":2}]})"
					  "\n";

	one.output(BuiltinId::Trace, {number(1)}).request(BuiltinId::Printa).request(BuiltinId::System);
	EXPECT_EQ(one.lines({one.record, 3}), first + "<printa>\n<system>\n");
	one.output(BuiltinId::Trace, {number(2)}).request(BuiltinId::Exit);
	EXPECT_EQ(one.lines({one.record, 3}), first + "<printa>\n<system>\n" + second + "<exit>\n");
	Written asks;
	asks.request(BuiltinId::Printa);
	EXPECT_EQ(asks.lines({asks.record, 3}, {.quiet = true}), "<printa>\n");
	EXPECT_EQ(asks.lines({asks.record, 3}), head + "\"output\":[]}\n<printa>\n");
}

std::string fault_line(gen::Fault fault, uint64_t address, const std::optional<Piece> &piece)
{
	Written one;
	std::string out;

	one.record.fault = fault;
	one.record.address = address;
	one.record.pc = 12;
	json_fault({one.record, 3, 99}, piece, out);
	return out;
}

TEST(JsonFault, HasItsKindAndThePieceThatFailed)
{
	const std::string head = R"({"type":"fault","time":99,"cpu":3,"id":7,"probe":"fbt:vmlinux:vfs_read:entry",)"
				 R"("clause":2,)",
			  text = R"(,"text":"error in dt_clause_2 for probe ID 7 (fbt:vmlinux:vfs_read:entry): )";

	EXPECT_EQ(fault_line(gen::Fault::DivideByZero, 0, Piece{"x.d", 4, "7 / n"}),
		  head + R"("kind":"divide-by-zero","pc":12,"file":"x.d","line":4,"code":"7 / n")" + text +
			  "divide-by-zero at BPF pc 12, at x.d:4: 7 / n\"}\n");
	EXPECT_EQ(fault_line(gen::Fault::BadAddress, 1ull << 63, {}),
		  head + R"("kind":"invalid address","address":9223372036854775808,"pc":12)" + text +
			  "invalid address (0x8000000000000000) at BPF pc 12\"}\n");
	EXPECT_EQ(fault_line(gen::Fault::BadIndex, ~0ull, {}),
		  head + R"("kind":"index out of bounds","index":-1,"pc":12)" + text +
			  "index out of bounds (-1) at BPF pc 12\"}\n");
}

/* An aggregation by a text and an int. */
class Counted {
public:
	explicit Counted(const char *name, const char *function, std::vector<int64_t> params = {})
	{
		aggregation_.name = name;
		aggregation_.function = find_builtin(function);
		aggregation_.keys = {&types::String, &types::Int};
		aggregation_.params = std::move(params);
		total.aggregation = &aggregation_;
	}

	Counted &add(const char *key, int64_t value, int64_t bucket = 0)
	{
		AggRow &row = total.rows[key];
		const uint64_t data[] = {static_cast<uint64_t>(value)};

		row.keys.resize(2);
		row.keys[0].is_text = true;
		row.keys[0].text = key;
		row.keys[1].number = -1;
		row.cell.add(total.function(), data, bucket);
		return *this;
	}

	AggTotal total;

private:
	typed::Aggregation aggregation_;
};

std::string lines_of(std::vector<const AggTotal *> totals, const char *format = nullptr)
{
	typed::PrintfSpec spec;
	std::string wrong, out;
	uint32_t at;

	if (format) {
		EXPECT_TRUE(typed::parse_printf(format, spec, wrong, at)) << wrong;
	}
	json_totals(totals, format ? &spec : nullptr, {}, {}, out);
	return out;
}

TEST(JsonAggregation, HasItsRowsInOrder)
{
	Counted a("a", "sum"), none("", "count");

	a.add("x", 50).add("y\"", INT64_MIN);
	a.total.normal = -1;
	EXPECT_EQ(lines_of({&a.total}), R"({"type":"aggregation","name":"@a","function":"sum","entries":[)"
					R"({"keys":["y\"",-1],"value":-9223372036854775808},)"
					R"({"keys":["x",-1],"value":-50}]})"
					"\n");
	EXPECT_EQ(lines_of({&none.total}), R"({"type":"aggregation","name":"@","function":"count","entries":[]})"
					   "\n");
}

TEST(JsonAggregation, RowsHaveWhatEachCpuHasCounted)
{
	Counted a("a", "sum");

	a.total.has_cpus = true;
	a.add("x", 5);
	const uint64_t data[] = {5};
	a.total.rows.begin()->second.of_cpu[3].add(a.total.function(), data);
	EXPECT_EQ(lines_of({&a.total}), R"({"type":"aggregation","name":"@a","function":"sum","entries":[)"
					R"({"keys":["x",-1],"value":5,"cpus":[{"cpu":3,"value":5}]}]})"
					"\n");
}

TEST(JsonAggregation, SeveralHaveTheSameKeysAndTheFirstHasTheText)
{
	Counted a("a", "sum"), b("b", "count");

	a.add("x", 5);
	b.add("y", 7);
	EXPECT_EQ(lines_of({&a.total, &b.total}, "%s %d %@d %@d\n"),
		  R"({"type":"aggregation","name":"@a","function":"sum","entries":[)"
		  R"({"keys":["y",-1],"value":0,"text":"y -1 0 7\n"},{"keys":["x",-1],"value":5,"text":"x -1 5 0\n"}]})"
		  "\n"
		  R"({"type":"aggregation","name":"@b","function":"count","entries":[)"
		  R"({"keys":["y",-1],"value":7},{"keys":["x",-1],"value":0}]})"
		  "\n");
}

std::string buckets(const char *function, std::vector<int64_t> params,
		    const std::vector<std::pair<int64_t, int64_t>> &counts, int64_t normal = 1)
{
	Counted a("a", function, std::move(params));
	const std::string head = R"({"type":"aggregation","name":"@a","function":")" + std::string(function) +
				 R"(","entries":[{"keys":["x",-1],"buckets":[)",
			  tail = "]}]}\n";

	for (const auto &[bucket, count] : counts)
		a.add("x", count, bucket);
	a.total.normal = normal;
	const std::string line = lines_of({&a.total});
	EXPECT_TRUE(line.starts_with(head) && line.ends_with(tail)) << line;
	return line.substr(head.size(), line.size() - head.size() - tail.size());
}

TEST(JsonAggregation, BucketsThatHaveACountSayWhatBelongsToThem)
{
	EXPECT_EQ(buckets("quantize", {}, {{0, 3}, {1, 1}, {4, -6}, {-4, 1}, {5, 0}}, 3),
		  R"({"from":-15,"to":-8,"count":0},{"from":0,"to":0,"count":1},)"
		  R"({"from":1,"to":1,"count":0},{"from":8,"to":15,"count":-2})");
	EXPECT_EQ(
		buckets("quantize", {}, {{-63, 1}, {63, 2}}),
		R"({"from":null,"to":-4611686018427387904,"count":1},{"from":4611686018427387904,"to":null,"count":2})");
	EXPECT_EQ(buckets("lquantize", {0, 10, 5}, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}),
		  R"({"from":null,"to":-1,"count":1},{"from":0,"to":4,"count":2},)"
		  R"({"from":5,"to":9,"count":3},{"from":10,"to":null,"count":4})");
	EXPECT_EQ(buckets("llquantize", {10, 1, 2, 10}, {{-1, 1}, {0, 2}, {1, 3}, {19, 4}}),
		  R"({"from":-19,"to":-10,"count":1},{"from":-9,"to":9,"count":2},)"
		  R"({"from":10,"to":19,"count":3},{"from":1000,"to":null,"count":4})");
}

} // namespace
} // namespace dt::out
