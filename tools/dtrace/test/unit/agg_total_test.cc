// SPDX-License-Identifier: GPL-2.0
/* Totals of aggregations: adding up elements, order, text. */
#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <functional>
#include <iterator>
#include <set>
#include <string>

#include "out/agg_print.h"
#include "out/agg_total.h"
#include "mapped_file.h"

namespace dt::out {
namespace {

/* One aggregation, and memory of which it has one element. */
class Fixture {
public:
	Fixture(const char *function, std::vector<const Type *> keys)
	{
		aggregation_.name = "a";
		aggregation_.function = find_builtin(function);
		aggregation_.keys = std::move(keys);
		total.aggregation = &aggregation_;
		layout.aggregations = 1;
		layout.buckets_at = 16;
		layout.entries_at = 24;
		layout.bytes = layout.entries_end = 4096;
		element.resize(layout.bytes / 8);
	}

	/* Number of the shape. */
	uint16_t shape(std::vector<gen::AggKey> keys, uint32_t data_words)
	{
		gen::AggShape made;

		made.aggregation = &aggregation_;
		made.data_words = data_words;
		for (const gen::AggKey &key : keys) {
			made.fixed_words += gen::is_variable(key.kind) ? 0 : key.words;
			made.texts += key.kind == gen::AggKeyKind::Text;
			made.stacks += key.kind == gen::AggKeyKind::Stack;
		}
		made.keys = std::move(keys);
		layout.shapes.push_back(made);
		return static_cast<uint16_t>(layout.shapes.size());
	}

	void entry(uint16_t number, std::vector<uint64_t> data, const std::vector<uint64_t> &keys)
	{
		uint64_t &used = element[0];
		size_t at = layout.entries_at / 8 + used / 8;

		data.insert(data.end(), keys.begin(), keys.end());
		element[at++] = uint64_t{number} << 32 | uint64_t{keys.size()} << 48;
		std::ranges::copy(data, element.begin() + static_cast<ptrdiff_t>(at));
		used += 8 * (1 + data.size());
	}

	bool read()
	{
		bool good = true;

		good &= run::walk_element(element, layout,
					  [&](const run::AggEntry &e) { good &= total.add(e, 0, probes, naming); });
		run::clear_element(element, layout);
		return good;
	}

	std::string text() const
	{
		const AggTotal *const totals[] = {&total};
		std::string out;

		print_totals(totals, {}, {}, out);
		return out;
	}

	gen::AggLayout layout;
	std::vector<uint64_t> element;
	std::vector<Probe> probes;
	AggTotal total;
	Naming naming;

private:
	typed::Aggregation aggregation_;
};

gen::AggKey integer()
{
	return {.kind = gen::AggKeyKind::Integer, .words = 1, .text = {}};
}

gen::AggKey text_key()
{
	return {.kind = gen::AggKeyKind::Text, .words = 0, .text = {}};
}

gen::AggKey literal(const char *text)
{
	return {.kind = gen::AggKeyKind::Constant, .words = 0, .text = text};
}

gen::AggKey name(BuiltinId part)
{
	return {.kind = gen::AggKeyKind::ProbeName, .words = 1, .text = {}, .part = part};
}

std::vector<uint64_t> words(const std::string &text)
{
	std::vector<uint64_t> list(text.size() / 8 + 1);

	std::memcpy(list.data(), text.data(), text.size());
	return list;
}

std::string bytes_of(uint64_t number)
{
	return {reinterpret_cast<char *>(&number), sizeof(number)};
}

/* How many of 4,096 slots 3,000 keys take; random numbers take 2,127. */
size_t slots_of(const std::function<std::string(uint64_t)> &key)
{
	std::set<uint32_t> slots;

	for (uint64_t i = 0; i < 3000; i++)
		slots.insert(hash_of_key(key(i)) % 4096);
	return slots.size();
}

TEST(HashOfKey, KeysThatDifferInAFewBytesTakeManySlots)
{
	constexpr size_t many = 1700;

	EXPECT_LT(many, slots_of(bytes_of));
	EXPECT_LT(many, slots_of([](uint64_t i) { return bytes_of(i << 48); }));
	EXPECT_LT(many, slots_of([](uint64_t i) { return bytes_of(__builtin_bswap64(i)); }));
	EXPECT_LT(many, slots_of([](uint64_t i) { return "file" + std::to_string(10000 + i); }));
	EXPECT_LT(many, slots_of([](uint64_t i) { return "/var/lib/some/path/" + std::to_string(i); }));
}

TEST(AggTotal, EntriesOfOneKeyAreOneRow)
{
	Fixture f("count", {&types::Int});
	const uint16_t shape = f.shape({integer()}, 1);

	f.entry(shape, {3}, {7});
	f.entry(shape, {4}, {7});
	f.entry(shape, {1}, {8});
	EXPECT_TRUE(f.read());
	f.entry(shape, {5}, {8});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "        8                6\n"
			    "        7                7\n");
}

TEST(AggTotal, WhatWasReadIsCleared)
{
	Fixture f("count", {&types::Int});
	const uint16_t shape = f.shape({integer()}, 1);

	f.entry(shape, {3}, {7});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.element, std::vector<uint64_t>(f.element.size()));
}

