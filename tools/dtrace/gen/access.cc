// SPDX-License-Identifier: GPL-2.0
/*
 * Reads and writes places.
 *
 * A helper reads the memory of the kernel and of the process, into a stack slot
 * or directly into the target. Such a read can fault. The program's own memory
 * is read directly, because the verifier knows its bounds: an array index has
 * been compared with the bound before.
 */
#include "gen/access.h"

#include <algorithm>

#include "base/visit.h"
#include "gen/reach.h"
#include "type/rows.h"

namespace dt::gen {

using namespace bpf;

namespace {

int32_t read_helper(const Place &place)
{
	return place.is_user() ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel;
}

} // namespace

Place Access::of_variable(const typed::Variable &variable) const
{
	Place place;

	if (variable.scope == ast::Scope::This) {
		if (const Reg r = this_.reg(variable); r != Reg::none) {
			place.memory = in::Register{r, &variable};
			return place;
		}
		place.memory = in::Working{&variable};
		place.offset = this_.place(variable);
		return place;
	}
	if (variable.scope == ast::Scope::Self)
		place.memory = in::Thread{&variable};
	else
		place.memory = in::Globals{&variable};
	place.offset = shared_.storage.offset(variable);
	return place;
}

/* Address of a place that is not ours; its register may be that of a variable. */
Value Access::foreign_address(Place &place)
{
	auto *foreign = std::get_if<in::Foreign>(&place.memory);

	if (place.base() == Reg::none && place.index == Reg::none)
		return {Reg::none, place.offset, false};
	const bool is_near = place.index == Reg::none && std::abs(place.offset) < kMostMoved;
	if (!foreign || (foreign->is_pointer && !is_near)) {
		place.set_base(memory_.plain_number(place.base()).reg);
		if (foreign)
			foreign->is_pointer = false;
	}
	const Reg base = place.base();
	const bool is_pointer = foreign && foreign->is_pointer;
	if (place.offset == 0 && place.index == Reg::none)
		return {base, 0, false, is_pointer};
	const Reg r = code_.new_reg();

	if (base == Reg::none)
		code_.emit(mov(r, place.index));
	else
		code_.emit(mov(r, base));
	if (base != Reg::none && place.index != Reg::none)
		code_.emit(alu(Alu::add, r, place.index));
	if (place.offset == static_cast<int32_t>(place.offset)) {
		if (place.offset)
			code_.emit(alu(Alu::add, r, static_cast<int32_t>(place.offset)));
	} else {
		code_.emit(alu(Alu::add, r, code_.in_register({Reg::none, place.offset, false})));
	}
	return {r, 0, true, is_pointer};
}

/* The same, to read @bytes there: in alloca()'s memory only what the clause was given. */
Value Access::address_to_read(Place &place, uint32_t bytes)
{
	const Value address = foreign_address(place);

	if (place.is<in::Foreign>() && !place.is_user())
		pool_.check(address, {Reg::none, bytes, false}, Fault::BadAddress);
	return address;
}

Memory Access::with_index(Memory memory, const Place &place, uint32_t bytes)
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
	if (place.index != Reg::none && place.is<in::Working>())
		memory_.check_end(r, memory.offset + int64_t{bytes});
	return memory;
}

Memory Access::readable(Place &place, uint32_t bytes, Label missing)
{
	const Reg base = match(
		place.memory,
		[&](const in::Working &working) {
			const Reg r = memory_.working();

			if (working.variable)
				this_.note_read(*working.variable);
			return r;
		},
		[&](const in::Globals &) { return memory_.globals(); },
		[&](const OneOf<in::Thread, in::ArrayElement> auto &) {
			const Reg r = find(place);

			code_.emit(jump_if(Cmp::eq, r, 0, missing));
			return r;
		},
		[](const OneOf<in::Register, in::KnownObject, in::Foreign> auto &) -> Reg {
			no_code("memory of ours");
		});

	return with_index({base, static_cast<int32_t>(place.offset), bytes}, place, bytes);
}

