// SPDX-License-Identifier: GPL-2.0
/*
 * What linking costs: reads an object with FUNCTIONS functions and RELOCS
 * relocations in total (calls, constant data, maps), and links a clause that needs
 * all of them.
 *
 *   valgrind --tool=callgrind --collect-atstart=no --toggle-collect=measured link_cost FUNCTIONS RELOCS
 *
 * Only measured() is counted; writing the object is not. The unit test LinkCost
 * compares two sizes.
 */
#include <cstdio>
#include <cstdlib>

#include "../unit/elf_writer.h"
#include "link/image.h"

namespace {

using namespace dt::test;

/* Function n calls the ones after it in turn, so that none is left out and no path is cyclic. */
std::vector<uint8_t> write_object(uint32_t functions, uint32_t relocs)
{
	const uint32_t each = relocs / functions;
	std::vector<Insn> text;
	std::vector<std::pair<uint32_t, uint32_t>> calls, loads; /* at, function or 0: map, 1: data */
	ElfWriter elf;

	for (uint32_t n = 0; n < functions; n++) {
		for (uint32_t i = 0; i < each; i++) {
			const auto at = static_cast<uint32_t>(text.size());

			if (i % 4 == 3 || n + 1 == functions) {
				loads.emplace_back(at, i % 2);
				text.push_back(wide());
				text.push_back(insn(0));
			} else {
				calls.emplace_back(at, n + 1 + i * (functions - n - 1) / each);
				text.push_back(call());
			}
		}
		text.push_back(ret());
	}
	const uint32_t section = elf.code(".text", text), rodata = elf.data(".rodata", "12345678");
	std::vector<uint32_t> symbols;
	uint32_t begin = 0;
	for (uint32_t at = 0; at < text.size(); at++) {
		if (text[at].code != ret().code)
			continue;
		symbols.push_back(elf.function("f" + std::to_string(symbols.size()), section, begin, at + 1 - begin));
		begin = at + 1;
	}
	const uint32_t places[] = {elf.symbol("map", SHN_UNDEF), elf.section_symbol(rodata)};
	for (const auto &[at, what] : loads)
		elf.reloc(section, at, places[what], kLoad);
	for (const auto &[at, function] : calls)
		elf.reloc(section, at, symbols[function], kCall);
	return elf.finish();
}

} // namespace

/* Everything from the bytes of the object to the program. Instructions of the program, or 0. */
extern "C" __attribute__((noinline)) size_t measured(const std::vector<uint8_t> &bytes);

size_t measured(const std::vector<uint8_t> &bytes)
{
	constexpr uint32_t many = 1u << 30;
	auto object = dt::bpf::read_object("o", bytes);
	dt::link::Library library;
	dt::bpf::Function main;
	dt::gen::MapDef map;

	map.name = "map";
	main.name = "main";
	main.insns = {call(), ret()};
	main.relocs = {{0, dt::bpf::RefKind::Call, "f0", 0, -1}};
	if (!object || !library.add(std::move(*object)))
		return 0;
	const auto plan =
		dt::link::lay_out(main, library, {.insns = many, .functions = many, .frames = many, .stack = many});
	if (!plan)
		return 0;
	dt::link::LinkedProgram program = construct(*plan);
	dt::link::Maps maps({map});
	return resolve(program, library, maps) ? program.insns.size() : 0;
}

int main(int argc, char **argv)
{
	if (argc != 3)
		return 2;
	const auto functions = static_cast<uint32_t>(std::atol(argv[1]));
	const auto relocs = static_cast<uint32_t>(std::atol(argv[2]));
	const std::vector<uint8_t> bytes = write_object(functions, relocs);
	const size_t insns = measured(bytes);

	std::printf("%zu instructions\n", insns);
	return insns > relocs ? 0 : 1;
}
