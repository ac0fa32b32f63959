// SPDX-License-Identifier: GPL-2.0
/* Reading library objects: what clang writes, and what nobody should. */
#include <gtest/gtest.h>

#include "bpf/object.h"
#include "elf_writer.h"

namespace {

using namespace dt::test;
using dt::bpf::Object;
using dt::bpf::read_object;
using dt::bpf::RefKind;

std::string error_of(ElfWriter &elf)
{
	const auto object = read_object("t.o", elf.finish());

	return object ? "no error" : object.error().text();
}

bool has(const std::string &text, const char *part)
{
	return text.find(part) != std::string::npos;
}

TEST(Object, FunctionsInOneSection)
{
	ElfWriter elf;
	const uint32_t text = elf.code(".text", {ret(), insn(BPF_ALU64 | BPF_MOV | BPF_K), ret()});

	elf.function("a", text, 0, 1);
	elf.function("b", text, 1, 2, STB_WEAK);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object);
	ASSERT_EQ(object->functions.size(), 2u);
	EXPECT_EQ(object->functions[1].code.insns.size(), 2u);
	EXPECT_EQ(object->functions[1].binding, dt::bpf::Binding::Weak);
}

TEST(Object, CallBySymbolAcrossSections)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), ret()}), b = elf.code("other", {ret()});

	elf.function("a", a, 0, 2);
	elf.reloc(a, 0, elf.function("b", b, 0, 1), kCall);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object);
	ASSERT_EQ(object->functions[0].code.relocs.size(), 1u);
	EXPECT_EQ(object->functions[0].code.relocs[0].symbol, "b");
	EXPECT_EQ(object->functions[0].code.relocs[0].local, -1);	/* global: found by name */
}

TEST(Object, CallOfAStaticFunctionBySectionAndAddend)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(0), ret()}), b = elf.code("other", {ret(), ret()});

	elf.function("a", a, 0, 2);
	elf.function("s0", b, 0, 1, STB_LOCAL);
	elf.function("s1", b, 1, 1, STB_LOCAL);
	elf.reloc(a, 0, elf.section_symbol(b), kCall);	/* imm 0: instruction 1 */
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	EXPECT_EQ(object->functions[0].code.relocs[0].local, 2);
}

TEST(Object, CallWithoutRelocation)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {ret(), call(-2), ret()});

	elf.function("s", a, 0, 1, STB_LOCAL);
	elf.function("a", a, 1, 2);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	EXPECT_EQ(object->functions[1].code.relocs[0].local, 0);
}

TEST(Object, MapsAndDataAreTold)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {wide(), insn(0), wide(4), insn(0), wide(), insn(0), ret()});
	const uint32_t rodata = elf.data(".rodata", "abcdefgh"), maps = elf.data(".maps", "12345678");

	elf.function("a", a, 0, 7);
	elf.reloc(a, 0, elf.symbol("undefined_map", SHN_UNDEF), kLoad);
	elf.reloc(a, 2, elf.section_symbol(rodata), kLoad);
	elf.reloc(a, 4, elf.symbol("own_map", maps), kLoad);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	const auto &relocs = object->functions[0].code.relocs;
	ASSERT_EQ(relocs.size(), 3u);
	EXPECT_EQ(relocs[0].kind, RefKind::Map);
	EXPECT_EQ(relocs[0].symbol, "undefined_map");
	EXPECT_EQ(relocs[1].kind, RefKind::Value);
	EXPECT_EQ(relocs[1].symbol, ".rodata");
	EXPECT_EQ(relocs[1].addend, 4u);
	EXPECT_EQ(relocs[2].symbol, "own_map");
	ASSERT_EQ(object->data.size(), 1u);
	EXPECT_FALSE(object->data[0].writable);
}

TEST(Object, RelocationsAreAscending)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), call(), ret()});

	elf.function("a", a, 0, 3);
	const uint32_t x = elf.symbol("x", SHN_UNDEF);
	elf.reloc(a, 1, x, kCall);
	elf.reloc(a, 0, x, kCall);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object);
	EXPECT_EQ(object->functions[0].code.relocs[0].at, 0u);
}

