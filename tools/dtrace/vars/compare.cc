// SPDX-License-Identifier: GPL-2.0
/*
 * Variables are matched by offset, because names are not unique. Two types are
 * the same if their ids are equal, because the encoder uses the types of the
 * base.
 */
#include "vars/compare.h"

#include <bpf/btf.h>

#include <map>

#include "base/diag.h"

namespace dt::vars {

namespace {

struct PerCpuVariable {
	std::string name;
	uint32_t type = 0, bytes = 0;
	bool operator==(const PerCpuVariable &) const = default;

	std::string text() const { return name + format(", type %u, %u bytes", type, bytes); }
};

/* The per-CPU variables among the types from number @first on, by offset. */
std::map<uint32_t, PerCpuVariable> percpu_of(const btf *b, uint32_t first)
{
	std::map<uint32_t, PerCpuVariable> found;

	for (uint32_t id = first; id < btf__type_cnt(b); id++) {
		const btf_type *t = btf__type_by_id(b, id);

		if (!btf_is_datasec(t) || btf__name_by_offset(b, t->name_off) != std::string_view(".data..percpu"))
			continue;
		for (unsigned i = 0; i < btf_vlen(t); i++) {
			const btf_var_secinfo &info = btf_var_secinfos(t)[i];
			const btf_type *var = btf__type_by_id(b, info.type);

			found[info.offset] = {btf__name_by_offset(b, var->name_off), var->type, info.size};
		}
	}
	return found;
}

} // namespace

Comparison compare_percpu(const btf *base, const btf *blob)
{
	/* The BTF that a module's is based on describes the variables of the kernel. */
	const btf *under = btf__base_btf(base);
	const std::map<uint32_t, PerCpuVariable> own = percpu_of(base, under ? btf__type_cnt(under) : 1),
						 here = percpu_of(blob, btf__type_cnt(base));
	Comparison result;

	for (const auto &[offset, wanted] : own) {
		const auto got = here.find(offset);

		if (got != here.end() && got->second == wanted)
			result.same++;
		else
			result.differences.push_back(format("at %u: ", offset) +
						     (got == here.end() ? "nothing" : got->second.text()) +
						     "; its own BTF has " + wanted.text());
	}
	for (const auto &[offset, described] : here)
		result.only_here += !own.contains(offset);
	return result;
}

std::string report(const Comparison &comparison)
{
	std::string out = format("per-CPU: %llu as in the kernel's own BTF, %zu different, %llu more\n",
				 static_cast<unsigned long long>(comparison.same), comparison.differences.size(),
				 static_cast<unsigned long long>(comparison.only_here));

	for (const std::string &difference : comparison.differences)
		out += "  " + difference + '\n';
	return out;
}

} // namespace dt::vars
