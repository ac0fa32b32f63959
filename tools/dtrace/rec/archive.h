/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Packer and Unpacker with what layouts point to: types, formats and aggregations.
 */
#ifndef DTRACE_REC_ARCHIVE_H
#define DTRACE_REC_ARCHIVE_H

#include "rec/pack.h"
#include "rec/recorded.h"
#include "rec/type_table.h"

namespace dt::rec {

class SavingArchive : public Packer {
public:
	SavingArchive(std::string &out, TypeWriter &types) : Packer(out), types_(types) {}

	void type(const Type *type) { types_.write(*this, type); }
	void aggregation(const typed::Aggregation *aggregation) { number(aggregation->number); }
	void format(const typed::PrintfSpec *format);
	void source(const typed::Action *source);
	void array(const typed::Variable *array);

private:
	TypeWriter &types_;
};

class LoadingArchive : public Unpacker {
public:
	LoadingArchive(std::span<const uint8_t> in, TypeReader &types, Recorded &owner)
		: Unpacker(in), types_(types), owner_(owner)
	{
	}

	const Recorded &owner() const { return owner_; }

	void type(const Type *&type) { type = types_.read(*this); }
	void aggregation(const typed::Aggregation *&aggregation);
	void format(const typed::PrintfSpec *&format);
	void source(const typed::Action *&source);
	/* Of ArrayLayout. */
	void array(const typed::Variable *&array);

private:
	const typed::Variable *find_array(std::string_view name);

	TypeReader &types_;
	Recorded &owner_;
};

} // namespace dt::rec

#endif
