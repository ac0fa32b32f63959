// SPDX-License-Identifier: GPL-2.0
/*
 * Statements and actions: they write the fields of the open record in order.
 * Also exit().
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

#include <csignal>

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
	if (field.is_object) {
		put(expr, {record_, offset, field.size});
		return;
	}
	if (field.is_string) {
		string_into(expr, {record_, offset, field.size});
		return;
	}
	store_value(record_, offset, field.width, value(expr));
}

/* An address, or a stack, that fills @to; of a process's, its number is in front. Of stacks @address is not looked at. */
void Builder::put_names(Memory to, bool is_user, bool is_stack, const typed::Expr *address)
{
	if (is_user) {
		store_value(to.base, static_cast<int16_t>(to.offset), 8,
			    context_field(offsetof(dtrace_bpf_context, pid), 4, "ctx.pid"));
		to = {to.base, to.offset + 8, to.size - 8};
	}
	if (is_stack)
		stack_into(to, is_user);
	else
		store_value(to.base, static_cast<int16_t>(to.offset), 8,
			    fitted(value(*address), address->type, &types::UInt64));
}

void Builder::put_names(const Field &field, const typed::Expr *address)
{
	put_names({record_, static_cast<int32_t>(field.offset), field.size}, field.names == Names::User, field.is_stack,
		  address);
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

/* tracemem(): the bytes, then how many of them are shown. */
void Builder::tracemem_action(const typed::Action &action, const std::vector<Field> &fields)
{
	const typed::Expr &from = *action.args[0];
	const Field &bytes = fields.front();
	const Value address = fields.size() > 1 ? value_before(from, *action.args[2]) : value(from);
	Place place = at_address(address, from.type->is_userland);

	if (fields.size() > 1)
		put_field(*action.args[2], fields.back());
	read_memory({record_, static_cast<int32_t>(bytes.offset), bytes.size}, bytes.size, place);
}

/* To the process that fires; the kernel refuses what cannot be, such as one for a thread of its own. */
void Builder::signal_action(const Value &number)
{
	set(Reg::r1, number);
	code_.emit(call_helper(BPF_FUNC_send_signal));
	fault_if(Cmp::ne, Reg::r0, 0, Fault::IllegalOperation, number);
}

/* Half a second at most: longer would look like a processor that hangs. */
void Builder::chill_action(const typed::Action &action)
{
	constexpr int32_t most = 500'000'000;
	const Value time = value(*action.args[0]);

	if (!time.is_constant())
		fault_if(Cmp::gt, time.reg, most, Fault::IllegalOperation, time);
	else if (static_cast<uint64_t>(time.constant) > most)
		fault(Fault::IllegalOperation, time);
	set(Reg::r1, time);
	code_.emit(call_function("dt_chill"));
}

/* The function is not run; who called it gets @action's value. The last return() of all clauses counts. */
void Builder::return_action(const typed::Action &action)
{
	set(result_, value(*action.args[0]));
	code_.emit(mov(replaces_, 1));
}

/* At the end of the program, because the helper changes the registers that stack() starts from. */
void Builder::replace_result()
{
	const Label kept = code_.new_label();

	if (replaces_ == Reg::none)
		return;
	code_.emit(jump_if(Cmp::eq, replaces_, 0, kept));
	code_.emit(mov(Reg::r1, context_));
	code_.emit(mov(Reg::r2, result_));
	code_.emit(call_helper(BPF_FUNC_override_return));
	code_.bind(kept);
}

/* The process's memory takes only what the program has, so the bytes go through working memory. */
void Builder::copyout_action(const typed::Expr &from, const typed::Expr &to, const typed::Expr &size_expr)
{
	const auto most = static_cast<uint32_t>(shared_.scratchsize);
	const uint32_t at = work_.take(most);
	const Value source = value_before(from, to);
	const Value target = value_before(to, size_expr);
	const Value size = fitted(value(size_expr), size_expr.type, &types::ULong);

	if (size.is_constant() && size.constant == 0)
		return;
	if (size.is_constant() && static_cast<uint64_t>(size.constant) > most)
		return fault(Fault::BadSize, size);
	const Label none = code_.new_label();
	if (!size.is_constant()) {
		fault_if(Cmp::gt, size.reg, static_cast<int32_t>(most), Fault::BadSize, size);
		code_.emit(jump_if(Cmp::eq, size.reg, 0, none));
	}
	copy_foreign(working_memory(at, most), size, source, from.type->is_userland);
	write_to_process(working_memory(at, most), size, target);
	code_.bind(none);
}

/* With its NUL, at most as many bytes as the last argument says. */
void Builder::copyoutstr_action(const typed::Action &action)
{
	const auto bytes = string_bytes(*action.args[0], shared_.strsize);
	const uint32_t at = work_.take(bytes);
	const bool has_limit = action.args.size() > 2;
	const Label fits = code_.new_label(), none = code_.new_label();

	string_into(*action.args[0], working_memory(at, bytes));
	const Value target = has_limit ? value_before(*action.args[1], *action.args[2]) : value(*action.args[1]);
	const Value most = has_limit ? fitted(value(*action.args[2]), action.args[2]->type, &types::ULong) :
				       Value{Reg::none, bytes, false};
	const Memory text = working_memory(at, bytes);
	/* A copy onto itself counts. */
	address(Reg::r1, text);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	address(Reg::r3, text);
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel_str));
	const Value size = call_result();
	code_.emit(jump_if(Cmp::le, size.reg, in_register(most), fits));
	set(size.reg, most);
	code_.bind(fits);
	code_.emit(jump_if(Cmp::eq, size.reg, 0, none));
	code_.emit(jump_if(Cmp::gt, size.reg, static_cast<int32_t>(bytes), none));
	write_to_process(working_memory(at, bytes), size, target);
	code_.bind(none);
}

