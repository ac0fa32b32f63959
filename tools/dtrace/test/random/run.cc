// SPDX-License-Identifier: GPL-2.0
/*
 * random_run [SEED [COUNT [FIRST]]]: compiles random programs, links them, runs them on
 * the interpreter of this directory and compares their output with the expected one.
 *
 * Programs that the compiler rejects as too large are counted and reported; more than one in fifty is a
 * failure.
 */
#include <cstdio>
#include <cstdlib>

#include "../fuzz/front_end.h"
#include "machine.h"
#include "out/fault_text.h"
#include "out/print.h"
#include "random.h"
#include "run/record.h"

namespace {

using namespace dt;

enum class Outcome { Right, Wrong, Refused };

/* What the BEGIN clauses of @compiled print, and after it what went wrong. */
std::string printed(const test::Compiled &compiled, const link::Image &image)
{
	const std::vector<Probe> probes = gen::enabled_probes(compiled.unit, compiled.probes);
	test::Machine machine(image);
	std::string text;

	for (size_t i = 0; i < compiled.unit.enablings.size(); i++) {
		const gen::Enabling &enabling = compiled.unit.enablings[i];

		if (const std::string wrong =
			    machine.run(image.programs[enabling.program], static_cast<uint32_t>(i + 1), enabling.probe);
		    !wrong.empty())
			return text + wrong + '\n';
	}
	for (const test::Bytes &bytes : machine.records()) {
		run::Record record;

		if (!run::decode(bytes, {compiled.unit.layouts, probes}, record))
			return text + "a record that cannot be read\n";
		if (record.fault != gen::Fault::None)
			text += out::fault_text(record) + '\n';
		else
			out::print_record(
				record, 0, {.quiet = true}, "", [](const auto &, const auto &) {}, text);
	}
	return text;
}

bool is_too_large(const Diags &diags)
{
	for (const Diag &diag : diags.all()) {
		if (diag.tag == Tag::D_TOO_LARGE)
			return true;
	}
	return false;
}

Outcome try_program(const RandomProgram &program, std::string &got)
{
	const test::Compiled compiled(program.whole());

	if (compiled.diags.has_errors()) {
		got = compiled.sources.format(compiled.diags, true);
		return is_too_large(compiled.diags) ? Outcome::Refused : Outcome::Wrong;
	}
	const Result<link::Image> image = link::link(compiled.unit);
	got = image ? printed(compiled, *image) : image.error().text();
	return got == program.expected ? Outcome::Right : Outcome::Wrong;
}

uint64_t number(int argc, char **argv, int n, uint64_t otherwise)
{
	return argc > n ? std::strtoull(argv[n], nullptr, 10) : otherwise;
}

} // namespace

int main(int argc, char **argv)
{
	const uint64_t seed = number(argc, argv, 1, 1), count = number(argc, argv, 2, 400);
	uint64_t n = number(argc, argv, 3, 0), tried = 0, wrong = 0, refused = 0;

	for (; n < count && wrong < 5; n++) {
		const RandomProgram program = random_program(seed, n);
		std::string got;
		const Outcome outcome = try_program(program, got);

		tried++;
		refused += outcome == Outcome::Refused;
		if (outcome != Outcome::Wrong)
			continue;
		wrong++;
		std::printf("program %llu of seed %llu:\n%s\nprints:\n%s\ninstead of:\n%s\n",
			    static_cast<unsigned long long>(n), static_cast<unsigned long long>(seed),
			    program.whole().c_str(), got.c_str(), program.expected.c_str());
	}
	std::printf("%llu programs, %llu wrong, %llu refused as too large\n", static_cast<unsigned long long>(tried),
		    static_cast<unsigned long long>(wrong), static_cast<unsigned long long>(refused));
	return wrong || refused * 50 > tried ? 1 : 0;
}
