/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Values in registers and in memory, and ValueCode, the operations on them.
 *
 * Integers: a register always holds the value that its C type describes, sign-
 * or zero-extended to 64 bits (fit_to_type()). Operations whose result can
 * leave the range of the type truncate it; all others rely on the invariant.
 */
#ifndef DTRACE_GEN_VALUE_H
#define DTRACE_GEN_VALUE_H

#include <cstdint>
#include <string>

#include "gen/frame.h"
#include "gen/known.h"

namespace dt::gen {

/* An integer: a register, or a constant that has not been loaded. */
struct Value {
	bpf::Reg reg = bpf::Reg::none;
	int64_t constant = 0;
	bool owned = false; /* the register may be changed */
	/*
	 * The verifier may know the register as a pointer to an object of the kernel. Such a value can be stored, compared,
	 * given to a helper as an address, and moved by a small constant. All else needs OwnMemory::number().
	 */
	bool is_pointer = false;

	bool is_constant() const { return reg == bpf::Reg::none; }
	/* Can it be an operand of an instruction as it is? */
	bool is_immediate() const { return is_constant() && constant == static_cast<int32_t>(constant); }
};

/* Memory that the verifier knows. */
struct Memory {
	bpf::Reg base = bpf::fp;
	int32_t offset = 0;
	uint32_t size = 0;
};

/* Offsets of loads and stores are below this. */
constexpr int64_t kFarOffset = 32000;
/* The most that is added to a Value::is_pointer; the verifier's limit BPF_MAX_VAR_OFF is far above. */
constexpr int64_t kMostMoved = 1 << 20;

/* The comparison that holds when @c does not. The comparison "set" has none; see its user. */
bpf::Cmp inverse(bpf::Cmp c);

class ValueCode : public KnowingCode {
public:
	/* The value in a register, which must not be changed. */
	bpf::Reg in_register(const Value &v);
	/* The value in a register of its own. */
	bpf::Reg changeable(const Value &v);
	/* Loads @r with @v. */
	void set(bpf::Reg r, const Value &v);
	/* Cuts @r to @type. */
	void fit(bpf::Reg r, const Type *type);
	/* @v, which fits type @from, cut or extended to @to. */
	Value fitted(const Value &v, const Type *from, const Type *to);
	void emit_compare(bpf::Cmp cmp, const Value &a, const Value &b, bpf::Label target);
	/* The result that a call has left in R0. */
	Value call_result();

	/* Stores the low bytes of @v: what was cut off above them before is not cut off. */
	void store_value(bpf::Reg base, int16_t offset, unsigned bytes, const Value &v, std::string note = {});
	/* Loads @r with the address of @memory. */
	void address(bpf::Reg r, Memory memory);
	/* A string; R0 is its length with the NUL then. A copy onto itself counts. */
	void copy_string(Memory to, Memory from);
	/* @memory with an offset that an instruction can hold. */
	Memory reachable(Memory memory);
	void zero(Memory memory);

	void count(Counter which);

	/* The clause ends here when something happens that cannot happen. */
	bpf::Label bail = bpf::Label::None;
};

} // namespace dt::gen

#endif
