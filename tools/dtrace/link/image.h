/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Image: finished programs. Only values that the kernel assigns are still
 * missing: descriptors of maps and addresses of kernel symbols.
 *
 * link() makes an image from a unit and the library in three phases. Each phase
 * is a function with its own tests:
 *
 *   lay_out     walk the call graph from the clause; give each function that is
 *               used one place; count
 *   construct   copy code, references and names to those places
 *   resolve     point calls at functions and references at maps
 *
 * The cost of each phase grows linearly with what is linked.
 */
#ifndef DTRACE_LINK_IMAGE_H
#define DTRACE_LINK_IMAGE_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bpf/code.h"
#include "bpf/disasm.h"
#include "bpf/object.h"
#include "gen/unit.h"
#include "link/instances.h"

namespace dt::link {

/* Limits of the kernel; tests use others. */
struct Limits {
	uint32_t insns = 1000000; /* BPF_COMPLEXITY_LIMIT_INSNS */
	uint32_t functions = 256; /* BPF_MAX_SUBPROGS */
	uint32_t frames = 8;	  /* MAX_CALL_FRAMES: functions that are in the middle of a call */
	uint32_t stack = 512;	  /* MAX_BPF_STACK: bytes of all of them */
};

/* All library functions by name. Objects stay where they are. */
class Library {
public:
	/* A name that is defined twice, neither of them weak, is an error. */
	Status add(bpf::Object object);

	struct LibraryPosition {
		uint32_t object = 0, function = 0;
		bool operator==(const LibraryPosition &) const = default;
	};

	/* False if there is none. */
	bool find(const std::string &name, LibraryPosition &place) const;
	const bpf::Object &object(uint32_t n) const { return objects_[n]; }
	const bpf::LibraryFunction &at(LibraryPosition p) const { return objects_[p.object].functions[p.function]; }

private:
	std::vector<bpf::Object> objects_;
	std::unordered_map<std::string, LibraryPosition> by_name_;
};

/* The objects of the built-in library (bpf/library.h) that @unit needs; nullptr: all. */
Result<Library> built_in_library(const gen::Unit *unit);

/* Functions of the unit itself, by name; they stay where they are. */
using Locals = std::unordered_map<std::string_view, const bpf::Function *>;

/* A name that occurs twice is an error. */
Result<Locals> index_locals(const std::vector<bpf::Function> &functions);

/* Phase 1. One function and its place in the program. */
struct PlacedFunction {
	const bpf::Function *function = nullptr;
	uint32_t start = 0;
	int32_t object = -1;	       /* of the library; -1: of the unit */
	std::vector<uint32_t> callees; /* for each Call of the relocs, in order: index in LinkPlan::functions */
};

struct LinkPlan {
	std::vector<PlacedFunction> functions; /* [0] is the clause */
	uint32_t insns = 0, relocs = 0, notes = 0;
};

/* @main, @library and the functions of @locals, which come before those of @library, must outlive the plan. */
Result<LinkPlan> lay_out(const bpf::Function &main, const Library &library, Limits limits = {},
			 const Locals &locals = {});

/* Phase 2. */
struct Ref {
	uint32_t at = 0;
	bpf::RefKind kind = bpf::RefKind::None;
	uint32_t name = 0;   /* index in LinkedProgram::names */
	uint32_t addend = 0; /* of a Call, the index of the function in LinkedProgram::starts */
	int32_t object = -1; /* whose data section `name` is; -1: a map of the unit */
};

/* A reference to a map whose descriptor is written when it is loaded. */
struct MapRef {
	uint32_t at = 0;
	uint32_t map = 0; /* index in Image::maps */
};

/* A 64-bit load of the address of a kernel symbol, which is known at load time. */
struct SymbolRef {
	uint32_t at = 0;
	uint32_t name = 0;   /* index in LinkedProgram::names: "name" or "module`name" */
	uint32_t addend = 0; /* bytes from there, signed */
};

/* Makes the two instructions that @ref is in load the address, if the symbol is at @symbol. */
inline void put_address(const SymbolRef &ref, uint64_t symbol, std::vector<bpf::Insn> &insns)
{
	const uint64_t address = symbol + static_cast<uint64_t>(int64_t{static_cast<int32_t>(ref.addend)});

	insns[ref.at].imm = static_cast<int32_t>(address);
	insns[ref.at + 1].imm = static_cast<int32_t>(address >> 32);
}

struct LinkedProgram {
	std::string name;
	std::vector<bpf::Insn> insns;
	std::vector<Ref> refs;		    /* ascending; empty once resolved */
	std::vector<std::string> names;	    /* each once; symbol_refs go on using them */
	std::vector<bpf::Note> notes;	    /* ascending */
	std::vector<bpf::Start> starts;	    /* functions, ascending */
	std::vector<MapRef> map_refs;	    /* ascending; filled by resolve() */
	std::vector<SymbolRef> symbol_refs; /* the same */
	bool is_called = false;		    /* by trampolines, which find it in the program array */
};

LinkedProgram construct(const LinkPlan &plan);

/* Phase 3. Maps of the image, and the data sections of the library put into them. */
class Maps {
public:
	explicit Maps(std::vector<gen::MapDef> defs);

	/* -1 if there is no such map. */
	int32_t find(const std::string &name) const;
	/* The place of byte 0 of a data section, which is added when it is first asked for. */
	struct DataPlace {
		uint32_t map = 0, offset = 0;
	};
	DataPlace place(const bpf::Object &object, const bpf::Data &data);

	const std::vector<gen::MapDef> &defs() const { return defs_; }
	std::vector<gen::MapDef> take() { return std::move(defs_); }

private:
	uint32_t add(gen::MapDef def);

	std::vector<gen::MapDef> defs_;
	std::unordered_map<std::string, uint32_t> by_name_;
	std::unordered_map<const bpf::Data *, DataPlace> placed_;
};

Status resolve(LinkedProgram &program, const Library &library, Maps &maps);

/* A trampoline instance, ready to be loaded. */
struct Trampoline {
	gen::TrampolineWanted wanted;
	gen::ProgramType type = {};
	LinkedProgram program;
};

struct Image {
	std::vector<LinkedProgram> programs; /* as Unit::programs */
	std::vector<Trampoline> trampolines; /* as Unit::trampolines */
	std::vector<gen::MapDef> maps;
};

Result<Image> link(const gen::Unit &unit, const Library &library);
/* Links with the built-in library. */
Result<Image> link(const gen::Unit &unit);

/* -d linked: all of it. */
std::string dump_linked(const Image &image, const lex::Sources &sources);
/* The listings of -S, with maps by name. */
std::string dump_programs(const Image &image, const lex::Sources &sources);
std::string dump_trampolines(const Image &image, const lex::Sources &sources);

} // namespace dt::link

#endif