Memory Access::writable(Place &place, uint32_t bytes, Label dropped)
{
	if (!place.is_ours() || place.in_register())
		return pointed_at(place, {Reg::none, bytes, false}, Fault::BadAddress);
	const Reg base = match(
		place.memory, [&](const in::Working &) { return memory_.working(); },
		[&](const in::Globals &) { return memory_.globals(); },
		[&](const in::Thread &) {
			const Reg r = memory_.thread_storage(true);

			code_.emit(jump_if(Cmp::eq, r, 0, dropped));
			return r;
		},
		[&](const in::ArrayElement &element) { return find_or_add(place, *element.variable, dropped); },
		[](const OneOf<in::Register, in::KnownObject, in::Foreign> auto &) -> Reg {
			no_code("memory of ours");
		});

	return with_index({base, static_cast<int32_t>(place.offset), bytes}, place, bytes);
}

/* The value of an element, which is added if it is not there. */
Reg Access::find_or_add(const Place &place, const typed::Variable &variable, Label dropped)
{
	const Label found = code_.new_label();
	const Reg before = std::get<in::ArrayElement>(place.memory).found;
	const Reg r = before == Reg::none ? find(place) : code_.new_reg();
	const auto size = static_cast<uint32_t>(shared_.storage.map(variable).value_bytes);
	const uint32_t empty = work_.take(size);

	if (before != Reg::none)
		code_.emit(mov(r, before));
	code_.emit(jump_if(Cmp::ne, r, 0, found));
	code_.zero(memory_.at(empty, size));
	update_element(place, empty);
	code_.emit(mov(r, find(place)));
	code_.emit(jump_if(Cmp::eq, r, 0, dropped));
	code_.bind(found);
	return r;
}

/*
 * Nothing is known of the address, so the code compares it with both memories that a program may change:
 *
 *                [in alloca()'s memory, but not in what the clause was given -> fault (Pool::check())]
 *                offset = address - working memory
 *                not in working memory                                      -> elsewhere
 *                r = working memory + offset
 *                [beyond the end of the context's buffer                    -> leave]
 *                                                                           -> found
 *     elsewhere: [offset = address - globals
 *                not in the globals                                         -> outside
 *                r = globals + offset
 *                                                                           -> found]
 *     outside:   fault
 *     found:     r
 *
 * "Not in" is offset > bytes of the memory - @size. If only the run knows @size, it is offset > bytes or
 * offset + @size > bytes. The verifier does not follow the sum: for it, up to -x scratchsize bytes after @offset are
 * touched. So both memories have as much padding at their ends.
 */
Memory Access::pointed_at(Place &place, const Value &size, Fault beyond)
{
	const auto most =
		static_cast<uint32_t>(size.is_constant() ? size.constant : static_cast<int64_t>(shared_.scratchsize));
	const Reg address = code_.in_register(memory_.number(foreign_address(place))), offset = code_.new_reg();
	const Reg r = code_.new_reg(), end = code_.new_reg(), limit = code_.new_reg();
	const Label outside = code_.new_label(), elsewhere = code_.new_label(), found = code_.new_label();

	/* Is [offset, offset + size) within @bytes, to which the size of working memory may be added later? */
	auto compare = [&](uint32_t bytes, bool is_working, Label other) {
		const int32_t room = static_cast<int32_t>(bytes) -
				     (size.is_constant() ? static_cast<int32_t>(most) : 0);

		if (is_working)
			memory_.add_size_to_next();
		code_.emit(jump_if(Cmp::gt, offset, room, other));
		if (size.is_constant())
			return;
		/*
		 * If the verifier knows the size, it links `offset + size` with `offset` (sync_linked_regs() in
		 * kernel/bpf/verifier.c, Linux 6.12). The comparison of the sum then leaves `offset` without bounds. So
		 * the sum starts with the size.
		 */
		code_.emit(mov(limit, size.reg));
		code_.emit(alu(Alu::add, limit, offset));
		if (is_working)
			memory_.add_size_to_next();
		code_.emit(jump_if(Cmp::gt, limit, room, other));
	};
	if (!size.is_constant()) {
		work_.padding = std::max(work_.padding, most);
		demand_.globals_padding = most;
	}
	pool_.check({address, 0, false}, size, beyond);
	const Value start = memory_.plain_number(memory_.working());
	code_.emit(mov(offset, address));
	code_.emit(alu(Alu::sub, offset, start.reg));
	compare(0, true, elsewhere);
	code_.emit(mov(r, memory_.working()));
	code_.emit(alu(Alu::add, r, offset));
	if (!memory_.is_in_map()) {
		memory_.load_end(end);
		code_.emit(mov(limit, r));
		code_.emit(alu(Alu::add, limit, static_cast<int32_t>(most)));
		code_.emit(jump_if(Cmp::gt, limit, end, code_.bail));
	}
	code_.emit(jump(found));
	code_.bind(elsewhere);
	const auto global_bytes = static_cast<uint32_t>(shared_.storage.global_bytes());
	if (global_bytes && (!size.is_constant() || global_bytes >= most)) {
		const Value global = memory_.plain_number(memory_.globals());

		code_.emit(mov(offset, address));
		code_.emit(alu(Alu::sub, offset, global.reg));
		compare(global_bytes, false, outside);
		code_.emit(mov(r, memory_.globals()));
		code_.emit(alu(Alu::add, r, offset));
		code_.emit(jump(found));
	}
	code_.bind(outside);
	faults_.raise(Fault::BadAddress, {address, 0, false});
	code_.bind(found);
	return {r, 0, most};
}

