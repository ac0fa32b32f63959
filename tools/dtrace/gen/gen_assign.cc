// SPDX-License-Identifier: GPL-2.0
/*
 * Assignments.
 *
 * An integer is computed and stored. A string or a struct is built directly in
 * its target, unless the target appears in the expression. A `this` scalar can be a
 * register: `this->x += 3` is one instruction then.
 *
 * An assignment that needs an allocation (a thread's storage, an element of an
 * associative array) can fail. Then the value is dropped and counted.
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

namespace {

/* Does @expr read @variable, or something we cannot follow? */
bool mentions(const typed::Expr &expr, const typed::Variable *variable)
{
	bool found = false;

	typed::walk_exprs(expr, [&](const typed::Expr &e) {
		const auto *ref = std::get_if<typed::VarRef>(&e.node);

		found = found || (ref && ref->variable == variable) ||
			std::holds_alternative<typed::AssocRef>(e.node) ||
			std::holds_alternative<typed::Deref>(e.node) || std::holds_alternative<typed::StringOf>(e.node);
	});
	return found;
}

} // namespace

/* A stack that is made now, or a kept one with another number of frames. */
void Builder::put_stack(const typed::Expr &stack, Memory to)
{
	if (!stack.type->is_kept_stack()) {
		put_names(to, std::get<typed::Call>(stack.node).builtin->id != BuiltinId::StackTrace, true, nullptr);
		return;
	}
	if (stack.type->size < to.size) {
		code_.zero(to);
		put(stack, {to.base, to.offset, stack.type->size});
		return;
	}
	Place whole;

	whole.offset = work_.take(stack.type->size);
	put(stack, memory_.at(static_cast<uint32_t>(whole.offset), stack.type->size));
	access_.read(to, to.size, whole);
}

/* A string or struct, to memory. */
void Builder::put(const typed::Expr &value, Memory to)
{
	if (value.type->is_string()) {
		string_into(value, to);
		return;
	}
	match(
		value.node, [&](const typed::StructValue &node) { put_struct(node, to); },
		[&](const typed::Assign &node) {
			assign_memory(node);
			Place place = locate(*node.place);
			access_.read(to, to.size, place);
		},
		[&](const typed::Comma &node) {
			discard(*node.left);
			put(*node.right, to);
		},
		[&](const typed::Conditional &node) {
			const Label no = code_.new_label(), done = code_.new_label();

			branch(*node.condition, no, false);
			put(*node.yes, to);
			code_.emit(jump(done));
			code_.bind(no);
			put(*node.no, to);
			code_.bind(done);
		},
		[&](const OneOf<typed::VarRef, typed::AssocRef, typed::KernelRef, typed::Deref, typed::MemberOf,
				typed::Element> auto &) {
			Place place = locate(value);

			access_.read(to, to.size, place);
		},
		[&](const typed::Convert &node) {
			if (value.type->is_kept_stack()) {
				put_stack(*node.operand, to);
				return;
			}
			code_.store_value(to.base, static_cast<int16_t>(to.offset), to.size,
					  number_as(*node.operand, value.type));
		},
		[](const OneOf<typed::Int, typed::Str, typed::BuiltinVar, typed::AddressOf, typed::StringOf,
			       typed::Unary, typed::Arith, typed::Compare, typed::CompareStrings, typed::Logic,
			       typed::Call, typed::CompoundAssign, typed::Increment> auto &) {
			no_code("struct of a number");
		});
}

void Builder::put_struct(const typed::StructValue &made, Memory to)
{
	code_.zero(to);
	for (const auto &[member, expr] : made.members) {
		Place place;

		add_member(place, member);
		const uint32_t bytes = bytes_of(member.type, shared_.strsize);
		const Memory there = code_.reachable({to.base, to.offset + static_cast<int32_t>(place.offset), bytes});
		if (member.type->is_scalar())
			access_.store_direct(there, place, member.type, value(*expr));
		else
			put(*expr, there);
	}
}

