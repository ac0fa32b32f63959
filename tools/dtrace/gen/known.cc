// SPDX-License-Identifier: GPL-2.0
/*
 * See known.h. A helper that updates the context invalidates the verifier's
 * knowledge of pointers into its buffers. So does each function that calls such
 * a helper.
 */
#include "gen/known.h"

#include <algorithm>
#include <utility>

#include "gen/frame.h"

namespace dt::gen {

using namespace bpf;

bool Assigned::has(const typed::Variable *variable) const
{
	if (!list_)
		return false;
	const auto it = list_->position.find(variable);

	return it != list_->position.end() && it->second < count_;
}

void Assigned::add(const typed::Variable *variable)
{
	if (has(variable))
		return;
	if (!list_ || list_->order.size() != count_) {
		const std::shared_ptr<AssignedList> old = std::exchange(list_, std::make_shared<AssignedList>());

		for (size_t i = 0; i < count_; i++) {
			list_->order.push_back(old->order[i]);
			list_->position.emplace(old->order[i], i);
		}
	}
	list_->position.emplace(variable, count_++);
	list_->order.push_back(variable);
}

void Assigned::intersect(const Assigned &other)
{
	if (list_ == other.list_) {
		count_ = std::min(count_, other.count_);
		return;
	}
	Assigned common;

	for (size_t i = 0; i < count_; i++) {
		if (other.has(list_->order[i]))
			common.add(list_->order[i]);
	}
	*this = std::move(common);
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
	element = common(element, other.element);
	std::erase_if(fields, [&](const auto &field) { return other.field(field.first) != field.second; });
	assigned.intersect(other.assigned);
}

void KnowingCode::note_effects(const Op &op)
{
	constexpr uint8_t call = BPF_JMP | BPF_CALL;

	if (op.code == call) {
		const bool updates = op.ref == RefKind::Call  ? op.name == kFaultFunction :
				     op.ref == RefKind::BtfId ? false :
								op.imm == BPF_FUNC_buffer_reserve ||
									op.imm == BPF_FUNC_buffer_commit ||
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