void Builder::write_to_process(const Memory &from, const Value &size, const Value &to)
{
	set(Reg::r1, to);
	address(Reg::r2, from);
	set(Reg::r3, size);
	code_.emit(call_helper(BPF_FUNC_probe_write_user));
	fault_if(Cmp::ne, Reg::r0, 0, Fault::BadAddress, to);
}

/* One that is not in use ends the clause: nothing behind it is done. */
void Builder::speculate_action(const typed::Action &action)
{
	set(Reg::r1, fitted(value(*action.args[0]), action.args[0]->type, &types::UInt));
	code_.emit(call_function("dt_speculate"));
	if (record_ == Reg::none) {
		code_.emit(jump_if(Cmp::eq, Reg::r0, 0, bail_));
		return;
	}
	if (unspeculated_ == Label::None)
		unspeculated_ = code_.new_label();
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, unspeculated_));
	code_.emit(store(Width::dw, record_, speculation_, Reg::r0), "speculation");
}

/* commit() and discard() */
void Builder::end_speculation_action(const typed::Action &action)
{
	set(Reg::r1, fitted(value(*action.args[0]), action.args[0]->type, &types::UInt));
	code_.emit(call_function("dt_end_speculation"));
	code_.emit(store(Width::dw, record_, speculation_, Reg::r0), "speculation");
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
		{BuiltinId::Chill, [](Builder &b, Node act, const LayoutAction *) { b.chill_action(act); }},
		{BuiltinId::Clear, put_fields},
		{BuiltinId::Commit, [](Builder &b, Node act, const LayoutAction *) { b.end_speculation_action(act); }},
		{BuiltinId::Copyout,
		 [](Builder &b, Node act, const LayoutAction *) {
			 b.copyout_action(*act.args[0], *act.args[1], *act.args[2]);
		 }},
		{BuiltinId::Copyoutstr, [](Builder &b, Node act, const LayoutAction *) { b.copyoutstr_action(act); }},
		{BuiltinId::Denormalize, put_fields},
		{BuiltinId::Discard, [](Builder &b, Node act, const LayoutAction *) { b.end_speculation_action(act); }},
		{BuiltinId::Exit, [](Builder &b, Node act, const LayoutAction *) { b.exit_action(act); }},
		{BuiltinId::Freopen, put_fields},
		{BuiltinId::Ftruncate, put_fields},
		{BuiltinId::Func, put_names},
		{BuiltinId::Jstack, put_names},
		{BuiltinId::Mod, put_names},
		{BuiltinId::Normalize, put_fields},
		{BuiltinId::Print,
		 [](Builder &b, Node act, const LayoutAction *layout) {
			 b.print_action(*act.args[0], std::get<OutputAction>(layout->node));
		 }},
		{BuiltinId::Printa, put_fields},
		{BuiltinId::Printf, put_fields},
		{BuiltinId::Raise,
		 [](Builder &b, Node act, const LayoutAction *) { b.signal_action(b.value(*act.args[0])); }},
		{BuiltinId::Return, [](Builder &b, Node act, const LayoutAction *) { b.return_action(act); }},
		{BuiltinId::Setopt, put_fields},
		{BuiltinId::Speculate, [](Builder &b, Node act, const LayoutAction *) { b.speculate_action(act); }},
		{BuiltinId::StackTrace, put_names},
		{BuiltinId::Stop,
		 [](Builder &b, Node, const LayoutAction *) {
			 b.signal_action({Reg::none, SIGSTOP, false});
		 }},
		{BuiltinId::Sym, put_names},
		{BuiltinId::System, put_fields},
		{BuiltinId::Trace, put_fields},
		{BuiltinId::Tracemem,
		 [](Builder &b, Node act, const LayoutAction *layout) { b.tracemem_action(act, fields_of(*layout)); }},
		{BuiltinId::Trunc, put_fields},
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