Value Access::address_of(Place &place)
{
	if (!place.is_ours())
		return foreign_address(place);
	const Memory memory = writable(place, 1, code_.bail);
	const Reg r = code_.new_reg();

	if (place.is<in::Working>() && place.variable())
		this_.note_unassigned(*place.variable());
	code_.address(r, memory);
	return memory_.plain_number(r);
}

/*
 * Loads an integer or pointer of @type, or a bit-field, from memory that may be read directly. @is_object: the verifier
 * knows an object there, from which no load may extend the sign.
 */
Value Access::load_direct(Reg base, int64_t offset, const Place &place, const Type *type, bool is_object)
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
	if (type->is_signed && bytes < 8 && !is_object)
		op.code = static_cast<uint8_t>(BPF_LDX | BPF_MEMSX | static_cast<uint8_t>(width_of(bytes)));
	code_.emit(op, place.text());
	if (type->is_signed && bytes < 8 && is_object)
		code_.emit(movsx(r, r, static_cast<int16_t>(bytes * 8)));
	return {r, 0, true};
}

Value Access::load_foreign(Place &place, const Type *type)
{
	const unsigned bytes = place.bits ? place.unit : type->size;
	const int mark = frame_.used();
	const int16_t slot = frame_.take(8);
	const Value from = address_to_read(place, bytes);

	code_.emit(mov(Reg::r1, fp));
	code_.emit(alu(Alu::add, Reg::r1, slot));
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	code_.set(Reg::r3, from);
	code_.emit(call_helper(read_helper(place)), place.text());
	faults_.raise_if_unread(Cmp::ne, from, place.is_user());
	Place copy = place;
	copy.expr = nullptr;
	const Value v = load_direct(fp, slot, copy, type, place.is<in::KnownObject>());
	frame_.release_to(mark);
	return v;
}

/* An integer, pointer or bit-field of a variable that is always there. */
Value Access::load_cast(Place place, const KernelTypes::RdonlyCast &cast, const Type *type)
{
	const Value from = foreign_address(place);
	const Reg r = code_.new_reg();

	code_.set(Reg::r1, from);
	code_.emit(load_btf_id(Reg::r2, cast.type_name, cast.type));
	code_.emit(call_kernel("bpf_rdonly_cast", cast.function));
	code_.emit(mov(r, Reg::r0));
	return load_direct(r, 0, place, type, true);
}

