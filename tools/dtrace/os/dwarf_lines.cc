// SPDX-License-Identifier: GPL-2.0
/*
 * Finds lines by libdw; see dwarf_lines.h.
 *
 * The table of lines has the line of the innermost function. Each function that was expanded has an entry in the tree of
 * the unit, which says from which line it was called: that is the line of the function around it.
 */
#include "os/dwarf_lines.h"

#include <dwarf.h>

#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>

#include "os/demangle.h"
#include "os/libdw.h"

namespace dt::os {

namespace {

std::string last_part(const char *path)
{
	const std::string_view text(path ? path : "?");

	return std::string(text.substr(text.rfind('/') + 1));
}

/* Compilers differ in whether they write an index of units by address. */
Dwarf_Die *unit_at(const Libdw &lib, Dwfl_Module *module, uint64_t address, Dwarf_Addr &bias)
{
	if (Dwarf_Die *const unit = lib.module_addrdie(module, address, &bias))
		return unit;
	for (Dwarf_Die *unit = nullptr; (unit = lib.module_nextcu(module, unit, &bias));)
		if (lib.haspc(unit, address - bias) > 0)
			return unit;
	return nullptr;
}

std::string name_of(const Libdw &lib, Dwarf_Die *function)
{
	Dwarf_Attribute attribute;
	const char *name = nullptr;

	if (lib.attr_integrate(function, DW_AT_linkage_name, &attribute))
		name = lib.formstring(&attribute);
	if (!name)
		name = lib.diename(function);
	return name ? demangle(name) : "?";
}

uint64_t number_of(const Libdw &lib, Dwarf_Die *die, unsigned which)
{
	Dwarf_Attribute attribute;
	Dwarf_Word number = 0;

	if (lib.attr_integrate(die, which, &attribute))
		lib.formudata(&attribute, &number);
	return number;
}

/* Where @expanded was called. */
SourceFrame call_of(const Libdw &lib, Dwarf_Die *unit, Dwarf_Die *expanded)
{
	Dwarf_Files *files = nullptr;
	size_t count = 0;
	const char *path = nullptr;

	if (lib.getsrcfiles(unit, &files, &count) == 0)
		path = lib.filesrc(files, number_of(lib, expanded, DW_AT_call_file), nullptr, nullptr);
	return {.function = {}, .file = last_part(path), .line = number_of(lib, expanded, DW_AT_call_line)};
}

/* The entries that contain @address, from the innermost one on, each as it is where it was expanded. */
class Scopes {
public:
	Scopes(const Libdw &lib, Dwarf_Die *unit, uint64_t address)
	{
		Dwarf_Die *dies = nullptr;

		if (lib.getscopes(unit, address, &dies) <= 0)
			return;
		const std::unique_ptr<Dwarf_Die, decltype(&std::free)> innermost(dies, std::free);
		dies = nullptr;
		const int count = lib.getscopes_die(innermost.get(), &dies);
		memory_.reset(dies);
		if (count > 0)
			scopes_ = {dies, static_cast<size_t>(count)};
	}

	std::span<Dwarf_Die> all() const { return scopes_; }

private:
	std::unique_ptr<Dwarf_Die, decltype(&std::free)> memory_{nullptr, std::free};
	std::span<Dwarf_Die> scopes_;
};

} // namespace

std::vector<SourceFrame> source_frames(Dwfl_Module *module, uint64_t address)
{
	const Libdw &lib = *libdw();
	Dwarf_Addr bias = 0;
	Dwarf_Die *const unit = unit_at(lib, module, address, bias);
	Dwfl_Line *const line = unit ? lib.module_getsrc(module, address) : nullptr;
	int number = 0;

	if (!line)
		return {};
	const char *const path = lib.lineinfo(line, nullptr, &number, nullptr, nullptr, nullptr);
	if (!path || number <= 0)
		return {};
	std::vector<SourceFrame> frames = {
		{.function = {}, .file = last_part(path), .line = static_cast<uint64_t>(number)}};
	const Scopes scopes(lib, unit, address - bias);
	for (Dwarf_Die &scope : scopes.all()) {
		if (lib.tag(&scope) == DW_TAG_subprogram)
			break;
		if (lib.tag(&scope) != DW_TAG_inlined_subroutine)
			continue;
		frames.back().function = name_of(lib, &scope);
		frames.push_back(call_of(lib, unit, &scope));
	}
	return frames;
}

void add_line(const SourceFrame &frame, std::string &out)
{
	out.append(" (").append(frame.file).append(":").append(std::to_string(frame.line)).append(")");
}

} // namespace dt::os
