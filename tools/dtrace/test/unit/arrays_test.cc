// SPDX-License-Identifier: GPL-2.0
/* Associative arrays as text: their elements from the bytes of a map, in the order of keys. */
#include <gtest/gtest.h>

#include <cstring>

#include "out/arrays.h"

namespace dt::out {
namespace {

/* The bytes of a key or a value. */
class Bytes {
public:
	template <typename Number>
	Bytes &number(Number number)
	{
		const auto *from = reinterpret_cast<const uint8_t *>(&number);

		bytes.insert(bytes.end(), from, from + sizeof(number));
		return *this;
	}
	Bytes &text(std::string_view text, size_t size)
	{
		bytes.insert(bytes.end(), text.begin(), text.end());
		bytes.resize(bytes.size() + size - text.size());
		return *this;
	}
	std::vector<uint8_t> bytes;
};

class Arrays : public testing::Test {
protected:
	void has(std::vector<const Type *> keys, std::vector<uint32_t> sizes, const Type *value)
	{
		variable_.scope = ast::Scope::Plain;
		variable_.name = "a";
		variable_.keys = std::move(keys);
		variable_.type = value;
		variable_.is_assoc = true;
		layout_.variable = &variable_;
		layout_.keys = std::move(sizes);
		rows_.clear();
	}
	void add(const Bytes &key, const Bytes &value) { rows_.push_back(array_row(layout_, key.bytes, value.bytes)); }
	std::string text(const char *format = nullptr)
	{
		typed::Action action;
		std::string wrong, out;
		uint32_t at;

		action.array = &variable_;
		if (format) {
			action.format = std::make_unique<typed::PrintfSpec>();
			EXPECT_TRUE(typed::parse_printf(format, *action.format, wrong, at)) << wrong;
		}
		print_rows(action, rows_, options_, {}, out);
		return out;
	}

	Options options_;

private:
	typed::Variable variable_;
	gen::ArrayLayout layout_;
	std::vector<ArrayRow> rows_;
};

TEST_F(Arrays, RowsGoByTheirKeysInTurn)
{
	has({&types::Int, &types::String}, {8, 16}, &types::UInt);
	add(Bytes().number<int64_t>(5).text("b", 16), Bytes().number<uint32_t>(UINT32_MAX).number<uint32_t>(0));
	add(Bytes().number<int64_t>(5).text("a", 16), Bytes().number<uint32_t>(2).number<uint32_t>(0));
	add(Bytes().number<int64_t>(-1).text("sixteen letters!", 16), Bytes().number<uint32_t>(3).number<uint32_t>(0));
	EXPECT_EQ(text("%d %s %@d\n"), "-1 sixteen letters! 3\n5 a 2\n5 b 4294967295\n");
	EXPECT_EQ(text(), "\n       -1  sixteen letters!                                                  3\n"
			  "        5  a                                                                 2\n"
			  "        5  b                                                        4294967295\n");
	options_.aggsortrev = true;
	EXPECT_EQ(text("%d%s "), "5b 5a -1sixteen letters! ");
	options_.aggsortrev = false;
	options_.aggsortkeypos = 1;
	EXPECT_EQ(text("%*s "), "    a     b sixteen letters! ");
}

TEST_F(Arrays, NumbersHaveTheSignOfTheirType)
{
	has({&types::UInt64}, {8}, &types::Char);
	add(Bytes().number<uint64_t>(UINT64_MAX), Bytes().number<int8_t>(-3).text("", 7));
	add(Bytes().number<uint64_t>(1), Bytes().number<int8_t>(7).text("", 7));
	EXPECT_EQ(text("%d %@d\n"), "1 7\n18446744073709551615 -3\n");
}

TEST_F(Arrays, StacksEndAtTheFirstZeroAndHaveTheirProcessInFront)
{
	TypePool pool;

	has({pool.stack(StackOf::Process, 2)}, {24}, pool.stack(StackOf::Kernel, 2));
	add(Bytes().number<uint64_t>(7).number<uint64_t>(0x20).number<uint64_t>(0x30),
	    Bytes().number<uint64_t>(0x40).number<uint64_t>(0));
	add(Bytes().number<uint64_t>(7).number<uint64_t>(0x20).number<uint64_t>(0),
	    Bytes().number<uint64_t>(0).number<uint64_t>(0));
	EXPECT_EQ(text(), "\n\n              0x20\n\n\n              0x20\n              0x30\n\n              0x40\n");
	EXPECT_EQ(text("%k|%@k|"),
		  "\n              0x20\n|\n|\n              0x20\n              0x30\n|\n              0x40\n|");
	options_.oformat = OutputFormat::Folded;
	EXPECT_EQ(text(), "0x20 \n0x30;0x20 0x40\n");
	options_.oformat = OutputFormat::Json;
	EXPECT_EQ(text(), "{\"type\":\"array\",\"name\":\"a\",\"entries\":[{\"keys\":[[\"0x20\"]],\"value\":[]},"
			  "{\"keys\":[[\"0x20\",\"0x30\"]],\"value\":[\"0x40\"]}]}\n");
}

TEST_F(Arrays, TextsAndFloatsAreValues)
{
	has({&types::Int}, {8}, &types::String);
	add(Bytes().number<int64_t>(1), Bytes().text("one", 256));
	EXPECT_EQ(text(), "\n        1  one\n");
	EXPECT_EQ(text("%d=%@s;"), "1=one;");
	options_.oformat = OutputFormat::Json;
	EXPECT_EQ(text("%@s"), "{\"type\":\"array\",\"name\":\"a\",\"entries\":[{\"keys\":[1],\"value\":\"one\","
			       "\"text\":\"one\"}]}\n");
	has({&types::Int}, {8}, &types::Double);
	add(Bytes().number<int64_t>(1), Bytes().number(0.5));
	EXPECT_EQ(text(), "{\"type\":\"array\",\"name\":\"a\",\"entries\":[{\"keys\":[1],\"value\":0.5}]}\n");
	options_.oformat = OutputFormat::Text;
	EXPECT_EQ(text(), "\n        1 (double)0.5\n");
	EXPECT_EQ(text("%@.2f"), "0.50");
}

TEST_F(Arrays, OfNothingOnlyTheEmptyLineIsPrinted)
{
	has({&types::Int}, {8}, &types::Int);
	EXPECT_EQ(text(), "\n");
	EXPECT_EQ(text("%d"), "");
}

} // namespace
} // namespace dt::out
