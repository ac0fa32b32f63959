/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Reads and writes places: the code that moves values between them and registers or
 * other memory.
 *
 * Memory that the verifier knows is read and written directly. All other memory, of
 * the kernel or of the process, is read by a helper: the address may be any number,
 * and a read that fails is a fault.
 */
#ifndef DTRACE_GEN_ACCESS_H
#define DTRACE_GEN_ACCESS_H

#include "gen/faults.h"
#include "gen/own_memory.h"
#include "gen/place.h"
#include "gen/pool.h"
#include "gen/this_variables.h"

namespace dt::gen {

class Access : DraftPart {
public:
	Access(Draft &draft, OwnMemory &memory, Faults &faults, Pool &pool, ThisVariables &variables)
		: DraftPart(draft), memory_(memory), faults_(faults), pool_(pool), this_(variables)
	{
	}

	Place of_variable(const typed::Variable &variable) const;
	Value address_of(Place &place);

	/* An integer, a pointer or a bit-field of @type. */
	Value fetch(Place &place, const Type *type);
	/* The same before an assign() to the place, which then looks up an element no second time. Between them is only arithmetic. */
	Value fetch_to_change(Place &place, const Type *type);
	void assign(Place &place, const Type *type, const Value &v);
	/* Stores as assign() does, in memory that may be written directly. */
	void store_direct(Memory to, const Place &place, const Type *type, const Value &v);
	/* The value of storing @v: what is in @place then, and of a bit-field only that is left. */
	Value kept(const Place &place, const Type *type, const Value &v);
	/* Copies @bytes of a place. A missing element reads as zeros. */
	void read(Memory to, uint32_t bytes, Place &from);
	/*
	 * Copies the text at @place. With @may_be_full the text is an array of @to.size characters, which has no NUL
	 * if it is full. @to must have room for the NUL.
	 */
	void read_string(Memory to, Place &place, bool may_be_full = false);
	/* Reads @size bytes at @from into @to; if they are not there it is a fault. */
	void copy_foreign(const Memory &to, const Value &size, const Value &from, bool is_userland,
			  Fault beyond = Fault::BadSize);

	/* Address that the verifier knows. If there is none of a thread or an element, a jump to @missing. */
	Memory readable(Place &place, uint32_t bytes, bpf::Label missing);
	Memory writable(Place &place, uint32_t bytes, bpf::Label dropped);
	/*
	 * Memory of the program that a pointer points into: working memory, or a global.
	 * Only the run knows which. A store to other memory is a fault; a store that ends
	 * after the pool is a fault of kind @beyond. The caller has compared a @size that
	 * is not a constant with -x scratchsize.
	 */
	Memory pointed_at(Place &place, const Value &size, Fault beyond);
	/* @memory, whose offset is that of @place, and what of it is not known before it runs. */
	Memory with_index(Memory memory, const Place &place, uint32_t bytes);

	/* Sets the element to what working memory holds at @value. */
	void update_element(const Place &place, uint32_t value);
	void delete_element(const Place &place);

private:
	Value foreign_address(Place &place);
	Value address_to_read(Place &place, uint32_t bytes);
	Value load_direct(bpf::Reg base, int64_t offset, const Place &place, const Type *type, bool is_object = false);
	Value load_foreign(Place &place, const Type *type);
	Value load_cast(Place place, const KernelTypes::RdonlyCast &cast, const Type *type);
	bool is_whole_element(const Place &place, const Type *type) const;
	void assign_element(const Place &place, const Value &v);
	bpf::Reg find(const Place &place);
	bpf::Reg find_or_add(const Place &place, const typed::Variable &variable, bpf::Label dropped);
	void load_element(const in::ArrayElement &element);

	OwnMemory &memory_;
	Faults &faults_;
	Pool &pool_;
	ThisVariables &this_;
};

} // namespace dt::gen

#endif
