// SPDX-License-Identifier: GPL-2.0
/*
 * Functions on memory: alloca() and copyin() allocate from a pool that ends
 * with the clause; copyinto() and bcopy() write to the program's own memory;
 * also copyinstr().
 *
 * The verifier must see that a copy ends within its target. If the size is a
 * constant, the checks here compare it with the place of the target. If the
 * size is variable, it is limited to the size of the pool (-x scratchsize).
 * There is that much room after all working memory and after the globals, so
 * even the largest copy that the verifier considers possible stays in bounds.
 * The exact size was compared before.
 */
#include <algorithm>

#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* Larger ones, whose size is a constant, are a fault. */
constexpr int64_t kMostCopied = 65536;

Value Builder::alloca_call(const typed::Call &node)
{
	const Value size = code_.fitted(value(*node.args[0]), node.args[0]->type, &types::ULong);

	return pool_.address(pool_.take(size));
}

Value Builder::copyin_call(const typed::Call &node)
{
	const Value from = value_before(*node.args[0], *node.args[1]);
	const Value size = code_.fitted(value(*node.args[1]), node.args[1]->type, &types::ULong);
	const Place place = pool_.take(size);
	const bool is_known = size.is_constant();

	if (!is_known)
		work_.padding = std::max(work_.padding, pool_.bytes());
	if (is_known && static_cast<uint64_t>(size.constant) > pool_.bytes())
		return {Reg::none, 0, false}; /* a fault has ended the clause */
	const auto bytes = is_known ? static_cast<uint32_t>(size.constant) : pool_.bytes();
	access_.copy_foreign(access_.with_index({memory_.working(), static_cast<int32_t>(place.offset), bytes}, place,
						bytes),
			     size, from, true);
	return pool_.address(place);
}

/*
 * copyinto(from, size, to) and bcopy(from, to, size). If an argument has an effect, they are evaluated as they are
 * written; else the size, which often is a constant, comes last.
 */
void Builder::copy_call(const typed::Call &node, size_t to_number, size_t size_number, bool is_userland)
{
	const bool in_order = std::ranges::any_of(node.args, [](const auto &arg) { return has_effects(*arg); });
	const size_t order[] = {0, in_order ? 1 : to_number, in_order ? 2 : size_number};
	Value values[3];

	for (size_t i = 0; i < 3; i++) {
		const size_t number = order[i];
		Value &v = values[number];

		if (number == size_number)
			v = code_.fitted(value(*node.args[number]), node.args[number]->type, &types::ULong);
		else
			v = value_or_pointer(*node.args[number]);
		for (size_t later = i + 1; later < 3; later++)
			v = kept_before(v, *node.args[order[later]]);
	}
	const Value from = values[0], target = values[to_number], size = values[size_number];
	Place place = at_address(target, false);

	if (!size.is_constant()) {
		faults_.raise_if(Cmp::gt, size.reg, static_cast<int32_t>(shared_.scratchsize), Fault::BadSize, size);
		access_.copy_foreign(access_.pointed_at(place, size, Fault::BadSize), size, from, is_userland);
		return;
	}
	if (size.constant == 0)
		return;
	if (size.constant < 0 || size.constant > kMostCopied) {
		faults_.raise(Fault::BadSize, size);
		return;
	}
	const auto bytes = static_cast<uint32_t>(size.constant);
	/* A target that large must at least be possible. */
	const uint64_t mark = work_.used();
	work_.take(bytes);
	work_.release_to(mark);
	access_.copy_foreign(access_.pointed_at(place, size, Fault::BadSize), size, from, is_userland);
}

/* copyinstr(from [, most characters]) */
void Builder::copyinstr_into(const typed::Call &node, Memory to)
{
	const bool has_limit = node.args.size() > 1;
	const Value from = has_limit ? value_before(*node.args[0], *node.args[1]) : value(*node.args[0]);
	Value size = {Reg::none, to.size, false};

	if (has_limit) {
		size = code_.fitted(value(*node.args[1]), node.args[1]->type, &types::ULong);
		if (size.is_constant()) {
			size.constant = static_cast<uint64_t>(size.constant) < to.size ? size.constant + 1 : to.size;
			size.constant = std::min<int64_t>(size.constant, to.size);
		} else {
			const Label fits = code_.new_label();
			const auto most = static_cast<int32_t>(to.size - 1);

			size = {code_.changeable(size), 0, true};
			code_.emit(jump_if(Cmp::le, size.reg, most, fits));
			code_.emit(mov(size.reg, most));
			code_.bind(fits);
			code_.emit(alu(Alu::add, size.reg, 1));
		}
	}
	code_.address(Reg::r1, to);
	code_.set(Reg::r2, size);
	code_.set(Reg::r3, from);
	code_.emit(call_helper(BPF_FUNC_probe_read_user_str));
	faults_.raise_if_unread(Cmp::slt, from, true);
}

} // namespace dt::gen
