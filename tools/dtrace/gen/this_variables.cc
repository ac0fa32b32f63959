// SPDX-License-Identifier: GPL-2.0
/* The clause-local variables of a program; see this_variables.h. */
#include "gen/this_variables.h"

#include <algorithm>

#include "gen/own_memory.h"

namespace dt::gen {

using namespace bpf;

namespace {

/*
 * The verifier knows the values of registers, and follows each combination of them: n flags in registers are 2^n ways
 * through the clauses that ask for them, and 15 flags are more than it follows. It does not know what working memory
 * holds. So the first integers are in registers, and the next ones in memory. Hundreds would take too much memory; they
 * are in registers, too, because few of so many are used at the same time.
 */
constexpr unsigned kFirstInMemory = 6, kEndInMemory = 102;

bool is_in_memory(unsigned number)
{
	return number >= kFirstInMemory && number < kEndInMemory;
}

} // namespace

ThisVariables::ThisVariables(Draft &draft, const std::vector<const ClauseUses *> &clauses) : DraftPart(draft)
{
	for (const ClauseUses *uses : clauses) {
		for (const typed::Variable *variable : uses->this_variables)
			add(*variable);
	}
}

void ThisVariables::add(const typed::Variable &variable)
{
	if (registers_.contains(&variable) || places_.contains(&variable))
		return;
	if (variable.type->is_pointer() || (variable.type->is_integer() && !is_in_memory(numbers_++)))
		registers_[&variable] = code_.new_reg();
	else
		places_[&variable] = work_.keep(bytes_of(variable.type, shared_.strsize));
}

Reg ThisVariables::reg(const typed::Variable &variable) const
{
	const auto it = registers_.find(&variable);

	return it == registers_.end() ? Reg::none : it->second;
}

bool ThisVariables::has(Reg r) const
{
	return std::ranges::any_of(registers_, [r](const auto &item) { return item.second == r; });
}

const typed::Variable *ThisVariables::largest() const
{
	const auto bytes = [&](const auto &item) { return bytes_of(item.first->type, shared_.strsize); };
	const auto found = std::ranges::max_element(places_, [&](const auto &a, const auto &b) {
		return std::pair(bytes(a), b.first->first_use.begin) < std::pair(bytes(b), a.first->first_use.begin);
	});

	return found == places_.end() ? nullptr : found->first;
}

void ThisVariables::note_read(const typed::Variable &variable)
{
	if (!code_.known.assigned.has(&variable))
		note_unassigned(variable);
}

void ThisVariables::put_zeros(OwnMemory &memory)
{
	std::sort(unassigned_.begin(), unassigned_.end(),
		  [](const auto *a, const auto *b) { return a->first_use.begin < b->first_use.begin; });
	unassigned_.erase(std::unique(unassigned_.begin(), unassigned_.end()), unassigned_.end());
	for (const typed::Variable *variable : unassigned_) {
		if (const Reg r = reg(*variable); r != Reg::none) {
			code_.emit(mov(r, 0), variable->text());
			continue;
		}
		const uint32_t bytes = bytes_of(variable->type, shared_.strsize);
		const Memory place = memory.at(places_.at(variable), bytes);

		if (variable->type->is_string())
			code_.emit(store(Width::b, place.base, static_cast<int16_t>(place.offset), 0),
				   variable->text());
		else
			code_.zero({place.base, place.offset, (bytes + 7) & ~7u});
	}
}

} // namespace dt::gen
