// SPDX-License-Identifier: GPL-2.0
/*
 * The three phases of linking, and link(), which runs them; see image.h.
 *
 * The call graph is walked without recursion, so that a long chain of functions
 * cannot exhaust the tool's own stack. A function whose callees are not all
 * done is "open". If the walk meets an open function again, it has found a
 * cycle, which BPF does not allow. The open functions are the path that the
 * message shows.
 */
#include "link/image.h"

#include "bpf/library.h"
#include "gen/source_lines.h"

#include <algorithm>

namespace dt::link {

/* ---- Library ---- */

Status Library::add(bpf::Object object)
{
	const auto number = static_cast<uint32_t>(objects_.size());

	for (uint32_t i = 0; i < object.functions.size(); i++) {
		const bpf::LibraryFunction &f = object.functions[i];

		if (f.binding == bpf::Binding::Local)
			continue;
		auto [it, is_new] = by_name_.try_emplace(f.code.name, LibraryPosition{number, i});
		if (is_new || f.binding == bpf::Binding::Weak)
			continue;
		const LibraryPosition other = it->second;
		const bpf::LibraryFunction &first = other.object == number ? object.functions[other.function] :
									     at(other);
		if (first.binding != bpf::Binding::Weak)
			return Error{"function " + f.code.name + " is defined in both " +
				     (other.object == number ? object.name : objects_[other.object].name) + " and " +
				     object.name};
		it->second = {number, i};
	}
	objects_.push_back(std::move(object));
	return {};
}

bool Library::find(const std::string &name, LibraryPosition &place) const
{
	auto it = by_name_.find(name);

	if (it == by_name_.end())
		return false;
	place = it->second;
	return true;
}

namespace {

/* Reads objects of the library inside the tool, those that define what is called. */
class LibraryReader {
public:
	/* Reads the one that defines @name, if there is one, unless it has been read. */
	Status want(const std::string &name)
	{
		for (size_t i = 0; i < files_.size(); i++) {
			if (!is_read_[i] && std::ranges::find(files_[i].functions, name) != files_[i].functions.end())
				return read(i);
		}
		return {};
	}

	Status want_calls(const bpf::Function &function)
	{
		for (const bpf::Reloc &reloc : function.relocs) {
			if (reloc.kind != bpf::RefKind::Call || reloc.local >= 0)
				continue;
			if (Status status = want(reloc.symbol); !status)
				return status;
		}
		return {};
	}

	Status want_all()
	{
		for (size_t i = 0; i < files_.size(); i++) {
			if (Status status = is_read_[i] ? Status() : read(i); !status)
				return status;
		}
		return {};
	}

	Library take() { return std::move(library_); }

private:
	/* And what its functions call, which nests no deeper than there are objects. */
	Status read(size_t i)
	{
		Result<bpf::Object> object = bpf::read_object(std::string(files_[i].name), files_[i].bytes);

		if (!object)
			return object.error();
		is_read_[i] = true;
		for (const bpf::LibraryFunction &function : object->functions) {
			if (Status status = want_calls(function.code); !status)
				return status;
		}
		return library_.add(std::move(*object));
	}

	const std::vector<bpf::LibraryFile> files_ = bpf::library_files();
	std::vector<bool> is_read_ = std::vector<bool>(files_.size());
	Library library_;
};

} // namespace

Result<Library> built_in_library(const gen::Unit *unit)
{
	LibraryReader reader;
	Status status;

	if (!unit)
		status = reader.want_all();
	for (size_t i = 0; unit && status && i < unit->programs.size(); i++)
		status = reader.want_calls(unit->programs[i].code);
	for (size_t i = 0; unit && status && i < unit->functions.size(); i++)
		status = reader.want_calls(unit->functions[i]);
	if (!status)
		return status.error();
	return reader.take();
}

/* ---- Phase 1: lay out ---- */

Result<Locals> index_locals(const std::vector<bpf::Function> &functions)
{
	Locals locals;

	for (const bpf::Function &function : functions) {
		if (!locals.emplace(function.name, &function).second)
			return Error{"function " + function.name + " is defined twice in one unit"};
	}
	return locals;
}

namespace {

class Walk {
public:
	Walk(const bpf::Function &main, const Library &library, Limits limits, const Locals &locals)
		: main_(main), library_(library), locals_(locals), limits_(limits)
	{
	}