TEST(AggTotal, EqualTextsAreOneKeyWhereverTheyComeFrom)
{
	Fixture f("sum", {&types::String});
	const uint16_t shapes[] = {f.shape({text_key()}, 1), f.shape({literal("read")}, 1),
				   f.shape({name(BuiltinId::ProbeName)}, 1), f.shape({name(BuiltinId::ProbeFunc)}, 1)};

	f.layout.shapes[1].mark = 8; /* constant */
	f.layout.shapes[1].place = 16;
	f.layout.buckets_at = 32;
	f.layout.entries_at = 40;
	f.probes.resize(2);
	f.probes[0].name = "read";
	f.probes[1].function = "read";
	f.element[1] = f.element[2] = 1;
	f.entry(shapes[0], {10}, words("read"));
	f.entry(shapes[2], {100}, {1});
	f.entry(shapes[3], {1000}, {2});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "  read                                                           1111\n");
}

/* Rows of equal values are in order of their keys, which are compared as numbers of their types, and as text. */
TEST(AggTotal, KeysThatAreReadFromTheirBytesHaveTheOrderOfTheirTypes)
{
	Fixture f("count", {&types::Int, &types::ULong, &types::String});
	const uint16_t shape = f.shape({integer(), integer(), text_key()}, 1);
	const auto entry = [&](int64_t a, uint64_t b, const std::string &text) {
		std::vector<uint64_t> keys = {static_cast<uint64_t>(a), b};

		std::ranges::copy(words(text), std::back_inserter(keys));
		f.entry(shape, {1}, keys);
	};

	entry(1, UINT64_MAX, "");
	entry(1, 2, "longer than a word");
	entry(1, 2, "longer");
	entry(-1, 2, "\xff");
	EXPECT_TRUE(f.read());
	for (const auto &[bytes, row] : f.total.rows)
		EXPECT_TRUE(row.keys.empty());
	const AggTotal *const totals[] = {&f.total};
	AggKeys reader(f.total.aggregation->keys);
	std::vector<std::string> order;
	for (const AggLine &line : sorted_lines(totals, {})) {
		const std::vector<AggKeyValue> &keys = line.keys(reader);

		order.push_back(format("%lld %llu ", static_cast<long long>(keys[0].number),
				       static_cast<unsigned long long>(keys[1].number)) +
				keys[2].text);
	}
	EXPECT_EQ(order, (std::vector<std::string>{"-1 2 \xff", "1 2 longer", "1 2 longer than a word",
						   "1 18446744073709551615 "}));
	Options by_third;
	by_third.aggsortkey = true;
	by_third.aggsortkeypos = 2;
	order.clear();
	for (const AggLine &line : sorted_lines(totals, by_third))
		order.push_back(line.keys(reader)[2].text);
	EXPECT_EQ(order, (std::vector<std::string>{"", "longer", "longer than a word", "\xff"}));
}

