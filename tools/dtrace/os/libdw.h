/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The parts of elfutils' libdwfl and libdw that find symbols, lines and the callers of functions.
 *
 * The library is loaded when the first name of a process is needed. Linking it,
 * with the libraries that it needs, would cost each start of the tool a million
 * instructions, and few programs show such names.
 */
#ifndef DTRACE_OS_LIBDW_H
#define DTRACE_OS_LIBDW_H

#include <elfutils/libdw.h>
#include <elfutils/libdwelf.h>
#include <elfutils/libdwfl.h>

#include "base/result.h"

namespace dt::os {

struct Libdw {
	decltype(&dwfl_begin) begin;
	decltype(&dwfl_end) end;
	decltype(&dwfl_report_elf) report_elf;
	decltype(&dwfl_report_end) report_end;
	decltype(&dwfl_module_getsymtab) getsymtab;
	decltype(&dwfl_module_getsym_info) getsym_info;
	decltype(&dwfl_build_id_find_debuginfo) build_id_find_debuginfo;
	decltype(&dwfl_offline_section_address) section_address;
	decltype(&dwfl_module_addrdie) module_addrdie;
	decltype(&dwfl_module_nextcu) module_nextcu;
	decltype(&dwfl_module_getsrc) module_getsrc;
	decltype(&dwfl_lineinfo) lineinfo;
	decltype(&dwarf_haspc) haspc;
	decltype(&dwarf_getscopes) getscopes;
	decltype(&dwarf_getscopes_die) getscopes_die;
	decltype(&dwarf_tag) tag;
	decltype(&dwarf_attr_integrate) attr_integrate;
	decltype(&dwarf_formstring) formstring;
	decltype(&dwarf_formudata) formudata;
	decltype(&dwarf_diename) diename;
	decltype(&dwarf_getsrcfiles) getsrcfiles;
	decltype(&dwarf_filesrc) filesrc;
	decltype(&dwfl_module_getdwarf) module_getdwarf;
	decltype(&dwarf_new_oom_handler) new_oom_handler;
	decltype(&dwarf_getelf) getelf;
	decltype(&dwarf_getcfi) getcfi;
	decltype(&dwelf_elf_gnu_build_id) build_id;
	decltype(&dwarf_getcfi_elf) getcfi_elf;
	decltype(&dwarf_cfi_end) cfi_end;
	decltype(&dwarf_next_cfi) next_cfi;
	decltype(&dwarf_cfi_addrframe) cfi_addrframe;
	decltype(&dwarf_frame_info) frame_info;
	decltype(&dwarf_frame_cfa) frame_cfa;
	decltype(&dwarf_frame_register) frame_register;

	/*
	 * The debug data of @module and its bias, or nullptr. What needs them throws std::bad_alloc if there is no memory,
	 * where libdw by itself would end the process.
	 */
	Dwarf *dwarf_of(Dwfl_Module *module, Dwarf_Addr &bias) const;
};

/* Loaded once; stays. */
const Result<Libdw> &libdw();

} // namespace dt::os

#endif
