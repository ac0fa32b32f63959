// SPDX-License-Identifier: GPL-2.0
/*
 * Writes and reads types; see type_table.h.
 *
 * A type that was read is printed without further checks, so it is checked here: its
 * depth, and how many parts printing it visits, are bounded.
 */
#include "rec/type_table.h"

#include <algorithm>

namespace dt::rec {

namespace {

constexpr unsigned kMaxDepth = 64;
constexpr uint64_t kMaxWeight = 1 << 20;

} // namespace

void TypeWriter::write(Packer &out, const Type *type, bool has_pointee)
{
	if (!type) {
		out.number(0);
		return;
	}
	const bool is_cut = type->is_pointer() && !has_pointee;
	if (const auto known = numbers_.find({type, is_cut}); known != numbers_.end()) {
		out.number(known->second);
		return;
	}
	/* One more than all that are known: it follows. */
	out.number(numbers_.size() + 1);
	out.choice(type->kind, TypeKind::Error);
	out.flag(type->is_signed);
	out.number(type->size);
	out.text(type->name);
	out.number(type->count);
	out.choice(type->stack, StackOf::Process);
	write(out, type->kind == TypeKind::Integer ? type->original : nullptr, false);
	write(out, is_cut || type->kind == TypeKind::Function ? nullptr : type->of, false);
	out.list(type->is_struct() ? type->members() : std::span<const Member>(), [&](const Member &member) {
		out.text(member.name);
		write(out, member.type, false);
		out.number(member.bit_offset);
		out.number(member.bits);
	});
	out.list(type->kind == TypeKind::Enum ? type->enumerators() : std::span<const Enumerator>(),
		 [&](const Enumerator &enumerator) {
			 out.text(enumerator.name);
			 out.integer(enumerator.value);
		 });
	/* Its parts have got their numbers before it. */
	numbers_.emplace(std::pair(type, is_cut), numbers_.size() + 1);
}

TypeReader::Cost TypeReader::cost_of(const Type *type) const
{
	const auto known = costs_.find(type);

	return known == costs_.end() ? Cost() : known->second;
}

/* Appends the next type. */
bool TypeReader::read_new(Unpacker &in, unsigned depth)
{
	std::vector<Member> members;
	std::vector<Enumerator> enumerators;
	Cost cost = {1, 0};
	Type type = {};

	in.choice(type.kind, TypeKind::Error);
	in.flag(type.is_signed);
	in.number(type.size);
	type.name = pool_.keep(in.text());
	in.number(type.count);
	in.choice(type.stack, StackOf::Process);
	type.original = read(in, depth + 1);
	type.of = read(in, depth + 1);
	const Cost of = cost_of(type.of);
	/* Elements without bytes are shown once. */
	const uint64_t times = type.is_array() ? std::clamp<uint64_t>(type.count, 1, std::max(type.size, 1u)) : 1;
	cost = {1 + std::min(times, kMaxWeight) * of.weight, of.depth};
	in.list(members, [&](Member &member) {
		member.name = pool_.keep(in.text());
		member.type = read(in, depth + 1);
		in.number(member.bit_offset);
		in.number(member.bits);
		const Cost part = cost_of(member.type);
		cost = {cost.weight + 1 + part.weight, std::max(cost.depth, part.depth)};
		if (!member.type || member.bits > 64 || cost.weight > kMaxWeight)
			in.fail();
	});
	in.list(enumerators, [&](Enumerator &enumerator) {
		enumerator.name = pool_.keep(in.text());
		in.integer(enumerator.value);
	});
	const bool is_number = type.kind == TypeKind::Integer || type.kind == TypeKind::Enum || type.is_pointer();
	if (!in.ok() || (type.is_array() && !type.of) || (is_number && (type.size == 0 || type.size > 8)) ||
	    (type.is_float() && type.size != 4 && type.size != 8 && type.size != 16) || cost.weight > kMaxWeight ||
	    ++cost.depth > kMaxDepth)
		return false;
	type.member_list = pool_.keep(std::move(members));
	type.enumerator_list = pool_.keep(std::move(enumerators));
	types_.push_back(pool_.add(type));
	costs_[types_.back()] = cost;
	return true;
}

const Type *TypeReader::read(Unpacker &in, unsigned depth)
{
	const uint64_t number = in.number();

	if (number == 0)
		return nullptr;
	if (number <= types_.size())
		return types_[number - 1];
	if (number != types_.size() + 1 || depth > kMaxDepth || !read_new(in, depth)) {
		in.fail();
		return nullptr;
	}
	return types_.back();
}

} // namespace dt::rec
