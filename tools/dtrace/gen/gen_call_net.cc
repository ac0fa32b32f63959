// SPDX-License-Identifier: GPL-2.0
/*
 * Network addresses: the bytes are read here, so that an invalid address is a
 * fault. The library writes them as text.
 *
 * The functions hton*() and ntoh*() are here, too. They need no library: each is
 * one instruction.
 */
#include "gen/builder.h"

#include <endian.h>

namespace dt::gen {

using namespace bpf;

namespace {

constexpr int32_t kInet = 2, kInet6 = 10;	   /* AF_INET, AF_INET6 */
constexpr int32_t kEthernet = 1, kInfiniband = 32; /* ARPHRD_* */
constexpr int32_t kEthernetBytes = 6, kInfinibandBytes = 20;

/* The integer of @type @offset bytes after @from. */
Value integer_at(Access &places, const Value &from, bool is_userland, int64_t offset, const Type *type)
{
	Place place = at_address(from, is_userland);

	place.offset += offset;
	return places.fetch(place, type);
}

} // namespace

/* hton*() and ntoh*(): one instruction, and the same for both ways. */
Value Builder::swapped(const typed::Expr &expr, int bits)
{
	Value v = value(expr);

	if (v.is_constant()) {
		const auto number = static_cast<uint64_t>(v.constant);
		const uint64_t result = bits == 16 ? htobe16(static_cast<uint16_t>(number)) :
					bits == 32 ? htobe32(static_cast<uint32_t>(number)) :
						     htobe64(number);

		return {Reg::none, static_cast<int64_t>(result), false};
	}
	const Reg r = code_.changeable(v);
	code_.emit(to_big_endian(r, bits));
	return {r, 0, true};
}

void Builder::inet4_into(const Value &from, bool is_userland, Memory to)
{
	const Value bytes = integer_at(access_, from, is_userland, 0, &types::UInt);

	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.set(Reg::r3, bytes);
	code_.emit(call_function("dt_inet_ntoa"));
}

/* @only_ipv4: an IPv4 address in it is written alone. */
void Builder::inet6_into(const Value &from, bool is_userland, bool only_ipv4, Memory to)
{
	const Value high = integer_at(access_, from, is_userland, 0, &types::ULong);
	const Value low = integer_at(access_, from, is_userland, 8, &types::ULong);

	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.set(Reg::r3, high);
	code_.set(Reg::r4, low);
	code_.emit(mov(Reg::r5, only_ipv4));
	code_.emit(call_function("dt_inet_ntoa6"));
}

/* inet_ntop(family, address); a family that is neither of the two is a fault. */
void Builder::inet_ntop_into(const typed::Call &node, Memory to)
{
	const Value family = value_before(*node.args[0], *node.args[1]);
	const Value from = value_or_pointer(*node.args[1]);
	const bool is_userland = node.args[1]->type->is_userland;

	if (family.is_constant()) {
		if (family.constant == kInet)
			inet4_into(from, is_userland, to);
		else if (family.constant == kInet6)
			inet6_into(from, is_userland, false, to);
		else
			faults_.raise(Fault::IllegalOperation, family);
		return;
	}
	const Label other = code_.new_label(), done = code_.new_label();
	code_.emit(jump_if(Cmp::ne, family.reg, kInet, other));
	inet4_into(from, is_userland, to);
	code_.emit(jump(done));
	code_.bind(other);
	faults_.raise_if(Cmp::ne, family.reg, kInet6, Fault::IllegalOperation, family);
	inet6_into(from, is_userland, false, to);
	code_.bind(done);
}

/* link_ntop(hardware type, address): Ethernet or InfiniBand. */
void Builder::link_ntop_into(const typed::Call &node, Memory to)
{
	const Value kind = value_before(*node.args[0], *node.args[1]);
	const Value from = value_or_pointer(*node.args[1]);
	const Memory bytes = {fp, frame_.take(kInfinibandBytes), kInfinibandBytes};
	Value count = {Reg::none, kEthernetBytes, false};

	if (kind.is_constant()) {
		if (kind.constant == kInfiniband)
			count.constant = kInfinibandBytes;
		else if (kind.constant != kEthernet)
			faults_.raise(Fault::IllegalOperation, kind);
	} else {
		const Label known = code_.new_label();

		count = {code_.new_reg(), 0, true};
		code_.emit(mov(count.reg, kEthernetBytes));
		code_.emit(jump_if(Cmp::eq, kind.reg, kEthernet, known));
		faults_.raise_if(Cmp::ne, kind.reg, kInfiniband, Fault::IllegalOperation, kind);
		code_.emit(mov(count.reg, kInfinibandBytes));
		code_.bind(known);
	}
	access_.copy_foreign(bytes, count, from, node.args[1]->type->is_userland, Fault::BadAddress);
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(to.size)));
	code_.address(Reg::r3, bytes);
	code_.set(Reg::r4, count);
	code_.emit(call_function("dt_link_ntop"));
}

} // namespace dt::gen
