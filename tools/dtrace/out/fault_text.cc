// SPDX-License-Identifier: GPL-2.0
/*
 * Counts faults by their place in the program, and words the messages; see
 * fault_text.h.
 *
 * A record of a fault has the number of the BPF instruction. Each program has a
 * table of the instructions that can fault, in ascending order, with the span of D
 * they come from. So the place is found by binary search. If an instruction is not
 * in the table, the message has the number of the instruction instead.
 */
#include "out/fault_text.h"

#include <algorithm>

#include "base/diag.h"

namespace dt::out {

namespace {

/* Bytes of a piece of D that are shown. */
constexpr size_t kPiece = 60;

/* No process has memory below what vm.mmap_min_addr usually is, nor after what page tables of five levels reach. */
bool is_user_address(uint64_t address)
{
	return address >= 1u << 16 && address < uint64_t{1} << 56;
}

bool is_continuation(char c)
{
	return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

/* Without the blanks and the semicolon that end a statement. */
std::string_view without_end(std::string_view text)
{
	return text.substr(0, text.find_last_not_of(" \t\r\n;") + 1);
}

} // namespace

bool has_address(gen::Fault fault)
{
	return fault == gen::Fault::BadAddress || fault == gen::Fault::BadAlignment;
}

bool has_number(gen::Fault fault)
{
	return fault == gen::Fault::BadIndex || fault == gen::Fault::BadSize || fault == gen::Fault::NoCpu;
}

std::string fault_text(const run::Record &record)
{
	const auto address = static_cast<unsigned long long>(record.address);
	std::string what = gen::fault_name(record.fault);

	if (has_number(record.fault))
		what += format(" (%lld)", static_cast<long long>(address));
	else if (has_address(record.fault))
		what += format(" (0x%llx)", address);
	return format("error in dt_clause_%u for probe ID %u (%s): %s at BPF pc %u", record.clause, record.probe->id,
		      record.probe->full_name().c_str(), what.c_str(), record.pc);
}

Piece piece_of(const lex::Sources &sources, Span span)
{
	const SourcePlace place = sources.place(span);
	const std::string_view whole = without_end(sources.text(span));
	std::string_view text = whole.substr(0, whole.find('\n'));
	size_t length = std::min(text.size(), kPiece);

	while (length > 0 && length < text.size() && is_continuation(text[length]))
		length--;
	text = without_end(text.substr(0, length));
	Piece piece = {std::string(place.file), place.line, ""};
	for (char c : text)
		piece.code += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
	piece.code += text.size() < whole.size() ? "..." : "";
	return piece;
}

std::string Piece::text() const
{
	return file + format(":%u: ", line) + code;
}

void FaultReporter::add(const gen::Unit &unit)
{
	UnitFaults added = {.first_ecb = unit.first_ecb, .programs = {}};
	ProgramPlaces places;

	if (!sources_)
		return;
	for (const gen::Enabling &enabling : unit.enablings)
		added.programs.push_back(enabling.program);
	for (const gen::ClauseProgram &program : unit.programs)
		places.push_back(program.faults);
	added.places = static_cast<size_t>(std::ranges::find(places_, places) - places_.begin());
	if (added.places == places_.size())
		places_.push_back(std::move(places));
	units_.push_back(std::move(added));
}

const gen::FaultPlace *FaultReporter::find(const run::Record &record) const
{
	if (units_.empty())
		return nullptr;
	const UnitFaults &unit = *std::prev(std::ranges::upper_bound(units_, record.ecb, {}, &UnitFaults::first_ecb));
	/* A unit that could not be enabled as a whole is not here, and its first probes may have fired. */
	if (record.ecb - unit.first_ecb >= unit.programs.size())
		return nullptr;
	const uint32_t program = unit.programs[record.ecb - unit.first_ecb];
	if (program == gen::kNoProgram)
		return nullptr;
	const std::vector<gen::FaultPlace> &places = places_[unit.places][program];
	const auto at = std::ranges::lower_bound(places, record.pc, {}, &gen::FaultPlace::pc);
	return at != places.end() && at->pc == record.pc ? &*at : nullptr;
}

std::optional<Piece> FaultReporter::piece(const run::Record &record) const
{
	const gen::FaultPlace *place = find(record);

	return place ? std::optional(piece_of(*sources_, place->span)) : std::nullopt;
}

/* Once: who has read it will think of it at the other places, too. */
std::string FaultReporter::help(const run::Record &record, const gen::FaultPlace &place)
{
	if (is_advised_ || !place.reads_kernel || record.fault != gen::Fault::BadAddress ||
	    !is_user_address(record.address))
		return {};
	is_advised_ = true;
	return format("\n  0x%llx is a user address: copyinstr() and copyin() read memory of the process",
		      static_cast<unsigned long long>(record.address));
}

std::string FaultReporter::take(const run::Record &record)
{
	if (units_.empty())
		return fault_text(record);

	const gen::FaultPlace *place = find(record);
	const Span span = place ? place->span : Span{record.pc, 0, UINT32_MAX};
	Seen &seen = seen_[{record.clause, record.fault, span.source, span.begin, span.end}];
	seen.count++;
	if (seen.count == 1) {
		seen.what = gen::fault_name(record.fault) + std::string(" at ") +
			    (place ? piece_of(*sources_, span).text() : format("BPF pc %u", record.pc));
	}
	if (seen.count > kSaid + 1)
		return {};
	if (seen.count == kSaid + 1)
		return format("further errors in dt_clause_%u are counted: ", record.clause) + seen.what;
	std::string text = fault_text(record);
	if (place)
		text += ", at " + piece_of(*sources_, span).text() + help(record, *place);
	return text;
}

std::vector<std::string> FaultReporter::rest() const
{
	std::vector<std::string> said;

	for (const auto &[key, seen] : seen_) {
		if (seen.count <= kSaid)
			continue;
		const uint64_t more = seen.count - kSaid;
		said.push_back(count_of(more, "more error") + format(" in dt_clause_%u: ", std::get<0>(key)) +
			       seen.what);
	}
	return said;
}

} // namespace dt::out
