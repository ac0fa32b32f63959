// SPDX-License-Identifier: GPL-2.0
/* The text of -d code and -S: programs, functions and records of a unit, with the lines of D they come from. */
#include "bpf/disasm.h"
#include "gen/unit.h"

namespace dt::gen {

using bpf::disassemble;

std::string source_line(const Sources &sources, Span span)
{
	const dt::Place place = sources.place(span);
	std::string_view text = place.line_text;

	while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
		text.remove_prefix(1);
	return format("%.*s:%u: %.*s", static_cast<int>(place.file.size()), place.file.data(), place.line,
		      static_cast<int>(text.size()), text.data());
}

std::string dump_code(const Unit &unit, const Sources &sources)
{
	std::string out;

	for (const RecordLayout &layout : unit.layouts)
		out += dump_layout(layout);
	auto lines = [&](Span span) { return source_line(sources, span); };
	for (const ClauseProgram &program : unit.programs) {
		out += program.code.name + format(", %zu instructions, %u arguments, clauses", program.code.insns.size(),
						  program.nargs);
		for (uint32_t clause : program.clauses)
			out += format(" %u", clause);
		out += "\n" + disassemble({program.code.insns, program.code.notes, program.code.relocs, {}, lines});
	}
	for (const bpf::Function &function : unit.functions) {
		out += function.name + format(", %zu instructions\n", function.insns.size()) +
		       disassemble({function.insns, function.notes, function.relocs, {}, lines});
	}
	return out;
}

} // namespace dt::gen
