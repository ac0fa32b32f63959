// SPDX-License-Identifier: GPL-2.0
/*
 * Functions on memory: alloca() and copyin() allocate from a pool that ends
 * with the clause; copyinto() and bcopy() write to the program's own memory;
 * also copyinstr().
 *
 * The verifier must see that a copy ends within its target. If the size is a
 * constant, the checks here compare it with the place of the target. If the
 * size is variable, it is limited to the size of the pool (-x scratchsize).
 * There is that much room behind all working memory and behind the globals, so
 * even the largest copy that the verifier considers possible stays in bounds.
 * The exact size was compared before.
 */
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* Larger ones, whose size is a constant, are a fault. */
constexpr int64_t kMostCopied = 65536;

/* Where the next taking from the pool begins. */
void Builder::align_into(Reg r)
{
	code_.emit(mov(r, pool_.used()));
	code_.emit(alu(Alu::add, r, 7));
	code_.emit(alu(Alu::band, r, -8));
}

/* Takes @size bytes of the pool; where they begin in working memory: @place.offset, and @place.index. */
Place Builder::take_from_pool(const Value &size)
{
	const auto most = static_cast<int32_t>(pool_.bytes());
	Place place;

	place.offset = pool_.begin();
	place.index = code_.new_reg();
	if (size.is_constant() && static_cast<uint64_t>(size.constant) > pool_.bytes()) {
		fault(Fault::OutOfScratch, {});
		code_.emit(mov(place.index, 0));
	} else if (size.is_constant()) {
		const auto bytes = static_cast<int32_t>(size.constant);

		align_into(place.index);
		fault_if(Cmp::gt, place.index, most - bytes, Fault::OutOfScratch);
		code_.emit(mov(pool_.used(), place.index));
		code_.emit(alu(Alu::add, pool_.used(), bytes));
	} else {
		const Reg end = code_.new_reg();

		fault_if(Cmp::gt, size.reg, most, Fault::OutOfScratch);
		align_into(place.index);
		code_.emit(mov(end, place.index));
		code_.emit(alu(Alu::add, end, size.reg));
		fault_if(Cmp::gt, end, most, Fault::OutOfScratch);
		code_.emit(mov(pool_.used(), end));
	}
	return place;
}

/*
 * An address that is known only at run time may be in the pool or near it. There a clause may touch what it was
 * given: what begins elsewhere is a fault, and what ends behind it is a fault of kind @beyond. The gaps of up to 7
 * bytes that align are not noticed.
 */
void Builder::check_pool(const Value &address, const Value &size, Fault beyond)
{
	if (!pool_.is_in_use() || address.is_constant())
		return;
	constexpr auto guard = static_cast<int32_t>(Pool::kGuard);
	const Reg offset = code_.new_reg();
	const Label begins = code_.new_label(), ok = code_.new_label();
	const Value start = plain_number(scratch());

	/* The verifier may know it as a pointer of the kernel's, from which it lets nobody subtract. */
	code_.emit(mov(offset, plain_number(address.reg).reg));
	code_.emit(alu(Alu::sub, offset, start.reg));
	code_.emit(alu(Alu::add, offset, guard - static_cast<int32_t>(pool_.begin())));
	code_.emit(jump_if(Cmp::ge, offset, static_cast<int32_t>(pool_.bytes()) + 2 * guard, ok));
	code_.emit(alu(Alu::add, offset, -guard));
	code_.emit(jump_if(Cmp::le, offset, pool_.used(), begins));
	fault(Fault::BadAddress, address);
	code_.bind(begins);
	if (size.is_constant())
		code_.emit(alu(Alu::add, offset, static_cast<int32_t>(size.constant)));
	else
		code_.emit(alu(Alu::add, offset, size.reg));
	code_.emit(jump_if(Cmp::le, offset, pool_.used(), ok));
	fault(beyond, beyond == Fault::BadSize ? size : address);
	code_.bind(ok);
}

/* The address, as a number, of what was taken from the pool. */
Value Builder::pool_address(const Place &place)
{
	const Value address = plain_number(scratch());

	code_.emit(alu(Alu::add, address.reg, static_cast<int32_t>(place.offset)));
	code_.emit(alu(Alu::add, address.reg, place.index));
	return address;
}

