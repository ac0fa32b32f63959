/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The format of the description of a kernel's or module's variables:
 * dtrace-vars writes it and dtrace reads it. It is split BTF on top of the BTF
 * of the kernel or module:
 *
 *   types      that the file's BTF lacks
 *   VAR        for each variable, with its linkage
 *   DECL_TAG   "file:kernel/fork.c" on each of several variables of one name;
 *              "alias:jiffies" on a variable that has another name, too;
 *              "build-id:..." on the first variable of all
 *   DATASEC    for each ELF section, variables by ascending offset
 *
 * The file is DIR/BUILD-ID.btf. The build id is also stored inside, because a
 * file name proves nothing: with the types of another kernel, each read would
 * return garbage.
 */
#ifndef DTRACE_TYPE_VARS_BLOB_H
#define DTRACE_TYPE_VARS_BLOB_H

#include <string_view>

namespace dt {

constexpr std::string_view kFileTag = "file:", kAliasTag = "alias:", kBuildIdTag = "build-id:", kVarsSuffix = ".btf";

} // namespace dt

#endif
