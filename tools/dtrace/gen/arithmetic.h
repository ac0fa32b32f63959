/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The operations of D on two integers, as C defines them.
 *
 * BPF computes in 64 bits. A result of a narrower type is extended again, so that
 * the upper bits of a register always fit its type. Division by zero is a fault in
 * D, but gives 0 in BPF, so the divisor is tested first.
 */
#ifndef DTRACE_GEN_ARITHMETIC_H
#define DTRACE_GEN_ARITHMETIC_H

#include "gen/faults.h"

namespace dt::gen {

class Arithmetic : DraftPart {
public:
	Arithmetic(Draft &draft, Faults &faults) : DraftPart(draft), faults_(faults) {}

	/* left op right, both of @type (the right side of a shift is what it is). */
	Value compute(typed::ArithOp op, const Type *type, Value left, Value right, bool may_swap = true);

private:
	Value divide(typed::ArithOp op, const Type *type, const Value &left, const Value &right);
	Value shift(typed::ArithOp op, const Type *type, const Value &left, const Value &right);

	Faults &faults_;
};

} // namespace dt::gen

#endif
