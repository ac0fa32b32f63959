/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the kernel knows of one function: the answers to probe/functions.h.
 */
#ifndef DTRACE_RUN_FUNCTIONS_H
#define DTRACE_RUN_FUNCTIONS_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/fd.h"
#include "probe/functions.h"

namespace dt::run {

class KernelFunctions final : public Functions {
public:
	/* @is_asked: if not, all is unknown. Of another kernel, whose files are read, only its files tell. */
	explicit KernelFunctions(bool is_asked) : is_tried_(!is_asked) {}

	FunctionAnswer ask(const std::string &name) override;

private:
	/* What asking takes; made when the first function is asked for. */
	struct Means {
		uint32_t kprobes = 0; /* perf_event_attr::type */
		Fd format, question;  /* maps */
		Fd program;
	};

	static std::optional<Means> make_means();
	FunctionAnswer ask_kernel(const std::string &name) const;
	FunctionAnswer locate(const std::string &name) const;

	bool is_tried_;
	std::optional<Means> means_; /* nothing: this kernel answers no questions, or not to us */
	std::map<std::string, FunctionAnswer> known_;
};

} // namespace dt::run

#endif
