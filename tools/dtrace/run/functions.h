/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the kernel knows about one function: the implementation of
 * probe/functions.h.
 */
#ifndef DTRACE_RUN_FUNCTIONS_H
#define DTRACE_RUN_FUNCTIONS_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/fd.h"
#include "probe/functions.h"
#include "run/kallsyms.h"

namespace dt::run {

/* A BPF program that runs when it is told to, and looks into the kernel's own table of symbols. */
class SymbolProgram {
public:
	struct Symbol {
		std::string name;
		uint64_t start = 0, end = 0; /* behind it comes the next symbol */
		std::string module;	     /* "vmlinux" for the kernel */
	};

	/* Nothing if the kernel does not take it, or hides its addresses. */
	static std::optional<SymbolProgram> load();
	/* What is called @name, by the name that the table has for its place; the first one if there are several. */
	std::optional<Symbol> named(const std::string &name) const { return run(name, 0); }
	/* What @address is in. */
	std::optional<Symbol> at(uint64_t address) const { return run("", address); }

private:
	std::optional<Symbol> run(const std::string &name, uint64_t address) const;

	Fd format_, question_; /* maps */
	Fd program_;
};

class KernelFunctions final : public Functions {
public:
	/* @is_asked: if not, all is unknown. Of another kernel, whose files are read, only its files tell. */
	explicit KernelFunctions(bool is_asked) : is_tried_(!is_asked) {}

	FunctionAnswer ask(const std::string &name) override;
	/*
	 * Where function @name of @module is, as function_ranges() says; nothing if the name is not the only one, or nobody
	 * tells.
	 */
	std::optional<std::vector<Range>> ranges(const std::string &module, const std::string &name);

private:
	/* How many symbols have the name, so far as it matters. */
	enum class Count : uint8_t { Unknown, None, One };

	bool is_ready();
	bool read_type();
	Count count(const std::string &name, bool &can_be_traced) const;
	FunctionAnswer ask_kernel(const std::string &name) const;

	bool is_tried_;
	uint32_t kprobes_ = 0;		       /* perf_event_attr::type */
	std::optional<SymbolProgram> symbols_; /* nothing: this kernel answers no questions, or not to us */
	std::map<std::string, FunctionAnswer> known_;
};

} // namespace dt::run

#endif
