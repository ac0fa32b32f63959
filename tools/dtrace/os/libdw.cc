// SPDX-License-Identifier: GPL-2.0
/*
 * Loads the library by dlopen(3); see libdw.h.
 *
 * There is one call of find() for each function. A library that lacks one of them
 * is not used, and the error says what cannot be found then.
 */
#include "os/libdw.h"

#include <dlfcn.h>

#include <new>
#include <string>

#include "os/wary.h"

namespace dt::os {

namespace {

Result<Libdw> load_libdw()
{
	constexpr const char *name = "libdw.so.1"; /* of the package libdw1 */
	void *const handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
	Libdw made = {};
	bool has_all = true;
	const auto find = [&](auto &function, const char *symbol) {
		function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, symbol));
		has_all = has_all && function;
	};

	if (!handle)
		return Error{std::string("cannot load ") + name + ", of elfutils, which finds names in processes"};
	find(made.begin, "dwfl_begin");
	find(made.end, "dwfl_end");
	find(made.report_elf, "dwfl_report_elf");
	find(made.report_end, "dwfl_report_end");
	find(made.getsymtab, "dwfl_module_getsymtab");
	find(made.getsym_info, "dwfl_module_getsym_info");
	find(made.build_id_find_debuginfo, "dwfl_build_id_find_debuginfo");
	find(made.section_address, "dwfl_offline_section_address");
	find(made.module_addrdie, "dwfl_module_addrdie");
	find(made.module_nextcu, "dwfl_module_nextcu");
	find(made.module_getsrc, "dwfl_module_getsrc");
	find(made.lineinfo, "dwfl_lineinfo");
	find(made.haspc, "dwarf_haspc");
	find(made.getscopes, "dwarf_getscopes");
	find(made.getscopes_die, "dwarf_getscopes_die");
	find(made.tag, "dwarf_tag");
	find(made.attr_integrate, "dwarf_attr_integrate");
	find(made.formstring, "dwarf_formstring");
	find(made.formudata, "dwarf_formudata");
	find(made.diename, "dwarf_diename");
	find(made.getsrcfiles, "dwarf_getsrcfiles");
	find(made.filesrc, "dwarf_filesrc");
	find(made.module_getdwarf, "dwfl_module_getdwarf");
	find(made.new_oom_handler, "dwarf_new_oom_handler");
	find(made.getelf, "dwarf_getelf");
	find(made.build_id, "dwelf_elf_gnu_build_id");
	find(made.getcfi, "dwarf_getcfi");
	find(made.getcfi_elf, "dwarf_getcfi_elf");
	find(made.cfi_end, "dwarf_cfi_end");
	find(made.next_cfi, "dwarf_next_cfi");
	find(made.cfi_addrframe, "dwarf_cfi_addrframe");
	find(made.frame_info, "dwarf_frame_info");
	find(made.frame_cfa, "dwarf_frame_cfa");
	find(made.frame_register, "dwarf_frame_register");
	if (!has_all)
		return Error{std::string(name) + " lacks functions that find names in processes"};
	survive_cut_files();
	return made;
}

/* libdw must not get control back. It keeps no lock, but memory that it has not yet noted is lost. */
[[noreturn]] void no_memory()
{
	throw std::bad_alloc();
}

} // namespace

Dwarf *Libdw::dwarf_of(Dwfl_Module *module, Dwarf_Addr &bias) const
{
	Dwarf *const dwarf = module_getdwarf(module, &bias);

	if (dwarf)
		new_oom_handler(dwarf, no_memory);
	return dwarf;
}

const Result<Libdw> &libdw()
{
	static const Result<Libdw> loaded = load_libdw();

	return loaded;
}

} // namespace dt::os