Value Access::fetch(Place &place, const Type *type)
{
	if (const in::Register *in = place.in_register()) {
		this_.note_read(*in->variable);
		return {in->reg, 0, false, this_.may_be_pointer(*in->variable)};
	}
	const unsigned bytes = place.bits ? place.unit : type->size;
	const auto *known = std::get_if<in::KnownObject>(&place.memory);
	if (known && place.index == Reg::none && place.offset < kFarOffset) {
		const Reach reach = reach_of(known->type, place.offset, bytes);

		if (reach != Reach::None) {
			Value v = load_direct(known->base, place.offset, place, type, true);

			v.is_pointer = reach == Reach::Pointer;
			return known->is_percpu ? memory_.number(v) : v;
		}
	}
	if (const auto *foreign = std::get_if<in::Foreign>(&place.memory); foreign && foreign->cast)
		return load_cast(place, *foreign->cast, type);
	if (!place.is_ours())
		return load_foreign(place, type);

	const Label missing = code_.new_label();
	if (!place.may_be_missing()) {
		const Memory memory = readable(place, bytes, missing);
		return load_direct(memory.base, memory.offset, place, type);
	}
	const Reg r = code_.new_reg();
	const Reg base = find(place);
	code_.emit(mov(r, 0));
	code_.emit(jump_if(Cmp::eq, base, 0, missing));
	const Memory memory = with_index({base, static_cast<int32_t>(place.offset), bytes}, place, bytes);
	code_.emit(mov(r, load_direct(memory.base, memory.offset, place, type).reg));
	code_.bind(missing);
	return {r, 0, true};
}

/* The integer of an element is kept with 8 bytes, of which assign_element() compares all. */
Value Access::fetch_to_change(Place &place, const Type *type)
{
	auto *element = std::get_if<in::ArrayElement>(&place.memory);

	if (!element)
		return fetch(place, type);
	const bool is_whole = is_whole_element(place, type);
	const unsigned bytes = is_whole ? 8 : place.bits ? place.unit : type->size;
	const Label missing = code_.new_label();
	const Reg r = code_.new_reg();

	element->found = find(place);
	code_.emit(mov(r, 0));
	code_.emit(jump_if(Cmp::eq, element->found, 0, missing));
	const Memory memory = with_index({element->found, static_cast<int32_t>(place.offset), bytes}, place, bytes);
	code_.emit(mov(r, load_direct(memory.base, memory.offset, place, is_whole ? &types::Long : type).reg));
	code_.bind(missing);
	if (!is_whole)
		return {r, 0, true};
	element->before = r;
	if (type->size == 8)
		return {r, 0, false};
	const Reg number = code_.new_reg();
	code_.emit(mov(number, r));
	code_.fit(number, type);
	return {number, 0, true};
}

/* Is it the integer that the element is, and nothing less? */
bool Access::is_whole_element(const Place &place, const Type *type) const
{
	return place.is<in::ArrayElement>() && place.offset == 0 && place.index == Reg::none && !place.bits &&
	       same_type(type, place.variable()->type);
}

void Access::store_direct(Memory to, const Place &place, const Type *type, const Value &v)
{
	const auto offset = static_cast<int16_t>(to.offset);

	if (place.bits) {
		const Width width = width_of(place.unit);
		const uint64_t mask = (place.bits == 64 ? ~0ull : (1ull << place.bits) - 1) << place.bit_shift;
		const Reg old = code_.new_reg(), bits = code_.new_reg();

		code_.set(bits, v);
		if (place.bit_shift)
			code_.emit(alu(Alu::lsh, bits, place.bit_shift));
		code_.emit(alu(Alu::band, bits, code_.in_register({Reg::none, static_cast<int64_t>(mask), false})));
		code_.emit(load(width, old, to.base, offset));
		code_.emit(alu(Alu::band, old, code_.in_register({Reg::none, static_cast<int64_t>(~mask), false})));
		code_.emit(alu(Alu::bor, old, bits));
		code_.emit(store(width, to.base, offset, old), place.text());
		return;
	}
	code_.store_value(to.base, offset, type->size, v, place.text());
}