/* More than some blocks of rows, with keys as long as none, a part, one and more of the words of the hash. */
TEST(AggRows, ManyKeysAreFoundAgainInTheOrderInWhichTheyCame)
{
	constexpr int64_t count = 5000;
	AggRows rows;
	const auto key = [](int64_t n) {
		return n ? std::string(static_cast<size_t>(n % 40), 'x') + std::to_string(n) : "";
	};
	const auto add = [&](int64_t n) { rows[key(n)].cell.value += n; };

	EXPECT_TRUE(rows.empty());
	for (int64_t n = 0; n < count; n++)
		add(n);
	AggRows copy = rows;
	for (int64_t n = count - 1; n >= 0; n--)
		add(n);
	ASSERT_EQ(rows.size(), static_cast<size_t>(count));
	int64_t next = 0;
	for (const auto &[bytes, row] : rows) {
		EXPECT_EQ(bytes, key(next));
		EXPECT_EQ(row.cell.value, 2 * next);
		next++;
	}
	EXPECT_EQ(next, count);
	copy["new"].cell.value = 1;
	EXPECT_EQ(copy.size(), rows.size() + 1);
	EXPECT_EQ(copy[key(7)].cell.value, 7);
}

TEST(AggRows, ARowStaysWhereItIs)
{
	AggRows rows;
	rows["first"];
	AggRows copy = rows;
	AggRow *const first = &copy["first"];

	for (int64_t n = 0; n < 1000; n++)
		copy[std::to_string(n)];
	EXPECT_EQ(first, &copy["first"]);
	AggRows moved = std::move(copy);
	EXPECT_EQ(first, &moved["first"]);
	EXPECT_EQ(moved.size(), 1001u);
	EXPECT_TRUE(copy.empty());
	EXPECT_EQ(copy.begin(), copy.end());
}

TEST(AggTotal, ACountAtAPlaceShowsThatThePlaceIsUsed)
{
	Fixture f("count", {&types::String});
	const uint16_t shapes[] = {f.shape({literal("read")}, 1), f.shape({literal("write")}, 1)};

	for (int i = 0; i < 2; i++)
		f.layout.shapes[i].place = f.layout.shapes[i].mark = 8u + 8u * static_cast<uint32_t>(i);
	f.layout.buckets_at = f.layout.entries_at = 24;
	f.element[1] = 7;
	EXPECT_EQ(shapes[1], shapes[0] + 1);
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "  read                                                              7\n");
}

TEST(AggTotal, MinimumAndMaximumOfAllNumbers)
{
	for (BuiltinId id : {BuiltinId::Min, BuiltinId::Max}) {
		for (int64_t v : {int64_t{0}, int64_t{1}, int64_t{-1}, INT64_MAX, INT64_MIN})
			EXPECT_EQ(gen::agg_value(id, gen::agg_cell(id, v)), v);
		EXPECT_EQ(gen::agg_cell(id, id == BuiltinId::Min ? INT64_MAX : INT64_MIN), 0u);
	}
	EXPECT_LT(gen::agg_cell(BuiltinId::Max, -1), gen::agg_cell(BuiltinId::Max, 1));
	EXPECT_GT(gen::agg_cell(BuiltinId::Min, -1), gen::agg_cell(BuiltinId::Min, 1));
}

TEST(AggTotal, TheLeastOfTwoElements)
{
	Fixture f("min", {&types::Int64});
	const uint16_t shape = f.shape({integer()}, 1);

	for (int64_t v : {7, -3, 5}) {
		f.entry(shape, {gen::agg_cell(BuiltinId::Min, v)}, {1});
		EXPECT_TRUE(f.read());
	}
	EXPECT_EQ(f.text(), "                1               -3\n");
}