	Result<LinkPlan> run()
	{
		enter(&main_, -1);
		while (!open_.empty()) {
			OpenFunction &top = open_.back();

			if (top.next == plan_.functions[top.index].function->relocs.size()) {
				measure(top.index);
				is_open_[top.index] = false;
				open_.pop_back();
				continue;
			}
			if (Status status = follow(top); !status)
				return status.error();
		}
		return place();
	}

private:
	struct OpenFunction {
		uint32_t index;	 /* in plan_.functions */
		size_t next = 0; /* reloc to look at */
	};

	uint32_t enter(const bpf::Function *function, int32_t object)
	{
		const auto index = static_cast<uint32_t>(plan_.functions.size());

		plan_.functions.push_back({function, 0, object, {}});
		index_.emplace(function, index);
		deepest_.emplace_back();
		largest_.emplace_back();
		is_open_.push_back(true);
		open_.push_back({index});
		return index;
	}

	/* Looks at the next reference of @top; enters what it calls if that is new. */
	Status follow(OpenFunction &top)
	{
		const uint32_t caller = top.index;
		const bpf::Function &function = *plan_.functions[caller].function;
		const bpf::Reloc &reloc = function.relocs[top.next++];

		if (reloc.kind != bpf::RefKind::Call)
			return {};
		const Callee callee = find(reloc, plan_.functions[caller].object);
		if (!callee.function)
			return Error{"function " + reloc.symbol + " is not in the library; " + function.name +
				     " calls it"};
		auto it = index_.find(callee.function);
		if (it != index_.end() && is_open_[it->second])
			return cycle(it->second);
		const uint32_t index = it != index_.end() ? it->second : enter(callee.function, callee.object);
		plan_.functions[caller].callees.push_back(index);
		return {};
	}

	struct Callee {
		const bpf::Function *function = nullptr; /* null: there is none */
		int32_t object = -1;
	};

	/* The function that a call in a function of @object means. */
	Callee find(const bpf::Reloc &call, int32_t object) const
	{
		Library::LibraryPosition place = {static_cast<uint32_t>(object), static_cast<uint32_t>(call.local)};

		if (call.local < 0) {
			auto local = locals_.find(call.symbol);

			if (local != locals_.end())
				return {local->second, -1};
			if (!library_.find(call.symbol, place))
				return {};
		}
		return {&library_.at(place).code, static_cast<int32_t>(place.object)};
	}

	/* The longest way down from a function, by some measure. */
	struct DeepestPath {
		uint32_t sum = 0, own = 0;
		uint32_t next = 0; /* 0: none, as nothing calls the clause */
	};

	/* All that function @index calls has been measured. */
	void measure(uint32_t index)
	{
		constexpr uint32_t unit = 32; /* the kernel counts stack in these, if it interprets */
		const PlacedFunction &placed = plan_.functions[index];
		const uint32_t bytes = std::max(bpf::stack_bytes(*placed.function), 1u);

		deepest_[index] = longest(placed.callees, deepest_, 1);
		largest_[index] = longest(placed.callees, largest_, (bytes + unit - 1) / unit * unit);
	}

	static DeepestPath longest(const std::vector<uint32_t> &callees, const std::vector<DeepestPath> &ways,
				   uint32_t own)
	{
		DeepestPath way = {own, own, 0};

		for (uint32_t callee : callees) {
			if (own + ways[callee].sum > way.sum)
				way = {own + ways[callee].sum, own, callee};
		}
		return way;
	}

	/* "main (320) calls a (64)" */
	std::string path(const std::vector<DeepestPath> &ways, bool with_shares) const
	{
		std::string text;

		for (uint32_t at = 0;; at = ways[at].next) {
			text += plan_.functions[at].function->name;
			if (with_shares)
				text += format(" (%u)", ways[at].own);
			if (ways[at].next == 0)
				return text;
			text += " calls ";
		}
	}