void Access::assign(Place &place, const Type *type, const Value &v)
{
	const Label done = code_.new_label();
	const bool is_zero = v.is_constant() && v.constant == 0;

	if (const in::Register *in = place.in_register()) {
		if (v.reg != in->reg)
			code_.set(in->reg, v);
		if (v.is_pointer)
			this_.note_pointer(*in->variable);
		code_.known.assigned.add(in->variable);
		return;
	}
	if (is_whole_element(place, type)) {
		if (is_zero)
			delete_element(place);
		else
			assign_element(place, v);
		return;
	}
	if (place.is<in::Thread>() && is_zero) {
		/* Storage that is not there holds zeros. */
		const Memory memory = readable(place, type->size, done);

		store_direct(memory, place, type, v);
		code_.bind(done);
		return;
	}
	const Label dropped = code_.new_label();
	store_direct(writable(place, place.bits ? place.unit : type->size, dropped), place, type, v);
	if (place.is<in::Working>() && place.variable() && place.variable()->type->is_scalar())
		code_.known.assigned.add(place.variable());
	if (place.may_be_missing()) {
		code_.emit(jump(done));
		code_.bind(dropped);
		code_.count(Counter::DynamicDrops);
		code_.bind(done);
	}
}

/*
 * An element that was found is changed in place if it still holds what was read. Otherwise somebody else has changed it,
 * or has removed it, and another key may have its memory by now. If that key has the same value, it is changed instead: one
 * CPU would have to remove an element and make another one while a second CPU is between the look-up and the exchange.
 */
void Access::assign_element(const Place &place, const Value &v)
{
	const auto &element = std::get<in::ArrayElement>(place.memory);
	const uint32_t to = work_.take(8);
	const Label done = code_.new_label(), other = code_.new_label();

	if (!v.is_constant()) {
		const Label keep = code_.new_label();

		code_.emit(jump_if(Cmp::ne, v.reg, 0, keep));
		delete_element(place);
		code_.emit(jump(done));
		code_.bind(keep);
	}
	if (element.found != Reg::none) {
		code_.emit(jump_if(Cmp::eq, element.found, 0, other));
		code_.emit(mov(Reg::r0, element.before));
		code_.emit(cmpxchg(Width::dw, element.found, 0, code_.in_register(v)), place.text());
		code_.emit(jump_if(Cmp::eq, Reg::r0, element.before, done));
		code_.bind(other);
	}
	store_direct(memory_.at(to, 8), {}, &types::Long, v);
	update_element(place, to);
	code_.bind(done);
}

Value Access::kept(const Place &place, const Type *type, const Value &v)
{
	if (const in::Register *in = place.in_register())
		return {in->reg, 0, false, v.is_pointer};
	if (place.bits == 0 || place.bits == 64)
		return {v.reg, v.constant, false, v.is_pointer};
	const Reg r = code_.new_reg();
	const int unused = 64 - place.bits;

	code_.set(r, v);
	code_.emit(alu(Alu::lsh, r, unused));
	code_.emit(alu(type->is_signed ? Alu::arsh : Alu::rsh, r, unused));
	return {r, 0, true};
}

void Access::read(Memory to, uint32_t bytes, Place &from)
{
	if (from.is_ours()) {
		const Label missing = code_.new_label(), done = code_.new_label();
		const Memory memory = readable(from, bytes, missing);
		const bool may_miss = from.may_be_missing();

		if (bytes <= 32 && bytes % 8 == 0) {
			for (uint32_t i = 0; i < bytes; i += 8) {
				const Reg r = code_.new_reg();

				code_.emit(load(Width::dw, r, memory.base,
						static_cast<int16_t>(memory.offset + static_cast<int32_t>(i))));
				code_.emit(store(Width::dw, to.base,
						 static_cast<int16_t>(to.offset + static_cast<int32_t>(i)), r));
			}
		} else {
			code_.address(Reg::r3, memory);
			code_.address(Reg::r1, to);
			code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
			code_.emit(call_helper(BPF_FUNC_probe_read_kernel), from.text());
		}
		if (may_miss) {
			code_.emit(jump(done));
			code_.bind(missing);
			code_.zero({to.base, to.offset, bytes});
			code_.bind(done);
		}
		return;
	}
	const Value address_value = address_to_read(from, bytes);
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
	code_.set(Reg::r3, address_value);
	code_.emit(call_helper(read_helper(from)), from.text());
	faults_.raise_if_unread(Cmp::ne, address_value, from.is_user());
}

