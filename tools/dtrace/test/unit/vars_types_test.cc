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

} // namespace
} // namespace dt::vars
