// SPDX-License-Identifier: GPL-2.0
/* The pool of working memory; see pool.h. */
#include "gen/pool.h"

namespace dt::gen {

using namespace bpf;

/* Unused bytes before and after the pool: an access that misses the pool by less is detected. */
constexpr uint32_t kGuard = 64;

void Pool::begin_program(uint32_t bytes)
{
	used_ = code_.new_reg();
	bytes_ = bytes;
	begin_ = work_.keep(kGuard + bytes + kGuard) + kGuard;
}

void Pool::begin_clause(bool uses_it)
{
	is_in_use_ = uses_it;
	if (uses_it)
		code_.emit(mov(used_, 0));
}

/* Where the next taking from the pool begins. */
void Pool::align_into(Reg r)
{
	code_.emit(mov(r, used_));
	code_.emit(alu(Alu::add, r, 7));
	code_.emit(alu(Alu::band, r, -8));
}

Place Pool::take(const Value &size)
{
	const auto most = static_cast<int32_t>(bytes_);
	Place place;

	place.offset = begin_;
	place.index = code_.new_reg();
	if (size.is_constant() && static_cast<uint64_t>(size.constant) > bytes_) {
		faults_.raise(Fault::OutOfScratch, {});
		code_.emit(mov(place.index, 0));
	} else if (size.is_constant()) {
		const auto bytes = static_cast<int32_t>(size.constant);

		align_into(place.index);
		faults_.raise_if(Cmp::gt, place.index, most - bytes, Fault::OutOfScratch);
		code_.emit(mov(used_, place.index));
		code_.emit(alu(Alu::add, used_, bytes));
	} else {
		const Reg left = code_.new_reg();

		/*
		 * The sum is not compared. If a sum with a constant must be one number, so must the other summand.
		 * The verifier of 6.12 then contradicts itself about its bounds, and knows the pointer no more.
		 */
		faults_.raise_if(Cmp::gt, size.reg, most, Fault::OutOfScratch);
		align_into(place.index);
		code_.emit(mov(left, most));
		code_.emit(alu(Alu::sub, left, size.reg));
		faults_.raise_if(Cmp::gt, place.index, left, Fault::OutOfScratch);
		code_.emit(mov(used_, place.index));
		code_.emit(alu(Alu::add, used_, size.reg));
	}
	return place;
}

Value Pool::address(const Place &place)
{
	const Value address = memory_.plain_number(memory_.working());

	code_.emit(alu(Alu::add, address.reg, static_cast<int32_t>(place.offset)));
	code_.emit(alu(Alu::add, address.reg, place.index));
	return address;
}

void Pool::check(const Value &address, const Value &size, Fault beyond)
{
	if (!is_in_use_ || address.is_constant())
		return;
	constexpr auto guard = static_cast<int32_t>(kGuard);
	const Reg offset = code_.new_reg();
	const Label begins = code_.new_label(), ok = code_.new_label();
	const Value start = memory_.plain_number(memory_.working());

	code_.emit(mov(offset, memory_.number(address).reg));
	code_.emit(alu(Alu::sub, offset, start.reg));
	code_.emit(alu(Alu::add, offset, guard - static_cast<int32_t>(begin_)));
	code_.emit(jump_if(Cmp::ge, offset, static_cast<int32_t>(bytes_) + 2 * guard, ok));
	code_.emit(alu(Alu::add, offset, -guard));
	code_.emit(jump_if(Cmp::le, offset, used_, begins));
	faults_.raise(Fault::BadAddress, address);
	code_.bind(begins);
	if (size.is_constant())
		code_.emit(alu(Alu::add, offset, static_cast<int32_t>(size.constant)));
	else
		code_.emit(alu(Alu::add, offset, size.reg));
	code_.emit(jump_if(Cmp::le, offset, used_, ok));
	faults_.raise(beyond, beyond == Fault::BadSize ? size : address);
	code_.bind(ok);
}

} // namespace dt::gen
