// SPDX-License-Identifier: GPL-2.0
/*
 * String expressions.
 *
 * Strings are computed into memory: a field of the record, or a temporary.
 * Short temporaries are on the stack, others in the scratch buffer. A
 * comparison with a literal needs no second temporary, because the kernel's
 * bpf_strncmp() reads the literal from its map. `execname == "..."` is by far
 * the most frequent comparison. It is two comparisons of 8 bytes, because the
 * kernel fills all 16 bytes of the name. They are loaded from the thread itself,
 * if the types of the kernel say where its name is.
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

#include <cstring>

namespace dt::gen {

using namespace bpf;

namespace {

/* nullptr: it is something else. */
const typed::BuiltinVar *as_execname(const typed::Expr &expr)
{
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && variable->builtin->id == BuiltinId::ExecName ? variable : nullptr;
}

/* The thread, to load the words of its name from. none: only the helper knows where they are. */
Reg thread_with_name(Firing &firing, const typed::BuiltinVar &execname)
{
	if (!execname.comm_at || execname.comm_at >= kFarOffset)
		return Reg::none;
	return firing.field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg;
}

Cmp sign_test(typed::CompareOp op)
{
	switch (op) {
	case typed::CompareOp::Lt: return Cmp::slt;
	case typed::CompareOp::Gt: return Cmp::sgt;
	case typed::CompareOp::Le: return Cmp::sle;
	case typed::CompareOp::Ge: return Cmp::sge;
	case typed::CompareOp::Eq: return Cmp::eq;
	case typed::CompareOp::Ne: return Cmp::ne;
	}
	return Cmp::eq;
}

/* a < b is b > a. */
typed::CompareOp mirrored(typed::CompareOp op)
{
	switch (op) {
	case typed::CompareOp::Lt: return typed::CompareOp::Gt;
	case typed::CompareOp::Gt: return typed::CompareOp::Lt;
	case typed::CompareOp::Le: return typed::CompareOp::Ge;
	case typed::CompareOp::Ge: return typed::CompareOp::Le;
	default: return op;
	}
}

} // namespace

/* For the time of one statement: on the stack if it is short, else in working memory. */
Memory Builder::temporary(uint32_t bytes)
{
	if (bytes <= kStackString && frame_.used() + static_cast<int>(bytes) <= kStackBytes / 4)
		return {fp, frame_.take(bytes), bytes};
	return memory_.take(bytes);
}

/* A string where it is, if that is memory that may be read directly; else in a temporary. */
Memory Builder::string_operand(const typed::Expr &expr)
{
	if (const auto *ref = std::get_if<typed::VarRef>(&expr.node); ref && ref->variable->scope != ast::Scope::Self) {
		Place place = locate(expr);

		return access_.readable(place, bytes_of(expr.type, shared_.strsize), code_.bail);
	}
	return string_temporary(expr);
}

Memory Builder::string_temporary(const typed::Expr &expr)
{
	const Memory memory = temporary(string_bytes(expr, shared_.strsize));

	string_into(expr, memory);
	return memory;
}

void Builder::note_cut(Span literal, size_t bytes)
{
	if (bytes >= shared_.strsize)
		cut_literals_.push_back({literal, bytes});
}

void Builder::literal_into(std::string_view text, Memory to)
{
	const uint32_t at = draft_.demand.literals.add(text);

	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.emit(load_value(Reg::r3, kMapLiterals, at),
		   format("\"%.*s\"", static_cast<int>(text.size()), text.data()));
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel_str));
}

/* Map "probe_names" begins with four u32 for each ecb number, 0 included: where its names are. */
void Builder::probe_name_into(int32_t column, BuiltinId part, Memory to)
{
	draft_.demand.probe_names = true;
	const Reg index = code_.changeable(firing_.enabling());
	code_.emit(alu(Alu::lsh, index, 2));
	if (column)
		code_.emit(alu(Alu::bor, index, column));
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.emit(load_value(Reg::r3, kMapProbeNames, 0));
	code_.emit(mov(Reg::r4, index));
	code_.emit(mov(Reg::r5, static_cast<int32_t>(shared_.probe_names_bytes)));
	code_.emit(call_function("dt_probe_name"), std::string(builtin(part).name));
}

void Builder::execname_into(const typed::BuiltinVar &execname, Memory to)
{
	const Reg task = to.size < kCommBytes ? Reg::none : thread_with_name(firing_, execname);

	for (uint32_t i = 0; task != Reg::none && i < kCommBytes; i += 8) {
		const Reg word = code_.new_reg();

		code_.emit(load(Width::dw, word, task, static_cast<int16_t>(execname.comm_at + i)), "execname");
		code_.emit(store(Width::dw, to.base, static_cast<int16_t>(to.offset + static_cast<int32_t>(i)), word));
	}
	if (task != Reg::none)
		return;
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(std::min(to.size, kCommBytes))));
	code_.emit(call_helper(BPF_FUNC_get_current_comm), "execname");
}

