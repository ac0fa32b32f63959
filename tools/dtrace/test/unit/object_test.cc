// SPDX-License-Identifier: GPL-2.0
/* Reading library objects: those that clang writes, and invalid ones. */
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
	EXPECT_EQ(object->functions[0].code.relocs[0].local, -1); /* global: found by name */
}

TEST(Object, CallOfAStaticFunctionBySectionAndAddend)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(0), ret()}), b = elf.code("other", {ret(), ret()});

	elf.function("a", a, 0, 2);
	elf.function("s0", b, 0, 1, STB_LOCAL);
	elf.function("s1", b, 1, 1, STB_LOCAL);
	elf.reloc(a, 0, elf.section_symbol(b), kCall); /* imm 0: instruction 1 */
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

/* No helper that library functions use calls back. */
TEST(Object, TheAddressOfAFunction)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {wide(), insn(0), ret()});

	elf.function("a", a, 0, 3);
	elf.reloc(a, 0, elf.section_symbol(a), kLoad);
	EXPECT_TRUE(has(error_of(elf), "neither data nor a map"));
}

TEST(Object, DataThatIsWrittenAndDataThatIsZero)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {wide(), insn(0), wide(), insn(0), ret()});
	const uint32_t data = elf.data(".data", "abcd", SHF_ALLOC | SHF_WRITE), bss = elf.bss(".bss", 24);

	elf.function("a", a, 0, 5);
	elf.reloc(a, 0, elf.symbol("x", data, 2, 2, ELF64_ST_INFO(STB_LOCAL, STT_OBJECT)), kLoad);
	elf.reloc(a, 2, elf.symbol("y", bss, 16, 8, ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT)), kLoad);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	EXPECT_EQ(object->functions[0].code.relocs[0].addend, 2u);
	EXPECT_EQ(object->functions[0].code.relocs[1].addend, 16u);
	ASSERT_EQ(object->data.size(), 2u);
	EXPECT_TRUE(object->data[0].writable && object->data[1].writable);
	EXPECT_EQ(object->data[1].bytes, std::vector<uint8_t>(24));
}

TEST(Object, MoreThan64KRelocations)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", std::vector<Insn>(70000, call()));

	elf.function("a", a, 0, 70000);
	const uint32_t x = elf.symbol("x", SHN_UNDEF);
	for (uint32_t at = 0; at < 70000; at++)
		elf.reloc(a, at, x, kCall);
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	EXPECT_EQ(object->functions[0].code.relocs.size(), 70000u);
	EXPECT_EQ(object->functions[0].code.relocs[69999].at, 69999u);
}

TEST(Object, MoreThan64KSections)
{
	constexpr uint32_t count = 66000;
	ElfWriter elf;
	std::vector<uint32_t> functions;

	/* Each calls the one before: by its symbol, of which the section has a large number, or as static one. */
	for (uint32_t n = 0; n < count; n++) {
		const uint32_t section = elf.code(".text.f", {call(), ret()});

		functions.push_back(
			elf.function("f" + std::to_string(n), section, 0, 2, n % 2 ? STB_LOCAL : STB_GLOBAL));
		if (n > 65500)
			elf.reloc(section, 0, functions[n - 1], kCall);
		else
			elf.reloc(section, 0, n % 2 ? functions[0] : elf.section_symbol(section), kCall);
	}
	const auto object = read_object("t.o", elf.finish());
	ASSERT_TRUE(object) << object.error().text();
	ASSERT_EQ(object->functions.size(), count);
	EXPECT_EQ(object->functions[65998].code.relocs[0].local, 65997);
	EXPECT_EQ(object->functions[65999].code.relocs[0].symbol, "f65998");
}

