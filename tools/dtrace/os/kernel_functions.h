/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the kernel knows about one function: the implementation of
 * os/functions.h.
 *
 * The list of all functions has megabytes, and a script often names one function.
 * So the tool asks for that one in two ways: it tries a kprobe (functions.cc), and
 * a BPF program reads the kernel's symbol table. If the kernel answers neither, the
 * provider reads the list.
 */
#ifndef DTRACE_OS_KERNEL_FUNCTIONS_H
#define DTRACE_OS_KERNEL_FUNCTIONS_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/fd.h"
#include "os/functions.h"
#include "os/kallsyms.h"

namespace dt::os {

/* A BPF program that runs on request and reads the kernel's own symbol table. */
class SymbolProgram {
public:
	struct NamedSymbol {
		std::string name;
		uint64_t start = 0, end = 0; /* after it comes the next symbol */
		std::string module;	     /* "vmlinux" for the kernel */
	};

	/* The result is empty if the kernel rejects it or hides its addresses. */
	static std::optional<SymbolProgram> load();
	/* The symbol @name, under the name that the table has for its address; the first one if there are several. */
	std::optional<NamedSymbol> named(const std::string &name) const { return run(name, 0); }
	/* The function or object that @address is in. */
	std::optional<NamedSymbol> at(uint64_t address) const { return run("", address); }

private:
	std::optional<NamedSymbol> run(const std::string &name, uint64_t address) const;

	Fd format_, question_; /* maps */
	Fd program_;
};

class KernelFunctions final : public Functions {
public:
	/*
	 * @is_asked: if false, everything is unknown. If the files of another kernel are read, only these
	 * files can answer.
	 */
	explicit KernelFunctions(bool is_asked) : is_tried_(!is_asked) {}

	FunctionAnswer ask(const std::string &name) override;
	bool probes_untraced() override;
	void forget() override { known_.clear(); }
	/*
	 * The addresses of function @name of @module, as function_ranges() returns them; nothing if several symbols
	 * have the name, or if the kernel does not answer.
	 */
	std::optional<std::vector<AddressRange>> ranges(const std::string &module, const std::string &name);

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
	std::optional<bool> probes_untraced_; /* nothing: not asked yet */
};

} // namespace dt::os

#endif
