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
 * Behind the clause stands once
 *
 *     common:   call dt_fault
 *               -> next clause
 *
 * dt_fault() is one function for all programs. It closes the record of the
 * clause, writes the fault record and runs the ERROR clauses, in the context of
 * the firing that failed. A fault in an ERROR clause ends that clause and is
 * counted.
 */
#include "gen/builder.h"

namespace dt::gen {

using namespace bpf;

/* Kind of fault, two flags and the number of the clause share R2. */
constexpr int kKindShift = 24;
constexpr int32_t kRecordOpen = 1 << 23;
constexpr int32_t kRecordKept = 1 << 22; /* of an open one */
constexpr int32_t kClauseMask = kRecordKept - 1;

/* Ends the clause. */
void Builder::fault(Fault kind, const Value &address, bool reads_kernel)
{
	const bool is_open = record_ != Reg::none && !is_split_;
	Label &common = is_error_ && is_open ? fault_open_ : fault_;

	if (common == Label::None)
		common = code_.new_label();
	if (!is_error_) {
		const Label place = code_.new_label();

		code_.bind(place);
		fault_sites_[place] = {is_set(computed_) ? computed_ : code_.span(), reads_kernel};
		set(Reg::r4, address);
		const int32_t record = is_open ? kRecordOpen | (ends_speculation_ ? kRecordKept : 0) : 0;
		code_.emit(mov(Reg::r2,
			       static_cast<int32_t>(kind) << kKindShift | record | static_cast<int32_t>(clause_)),
			   fault_name(kind));
		code_.emit(bpf::load_place(Reg::r3, place), "pc");
	}
	code_.emit(jump(common));
}

void Builder::fault_if(Cmp bad, Reg a, int32_t b, Fault kind, const Value &address)
{
	const Label ok = code_.new_label();

	code_.emit(jump_if(inverse(bad), a, b, ok));
	fault(kind, address);
	code_.bind(ok);
}

void Builder::unread_if(Cmp bad, const Value &from, bool is_userland)
{
	const Label ok = code_.new_label();

	code_.emit(jump_if(inverse(bad), Reg::r0, 0, ok));
	fault(Fault::BadAddress, from, !is_userland);
	code_.bind(ok);
}

/* Those that were not taken out as nothing leads there. Code of a clause lies in the order in which it was made. */
std::vector<FaultPlace> Builder::fault_places(const bpf::Function &code) const
{
	std::vector<FaultPlace> list;

	for (const bpf::KnownPlace &place : code.places) {
		const FaultSite &site = fault_sites_.at(place.label);

		list.push_back({place.at, site.span, site.reads_kernel});
	}
	return list;
}

void Builder::count(Counter which)
{
	code_.emit(mov(Reg::r1, static_cast<int32_t>(which)));
	code_.emit(call_function("dt_count"));
}

/* Behind the clause. */
void Builder::fault_blocks(Label next)
{
	if (fault_open_ != Label::None) {
		if (fault_ == Label::None)
			fault_ = code_.new_label();
		code_.bind(fault_open_);
		commit(ends_speculation_ ? 0 : BPF_BUFFER_DISCARD);
	}
	if (fault_ == Label::None)
		return;
	code_.bind(fault_);
	if (is_error_) {
		count(Counter::ErrorFaults);
	} else {
		code_.emit(mov(Reg::r1, context_));
		if (working_ != Reg::none)
			code_.emit(mov(Reg::r5, working_));
		code_.emit(call_function(kFaultFunction));
		/* What the next clause prints comes behind it. */
		if (time_ != Reg::none)
			code_.emit(mov(time_, 0), "time");
	}
	code_.emit(jump(next));
	fault_ = fault_open_ = Label::None;
}

/* Writes the record of a fault. */
void Builder::fault_record(Reg clause, Reg kind, Reg pc, Reg address)
{
	const Label full = code_.new_label();
	Reg record;

	/* That of the fault, for the clauses of ERROR too. */
	if (time_ == Reg::none)
		time_ = code_.new_reg();
	if (shared_.wants_time) {
		code_.emit(call_helper(BPF_FUNC_ktime_get_ns), "time");
		code_.emit(mov(time_, Reg::r0), "time");
		is_time_read_ = true;
	}
	reserve(sizeof(FaultRecord), full, record);
	const Reg ecb = code_.new_reg();
	code_.emit(load(Width::w, ecb, context_, offsetof(dtrace_bpf_context, ecb_id)), "ctx.ecb_id");
	code_.emit(store(Width::w, record, offsetof(FaultRecord, header.clause), kFaultRecord), "fault record");
	if (shared_.wants_time)
		code_.emit(store(Width::dw, record, offsetof(FaultRecord, header.time), time_), "time");
	code_.emit(store(Width::w, record, offsetof(FaultRecord, header.ecb), ecb));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, clause), clause));
	code_.emit(store(Width::dw, record, offsetof(FaultRecord, address), address));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, fault), kind));
	code_.emit(store(Width::w, record, offsetof(FaultRecord, pc), pc));
	code_.bind(full);
	commit(0);
}

void Builder::begin_fault_function()
{
	const Reg clause = code_.new_reg(), kind = code_.new_reg(), pc = code_.new_reg(), address = code_.new_reg();
	const Label open = code_.new_label(), closed = code_.new_label();

	is_error_ = true;
	context_ = code_.new_reg();
	leave_ = code_.new_label();
	bail_ = leave_;
	code_.emit(mov(context_, Reg::r1), "ctx");
	code_.emit(mov(clause, Reg::r2), "kind and clause");
	code_.emit(mov(pc, Reg::r3), "pc");
	code_.emit(mov(address, Reg::r4), "address");
	if (shared_.working_map) {
		working_ = code_.new_reg();
		code_.emit(mov(working_, Reg::r5), "working memory");
	}
	code_.emit(mov(kind, clause));
	code_.emit(alu(Alu::rsh, kind, kKindShift));
	code_.emit(jump_if(Cmp::set, clause, kRecordOpen, open));
	code_.emit(jump(closed));
	code_.bind(open);
	if (shared_.nspec) {
		const Label ends = code_.new_label();

		code_.emit(jump_if(Cmp::set, clause, kRecordKept, ends));
		commit(BPF_BUFFER_DISCARD);
		code_.emit(jump(closed));
		code_.bind(ends);
		commit(0);
	} else {
		commit(BPF_BUFFER_DISCARD);
	}
	code_.bind(closed);
	code_.emit(alu(Alu::band, clause, kClauseMask));
	fault_record(clause, kind, pc, address);

	/* arg1 ... arg5 of ERROR */
	const Reg probe = code_.new_reg();
	code_.emit(load(Width::w, probe, context_, offsetof(dtrace_bpf_context, probe_id)), "ctx.probe_id");
	for (Reg r : {probe, clause, pc, kind, address})
		error_args_.push_back({r, 0, false});
	if (counting_)
		begin_counting();
	prologue_ = code_.ops().size();
}

} // namespace dt::gen
