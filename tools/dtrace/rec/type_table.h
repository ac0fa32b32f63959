/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Types in a recording: those of what print() shows, and of keys.
 *
 * A type is written where it occurs first. After that, its number stands for it. Types are
 * complete as far as printing needs them: a pointer within a struct is a number with a
 * name, so what it points to is left out. So a type has only types in it that
 * are written before it ends, and never itself.
 */
#ifndef DTRACE_REC_TYPE_TABLE_H
#define DTRACE_REC_TYPE_TABLE_H

#include <map>
#include <utility>
#include <vector>

#include "rec/pack.h"
#include "type/type.h"

namespace dt::rec {

class TypeWriter {
public:
	/* @type may be null. */
	void write(Packer &out, const Type *type) { write(out, type, true); }

private:
	void write(Packer &out, const Type *type, bool has_pointee);

	std::map<std::pair<const Type *, bool>, uint64_t> numbers_; /* with what it points to; without */
};

class TypeReader {
public:
	/* @pool: owns the types, and outlives this object. */
	explicit TypeReader(TypePool &pool) : pool_(pool) {}

	const Type *read(Unpacker &in) { return read(in, 0); }

private:
	const Type *read(Unpacker &in, unsigned depth);
	bool read_new(Unpacker &in, unsigned depth);
	/* How much printing a type visits. */
	struct Cost {
		uint64_t weight = 0; /* types and members */
		unsigned depth = 0;  /* types within types */
	};

	Cost cost_of(const Type *type) const;

	TypePool &pool_;
	std::vector<const Type *> types_; /* by number - 1 */
	std::map<const Type *, Cost> costs_;
};

} // namespace dt::rec

#endif
