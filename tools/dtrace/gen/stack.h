/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The frames of the stack that a firing interrupts; stack.cc says which of them D
 * shows.
 *
 * stack(), ustack(), the caller and the depth all need the place where the firing
 * is, so one class knows it. Frames are written to memory as addresses. The
 * consumer finds their names.
 */
#ifndef DTRACE_GEN_STACK_H
#define DTRACE_GEN_STACK_H

#include "gen/firing.h"
#include "gen/own_memory.h"

namespace dt::gen {

class Stack : DraftPart {
public:
	Stack(Draft &draft, Firing &firing, OwnMemory &memory) : DraftPart(draft), firing_(firing), memory_(memory) {}

	Value caller();
	Value depth();
	/* ucaller and ustackdepth of the process that fires, which the tool knows by the number @pid. */
	Value user_caller(const Value &pid);
	Value user_depth(const Value &pid);
	/* Frames from where the firing is, or of the process, into memory of the context's buffers. */
	void put(const Memory &to);
	void put_user(const Memory &to, const Value &pid);
	/* Jumps to @target if it is @when that two stacks in working memory are equal. */
	void branch_equal(const Memory &a, const Memory &b, bpf::Label target, bool when);

private:
	Value call(const char *function);
	Value unwind(const Memory &frames, uint64_t most, const Value &pid, uint32_t flags = 0);
	void tracepoint_callers(const Memory &frames);
	Value here();
	Value limited(const Value &depth);

	Firing &firing_;
	OwnMemory &memory_;
};

} // namespace dt::gen

#endif
