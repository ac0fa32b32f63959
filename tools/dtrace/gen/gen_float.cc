// SPDX-License-Identifier: GPL-2.0
/*
 * Floating-point numbers are kept in memory. A register holds one only as bits,
 * because a BPF program cannot compute with them. A conversion is a call of the
 * library.
 */
#include <bit>

#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

namespace {

/* How dt_convert_number() is told what a number is; see lib/float.bpf.c. */
int32_t number_kind(const Type *type)
{
	return type->is_float() ? static_cast<int32_t>(type->size) : type->is_signed;
}

int64_t bits_of(int64_t number, const Type *from, const Type *to)
{
	if (to->size == sizeof(float))
		return std::bit_cast<uint32_t>(from->is_signed ? static_cast<float>(number) :
								 static_cast<float>(static_cast<uint64_t>(number)));
	return std::bit_cast<int64_t>(from->is_signed ? static_cast<double>(number) :
							static_cast<double>(static_cast<uint64_t>(number)));
}

} // namespace

/* @expr as a number of @type; one of them is a floating-point type. */
Value Builder::number_as(const typed::Expr &expr, const Type *type)
{
	Value from;

	if (expr.type->is_float()) {
		Place place = locate(expr);

		from = access_.fetch(place, expr.type->size == 8 ? &types::ULong : &types::UInt);
	} else {
		from = value(expr);
	}
	if (from.is_constant() && type->is_float())
		return {Reg::none, bits_of(from.constant, expr.type, type), false};
	code_.set(Reg::r1, from);
	code_.emit(mov(Reg::r2, number_kind(expr.type)));
	code_.emit(mov(Reg::r3, number_kind(type)));
	code_.emit(call_function("dt_convert_number"));
	return code_.call_result();
}

} // namespace dt::gen
