/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Files that dtrace -h and -G write: an empty object, and how a file gets its
 * content.
 *
 * Other DTraces need the object of -G to find probes. Here the probes are in the
 * program already (typed/header.cc). Builds that link the object still work, so it
 * exists and is empty.
 */
#ifndef DTRACE_OUT_OBJECT_FILE_H
#define DTRACE_OUT_OBJECT_FILE_H

#include <string>
#include <string_view>

#include "base/result.h"

namespace dt::out {

/* A relocatable ELF object of this machine without code and data. */
std::string empty_object();

/* Writes @content to a file. If the file exists, its content is replaced. */
Status write_file(const std::string &path, std::string_view content);

} // namespace dt::out

#endif