void Builder::string_into(const typed::Expr &expr, Memory to)
{
	const Computing computing = faults_.computing(expr);

	match(
		expr.node,
		[&](const typed::Str &node) {
			note_cut(expr.span, node.value.size());
			literal_into(node.value, to);
		},
		[&](const typed::Conditional &node) {
			const Label no = code_.new_label(), done = code_.new_label();

			branch(*node.condition, no, false);
			string_into(*node.yes, to);
			code_.emit(jump(done));
			code_.bind(no);
			string_into(*node.no, to);
			code_.bind(done);
		},
		[&](const typed::Comma &node) {
			discard(*node.left);
			string_into(*node.right, to);
		},
		[&](const typed::BuiltinVar &node) { string_variable_into(node, to); },
		[&](const typed::Call &node) { string_call(expr, node, to); },
		[&](const typed::StringOf &node) { string_of(*node.operand, to); },
		[&](const typed::Assign &node) {
			assign_memory(node);
			string_place_into(*node.place, to);
		},
		[&](const OneOf<typed::VarRef, typed::AssocRef, typed::KernelRef, typed::Deref, typed::MemberOf,
				typed::Element> auto &) { string_place_into(expr, to); },
		[](const OneOf<typed::Int, typed::AddressOf, typed::StructValue, typed::Convert, typed::Unary,
			       typed::Arith, typed::Compare, typed::CompareStrings, typed::Logic, typed::CompoundAssign,
			       typed::Increment> auto &) { no_code("string of a number"); });
}

/* The text at a pointer or in an array of characters. */
void Builder::string_of(const typed::Expr &operand, Memory to)
{
	if (operand.type->is_string()) {
		string_into(operand, to);
		return;
	}
	Place place = operand.type->is_array() ? locate(operand) :
						 at_address(value_or_pointer(operand), operand.type->is_userland);
	const uint32_t count = operand.type->is_array() ? operand.type->count : 0;

	if (count && count < to.size)
		access_.read_string({to.base, to.offset, count}, place, true);
	else
		access_.read_string(to, place);
}

void Builder::string_place_into(const typed::Expr &expr, Memory to)
{
	Place place = locate(expr);

	access_.read_string(to, place);
}

/* execname ==, != "literal". False if it is something else. */
bool Builder::branch_execname(const typed::CompareStrings &node, Label target, bool when)
{
	const typed::Expr *name = node.left.get(), *other = node.right.get();
	const bool is_equality = node.op == typed::CompareOp::Eq || node.op == typed::CompareOp::Ne;

	if (!as_execname(*name))
		std::swap(name, other);
	const auto *text = std::get_if<typed::Str>(&other->node);
	const typed::BuiltinVar *execname = as_execname(*name);
	if (!is_equality || !text || !execname || shared_.strsize < kCommBytes)
		return false;

	const bool jump_if_equal = (node.op == typed::CompareOp::Eq) == when;
	if (text->value.size() >= kCommBytes) {
		if (!jump_if_equal)
			code_.emit(jump(target));
		return true;
	}
	char wanted[kCommBytes] = {};
	int64_t words[2];
	std::memcpy(wanted, text->value.c_str(), std::strlen(text->value.c_str()));
	std::memcpy(words, wanted, sizeof(words));

	Memory memory = {thread_with_name(firing_, *execname), static_cast<int32_t>(execname->comm_at), kCommBytes};
	if (memory.base == Reg::none) {
		memory = temporary(kCommBytes);
		string_into(*name, memory);
	}
	const Label differs = code_.new_label();
	for (int i = 0; i < 2; i++) {
		const Reg r = code_.new_reg();
		const Value word = {Reg::none, words[i], false};

		code_.emit(load(Width::dw, r, memory.base, static_cast<int16_t>(memory.offset + 8 * i)), "execname");
		if (!jump_if_equal)
			code_.emit_compare(Cmp::ne, {r, 0, true}, word, target);
		else if (i == 0)
			code_.emit_compare(Cmp::ne, {r, 0, true}, word, differs);
		else
			code_.emit_compare(Cmp::eq, {r, 0, true}, word, target);
	}
	code_.bind(differs);
	return true;
}

void Builder::branch_strings(const typed::CompareStrings &node, Label target, bool when)
{
	const int mark = frame_.used();
	const typed::Expr *left = node.left.get(), *right = node.right.get();
	typed::CompareOp op = node.op;

	if (branch_execname(node, target, when)) {
		frame_.release_to(mark);
		return;
	}
	if (std::holds_alternative<typed::Str>(left->node)) {
		std::swap(left, right);
		op = mirrored(op);
	}
	const Memory a = has_effects(*right) ? string_temporary(*left) : string_operand(*left);
	if (const auto *text = std::get_if<typed::Str>(&right->node)) {
		const uint32_t at = draft_.demand.literals.add(text->value);

		code_.address(Reg::r1, a);
		code_.emit(mov(Reg::r2, static_cast<int32_t>(a.size)));
		code_.emit(load_value(Reg::r3, kMapLiterals, at), "\"" + text->value + "\"");
		code_.emit(call_helper(BPF_FUNC_strncmp));
	} else {
		const Memory b = string_operand(*right);

		code_.address(Reg::r1, a);
		code_.address(Reg::r2, b);
		code_.emit(mov(Reg::r3, static_cast<int32_t>(std::min(a.size, b.size))));
		code_.emit(call_function("dt_strcmp"));
	}
	/* Both give an int. */
	const Reg r = code_.new_reg();
	code_.emit(movsx(r, Reg::r0, 32));
	const Cmp test = sign_test(op);
	code_.emit(jump_if(when ? test : inverse(test), r, 0, target));
	frame_.release_to(mark);
}

} // namespace dt::gen
