// SPDX-License-Identifier: GPL-2.0
/*
 * The input is a library object. It is read, and each of its functions is
 * linked and listed.
 */
#include <cstdint>

#include "link/image.h"

using namespace dt;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	Result<bpf::Object> object = bpf::read_object("fuzz.o", {data, size});
	link::Library library;
	gen::Unit unit;

	if (!object)
		return 0;
	for (const bpf::LibraryFunction &function : object->functions) {
		gen::ClauseProgram program;
		bpf::Function &main = program.code;

		if (function.binding == bpf::Binding::Local || unit.programs.size() == 16)
			continue;
		main.name = "main";
		main.insns = {
			{.code = BPF_JMP | BPF_CALL, .dst_reg = 0, .src_reg = BPF_PSEUDO_CALL, .off = 0, .imm = -1},
			{.code = BPF_JMP | BPF_EXIT, .dst_reg = 0, .src_reg = 0, .off = 0, .imm = 0}};
		main.relocs = {{0, bpf::RefKind::Call, function.code.name, 0, -1}};
		unit.programs.push_back(std::move(program));
	}
	if (!library.add(std::move(*object)))
		return 0;
	unit.templates.resize(gen::kTrampolineKinds);
	unit.maps.push_back({.name = "map", .init = {}});
	const Result<link::Image> image = link::link(unit, library);
	if (image)
		link::dump_linked(*image, lex::Sources());
	return 0;
}