Value Builder::alloca_call(const typed::Call &node)
{
	const Value size = fitted(value(*node.args[0]), node.args[0]->type, &types::ULong);

	return pool_address(take_from_pool(size));
}

/* Reads @size bytes at @from into @to; if they are not there it is a fault. */
void Builder::copy_foreign(const Memory &to, const Value &size, const Value &from, bool is_userland, Fault beyond)
{
	if (!is_userland)
		check_pool(from, size, beyond);
	address(Reg::r1, to);
	set(Reg::r2, size);
	set(Reg::r3, from);
	code_.emit(call_helper(is_userland ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel));
	unread_if(Cmp::ne, from, is_userland);
}

Value Builder::copyin_call(const typed::Call &node)
{
	const Value from = value_before(*node.args[0], *node.args[1]);
	const Value size = fitted(value(*node.args[1]), node.args[1]->type, &types::ULong);
	const Place place = take_from_pool(size);
	const bool is_known = size.is_constant();

	if (!is_known)
		work_.padding = std::max(work_.padding, pool_.bytes());
	if (is_known && static_cast<uint64_t>(size.constant) > pool_.bytes())
		return {Reg::none, 0, false}; /* a fault has ended the clause */
	const auto bytes = is_known ? static_cast<uint32_t>(size.constant) : pool_.bytes();
	copy_foreign(with_index({scratch(), static_cast<int32_t>(place.offset), bytes}, place, bytes), size, from,
		     true);
	return pool_address(place);
}

/* copyinto(from, size, to) and bcopy(from, to, size). */
void Builder::copy_call(const typed::Expr &from_expr, const typed::Expr &to_expr, const typed::Expr &size_expr,
			bool is_userland)
{
	const Value from = value_before(from_expr, to_expr);
	const Value target = value_before(to_expr, size_expr);
	const Value size = fitted(value(size_expr), size_expr.type, &types::ULong);
	Place place = at_address(target, false);

	if (!size.is_constant()) {
		fault_if(Cmp::gt, size.reg, static_cast<int32_t>(shared_.scratchsize), Fault::BadSize, size);
		copy_foreign(own_memory(place, size, Fault::BadSize), size, from, is_userland);
		return;
	}
	if (size.constant == 0)
		return;
	if (size.constant < 0 || size.constant > kMostCopied) {
		fault(Fault::BadSize, size);
		return;
	}
	const auto bytes = static_cast<uint32_t>(size.constant);
	/* A target that large must at least be possible. */
	const uint64_t mark = work_.used();
	work_.take(bytes);
	work_.release_to(mark);
	copy_foreign(own_memory(place, size, Fault::BadSize), size, from, is_userland);
}

/* copyinstr(from [, most characters]) */
void Builder::copyinstr_into(const typed::Call &node, Memory to)
{
	const bool has_limit = node.args.size() > 1;
	const Value from = has_limit ? value_before(*node.args[0], *node.args[1]) : value(*node.args[0]);
	Value size = {Reg::none, to.size, false};

	if (has_limit) {
		size = fitted(value(*node.args[1]), node.args[1]->type, &types::ULong);
		if (size.is_constant()) {
			size.constant = static_cast<uint64_t>(size.constant) < to.size ? size.constant + 1 : to.size;
			size.constant = std::min<int64_t>(size.constant, to.size);
		} else {
			const Label fits = code_.new_label();
			const auto most = static_cast<int32_t>(to.size - 1);

			size = {changeable(size), 0, true};
			code_.emit(jump_if(Cmp::le, size.reg, most, fits));
			code_.emit(mov(size.reg, most));
			code_.bind(fits);
			code_.emit(alu(Alu::add, size.reg, 1));
		}
	}
	address(Reg::r1, to);
	set(Reg::r2, size);
	set(Reg::r3, from);
	code_.emit(call_helper(BPF_FUNC_probe_read_user_str));
	unread_if(Cmp::slt, from, true);
}

} // namespace dt::gen
