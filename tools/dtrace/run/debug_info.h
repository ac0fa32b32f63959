/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the kernel learns about programs besides their instructions: the names
 * of functions, that they are static, and lines of D.
 *
 * If a helper calls a function back, the kernel requires the information about functions. The other information
 * makes listings, stack traces and the log of a rejected program readable. The kernel returns all of it for a
 * loaded program, and dump_loaded() shows it. All functions have the same type, because the verifier infers the
 * types of static functions by itself.
 */
#ifndef DTRACE_RUN_DEBUG_INFO_H
#define DTRACE_RUN_DEBUG_INFO_H

#include <linux/bpf.h>

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "link/image.h"

struct btf;

namespace dt::run {

struct FreeBtf {
	void operator()(struct btf *btf) const;
};
using Btf = std::unique_ptr<struct btf, FreeBtf>;

/*
 * The debug information of all programs of an image. It stays in the kernel while this object, or a program loaded with
 * it, exists.
 */
class DebugInfo {
public:
	/* Makes it, and gives it to the kernel. */
	static Result<DebugInfo> load(const link::Image &image, const lex::Sources &sources);

	int fd() const;
	/*
	 * One for each function of @program, which belongs to the same image; in ascending
	 * order. So is the next list.
	 */
	std::vector<bpf_func_info> functions(const link::LinkedProgram &program) const;
	std::vector<bpf_line_info> lines(const link::LinkedProgram &program) const;

private:
	/* Places of strings, and the line in its file. */
	struct DebugLine {
		uint32_t file = 0, text = 0, number = 0;
	};

	DebugInfo();
	bool add(const link::LinkedProgram &program, const lex::Sources &sources);
	bool add_line(Span span, const lex::Sources &sources);

	Btf btf_;
	int proto_ = 0;					  /* type id; not positive: there is no memory */
	std::unordered_map<std::string, uint32_t> types_; /* of functions */
	std::unordered_map<uint64_t, DebugLine> lines_;	  /* by span */
};

} // namespace dt::run

#endif
