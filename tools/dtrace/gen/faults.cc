// SPDX-License-Identifier: GPL-2.0
/*
 * Faults.
 *
 * Each operation that can fail is followed by
 *
 *               if it went well -> ok
 *               r2 = kind, clause; r3 = instruction; r4 = address or index
 *               -> common
 *     ok:
 *
 * in line, because the register that holds the address is free afterwards.
 * One piece of code after the clause serves all of its operations:
 *
 *     common:   call dt_fault
 *               -> next clause
 *
 * dt_fault() is one function for all programs. It closes the record of the
 * clause, writes the fault record and runs the ERROR clauses, in the context of
 * the firing that failed. A fault in an ERROR clause ends that clause and is
 * counted.
 */
#include "gen/faults.h"

namespace dt::gen {

using namespace bpf;

/* Kind of fault, two flags and the number of the clause share R2. */
constexpr int kKindShift = 24;
constexpr int32_t kRecordOpen = 1 << 23;
constexpr int32_t kRecordKept = 1 << 22; /* of an open one */
constexpr int32_t kClauseMask = kRecordKept - 1;

void Faults::raise(Fault kind, const Value &address, bool reads_kernel)
{
	const bool is_open = record_.is_in_ring();
	Label &common = firing_.is_error() && is_open ? open_ : fault_;

	if (common == Label::None)
		common = code_.new_label();
	if (!firing_.is_error()) {
		const Label place = code_.new_label();

		code_.bind(place);
		raised_[place] = {is_set(computed_) ? computed_ : code_.span(), reads_kernel};
		code_.set(Reg::r4, address);
		const int32_t record = is_open ? kRecordOpen | (record_.ends_speculation() ? kRecordKept : 0) : 0;
		code_.emit(mov(Reg::r2,
			       static_cast<int32_t>(kind) << kKindShift | record | static_cast<int32_t>(clause_)),
			   fault_name(kind));
		code_.emit(bpf::load_place(Reg::r3, place), "pc");
	}
	code_.emit(jump(common));
}

void Faults::raise_if(Cmp bad, Reg a, int32_t b, Fault kind, const Value &address)
{
	const Label ok = code_.new_label();

	code_.emit(jump_if(inverse(bad), a, b, ok));
	raise(kind, address);
	code_.bind(ok);
}

void Faults::raise_if(Cmp bad, Reg a, Reg b, Fault kind)
{
	const Label ok = code_.new_label();

	code_.emit(jump_if(inverse(bad), a, b, ok));
	raise(kind, {});
	code_.bind(ok);
}

void Faults::raise_if_unread(Cmp bad, const Value &from, bool is_userland)
{
	const Label ok = code_.new_label();

	code_.emit(jump_if(inverse(bad), Reg::r0, 0, ok));
	raise(Fault::BadAddress, from, !is_userland);
	code_.bind(ok);
}

/* Those that were not taken out as nothing leads there. Code of a clause lies in the order in which it was made. */
std::vector<FaultPlace> Faults::places(const bpf::Function &code) const
{
	std::vector<FaultPlace> list;

	for (const bpf::KnownPlace &place : code.places) {
		const RaisedFault &site = raised_.at(place.label);

		list.push_back({place.at, site.span, site.reads_kernel});
	}
	return list;
}

void Faults::end_clause(Label next)
{
	if (!can_fail())
		return;
	code_.emit(jump(next));
	handle(next);
}

/* After the clause. */
void Faults::handle(Label next)
{
	if (open_ != Label::None) {
		if (fault_ == Label::None)
			fault_ = code_.new_label();
		code_.bind(open_);
		record_.commit(record_.ends_speculation() ? 0 : BPF_BUFFER_DISCARD);
	}
	if (fault_ == Label::None)
		return;
	code_.bind(fault_);
	if (firing_.is_error()) {
		code_.count(Counter::ErrorFaults);
	} else {
		code_.emit(mov(Reg::r1, firing_.context()));
		if (memory_.is_in_map())
			code_.emit(mov(Reg::r5, memory_.element()));
		code_.emit(call_function(kFaultFunction));
		/* The record of the next clause has a later time than that of the fault. */
		time_.renew();
	}
	code_.emit(jump(next));
	fault_ = open_ = Label::None;
}

/* Writes the record of a fault. */
void Faults::write_record(Reg clause, Reg kind, Reg pc, Reg address)
{
	const Label full = code_.new_label();
	Reg record;

	time_.begin_error(shared_.wants_time);
	record_.reserve(sizeof(FaultRecord), full, record);
	const Reg ecb = code_.new_reg();
	code_.emit(load(Width::w, ecb, firing_.context(), offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
	code_.emit(store(Width::w, record, offsetof(FaultRecord, header.clause), kFaultRecord), "fault record");
	if (shared_.wants_time)
		code_.emit(store(Width::dw, record, offsetof(FaultRecord, header.time), time_.of_error()), "time");
	code_.emit(store(Width::w, record, offsetof(FaultRecord, header.ecb), ecb));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, clause), clause));
	code_.emit(store(Width::dw, record, offsetof(FaultRecord, address), address));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, fault), kind));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, pc), pc));
	code_.bind(full);
	record_.commit(0);
}

void Faults::begin_function(bool has_element)
{
	const Reg clause = code_.new_reg(), kind = code_.new_reg(), pc = code_.new_reg(), address = code_.new_reg();
	const Label open = code_.new_label(), closed = code_.new_label();

	firing_.begin_error();
	code_.emit(mov(clause, Reg::r2), "kind and clause");
	code_.emit(mov(pc, Reg::r3), "pc");
	code_.emit(mov(address, Reg::r4), "address");
	if (has_element)
		memory_.take_over();
	code_.emit(mov(kind, clause));
	code_.emit(alu(Alu::rsh, kind, kKindShift));
	code_.emit(jump_if(Cmp::set, clause, kRecordOpen, open));
	code_.emit(jump(closed));
	code_.bind(open);
	if (shared_.nspec) {
		const Label ends = code_.new_label();

		code_.emit(jump_if(Cmp::set, clause, kRecordKept, ends));
		record_.commit(BPF_BUFFER_DISCARD);
		code_.emit(jump(closed));
		code_.bind(ends);
		record_.commit(0);
	} else {
		record_.commit(BPF_BUFFER_DISCARD);
	}
	code_.bind(closed);
	code_.emit(alu(Alu::band, clause, kClauseMask));
	write_record(clause, kind, pc, address);

	const Reg probe = code_.new_reg();
	code_.emit(load(Width::w, probe, firing_.context(), offsetof(dtrace_bpf_context, probe_id)), "ctx.probe_id");
	std::vector<Value> args;
	for (const Reg r : {probe, clause, pc, kind, address})
		args.push_back({r, 0, false, r == address});
	firing_.set_error_args(std::move(args));
}

} // namespace dt::gen
