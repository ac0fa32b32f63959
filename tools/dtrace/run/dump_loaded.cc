// SPDX-License-Identifier: GPL-2.0
/*
 * Reads programs back as the kernel runs them. The kernel has inserted code of its own and removed
 * unreachable code, so instructions have other numbers than after linking. The listing names:
 *
 *   maps        a load holds the id of the map
 *   helpers     a call holds the distance from __bpf_call_base; /proc/kallsyms names it
 *   functions   a call holds the number of the function, or the distance in `off`
 *   lines of D  come back with the program (debug_info.h), renumbered by the kernel
 */
#include <bpf/btf.h>

#include <algorithm>

#include "os/bpf_opts.h"
#include "run/debug_info.h"
#include "os/kallsyms.h"
#include "run/session.h"

namespace dt::run {

namespace {

struct Loaded {
	std::vector<bpf::Insn> insns;
	std::vector<bpf_func_info> functions;
	std::vector<bpf_line_info> lines;
	Btf btf;

	std::string text(uint32_t offset) const
	{
		const char *found = btf ? btf__str_by_offset(btf.get(), offset) : nullptr;

		return found ? found : "";
	}
	std::string name_of(const bpf_func_info &function) const
	{
		const btf_type *type = btf ? btf__type_by_id(btf.get(), function.type_id) : nullptr;

		return type ? text(type->name_off) : "";
	}
};

/* The sizes are asked for first, then what has them. */
bool read_back(int fd, Loaded &loaded)
{
	bpf_prog_info info = {};
	uint32_t size = sizeof(info);

	if (bpf_prog_get_info_by_fd(fd, &info, &size) != 0)
		return false;
	loaded.insns.resize(info.xlated_prog_len / sizeof(bpf::Insn));
	loaded.functions.resize(info.nr_func_info);
	loaded.lines.resize(info.nr_line_info);
	const uint32_t btf_id = info.btf_id;
	info = {};
	info.xlated_prog_len = static_cast<uint32_t>(loaded.insns.size() * sizeof(bpf::Insn));
	info.xlated_prog_insns = reinterpret_cast<uint64_t>(loaded.insns.data());
	info.nr_func_info = static_cast<uint32_t>(loaded.functions.size());
	info.func_info_rec_size = sizeof(bpf_func_info);
	info.func_info = reinterpret_cast<uint64_t>(loaded.functions.data());
	info.nr_line_info = static_cast<uint32_t>(loaded.lines.size());
	info.line_info_rec_size = sizeof(bpf_line_info);
	info.line_info = reinterpret_cast<uint64_t>(loaded.lines.data());
	if (bpf_prog_get_info_by_fd(fd, &info, &size) != 0)
		return false;
	if (btf_id)
		loaded.btf.reset(btf__load_from_kernel_by_id(btf_id));
	return true;
}

/* Names of maps by their ids. */
std::unordered_map<uint32_t, std::string> map_names(const Programs &programs, const link::Image &image)
{
	std::unordered_map<uint32_t, std::string> names;

	for (size_t i = 0; i < programs.maps.size(); i++) {
		bpf_map_info info = {};
		uint32_t size = sizeof(info);

		if (bpf_map_get_info_by_fd(programs.maps[i].get(), &info, &size) == 0)
			names.emplace(info.id, image.maps[i].name);
	}
	return names;
}

/* What @insn refers to, in the form that the disassembler shows; kind None if nothing. */
class LoadedNames {
public:
	LoadedNames(const Programs &programs, const link::Image &image) : maps_(map_names(programs, image))
	{
		/* Without it, or with addresses hidden, helpers have no names. */
		if (Result<std::string> list = read_file("/proc/kallsyms"))
			kallsyms_ = std::move(*list);
		if (Result<std::vector<uint64_t>> base = os::find_symbols(kallsyms_, {"__bpf_call_base"}))
			call_base_ = base->front();
	}