TEST(AggTotal, AverageIsCutTowardsZero)
{
	Fixture f("avg", {&types::Short});
	const uint16_t shape = f.shape({integer()}, 2);

	f.entry(shape, {2, static_cast<uint64_t>(-7)}, {static_cast<uint64_t>(-1)});
	f.entry(shape, {1, 1}, {2});
	f.entry(shape, {1, 4}, {2});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "    -1               -3\n"
			    "     2                2\n");
}

TEST(AggTotal, EqualValuesAreInTheOrderOfTheirKeys)
{
	Fixture f("sum", {&types::String, &types::Char});
	const uint16_t shape = f.shape({text_key(), integer()}, 1);
	const auto add = [&](const char *text, int64_t number, int64_t value) {
		std::vector<uint64_t> keys = words(text);

		keys.insert(keys.begin(), static_cast<uint64_t>(number));
		f.entry(shape, {static_cast<uint64_t>(value)}, keys);
	};

	add("b", 1, 0);
	add("a", 2, 0);
	add("a", -2, 0);
	add("a long text that needs some words", 0, INT64_MIN);
	add("", 0, INT64_MAX);
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "  a long text that needs some words                    0 -9223372036854775808\n"
			    "  a                                                   -2                0\n"
			    "  a                                                    2                0\n"
			    "  b                                                    1                0\n"
			    "                                                       0 9223372036854775807\n");
}

/* The order in an entry: what is fixed, texts, stacks. */
TEST(AggTotal, StacksAreComparedFrameByFrame)
{
	Fixture f("count", {&types::Stack, &types::String, &types::Stack, &types::Int64});
	gen::AggKey kernel, user;

	kernel.kind = user.kind = gen::AggKeyKind::Stack;
	kernel.words = user.words = 3;
	kernel.names = gen::Names::Kernel;
	user.names = gen::Names::User;
	const uint16_t shape = f.shape({kernel, text_key(), user, integer()}, 1);
	const uint64_t text = words("x")[0];

	f.entry(shape, {1}, {7, text, 0x10, 0x20, 0, 55, 0x30, 0});
	f.entry(shape, {2}, {7, text, 0x10, 0, 55, 0x30, 0});
	f.entry(shape, {4}, {7, text, 0x10, 0x20, 0, 0});
	f.entry(shape, {8}, {7, text, 0x10, 0x20, 0, 55, 0x30, 0});
	EXPECT_TRUE(f.read());
	ASSERT_EQ(f.total.rows.size(), 3u);
	EXPECT_EQ(f.text(), "\n"
			    "              0x10\n"
			    "  x                                                 \n"
			    "              0x30\n"
			    "                7                2\n"
			    "\n"
			    "              0x10\n"
			    "              0x20\n"
			    "  x                                                 \n"
			    "                7                4\n"
			    "\n"
			    "              0x10\n"
			    "              0x20\n"
			    "  x                                                 \n"
			    "              0x30\n"
			    "                7                9\n");
	f.entry(shape, {1}, {7, text, 0x10, 0x20, 0, 55, 0x30});
	EXPECT_FALSE(f.read()) << "without an end";
}

TEST(AggTotal, AddressesOfOneNameAreOneKey)
{
	Fixture f("count", {&types::UserSymAddr});
	gen::AggKey key;

	key.kind = gen::AggKeyKind::Address;
	key.words = 2;
	key.names = gen::Names::User;
	key.part = BuiltinId::Usym;
	const uint16_t shape = f.shape({key}, 1);

	f.entry(shape, {1}, {55, 0x10});
	f.entry(shape, {2}, {56, 0x10}); /* without symbols both are this number */
	f.entry(shape, {4}, {55, 0x11});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "  0x10                                                              3\n"
			    "  0x11                                                              4\n");
}

