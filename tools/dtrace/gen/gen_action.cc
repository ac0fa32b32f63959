// SPDX-License-Identifier: GPL-2.0
/*
 * Statements and actions: what goes into the open record, field by field, and
 * exit().
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

void Builder::put_field(const typed::Expr &expr, const Field &field)
{
	if (field.source != FieldSource::Record)
		return;
	const auto offset = static_cast<int16_t>(field.offset);
	if (field.names != Names::None) {
		put_names(field, &expr);
		return;
	}
	if (field.is_string) {
		string_into(expr, {record_, offset, field.size});
		return;
	}
	store_value(record_, offset, field.width, value(expr));
}

/* Of stacks @address is not looked at. */
void Builder::put_names(const Field &field, const typed::Expr *address)
{
	const bool is_user = field.names == Names::User;
	const uint32_t at = field.offset + (is_user ? 8 : 0);

	if (is_user)
		store_value(record_, static_cast<int16_t>(field.offset), 8,
			    context_field(offsetof(dtrace_bpf_context, pid), 4, "ctx.pid"));
	if (field.is_stack)
		stack_into({record_, static_cast<int32_t>(at), field.offset + field.size - at}, is_user);
	else
		store_value(record_, static_cast<int16_t>(at), 8,
			    fitted(value(*address), address->type, &types::UInt64));
}

/* print() of a pointer records it, and what it leads to; that is memory of the kernel, the process, or ours. */
void Builder::print_action(const typed::Expr &shown, const OutputAction &output)
{
	const Field &first = output.fields.front(), &last = output.fields.back();
	const Memory to = {record_, static_cast<int32_t>(last.offset), last.size};

	if (!last.is_object) {
		put_field(shown, last);
	} else if (first.is_object) {
		put(shown, to);
	} else {
		const Value address = value(shown);
		Place place = at_address(address, shown.type->is_userland);

		if (first.source == FieldSource::Record)
			store_value(record_, static_cast<int16_t>(first.offset), first.width, address);
		read_memory(to, to.size, place);
	}
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

/* What each action adds to a program: its fields of the record, or what is done at once. */
struct ActionRows {
	using Node = const typed::Action &;
	struct Row {
		BuiltinId id;
		void (*code)(Builder &, Node, const LayoutAction *layout); /* nullptr: it has no place in the record */
	};

	static void put_fields(Builder &b, Node act, const LayoutAction *layout)
	{
		for (size_t i = 0; i < act.args.size(); i++)
			b.put_field(*act.args[i], fields_of(*layout)[i]);
	}

	static void put_names(Builder &b, Node act, const LayoutAction *layout)
	{
		b.put_names(fields_of(*layout)[0], act.args.empty() ? nullptr : act.args[0].get());
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Exit, [](Builder &b, Node act, const LayoutAction *) { b.exit_action(act); }},
		{BuiltinId::Ftruncate, put_fields},
		{BuiltinId::Func, put_names},
		{BuiltinId::Jstack, put_names},
		{BuiltinId::Mod, put_names},
		{BuiltinId::Print,
		 [](Builder &b, Node act, const LayoutAction *layout) {
			 b.print_action(*act.args[0], std::get<OutputAction>(layout->node));
		 }},
		{BuiltinId::Printf, put_fields},
		{BuiltinId::StackTrace, put_names},
		{BuiltinId::Sym, put_names},
		{BuiltinId::Trace, put_fields},
		{BuiltinId::Uaddr, put_names},
		{BuiltinId::Ufunc, put_names},
		{BuiltinId::Umod, put_names},
		{BuiltinId::Ustack, put_names},
		{BuiltinId::Usym, put_names},
	};
};
static_assert(all_have_code(BuiltinKind::Action, ActionRows::kRows) &&
	      all_have_code(BuiltinKind::Recorded, ActionRows::kRows));

void Builder::action(const typed::Action &action, const LayoutAction *layout)
{
	const auto *row = find_row(ActionRows::kRows, action.builtin->id);

	if (!row)
		no_code("action");
	row->code(*this, action, layout);
}

/* @layout: null if nothing in it writes to the record. */
void Builder::if_statement(const typed::If &node, const IfAction *layout)
{
	const Label no = code_.new_label(), done = code_.new_label();
	const std::vector<LayoutAction> none;

	auto note_way = [&](int32_t taken) {
		if (layout)
			code_.emit(store(Width::w, record_, static_cast<int16_t>(layout->taken.offset), taken));
	};
	branch(*node.condition, no, false);
	note_way(1);
	statements(node.yes, layout ? layout->yes : none);
	code_.emit(jump(done));
	code_.bind(no);
	note_way(0);
	statements(node.no, layout ? layout->no : none);
	code_.bind(done);
}

/* @actions are the layout of @list: one entry for each statement that has output. */
void Builder::statements(const std::vector<typed::StmtPtr> &list, const std::vector<LayoutAction> &actions)
{
	auto next = actions.begin();

	for (const typed::StmtPtr &stmt : list) {
		const int mark = frame_.used();

		code_.set_span(stmt->span);
		work_.end_statement();
		match(
			stmt->node, [&](const typed::ExprStmt &node) { discard(*node.expr); },
			[&](const typed::AggUpdate &node) { aggregate(node); },
			[&](const typed::Action &node) {
				action(node, is_recorded(node.builtin->action) ? &*next++ : nullptr);
			},
			[&](const typed::If &node) {
				if_statement(node, has_output(*stmt) ? &std::get<IfAction>((next++)->node) : nullptr);
			});
		frame_.release_to(mark);
	}
}

} // namespace dt::gen
