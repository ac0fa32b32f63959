// SPDX-License-Identifier: GPL-2.0
/* The context of a firing, and its time; see firing.h. */
#include "gen/firing.h"

namespace dt::gen {

using namespace bpf;

/* The largest error that the kernel gives back. */
constexpr int32_t kMostErrno = 4095;

namespace {

/* The function for faults serves all programs: it knows nothing of how they fire. */
const ClauseProgram kAnyProgram = {};

} // namespace

Firing::Firing(Draft &draft) : DraftPart(draft), program_(&kAnyProgram) {}

void Firing::begin_program(const ClauseProgram &program)
{
	program_ = &program;
	context_ = code_.new_reg();
	code_.emit(mov(context_, Reg::r1), "ctx");
}

void Firing::begin_error()
{
	is_error_ = true;
	context_ = code_.new_reg();
	code_.emit(mov(context_, Reg::r1), "ctx");
}

Value Firing::field(int16_t offset, unsigned bytes, const char *note)
{
	Reg r = code_.known.field(offset);

	if (r == Reg::none) {
		r = code_.new_reg();
		code_.emit(load(width_of(bytes), r, context_, offset), note);
		code_.known.fields.emplace_back(offset, r);
	}
	return {r, 0, false};
}

Value Firing::argument(unsigned number)
{
	if (is_error_)
		return number >= 1 && number <= error_args_.size() ? error_args_[number - 1] : Value{};
	const unsigned word = program_->slots.word_of(number);
	const auto offset = offsetof(dtrace_bpf_context, args) + 8 * word;

	return field(static_cast<int16_t>(offset), 8, format("ctx.args[%u]", word).c_str());
}

Value Firing::enabling()
{
	const Value word = enabling_word();

	if (word.is_constant() || !program_->is_straight)
		return word;
	const Reg number = code_.changeable(word);
	code_.emit(alu(Alu::band, number, static_cast<int32_t>(kEcbNumber)));
	return {number, 0, true};
}

Value Firing::enabling_word()
{
	if (is_error_)
		return {Reg::none, shared_.error_enabling, false};
	return field(offsetof(dtrace_bpf_context, ecb_id), 4, "ctx.ecb_id");
}

Value Firing::call_error()
{
	if (!program_->ends_call)
		return {};
	const Value result = field(offsetof(dtrace_bpf_context, args) + 8, 8, "ctx.args[1]");
	const Label is_error = code_.new_label();
	const Reg r = code_.new_reg();

	code_.emit(mov(r, result.reg), "errno");
	code_.emit(neg(r));
	code_.emit(jump_if(Cmp::le, r, kMostErrno, is_error));
	code_.emit(mov(r, 0));
	code_.bind(is_error);
	return {r, 0, true};
}

void FiringTime::begin_error(bool is_wanted)
{
	if (shared_ == Reg::none)
		shared_ = code_.new_reg();
	if (!is_wanted)
		return;
	code_.emit(call_helper(BPF_FUNC_ktime_get_ns), "time");
	code_.emit(mov(shared_, Reg::r0), "time");
	is_of_error_ = true;
}

void FiringTime::renew()
{
	if (shared_ != Reg::none)
		code_.emit(mov(shared_, 0), "time");
}

void FiringTime::read()
{
	const bool is_shared = shared_ != Reg::none;
	const Label is_read = code_.new_label();

	reg_ = is_shared ? shared_ : code_.new_reg();
	if (is_of_error_)
		return;
	if (is_shared)
		code_.emit(jump_if(Cmp::ne, shared_, 0, is_read), "time");
	code_.emit(call_helper(BPF_FUNC_ktime_get_ns), "time");
	code_.emit(mov(reg_, Reg::r0), "time");
	code_.bind(is_read);
}

Value FiringTime::timestamp()
{
	if (reg_ != Reg::none)
		return {reg_, 0, false};
	code_.emit(call_helper(BPF_FUNC_ktime_get_ns));
	return code_.call_result();
}

void FiringTime::read_wall_clock()
{
	const Reg r = code_.new_reg();

	code_.set(r, wall_clock());
	wall_ = r;
}

Value FiringTime::wall_clock()
{
	if (wall_ != Reg::none)
		return {wall_, 0, false};
	code_.emit(call_helper(BPF_FUNC_ktime_get_tai_ns), "walltimestamp");
	const Value v = code_.call_result();
	if (tai_offset_ns_)
		code_.emit(alu(Alu::sub, v.reg, code_.in_register({Reg::none, tai_offset_ns_, false})), "TAI to UTC");
	return v;
}

} // namespace dt::gen
