// SPDX-License-Identifier: GPL-2.0
/*
 * Finds the place of an expression.
 *
 * locate() follows a path (variable, element, member, pointer) without reading
 * memory. Members of nested structs and elements only add to the offset, so
 * `p->a.b[2].c` is one read (access.cc). Each pointer in the path is another read.
 *
 * Each use of an element of an associative array writes its key into working
 * memory. The kernel compares and hashes all bytes of the key, so the bytes of a
 * string are cleared first.
 */
#include "base/visit.h"
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

namespace {

bool is_curthread(const typed::Expr &expr)
{
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && variable->builtin->id == BuiltinId::CurThread;
}

/*
 * Does @expr write all @bytes of its place in a key? The kernel fills what is after the name of a task, and a stack ends
 * with 0s.
 */
bool fills(const typed::Expr &expr, uint32_t bytes, uint64_t strsize)
{
	if (expr.type->is_kept_stack())
		return true;
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && variable->builtin->id == BuiltinId::ExecName && bytes == string_bytes(expr, strsize);
}

} // namespace

/*
 * A character of a string: the first one of what begins there. After the end that is nothing, whatever the memory
 * holds.
 */
Place Builder::locate_character(const typed::Element &node)
{
	/* The index, which often is a constant, comes first where the order does not matter. */
	const bool in_order = has_effects(*node.index) || has_effects(*node.array);
	CallArgument text;
	if (in_order)
		text = string_argument(*node.array, has_effects(*node.index));
	const Value index = value(*node.index);
	const auto count = static_cast<int32_t>(shared_.strsize);
	/* The library takes one size for the text and what it makes of it. */
	const auto bytes = static_cast<uint32_t>(shared_.strsize);
	const uint32_t at = work_.take(bytes);
	Place place;

	if (index.is_constant() && static_cast<uint64_t>(index.constant) >= shared_.strsize)
		faults_.raise(Fault::BadIndex, index);
	else if (!index.is_constant())
		faults_.raise_if(Cmp::ge, index.reg, count, Fault::BadIndex, index);
	if (!in_order)
		text = string_argument(*node.array, false);
	code_.address(Reg::r1, memory_.at(at, bytes));
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	set_argument(Reg::r3, text);
	code_.set(Reg::r4, index);
	code_.emit(mov(Reg::r5, 1));
	code_.emit(call_function("dt_substr"));
	place.offset = at;
	return place;
}

Place Builder::locate_element(const typed::Element &node, const typed::Expr &expr)
{
	if (node.array->type->is_string())
		return locate_character(node);
	Place place = locate_before(*node.array, *node.index);
	const uint32_t size = bytes_of(expr.type, shared_.strsize);
	const Value index = value(*node.index);
	const uint32_t count = node.array->type->count;

	if (index.is_constant()) {
		if (static_cast<uint64_t>(index.constant) >= count)
			faults_.raise(Fault::BadIndex, index);
		else
			place.offset += index.constant * size;
		return place;
	}
	faults_.raise_if(Cmp::ge, index.reg, static_cast<int32_t>(count), Fault::BadIndex, index);
	/* The index stays as it is for the fault's sake. */
	const Reg bytes = code_.new_reg();
	code_.emit(mov(bytes, index.reg));
	if ((size & (size - 1)) == 0 && size > 1)
		code_.emit(alu(Alu::lsh, bytes, __builtin_ctz(size)));
	else if (size > 1)
		code_.emit(alu(Alu::mul, bytes, static_cast<int32_t>(size)));
	if (place.index != Reg::none)
		code_.emit(alu(Alu::add, bytes, place.index));
	place.index = bytes;
	return place;
}

Place Builder::locate_deref(const typed::Deref &node, const Type *type)
{
	if (const auto *same = std::get_if<typed::AddressOf>(&node.pointer->node))
		return locate(*same->place);
	if (!is_curthread(*node.pointer))
		return at_address(value_or_pointer(*node.pointer), node.pointer->type->is_userland);
	Place place;

	place.memory =
		in::KnownObject{firing_.field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg, type, false};
	return place;
}

/* Writes the tuple; where it is in working memory. */
uint32_t Builder::key_of(const typed::AssocRef &node)
{
	const AssocMap &map = shared_.storage.map(*node.variable);
	const uint32_t key = work_.take(static_cast<uint32_t>(map.key_bytes));
	uint32_t at = key;

	if (node.variable->scope == ast::Scope::Self) {
		const Reg task = firing_.field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg;
		const Reg tid = firing_.field(offsetof(dtrace_bpf_context, tid), 4, "ctx.tid").reg;

		const Memory thread = memory_.at(at, kThreadKeyBytes);
		const auto offset = static_cast<int16_t>(thread.offset);
		code_.emit(store(Width::dw, thread.base, offset, task), "thread");
		code_.emit(store(Width::dw, thread.base, static_cast<int16_t>(offset + 8), tid));
		at += kThreadKeyBytes;
	}
	for (size_t i = 0; i < node.keys.size(); i++) {
		const typed::Expr &expr = *node.keys[i];

		if (expr.type->is_scalar()) {
			const Value v = value_or_pointer(expr);
			access_.store_direct(memory_.at(at, 8), {}, &types::Long, v);
		} else {
			const Memory to = memory_.at(at, map.keys[i]);

			if (!fills(expr, map.keys[i], shared_.strsize))
				code_.zero(to);
			put(expr, {to.base, to.offset,
				   expr.type->is_string() ? string_bytes(expr, shared_.strsize) :
							    bytes_of(expr.type, shared_.strsize)});
		}
		at += map.keys[i];
	}
	return key;
}

Place Builder::find_place(const typed::Expr &expr)
{
	return match(
		expr.node, [&](const typed::VarRef &node) { return access_.of_variable(*node.variable); },
		[&](const typed::AssocRef &node) {
			Place place;

			place.memory = in::ArrayElement{node.variable, key_of(node)};
			return place;
		},
		[&](const typed::KernelRef &node) { return locate_kernel(node); },
		[&](const typed::Deref &node) { return locate_deref(node, expr.type); },
		[&](const typed::MemberOf &node) {
			Place place = locate(*node.object);

			add_member(place, node.member);
			return place;
		},
		[&](const typed::Element &node) { return locate_element(node, expr); },
		/* A value in need of a place: the object of a member that a translator made, or that was assigned. */
		[&](const OneOf<typed::Int, typed::Str, typed::BuiltinVar, typed::AddressOf, typed::StringOf,
				typed::StructValue, typed::Convert, typed::Unary, typed::Arith, typed::Compare,
				typed::CompareStrings, typed::Logic, typed::Conditional, typed::Comma, typed::Call,
				typed::Assign, typed::CompoundAssign, typed::Increment> auto &) {
			Place place;
			const uint32_t bytes = bytes_of(expr.type, shared_.strsize), at = work_.take(bytes);

			place.offset = at;
			put(expr, memory_.at(at, bytes));
			return place;
		});
}

/* An address that lives in a variable's register is copied if @next may change the variable. */
Place Builder::locate_before(const typed::Expr &expr, const typed::Expr &next)
{
	Place place = locate(expr);

	if (this_.has(place.base())) {
		const auto *foreign = std::get_if<in::Foreign>(&place.memory);

		place.set_base(kept_before({place.base(), 0, false, foreign && foreign->is_pointer}, next).reg);
	}
	return place;
}

Place Builder::locate(const typed::Expr &expr)
{
	const Computing computing = faults_.computing(expr);
	Place place = find_place(expr);

	place.expr = &expr;
	return place;
}

} // namespace dt::gen
