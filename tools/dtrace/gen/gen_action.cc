// SPDX-License-Identifier: GPL-2.0
/*
 * Statements and actions: they write the fields of the open record in order. Also
 * exit().
 *
 * ActionRows has a row with a function for each action. Most actions only record:
 * the layout of the clause (layout.h) says which field comes next, and the consumer
 * acts later. stack(), sym() and the other recorded builtins write one field of
 * addresses, so they need no rows. Actions that must happen at once, such as stop()
 * and raise(), call a helper here.
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

#include <csignal>

namespace dt::gen {

using namespace bpf;

/* Writes @expr to the record. A field that shows names may have no @expr, as that of stack(). */
void Builder::put_field(const typed::Expr *expr, const Field &field)
{
	if (field.source != FieldSource::Record)
		return;
	const auto offset = static_cast<int16_t>(field.offset);
	if (field.names != Names::None) {
		put_names(record_.at(field.offset, field.size), field.names == Names::User, field.is_stack, expr);
		return;
	}
	if (field.is_object) {
		put(*expr, record_.at(field.offset, field.size));
		return;
	}
	if (field.is_string) {
		string_into(*expr, record_.at(field.offset, field.size));
		return;
	}
	code_.store_value(record_.base(), offset, field.width, value_or_pointer(*expr));
}

/*
 * Stores an address, or a stack, that fills @to. The number of the process comes first if it is one of a process.
 * @address of a stack is used only if a variable keeps the stack.
 */
void Builder::put_names(Memory to, bool is_user, bool is_stack, const typed::Expr *address)
{
	Value pid;

	if (is_stack && address && address->type->is_kept_stack()) {
		put(*address, to);
		return;
	}

	if (is_user) {
		pid = process();
		code_.store_value(to.base, static_cast<int16_t>(to.offset), 8, pid);
		to = {to.base, to.offset + 8, to.size - 8};
	}
	if (is_stack && is_user)
		stack_.put_user(to, pid);
	else if (is_stack)
		stack_.put(to);
	else
		code_.store_value(to.base, static_cast<int16_t>(to.offset), 8,
				  code_.fitted(value_for(to, *address), address->type, &types::UInt64));
}

/* At the end of the program, because the helper changes the registers that stack() starts from. */
void Builder::replace_result()
{
	const Label kept = code_.new_label();

	if (replaces_ == Reg::none)
		return;
	code_.emit(jump_if(Cmp::eq, replaces_, 0, kept));
	code_.emit(mov(Reg::r1, firing_.context()));
	code_.emit(mov(Reg::r2, result_));
	code_.emit(call_helper(BPF_FUNC_override_return));
	code_.bind(kept);
}

/* What each action adds to a program: its fields of the record, or what is done at once. */
struct Builder::ActionRows {
	using Node = const typed::Action &;
	struct Row {
		BuiltinId id;
		void (*code)(Builder &, Node, const LayoutAction *layout); /* nullptr: it has no place in the record */
	};

	static void put_fields(Builder &b, Node act, const LayoutAction *layout)
	{
		for (size_t i = 0; i < act.args.size(); i++)
			b.put_field(act.args[i].get(), fields_of(*layout)[i]);
	}

	/* print() of a pointer records it, and what it leads to; that is memory of the kernel, the process, or ours. */
	static void print(Builder &b, Node act, const LayoutAction *layout)
	{
		const typed::Expr &shown = *act.args[0];
		const auto &output = std::get<OutputAction>(layout->node);
		const Field &first = output.fields.front(), &last = output.fields.back();
		const Memory to = b.record_.at(last.offset, last.size);

		if (!last.is_object) {
			b.put_field(&shown, last);
		} else if (first.is_object) {
			b.put(shown, to);
		} else {
			const Value address = b.value_or_pointer(shown);
			Place place = at_address(address, shown.type->is_userland);

			if (first.source == FieldSource::Record)
				b.code_.store_value(b.record_.base(), static_cast<int16_t>(first.offset), first.width,
						    address);
			b.access_.read(to, to.size, place);
		}
	}

