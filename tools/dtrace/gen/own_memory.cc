// SPDX-License-Identifier: GPL-2.0
/* Addresses of memory that is the program's own; see own_memory.h. */
#include "gen/own_memory.h"

namespace dt::gen {

using namespace bpf;

void OwnMemory::claim(Label none)
{
	element_ = code_.new_reg();
	code_.emit(call_function("dt_claim_working"));
	code_.emit(mov(element_, Reg::r0), "working memory");
	code_.emit(jump_if(Cmp::eq, element_, 0, none));
}

void OwnMemory::release()
{
	const Label none = code_.new_label();

	code_.emit(jump_if(Cmp::eq, element_, 0, none));
	code_.emit(store(Width::dw, element_, 0, 0), "working memory is free");
	code_.bind(none);
}

void OwnMemory::take_over()
{
	element_ = code_.new_reg();
	code_.emit(mov(element_, Reg::r5), "working memory");
}

/* Compared with its end, as a call that updates the context ends what is known. */
Reg OwnMemory::working()
{
	if (is_in_map())
		return element_;
	if (code_.known.scratch != Reg::none)
		return code_.known.scratch;
	const Reg base = code_.new_reg(), end = code_.new_reg(), limit = code_.new_reg();

	code_.emit(load(Width::dw, base, firing_.context(), offsetof(dtrace_bpf_context, scratch)), "ctx.scratch");
	load_end(end);
	code_.emit(mov(limit, base));
	add_size_to_next();
	code_.emit(alu(Alu::add, limit, 0));
	code_.emit(jump_if(Cmp::gt, limit, end, code_.bail));
	code_.known.scratch = base;
	return base;
}

Reg OwnMemory::globals()
{
	if (code_.known.globals == Reg::none) {
		const Reg r = code_.new_reg();

		code_.emit(load_value(r, kMapGlobals, 0));
		code_.known.globals = r;
	}
	return code_.known.globals;
}

Reg OwnMemory::thread_storage(bool create)
{
	const Label there = code_.new_label();
	const bool first = code_.known.self == Reg::none;
	const Reg r = first ? code_.new_reg() : code_.known.self;

	if (!first && !create)
		return r;
	if (!first)
		code_.emit(jump_if(Cmp::ne, r, 0, there));
	code_.emit(load(Width::dw, Reg::r2, firing_.context(), offsetof(dtrace_bpf_context, task)), "ctx.task");
	code_.emit(load_map(Reg::r1, kMapSelf));
	code_.emit(mov(Reg::r3, 0));
	code_.emit(mov(Reg::r4, create ? BPF_LOCAL_STORAGE_GET_F_CREATE : 0));
	code_.emit(call_helper(BPF_FUNC_task_storage_get));
	code_.emit(mov(r, Reg::r0));
	code_.known.self = r;
	code_.bind(there);
	return r;
}

Memory OwnMemory::at(uint32_t at, uint32_t bytes)
{
	return code_.reachable({working(), static_cast<int32_t>(at), bytes});
}

void OwnMemory::load_end(Reg r)
{
	code_.emit(load(Width::dw, r, firing_.context(), offsetof(dtrace_bpf_context, scratch_end)), "ctx.scratch_end");
}

void OwnMemory::check_end(Reg at, int64_t bytes)
{
	if (is_in_map())
		return;
	const Reg end = code_.new_reg(), limit = code_.new_reg();

	code_.emit(mov(limit, at));
	code_.emit(alu(Alu::add, limit, static_cast<int32_t>(bytes)));
	load_end(end);
	code_.emit(jump_if(Cmp::gt, limit, end, code_.bail));
}

Value OwnMemory::plain_number(Reg pointer)
{
	const Memory memory = take(8);
	const Reg r = code_.new_reg();

	code_.emit(store(Width::dw, memory.base, static_cast<int16_t>(memory.offset), pointer));
	code_.emit(load(Width::dw, r, memory.base, static_cast<int16_t>(memory.offset)), "as a number");
	return {r, 0, true};
}

void OwnMemory::set_size(int32_t bytes)
{
	for (const size_t op : sized_)
		code_.ops()[op].imm += bytes;
}

} // namespace dt::gen