TEST(Object, SectionsMayLieAnywhereInTheFile)
{
	for (size_t align = 1; align < 8; align++) {
		ElfWriter elf;
		const uint32_t a = elf.code(".text", {call(), wide(4), insn(0), ret()});

		elf.align = align;
		elf.function("a", a, 0, 4);
		elf.reloc(a, 0, elf.symbol("x", SHN_UNDEF), kCall);
		elf.reloc(a, 1, elf.section_symbol(elf.data(".rodata", "12345678")), kLoad);
		const auto object = read_object("t.o", elf.finish());
		ASSERT_TRUE(object) << object.error().text();
		ASSERT_EQ(object->functions[0].code.relocs.size(), 2u);
		EXPECT_EQ(object->functions[0].code.relocs[1].addend, 4u);
		EXPECT_EQ(object->data[0].bytes[7], '8');
	}
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

TEST(Object, WrongByteOrder)
{
	ElfWriter elf;

	/* libelf reads the fields the other way around, too, and finds no machine that it knows. */
	elf.byte_order = ELFDATA2MSB;
	EXPECT_TRUE(has(error_of(elf), "not for BPF"));
}

TEST(Object, RelocationsOfAnotherKind)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), call(), call(), ret()});

	/* Three entries of 16 bytes are two of 24. */
	elf.function("a", a, 0, 4);
	for (uint32_t at = 0; at < 3; at++)
		elf.reloc(a, at, elf.symbol("x", SHN_UNDEF), kCall);
	elf.reloc_type = SHT_RELA;
	EXPECT_TRUE(has(error_of(elf), ".rel1 are not of the kind"));
}

TEST(Object, DataThatHoldsAddresses)
{
	ElfWriter elf;

	elf.function("a", elf.code(".text", {ret()}), 0, 1);
	elf.reloc(elf.data(".rodata.table", "12345678"), 0, 1, 2);
	EXPECT_TRUE(has(error_of(elf), "section .rodata.table holds addresses"));
}

TEST(Object, MapsThatHoldAddressesOfOthersAreNotLookedAt)
{
	ElfWriter elf;

	elf.function("a", elf.code(".text", {ret()}), 0, 1);
	elf.reloc(elf.data(".maps", "12345678", SHF_ALLOC | SHF_WRITE), 0, 1, 2);
	EXPECT_EQ(error_of(elf), "no error");
}

TEST(Object, TwoSymbolTables)
{
	ElfWriter elf;

	elf.function("a", elf.code(".text", {ret()}), 0, 1);
	elf.second_symtab = true;
	EXPECT_TRUE(has(error_of(elf), "more than one symbol table"));
}

TEST(Object, ASymbolInNoSectionCannotBeUsed)
{
	for (uint32_t section : {kCommon, kAbsolute}) {
		ElfWriter elf;
		const uint32_t a = elf.code(".text", {wide(), insn(0), ret()});

		elf.function("a", a, 0, 3);
		elf.reloc(a, 0, elf.symbol("x", section), kLoad);
		EXPECT_TRUE(has(error_of(elf), "function a, instruction 0: refers to x, which is in no section"));
	}
}

TEST(Object, ASymbolInASectionThatDoesNotExist)
{
	ElfWriter elf;

	elf.symbol("x", 77);
	EXPECT_TRUE(has(error_of(elf), "symbol x is in section 77, which does not exist"));
}

TEST(Object, TwoRelocationsOfOneInstruction)
{
	ElfWriter elf;
	const uint32_t a = elf.code(".text", {call(), ret()});

	elf.function("a", a, 0, 2);
	for (const char *name : {"x", "y"})
		elf.reloc(a, 0, elf.symbol(name, SHN_UNDEF), kCall);
	EXPECT_TRUE(has(error_of(elf), "has two relocations"));
}

TEST(Object, RelocationsAtInstructionsOfAnotherKind)
{
	for (uint32_t how : {kCall, kLoad}) {
		ElfWriter elf;
		const uint32_t a = elf.code(".text", {ret()});

		elf.function("a", a, 0, 1);
		elf.reloc(a, 0, elf.symbol("x", SHN_UNDEF), how);
		EXPECT_TRUE(has(error_of(elf), how == kCall ? "not at a call" : "not loaded by a 64-bit load"));
	}
}

TEST(Object, AFunctionOfNoInstructions)
{
	ElfWriter elf;

	elf.function("a", elf.code(".text", {ret()}), 0, 0);
	EXPECT_TRUE(has(error_of(elf), "function a"));
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

TEST(Object, AFunctionThatBeginsWithinAnInstruction)
{
	ElfWriter elf;

	elf.symbol("a", elf.code(".text", {ret(), ret()}), 4, 8, ELF64_ST_INFO(STB_GLOBAL, STT_FUNC));
	EXPECT_TRUE(has(error_of(elf), "function a does not lie on whole instructions"));
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
