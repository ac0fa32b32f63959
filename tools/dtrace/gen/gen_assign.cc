// SPDX-License-Identifier: GPL-2.0
/*
 * Assignments.
 *
 * An integer is computed and stored. A string or a struct is built directly in
 * its target, unless the target appears in the expression. A `this` scalar is a
 * register: `this->x += 3` is one instruction.
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

void Builder::zero(Memory memory)
{
	if (memory.size <= 64 && memory.size % 8 == 0) {
		for (uint32_t i = 0; i < memory.size; i += 8)
			code_.emit(store(Width::dw, memory.base,
					 static_cast<int16_t>(memory.offset + static_cast<int32_t>(i)), 0));
		return;
	}
	/* A read that fails, and address 0 always does, clears its target. */
	address(Reg::r1, memory);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(memory.size)));
	code_.emit(mov(Reg::r3, 0));
	code_.emit(call_helper(BPF_FUNC_probe_read_kernel), "clears");
}

void Builder::store_direct(Memory to, const Place &place, const Type *type, const Value &v)
{
	const auto offset = static_cast<int16_t>(to.offset);

	if (place.bits) {
		const Width width = width_of(place.unit);
		const uint64_t mask = (place.bits == 64 ? ~0ull : (1ull << place.bits) - 1) << place.bit_shift;
		const Reg old = code_.new_reg(), bits = code_.new_reg();

		set(bits, v);
		if (place.bit_shift)
			code_.emit(alu(Alu::lsh, bits, place.bit_shift));
		code_.emit(alu(Alu::band, bits, in_register({Reg::none, static_cast<int64_t>(mask), false})));
		code_.emit(load(width, old, to.base, offset));
		code_.emit(alu(Alu::band, old, in_register({Reg::none, static_cast<int64_t>(~mask), false})));
		code_.emit(alu(Alu::bor, old, bits));
		code_.emit(store(width, to.base, offset, old), place.text());
		return;
	}
	store_value(to.base, offset, type->size, v, place.text());
}

