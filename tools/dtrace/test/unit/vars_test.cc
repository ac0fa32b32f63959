// SPDX-License-Identifier: GPL-2.0
/*
 * Which variables dtrace-vars finds, where they are, and what its report says.
 */
#include "vars_fixture.h"

#include <random>

#include "base/fd.h"
#include "vars/compare.h"

namespace dt::vars {
namespace {

TEST_F(Vars, TheFirstVariableTellsTheBuildId)
{
	auto found = encode_file(compile("a", "int data = 1; const int constant = 2;\n",
					 "-gdwarf-5 -fPIC -shared -nostdlib -Wl,--build-id=0x1234567890abcdef"));

	EXPECT_EQ(found["constant"].tag, "build-id:1234567890abcdef");
	EXPECT_EQ(found["data"].tag, "");
}

TEST_F(Vars, EachSectionHoldsItsOwn)
{
	auto found = encode_file(compile("a", "int data = 1; int zero; const long constant = 2;\n"
					      "__attribute__((section(\".data..percpu\"))) int cpu = 3;\n"));

	EXPECT_EQ(found["data"].section, ".data");
	EXPECT_EQ(found["data"].offset, 0u);
	EXPECT_EQ(found["data"].type, "int");
	EXPECT_EQ(found["zero"].section, ".bss");
	EXPECT_EQ(found["constant"].section, ".rodata");
	EXPECT_EQ(found["constant"].type, "const long int");
	EXPECT_EQ(found["cpu"].section, ".data..percpu");
	EXPECT_EQ(counts.encoded, 4u);
}

/* Linked, as vmlinux is. */
constexpr const char *kLinked = "-gdwarf-5 -fno-pic -no-pie -static -nostdlib -fno-toplevel-reorder "
				"-Wl,--build-id=none,-e,0";
constexpr const char *kPerCpu = "__attribute__((section(\".data..percpu\"))) int first = 1, second = 2;\n"
				"int data = 3;\n";

TEST_F(Vars, PerCpuVariablesOfManyProcessorsBeginAtAddressZero)
{
	const std::string script = dir + "/vmlinux.lds";
	std::FILE *file = std::fopen(script.c_str(), "w");

	std::fputs("SECTIONS { .data..percpu 0 : { *(.data..percpu) } .text 0x10000 : { *(.text) } "
		   ".data 0x20000 : { *(.data) } }",
		   file);
	std::fclose(file);
	auto found = encode_file(compile("a", kPerCpu, kLinked + (",-T," + script)));

	EXPECT_EQ(found["first"].section, ".data..percpu");
	EXPECT_EQ(found["first"].offset, 0u);
	EXPECT_EQ(found["second"].offset, 4u);
	EXPECT_EQ(found["second"].type, "int");
	EXPECT_EQ(found["data"].section, ".data");
}

/* Their kernels have no section of their own for them. */
TEST_F(Vars, PerCpuVariablesOfOneProcessorAreLikeOthers)
{
	auto found = encode_file(compile("a", kPerCpu, kLinked));

	EXPECT_EQ(found["first"].section, ".data");
	EXPECT_EQ(found["first"].type, "int");
	EXPECT_EQ(counts.encoded, 3u);
}

TEST_F(Vars, LinkageIsKept)
{
	auto found = encode_file(compile("a", "int global = 1; static int local = 2; int *f(void) { return &local; }\n"
					      "__attribute__((weak)) int weak = 3;\n"));

	EXPECT_EQ(found["global"].linkage, BTF_VAR_GLOBAL_ALLOCATED);
	EXPECT_EQ(found["local"].linkage, BTF_VAR_STATIC);
	EXPECT_EQ(found["weak"].linkage, BTF_VAR_GLOBAL_ALLOCATED);
}

TEST_F(Vars, TypesOfTheBaseAreUsed)
{
	auto found =
		encode_file(compile("a", "struct list_head { struct list_head *next, *prev; };\n"
					 "struct list_head head = { &head, &head }; struct list_head *at = &head;\n"));

	EXPECT_EQ(found["head"].type, "struct list_head");
	EXPECT_EQ(found["at"].type, "struct list_head *");
	EXPECT_EQ(counts.new_types, 0u);
}

TEST_F(Vars, NewTypesAreAddedOnce)
{
	auto found = encode_file(
		compile("a", "struct node { struct node *next; int a:3, b:5; union { int x; char y[4]; }; };\n"
			     "struct node one, two; struct node *three = &one;\n"));

	EXPECT_EQ(found["one"].type, "struct node");
	EXPECT_EQ(found["three"].type, "struct node *");
	/* the struct, its union, a pointer, char [4] */
	EXPECT_LE(counts.new_types, 5u);
	const int id = btf__find_by_name_kind(blob.get(), "node", BTF_KIND_STRUCT);
	ASSERT_GT(id, 0);
	const btf_type *t = btf__type_by_id(blob.get(), static_cast<uint32_t>(id));
	EXPECT_EQ(btf_member_bit_offset(t, 1), 64u);
	EXPECT_EQ(btf_member_bitfield_size(t, 1), 3u);
	EXPECT_EQ(btf_member_bit_offset(t, 2), 67u);
}

TEST_F(Vars, AStructOfTheSameNameButOtherMembersIsAnother)
{
	auto found = encode_file(compile("a", "struct cred { int something_else; }; struct cred mine;\n"));

	EXPECT_EQ(found["mine"].size, 4u);
	EXPECT_GE(counts.new_types, 1u);
}

TEST_F(Vars, BitFieldsOfDwarf4AreInTheirPlaces)
{
	encode_file(compile("a", "struct bits { unsigned a:3, b:12; int c:5; } bits;\n", "-gdwarf-4 -gstrict-dwarf"));
	const int id = btf__find_by_name_kind(blob.get(), "bits", BTF_KIND_STRUCT);

	ASSERT_GT(id, 0);
	const btf_type *t = btf__type_by_id(blob.get(), static_cast<uint32_t>(id));
	EXPECT_EQ(btf_member_bit_offset(t, 0), 0u);
	EXPECT_EQ(btf_member_bit_offset(t, 1), 3u);
	EXPECT_EQ(btf_member_bitfield_size(t, 1), 12u);
	EXPECT_EQ(btf_member_bit_offset(t, 2), 15u);
}

TEST_F(Vars, StaticsInFunctionsHaveTheirOwnNames)
{
	auto found = encode_file(compile("a", "int f(void) { static int count; return count++; }\n"
					      "int g(void) { static long count; return count++; }\n"));

	EXPECT_TRUE(found.contains("count"));
	EXPECT_TRUE(found.contains("count'"));
	EXPECT_EQ(found["count"].tag.substr(0, 5), "file:");
}

TEST_F(Vars, StaticsOfOneNameTellTheirFiles)
{
	const std::string a = compile("a", "static int same = 1; int *fa(void) { return &same; }\n");
	const std::string b = compile("b", "static long same = 2; long *fb(void) { return &same; }\n");

	ASSERT_EQ(std::system(("ld -r -o " + dir + "/both.o " + a + ' ' + b).c_str()), 0);
	auto found = encode_file(dir + "/both.o");
	EXPECT_TRUE(found["same"].tag.ends_with("/a.c")) << found["same"].tag;
	EXPECT_TRUE(found["same'"].tag.ends_with("/b.c")) << found["same'"].tag;
}

TEST_F(Vars, AnAliasIsATag)
{
	auto found = encode_file(compile("a", "int one = 1; extern int two __attribute__((alias(\"one\")));\n"));

	EXPECT_EQ(found.size(), 1u);
	EXPECT_EQ(found["one"].tag, "alias:two");
	EXPECT_EQ(counts.aliases, 1u);
}

/* As `jiffies = jiffies_64;` in the kernel's linker script. */
TEST_F(Vars, ASymbolOfTheLinkerIsAnAlias)
{
	auto found = encode_file(compile("a", "int b_number = 1; extern int a_number; int *p = &a_number;\n",
					 "-gdwarf-5 -fPIC -shared -nostdlib -Wl,--defsym=a_number=b_number"));

	EXPECT_TRUE(found.contains("b_number"));
	EXPECT_EQ(found["b_number"].tag, "alias:a_number");
}

TEST_F(Vars, EmptyVariablesAreLeftOut)
{
	auto found = encode_file(compile("a", "struct {} nothing; int none[0]; int data = 1;\n"));

	EXPECT_EQ(counts.aliases, 0u);

	EXPECT_EQ(found.size(), 1u);
	EXPECT_GE(skipped.empty, 1u);
}

TEST_F(Vars, ThreadLocalOnesAreCounted)
{
	auto found = encode_file(compile("a", "__thread int mine; __thread long yours = 2; int data = 1;\n"));

	EXPECT_EQ(found.size(), 1u);
	EXPECT_EQ(skipped.thread_local_, 2u);
}

TEST_F(Vars, DeclarationsAreNoVariables)
{
	auto found = encode_file(compile("a", "extern int elsewhere; int f(void) { return elsewhere; }\n"));

	EXPECT_TRUE(found.empty());
}

TEST_F(Vars, FunctionPointersAndForwardTypes)
{
	auto found = encode_file(compile("a", "struct unknown; struct unknown *p; int (*handler)(int, long);\n"
					      "extern char *names[]; char *names[] = { \"a\", \"b\" };\n"));

	EXPECT_EQ(found["p"].type, "forward unknown *");
	EXPECT_EQ(found["handler"].type, "int (int, long int) *");
	EXPECT_EQ(found["names"].type, "char * [2]");
}

TEST_F(Vars, AnonymousTypesAreEncoded)
{
	auto found = encode_file(
		compile("a", "struct { int x; union { int y; char z; }; } nameless; enum { A, B } e = B;\n"));

	EXPECT_EQ(found["nameless"].type, "struct ");
	EXPECT_EQ(found["nameless"].size, 8u);
	EXPECT_EQ(found["e"].size, 4u);
	EXPECT_EQ(counts.new_types, 3u);
}

TEST_F(Vars, AFlexibleArrayMakesTheVariableLargerThanItsType)
{
	auto found = encode_file(compile("a", "struct tail { int n; char rest[]; } tail = { 1, \"abc\" };\n"));

	EXPECT_EQ(found["tail"].type, "struct tail");
	EXPECT_EQ(found["tail"].size, 8u);
}

TEST_F(Vars, WhatAnAssemblerMadeIsBytes)
{
	auto found =
		encode_file(compile("a", "asm(\".data\\n.globl list\\n.type list, @object\\nlist: .long 1, 2, 3\\n\"\n"
					 "    \".size list, 12\\n\");\n"
					 "extern int list[]; int *p = list;\n"));

	EXPECT_EQ(found["list"].type, "unsigned char [12]");
}

TEST_F(Vars, AbsoluteSymbolsHaveNoPlace)
{
	auto found = encode_file(compile("a", "asm(\".globl number\\n.set number, 42\\n\"\n"
					      "    \".type number, @object\\n.size number, 4\\n\");\nint data = 1;\n"));

	EXPECT_FALSE(found.contains("number"));
	EXPECT_EQ(skipped.no_place, 1u);
}

TEST_F(Vars, DiscardedSectionsKeepTheirNames)
{
	auto found = encode_file(compile("a", "__attribute__((section(\".init.data\"))) int once = 1;\n"));

	EXPECT_EQ(found["once"].section, ".init.data");
}

TEST_F(Vars, CompressedDwarfIsReadToo)
{
	auto found = encode_file(compile("a", "struct list_head *head; long n = 4;\n", "-gdwarf-5 -gz"));

	EXPECT_EQ(found["n"].type, "long int");
}

TEST_F(Vars, CommonSymbolsHaveNoPlaceYet)
{
	auto found = encode_file(compile("a", "int tentative; int data = 1;\n", "-g -fcommon"));

	EXPECT_TRUE(found.contains("data"));
	EXPECT_FALSE(found.contains("tentative"));
}

TEST_F(Vars, WithoutDwarfVariablesAreBytes)
{
	auto found = encode_file(compile("a", "long data[3] = { 1 };\n", "-g0"));

	EXPECT_EQ(found["data"].type, "unsigned char [24]");
	EXPECT_EQ(counts.without_type, 1u);
}

TEST_F(Vars, WhatIsNoElfFileIsRefused)
{
	EXPECT_FALSE(DwarfFile::open("/dev/null"));
	EXPECT_FALSE(DwarfFile::open("/no/such/file"));
	EXPECT_FALSE(DwarfFile::open(std::string(paths::kernel_btf) + ".missing"));
}

/* Bytes of a good file changed and cut at random: an error or a result, never a crash. */
TEST_F(Vars, DamagedFilesDoNoHarm)
{
	const std::string good =
		compile("a", "struct list_head { struct list_head *next, *prev; } head; static int n[3] = { 1 };\n"
			     "struct s { int a:3; union { char c[4]; long l; }; } s; int *f(void) { return n; }\n");
	const auto bytes = read_file(good);
	std::mt19937 random(1);

	ASSERT_TRUE(bytes);
	for (int round = 0; round < 300; round++) {
		std::string bad = *bytes;

		for (int i = 0; i < 1 + round % 8; i++)
			bad[random() % bad.size()] = static_cast<char>(random());
		if (round % 5 == 0)
			bad.resize(random() % bad.size());
		const std::string path = dir + "/bad.o";
		std::FILE *file = std::fopen(path.c_str(), "wb");
		std::fwrite(bad.data(), 1, bad.size(), file);
		std::fclose(file);
		if (Result<DwarfFile> opened = DwarfFile::open(path)) {
			Counts ignored;
			(void)encode(*opened, base.get(), ignored);
		}
	}
}

/* A section of per-CPU variables of @type, each four bytes long. */
void add_percpu(btf *to, int type, const std::vector<std::pair<std::string, uint32_t>> &list)
{
	std::vector<int> ids;

	for (const auto &[name, offset] : list)
		ids.push_back(btf__add_var(to, name.c_str(), BTF_VAR_GLOBAL_ALLOCATED, type));
	btf__add_datasec(to, ".data..percpu", 64);
	for (size_t i = 0; i < list.size(); i++)
		btf__add_datasec_var_info(to, ids[i], list[i].second, 4);
}

TEST(Compare, PerCpuVariablesMustBeThoseOfTheKernelsOwnBtf)
{
	BtfPtr own(btf__new_empty());
	const int number = btf__add_int(own.get(), "int", 4, BTF_INT_SIGNED),
		  other = btf__add_int(own.get(), "u32", 4, 0);
	add_percpu(own.get(), number, {{"a", 0}, {"b", 4}, {"c", 8}});
	BtfPtr same(btf__new_empty_split(own.get())), moved(btf__new_empty_split(own.get())),
		retyped(btf__new_empty_split(own.get()));
	add_percpu(same.get(), number, {{"a", 0}, {"b", 4}, {"c", 8}, {"d", 12}});
	add_percpu(moved.get(), number, {{"a", 0}, {"b", 4}, {"c", 12}});
	add_percpu(retyped.get(), other, {{"a", 0}, {"b", 4}, {"c", 8}});

	EXPECT_EQ(compare_percpu(own.get(), same.get()).same, 3u);
	EXPECT_EQ(compare_percpu(own.get(), same.get()).only_here, 1u);
	EXPECT_TRUE(compare_percpu(own.get(), same.get()).differences.empty());
	const Comparison wrong = compare_percpu(own.get(), moved.get());
	ASSERT_EQ(wrong.differences.size(), 1u);
	EXPECT_EQ(wrong.differences[0], "at 8: nothing; its own BTF has c, type 1, 4 bytes");
	EXPECT_EQ(compare_percpu(own.get(), retyped.get()).differences.size(), 3u);
}

TEST(Compare, OfAModuleOnlyItsOwnPerCpuVariables)
{
	BtfPtr kernel(btf__new_empty());
	const int number = btf__add_int(kernel.get(), "int", 4, BTF_INT_SIGNED);
	add_percpu(kernel.get(), number, {{"a", 0}, {"b", 4}});
	BtfPtr own(btf__new_empty_split(kernel.get()));
	add_percpu(own.get(), number, {{"c", 0}});
	BtfPtr blob(btf__new_empty_split(own.get()));
	add_percpu(blob.get(), number, {{"c", 0}, {"d", 4}});
	const Comparison comparison = compare_percpu(own.get(), blob.get());

	EXPECT_EQ(comparison.same, 1u);
	EXPECT_EQ(comparison.only_here, 1u);
	EXPECT_TRUE(comparison.differences.empty());
}

TEST_F(Vars, TheReportNamesWhatWasLeftOut)
{
	encode_file(compile("a", "int data = 1; __thread int mine; struct {} nothing;\n"));
	const std::string text = report(counts, skipped);

	EXPECT_NE(text.find("encoded 1 of 1 variables"), std::string::npos) << text;
	EXPECT_NE(text.find("thread-local"), std::string::npos) << text;
	EXPECT_NE(text.find(".data "), std::string::npos) << text;
}

/* A flexible array has room after its struct; anything else were a wrong type. */
TEST_F(Vars, TheReportNamesVariablesOfAnotherSizeThanTheirTypes)
{
	encode_file(compile("a", "struct tail { int n; char rest[]; } tail = { 1, \"abc\" }; int data = 1, *pair[2];\n"
				 "asm(\".data\\n.type more, @object\\nmore: .long 1, 2\\n.size more, 8\\n\");\n"));

	const std::string text = report(counts, skipped);
	EXPECT_NE(text.find("of another size than their types: 1: tail (8 bytes, type 4)\n"), std::string::npos)
		<< text;
	EXPECT_NE(report(Counts(), skipped).find("of another size than their types: 0\n"), std::string::npos);
}

/* "pid" is in the base already, "data" in the section before. */
TEST_F(Vars, NamesCountForTheSectionThatHasThemFirst)
{
	encode_file(compile("a", "const int twelve_chars = 1; int pid = 2;\n"
				 "int *f(void) { static int eleven_char = 3; return &eleven_char; }\n"
				 "int *g(void) { static int eleven_char = 4; return &eleven_char; }\n"));

	ASSERT_EQ(counts.sections.size(), 2u);
	EXPECT_EQ(counts.sections[0].name, ".data");
	EXPECT_EQ(counts.sections[0].name_bytes, sizeof("eleven_char"));
	EXPECT_EQ(counts.sections[1].name_bytes, sizeof("twelve_chars") + sizeof(".rodata"));
	EXPECT_EQ(counts.tag_name_bytes,
		  sizeof("file:") + fs::path(dir).filename().string().size() + sizeof("/a.c") - 1);
}

} // namespace
} // namespace dt::vars
