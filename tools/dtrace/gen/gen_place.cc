// SPDX-License-Identifier: GPL-2.0
/*
 * Places: where values are, and how they are read.
 *
 * locate() follows a path (variable, element, member, pointer) without reading
 * memory. Members of nested structs and elements only add to the offset, so
 * `p->a.b[2].c` is one read. Each pointer in the path is another read.
 *
 * A helper reads the memory of the kernel and of the process, into a stack slot
 * or directly into the target. Such a read can fault. The program's own memory
 * is read directly, because the verifier knows its bounds: an array index has
 * been compared with the bound before.
 */
#include "base/visit.h"
#include "gen/builder.h"
#include "gen/reach.h"

#include <cassert>

namespace dt::gen {

using namespace bpf;

namespace {

constexpr int64_t kFarOffset = 32000; /* of a load or store: below this */

bool is_curthread(const typed::Expr &expr)
{
	const auto *variable = std::get_if<typed::BuiltinVar>(&expr.node);

	return variable && variable->builtin->id == BuiltinId::CurThread;
}

int32_t read_helper(const Place &place)
{
	return place.kind == Place::Kind::User ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel;
}

} // namespace

void add_member(Place &place, const Member &member)
{
	if (member.bits == 0) {
		place.offset += member.bit_offset / 8;
		return;
	}
	/* The smallest aligned integer that holds it. */
	for (unsigned unit = 1; unit <= 8; unit *= 2) {
		const uint32_t begin = member.bit_offset / (8 * unit) * unit;

		if (member.bit_offset - 8 * begin + member.bits > 8 * unit)
			continue;
		place.offset += begin;
		place.unit = static_cast<uint8_t>(unit);
		place.bits = member.bits;
		place.bit_shift = static_cast<uint8_t>(member.bit_offset - 8 * begin);
		return;
	}
	assert(false && "a bit-field within 8 bytes: Checker::member_of() takes no other");
}

/* Address of working memory of this firing. Compared with its end, as a call that updates the context ends what is known. */
Reg Builder::scratch()
{
	if (working_ != Reg::none)
		return working_;
	if (code_.known.scratch != Reg::none)
		return code_.known.scratch;
	const Reg base = code_.new_reg(), end = code_.new_reg(), limit = code_.new_reg();

	code_.emit(load(Width::dw, base, context_, offsetof(dtrace_bpf_context, scratch)), "ctx.scratch");
	code_.emit(load(Width::dw, end, context_, offsetof(dtrace_bpf_context, scratch_end)), "ctx.scratch_end");
	code_.emit(mov(limit, base));
	working_ends_.push_back(code_.ops().size());
	code_.emit(alu(Alu::add, limit, 0));
	code_.emit(jump_if(Cmp::gt, limit, end, bail_));
	code_.known.scratch = base;
	return base;
}

Reg Builder::globals()
{
	if (code_.known.globals == Reg::none) {
		const Reg r = code_.new_reg();

		code_.emit(load_value(r, kMapGlobals, 0));
		code_.known.globals = r;
	}
	return code_.known.globals;
}

Place Builder::locate_variable(const typed::Variable &variable)
{
	Place place;

	place.variable = &variable;
	if (variable.scope == ast::Scope::This) {
		const auto it = this_.find(&variable);

		place.kind = it != this_.end() ? Place::Kind::Register : Place::Kind::Scratch;
		if (it != this_.end())
			place.base = it->second;
		else
			place.offset = work_.aggregates.at(&variable);
	} else {
		place.kind = variable.scope == ast::Scope::Self ? Place::Kind::Self : Place::Kind::Global;
		place.offset = shared_.storage.offset(variable);
	}
	return place;
}

Place Builder::at_address(Value address, bool is_userland)
{
	Place place;

	place.kind = is_userland ? Place::Kind::User : Place::Kind::Kernel;
	if (address.is_constant())
		place.offset = address.constant;
	else
		place.base = address.reg;
	return place;
}

/*
 * A character of a string: the first one of what begins there. Behind the end that is nothing, whatever the memory
 * holds.
 */
Place Builder::locate_character(const typed::Element &node)
{
	const Value index = value_before(*node.index, *node.array);
	const auto count = static_cast<int32_t>(shared_.strsize);
	/* The library takes one size for the text and what it makes of it. */
	const auto bytes = static_cast<uint32_t>(shared_.strsize);
	const uint32_t at = work_.take(bytes);
	Place place;

	if (index.is_constant() && static_cast<uint64_t>(index.constant) >= shared_.strsize)
		fault(Fault::BadIndex, index);
	else if (!index.is_constant())
		fault_if(Cmp::ge, index.reg, count, Fault::BadIndex, index);
	const CallArgument text = string_argument(*node.array, false);
	address(Reg::r1, working_memory(at, bytes));
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	set_argument(Reg::r3, text);
	set(Reg::r4, index);
	code_.emit(mov(Reg::r5, 1));
	code_.emit(call_function("dt_substr"));
	place.offset = at;
	return place;
}

Place Builder::locate_element(const typed::Element &node, const typed::Expr &expr)
{
	if (node.array->type->is_string())
		return locate_character(node);
	Place place = locate(*node.array);
	const uint32_t size = bytes_of(expr.type, shared_.strsize);
	const Value index = value(*node.index);
	const uint32_t count = node.array->type->count;

	if (index.is_constant()) {
		if (static_cast<uint64_t>(index.constant) >= count)
			fault(Fault::BadIndex, index);
		else
			place.offset += index.constant * size;
		return place;
	}
	fault_if(Cmp::ge, index.reg, static_cast<int32_t>(count), Fault::BadIndex, index);
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
		return at_address(value(*node.pointer), node.pointer->type->is_userland);
	Place place;

	place.kind = Place::Kind::Task;
	place.known = type;
	place.base = context_field(offsetof(dtrace_bpf_context, task), 8, "ctx.task").reg;
	return place;
}

Place Builder::find_place(const typed::Expr &expr)
{
	return match(
		expr.node, [&](const typed::VarRef &node) { return locate_variable(*node.variable); },
		[&](const typed::AssocRef &node) {
			Place place;

			place.kind = Place::Kind::Assoc;
			place.variable = node.variable;
			place.key = key_of(node);
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
			put(expr, working_memory(at, bytes));
			return place;
		});
}

Place Builder::locate(const typed::Expr &expr)
{
	const Computing computing(computed_, code_.span(), expr);
	Place place = find_place(expr);

	place.expr = &expr;
	return place;
}

/* A pointer that the verifier knows becomes a number by way of memory. */
Value Builder::plain_number(Reg pointer)
{
	const Memory memory = working_memory(work_.take(8), 8);
	const Reg r = code_.new_reg();

	code_.emit(store(Width::dw, memory.base, static_cast<int16_t>(memory.offset), pointer));
	code_.emit(load(Width::dw, r, memory.base, static_cast<int16_t>(memory.offset)), "as a number");
	return {r, 0, true};
}

/* Address of a place that is not ours; its register may be that of a variable. */
Value Builder::foreign_address(Place &place)
{
	if (place.base == Reg::none && place.index == Reg::none)
		return {Reg::none, place.offset, false};
	if (place.is_typed())
		place.base = plain_number(place.base).reg;
	if (place.offset == 0 && place.index == Reg::none)
		return {place.base, 0, false};
	const Reg r = code_.new_reg();

	if (place.base == Reg::none)
		code_.emit(mov(r, place.index));
	else
		code_.emit(mov(r, place.base));
	if (place.base != Reg::none && place.index != Reg::none)
		code_.emit(alu(Alu::add, r, place.index));
	if (place.offset == static_cast<int32_t>(place.offset)) {
		if (place.offset)
			code_.emit(alu(Alu::add, r, static_cast<int32_t>(place.offset)));
	} else {
		code_.emit(alu(Alu::add, r, in_register({Reg::none, place.offset, false})));
	}
	return {r, 0, true};
}

/* The same, to read @bytes there: in alloca()'s memory only what the clause was given. */
Value Builder::address_to_read(Place &place, uint32_t bytes)
{
	const Value address = foreign_address(place);

	if (place.kind == Place::Kind::Kernel)
		check_pool(address, {Reg::none, bytes, false}, Fault::BadAddress);
	return address;
}

/* Adds what of @place's offset is not known before it runs, or too far for an instruction. */
Memory Builder::with_index(Memory memory, const Place &place, uint32_t bytes)
{
	memory.size = bytes;
	if (place.index == Reg::none && memory.offset < kFarOffset)
		return memory;
	const Reg r = code_.new_reg();
	const bool far = memory.offset >= kFarOffset;

	code_.emit(mov(r, memory.base));
	if (far)
		code_.emit(alu(Alu::add, r, memory.offset));
	if (place.index != Reg::none)
		code_.emit(alu(Alu::add, r, place.index));
	memory = {r, far ? 0 : memory.offset, bytes};
	if (place.index != Reg::none && place.kind == Place::Kind::Scratch && working_ == Reg::none) {
		const Reg end = code_.new_reg(), limit = code_.new_reg();

		code_.emit(mov(limit, r));
		code_.emit(alu(Alu::add, limit, static_cast<int32_t>(memory.offset + int64_t(bytes))));
		code_.emit(load(Width::dw, end, context_, offsetof(dtrace_bpf_context, scratch_end)),
			   "ctx.scratch_end");
		code_.emit(jump_if(Cmp::gt, limit, end, bail_));
	}
	return memory;
}

/* So many bytes of working memory of this firing. */
Memory Builder::working_memory(uint32_t at, uint32_t bytes)
{
	return with_index({scratch(), static_cast<int32_t>(at), bytes}, {}, bytes);
}

Memory Builder::readable(Place &place, uint32_t bytes, Label missing)
{
	Memory memory = {Reg::none, static_cast<int32_t>(place.offset), bytes};

	switch (place.kind) {
	case Place::Kind::Scratch:
		memory.base = scratch();
		if (place.variable && !code_.known.assigned.has(place.variable))
			unassigned_.push_back(place.variable);
		break;
	case Place::Kind::Global: memory.base = globals(); break;
	case Place::Kind::Self:
		memory.base = self_storage(false);
		code_.emit(jump_if(Cmp::eq, memory.base, 0, missing));
		break;
	case Place::Kind::Assoc:
		memory.base = find_element(place);
		code_.emit(jump_if(Cmp::eq, memory.base, 0, missing));
		break;
	case Place::Kind::Register:
	case Place::Kind::Task:
	case Place::Kind::PerCpu:
	case Place::Kind::Cast:
	case Place::Kind::Kernel:
	case Place::Kind::User: assert(false && "memory of ours");
	}
	return with_index(memory, place, bytes);
}

/*
 * Memory of the program that a pointer points into: working memory, or a global.
 * Only the run knows which. A store to other memory is a fault; a store that ends
 * behind the pool is a fault of kind @beyond. The caller has compared a @size that
 * is not a constant with -x scratchsize.
 */
Memory Builder::own_memory(Place &place, const Value &size, Fault beyond)
{
	const auto most =
		static_cast<uint32_t>(size.is_constant() ? size.constant : static_cast<int64_t>(shared_.scratchsize));
	const Reg address = in_register(foreign_address(place)), offset = code_.new_reg();
	const Reg r = code_.new_reg(), end = code_.new_reg(), limit = code_.new_reg();
	const Label outside = code_.new_label(), elsewhere = code_.new_label(), found = code_.new_label();

	/* Is [offset, offset + size) within @bytes, to which the size of working memory may be added later? */
	auto compare = [&](uint32_t bytes, bool is_working, Label other) {
		const int32_t room = static_cast<int32_t>(bytes) -
				     (size.is_constant() ? static_cast<int32_t>(most) : 0);

		if (is_working)
			working_ends_.push_back(code_.ops().size());
		code_.emit(jump_if(Cmp::gt, offset, room, other));
		if (size.is_constant())
			return;
		code_.emit(mov(limit, offset));
		code_.emit(alu(Alu::add, limit, size.reg));
		if (is_working)
			working_ends_.push_back(code_.ops().size());
		code_.emit(jump_if(Cmp::gt, limit, room, other));
	};
	if (!size.is_constant()) {
		work_.padding = std::max(work_.padding, most);
		shared_.globals_padding = most;
	}
	check_pool({address, 0, false}, size, beyond);
	const Value start = plain_number(scratch());
	code_.emit(mov(offset, address));
	code_.emit(alu(Alu::sub, offset, start.reg));
	compare(0, true, elsewhere);
	code_.emit(mov(r, scratch()));
	code_.emit(alu(Alu::add, r, offset));
	if (working_ == Reg::none) {
		code_.emit(load(Width::dw, end, context_, offsetof(dtrace_bpf_context, scratch_end)),
			   "ctx.scratch_end");
		code_.emit(mov(limit, r));
		code_.emit(alu(Alu::add, limit, static_cast<int32_t>(most)));
		code_.emit(jump_if(Cmp::gt, limit, end, bail_));
	}
	code_.emit(jump(found));
	code_.bind(elsewhere);
	const auto global_bytes = static_cast<uint32_t>(shared_.storage.global_bytes());
	if (global_bytes && (!size.is_constant() || global_bytes >= most)) {
		const Value global = plain_number(globals());

		code_.emit(mov(offset, address));
		code_.emit(alu(Alu::sub, offset, global.reg));
		compare(global_bytes, false, outside);
		code_.emit(mov(r, globals()));
		code_.emit(alu(Alu::add, r, offset));
		code_.emit(jump(found));
	}
	code_.bind(outside);
	fault(Fault::BadAddress, {address, 0, false});
	code_.bind(found);
	return {r, 0, most};
}

Memory Builder::writable(Place &place, uint32_t bytes, Label dropped)
{
	Memory memory = {Reg::none, static_cast<int32_t>(place.offset), bytes};

	switch (place.kind) {
	case Place::Kind::Scratch: memory.base = scratch(); break;
	case Place::Kind::Global: memory.base = globals(); break;
	case Place::Kind::Self:
		memory.base = self_storage(true);
		code_.emit(jump_if(Cmp::eq, memory.base, 0, dropped));
		break;
	case Place::Kind::Assoc: {
		const Label found = code_.new_label();
		const Reg r = find_element(place);
		const auto size = static_cast<uint32_t>(shared_.storage.map(*place.variable).value_bytes);
		const uint32_t empty = work_.take(size);

		code_.emit(jump_if(Cmp::ne, r, 0, found));
		zero(working_memory(empty, size));
		update_element(place, empty);
		code_.emit(mov(r, find_element(place)));
		code_.emit(jump_if(Cmp::eq, r, 0, dropped));
		code_.bind(found);
		memory.base = r;
		break;
	}
	case Place::Kind::Register:
	case Place::Kind::Task:
	case Place::Kind::PerCpu:
	case Place::Kind::Cast:
	case Place::Kind::Kernel:
	case Place::Kind::User: return own_memory(place, {Reg::none, bytes, false}, Fault::BadAddress);
	}
	return with_index(memory, place, bytes);
}

Value Builder::address_of(Place &place)
{
	if (!place.is_ours())
		return foreign_address(place);
	const Memory memory = writable(place, 1, bail_);
	const Reg r = code_.new_reg();

	if (place.kind == Place::Kind::Scratch && place.variable)
		unassigned_.push_back(place.variable);
	address(r, memory);
	return plain_number(r);
}

/* Loads an integer or pointer of @type, or a bit-field, from memory that may be read directly. */
Value Builder::load_direct(Reg base, int64_t offset, const Place &place, const Type *type)
{
	const Reg r = code_.new_reg();
	const unsigned bytes = place.bits ? place.unit : type->size;
	Op op = load(width_of(bytes), r, base, static_cast<int16_t>(offset));

	if (place.bits) {
		const int left = 64 - place.bits - place.bit_shift, right = 64 - place.bits;

		code_.emit(op, place.text());
		if (left)
			code_.emit(alu(Alu::lsh, r, left));
		if (right)
			code_.emit(alu(type->is_signed ? Alu::arsh : Alu::rsh, r, right));
		return {r, 0, true};
	}
	if (type->is_signed && bytes < 8 && !place.is_typed())
		op.code = static_cast<uint8_t>(BPF_LDX | BPF_MEMSX | static_cast<uint8_t>(width_of(bytes)));
	code_.emit(op, place.text());
	if (type->is_signed && bytes < 8 && place.is_typed())
		code_.emit(movsx(r, r, static_cast<int16_t>(bytes * 8)));
	return {r, 0, true};
}

Value Builder::load_foreign(Place &place, const Type *type)
{
	const unsigned bytes = place.bits ? place.unit : type->size;
	const int mark = frame_.used();
	const int16_t slot = frame_.take(8);
	const Value from = address_to_read(place, bytes);

	code_.emit(mov(Reg::r1, fp));
	code_.emit(alu(Alu::add, Reg::r1, slot));
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	set(Reg::r3, from);
	code_.emit(call_helper(read_helper(place)), place.text());
	unread_if(Cmp::ne, from, place.kind == Place::Kind::User);
	Place copy = place;
	copy.expr = nullptr;
	const Value v = load_direct(fp, slot, copy, type);
	frame_.release_to(mark);
	return v;
}

Value Builder::load_place(Place &place, const Type *type)
{
	if (place.kind == Place::Kind::Register) {
		if (!code_.known.assigned.has(place.variable))
			unassigned_.push_back(place.variable);
		return {place.base, 0, false};
	}
	if (place.is_typed() && place.index == Reg::none && place.offset < kFarOffset) {
		const Reach reach = reach_of(place.known, place.offset, place.bits ? place.unit : type->size);

		if (reach != Reach::None) {
			const Value v = load_direct(place.base, place.offset, place, type);

			return reach == Reach::Pointer && place.kind == Place::Kind::PerCpu ? plain_number(v.reg) : v;
		}
	}
	if (place.cast)
		return load_cast(place, type);
	if (!place.is_ours())
		return load_foreign(place, type);

	const unsigned bytes = place.bits ? place.unit : type->size;
	const bool may_miss = place.kind == Place::Kind::Self || place.kind == Place::Kind::Assoc;
	const Label missing = code_.new_label();
	if (!may_miss) {
		const Memory memory = readable(place, bytes, missing);
		return load_direct(memory.base, memory.offset, place, type);
	}
	const Reg r = code_.new_reg();
	const Reg base = place.kind == Place::Kind::Self ? self_storage(false) : find_element(place);
	code_.emit(mov(r, 0));
	code_.emit(jump_if(Cmp::eq, base, 0, missing));
	const Memory memory = with_index({base, static_cast<int32_t>(place.offset), bytes}, place, bytes);
	code_.emit(mov(r, load_direct(memory.base, memory.offset, place, type).reg));
	code_.bind(missing);
	return {r, 0, true};
}

/* Copies @bytes of a place. What is not there reads as zeros. */
void Builder::read_memory(Memory to, uint32_t bytes, Place &from)
{
	if (from.is_ours()) {
		const Label missing = code_.new_label(), done = code_.new_label();
		const Memory memory = readable(from, bytes, missing);
		const bool may_miss = from.kind == Place::Kind::Self || from.kind == Place::Kind::Assoc;

		if (bytes <= 32 && bytes % 8 == 0) {
			for (uint32_t i = 0; i < bytes; i += 8) {
				const Reg r = code_.new_reg();

				code_.emit(load(Width::dw, r, memory.base,
						static_cast<int16_t>(memory.offset + static_cast<int32_t>(i))));
				code_.emit(store(Width::dw, to.base,
						 static_cast<int16_t>(to.offset + static_cast<int32_t>(i)), r));
			}
		} else {
			address(Reg::r3, memory);
			address(Reg::r1, to);
			code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
			code_.emit(call_helper(BPF_FUNC_probe_read_kernel), from.text());
		}
		if (may_miss) {
			code_.emit(jump(done));
			code_.bind(missing);
			zero({to.base, to.offset, bytes});
			code_.bind(done);
		}
		return;
	}
	const Value address_value = address_to_read(from, bytes);
	address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	set(Reg::r3, address_value);
	code_.emit(call_helper(read_helper(from)), from.text());
	unread_if(Cmp::ne, address_value, from.kind == Place::Kind::User);
}

} // namespace dt::gen