/* A child that has mapped @file, and where. */
class MappingChild {
public:
	explicit MappingChild(const test::MappedFile &file)
	{
		int both[2];

		if (pipe(both) != 0)
			std::abort();
		const Fd in(both[0]), out(both[1]);
		pid = fork();
		if (pid == 0) {
			const uint64_t address = file.map();

			if (write(out.get(), &address, sizeof(address)) == sizeof(address))
				pause();
			_exit(1);
		}
		if (read(in.get(), &mapped, sizeof(mapped)) != sizeof(mapped))
			std::abort();
	}
	~MappingChild()
	{
		kill(pid, SIGKILL);
		waitpid(pid, nullptr, 0);
	}
	MappingChild(const MappingChild &) = delete;
	MappingChild &operator=(const MappingChild &) = delete;

	pid_t pid;
	uint64_t mapped = 0;
};

/* Two frames in @file, the second one deeper in, of this process and of a child; and the frame @other. */
void add_stacks(Fixture &f, const test::MappedFile &file, uint64_t other, std::vector<uint64_t> first,
		std::vector<uint64_t> second)
{
	const uint64_t here = file.map(), before = file.map();
	const MappingChild child(file);
	const auto own = static_cast<uint64_t>(getpid()), of_child = static_cast<uint64_t>(child.pid);
	gen::AggKey user;

	user.kind = gen::AggKeyKind::Stack;
	user.words = 3;
	user.names = gen::Names::User;
	const uint16_t shape = f.shape({user}, static_cast<uint32_t>(first.size()));
	EXPECT_NE(here, before);
	const auto with_other = [&](std::vector<uint64_t> keys) {
		if (other)
			keys.push_back(other);
		keys.push_back(0);
		return keys;
	};
	f.entry(shape, first, with_other({own, here + 0x123, here + 0x456}));
	f.entry(shape, second, with_other({own, before + 0x123, here + 0x456}));
	f.entry(shape, second, with_other({of_child, child.mapped + 0x123, child.mapped + 0x456}));
	EXPECT_TRUE(f.read());
}

TEST(AggTotal, EqualStacksOfProcessesThatRunTheSameFilesAreOneKey)
{
	struct Row {
		const char *function;
		std::vector<uint64_t> first, second;
		int64_t value;
	};
	const Row rows[] = {
		{"sum", {3}, {4}, 11},
		{"avg", {2, 10}, {1, 1}, 3},
		{"max", {gen::agg_cell(BuiltinId::Max, -5)}, {gen::agg_cell(BuiltinId::Max, 4)}, 4},
		{"min", {gen::agg_cell(BuiltinId::Min, -5)}, {gen::agg_cell(BuiltinId::Min, 4)}, -5},
	};
	const test::MappedFile file("dt_agg_test.");
	os::MachineSymbols symbols;

	for (const Row &row : rows) {
		Fixture f(row.function, {&types::Stack});

		f.naming.symbols = &symbols;
		add_stacks(f, file, 0, row.first, row.second);
		ASSERT_EQ(f.total.rows.size(), 1u) << row.function;
		EXPECT_EQ(f.total.rows.begin()->second.cell.shown(f.total.function()), row.value) << row.function;
	}
	Fixture f("quantize", {&types::Stack});
	f.naming.symbols = &symbols;
	add_stacks(f, file, 0, {1, 2}, {3, 0});
	ASSERT_EQ(f.total.rows.size(), 1u);
	std::vector<int64_t> counts;
	for (const auto &[bucket, count] : f.total.rows.begin()->second.cell.buckets)
		counts.push_back(count);
	EXPECT_EQ(counts, (std::vector<int64_t>{7, 2}));
}

TEST(AggTotal, AFrameInNoFileIsThatOfOneProcess)
{
	const test::MappedFile file("dt_agg_test.");
	os::MachineSymbols symbols;
	Fixture f("count", {&types::Stack});

	f.naming.symbols = &symbols;
	add_stacks(f, file, 0x10, {1}, {2});
	EXPECT_EQ(f.total.rows.size(), 2u);
}

TEST(AggTotal, StacksAreKeysByTheirAddressesOnRequest)
{
	const test::MappedFile file("dt_agg_test.");
	os::MachineSymbols symbols;
	Fixture f("count", {&types::Stack});

	f.naming.symbols = &symbols;
	f.naming.ustackkeys = UstackKeys::Addresses;
	add_stacks(f, file, 0, {1}, {2});
	EXPECT_EQ(f.total.rows.size(), 3u);
}

