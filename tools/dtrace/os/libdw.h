/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The parts of elfutils' libdwfl and libdw that find symbols and the callers of functions.
 *
 * The library is loaded when the first name of a process is needed. Linking it,
 * with the libraries that it needs, would cost each start of the tool a million
 * instructions, and few programs show such names.
 */
#ifndef DTRACE_OS_LIBDW_H
#define DTRACE_OS_LIBDW_H

#include <elfutils/libdw.h>
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
	decltype(&dwfl_standard_find_debuginfo) find_debuginfo;
	decltype(&dwfl_offline_section_address) section_address;
	decltype(&dwarf_getcfi_elf) getcfi_elf;
	decltype(&dwarf_cfi_end) cfi_end;
	decltype(&dwarf_next_cfi) next_cfi;
	decltype(&dwarf_cfi_addrframe) cfi_addrframe;
	decltype(&dwarf_frame_info) frame_info;
	decltype(&dwarf_frame_cfa) frame_cfa;
	decltype(&dwarf_frame_register) frame_register;
};

/* Loaded once; stays. */
const Result<Libdw> &libdw();

} // namespace dt::os

#endif
