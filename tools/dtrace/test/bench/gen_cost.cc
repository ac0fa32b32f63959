// SPDX-License-Identifier: GPL-2.0
/*
 * What compiling costs: COUNT statements or clauses of one KIND, from text to code.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured gen_cost KIND COUNT
 *
 * Only measured() is counted. The unit test GenCost compares two sizes.
 */
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../fuzz/front_end.h"

namespace {

using namespace dt;

struct Kind {
	const char *name;
	const char *statement;	     /* of two numbers */
	const char *probe = nullptr; /* each statement is a clause of it */
};

constexpr Kind kinds[] = {
	/* Each read can fail, and what it reads is spilled when calls are near. */
	{"reads", "\ttotal += *(int *)(arg%u + %u);\n"},
	/* Ways that part and meet. */
	{"branches", "\tif (arg%u == %u) { total++; } else { total = 1; }\n"},
	/* More and more variables of which it is known that they are assigned. */
	{"variables", "\tthis->v%u_%u = total ? arg1 : arg2;\n"},
	/* More and more of which none is there already. */
	{"literals", "\tname = \"number %u of %u\";\n"},
	/* Many clauses on one probe. */
	{"clauses-on-begin", "\ttotal += %u + %u;\n", "BEGIN"},
	{"clauses-on-a-function", "\ttotal += %u + %u;\n", "fbt::vfs_read:entry"},
};

std::string text(const Kind &kind, unsigned count)
{
	const std::string begin = std::string(kind.probe ? kind.probe : "BEGIN") + "\n{\n", end = "}\n";
	std::string made = "int total;\nstring name;\n" + begin;

	for (unsigned i = 0; i < count; i++) {
		made += kind.probe && i ? end + begin : "";
		made += format(kind.statement, i % 8, i / 8);
	}
	return made + end;
}

} // namespace

extern "C" __attribute__((noinline)) size_t measured(const std::string &text);

size_t measured(const std::string &text)
{
	const test::Compiled compiled(text);

	if (compiled.diags.has_errors())
		std::fputs(compiled.sources.format(compiled.diags, true).c_str(), stderr);
	return compiled.unit.programs.empty() ? 0 : compiled.unit.programs[0].code.insns.size();
}

int main(int argc, char **argv)
{
	for (const Kind &kind : kinds) {
		if (argc != 3 || std::strcmp(kind.name, argv[1]) != 0)
			continue;
		const size_t insns = measured(text(kind, static_cast<unsigned>(std::atol(argv[2]))));

		std::printf("%zu instructions\n", insns);
		return insns ? 0 : 1;
	}
	return 2;
}
