// SPDX-License-Identifier: GPL-2.0
/*
 * libbpf builds the BTF: a type "long", functions that return it, names, and the
 * text of lines. Instructions without a line of D belong to line 0 of no file,
 * because the kernel requires a line at the start of each function.
 */
#include "run/debug_info.h"

#include <bpf/btf.h>

#include <cerrno>

namespace dt::run {

namespace {

uint64_t key_of(Span span)
{
	return static_cast<uint64_t>(span.source) << 32 | span.begin;
}

} // namespace

void FreeBtf::operator()(struct btf *btf) const
{
	btf__free(btf);
}

DebugInfo::DebugInfo() : btf_(btf__new_empty())
{
	if (btf_)
		proto_ = btf__add_func_proto(btf_.get(), btf__add_int(btf_.get(), "long", 8, BTF_INT_SIGNED));
}

bool DebugInfo::add_line(Span span, const lex::Sources &sources)
{
	auto [it, is_new] = lines_.try_emplace(key_of(span));

	if (!is_new)
		return true;
	const SourcePlace place = sources.place(span);
	const int file = btf__add_str(btf_.get(), std::string(place.file).c_str());
	const int text = btf__add_str(btf_.get(), std::string(place.line_text).c_str());
	it->second = {static_cast<uint32_t>(file), static_cast<uint32_t>(text), place.line};
	return file >= 0 && text >= 0;
}

bool DebugInfo::add(const link::LinkedProgram &program, const lex::Sources &sources)
{
	for (const bpf::Start &start : program.starts) {
		if (types_.contains(start.name))
			continue;
		const btf_func_linkage linkage = start.at == 0 ? BTF_FUNC_GLOBAL : BTF_FUNC_STATIC;
		const int id = btf__add_func(btf_.get(), start.name.c_str(), linkage, proto_);

		if (id < 0)
			return false;
		types_.emplace(start.name, static_cast<uint32_t>(id));
	}
	for (const bpf::Note &note : program.notes) {
		if (bpf::is_set(note.span) && !add_line(note.span, sources))
			return false;
	}
	return true;
}

Result<DebugInfo> DebugInfo::load(const link::Image &image, const lex::Sources &sources)
{
	DebugInfo info;
	bool added = info.proto_ > 0;

	for (const link::LinkedProgram &program : image.programs)
		added = added && info.add(program, sources);
	for (const link::Trampoline &trampoline : image.trampolines)
		added = added && info.add(trampoline.program, sources);
	if (!added)
		return Error{"cannot describe the programs", errno};
	if (!info.types_.empty() && btf__load_into_kernel(info.btf_.get()) != 0)
		return Error{"cannot load the description of the programs", errno};
	return info;
}

int DebugInfo::fd() const
{
	return btf__fd(btf_.get());
}

std::vector<bpf_func_info> DebugInfo::functions(const link::LinkedProgram &program) const
{
	std::vector<bpf_func_info> list;

	for (const bpf::Start &start : program.starts)
		list.push_back({start.at, types_.at(start.name)});
	return list;
}

std::vector<bpf_line_info> DebugInfo::lines(const link::LinkedProgram &program) const
{
	std::vector<bpf_line_info> list;
	size_t next = 0;

	auto add = [&](uint32_t at, const DebugLine &line) {
		if (!list.empty() && list.back().insn_off == at)
			list.pop_back();
		list.push_back({at, line.file, line.text, line.number << 10});
	};
	for (const bpf::Note &note : program.notes) {
		for (; next < program.starts.size() && program.starts[next].at <= note.at; next++)
			add(program.starts[next].at, {});
		if (bpf::is_set(note.span))
			add(note.at, lines_.at(key_of(note.span)));
	}
	for (; next < program.starts.size(); next++)
		add(program.starts[next].at, {});
	return list;
}

} // namespace dt::run
