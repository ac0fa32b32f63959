// SPDX-License-Identifier: GPL-2.0
/*
 * Statements and actions: what goes into the open record, field by field, and
 * exit().
 */
#include "gen/builder.h"

#include <cassert>

namespace dt::gen {

using namespace bpf;

void Builder::put_field(const typed::Expr &expr, const Field &field)
{
	if (field.source != FieldSource::Record)
		return;
	const auto offset = static_cast<int16_t>(field.offset);
	if (field.is_string) {
		string_into(expr, {record_, offset, field.size});
		return;
	}
	const Value v = value(expr);
	if (v.is_immediate())
		code_.emit(store(width_of(field.width), record_, offset, static_cast<int32_t>(v.constant)));
	else
		code_.emit(store(width_of(field.width), record_, offset, in_register(v)));
}

/*
 * State and status change together, once: whoever is first to leave an earlier
 * state for Draining sets the status.
 */
void Builder::exit_action(const typed::Action &action)
{
	const Label done = code_.new_label();
	const Value status = value(*action.args[0]);
	const Reg wanted = code_.new_reg(), state = code_.new_reg(), activity = code_.new_reg();
	const auto draining = static_cast<int32_t>(Activity::Draining);

	if (status.is_constant()) {
		code_.load_const(wanted, static_cast<int64_t>(static_cast<uint64_t>(status.constant) << 32) | draining);
	} else {
		code_.emit(mov(wanted, status.reg));
		code_.emit(alu(Alu::lsh, wanted, 32));
		code_.emit(alu(Alu::bor, wanted, draining));
	}
	code_.emit(load_value(state, kMapState, 0));
	code_.emit(load(Width::dw, Reg::r0, state, 0));
	code_.emit(alu32(Alu::mov, activity, Reg::r0));
	code_.emit(jump_if(Cmp::eq, activity, draining, done));
	code_.emit(cmpxchg(Width::dw, state, 0, wanted), "exit()");
	code_.bind(done);
}

void Builder::action(const typed::Action &action, const OutputAction *output)
{
	switch (action.builtin->id) {
	case BuiltinId::Exit:
		exit_action(action);
		break;
	case BuiltinId::Trace:
	case BuiltinId::Printf:
		for (size_t i = 0; i < action.args.size(); i++)
			put_field(*action.args[i], output->fields[i]);
		break;
	default:
		assert(false && "check() lets no other action through");
	}
}

/* @actions are the layout of @list: one entry for each statement that has output. */
void Builder::statements(const std::vector<typed::StmtPtr> &list, const std::vector<LayoutAction> &actions)
{
	auto next = actions.begin();

	for (const typed::StmtPtr &stmt : list) {
		const int mark = frame_.used();

		code_.set_span(stmt->span);
		scratch_used_ = 0;
		if (const auto *expression = std::get_if<typed::ExprStmt>(&stmt->node)) {
			discard(*expression->expr);
		} else if (const auto *act = std::get_if<typed::Action>(&stmt->node)) {
			const bool has_output = act->builtin->id != BuiltinId::Exit;

			action(*act, has_output ? &std::get<OutputAction>((next++)->node) : nullptr);
		} else if (const auto *branching = std::get_if<typed::If>(&stmt->node)) {
			const IfAction &layout = std::get<IfAction>((next++)->node);
			const auto taken = static_cast<int16_t>(layout.taken.offset);
			const Label no = code_.new_label(), done = code_.new_label();

			branch(*branching->condition, no, false);
			code_.emit(store(Width::w, record_, taken, 1));
			statements(branching->yes, layout.yes);
			code_.emit(jump(done));
			code_.bind(no);
			code_.emit(store(Width::w, record_, taken, 0));
			statements(branching->no, layout.no);
			code_.bind(done);
		}
		frame_.release_to(mark);
	}
}

} // namespace dt::gen
