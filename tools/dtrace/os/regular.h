/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Opens files that a traced process names, for whom the tool may have more rights than the process.
 *
 * Such a name can lead to a pipe, which would stop the tool; or to a device, which does something when it is opened.
 * So the file is found first (O_PATH), and only a regular file is opened.
 */
#ifndef DTRACE_OS_REGULAR_H
#define DTRACE_OS_REGULAR_H

#include <sys/stat.h>

#include <string>

#include "base/fd.h"

namespace dt::os {

/* For reading; nothing if it cannot be read, or is no regular file. @found: what it is. */
Fd open_regular(const std::string &path, struct stat &found);

/* Below @directory, which links in @path cannot leave; the last part of @path is no link. */
Fd open_regular_below(int directory, const std::string &path, struct stat &found);

} // namespace dt::os

#endif