/* place = value of a string or struct. */
void Builder::assign_memory(const typed::Assign &node)
{
	const uint32_t bytes = bytes_of(node.place->type, shared_.strsize);
	Place place = locate_before(*node.place, *node.value);
	const Label done = code_.new_label(), dropped = code_.new_label();
	const bool whole = place.offset == 0 && place.index == Reg::none;
	const auto *text = std::get_if<typed::Str>(&node.value->node);
	const auto *made = std::get_if<typed::StructValue>(&node.value->node);
	const bool is_empty = (text && text->value.empty()) || (made && made->members.empty());

	/* An element that is not there reads as an empty string or zeros, so storing these deletes it. */
	if (place.is<in::ArrayElement>() && whole && is_empty) {
		access_.delete_element(place);
		return;
	}
	if (place.is<in::Thread>() && is_empty) {
		const Memory memory = access_.readable(place, bytes, done);

		if (!text)
			code_.zero(memory);
		else
			code_.emit(store(Width::b, memory.base, static_cast<int16_t>(memory.offset), 0), place.text());
		code_.bind(done);
		return;
	}
	if (place.is<in::ArrayElement>() && whole) {
		const auto room = static_cast<uint32_t>(room_of(node.place->type, shared_.strsize));
		const uint32_t at = work_.take(room);
		const Memory to = memory_.at(at, room);

		if (bytes != room)
			code_.zero(to);
		put(*node.value, {to.base, to.offset, bytes});
		access_.update_element(place, at);
		return;
	}
	/* Without a thread's storage there is no target, and the value is not computed. */
	const bool is_simple = place.is<in::Globals>() || place.is<in::Working>() ||
			       (place.is<in::Thread>() && !has_effects(*node.value));
	if (is_simple && place.variable() && !mentions(*node.value, place.variable())) {
		put(*node.value, access_.writable(place, bytes, dropped));
	} else {
		const uint32_t temp = work_.take(bytes);

		put(*node.value, memory_.at(temp, bytes));
		const Memory to = access_.writable(place, bytes, dropped);
		code_.address(Reg::r1, to);
		code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
		code_.address(Reg::r3, {memory_.working(), static_cast<int32_t>(temp), bytes});
		code_.emit(call_helper(node.place->type->is_string() ? BPF_FUNC_probe_read_kernel_str :
								       BPF_FUNC_probe_read_kernel));
	}
	if (place.is<in::Working>() && whole && place.variable() &&
	    bytes == bytes_of(place.variable()->type, shared_.strsize))
		code_.known.assigned.add(place.variable());
	if (place.may_be_missing()) {
		code_.emit(jump(done));
		code_.bind(dropped);
		code_.count(Counter::DynamicDrops);
		code_.bind(done);
	}
}

namespace {

/* What is stored. A place has the low bits only, so a store may undo what fits @v to its type, unless @v is used again. */
Value to_store(Value v, bool is_discarded)
{
	v.owned = v.owned && is_discarded;
	return v;
}

} // namespace

/* @is_discarded, here and below: nobody wants the value. */
Value Builder::assign(const typed::Expr &expr, const typed::Assign &node, bool is_discarded)
{
	if (!expr.type->is_scalar()) {
		assign_memory(node);
		return {};
	}
	Place place = locate_before(*node.place, *node.value);
	const Value v = node.place->type->size < 8 ? value(*node.value) : value_or_pointer(*node.value);

	access_.assign(place, node.place->type, to_store(v, is_discarded));
	return is_discarded ? Value{} : access_.kept(place, node.place->type, v);
}

Value Builder::compound(const typed::CompoundAssign &node, bool is_discarded)
{
	const Type *type = node.place->type;
	Place place = locate_before(*node.place, *node.value);
	const bool in_order = has_effects(*node.value);
	Value left;
	if (in_order)
		left = kept_before(memory_.number(access_.fetch(place, type)), *node.value);
	const Value right = value(*node.value);
	if (!in_order)
		left = memory_.number(access_.fetch_to_change(place, type));

	/* A register that holds the variable itself may be changed at once, if what is computed is what is stored. */
	const in::Register *in = place.in_register();
	if (!in_order && in && left.reg == in->reg && type->size == node.compute->size &&
	    type->is_signed == node.compute->is_signed && right.reg != left.reg)
		left.owned = true;
	else
		left = code_.fitted(left, type, node.compute);
	const Value v =
		code_.fitted(arithmetic_.compute(node.op, node.compute, left, right, false), node.compute, type);
	access_.assign(place, type, to_store(v, is_discarded));
	return is_discarded ? Value{} : access_.kept(place, type, v);
}

Value Builder::increment(const typed::Increment &node, const Type *type, bool is_discarded)
{
	const bool wants_old = node.is_post && !is_discarded;
	Place place = locate(*node.place);
	const Value old = memory_.number(access_.fetch_to_change(place, type));
	const in::Register *in = place.in_register();
	const bool in_place = in && old.reg == in->reg;
	Value before = old;

	if (wants_old && (in_place || !old.owned)) {
		before = {code_.new_reg(), 0, true};
		code_.set(before.reg, old);
	}
	const Reg r = in_place ? in->reg : wants_old ? code_.new_reg() : code_.changeable(old);
	if (!in_place && wants_old)
		code_.emit(mov(r, old.reg));
	if (node.delta == static_cast<int32_t>(node.delta))
		code_.emit(alu(Alu::add, r, static_cast<int32_t>(node.delta)));
	else
		code_.emit(alu(Alu::add, r, code_.in_register({Reg::none, node.delta, false})));
	if (type->is_integer())
		code_.fit(r, type);
	access_.assign(place, type, {r, 0, false});
	return is_discarded ? Value{} : wants_old ? before : access_.kept(place, type, {r, 0, false});
}

} // namespace dt::gen