	Status check_depth() const
	{
		if (deepest_[0].sum > limits_.frames)
			return Error{format("calls are %u functions deep, the kernel takes at most %u: ",
					    deepest_[0].sum, limits_.frames) +
				     path(deepest_, false)};
		if (largest_[0].sum > limits_.stack)
			return Error{format("calls take %u bytes of stack, the kernel gives %u: ", largest_[0].sum,
					    limits_.stack) +
				     path(largest_, true)};
		return {};
	}

	Error cycle(uint32_t first) const
	{
		std::string path;
		bool on = false;

		for (const OpenFunction &open : open_) {
			on = on || open.index == first;
			if (on)
				path += plan_.functions[open.index].function->name + " calls ";
		}
		const std::string &name = plan_.functions[first].function->name;
		return Error{"recursion is not possible in BPF: " + path + name};
	}

	Result<LinkPlan> place()
	{
		const PlacedFunction *largest = &plan_.functions[0];
		uint64_t insns = 0;

		for (PlacedFunction &placed : plan_.functions) {
			placed.start = static_cast<uint32_t>(insns);
			insns += placed.function->insns.size();
			plan_.relocs += static_cast<uint32_t>(placed.function->relocs.size());
			plan_.notes += static_cast<uint32_t>(placed.function->notes.size());
			if (placed.function->insns.size() > largest->function->insns.size())
				largest = &placed;
		}
		if (insns > limits_.insns)
			return Error{format("program %s has %llu instructions, of which function %s has %zu; "
					    "the kernel takes at most %u",
					    main_.name.c_str(), static_cast<unsigned long long>(insns),
					    largest->function->name.c_str(), largest->function->insns.size(),
					    limits_.insns)};
		if (plan_.functions.size() > limits_.functions)
			return Error{format("program %s needs %zu functions, the last of them %s; "
					    "the kernel takes at most %u",
					    main_.name.c_str(), plan_.functions.size(),
					    plan_.functions.back().function->name.c_str(), limits_.functions)};
		if (Status status = check_depth(); !status)
			return status.error();
		plan_.insns = static_cast<uint32_t>(insns);
		return std::move(plan_);
	}

