// SPDX-License-Identifier: GPL-2.0
/*
 * Reserving, opening and closing records.
 *
 * A record of at most a page is written directly into the ring. A longer record
 * is built in working memory (layout.h) and copied at the end of the clause:
 *
 *     part:     reserve; no room -> lost
 *               header, copy
 *               commit
 *               ... next part
 *               -> done
 *     lost:     commit, which the verifier requires; no further part
 *     done:
 */
#include "gen/record_writer.h"

#include <algorithm>

namespace dt::gen {

using namespace bpf;

constexpr int16_t kBuf = offsetof(dtrace_bpf_context, buf);
constexpr int16_t kBufEnd = offsetof(dtrace_bpf_context, buf_end);

void RecordWriter::reserve(uint32_t size, Label failed, Reg &record)
{
	const Reg end = code_.new_reg(), limit = code_.new_reg();
	const Label tried = code_.new_label();

	code_.emit(mov(Reg::r1, firing_.context()));
	code_.emit(mov(Reg::r2, DTRACE_BUF_OUTPUT), "output");
	code_.emit(load_map(Reg::r3, kMapRings));
	code_.emit(mov(Reg::r4, static_cast<int32_t>(size)));
	code_.emit(call_helper(BPF_FUNC_buffer_reserve));
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, tried));
	code_.emit(mov(Reg::r1, Reg::r0));
	code_.emit(call_function("dt_count_drop"));
	code_.bind(tried);
	record = code_.new_reg();
	code_.emit(load(Width::dw, record, firing_.context(), kBuf), "ctx.buf");
	code_.emit(load(Width::dw, end, firing_.context(), kBufEnd), "ctx.buf_end");
	code_.emit(mov(limit, record));
	code_.emit(alu(Alu::add, limit, static_cast<int32_t>(size)));
	code_.emit(jump_if(Cmp::gt, limit, end, failed));
}

void RecordWriter::commit(int32_t flags)
{
	code_.emit(mov(Reg::r1, firing_.context()));
	code_.emit(mov(Reg::r2, DTRACE_BUF_OUTPUT), "output");
	code_.emit(load_map(Reg::r3, kMapRings));
	code_.emit(mov(Reg::r4, flags), flags ? "discard" : "");
	code_.emit(call_helper(BPF_FUNC_buffer_commit));
}

/* Number of the clause, time and enabling, at @base. */
void RecordWriter::put_header(Reg base, uint32_t clause)
{
	code_.emit(store(Width::w, base, offsetof(RecordHeader, clause), static_cast<int32_t>(clause)), "clause");
	if (shared_.wants_time)
		code_.emit(store(Width::dw, base, offsetof(RecordHeader, time), time_.reg()), "time");
	const Value ecb = firing_.enabling_word();
	if (ecb.is_constant())
		code_.emit(store(Width::w, base, offsetof(RecordHeader, ecb), static_cast<int32_t>(ecb.constant)),
			   "ecb");
	else
		code_.emit(store(Width::w, base, offsetof(RecordHeader, ecb), ecb.reg), "ecb");
}

void RecordWriter::put_flow(const RecordLayout &layout)
{
	const auto put = [&](const Field &field, Width width, Value value, const char *note) {
		code_.emit(store(width, base_, static_cast<int16_t>(field.offset), code_.in_register(value)), note);
	};

	if (layout.thread.width)
		put(layout.thread, Width::w, firing_.field(offsetof(dtrace_bpf_context, tid), 4, "ctx.tid"), "thread");
	if (layout.result.width)
		put(layout.result, Width::dw, firing_.argument(1), "result");
}

void RecordWriter::open(const RecordLayout &layout, Label failed)
{
	Reg record;

	is_split_ = layout.is_split();
	if (is_split_) {
		/* As in the ring, 4 modulo 8. */
		const uint32_t at = work_.keep(layout.size + 4) + 4;

		base_ = code_.new_reg();
		code_.emit(mov(base_, memory_.element()), "record");
		code_.emit(alu(Alu::add, base_, static_cast<int32_t>(at)));
	} else {
		reserve(layout.size, failed, record);
		base_ = record;
		put_header(base_, layout.clause + 1);
	}
	put_flow(layout);
	if (layout.speculates == Speculates::Holds) {
		speculation_ = static_cast<int16_t>(layout.speculation.offset);
		code_.emit(store(Width::dw, base_, speculation_, 0), "speculation");
	}
	ends_ = layout.ends;
	next_end_ = 0;
	for (const SpeculationEnd &end : ends_)
		code_.emit(store(Width::dw, base_, static_cast<int16_t>(end.key.offset), 0), "speculation");
}

void RecordWriter::close(const RecordLayout &layout)
{
	if (is_split_)
		write_parts(layout);
	else
		commit(0);
	is_split_ = false;
}

void RecordWriter::write_parts(const RecordLayout &layout)
{
	const Label lost = code_.new_label(), done = code_.new_label();
	const uint32_t count = layout.parts();
	const Reg slot = code_.new_reg();

	code_.emit(load(Width::dw, slot, memory_.element(), 0), "slot");
	for (uint32_t number = 0; number < count; number++) {
		const auto from = static_cast<uint32_t>(sizeof(RecordHeader)) + number * kPartBytes;
		const uint32_t bytes = std::min(layout.size - from, kPartBytes);
		Reg part;

		reserve(static_cast<uint32_t>(sizeof(PartHeader)) + bytes, lost, part);
		put_header(part, kPartRecord | (layout.clause + 1));
		code_.emit(store(Width::w, part, offsetof(PartHeader, slot), slot), "slot");
		code_.emit(store(Width::h, part, offsetof(PartHeader, number), static_cast<int32_t>(number)), "part");
		code_.emit(store(Width::h, part, offsetof(PartHeader, count), static_cast<int32_t>(count)));
		code_.address(Reg::r1, {part, sizeof(PartHeader), bytes});
		code_.emit(mov(Reg::r2, static_cast<int32_t>(bytes)));
		code_.address(Reg::r3, {base_, static_cast<int32_t>(from), bytes});
		code_.emit(call_helper(BPF_FUNC_probe_read_kernel));
		commit(0);
	}
	code_.emit(jump(done));
	code_.bind(lost);
	commit(0);
	code_.bind(done);
}

void RecordWriter::end_clause(const RecordLayout &layout, Label next)
{
	if (unspeculated_ != Label::None) {
		code_.emit(jump(next));
		code_.bind(unspeculated_);
		if (!layout.is_split())
			commit(BPF_BUFFER_DISCARD);
		unspeculated_ = Label::None;
	}
	base_ = Reg::none;
}

void RecordWriter::speculate()
{
	if (base_ == Reg::none) {
		code_.emit(jump_if(Cmp::eq, Reg::r0, 0, code_.bail));
		return;
	}
	if (unspeculated_ == Label::None)
		unspeculated_ = code_.new_label();
	code_.emit(jump_if(Cmp::eq, Reg::r0, 0, unspeculated_));
	code_.emit(store(Width::dw, base_, speculation_, Reg::r0), "speculation");
}

void RecordWriter::end_speculation()
{
	const auto offset = static_cast<int16_t>(ends_[next_end_++].key.offset);

	code_.emit(store(Width::dw, base_, offset, Reg::r0), "speculation");
}

} // namespace dt::gen
