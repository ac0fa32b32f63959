/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Finds the separate debug file of a traced program for libdwfl.
 *
 * libdwfl finds it, too, but opens whatever has the name, and waits for ever if that is a pipe. The place beside a
 * program belongs to whoever has made the program. The look-up by build id stays libdwfl's: it opens files below
 * /usr/lib/debug only.
 */
#ifndef DTRACE_OS_DEBUG_FILE_H
#define DTRACE_OS_DEBUG_FILE_H

#include "os/libdw.h"

namespace dt::os {

/* For dwfl_begin(), which keeps a pointer to it. libdw() must be there. */
const Dwfl_Callbacks &dwfl_callbacks();

/* The CRC of .gnu_debuglink, of the file @fd. */
uint32_t debug_link_crc(int fd);

} // namespace dt::os

#endif
