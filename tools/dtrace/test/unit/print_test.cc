// SPDX-License-Identifier: GPL-2.0
/* print(): types of the goldens' kernel, and the text of given bytes. */
#include <gtest/gtest.h>

#include <cstring>

#include "out/print.h"
#include "type/btf.h"
#include "test/paths.h"

namespace {

using namespace dt;

struct Kernel {
	TypePool pool;
	KernelTypes types{pool, paths::kernel_btf};
};

/* A record with one print(). */
struct Shown {
	gen::OutputAction action;
	std::vector<run::RecordValue> values;
	run::RecordItem item;

	Shown(const Type *type, std::vector<run::RecordValue> shown) : values(std::move(shown))
	{
		action.action = BuiltinId::Print;
		action.type = type;
		item.action = &action;
		item.values = values;
	}
	std::string text(size_t indent = 0) const
	{
		std::string out;

		out::print_typed(action, item.values, indent, out);
		return out;
	}
};

run::RecordValue object(std::span<const uint8_t> bytes)
{
	run::RecordValue value;

	value.object = bytes;
	return value;
}

run::RecordValue number(uint64_t number)
{
	run::RecordValue value;

	value.number = number;
	return value;
}

std::string show(const Type *type, const std::vector<uint8_t> &bytes, size_t indent = 0)
{
	return Shown(type, {object(bytes)}).text(indent);
}

std::string show_number(const Type *type, uint64_t value)
{
	return Shown(type, {number(value)}).text();
}

TEST(PrintTyped, Numbers)
{
	EXPECT_EQ(show_number(&types::Int, static_cast<uint64_t>(-5)), "(int)-5\n");
	EXPECT_EQ(show_number(&types::ULong, ~0ull), "(unsigned long)18446744073709551615\n");
	EXPECT_EQ(show_number(&types::Char, 'a'), "(char)'a'\n");
	EXPECT_EQ(show_number(&types::Char, 7), "(char)7\n");
	EXPECT_EQ(show_number(&types::UChar, 'a'), "(unsigned char)97\n");
	EXPECT_EQ(show_number(&types::VoidPtr, 0xffff888003a40000), "(void *)0xffff888003a40000\n");
}

TEST(PrintTyped, EnumsByName)
{
	Kernel kernel;
	const Type *level = kernel.types.find(TypeTag::Enum, "level");

	EXPECT_EQ(show_number(level, 1), "(enum level)LEVEL_HIGH\n");
	EXPECT_EQ(show_number(level, static_cast<uint64_t>(-1)), "(enum level)LEVEL_LOW\n");
	EXPECT_EQ(show_number(level, 5), "(enum level)5\n");
}

TEST(PrintTyped, TextsAreEscaped)
{
	run::RecordValue text;

	text.is_string = true;
	text.text = "a\n\"\1";
	EXPECT_EQ(Shown(&types::String, {text}).text(), "(string)\"a\\n\\\"\\001\"\n");
}

TEST(PrintTyped, MembersAndBitFields)
{
	Kernel kernel;
	/* first 1, second 5, third 0x801, negative -2, large 2^39 + 3: each where the compiler puts it */
	const std::vector<uint8_t> bytes = {0x1b, 0x80, 0x7e, 0, 0, 0, 0, 0x10};

	EXPECT_EQ(show(kernel.types.find(TypeTag::Struct, "flags"), bytes), "(struct flags) {\n"
									    " .first = (u32)1,\n"
									    " .second = (u32)5,\n"
									    " .third = (u32)2049,\n"
									    " .negative = (int)-2,\n"
									    " .large = (u64)549755813891,\n"
									    "}\n");
}

TEST(PrintTyped, NestedWithoutNamesAndArrays)
{
	Kernel kernel;
	std::vector<uint8_t> bytes(kernel.types.find(TypeTag::Struct, "cpu_state")->size);

	bytes[0] = 3;
	bytes[8] = 0x10;
	bytes[16] = 1;
	bytes[18] = 2;
	bytes[20] = 7;
	bytes[36] = 5;
	std::memcpy(&bytes[37], "cpu", 3);
	EXPECT_EQ(show(kernel.types.find(TypeTag::Struct, "cpu_state"), bytes, 4),
		  "(struct cpu_state) {\n"
		  "     .length = (int)3,\n"
		  "     .curr = (struct task_struct *)0x10,\n"
		  "     (union {...}) {\n"
		  "      .whole = (u32)131073,\n"
		  "      .inner = (struct {...}) {\n"
		  "       .a = (short)1,\n"
		  "       .b = (short)2,\n"
		  "      },\n"
		  "     },\n"
		  "     .history = (int [4])[7, 0, 0, 0],\n"
		  "     .small = (u32)5,\n"
		  "     .name = (char [8])\"cpu\",\n"
		  "    }\n");
}

TEST(PrintTyped, ArraysOfStructsAndOfArrays)
{
	Kernel kernel;
	const Type *list = kernel.pool.array_of(kernel.types.find(TypeTag::Struct, "list_head"), 2);
	const Type *matrix = kernel.pool.array_of(kernel.pool.array_of(&types::Short, 2), 2);

	EXPECT_EQ(show(list, std::vector<uint8_t>(32)), "(struct list_head [2])[\n"
							" {\n"
							"  .next = (struct list_head *)0x0,\n"
							"  .prev = (struct list_head *)0x0,\n"
							" },\n"
							" {\n"
							"  .next = (struct list_head *)0x0,\n"
							"  .prev = (struct list_head *)0x0,\n"
							" },\n"
							"]\n");
	EXPECT_EQ(show(matrix, {1, 0, 2, 0, 3, 0, 255, 255}), "(short [2][2])[[1, 2], [3, -1]]\n");
	EXPECT_EQ(show(kernel.pool.array_of(&types::Char, 4), {'a', 'b', 'c', 'd'}), "(char [4])\"abcd\"\n");
}

TEST(PrintTyped, OfEmptyElementsTheFirst)
{
	TypePool pool;
	Type *empty = pool.new_struct(TypeKind::Struct, "struct empty");
	pool.complete_struct(empty, {});

	EXPECT_EQ(show(pool.array_of(empty, UINT32_MAX), {1}), "(struct empty [4294967295])[\n {},\n ...\n]\n");
}

TEST(PrintTyped, WhatAPointerLeadsTo)
{
	Kernel kernel;
	const std::vector<uint8_t> bytes(16, 0x11);
	const Shown shown(kernel.pool.pointer_to(kernel.types.find(TypeTag::Struct, "list_head")),
			  {number(0xffff888100d76020), object(bytes)});

	EXPECT_EQ(shown.text(44), "0xffff888100d76020 = *\n" + std::string(44, ' ') + "(struct list_head) {\n" +
					  std::string(45, ' ') + ".next = (struct list_head *)0x1111111111111111,\n" +
					  std::string(45, ' ') + ".prev = (struct list_head *)0x1111111111111111,\n" +
					  std::string(44, ' ') + "}\n");
}

TEST(PrintTyped, WhatIsNotRecordedIsSaid)
{
	Kernel kernel;

	EXPECT_EQ(show(kernel.types.find(TypeTag::Struct, "list_head"), std::vector<uint8_t>(15)),
		  "(struct list_head) {\n .next = (struct list_head *)0x0,\n ...\n}\n");
	EXPECT_EQ(show(kernel.pool.array_of(&types::Int, 1000), {1, 0, 0, 0, 2, 0, 0, 0}), "(int [1000])[1, 2, ...]\n");
	EXPECT_EQ(show(kernel.pool.array_of(&types::Char, 9), {'a', 'b'}), "(char [9])\"ab\"...\n");
	EXPECT_EQ(show(&types::Int, {1}), "(int)...\n");
}

/* Any type with any number of bytes: nothing is read after them. */
TEST(PrintTyped, EveryCutIsShown)
{
	Kernel kernel;

	for (const char *name : {"task_struct", "cpu_state", "flags", "dentry", "block_device", "pid"}) {
		const Type *type = kernel.types.find(TypeTag::Struct, name);

		for (uint32_t size = 1; size < type->size; size++)
			EXPECT_NE(show(type, std::vector<uint8_t>(size)).find("..."), std::string::npos)
				<< name << size;
		EXPECT_EQ(show(type, std::vector<uint8_t>(type->size)).find(" ...\n"), std::string::npos) << name;
	}
}

/* Columns: print() ends its line, and what follows it begins where it did. */
TEST(PrintTyped, WithinARecord)
{
	Probe probe;
	run::Record record;
	const Shown shown(&types::Int, {number(1)});
	std::string normal, quiet;

	probe.id = 7;
	probe.provider = "test";
	probe.function = "func";
	probe.name = "entry";
	record.probe = &probe;
	record.items = {shown.item, shown.item};
	out::print_record(record, 3, {}, "", {}, normal);
	out::print_record(record, 3, {.quiet = true}, "", {}, quiet);
	EXPECT_EQ(normal, "  3      7                       func:entry (int)1\n" + std::string(44, ' ') + "(int)1\n");
	EXPECT_EQ(quiet, "(int)1\n(int)1\n");
}

} // namespace
