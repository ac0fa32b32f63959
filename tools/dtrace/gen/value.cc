// SPDX-License-Identifier: GPL-2.0
/* Code for values; see value.h. */
#include "gen/value.h"

#include <cassert>
#include <utility>

namespace dt::gen {

using namespace bpf;

namespace {

Cmp mirrored(Cmp c)
{
	switch (c) {
	case Cmp::gt: return Cmp::lt;
	case Cmp::ge: return Cmp::le;
	case Cmp::lt: return Cmp::gt;
	case Cmp::le: return Cmp::ge;
	case Cmp::sgt: return Cmp::slt;
	case Cmp::sge: return Cmp::sle;
	case Cmp::slt: return Cmp::sgt;
	case Cmp::sle: return Cmp::sge;
	default: return c;
	}
}

} // namespace

Cmp inverse(Cmp c)
{
	switch (c) {
	case Cmp::eq: return Cmp::ne;
	case Cmp::ne: return Cmp::eq;
	case Cmp::gt: return Cmp::le;
	case Cmp::ge: return Cmp::lt;
	case Cmp::lt: return Cmp::ge;
	case Cmp::le: return Cmp::gt;
	case Cmp::sgt: return Cmp::sle;
	case Cmp::sge: return Cmp::slt;
	case Cmp::slt: return Cmp::sge;
	case Cmp::sle: return Cmp::sgt;
	case Cmp::set: break; /* has none, and is not made here */
	}
	assert(false);
	return Cmp::eq;
}

Reg ValueCode::in_register(const Value &v)
{
	if (!v.is_constant())
		return v.reg;
	const Reg r = new_reg();
	load_const(r, v.constant);
	return r;
}

Reg ValueCode::changeable(const Value &v)
{
	if (v.owned)
		return v.reg;
	const Reg r = new_reg();
	if (v.is_constant())
		load_const(r, v.constant);
	else
		emit(mov(r, v.reg));
	return r;
}

void ValueCode::set(Reg r, const Value &v)
{
	if (v.is_constant())
		load_const(r, v.constant);
	else if (r != v.reg)
		emit(mov(r, v.reg));
}

void ValueCode::fit(Reg r, const Type *type)
{
	const auto bits = static_cast<int16_t>(type->bits());

	if (bits == 64)
		return;
	if (type->is_signed)
		emit(movsx(r, r, bits));
	else if (bits == 32)
		emit(alu32(Alu::mov, r, r));
	else
		emit(alu(Alu::band, r, (1 << bits) - 1));
}

Value ValueCode::fitted(const Value &v, const Type *from, const Type *to)
{
	if (v.is_constant())
		return {Reg::none, static_cast<int64_t>(fit_to_type(static_cast<uint64_t>(v.constant), to)), false};
	const bool fits = to->size > from->size ?
				  (to->size == 8 || to->is_signed || !from->is_signed) :
				  to->size == from->size && (to->size == 8 || to->is_signed == from->is_signed);
	if (fits)
		return v;
	/* One instruction moves and cuts. */
	const Reg r = v.owned ? v.reg : new_reg();
	const auto bits = static_cast<int16_t>(to->bits());
	if (to->is_signed)
		emit(movsx(r, v.reg, bits));
	else if (bits == 32)
		emit(alu32(Alu::mov, r, v.reg));
	else {
		if (r != v.reg)
			emit(mov(r, v.reg));
		fit(r, to);
	}
	return {r, 0, true};
}

void ValueCode::emit_compare(Cmp cmp, const Value &a, const Value &b, Label target)
{
	if (a.is_constant() && !b.is_constant())
		return emit_compare(mirrored(cmp), b, a, target);
	const Reg left = in_register(a);
	if (b.is_immediate())
		emit(jump_if(cmp, left, static_cast<int32_t>(b.constant), target));
	else
		emit(jump_if(cmp, left, in_register(b), target));
}

Value ValueCode::call_result()
{
	const Reg r = new_reg();

	emit(mov(r, Reg::r0));
	return {r, 0, true};
}

void ValueCode::store_value(Reg base, int16_t offset, unsigned bytes, const Value &v, std::string note)
{
	if (v.is_immediate()) {
		emit(store(width_of(bytes), base, offset, static_cast<int32_t>(v.constant)), std::move(note));
		return;
	}
	const Reg r = in_register(v);
	if (v.owned && !ops().empty()) {
		const Op &last = ops().back();
		const bool is_self = last.kind == Op::Kind::Insn && last.dst == r && last.src == r;

		if ((is_self && last.code == (BPF_ALU64 | BPF_MOV | BPF_X) &&
		     last.off >= static_cast<int>(8 * bytes)) ||
		    (is_self && last.code == (BPF_ALU | BPF_MOV | BPF_X) && bytes <= 4))
			ops().pop_back();
	}
	emit(store(width_of(bytes), base, offset, r), std::move(note));
}

void ValueCode::address(Reg r, Memory memory)
{
	emit(mov(r, memory.base));
	if (memory.offset != 0)
		emit(alu(Alu::add, r, memory.offset));
}

void ValueCode::copy_string(Memory to, Memory from)
{
	address(Reg::r1, to);
	emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	address(Reg::r3, from);
	emit(call_helper(BPF_FUNC_probe_read_kernel_str));
}

Memory ValueCode::reachable(Memory memory)
{
	if (memory.offset < kFarOffset)
		return memory;
	const Reg r = new_reg();

	emit(mov(r, memory.base));
	emit(alu(Alu::add, r, memory.offset));
	return {r, 0, memory.size};
}

void ValueCode::zero(Memory memory)
{
	if (memory.size <= 64 && memory.size % 8 == 0) {
		for (uint32_t i = 0; i < memory.size; i += 8)
			emit(store(Width::dw, memory.base,
				   static_cast<int16_t>(memory.offset + static_cast<int32_t>(i)), 0));
		return;
	}
	/* A read that fails, and address 0 always does, clears its target. */
	address(Reg::r1, memory);
	emit(mov(Reg::r2, static_cast<int32_t>(memory.size)));
	emit(mov(Reg::r3, 0));
	emit(call_helper(BPF_FUNC_probe_read_kernel), "clears");
}

void ValueCode::count(Counter which)
{
	emit(mov(Reg::r1, static_cast<int32_t>(which)));
	emit(call_function("dt_count"));
}

} // namespace dt::gen
