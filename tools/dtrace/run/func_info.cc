// SPDX-License-Identifier: GPL-2.0
/* BTF is made by libbpf: a type "long", functions that return it, and their names. */
#include "run/func_info.h"

#include <bpf/btf.h>

#include <cerrno>

namespace dt::run {

FuncTypes::FuncTypes() : btf_(btf__new_empty())
{
	if (btf_)
		proto_ = btf__add_func_proto(btf_.get(), btf__add_int(btf_.get(), "long", 8, BTF_INT_SIGNED));
}

void FuncTypes::Free::operator()(struct btf *btf) const
{
	btf__free(btf);
}

bool FuncTypes::add(const linker::Program &program)
{
	for (const bpf::Start &start : program.starts) {
		if (ids_.contains(start.name))
			continue;
		const btf_func_linkage linkage = start.at == 0 ? BTF_FUNC_GLOBAL : BTF_FUNC_STATIC;
		const int id = btf__add_func(btf_.get(), start.name.c_str(), linkage, proto_);

		if (id < 0)
			return false;
		ids_.emplace(start.name, static_cast<uint32_t>(id));
	}
	return true;
}

Result<FuncTypes> FuncTypes::load(const linker::Image &image)
{
	FuncTypes types;
	bool added = types.proto_ > 0;

	for (const linker::Program &program : image.programs)
		added = added && types.add(program);
	for (const linker::Trampoline &trampoline : image.trampolines)
		added = added && types.add(trampoline.program);
	if (!added)
		return Error{"cannot describe the functions of the programs", errno};
	if (!types.ids_.empty() && btf__load_into_kernel(types.btf_.get()) != 0)
		return Error{"cannot load the description of functions", errno};
	return types;
}

int FuncTypes::fd() const
{
	return btf__fd(btf_.get());
}

std::vector<bpf_func_info> FuncTypes::infos(const linker::Program &program) const
{
	std::vector<bpf_func_info> list;

	for (const bpf::Start &start : program.starts)
		list.push_back({start.at, ids_.at(start.name)});
	return list;
}

} // namespace dt::run