	const bpf::Function &main_;
	const Library &library_;
	const Locals &locals_;
	const Limits limits_;
	LinkPlan plan_;
	std::unordered_map<const bpf::Function *, uint32_t> index_;
	std::vector<bool> is_open_;
	std::vector<OpenFunction> open_;
	std::vector<DeepestPath> deepest_, largest_; /* by functions, by bytes of stack */
};

} // namespace

Result<LinkPlan> lay_out(const bpf::Function &main, const Library &library, Limits limits, const Locals &locals)
{
	return Walk(main, library, limits, locals).run();
}

/* ---- Phase 2: construct ---- */

LinkedProgram construct(const LinkPlan &plan)
{
	std::unordered_map<std::string, uint32_t> names;
	LinkedProgram program;

	program.name = plan.functions[0].function->name;
	program.insns.reserve(plan.insns);
	program.refs.reserve(plan.relocs);
	program.notes.reserve(plan.notes);
	for (const PlacedFunction &placed : plan.functions) {
		const bpf::Function &f = *placed.function;
		size_t call = 0;

		program.starts.push_back({placed.start, f.name});
		program.insns.insert(program.insns.end(), f.insns.begin(), f.insns.end());
		for (const bpf::Reloc &reloc : f.relocs) {
			auto [it, is_new] =
				names.try_emplace(reloc.symbol, static_cast<uint32_t>(program.names.size()));
			if (is_new)
				program.names.push_back(reloc.symbol);
			const bool is_call = reloc.kind == bpf::RefKind::Call;
			const bool is_data = reloc.kind == bpf::RefKind::Value;
			program.refs.push_back({placed.start + reloc.at, reloc.kind, it->second,
						is_call ? placed.callees[call++] : reloc.addend,
						is_data ? placed.object : -1});
		}
		for (const bpf::Note &note : f.notes)
			program.notes.push_back({placed.start + note.at, note.span, note.text});
	}
	return program;
}

/* ---- Phase 3: resolve ---- */

Maps::Maps(std::vector<gen::MapDef> defs)
{
	for (gen::MapDef &def : defs)
		add(std::move(def));
}

uint32_t Maps::add(gen::MapDef def)
{
	const auto index = static_cast<uint32_t>(defs_.size());

	by_name_.emplace(def.name, index);
	defs_.push_back(std::move(def));
	return index;
}

int32_t Maps::find(const std::string &name) const
{
	auto it = by_name_.find(name);

	return it == by_name_.end() ? -1 : static_cast<int32_t>(it->second);
}

/* Each data section of an object becomes an array map with one element. */
Maps::DataPlace Maps::place(const bpf::Object &object, const bpf::Data &data)
{
	auto [it, is_new] = placed_.try_emplace(&data);

	if (!is_new)
		return it->second;
	gen::MapDef def;
	def.name = object.name + data.section;
	def.type = BPF_MAP_TYPE_ARRAY;
	def.value_size = static_cast<uint32_t>(data.bytes.size());
	def.flags = data.writable ? 0u : static_cast<uint32_t>(BPF_F_RDONLY_PROG);
	def.constant = !data.writable;
	def.init = data.bytes;
	it->second = {add(std::move(def)), 0};
	return it->second;
}

namespace {

Result<Maps::DataPlace> place_of(const LinkedProgram &program, const Ref &ref, const Library &library, Maps &maps)
{
	const std::string &name = program.names[ref.name];

	if (ref.object >= 0) {
		const bpf::Object &object = library.object(static_cast<uint32_t>(ref.object));

		for (const bpf::Data &data : object.data) {
			if (data.section == name)
				return maps.place(object, data);
		}
	}
	const int32_t map = maps.find(name);
	if (map >= 0)
		return Maps::DataPlace{static_cast<uint32_t>(map), 0};

	std::string user;
	for (const bpf::Start &start : program.starts) {
		if (start.at > ref.at)
			break;
		user = start.name;
	}
	return Error{"no map is named " + name + "; function " + user + " uses it"};
}

} // namespace

Status resolve(LinkedProgram &program, const Library &library, Maps &maps)
{
	for (const Ref &ref : program.refs) {
		bpf::Insn &insn = program.insns[ref.at];

		if (ref.kind == bpf::RefKind::Call) {
			insn.src_reg = BPF_PSEUDO_CALL;
			insn.imm = static_cast<int32_t>(program.starts[ref.addend].at) - static_cast<int32_t>(ref.at) -
				   1;
			continue;
		}
		if (ref.kind == bpf::RefKind::PerCpu) {
			insn.src_reg = BPF_PSEUDO_BTF_ID;
			insn.imm = static_cast<int32_t>(ref.addend);
			continue;
		}
		if (ref.kind == bpf::RefKind::BtfId) {
			insn.imm = static_cast<int32_t>(ref.addend);
			continue;
		}
		if (ref.kind == bpf::RefKind::KernelSymbol) {
			program.symbol_refs.push_back({ref.at, ref.name, ref.addend});
			continue;
		}
		Result<Maps::DataPlace> place = place_of(program, ref, library, maps);
		if (!place)
			return place.error();
		const bool is_value = ref.kind == bpf::RefKind::Value;
		insn.src_reg = (is_value ? BPF_PSEUDO_MAP_VALUE : BPF_PSEUDO_MAP_FD) & 0xf;
		insn.imm = 0;
		program.insns[ref.at + 1].imm = is_value ? static_cast<int32_t>(place->offset + ref.addend) : 0;
		program.map_refs.push_back({ref.at, place->map});
	}
	program.refs.clear();
	return {};
}

/* ---- All of it ---- */

namespace {

/* The inputs that all programs of a unit are linked with. */
struct Inputs {
	const Locals &locals;
	const Library &library;
	Maps &maps;
};

Result<LinkedProgram> link_one(const bpf::Function &main, const Inputs &in)
{
	Result<LinkPlan> plan = lay_out(main, in.library, {}, in.locals);
	if (!plan)
		return plan.error();
	LinkedProgram program = construct(*plan);
	if (Status status = resolve(program, in.library, in.maps); !status)
		return status.error();
	return program;
}

/* The instances of one template that the unit wants, in the order of Unit::trampolines. */
Status link_trampolines(const gen::Unit &unit, unsigned kind, const Inputs &in, std::vector<Trampoline> &out)
{
	const gen::Template &templ = unit.templates[kind];
	const auto count = static_cast<uint32_t>(unit.trampolines.size());

	Result<Instances> instances =
		instantiate(templ.code, count, [&](uint32_t n, const bpf::Function &) -> Result<InstanceEdits> {
			InstanceEdits result;

			result.skip = static_cast<unsigned>(unit.trampolines[n].kind) != kind;
			if (!result.skip)
				result.edits.push_back({templ.hole, 0, unit.fetches[n]});
			return result;
		});
	if (!instances)
		return instances.error();
	for (uint32_t n = 0; n < count; n++) {
		const bpf::Function *made = instances->find(n);

		if (!made)
			continue;
		Result<LinkedProgram> program = link_one(*made, in);
		if (!program)
			return program.error();
		out[n] = {unit.trampolines[n], templ.type, std::move(*program)};
	}
	return {};
}

} // namespace

Result<Image> link(const gen::Unit &unit, const Library &library)
{
	Maps maps(unit.maps);
	Image image;
	Result<Locals> locals = index_locals(unit.functions);

	if (!locals)
		return locals.error();
	const Inputs in = {*locals, library, maps};
	for (const gen::ClauseProgram &clause : unit.programs) {
		Result<LinkedProgram> program = link_one(clause.code, in);

		if (!program)
			return program.error();
		program->is_called = clause.is_trampolined;
		image.programs.push_back(std::move(*program));
	}
	image.trampolines.resize(unit.trampolines.size());
	for (unsigned kind = 0; kind < gen::kTrampolineKinds; kind++) {
		if (Status status = link_trampolines(unit, kind, in, image.trampolines); !status)
			return status.error();
	}
	image.maps = maps.take();
	return image;
}

Result<Image> link(const gen::Unit &unit)
{
	const Result<Library> library = built_in_library(&unit);

	return library ? link(unit, *library) : library.error();
}

namespace {

/* One program; its references to maps and kernel symbols by name. */
std::string dump_program(const char *what, size_t number, const LinkedProgram &program,
			 const std::vector<gen::MapDef> &maps, const lex::Sources &sources)
{
	std::vector<bpf::Reloc> relocs;

	for (const MapRef &ref : program.map_refs) {
		const bool is_value = program.insns[ref.at].src_reg == BPF_PSEUDO_MAP_VALUE;

		relocs.push_back({ref.at, is_value ? bpf::RefKind::Value : bpf::RefKind::Map, maps[ref.map].name,
				  static_cast<uint32_t>(program.insns[ref.at + 1].imm), -1});
	}
	for (const SymbolRef &ref : program.symbol_refs)
		relocs.push_back({ref.at, bpf::RefKind::KernelSymbol, program.names[ref.name], ref.addend, -1});
	std::ranges::sort(relocs, {}, &bpf::Reloc::at);
	return format("%s %zu, %zu instructions\n", what, number, program.insns.size()) +
	       bpf::disassemble({program.insns, program.notes, relocs, program.starts, gen::SourceLines(sources)});
}

} // namespace

std::string dump_programs(const Image &image, const lex::Sources &sources)
{
	std::string out;

	for (size_t i = 0; i < image.programs.size(); i++)
		out += dump_program("program", i, image.programs[i], image.maps, sources);
	return out;
}

std::string dump_trampolines(const Image &image, const lex::Sources &sources)
{
	std::string out;

	for (size_t i = 0; i < image.trampolines.size(); i++)
		out += dump_program("trampoline", i, image.trampolines[i].program, image.maps, sources);
	return out;
}

std::string dump_linked(const Image &image, const lex::Sources &sources)
{
	std::string out = dump_programs(image, sources) + dump_trampolines(image, sources) + "maps\n";

	for (const gen::MapDef &map : image.maps)
		out += format("  %s: key %u, value %u, entries %u\n", map.name.c_str(), map.key_size, map.value_size,
			      map.max_entries);
	return out;
}

} // namespace dt::link