	/*
	 * State and status change together, once: whoever is first to leave an earlier
	 * state for Draining sets the status.
	 */
	static void leave(Builder &b, Node act, const LayoutAction *)
	{
		const Label done = b.code_.new_label();
		const Value status = b.value(*act.args[0]);
		const Reg wanted = b.code_.new_reg(), state = b.code_.new_reg(), activity = b.code_.new_reg();
		const auto draining = static_cast<int32_t>(Activity::Draining);

		if (status.is_constant()) {
			b.code_.load_const(wanted, static_cast<int64_t>(static_cast<uint64_t>(status.constant) << 32) |
							   draining);
		} else {
			b.code_.emit(mov(wanted, status.reg));
			b.code_.emit(alu(Alu::lsh, wanted, 32));
			b.code_.emit(alu(Alu::bor, wanted, draining));
		}
		b.code_.emit(load_value(state, kMapState, 0));
		b.code_.emit(load(Width::dw, Reg::r0, state, 0));
		b.code_.emit(alu32(Alu::mov, activity, Reg::r0));
		b.code_.emit(jump_if(Cmp::eq, activity, draining, done));
		b.code_.emit(cmpxchg(Width::dw, state, 0, wanted), "exit()");
		b.code_.bind(done);
	}

	/* tracemem(): the bytes, then how many of them are shown. */
	static void tracemem(Builder &b, Node act, const LayoutAction *layout)
	{
		const std::vector<Field> &fields = fields_of(*layout);
		const typed::Expr &from = *act.args[0];
		const Field &bytes = fields.front();
		const Value address = fields.size() > 1 ? b.value_or_pointer_before(from, *act.args[2]) :
							  b.value_or_pointer(from);
		Place place = at_address(address, from.type->is_userland);

		if (fields.size() > 1)
			b.put_field(act.args[2].get(), fields.back());
		b.access_.read(b.record_.at(bytes.offset, bytes.size), bytes.size, place);
	}

	/* To the process that fires; the kernel refuses what cannot be, such as one for a thread of its own. */
	static void signal(Builder &b, const Value &number)
	{
		b.code_.set(Reg::r1, number);
		b.code_.emit(call_helper(BPF_FUNC_send_signal));
		b.faults_.raise_if(Cmp::ne, Reg::r0, 0, Fault::IllegalOperation, number);
	}

	/* Half a second at most: longer would look like a processor that hangs. */
	static void chill(Builder &b, Node act, const LayoutAction *)
	{
		constexpr int32_t most = 500'000'000;
		const Value time = b.value(*act.args[0]);

		if (!time.is_constant())
			b.faults_.raise_if(Cmp::gt, time.reg, most, Fault::IllegalOperation, time);
		else if (static_cast<uint64_t>(time.constant) > most)
			b.faults_.raise(Fault::IllegalOperation, time);
		b.code_.set(Reg::r1, time);
		b.code_.emit(call_function("dt_chill"));
	}

	/* The function is not run; who called it gets @action's value. The last return() of all clauses counts. */
	static void replace(Builder &b, Node act, const LayoutAction *)
	{
		b.code_.set(b.result_, b.value(*act.args[0]));
		b.code_.emit(mov(b.replaces_, 1));
	}

	static void write_to_process(Builder &b, const Memory &from, const Value &size, const Value &to)
	{
		b.code_.set(Reg::r1, to);
		b.code_.address(Reg::r2, from);
		b.code_.set(Reg::r3, size);
		b.code_.emit(call_helper(BPF_FUNC_probe_write_user));
		b.faults_.raise_if(Cmp::ne, Reg::r0, 0, Fault::BadAddress, to);
	}

	/* The process's memory takes only what the program has, so the bytes go through working memory. */
	static void copyout(Builder &b, Node act, const LayoutAction *)
	{
		const typed::Expr &from = *act.args[0], &to = *act.args[1], &size_expr = *act.args[2];
		const auto most = static_cast<uint32_t>(b.shared_.scratchsize);
		const uint32_t at = b.work_.take(most);
		const Value source = b.kept_before(b.value_before(from, to), size_expr);
		const Value target = b.value_before(to, size_expr);
		const Value size = b.code_.fitted(b.value(size_expr), size_expr.type, &types::ULong);

		if (size.is_constant() && size.constant == 0)
			return;
		if (size.is_constant() && static_cast<uint64_t>(size.constant) > most)
			return b.faults_.raise(Fault::BadSize, size);
		const Label none = b.code_.new_label();
		if (!size.is_constant()) {
			b.faults_.raise_if(Cmp::gt, size.reg, static_cast<int32_t>(most), Fault::BadSize, size);
			b.code_.emit(jump_if(Cmp::eq, size.reg, 0, none));
		}
		b.access_.copy_foreign(b.memory_.at(at, most), size, source, from.type->is_userland);
		write_to_process(b, b.memory_.at(at, most), size, target);
		b.code_.bind(none);
	}

