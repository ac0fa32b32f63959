// SPDX-License-Identifier: GPL-2.0
/*
 * Of which types dtrace-vars says that the variables are.
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
	const std::string a = compile("a", "extern const char text[] __attribute__((weak)); const char text[];\n"
					   "const char *f(void) { return text; }\n", "-gdwarf-5 -w");
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
		const int64_t value = is_wide ? static_cast<int64_t>(btf_enum64_value(&btf_enum64(t)[i])) :
				      btf_kflag(t) ? int64_t{btf_enum(t)[i].val} :
						     int64_t{static_cast<uint32_t>(btf_enum(t)[i].val)};

		out += (i ? " " : "") + std::string(btf__name_by_offset(blob, offset)) + format("=%lld", static_cast<long long>(value));
	}
	return out + (btf_kflag(t) ? " signed" : "");
}

/* Forms of one, two and four bytes, in which the compiler writes them, have no sign. */
TEST_F(Vars, EnumeratorsKeepTheirValues)
{
	for (const char *flags : {"-gdwarf-5", "-gdwarf-4"}) {
		encode_file(compile("a", "enum large { A = 1, B = 200, C = 0x8001, D = 0xfffffff0 } large;\n"
					 "enum negative { E = -1, F = 200, G = -0x8001 } negative;\n"
					 "enum wide { H = 0x8000000000000000, I = 3 } wide;\n"
					 "enum wide_negative { J = -0x100000000, K = 200 } wide_negative;\n", flags));

		EXPECT_EQ(values_of(blob.get(), "large"), "A=1 B=200 C=32769 D=4294967280");
		EXPECT_EQ(values_of(blob.get(), "negative"), "E=-1 F=200 G=-32769 signed");
		EXPECT_EQ(values_of(blob.get(), "wide"), "H=-9223372036854775808 I=3");
		EXPECT_EQ(values_of(blob.get(), "wide_negative"), "J=-4294967296 K=200 signed");
	}
}

} // namespace
} // namespace dt::vars