TEST(Object, WrongMachine)
{
	ElfWriter elf;

	elf.machine = EM_X86_64;
	EXPECT_TRUE(has(error_of(elf), "not for BPF"));
}

TEST(Object, NotRelocatable)
{
	ElfWriter elf;

	elf.object_type = ET_EXEC;
	EXPECT_TRUE(has(error_of(elf), "not a relocatable object"));
}

TEST(Object, NotElf)
{
	const std::vector<uint8_t> junk(100, 'x');

	EXPECT_TRUE(has(read_object("t.o", junk).error().text(), "not an ELF file"));
}

TEST(Object, CodeOfHalfAnInstruction)
{
	ElfWriter elf;

	elf.data(".text", "123456789012", SHF_ALLOC | SHF_EXECINSTR);
	EXPECT_TRUE(has(error_of(elf), "whole instructions"));
}

TEST(Object, FunctionBeyondItsSection)
{
	ElfWriter elf;

	elf.function("a", elf.code(".text", {ret()}), 0, 2);
	EXPECT_TRUE(has(error_of(elf), "function a"));
}

TEST(Object, OverlappingFunctions)
{
	ElfWriter elf;
	const uint32_t text = elf.code(".text", {ret(), ret()});

	elf.function("a", text, 0, 2);
	elf.function("b", text, 1, 1);
	EXPECT_TRUE(has(error_of(elf), "overlap"));
}

TEST(Object, UnknownRelocationType)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), ret()});

	elf.function("a", a, 0, 2);
	elf.reloc(a, 0, elf.symbol("x", SHN_UNDEF), 99);
	EXPECT_TRUE(has(error_of(elf), "relocation type 99"));
}

TEST(Object, RelocationNamesAMissingSymbol)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), ret()});

	elf.function("a", a, 0, 2);
	elf.reloc(a, 0, 1000, kCall);
	EXPECT_TRUE(has(error_of(elf), "symbol 1000"));
}

TEST(Object, CallIntoTheMiddleOfAFunction)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(1), ret(), ret(), ret()});

	elf.function("a", a, 0, 1);
	elf.function("b", a, 1, 3);
	EXPECT_TRUE(has(error_of(elf), "where no function begins"));
}

TEST(Object, DataRelocationBeyondItsSection)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {wide(8), insn(0), ret()});

	elf.function("a", a, 0, 3);
	elf.reloc(a, 0, elf.section_symbol(elf.data(".rodata", "12345678")), kLoad);
	EXPECT_TRUE(has(error_of(elf), "beyond the end"));
}

TEST(Object, RelocationInTheSecondHalfOfALoad)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {wide(), call(), ret()});

	elf.function("a", a, 0, 3);
	elf.reloc(a, 1, elf.symbol("x", SHN_UNDEF), kCall);
	EXPECT_TRUE(has(error_of(elf), "within a 64-bit load"));
}

TEST(Object, EveryTruncationIsAnErrorOrAnObject)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), wide(), insn(0), ret()});

	elf.function("a", a, 0, 4);
	elf.reloc(a, 0, elf.symbol("x", SHN_UNDEF), kCall);
	elf.reloc(a, 1, elf.section_symbol(elf.data(".rodata", "12345678")), kLoad);
	const std::vector<uint8_t> whole = elf.finish();
	ASSERT_TRUE(read_object("t.o", whole));
	for (size_t size = 0; size < whole.size(); size++)
		EXPECT_FALSE(read_object("t.o", std::span(whole).first(size))) << size;
}

TEST(Object, EveryChangedByteIsSurvived)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), wide(), insn(0), ret()});

	elf.function("a", a, 0, 4);
	elf.reloc(a, 0, elf.symbol("x", SHN_UNDEF), kCall);
	elf.reloc(a, 1, elf.section_symbol(elf.data(".rodata", "12345678")), kLoad);
	std::vector<uint8_t> bytes = elf.finish();
	size_t refused = 0;
	for (uint8_t &byte : bytes) {
		for (uint8_t value : {uint8_t{0}, uint8_t{0xff}, static_cast<uint8_t>(byte ^ 1)}) {
			const uint8_t before = std::exchange(byte, value);

			refused += !read_object("t.o", bytes);
			byte = before;
		}
	}
	EXPECT_GT(refused, 0u);
}

} // namespace