/*
 * The helper reads nothing after a full array, but replaces its last character by a NUL. This code then reads the last
 * character alone and writes a NUL after it.
 */
void Access::read_string(Memory to, Place &place, bool may_be_full)
{
	const Label missing = code_.new_label(), has_nul = code_.new_label(), done = code_.new_label();
	const bool in_process = place.is_user();
	const auto size = static_cast<int32_t>(to.size);
	Memory ours;
	Value from;

	if (place.is_ours()) {
		ours = readable(place, 1, missing);
		code_.address(Reg::r3, ours);
	} else {
		from = address_to_read(place, 1);
		code_.set(Reg::r3, from);
	}
	code_.address(Reg::r1, to);
	code_.emit(mov(Reg::r2, size));
	code_.emit(call_helper(in_process ? BPF_FUNC_probe_read_user_str : BPF_FUNC_probe_read_kernel_str),
		   place.text());
	if (!place.is_ours())
		faults_.raise_if_unread(Cmp::slt, from, in_process);
	if (may_be_full) {
		code_.emit(jump_if(Cmp::ne, Reg::r0, size, has_nul));
		if (place.is_ours())
			code_.address(Reg::r3, ours);
		else
			code_.set(Reg::r3, from);
		code_.emit(alu(Alu::add, Reg::r3, size - 1));
		code_.address(Reg::r1, {to.base, to.offset + size - 1, 1});
		code_.emit(mov(Reg::r2, 1));
		code_.emit(call_helper(in_process ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel));
		code_.address(Reg::r1, {to.base, to.offset + size, 1});
		code_.emit(store(Width::b, Reg::r1, 0, 0));
		code_.bind(has_nul);
	}
	if (place.may_be_missing()) {
		code_.emit(jump(done));
		code_.bind(missing);
		code_.emit(store(Width::b, to.base, static_cast<int16_t>(to.offset), 0));
		code_.bind(done);
	}
}

void Access::copy_foreign(const Memory &to, const Value &size, const Value &from, bool is_userland, Fault beyond)
{
	if (!is_userland)
		pool_.check(from, size, beyond);
	code_.address(Reg::r1, to);
	code_.set(Reg::r2, size);
	code_.set(Reg::r3, from);
	code_.emit(call_helper(is_userland ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel));
	faults_.raise_if_unread(Cmp::ne, from, is_userland);
}

/* The storage of the thread, or the value of the element; 0: it is not there. */
Reg Access::find(const Place &place)
{
	const auto *element = std::get_if<in::ArrayElement>(&place.memory);

	if (!element)
		return memory_.thread_storage(false);
	const Reg r = code_.new_reg();

	load_element(*element);
	code_.emit(call_helper(BPF_FUNC_map_lookup_elem));
	code_.emit(mov(r, Reg::r0));
	return r;
}

/* The map and the key, for the helpers that take them. */
void Access::load_element(const in::ArrayElement &element)
{
	code_.address(Reg::r2, {memory_.working(), static_cast<int32_t>(element.key), 0});
	code_.emit(load_map(Reg::r1, shared_.storage.map(*element.variable).name));
}

void Access::update_element(const Place &place, uint32_t value)
{
	const Label done = code_.new_label();

	code_.address(Reg::r3, {memory_.working(), static_cast<int32_t>(value), 0});
	load_element(std::get<in::ArrayElement>(place.memory));
	code_.emit(mov(Reg::r4, BPF_ANY));
	code_.emit(call_helper(BPF_FUNC_map_update_elem));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, done));
	code_.count(Counter::DynamicDrops);
	code_.bind(done);
}

void Access::delete_element(const Place &place)
{
	load_element(std::get<in::ArrayElement>(place.memory));
	code_.emit(call_helper(BPF_FUNC_map_delete_elem));
}

} // namespace dt::gen