	/* With its NUL, at most as many bytes as the last argument says. */
	static void copyoutstr(Builder &b, Node act, const LayoutAction *)
	{
		const auto bytes = string_bytes(*act.args[0], b.shared_.strsize);
		const uint32_t at = b.work_.take(bytes);
		const bool has_limit = act.args.size() > 2;
		const Label fits = b.code_.new_label(), none = b.code_.new_label();

		b.string_into(*act.args[0], b.memory_.at(at, bytes));
		const Value target = has_limit ? b.value_before(*act.args[1], *act.args[2]) : b.value(*act.args[1]);
		const Value most = has_limit ? b.code_.fitted(b.value(*act.args[2]), act.args[2]->type, &types::ULong) :
					       Value{Reg::none, bytes, false};
		const Memory text = b.memory_.at(at, bytes);
		b.code_.copy_string(text, text);
		const Value size = b.code_.call_result();
		b.code_.emit(jump_if(Cmp::le, size.reg, b.code_.in_register(most), fits));
		b.code_.set(size.reg, most);
		b.code_.bind(fits);
		/* In this order: some verifiers note that a number is not 0 only if 0 is the least that it can be. */
		b.code_.emit(jump_if(Cmp::gt, size.reg, static_cast<int32_t>(bytes), none));
		b.code_.emit(jump_if(Cmp::eq, size.reg, 0, none));
		write_to_process(b, b.memory_.at(at, bytes), size, target);
		b.code_.bind(none);
	}

	/* A speculation that is not in use ends the clause: no later action is done. */
	static void speculate(Builder &b, Node act, const LayoutAction *)
	{
		b.code_.set(Reg::r1, b.code_.fitted(b.value(*act.args[0]), act.args[0]->type, &types::UInt));
		b.code_.emit(call_function("dt_speculate"));
		b.record_.speculate();
	}

	/* commit() and discard(). 0 is no fault: speculation() gives it if no number is free. */
	static void end_speculation(Builder &b, Node act, const LayoutAction *)
	{
		const Value number = b.code_.fitted(b.value(*act.args[0]), act.args[0]->type, &types::UInt);
		const auto most = static_cast<int32_t>(b.shared_.nspec);

		if (number.is_constant() && number.constant > most)
			b.faults_.raise(Fault::IllegalOperation, number);
		else if (!number.is_constant())
			b.faults_.raise_if(Cmp::gt, number.reg, most, Fault::IllegalOperation, number);
		b.code_.set(Reg::r1, number);
		b.code_.emit(call_function("dt_end_speculation"));
		b.record_.end_speculation();
	}

	static constexpr Row kRows[] = {
		{BuiltinId::Chill, chill},
		{BuiltinId::Clear, put_fields},
		{BuiltinId::Commit, end_speculation},
		{BuiltinId::Copyout, copyout},
		{BuiltinId::Copyoutstr, copyoutstr},
		{BuiltinId::Denormalize, put_fields},
		{BuiltinId::Discard, end_speculation},
		{BuiltinId::Exit, leave},
		{BuiltinId::Freopen, put_fields},
		{BuiltinId::Ftruncate, put_fields},
		{BuiltinId::Normalize, put_fields},
		{BuiltinId::Print, print},
		{BuiltinId::Printa, put_fields},
		{BuiltinId::Printf, put_fields},
		{BuiltinId::Raise,
		 [](Builder &b, Node act, const LayoutAction *) { signal(b, b.value(*act.args[0])); }},
		{BuiltinId::Return, replace},
		{BuiltinId::Setopt, put_fields},
		{BuiltinId::Speculate, speculate},
		{BuiltinId::Stop,
		 [](Builder &b, Node, const LayoutAction *) {
			 signal(b, {Reg::none, SIGSTOP, false});
		 }},
		{BuiltinId::System, put_fields},
		{BuiltinId::Trace, put_fields},
		{BuiltinId::Tracemem, tracemem},
		{BuiltinId::Trunc, put_fields},
	};
};

void Builder::action(const typed::Action &action, const LayoutAction *layout)
{
	static_assert(all_have_code(BuiltinKind::Action, ActionRows::kRows));
	if (action.builtin->kind == BuiltinKind::Recorded) {
		put_field(action.args.empty() ? nullptr : action.args[0].get(), fields_of(*layout)[0]);
		return;
	}
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
			code_.emit(store(Width::w, record_.base(), static_cast<int16_t>(layout->taken.offset), taken));
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
