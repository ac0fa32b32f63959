/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The record that a clause writes: reserved before its body, and committed after
 * it.
 *
 * A clause writes its fields directly into the ring, in the order of its actions.
 * So no field is copied. record_writer.cc describes records that are longer than a page.
 */
#ifndef DTRACE_GEN_RECORD_WRITER_H
#define DTRACE_GEN_RECORD_WRITER_H

#include <span>

#include "gen/firing.h"
#include "gen/layout.h"
#include "gen/own_memory.h"

namespace dt::gen {

class RecordWriter : DraftPart {
public:
	RecordWriter(Draft &draft, Firing &firing, const FiringTime &time, const OwnMemory &memory)
		: DraftPart(draft), firing_(firing), time_(time), memory_(memory)
	{
	}

	/* Reserves the record. If there is no room, the code jumps to @failed, where close() must follow. */
	void open(const RecordLayout &layout, bpf::Label failed);
	void close(const RecordLayout &layout);
	/* Called after close(), or for a clause without a record. @next: the end of the clause. */
	void end_clause(const RecordLayout &layout, bpf::Label next);

	/* R0 is the key of the speculation that the record belongs to. If it is 0, the clause ends. */
	void speculate();
	/* R0 is the key of the speculation that the next commit() or discard() of the clause ends, or 0. */
	void end_speculation();
	/* The clause has commit() or discard(): whatever happens, the consumer gets the record. */
	bool ends_speculation() const { return !ends_.empty(); }

	/* The address of the record, if it is open. */
	bpf::Reg base() const { return base_; }
	Memory at(uint32_t offset, uint32_t bytes) const { return {base_, static_cast<int32_t>(offset), bytes}; }
	/* Is the record written into an open reservation? */
	bool is_in_ring() const { return base_ != bpf::Reg::none && !is_split_; }

	/* Any record: @record is where it is. If there is no room, a jump to @failed, where commit() must follow. */
	void reserve(uint32_t size, bpf::Label failed, bpf::Reg &record);
	void commit(int32_t flags);

private:
	void put_header(bpf::Reg base, uint32_t clause);
	void put_flow(const RecordLayout &layout);
	void write_parts(const RecordLayout &layout);

	Firing &firing_;
	const FiringTime &time_;
	const OwnMemory &memory_;
	bpf::Reg base_ = bpf::Reg::none;	     /* none: no record is open */
	bool is_split_ = false;			     /* it is in working memory, and no reservation is open */
	int16_t speculation_ = 0;		     /* where it has the key of its speculation */
	std::span<const SpeculationEnd> ends_;	     /* of the clause */
	size_t next_end_ = 0;			     /* of these */
	bpf::Label unspeculated_ = bpf::Label::None; /* where a record goes whose speculation is not in use */
};

} // namespace dt::gen

#endif
