// SPDX-License-Identifier: GPL-2.0
/*
 * The types that dtrace-vars gives to variables.
 */
#include "vars_fixture.h"

namespace dt::vars {
namespace {

/* An empty struct lies where the next variable begins. Which of the two comes first in DWARF must not matter. */
TEST_F(Vars, AnEmptyVariableDoesNotGiveItsTypeToItsNeighbour)
{
	const std::string script = dir + "/order.lds";
	const std::string a = compile("a", "struct key {}; static struct key k __attribute__((section(\".bss.1\")));\n"
					   "void *f(void) { return &k; }\n");
	const std::string b = compile("b", "static long number __attribute__((section(\".bss.2\")));\n"
					   "long g(void) { return number++; }\n");
	std::FILE *file = std::fopen(script.c_str(), "w");

	std::fputs("SECTIONS { .bss : { *(.bss.1) *(.bss.2) } }", file);
	std::fclose(file);
	for (const std::string &order : {a + ' ' + b, b + ' ' + a}) {
		ASSERT_EQ(std::system(("ld -r -T " + script + " -o " + dir + "/both.o " + order).c_str()), 0);
		auto found = encode_file(dir + "/both.o");

		EXPECT_EQ(found.size(), 1u);
		EXPECT_EQ(found["number"].offset, 0u);
		EXPECT_EQ(found["number"].type, "long int") << order;
	}
}

/* As the kernel's linux_banner: a weak one of which only the strong one tells the size. */
TEST_F(Vars, OfSeveralDescriptionsTheOneWithASizeCounts)
{
	const std::string a = compile("a",
				      "extern const char text[] __attribute__((weak)); const char text[];\n"
				      "const char *f(void) { return text; }\n",
				      "-gdwarf-5 -w");
	const std::string b = compile("b", "const char text[] = \"four\";\n");

	ASSERT_EQ(std::system(("ld -r -o " + dir + "/both.o " + a + ' ' + b).c_str()), 0);
	auto found = encode_file(dir + "/both.o");
	EXPECT_EQ(found["text"].type, "const const char [5]");
}

/* "A=1 B=200": the enumerators of @name. */
std::string values_of(const btf *blob, const std::string &name)
{
	const btf_type *t = btf__type_by_id(blob, static_cast<uint32_t>(btf__find_by_name(blob, name.c_str())));
	std::string out;

	for (unsigned i = 0; i < btf_vlen(t); i++) {
		const bool is_wide = btf_is_enum64(t);
		const uint32_t offset = is_wide ? btf_enum64(t)[i].name_off : btf_enum(t)[i].name_off;
		const int64_t value = is_wide	   ? static_cast<int64_t>(btf_enum64_value(&btf_enum64(t)[i])) :
				      btf_kflag(t) ? int64_t{btf_enum(t)[i].val} :
						     int64_t{static_cast<uint32_t>(btf_enum(t)[i].val)};

		out += i ? " " : "";
		out += btf__name_by_offset(blob, offset) + ('=' + std::to_string(value));
	}
	return out + (btf_kflag(t) ? " signed" : "");
}

/* Forms of one, two and four bytes, in which the compiler writes them, have no sign. */
TEST_F(Vars, EnumeratorsKeepTheirValues)
{
	for (const char *flags : {"-gdwarf-5", "-gdwarf-4"}) {
		encode_file(compile("a",
				    "enum large { A = 1, B = 200, C = 0x8001, D = 0xfffffff0 } large;\n"
				    "enum negative { E = -1, F = 200, G = -0x8001 } negative;\n"
				    "enum wide { H = 0x8000000000000000, I = 3 } wide;\n"
				    "enum wide_negative { J = -0x100000000, K = 200 } wide_negative;\n",
				    flags));

		EXPECT_EQ(values_of(blob.get(), "large"), "A=1 B=200 C=32769 D=4294967280");
		EXPECT_EQ(values_of(blob.get(), "negative"), "E=-1 F=200 G=-32769 signed");
		EXPECT_EQ(values_of(blob.get(), "wide"), "H=-9223372036854775808 I=3");
		EXPECT_EQ(values_of(blob.get(), "wide_negative"), "J=-4294967296 K=200 signed");
	}
}

/* Names and places of the members are the same. */
TEST_F(Vars, StructsWithoutNameAreEqualOnlyIfTheirTypesAre)
{
	encode_file(compile("a",
			    "struct { unsigned a; } n1; struct { int a; } n2; struct { int a; } n3;\n"
			    "struct { char *p; } v1; struct { long *p; } v2; struct { struct { short s; } in; } w1;\n"
			    "struct { struct { unsigned short s; } in; } w2; union { struct { int x; } *p; } u1;\n"
			    "union { struct { unsigned x; } *p; } u2; struct { void (*f)(int); } f1;\n"
			    "struct { void (*f)(long); } f2;\n"));
	const auto id = [&](const char *name) {
		return btf__type_by_id(blob.get(), static_cast<uint32_t>(btf__find_by_name(blob.get(), name)))->type;
	};

	EXPECT_NE(id("n1"), id("n2"));
	EXPECT_EQ(id("n2"), id("n3"));
	for (const auto &[one, other] : {std::pair{"v1", "v2"}, {"w1", "w2"}, {"u1", "u2"}, {"f1", "f2"}})
		EXPECT_NE(id(one), id(other)) << one;
}

/* And so with a name, of two files. */
TEST_F(Vars, StructsOfOneNameAreEqualOnlyIfTheirTypesAre)
{
	const std::string a = compile("a", "struct one { int n; }; struct one a1;\n");
	const std::string b = compile("b", "struct one { unsigned n; }; struct one b1;\n");

	ASSERT_EQ(std::system(("ld -r -o " + dir + "/both.o " + a + ' ' + b).c_str()), 0);
	encode_file(dir + "/both.o");
	const auto id = [&](const char *name) {
		return btf__type_by_id(blob.get(), static_cast<uint32_t>(btf__find_by_name(blob.get(), name)))->type;
	};
	EXPECT_NE(id("a1"), id("b1"));
}

TEST_F(Vars, FunctionsAreEqualOnlyIfEachPartIs)
{
	auto found = encode_file(compile("a", "struct a; struct b;\n"
					      "struct a *(*one)(struct b *); struct b *(*other)(struct a *);\n"));

	EXPECT_EQ(found["one"].type, "forward a * (forward b *) *");
	EXPECT_EQ(found["other"].type, "forward b * (forward a *) *");
}

/* DWARF has only their declaration, as of the kernel's cpuhp_hp_states. */
TEST_F(Vars, ArraysWithoutSizeGetThatOfTheVariable)
{
	auto found = encode_file(compile("a", "struct step { long a; char b; }; static struct step steps[];\n"
					      "struct step *f(int n) { return steps + n; }\n"
					      "static struct step steps[] = { {}, {}, {} };\n"
					      "typedef const int table[]; static table odd;\n"
					      "int g(int n) { return odd[n]; }\n"
					      "static table odd = { 1, 2, 3, 4 };\n"
					      "static int pairs[][2]; int *h(int n) { return pairs[n]; }\n"
					      "static int pairs[][2] = { {1, 2}, {3, 4}, {5, 6} };\n"
					      "int none[0];\n"));

	EXPECT_EQ(found["steps"].type, "struct step [3]");
	EXPECT_EQ(found["odd"].type, "const const int [4]");
	EXPECT_EQ(found["pairs"].type, "int [2] [3]");
}

const std::string kManyTypes =
	"struct in { int x; union { int y; char z[3][5]; }; struct in *next; };\n"
	"struct out { struct in in[4]; unsigned a:3, b:12; long c:40; _Bool d:1; char tail[]; } out;\n"
	"enum e { LOW = -1, HIGH = 300 } e; enum { ONE = 1ul << 40 } wide; typedef struct { int n; } t; t named;\n"
	"const volatile char *const words[7]; int (*f)(struct out *, ...); void *nothing; long double large;\n"
	"int g(void) { static unsigned inner = 1; return inner++; } __attribute__((weak)) int weak = 1;\n";

/* Places of members, bounds, bit-fields and constants are written in other forms. */
TEST_F(Vars, EachVersionOfDwarfSaysTheSame)
{
	std::string first;

	for (const char *flags : {"-gdwarf-5", "-gdwarf-4", "-gdwarf-4 -gstrict-dwarf", "-gdwarf-3", "-gdwarf-5 -gz"}) {
		uint32_t size = 0;

		EXPECT_EQ(encode_file(compile("a", kManyTypes, flags)).size(), 10u);
		const void *raw = btf__raw_data(blob.get(), &size);
		const std::string bytes(static_cast<const char *>(raw), size);
		first = first.empty() ? bytes : first;
		EXPECT_TRUE(bytes == first) << flags;
	}
}

/* In DWARF 5 it puts addresses into a table; its names of statics in functions begin with the function's. */
TEST_F(Vars, ClangsVariablesAreThoseOfGcc)
{
	if (std::system("command -v clang >/dev/null") != 0)
		GTEST_SKIP() << "clang is not installed";
	const std::string statics =
		"static int first = 1, second[3]; int both(int i) { return first++ + second[i]++; }\n";
	const auto wanted = encode_file(compile("a", kManyTypes + statics));

	compiler = "clang";
	for (const char *flags : {"-gdwarf-5", "-gdwarf-4"}) {
		const auto found = encode_file(compile("b", kManyTypes + statics, flags));

		EXPECT_EQ(counts.without_type, 0u) << flags;
		ASSERT_EQ(found.size(), wanted.size()) << flags;
		for (const auto &[name, variable] : wanted) {
			ASSERT_TRUE(found.contains(name)) << name << ' ' << flags;
			/* The order of its const and volatile is each compiler's. */
			if (name != "words") {
				EXPECT_EQ(found.at(name).type, variable.type) << name << ' ' << flags;
			}
			EXPECT_EQ(found.at(name).size, variable.size) << name << ' ' << flags;
		}
	}
}

} // namespace
} // namespace dt::vars
