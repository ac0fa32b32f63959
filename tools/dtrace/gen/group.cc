// SPDX-License-Identifier: GPL-2.0
/*
 * Finds the programs of a unit, and enables its probes; see group.h.
 *
 * Some clauses must know how they fire: the caller of a function that returns is not
 * found as that of a function that begins. So probes that differ in this have
 * different programs, even if their lists of clauses are the same.
 */
#include "gen/group.h"

#include <algorithm>
#include <compare>
#include <map>
#include <set>

namespace dt::gen {

namespace {

/* The properties in which probes must agree to share a program. */
struct ProgramKey {
	std::vector<uint32_t> clauses;	   /* numbers */
	bool at_return, ends_call, is_end; /* see ClauseProgram */

	auto operator<=>(const ProgramKey &) const = default;
};

/* The numbers of the arguments that @clauses read. errno counts as the result of a system call. */
std::set<unsigned> args_used(const std::vector<const ClauseUses *> &clauses, bool ends_call)
{
	std::set<unsigned> used;

	if (ends_call)
		used.insert(1);
	for (const ClauseUses *clause : clauses)
		used.insert(clause->args.begin(), clause->args.end());
	return used;
}

/* The words for the arguments @used, ascending; false: there are not enough. */
bool place_args(const std::set<unsigned> &used, ClauseProgram &program)
{
	unsigned word = 0;

	for (const unsigned number : used) {
		if (number >= kMaxArgs) {
			while (used.contains(word))
				word++;
			if (word >= kMaxArgs)
				return false;
			program.slots.argument[word] = static_cast<uint8_t>(number);
		}
		program.nargs = std::max(program.nargs, (number < kMaxArgs ? number : word++) + 1);
	}
	return true;
}

/* The instance for @probe and @called, which is program number @program. */
TrampolineWanted wanted_for(const Probe &probe, const Way &way, uint32_t program, const ClauseProgram &called)
{
	if (called.nargs == 0)
		return {way.trampoline, program, nullptr, 0, {}};
	const ArgList &args = probe.arguments();
	return {way.trampoline, program, &args, std::min<unsigned>(called.nargs, args.count), called.slots};
}

template <typename T>
uint32_t index_of(std::vector<T> &list, const T &wanted)
{
	auto it = std::find(list.begin(), list.end(), wanted);

	if (it == list.end())
		it = list.insert(it, wanted);
	return static_cast<uint32_t>(it - list.begin());
}

/* Is the trampoline, or the program in its place, run by a tracepoint, which hands over no registers? */
bool is_at_tracepoint(TrampolineKind kind)
{
	return kind == TrampolineKind::RawTracepoint || kind == TrampolineKind::CallEntry ||
	       kind == TrampolineKind::CallReturn;
}

/* The key of probe number @id, which has @clauses. */
ProgramKey key_of(uint32_t id, const Probe &probe, const std::vector<ClauseUses> &all, std::vector<uint32_t> clauses)
{
	ProgramKey key = {};

	key.at_return = probe.at_return && have_any(pick(all, clauses), {BuiltinId::Caller, BuiltinId::StackDepth});
	key.ends_call = probe.ends_call && have_any(pick(all, clauses), {BuiltinId::Errno});
	key.is_end = id == kProbeEnd && clauses.size() > 1;
	key.clauses = std::move(clauses);
	return key;
}

/* A program for @probe and all others of its key. */
ClauseProgram program_for(const Probe &probe, const ProgramKey &key, const std::vector<const ClauseUses *> &clauses,
			  Diags &diags)
{
	ClauseProgram made;

	made.clauses = key.clauses;
	made.at_return = key.at_return;
	made.ends_call = key.ends_call;
	made.is_end = key.is_end;
	made.reads_registers = have_any(clauses, {BuiltinId::Caller, BuiltinId::StackDepth, BuiltinId::StackTrace});
	made.replaces_result = have_any(clauses, {BuiltinId::Return});
	if (!place_args(args_used(clauses, key.ends_call), made))
		diags.error(Tag::D_ARGS_IDX, clauses.back()->clause->span,
			    "the clauses of " + probe.full_name() + " look at more than ten arguments",
			    "leave out some of args[ ]");
	return made;
}

/* The trampoline of the last enabling, that of @probe, finds by the cookie at which exit of the function it is. */
void note_exits(const Probe &probe, Unit &unit)
{
	const auto *function = std::get_if<attach::UserFunction>(&probe.attachment);
	Enabling &made = unit.enablings.back();

	if (!function || function->exits.empty() || unit.trampolines[made.trampoline].nargs == 0)
		return;
	made.first_exit = static_cast<uint32_t>(unit.exits.size());
	for (const uint64_t exit : function->exits)
		unit.exits.push_back({made.probe, static_cast<uint32_t>(exit - function->offset)});
}

/* @probe, whose number is @id, is to run @program. */
void enable(uint32_t id, const Probe &probe, uint32_t program, WayWish wish, Unit &unit, OperandCases &cases)
{
	ClauseProgram &called = unit.programs[program];

	/* The registers of a record are those where the probe is, without one they are those of the tracing. */
	wish.arguments = called.nargs > 0 || called.reads_registers;
	const Way way = way_of(probe.attachment, wish);
	called.at_tracepoint |= called.reads_registers && is_at_tracepoint(way.trampoline);
	if (way.kind == Way::Kind::Straight) {
		called.is_straight = true;
		called.is_placed |= way.is_placed;
		unit.enablings.push_back({.probe = id,
					  .program = program,
					  .trampoline = kNoProgram,
					  .flags = way.is_placed ? kEcbPlaced : kEcbStraight,
					  .is_by_number = way.is_by_number});
		return;
	}
	called.is_trampolined = true;
	if (enable_operands(unit, cases, probe, program))
		return;
	const auto *call = std::get_if<attach::SystemCall>(&probe.attachment);
	const uint32_t trampoline = call ? add_call(unit, unit.enablings.size(), probe, *call, called.nargs) :
					   index_of(unit.trampolines, wanted_for(probe, way, program, called));
	unit.enablings.push_back({id, program, trampoline});
	note_exits(probe, unit);
}

/*
 * If system calls would need too many links on the tracepoints that all calls pass, a dispatcher serves them. The other
 * probes of their programs stay as they are.
 */
void limit_call_links(const ProbeTable &probes, Unit &unit)
{
	std::set<uint32_t> programs;

	for (const Enabling &enabling : unit.enablings) {
		if (enabling.is_by_number)
			programs.insert(enabling.program);
	}
	if (programs.size() <= kMostCallLinks)
		return;
	for (size_t i = 0; i < unit.enablings.size(); i++) {
		Enabling &enabling = unit.enablings[i];

		if (!enabling.is_by_number)
			continue;
		ClauseProgram &called = unit.programs[enabling.program];
		const Probe probe = probes.probe(enabling.probe);
		called.is_trampolined = true;
		enabling.trampoline =
			add_call(unit, i, probe, std::get<attach::SystemCall>(probe.attachment), called.nargs);
		enabling.flags = 0;
		enabling.is_by_number = false;
	}
	/* Programs that no event runs straight now need not ask how they are called. */
	for (ClauseProgram &program : unit.programs)
		program.is_straight = false;
	for (const Enabling &enabling : unit.enablings) {
		if (enabling.flags)
			unit.programs[enabling.program].is_straight = true;
	}
}

} // namespace

void group_probes(const std::vector<ClauseUses> &all, const ProbeTable &probes, WayWish wish, Unit &unit,
		  OperandCases &cases, Diags &diags)
{
	std::vector<std::pair<uint32_t, uint32_t>> pairs; /* probe, clause */
	std::map<ProgramKey, uint32_t> programs;

	for (const ClauseUses &uses : all) {
		for (uint32_t probe : uses.clause->probes)
			pairs.emplace_back(probe, uses.clause->number);
	}
	wish.no_fexit |=
		have_any(all, {BuiltinId::Caller, BuiltinId::StackDepth, BuiltinId::StackTrace, BuiltinId::Return});
	std::sort(pairs.begin(), pairs.end());
	for (size_t i = 0; i < pairs.size();) {
		const uint32_t id = pairs[i].first;
		const Probe probe = probes.probe(id);
		std::vector<uint32_t> clauses;

		for (; i < pairs.size() && pairs[i].first == id; i++)
			clauses.push_back(pairs[i].second);
		if (way_of(probe.attachment, {}).kind == Way::Kind::Fault) {
			unit.enablings.push_back({id, kNoProgram, kNoProgram});
			continue;
		}
		const auto number = static_cast<uint32_t>(unit.programs.size());
		const auto [found, is_new] = programs.try_emplace(key_of(id, probe, all, std::move(clauses)), number);
		if (is_new)
			unit.programs.push_back(
				program_for(probe, found->first, pick(all, found->first.clauses), diags));
		enable(id, probe, found->second, wish, unit, cases);
	}
	limit_call_links(probes, unit);
}

} // namespace dt::gen
