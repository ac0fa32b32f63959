// SPDX-License-Identifier: GPL-2.0
/*
 * See known.h. Helpers that update the context end what the verifier knows of
 * pointers into its buffers; so does each function that calls them.
 */
#include "gen/known.h"

#include <algorithm>
#include <functional>

#include "gen/frame.h"

namespace dt::gen {

using namespace bpf;

bool Known::is_assigned(const typed::Variable *variable) const
{
	return std::binary_search(assigned.begin(), assigned.end(), variable, std::less<>());
}

void Known::assign(const typed::Variable *variable)
{
	const auto at = std::lower_bound(assigned.begin(), assigned.end(), variable, std::less<>());

	if (at == assigned.end() || *at != variable)
		assigned.insert(at, variable);
}

Reg Known::field(int16_t offset) const
{
	for (const auto &[at, r] : fields) {
		if (at == offset)
			return r;
	}
	return Reg::none;
}

void Known::intersect(const Known &other)
{
	auto common = [](Reg a, Reg b) { return a == b ? a : Reg::none; };

	scratch = common(scratch, other.scratch);
	globals = common(globals, other.globals);
	self = common(self, other.self);
	std::erase_if(fields, [&](const auto &field) { return other.field(field.first) != field.second; });
	/* Most often they are the same, and there may be many. */
	if (assigned != other.assigned)
		std::erase_if(assigned, [&](const typed::Variable *variable) { return !other.is_assigned(variable); });
}

void KnowingCode::note_effects(const Op &op)
{
	constexpr uint8_t call = BPF_JMP | BPF_CALL;

	if (op.code == call) {
		const bool updates = op.ref == RefKind::Call ? op.name == kFaultFunction :
				     op.imm == BPF_FUNC_buffer_reserve || op.imm == BPF_FUNC_buffer_commit ||
				     op.imm == BPF_FUNC_finalize_context;

		if (updates)
			known.scratch = Reg::none;
	}
	if (op.target != Label::None && is_jump_op(op)) {
		auto [it, is_new] = at_label_.try_emplace(op.target, known);

		if (!is_new)
			it->second.intersect(known);
	}
	if (op.code == (BPF_JMP | BPF_JA) || op.code == (BPF_JMP | BPF_EXIT))
		reachable_ = false;
}

void KnowingCode::emit(Op op)
{
	if (reachable_)
		note_effects(op);
	Code::emit(std::move(op));
}

void KnowingCode::emit(Op op, std::string note)
{
	op.note = std::move(note);
	emit(std::move(op));
}

void KnowingCode::bind(Label label)
{
	const auto it = at_label_.find(label);

	if (it != at_label_.end()) {
		if (reachable_)
			known.intersect(it->second);
		else
			known = std::move(it->second);
		at_label_.erase(it);
		reachable_ = true;
	}
	Code::bind(label);
}

} // namespace dt::gen
