// SPDX-License-Identifier: GPL-2.0
/* Which piece of D a fault belongs to, and how often it is reported. */
#include <gtest/gtest.h>

#include "out/fault_text.h"
#include "test/fuzz/front_end.h"

namespace {

using namespace dt;
using out::FaultReporter;

/* The pieces of all faults of a program, in the order of its instructions. "k" after one that reads the kernel. */
std::vector<std::string> pieces(const test::Compiled &compiled)
{
	std::vector<std::string> list;

	EXPECT_FALSE(compiled.diags.has_errors()) << compiled.sources.format(compiled.diags, false);
	for (const gen::ClauseProgram &program : compiled.unit.programs)
		for (const gen::FaultPlace &place : program.faults)
			list.push_back(out::piece_of(compiled.sources, place.span).text() +
				       (place.reads_kernel ? " k" : ""));
	return list;
}

std::vector<std::string> pieces_of(std::string_view program)
{
	return pieces(test::Compiled(program));
}

using Pieces = std::vector<std::string>;

TEST(FaultPlaces, TheInnermostExpressionThatFails)
{
	EXPECT_EQ(pieces_of("BEGIN { n = 0; trace(1 + 7 / n + 2); }"), Pieces{"x.d:1: 7 / n"});
	EXPECT_EQ(pieces_of("BEGIN { trace(*(int *)arg0 + *(int *)arg1); }"),
		  (Pieces{"x.d:1: *(int *)arg0 k", "x.d:1: *(int *)arg1 k"}));
	EXPECT_EQ(pieces_of("int a[4]; BEGIN { a[arg0] = 1; }"), Pieces{"x.d:1: a[arg0]"});
	EXPECT_EQ(pieces_of("BEGIN { s = stringof((char *)arg0); }"), Pieces{"x.d:1: stringof((char *)arg0) k"});
	EXPECT_EQ(pieces_of("BEGIN { trace(strlen(stringof((char *)arg0))); }"),
		  Pieces{"x.d:1: stringof((char *)arg0) k"});
	EXPECT_EQ(pieces_of("BEGIN { @[stringof((char *)arg0)] = count(); }"),
		  Pieces{"x.d:1: stringof((char *)arg0) k"});
	EXPECT_EQ(pieces_of("BEGIN / 1 == *(int *)arg0 / { trace(1); }"), Pieces{"x.d:1: *(int *)arg0 k"});
	EXPECT_EQ(pieces_of("BEGIN { *(int *)arg0; }"), Pieces{"x.d:1: *(int *)arg0 k"});
}

TEST(FaultPlaces, MemoryOfTheProcessIsNotTheKernels)
{
	EXPECT_EQ(pieces_of("BEGIN { trace(copyinstr(arg0)); }"), Pieces{"x.d:1: copyinstr(arg0)"});
	EXPECT_EQ(pieces_of("BEGIN { trace(*(userland int *)arg0); }"), Pieces{"x.d:1: *(userland int *)arg0"});
	EXPECT_EQ(pieces_of("BEGIN { trace(stringof((userland char *)arg0)); }"),
		  Pieces{"x.d:1: stringof((userland char *)arg0)"});
}

TEST(FaultPlaces, WhatHasNoExpressionIsTheStatement)
{
	EXPECT_EQ(pieces_of("BEGIN { tracemem((void *)arg0, 8); trace(1); }"),
		  Pieces{"x.d:1: tracemem((void *)arg0, 8) k"});
}

TEST(FaultPlaces, WhatComesFromElsewhereIsAtItsUse)
{
	EXPECT_EQ(pieces_of("inline int share = 100 / *(int *)arg0;\nBEGIN { trace(share); }"),
		  (Pieces{"x.d:2: share k", "x.d:2: share"}));
	EXPECT_EQ(pieces_of("struct two { int first; };\nstruct out { int x; };\n"
			    "translator struct out < struct two *p > { x = p->first; };\n"
			    "BEGIN { trace(xlate <struct out>((struct two *)arg0).x); }"),
		  Pieces{"x.d:4: xlate <struct out>((struct two *)arg0).x k"});
}

TEST(FaultPlaces, OneLineNotTooLong)
{
	EXPECT_EQ(pieces_of("BEGIN\n{\n\ttracemem((void *)arg0,\n\t\t8);\n}"),
		  Pieces{"x.d:3: tracemem((void *)arg0,... k"});
	EXPECT_EQ(pieces_of("BEGIN { trace(*(int *)(arg0 + 1111111111 + 1111111111 + 1111111111 + 1111111111)); }"),
		  Pieces{"x.d:1: *(int *)(arg0 + 1111111111 + 1111111111 + 1111111111 + 11111... k"});
}

/* 59 bytes, a character of two bytes at the 60th, and more. */
TEST(FaultPlaces, BytesOfACharacterStayTogether)
{
	const std::string before(59, 'x'), text = before + "\u00e4 and more";
	lex::Sources sources;

	sources.add(ProgramKind::Script, "x.d", text);
	EXPECT_EQ(out::piece_of(sources, {0, static_cast<uint32_t>(text.size()), 0}).text(),
		  "x.d:1: " + before + "...");
}

/* Records of faults of a program on BEGIN. */
struct Faulty {
	test::Compiled compiled;
	std::vector<Probe> probes;
	FaultReporter faults{compiled.unit, compiled.sources};

