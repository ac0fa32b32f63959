/* SPDX-License-Identifier: GPL-2.0 */
/*
 * D functions and variables that only read a kernel structure: mutexes,
 * reader-writer locks, the ancestors of a process, its arguments, its number in a
 * namespace, CPU time. They become expressions of the structure's members, so
 * the generator does not need to know the kernel's types.
 */
#ifndef DTRACE_CHECK_KERNEL_H
#define DTRACE_CHECK_KERNEL_H

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "check/checker_part.h"
#include "check/symbol.h"

namespace dt::check {

class KernelReads : CheckerPart {
public:
	explicit KernelReads(CheckerParts &parts) : CheckerPart(parts) {}

	/* A variable as an expression of the kernel's structures; null: it is none of these. */
	typed::ExprPtr variable(const Builtin &builtin, Span span);
	/* A call as expressions of the kernel's structures; null: it is none of these. */
	typed::ExprPtr call(const Builtin &builtin, std::vector<typed::ExprPtr> &args, Span span);
	/* uregs[@number], if the registers of the process do not have it; else nullptr. */
	typed::ExprPtr selector(uint64_t number, Span span);

private:
	typed::ExprPtr mutex_call(BuiltinId id, typed::ExprPtr mutex, Span span);
	typed::ExprPtr rwlock_call(BuiltinId id, typed::ExprPtr lock, Span span);
	typed::ExprPtr progenyof_call(const Builtin &builtin, typed::ExprPtr pid, Span span);
	typed::ExprPtr pid_call(const Builtin &builtin, typed::ExprPtr pid, Span span);
	typed::ExprPtr task_call(const Builtin &builtin, typed::ExprPtr task, Span span);
	typed::ExprPtr cgroup_call(const Builtin &builtin, typed::ExprPtr cgroup, Span span);
	typed::ExprPtr path_call(const Builtin &builtin, typed::ExprPtr path, Span span);
	typed::ExprPtr name_of_thread(const Builtin &builtin, Span span);
	bool has_variable(const char *name) const;
	typed::ExprPtr preempt_count(const Type *task, Span span);
	typed::ExprPtr interrupts(const Builtin &builtin, Span span);
	typed::ExprPtr arguments_of_process(const Builtin &builtin, Span span);
	typed::ExprPtr number_in_namespace(const Builtin &builtin, typed::ExprPtr pointer, Span span);
	struct MemberPath {
		std::string_view type, member, inner; /* inner: of the member; "": the member itself */
		std::string_view renamed = {};	      /* the member on other kernels; "": it has one name */
	};
	bool add_members(uint64_t &layout, int shift, std::span<const MemberPath> members, Span span);
	bool add_namespace(std::vector<typed::ExprPtr> &args, Span span);
	typed::ExprPtr object_at(typed::ExprPtr pointer, const Type *type, Span span);
	typed::ExprPtr this_thread(Span span);
	typed::ExprPtr of_this_thread(const std::vector<std::string> &path, const Type *type, Span span);
	typed::ExprPtr with_layout(const Builtin &builtin, typed::ExprPtr address, uint64_t layout, Span span);
	const Type *structure(TypeTag tag, std::string_view name, Span span);
	typed::ExprPtr word(typed::ExprPtr pointer, const Type *type, const std::vector<std::string> &path, Span span);
	typed::ExprPtr masked(typed::ExprPtr word, uint64_t mask, Span span);
};

} // namespace dt::check

#endif