void Builder::store_place(Place &place, const Type *type, const Value &v)
{
	const Label done = code_.new_label();
	const bool is_zero = v.is_constant() && v.constant == 0;

	if (place.kind == Place::Kind::Register) {
		if (v.reg != place.base)
			set(place.base, v);
		code_.known.assigned.add(place.variable);
		return;
	}
	const bool is_element = place.kind == Place::Kind::Assoc && place.offset == 0 && place.index == Reg::none &&
				!place.bits && same_type(type, place.variable->type);
	if (is_element && is_zero) {
		delete_element(place);
		return;
	}
	if (is_element) {
		const uint32_t to = work_.take(8);

		if (!v.is_constant()) {
			const Label keep = code_.new_label();

			code_.emit(jump_if(Cmp::ne, v.reg, 0, keep));
			delete_element(place);
			code_.emit(jump(done));
			code_.bind(keep);
		}
		store_direct(working_memory(to, 8), {}, &types::Long, v);
		update_element(place, to);
		code_.bind(done);
		return;
	}
	if (place.kind == Place::Kind::Self && is_zero) {
		/* Storage that is not there holds zeros. */
		const Memory memory = readable(place, type->size, done);

		store_direct(memory, place, type, v);
		code_.bind(done);
		return;
	}
	const Label dropped = code_.new_label();
	store_direct(writable(place, place.bits ? place.unit : type->size, dropped), place, type, v);
	if (place.kind == Place::Kind::Self || place.kind == Place::Kind::Assoc) {
		code_.emit(jump(done));
		code_.bind(dropped);
		count(Counter::DynamicDrops);
		code_.bind(done);
	}
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
			read_memory(to, to.size, place);
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

			read_memory(to, to.size, place);
		},
		[&](const typed::Convert &node) {
			store_value(to.base, static_cast<int16_t>(to.offset), to.size,
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
	zero(to);
	for (const auto &[member, expr] : made.members) {
		Place place;

		add_member(place, member);
		const uint32_t bytes = bytes_of(member.type, shared_.strsize);
		const Memory there =
			with_index({to.base, to.offset + static_cast<int32_t>(place.offset), bytes}, {}, bytes);
		if (member.type->is_scalar())
			store_direct(there, place, member.type, value(*expr));
		else
			put(*expr, there);
	}
}

/* place = value of a string or struct. */
void Builder::assign_memory(const typed::Assign &node)
{
	const uint32_t bytes = bytes_of(node.place->type, shared_.strsize);
	Place place = locate(*node.place);
	const Label done = code_.new_label(), dropped = code_.new_label();
	const bool whole = place.offset == 0 && place.index == Reg::none;
	const auto *text = std::get_if<typed::Str>(&node.value->node);
	const auto *made = std::get_if<typed::StructValue>(&node.value->node);
	const bool is_empty = (text && text->value.empty()) || (made && made->members.empty());

	/* What is not there is an empty string, or zeros, too. */
	if (place.kind == Place::Kind::Assoc && whole && is_empty) {
		delete_element(place);
		return;
	}
	if (place.kind == Place::Kind::Self && is_empty) {
		const Memory memory = readable(place, bytes, done);

		if (!text)
			zero(memory);
		else
			code_.emit(store(Width::b, memory.base, static_cast<int16_t>(memory.offset), 0), place.text());
		code_.bind(done);
		return;
	}
	if (place.kind == Place::Kind::Assoc && whole) {
		const auto room = static_cast<uint32_t>(room_of(node.place->type, shared_.strsize));
		const uint32_t at = work_.take(room);
		const Memory to = working_memory(at, room);

		if (bytes != room)
			zero(to);
		put(*node.value, {to.base, to.offset, bytes});
		update_element(place, at);
		return;
	}
	const bool is_simple = place.kind == Place::Kind::Global || place.kind == Place::Kind::Scratch;
	if (is_simple && place.variable && !mentions(*node.value, place.variable)) {
		put(*node.value, writable(place, bytes, dropped));
	} else {
		const uint32_t temp = work_.take(bytes);

		put(*node.value, working_memory(temp, bytes));
		const Memory to = writable(place, bytes, dropped);
		address(Reg::r1, to);
		code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
		address(Reg::r3, {scratch(), static_cast<int32_t>(temp), bytes});
		code_.emit(call_helper(node.place->type->is_string() ? BPF_FUNC_probe_read_kernel_str :
								       BPF_FUNC_probe_read_kernel));
	}
	if (place.kind == Place::Kind::Scratch && whole && place.variable &&
	    bytes == bytes_of(place.variable->type, shared_.strsize))
		code_.known.assigned.add(place.variable);
	if (place.kind == Place::Kind::Self || place.kind == Place::Kind::Assoc) {
		code_.emit(jump(done));
		code_.bind(dropped);
		count(Counter::DynamicDrops);
		code_.bind(done);
	}
}

/* The value of storing @v: what is in @place then, and of a bit-field only that is left. */
Value Builder::kept(const Place &place, const Type *type, const Value &v)
{
	if (place.kind == Place::Kind::Register)
		return {place.base, 0, false};
	if (place.bits == 0 || place.bits == 64)
		return {v.reg, v.constant, false};
	const Reg r = code_.new_reg();
	const int unused = 64 - place.bits;

	set(r, v);
	code_.emit(alu(Alu::lsh, r, unused));
	code_.emit(alu(type->is_signed ? Alu::arsh : Alu::rsh, r, unused));
	return {r, 0, true};
}

/* @is_discarded, here and below: nobody wants the value. */
Value Builder::assign(const typed::Expr &expr, const typed::Assign &node, bool is_discarded)
{
	if (!expr.type->is_scalar()) {
		assign_memory(node);
		return {};
	}
	Place place = locate(*node.place);
	const Value v = value(*node.value);

	store_place(place, node.place->type, v);
	return is_discarded ? Value{} : kept(place, node.place->type, v);
}

Value Builder::compound(const typed::CompoundAssign &node, bool is_discarded)
{
	const Type *type = node.place->type;
	Place place = locate(*node.place);
	const Value right = value(*node.value);
	Value left = load_place(place, type);

	/* A register that holds the variable itself may be changed at once, if what is computed is what is stored. */
	if (place.kind == Place::Kind::Register && type->size == node.compute->size &&
	    type->is_signed == node.compute->is_signed && right.reg != left.reg)
		left.owned = true;
	else
		left = fitted(left, type, node.compute);
	const Value v = fitted(compute(node.op, node.compute, left, right, false), node.compute, type);
	store_place(place, type, v);
	return is_discarded ? Value{} : kept(place, type, v);
}

Value Builder::increment(const typed::Increment &node, const Type *type, bool is_discarded)
{
	const bool wants_old = node.is_post && !is_discarded;
	Place place = locate(*node.place);
	const Value old = load_place(place, type);
	const bool in_place = place.kind == Place::Kind::Register;
	Value before = old;

	if (wants_old && (in_place || !old.owned)) {
		before = {code_.new_reg(), 0, true};
		set(before.reg, old);
	}
	const Reg r = in_place ? place.base : wants_old ? code_.new_reg() : changeable(old);
	if (!in_place && wants_old)
		code_.emit(mov(r, old.reg));
	if (node.delta == static_cast<int32_t>(node.delta))
		code_.emit(alu(Alu::add, r, static_cast<int32_t>(node.delta)));
	else
		code_.emit(alu(Alu::add, r, in_register({Reg::none, node.delta, false})));
	if (type->is_integer())
		fit(r, type);
	store_place(place, type, {r, 0, false});
	return is_discarded ? Value{} : wants_old ? before : kept(place, type, {r, 0, false});
}

} // namespace dt::gen