TEST(AggTotal, UnsignedKeysAreLarge)
{
	Fixture f("count", {&types::UInt64});
	const uint16_t shape = f.shape({integer()}, 1);

	f.entry(shape, {1}, {~0ull});
	f.entry(shape, {1}, {1});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.text(), "                1                1\n"
			    " 18446744073709551615                1\n");
}

TEST(AggTotal, StructsAndTextsAreKeysByTheirBytes)
{
	const Type pair = {TypeKind::Struct, false, 12, "struct pair"};
	Fixture f("count", {&pair, &types::String});
	const gen::AggKey object = {.kind = gen::AggKeyKind::Object, .words = 2, .bytes = 12, .text = {}};
	const uint16_t one = f.shape({object, literal("one")}, 1), two = f.shape({object, literal("two")}, 1);

	f.entry(one, {1}, {7, 8});
	f.entry(one, {1}, {7, 8 | 1ull << 32}); /* the last bytes are no part of it */
	f.entry(one, {1}, {7, 9});
	f.entry(two, {1}, {7, 8});
	EXPECT_TRUE(f.read());
	EXPECT_EQ(f.total.rows.size(), 3u);
}

TEST(AggTotal, NameOfAProbeThatIsNotEnabledIsTold)
{
	const Type pair = {TypeKind::Struct, false, 8, "struct pair"};
	Fixture plain("count", {&types::String}), other("count", {&types::String, &pair});
	const gen::AggKey object = {.kind = gen::AggKeyKind::Object, .words = 1, .bytes = 8, .text = {}};
	const uint16_t of_plain = plain.shape({name(BuiltinId::ProbeName)}, 1),
		       of_other = other.shape({name(BuiltinId::ProbeName), object}, 1);

	plain.probes.resize(1);
	other.probes.resize(1);
	for (const uint64_t ecb : {0, 2}) {
		plain.entry(of_plain, {1}, {ecb});
		EXPECT_FALSE(plain.read()) << ecb;
		other.entry(of_other, {1}, {ecb, 7});
		EXPECT_FALSE(other.read()) << ecb;
	}
	plain.entry(of_plain, {1}, {1});
	EXPECT_TRUE(plain.read());
	other.entry(of_other, {1}, {1, 7});
	EXPECT_TRUE(other.read());
}

TEST(AggCell, OneThatCountedNothingChangesNothing)
{
	const uint64_t five[] = {static_cast<uint64_t>(gen::agg_value(BuiltinId::Min, 5))};
	AggCell cell;

	cell.add(BuiltinId::Min, five);
	const int64_t before = cell.shown(BuiltinId::Min);
	cell.merge(BuiltinId::Min, {});
	EXPECT_EQ(cell.shown(BuiltinId::Min), before);
}

TEST(AggTotal, BytesThatMakeNoSenseAreTold)
{
	Fixture f("count", {&types::String});
	const uint16_t shape = f.shape({text_key()}, 1);
	const auto broken = [&](uint64_t header, uint64_t used) {
		f.element[f.layout.entries_at / 8] = header;
		f.element[f.layout.entries_at / 8 + 2] = ~0ull;
		f.element[0] = used;
		return !f.read();
	};

	EXPECT_TRUE(broken((uint64_t{shape} + 1) << 32 | 1ull << 48, 24)); /* no such shape */
	EXPECT_TRUE(broken(uint64_t{shape} << 32 | 2ull << 48, 24));	   /* longer than what is used */
	EXPECT_TRUE(broken(uint64_t{shape} << 32 | 1ull << 48, 24));	   /* no NUL */
	EXPECT_TRUE(broken(uint64_t{shape} << 32 | 0xffffull << 48, 4096));
	EXPECT_FALSE(broken(0, 24)); /* it found no room */
	EXPECT_TRUE(f.total.rows.empty());
}

} // namespace
} // namespace dt::out
