// SPDX-License-Identifier: GPL-2.0
/*
 * The text of -d code and -S: the programs, functions and records of a unit, with
 * the lines of D that they come from.
 *
 * The generator has left notes and references beside the instructions, and the
 * disassembler (bpf/) prints both. A reference is printed by its name, because its
 * address or descriptor is not known before the program is loaded.
 */
#include "bpf/disasm.h"
#include "gen/source_lines.h"
#include "gen/unit.h"

namespace dt::gen {

using bpf::disassemble;

std::string source_line(const lex::Sources &sources, Span span)
{
	const SourcePlace place = sources.place(span);
	std::string_view text = place.line_text;

	while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
		text.remove_prefix(1);
	return format("%.*s:%u: %.*s", static_cast<int>(place.file.size()), place.file.data(), place.line,
		      static_cast<int>(text.size()), text.data());
}

std::string SourceLines::operator()(Span span)
{
	if (span.source == line_.source && span.begin >= line_.begin && span.begin <= line_.end)
		return {};
	const std::string_view text = sources_.at(span.source).text, line = sources_.place(span).line_text;
	const auto begin = static_cast<uint32_t>(line.data() - text.data());

	line_ = {begin, begin + static_cast<uint32_t>(line.size()), span.source};
	return source_line(sources_, span);
}

std::string dump_code(const Unit &unit, const lex::Sources &sources)
{
	std::string out;

	for (const RecordLayout &layout : unit.layouts)
		out += dump_layout(layout);
	for (const ClauseProgram &program : unit.programs) {
		out += program.code.name +
		       format(", %zu instructions, %u arguments, clauses", program.code.insns.size(), program.nargs);
		for (uint32_t clause : program.clauses)
			out += format(" %u", clause);
		out += "\n" +
		       disassemble(
			       {program.code.insns, program.code.notes, program.code.relocs, {}, SourceLines(sources)});
	}
	for (const bpf::Function &function : unit.functions) {
		out += function.name + format(", %zu instructions\n", function.insns.size()) +
		       disassemble({function.insns, function.notes, function.relocs, {}, SourceLines(sources)});
	}
	return out;
}

} // namespace dt::gen