	explicit Faulty(std::string_view program)
		: compiled(program), probes(gen::enabled_probes(compiled.unit, compiled.probes))
	{
	}
	/* The message about a fault at the @n-th place. */
	std::string take(size_t n, gen::Fault fault, uint64_t address = 0)
	{
		run::Record record;

		record.clause = 0;
		record.ecb = 1;
		record.probe = &probes[0];
		record.fault = fault;
		record.address = address;
		record.pc = compiled.unit.programs[0].faults[n].pc;
		std::string text = faults.take(record);
		if (const size_t at = text.find(" at BPF pc "); at != text.npos)
			text.replace(at + 11, text.find_first_not_of("0123456789", at + 11) - at - 11, "N");
		return text;
	}
};

constexpr gen::Fault kDivide = gen::Fault::DivideByZero, kAddress = gen::Fault::BadAddress;

TEST(FaultReporter, TenOfEachPlaceAreSaidTheOthersCounted)
{
	Faulty faulty("BEGIN { trace(1 / arg0); trace(2 / arg0); }");
	const std::string said =
		"error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc N, at x.d:1: 1 / arg0";

	for (int i = 0; i < 10; i++)
		EXPECT_EQ(faulty.take(0, kDivide), said);
	EXPECT_TRUE(faulty.faults.rest().empty());
	EXPECT_EQ(faulty.take(0, kDivide),
		  "further errors in dt_clause_0 are counted: divide-by-zero at x.d:1: 1 / arg0");
	EXPECT_EQ(faulty.faults.rest(), Pieces{"1 more error in dt_clause_0: divide-by-zero at x.d:1: 1 / arg0"});
	for (int i = 0; i < 22; i++)
		EXPECT_EQ(faulty.take(0, kDivide), "");
	EXPECT_NE(faulty.take(1, kDivide), "");
	EXPECT_EQ(faulty.faults.rest(), Pieces{"23 more errors in dt_clause_0: divide-by-zero at x.d:1: 1 / arg0"});
}

TEST(FaultReporter, WhoReadsAUserAddressAsTheKernelsIsToldOnce)
{
	Faulty faulty("BEGIN { trace(*(int *)arg0); trace(copyinstr(arg0)); }");
	const std::string help =
		"\n  0x7f0000001000 is a user address: copyinstr() and copyin() read memory of the process";
	const auto has_help = [&](const std::string &text) { return text.ends_with(help); };

	EXPECT_FALSE(has_help(faulty.take(1, kAddress, 0x7f0000001000))); /* copyinstr() knows */
	for (const uint64_t address : {0x1a8ull, 0xffffull, 0xffff888000001000ull, 0x6b6b6b6b6b6b6b6bull})
		EXPECT_EQ(faulty.take(0, kAddress, address).find('\n'), std::string::npos) << address;
	EXPECT_TRUE(has_help(faulty.take(0, kAddress, 0x7f0000001000)));
	EXPECT_FALSE(has_help(faulty.take(0, kAddress, 0x7f0000001000)));
}

TEST(FaultReporter, ThePlaceIsAfterTheMessage)
{
	const test::Compiled compiled("BEGIN { trace(1 / arg0); }\nEND { trace(1 / arg0); trace(2 / arg0); }");
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	FaultReporter faults(compiled.unit, compiled.sources);
	run::Record record;

	record.clause = 1;
	record.ecb = 2;
	record.probe = &probes[1];
	record.fault = gen::Fault::DivideByZero;
	record.pc = compiled.unit.programs[1].faults.at(1).pc;
	EXPECT_EQ(faults.take(record), format("error in dt_clause_1 for probe ID 2 (dtrace:::END): divide-by-zero at "
					      "BPF pc %u, at x.d:2: 2 / arg0",
					      record.pc));
	record.pc++;
	EXPECT_EQ(faults.take(record), out::fault_text(record));
}

TEST(FaultReporter, WithoutAProgramEachIsSaidAsOtherDTracesDo)
{
	Probe probe;
	run::Record record;
	FaultReporter faults;

	probe.id = 1;
	probe.provider = "dtrace";
	probe.name = "BEGIN";
	record.ecb = 1;
	record.probe = &probe;
	record.fault = kDivide;
	record.pc = 12;
	for (int i = 0; i < 20; i++)
		EXPECT_EQ(faults.take(record),
			  "error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc 12");
	EXPECT_TRUE(faults.rest().empty());
}

TEST(FaultReporter, AnInvalidSizeIsSaid)
{
	Faulty faulty("BEGIN { bcopy(execname, (void *)arg0, -1); }");

	EXPECT_NE(faulty.take(0, gen::Fault::BadSize, static_cast<uint64_t>(-1)).find(": invalid size (-1) at"),
		  std::string::npos);
}

/* The same clause in two programs is one place. */
TEST(FaultReporter, OfAllProbesTogether)
{
	test::Compiled compiled("BEGIN, END { trace(1 / arg0); }\nEND { trace(2); }");
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	FaultReporter faults(compiled.unit, compiled.sources);
	int said = 0;

	ASSERT_EQ(compiled.unit.programs.size(), 2u);
	for (uint32_t i = 0; i < 40; i++) {
		const uint32_t ecb = i % 2 + 1;
		run::Record record;

		record.ecb = ecb;
		record.probe = &probes[ecb - 1];
		record.fault = kDivide;
		record.pc = compiled.unit.programs[compiled.unit.enablings[ecb - 1].program].faults[0].pc;
		said += faults.take(record).starts_with("error in ");
	}
	EXPECT_EQ(said, 10);
	EXPECT_EQ(faults.rest(), Pieces{"30 more errors in dt_clause_0: divide-by-zero at x.d:1: 1 / arg0"});
}

/* Each process that starts may bring a unit, which is not kept. */
TEST(FaultReporter, TheUnitsOfLaterProbesMayBeGone)
{
	Faulty faulty("BEGIN { trace(1 / arg0); }");
	run::Record record;

	for (uint32_t first = 2; first < 5; first++) {
		gen::Unit later = faulty.compiled.unit;

		later.first_ecb = first;
		if (first == 4)
			later.programs[0].faults[0].pc += 100;
		faulty.faults.add(later);
	}
	record.probe = &faulty.probes[0];
	record.fault = kDivide;
	for (record.ecb = 1; record.ecb < 5; record.ecb++) {
		record.pc = faulty.compiled.unit.programs[0].faults[0].pc + (record.ecb == 4 ? 100 : 0);
		ASSERT_TRUE(faulty.faults.piece(record)) << record.ecb;
		EXPECT_EQ(faulty.faults.piece(record)->text(), "x.d:1: 1 / arg0");
	}
	record.ecb = 5;
	EXPECT_FALSE(faulty.faults.piece(record));
}

} // namespace
