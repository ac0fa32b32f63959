/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What generated code knows at one point, on all paths to it.
 *
 * Fields of the context and the addresses of working memory and globals are
 * fetched when they are first needed, and then stay in a virtual register. They
 * may be used again only where all paths have fetched them. As jumps only go
 * forward, one pass is exact: each jump stores its knowledge at the label, and
 * the label keeps what all jumps and the preceding instruction agree on. The
 * same analysis finds the `this` variables that are certainly assigned, so that
 * only the others are set to 0.
 *
 * The registers cost nothing while they are few. If they become many, regs.cc
 * fetches a value again instead of spilling it.
 */
#ifndef DTRACE_GEN_KNOWN_H
#define DTRACE_GEN_KNOWN_H

#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bpf/code.h"
#include "typed/typed.h"

namespace dt::gen {

/*
 * Variables that have been assigned. A copy is made at each jump, but most code
 * only adds. So copies share a list, and each sees the first part of it, up to
 * its own length. Adding to a copy that does not see the whole list makes a new
 * list.
 */
class Assigned {
public:
	void add(const typed::Variable *variable);
	bool has(const typed::Variable *variable) const;
	size_t size() const { return count_; }
	/* Keeps what is in both. */
	void intersect(const Assigned &other);

private:
	struct AssignedList {
		std::vector<const typed::Variable *> order;
		std::unordered_map<const typed::Variable *, size_t> position;
	};

	std::shared_ptr<AssignedList> list_;
	size_t count_ = 0;
};

struct Known {
	bpf::Reg scratch = bpf::Reg::none;		  /* working memory, compared with its end */
	bpf::Reg globals = bpf::Reg::none;		  /* value of map "globals" */
	bpf::Reg self = bpf::Reg::none;			  /* the task's storage, or null */
	bpf::Reg element = bpf::Reg::none;		  /* of map "aggregations" */
	std::vector<std::pair<int16_t, bpf::Reg>> fields; /* of the context, by offset */
	Assigned assigned;

	bpf::Reg field(int16_t offset) const;
	/* Keeps what is the same in both. */
	void intersect(const Known &other);
};

/* A Code that keeps track of what is known at its end. */
class KnowingCode : public bpf::Code {
public:
	void emit(bpf::Op op);
	void emit(bpf::Op op, std::string note);
	void bind(bpf::Label label);

	Known known;

private:
	void note_effects(const bpf::Op &op);

	std::unordered_map<bpf::Label, Known> at_label_;
	bool reachable_ = true;
};

} // namespace dt::gen

#endif
