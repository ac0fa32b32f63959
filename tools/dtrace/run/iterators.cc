// SPDX-License-Identifier: GPL-2.0
/* The program of an iterator, and reading from it; see iterators.h. */
#include "run/iterators.h"

#include <linux/bpf.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "bpf/code.h"
#include "os/bpf_opts.h"

namespace dt::run {

namespace {

/* bpf_seq_write(context->meta->seq, "", 1). The first member of either structure is a pointer. */
Fd load_program(const std::string &name, uint32_t btf_id)
{
	constexpr uint8_t load = BPF_LDX | BPF_MEM | BPF_DW, move = BPF_ALU64 | BPF_MOV;
	const bpf::Insn insns[] = {
		{load, 1, 1, 0, 0},
		{load, 1, 1, 0, 0},
		{BPF_ST | BPF_MEM | BPF_DW, 10, 0, -8, 0},
		{move | BPF_X, 2, 10, 0, 0},
		{BPF_ALU64 | BPF_ADD | BPF_K, 2, 0, 0, -8},
		{move | BPF_K, 3, 0, 0, 1},
		{BPF_JMP | BPF_CALL, 0, 0, 0, BPF_FUNC_seq_write},
		{move | BPF_K, 0, 0, 0, 0},
		{BPF_JMP | BPF_EXIT, 0, 0, 0, 0},
	};
	auto opts = os::bpf_opts<bpf_prog_load_opts>();

	opts.expected_attach_type = BPF_TRACE_ITER;
	opts.attach_btf_id = btf_id;
	return Fd(bpf_prog_load(BPF_PROG_TYPE_TRACING, ("dt_" + name).substr(0, BPF_OBJ_NAME_LEN - 1).c_str(), "GPL",
				insns, std::size(insns), &opts));
}

} // namespace

Result<Iteration> Iteration::begin(const attach::Function &function)
{
	Iteration made;

	made.name_ = function.iterator;
	if (!function.iterator_id)
		return Error{"cannot run the BPF iterator " + made.name_ +
			     ": the kernel that runs has none of this name"};
	made.program_ = load_program(made.name_, function.iterator_id);
	if (made.program_)
		made.link_.reset(bpf_link_create(made.program_.get(), 0, BPF_TRACE_ITER, nullptr));
	if (made.link_)
		made.file_.reset(bpf_iter_create(made.link_.get()));
	if (!made.file_)
		return Error{"cannot run the BPF iterator " + made.name_, errno};
	return made;
}

Result<bool> Iteration::go_on(size_t objects) const
{
	std::array<char, 512> bytes;
	ssize_t count;

	do
		count = read(file_.get(), bytes.data(), std::min(objects, bytes.size()));
	while (count < 0 && (errno == EINTR || errno == EAGAIN));
	if (count < 0)
		return Error{"cannot read from the BPF iterator " + name_, errno};
	return count > 0;
}

std::vector<const attach::Function *> iterated_functions(const std::vector<Probe> &probes)
{
	std::vector<const attach::Function *> functions;

	for (const Probe &probe : probes) {
		const auto *function = std::get_if<attach::Function>(&probe.attachment);
		const auto is_same = [&](const attach::Function *other) {
			return other->iterator == function->iterator;
		};

		if (function && !function->iterator.empty() && std::ranges::none_of(functions, is_same))
			functions.push_back(function);
	}
	return functions;
}

} // namespace dt::run
