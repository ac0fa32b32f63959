// SPDX-License-Identifier: GPL-2.0
/* The three phases of linking, each one alone. */
#include <gtest/gtest.h>

#include <algorithm>

#include "bpf/library.h"
#include "elf_writer.h"
#include "gen/frame.h"
#include "link/image.h"

namespace {

using namespace dt::test;
using namespace dt::link;
using dt::bpf::Binding;
using dt::bpf::Function;
using dt::bpf::Object;
using dt::bpf::RefKind;

/* A function that calls others by name, and then returns. */
Function caller(const std::string &name, const std::vector<std::string> &callees)
{
	Function f;

	f.name = name;
	for (const std::string &callee : callees) {
		f.relocs.push_back({static_cast<uint32_t>(f.insns.size()), RefKind::Call, callee, 0, -1});
		f.insns.push_back(call());
	}
	f.insns.push_back(ret());
	return f;
}

/* A function that loads the address of @symbol. */
Function loader(const std::string &symbol, RefKind kind, uint32_t addend = 0)
{
	Function f;

	f.name = "load";
	f.insns = {wide(), insn(0), ret()};
	f.relocs = {{0, kind, symbol, addend, -1}};
	return f;
}

Object object(const std::string &name, const std::vector<Function> &functions, Binding binding = Binding::Global)
{
	Object o;

	o.name = name;
	for (const Function &f : functions)
		o.functions.push_back({binding, f});
	return o;
}

Library library(const std::vector<Function> &functions)
{
	Library lib;

	EXPECT_TRUE(lib.add(object("lib.o", functions)));
	return lib;
}

bool has(const std::string &text, const char *part)
{
	return text.find(part) != std::string::npos;
}

TEST(LayOut, EachFunctionOnceHoweverOftenItIsUsed)
{
	const Library lib = library({caller("a", {"c"}), caller("b", {"c"}), caller("c", {}), caller("unused", {})});
	const Function main = caller("main", {"a", "b", "c", "a"});
	const auto plan = lay_out(main, lib);

	ASSERT_TRUE(plan);
	EXPECT_EQ(plan->functions.size(), 4u);
	EXPECT_EQ(plan->insns, 5u + 2 + 2 + 1);
	EXPECT_EQ(plan->relocs, 6u);
	EXPECT_EQ(plan->functions[0].start, 0u);
}

TEST(LayOut, StaticFunctionsOfOneNameInTwoObjects)
{
	Library lib;
	Function a = caller("a", {"s"}), b = caller("b", {"s"}), s = caller("s", {}), s2 = caller("s", {});

	s2.insns.insert(s2.insns.begin(), insn(BPF_ALU64 | BPF_MOV | BPF_K));
	a.relocs[0].local = b.relocs[0].local = 1;
	Object first = object("1.o", {a}), second = object("2.o", {b});
	first.functions.push_back({Binding::Local, s});
	second.functions.push_back({Binding::Local, s2});
	ASSERT_TRUE(lib.add(first));
	ASSERT_TRUE(lib.add(second));
	const Function main = caller("main", {"a", "b"});
	const auto plan = lay_out(main, lib);
	ASSERT_TRUE(plan);
	EXPECT_EQ(plan->functions.size(), 5u);
	EXPECT_EQ(plan->insns, 3u + 2 + 1 + 2 + 2);
}

TEST(LayOut, FunctionsOfTheUnitComeBeforeThoseOfTheLibrary)
{
	Function longer = caller("b", {"c"});

	longer.insns.insert(longer.insns.begin(), insn(BPF_ALU64 | BPF_MOV | BPF_K));
	longer.relocs[0].at = 1;
	const std::vector<Function> own = {longer, caller("unused", {})};
	const auto locals = index_locals(own);
	const Library lib = library({caller("a", {"b"}), caller("b", {}), caller("c", {})});
	const Function main = caller("main", {"a", "b"});
	ASSERT_TRUE(locals);
	const auto plan = lay_out(main, lib, {}, *locals);
	ASSERT_TRUE(plan);
	ASSERT_EQ(plan->functions.size(), 4u); /* main, a, the unit's b, c */
	EXPECT_EQ(plan->functions[2].function, &own[0]);
	EXPECT_EQ(plan->functions[2].object, -1);
	EXPECT_EQ(plan->functions[3].object, 0);
}

TEST(LayOut, RecursionAmongFunctionsOfTheUnit)
{
	const std::vector<Function> own = {caller("f", {"g"}), caller("g", {"f"})};
	const Function main = caller("main", {"g"});
	const Library lib;

	EXPECT_TRUE(has(lay_out(main, lib, {}, *index_locals(own)).error().text(), "g calls f calls g"));
}

TEST(LayOut, AFunctionDefinedTwiceInAUnit)
{
	const std::vector<Function> own = {caller("f", {}), caller("f", {})};
	const auto locals = index_locals(own);

	ASSERT_FALSE(locals);
	EXPECT_TRUE(has(locals.error().text(), "function f is defined twice"));
}

TEST(LayOut, UndefinedNamesWhoAsks)
{
	const Library lib = library({caller("a", {"nowhere"})});
	const Function main = caller("main", {"a"});
	const std::string error = lay_out(main, lib).error().text();

	EXPECT_TRUE(has(error, "nowhere")) << error;
	EXPECT_TRUE(has(error, "a calls it")) << error;
}

TEST(LayOut, RecursionShowsThePath)
{
	const Library lib = library({caller("a", {"b"}), caller("b", {"c"}), caller("c", {"b"})});
	const Function main = caller("main", {"a"});
	const std::string error = lay_out(main, lib).error().text();

	EXPECT_TRUE(has(error, "b calls c calls b")) << error;
	EXPECT_FALSE(has(error, "main")) << error;
}

TEST(LayOut, AFunctionThatCallsItself)
{
	const Library lib = library({caller("a", {"a"})});
	const Function main = caller("main", {"a"});

	EXPECT_TRUE(has(lay_out(main, lib).error().text(), "a calls a"));
}

TEST(LayOut, TooManyInstructionsNamesTheLargestFunction)
{
	Function big = caller("big", {});

	big.insns.insert(big.insns.begin(), 100, insn(BPF_ALU64 | BPF_MOV | BPF_K));
	const Library lib = library({big});
	const Function main = caller("main", {"big"});
	EXPECT_TRUE(lay_out(main, lib, {.insns = 103}));
	EXPECT_TRUE(has(lay_out(main, lib, {.insns = 102}).error().text(), "function big has 101"));
}

TEST(LayOut, TooManyFunctions)
{
	const Library lib = library({caller("a", {})});
	const Function main = caller("main", {"a"});

	EXPECT_TRUE(lay_out(main, lib, {.functions = 2}));
	EXPECT_TRUE(has(lay_out(main, lib, {.functions = 1}).error().text(), "needs 2 functions"));
}

TEST(LayOut, AChainOf10000FunctionsAnd100000Calls)
{
	std::vector<Function> chain;

	for (int i = 0; i < 10000; i++) {
		std::vector<std::string> callees;

		for (int call = 0; call < 10 && i < 9999; call++)
			callees.push_back("f" + std::to_string(i + 1));
		chain.push_back(caller("f" + std::to_string(i), callees));
	}
	const Library lib = library(chain);
	const Function main = caller("main", {"f0"});
	const auto plan = lay_out(main, lib, {.functions = 20000, .frames = 20000, .stack = 1u << 20});
	ASSERT_TRUE(plan);
	EXPECT_EQ(plan->functions.size(), 10001u);
	LinkedProgram program = construct(*plan);
	Maps maps({});
	ASSERT_TRUE(resolve(program, lib, maps));
	EXPECT_EQ(program.insns.size(), 10000u + 99990 + 2);
}

TEST(LayOut, TooManyFramesShowsThePath)
{
	const Library lib = library({caller("a", {"b"}), caller("b", {"c"}), caller("c", {})});
	const Function main = caller("main", {"c", "a"});

	EXPECT_TRUE(lay_out(main, lib, {.frames = 4}));
	const std::string error = lay_out(main, lib, {.frames = 3}).error().text();
	EXPECT_TRUE(has(error, "4 functions deep")) << error;
	EXPECT_TRUE(has(error, "main calls a calls b calls c")) << error;
}

/* A function that uses @bytes of stack, directly or by an address that it computes. */
Function stack_user(const std::string &name, int16_t bytes, bool by_address, const std::vector<std::string> &callees)
{
	Function f = caller(name, callees);
	std::vector<Insn> use = {insn(BPF_STX | BPF_MEM | BPF_DW, 10, 1, static_cast<int16_t>(-bytes))};

	if (by_address)
		use = {insn(BPF_ALU64 | BPF_MOV | BPF_X, 2, 10), insn(BPF_ALU64 | BPF_ADD | BPF_K, 2, 0, 0, -bytes)};
	f.insns.insert(f.insns.end() - 1, use.begin(), use.end());
	return f;
}

TEST(LayOut, TooMuchStackShowsThePathAndTheShares)
{
	for (bool by_address : {false, true}) {
		const Library lib =
			library({stack_user("a", 100, by_address, {}), stack_user("b", 60, by_address, {"a"})});
		const Function main = stack_user("main", 320, by_address, {"a", "b"});

		EXPECT_TRUE(lay_out(main, lib)); /* 320 + 64 + 128 */
		const std::string error = lay_out(main, lib, {.stack = 511}).error().text();
		EXPECT_TRUE(has(error, "512 bytes of stack")) << error;
		EXPECT_TRUE(has(error, "main (320) calls b (64) calls a (128)")) << error;
	}
}

TEST(LayOut, ARegisterThatNoLongerPointsToTheStackTakesNone)
{
	Function main = caller("main", {});

	main.insns = {insn(BPF_ALU64 | BPF_MOV | BPF_X, 2, 10), insn(BPF_ALU64 | BPF_MOV | BPF_K, 2),
		      insn(BPF_ALU64 | BPF_ADD | BPF_K, 2, 0, 0, -5000), ret()};
	EXPECT_TRUE(lay_out(main, {}));
}

TEST(Library, TheFirstOfTwoWeakFunctionsIsTaken)
{
	Library lib;
	Function second = caller("a", {});

	second.insns.push_back(ret());
	ASSERT_TRUE(lib.add(object("1.o", {caller("a", {})}, Binding::Weak)));
	ASSERT_TRUE(lib.add(object("2.o", {second}, Binding::Weak)));
	Library::LibraryPosition place;
	ASSERT_TRUE(lib.find("a", place));
	EXPECT_EQ(place, (Library::LibraryPosition{0, 0}));
}

TEST(Library, DuplicateNamesInOneObject)
{
	Library lib;
	const auto status = lib.add(object("1.o", {caller("a", {}), caller("a", {})}));

	ASSERT_FALSE(status);
	EXPECT_TRUE(has(status.error().text(), "function a is defined in both 1.o and 1.o")) << status.error().text();
}

TEST(Library, StaticFunctionsAreNotFoundByName)
{
	Library lib;
	Library::LibraryPosition place;

	ASSERT_TRUE(lib.add(object("1.o", {caller("s", {})}, Binding::Local)));
	EXPECT_FALSE(lib.find("s", place));
	EXPECT_TRUE(lib.add(object("2.o", {caller("s", {})})));
}

TEST(Library, DuplicateNamesBothObjects)
{
	Library lib;

	ASSERT_TRUE(lib.add(object("1.o", {caller("a", {})})));
	const auto status = lib.add(object("2.o", {caller("a", {})}));
	ASSERT_FALSE(status);
	EXPECT_TRUE(has(status.error().text(), "1.o and 2.o"));
}

TEST(Library, AWeakFunctionGivesWayInEitherOrder)
{
	for (bool weak_first : {true, false}) {
		Library lib;
		Function strong = caller("a", {});

		strong.insns.push_back(ret());
		for (bool weak : {weak_first, !weak_first})
			ASSERT_TRUE(lib.add(weak ? object("w.o", {caller("a", {})}, Binding::Weak) :
						   object("s.o", {strong})));
		Library::LibraryPosition place;
		ASSERT_TRUE(lib.find("a", place));
		EXPECT_EQ(lib.at(place).code.insns.size(), 2u);
	}
}

TEST(Construct, RelocationsAscendAndNamesAreMerged)
{
	Function a = caller("a", {"b", "b"});

	a.notes.push_back({2, {}, "remark"});
	const Library lib = library({a, caller("b", {})});
	const Function main = caller("main", {"a", "b"});
	const LinkedProgram program = construct(*lay_out(main, lib));
	ASSERT_EQ(program.refs.size(), 4u);
	for (size_t i = 1; i < program.refs.size(); i++)
		EXPECT_LT(program.refs[i - 1].at, program.refs[i].at);
	EXPECT_EQ(program.names, (std::vector<std::string>{"a", "b"}));
	ASSERT_EQ(program.notes.size(), 1u);
	EXPECT_EQ(program.notes[0].at, 3u + 2);
	EXPECT_EQ(program.starts[1].at, 3u);
}

TEST(Resolve, CallsLeadToTheirFunctions)
{
	const Library lib = library({caller("a", {"b"}), caller("b", {})});
	const Function main = caller("main", {"b", "a"});
	LinkedProgram program = construct(*lay_out(main, lib));
	Maps maps({});

	ASSERT_TRUE(resolve(program, lib, maps));
	/* main at 0: call call exit; b at 3: exit; a at 4: call exit */
	EXPECT_EQ(program.insns[0].imm, 3 - 0 - 1);
	EXPECT_EQ(program.insns[1].imm, 4 - 1 - 1);
	EXPECT_EQ(program.insns[4].imm, 3 - 4 - 1); /* backwards */
	EXPECT_TRUE(program.refs.empty());
}

TEST(Resolve, MapsByIndexAndValuesByOffset)
{
	dt::gen::MapDef first, second;

	first.name = "first";
	second.name = "second";
	for (RefKind kind : {RefKind::Map, RefKind::Value}) {
		const Function main = loader("second", kind, 12);
		const Library lib;
		LinkedProgram program = construct(*lay_out(main, lib));
		Maps maps({first, second});

		ASSERT_TRUE(resolve(program, lib, maps));
		ASSERT_EQ(program.map_refs.size(), 1u);
		EXPECT_EQ(program.map_refs[0].map, 1u);
		EXPECT_EQ(program.insns[0].src_reg, kind == RefKind::Map ? BPF_PSEUDO_MAP_FD : BPF_PSEUDO_MAP_VALUE);
		EXPECT_EQ(program.insns[1].imm, kind == RefKind::Map ? 0 : 12);
	}
}

TEST(Resolve, KernelSymbolsStayOpenWithTheirNames)
{
	Function main = caller("main", {"load"});
	const Function f = loader("mod`var", RefKind::KernelSymbol, 24);

	main.insns.insert(main.insns.begin(), {wide(), insn(0)});
	main.relocs[0].at = 2;
	main.relocs.insert(main.relocs.begin(), {0, RefKind::KernelSymbol, "var", 0, -1});
	const Library lib = library({f});
	LinkedProgram program = construct(*lay_out(main, lib));
	Maps maps({});
	ASSERT_TRUE(resolve(program, lib, maps));
	EXPECT_TRUE(program.map_refs.empty());
	ASSERT_EQ(program.symbol_refs.size(), 2u);
	EXPECT_EQ(program.names[program.symbol_refs[0].name], "var");
	EXPECT_EQ(program.symbol_refs[1].at, 4u);
	EXPECT_EQ(program.names[program.symbol_refs[1].name], "mod`var");
	EXPECT_EQ(program.symbol_refs[1].addend, 24u);
	EXPECT_EQ(program.insns[4].src_reg, 0);
}

TEST(Resolve, AMissingMapNamesWhoUsesIt)
{
	const Function main = loader("nomap", RefKind::Map);
	const Library lib;
	LinkedProgram program = construct(*lay_out(main, lib));
	Maps maps({});
	const auto status = resolve(program, lib, maps);

	ASSERT_FALSE(status);
	EXPECT_TRUE(has(status.error().text(), "nomap; function load uses it"));
}

TEST(Resolve, DataOfTheLibraryBecomesAMapOnce)
{
	Object o = object("lib.o", {loader(".rodata", RefKind::Value, 4)});
	Library lib;

	o.data.push_back({".rodata", false, 8, {1, 2, 3, 4, 5, 6, 7, 8}});
	ASSERT_TRUE(lib.add(o));
	const Function main = caller("main", {"load"});
	Maps maps({});
	for (int i = 0; i < 2; i++) {
		LinkedProgram program = construct(*lay_out(main, lib));

		ASSERT_TRUE(resolve(program, lib, maps));
		EXPECT_EQ(program.map_refs[0].map, 0u);
	}
	ASSERT_EQ(maps.defs().size(), 1u);
	EXPECT_TRUE(maps.defs()[0].constant);
	EXPECT_EQ(maps.defs()[0].init.size(), 8u);
}

/*
 * From the bytes of two objects to a program: a static function with a name that both have, a weak one that gives
 * way, constant data of each, a map of the program.
 */
TEST(Link, ObjectsToProgram)
{
	ElfWriter first, second;
	const uint32_t a = first.code(".text", {call(), call(), wide(4), insn(0), ret(), insn(BPF_ALU64), ret()});
	const uint32_t b = second.code(".text.b", {call(0), wide(0), insn(0), ret()});
	const uint32_t s = second.code(".text.s", {insn(BPF_ALU64), wide(), insn(0), ret()});

	first.function("a", a, 0, 5);
	first.reloc(a, 0, first.function("s", a, 5, 2, STB_LOCAL), kCall);
	first.reloc(a, 1, first.symbol("b", SHN_UNDEF), kCall);
	first.reloc(a, 2, first.section_symbol(first.data(".rodata", "abcdefgh")), kLoad);
	first.function("w", first.code(".text.w", {ret()}), 0, 1, STB_WEAK);
	second.function("b", b, 0, 4);
	second.function("w", s, 0, 1);
	second.function("s", s, 1, 3, STB_LOCAL);
	second.reloc(b, 0, second.section_symbol(s), kCall);
	second.reloc(b, 1, second.section_symbol(second.data(".rodata", "ijkl")), kLoad);
	second.reloc(s, 1, second.symbol("m", SHN_UNDEF), kLoad);

	Library lib;
	for (ElfWriter *elf : {&first, &second}) {
		auto object = dt::bpf::read_object(elf == &first ? "1.o" : "2.o", elf->finish());

		ASSERT_TRUE(object) << object.error().text();
		ASSERT_TRUE(lib.add(std::move(*object)));
	}
	dt::gen::MapDef map;
	map.name = "m";
	dt::gen::Unit unit;
	unit.maps = {map};
	unit.programs.resize(1);
	unit.programs[0].code = caller("main", {"own", "w"});
	unit.functions = {caller("own", {"a"}), caller("not_called", {"nowhere"})};
	unit.templates.resize(dt::gen::kTrampolineKinds);
	const auto image = dt::link::link(unit, lib);
	ASSERT_TRUE(image) << image.error().text();
	const LinkedProgram &program = image->programs[0];

	std::vector<std::string> names;
	for (const dt::bpf::Start &start : program.starts)
		names.push_back(start.name);
	EXPECT_EQ(names, (std::vector<std::string>{"main", "own", "a", "s", "b", "s", "w"}));
	EXPECT_EQ(program.insns.size(), 3u + 2 + 5 + 2 + 4 + 3 + 1);
	ASSERT_EQ(image->maps.size(), 3u);
	EXPECT_EQ(image->maps[1].name, "1.o.rodata");
	EXPECT_EQ(image->maps[2].name, "2.o.rodata");
	ASSERT_EQ(program.map_refs.size(), 3u);
	EXPECT_EQ(program.map_refs[0].map, 1u);
	EXPECT_EQ(program.insns[program.map_refs[0].at + 1].imm, 4);
	EXPECT_EQ(program.map_refs[1].map, 2u);
	EXPECT_EQ(program.map_refs[2].map, 0u);
	for (size_t i = 0; i < program.insns.size(); i++) {
		if (dt::bpf::is_call(program.insns[i])) {
			const auto to = static_cast<uint32_t>(static_cast<int32_t>(i) + 1 + program.insns[i].imm);

			EXPECT_TRUE(
				std::ranges::any_of(program.starts, [&](const auto &start) { return start.at == to; }));
		}
	}
}

TEST(Library, TheOneInsideTheToolCanBeRead)
{
	const auto lib = built_in_library(nullptr);
	Library::LibraryPosition place;

	ASSERT_TRUE(lib) << lib.error().text();
	EXPECT_TRUE(lib->find("dt_strcmp", place));
	EXPECT_TRUE(lib->find("dt_probe_name", place));
}

/* What the code generator leaves: a clause may have a fault, and a clause of ERROR calls the function. */
TEST(Library, EachFunctionGetsAlongWithTheStackAndTheDepthOfCallsThatAreLeft)
{
	constexpr auto taken = static_cast<int16_t>(dt::gen::kStackBytes - static_cast<int>(dt::gen::kLibraryStack));
	const auto lib = built_in_library(nullptr);
	size_t seen = 0;

	ASSERT_TRUE(lib) << lib.error().text();
	for (const dt::bpf::LibraryFile &file : dt::bpf::library_files()) {
		const auto object = dt::bpf::read_object(std::string(file.name), file.bytes);

		ASSERT_TRUE(object) << object.error().text();
		for (const dt::bpf::LibraryFunction &function : object->functions) {
			dt::bpf::Code code;

			if (function.binding == dt::bpf::Binding::Local)
				continue;
			code.emit(store(dt::bpf::Width::dw, dt::bpf::fp, -taken, 0));
			code.emit(dt::bpf::call_function(function.code.name));
			code.emit(dt::bpf::exit_insn());
			const dt::bpf::Function clause = dt::bpf::assemble("clause", code);
			const auto plan = lay_out(clause, *lib, {.frames = Limits().frames - 1});
			EXPECT_TRUE(plan) << plan.error().text();
			seen++;
		}
	}
	EXPECT_GT(seen, 20u);
}

TEST(Library, FunctionsOfEachObjectAreToldBesideIt)
{
	for (const dt::bpf::LibraryFile &file : dt::bpf::library_files()) {
		const auto object = dt::bpf::read_object("o", file.bytes);
		std::vector<std::string> told(file.functions.begin(), file.functions.end()), found;

		ASSERT_TRUE(object) << object.error().text();
		for (const dt::bpf::LibraryFunction &f : object->functions) {
			if (f.binding != dt::bpf::Binding::Local)
				found.push_back(f.code.name);
		}
		std::ranges::sort(told);
		std::ranges::sort(found);
		EXPECT_EQ(told, found) << file.name;
	}
}

/* A unit of one program that calls @name. */
dt::gen::Unit calls(const std::string &name)
{
	dt::gen::Unit unit;

	unit.programs.resize(1);
	unit.programs[0].code = caller("main", {name});
	return unit;
}

TEST(Library, WhatAProgramCallsIsReadAndNoMore)
{
	const dt::gen::Unit unit = calls("dt_strcmp");
	const auto lib = built_in_library(&unit);
	Library::LibraryPosition place;

	ASSERT_TRUE(lib) << lib.error().text();
	EXPECT_TRUE(lib->find("dt_strcmp", place));
	EXPECT_FALSE(lib->find("dt_json", place));
}

TEST(Library, WhatTheReadCallInOtherObjectsIsRead)
{
	const auto all = built_in_library(nullptr);

	ASSERT_TRUE(all) << all.error().text();
	for (const dt::bpf::LibraryFile &file : dt::bpf::library_files()) {
		for (const std::string_view name : file.functions) {
			const dt::gen::Unit unit = calls(std::string(name));
			const auto lib = built_in_library(&unit);

			ASSERT_TRUE(lib) << lib.error().text();
			const auto plan = lay_out(unit.programs[0].code, *lib),
				   whole = lay_out(unit.programs[0].code, *all);
			ASSERT_TRUE(plan) << plan.error().text();
			ASSERT_TRUE(whole) << whole.error().text();
			EXPECT_EQ(plan->insns, whole->insns) << name;
		}
	}
}

} // namespace