	std::vector<bpf::Reloc> relocs(const Loaded &loaded, const std::vector<bpf::Start> &starts) const
	{
		std::vector<bpf::Reloc> list;
		std::vector<uint64_t> helpers; /* addresses, by `list` */

		for (uint32_t at = 0; at < loaded.insns.size(); at++) {
			bpf::Reloc reloc = reloc_of(loaded, at, starts);
			const bpf::Insn &insn = loaded.insns[at];

			reloc.at = at;
			if (reloc.kind != bpf::RefKind::None) {
				list.push_back(std::move(reloc));
				helpers.push_back(0);
			} else if (call_base_ && insn.code == (BPF_JMP | BPF_CALL) && insn.src_reg == 0) {
				reloc.kind = bpf::RefKind::Helper;
				list.push_back(std::move(reloc));
				helpers.push_back(call_base_ + static_cast<uint64_t>(int64_t{insn.imm}));
			}
			at += bpf::is_wide(insn);
		}
		name_helpers(list, helpers);
		return list;
	}

private:
	bpf::Reloc reloc_of(const Loaded &loaded, uint32_t at, const std::vector<bpf::Start> &starts) const
	{
		const bpf::Insn &insn = loaded.insns[at];

		if (bpf::is_call(insn)) {
			const uint32_t to = at + 1 + static_cast<uint32_t>(int32_t{insn.off});
			auto it = std::ranges::find(starts, to, &bpf::Start::at);

			if (it != starts.end())
				return {.at = at, .kind = bpf::RefKind::Call, .symbol = it->name};
		}
		const bool is_value = insn.src_reg == BPF_PSEUDO_MAP_VALUE;
		if (bpf::is_wide(insn) && (is_value || insn.src_reg == BPF_PSEUDO_MAP_FD)) {
			auto it = maps_.find(static_cast<uint32_t>(insn.imm));

			if (it != maps_.end())
				return {.at = at,
					.kind = is_value ? bpf::RefKind::Value : bpf::RefKind::Map,
					.symbol = it->second,
					.addend = static_cast<uint32_t>(loaded.insns[at + 1].imm)};
		}
		return {};
	}

	void name_helpers(std::vector<bpf::Reloc> &list, const std::vector<uint64_t> &addresses) const
	{
		const std::vector<std::string> names = os::name_symbols(kallsyms_, addresses);

		for (size_t i = 0; i < list.size(); i++) {
			if (addresses[i])
				list[i].symbol = names[i].empty()	      ? "a helper" :
						 names[i].starts_with("bpf_") ? names[i].substr(4) :
										names[i];
		}
	}

	std::unordered_map<uint32_t, std::string> maps_;
	std::string kallsyms_;
	uint64_t call_base_ = 0;
};

std::string dump(const std::string &name, const Loaded &loaded, const LoadedNames &names)
{
	std::vector<bpf::Start> starts;
	std::vector<bpf::Note> notes;

	for (const bpf_func_info &function : loaded.functions)
		starts.push_back({function.insn_off, loaded.name_of(function)});
	/* A "span" is the place in the list of lines, plus 1. */
	for (uint32_t i = 0; i < loaded.lines.size(); i++)
		notes.push_back({loaded.lines[i].insn_off, Span{i, i + 1, 0}, ""});
	const auto source = [&](Span span) {
		const bpf_line_info &line = loaded.lines[span.begin];
		const uint32_t number = line.line_col >> 10;

		return number ? loaded.text(line.file_name_off) + format(":%u: ", number) + loaded.text(line.line_off) :
				std::string();
	};
	const std::vector<bpf::Reloc> relocs = names.relocs(loaded, starts);
	return name + format(" as loaded, %zu instructions\n", loaded.insns.size()) +
	       bpf::disassemble({loaded.insns, notes, relocs, starts, source});
}

} // namespace

std::string dump_loaded(const Programs &programs, const link::Image &image)
{
	const LoadedNames names(programs, image);
	std::string out;

	for (size_t i = 0; i < programs.programs.size(); i++) {
		Loaded loaded;

		if (read_back(programs.programs[i].get(), loaded))
			out += dump(image.programs[i].name, loaded, names);
	}
	return out;
}

} // namespace dt::run
