/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The addresses of memory that is the program's own: working memory, globals, and
 * the storage of the thread. workspace.h says what lies where.
 *
 * An address is fetched where it is used, and not kept. Working memory must be
 * compared with its end again after some calls, and the storage of a thread may not
 * exist. The size of working memory is known only when the program is finished. So
 * the instructions that contain the size are noted, and corrected then.
 */
#ifndef DTRACE_GEN_OWN_MEMORY_H
#define DTRACE_GEN_OWN_MEMORY_H

#include <utility>
#include <vector>

#include "gen/draft.h"
#include "gen/firing.h"

namespace dt::gen {

class OwnMemory : DraftPart {
public:
	OwnMemory(Draft &draft, const Firing &firing) : DraftPart(draft), firing_(firing) {}

	/* Working memory is an element of map "working" until release(); a program without one goes to @none. */
	void claim(bpf::Label none);
	void release();
	/* The function for faults finds the element of its caller in R5. */
	void take_over();
	bool is_in_map() const { return element_ != bpf::Reg::none; }
	/* The element of map "working" that the firing has claimed. */
	bpf::Reg element() const { return element_; }

	/* Address of working memory of this firing. */
	bpf::Reg working();
	/* @bytes of working memory. */
	Memory at(uint32_t at, uint32_t bytes);
	/* @bytes of working memory, allocated for the rest of the statement. */
	Memory take(uint32_t bytes) { return at(work_.take(bytes), bytes); }
	/* Address of the globals. */
	bpf::Reg globals();
	/* The task's storage, or null if it has none and none is to be made, or none could be made. */
	bpf::Reg thread_storage(bool create);

	/* Loads @r with the end of what the context has of it. */
	void load_end(bpf::Reg r);
	/* Shows the verifier that working memory goes on for @bytes after @at. */
	void check_end(bpf::Reg at, int64_t bytes);
	/* A pointer that the verifier knows becomes a number by way of memory. */
	Value plain_number(bpf::Reg pointer);
	/* @v, which can be computed with. */
	Value number(const Value &v) { return v.is_pointer ? plain_number(v.reg) : v; }

	/* The immediate of the next op is to grow by the size of working memory, which is known at the end. */
	void add_size_to_next() { sized_.push_back(code_.ops().size()); }
	/* Ops are about to be inserted: forgets those that were noted, and gives them back. */
	std::vector<size_t> forget_sized() { return std::exchange(sized_, {}); }
	/* An op that add_size_to_next() noted has moved to @op. */
	void add_size_to(size_t op) { sized_.push_back(op); }
	void set_size(int32_t bytes);

private:
	const Firing &firing_;
	bpf::Reg element_ = bpf::Reg::none;
	std::vector<size_t> sized_; /* ops */
};

} // namespace dt::gen

#endif
