/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The description of a kernel's or module's variables: what dtrace-vars writes
 * and dtrace reads. It is split BTF on top of that of the file itself:
 *
 *   types      that the file's BTF lacks
 *   VAR        for each variable, with its linkage
 *   DECL_TAG   "file:kernel/fork.c" on each of several variables of one name;
 *              "alias:jiffies" on a variable that has another name, too;
 *              "build-id:..." on the first variable of all
 *   DATASEC    for each ELF section, variables by ascending offset
 *
 * It is found as DIR/BUILD-ID.btf. A name alone is no proof, so the build id is
 * also within: with types of another kernel each read would be garbage.
 */
#ifndef DTRACE_TYPE_VARS_BLOB_H
#define DTRACE_TYPE_VARS_BLOB_H

#include <string_view>

namespace dt {

constexpr std::string_view kFileTag = "file:", kAliasTag = "alias:", kBuildIdTag = "build-id:", kVarsSuffix = ".btf";

} // namespace dt

#endif
