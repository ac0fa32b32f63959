/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What the kernel is told about the functions of programs: names, and that they
 * are static.
 *
 * The kernel wants it of a function that a helper calls back; of all others it
 * makes listings and stack traces readable. Types are all the same, since the
 * verifier finds out those of static functions by itself.
 */
#ifndef DTRACE_RUN_FUNC_INFO_H
#define DTRACE_RUN_FUNC_INFO_H

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

/* BTF of all functions of an image. In the kernel as long as this, or a program loaded with it, is there. */
class FuncTypes {
public:
	/* Makes it, and gives it to the kernel. */
	static Result<FuncTypes> load(const linker::Image &image);

	int fd() const;
	/* One for each function of @program, which is of the same image. */
	std::vector<bpf_func_info> infos(const linker::Program &program) const;

private:
	struct Free {
		void operator()(struct btf *btf) const;
	};

	FuncTypes();
	bool add(const linker::Program &program);

	std::unique_ptr<struct btf, Free> btf_;
	int proto_ = 0;		/* type id; not positive: there is no memory */
	std::unordered_map<std::string, uint32_t> ids_;
};

} // namespace dt::run

#endif
