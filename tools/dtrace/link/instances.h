/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Instances: copies of one compiled program with small differences.
 *
 * A template is compiled once. For each instance, a preprocessor says which
 * instructions to insert, remove or replace. Jumps and calls across a changed
 * place are adjusted; references and notes move along. A preprocessor can also
 * skip an instance, or fail.
 *
 * Edits refer to instructions of the template, are in ascending order, and do
 * not overlap. A jump to the first instruction of an edit leads to the inserted
 * code. A jump from or into the middle of removed code is an error, as is a
 * jump that becomes too long.
 */
#ifndef DTRACE_LINK_INSTANCES_H
#define DTRACE_LINK_INSTANCES_H

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bpf/code.h"

namespace dt::link {

struct Edit {
	uint32_t at = 0;
	uint32_t remove = 0;
	bpf::Function insert; /* jumps within it only; may have references and notes */
};

struct InstanceEdits {
	bool skip = false;
	std::vector<Edit> edits;
};

/* @instance counts from 0. */
using Preprocessor = std::function<Result<InstanceEdits>(uint32_t instance, const bpf::Function &code)>;

/* @code with @edits applied. */
Result<bpf::Function> apply_edits(const bpf::Function &code, const std::vector<Edit> &edits);

/* The instances of one template; skipped ones keep their number. */
class Instances {
public:
	explicit Instances(std::vector<std::optional<bpf::Function>> list) : list_(std::move(list)) {}

	/* How many were asked for, skipped ones included. */
	size_t count() const { return list_.size(); }
	/* Null if @instance was skipped or never asked for. */
	const bpf::Function *find(uint32_t instance) const
	{
		return instance < list_.size() && list_[instance] ? &*list_[instance] : nullptr;
	}

private:
	std::vector<std::optional<bpf::Function>> list_;
};

/*
 * Makes @count instances of @code. The first error of the preprocessor ends the loop, and the message names the
 * instance.
 */
Result<Instances> instantiate(const bpf::Function &code, uint32_t count, const Preprocessor &preprocess);

} // namespace dt::link

#endif
