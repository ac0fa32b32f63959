/* SPDX-License-Identifier: GPL-2.0 */
/* A file of a test; it is gone at the end. */
#ifndef DTRACE_TEST_UNIT_TEMPORARY_FILE_H
#define DTRACE_TEST_UNIT_TEMPORARY_FILE_H

#include <unistd.h>

#include <cstdlib>
#include <string>

#include "base/fd.h"

namespace dt::test {

struct TemporaryFile {
	TemporaryFile() { close(mkstemp(name)); }
	~TemporaryFile() { unlink(name); }
	TemporaryFile(const TemporaryFile &) = delete;
	TemporaryFile &operator=(const TemporaryFile &) = delete;
	std::string text() const { return *read_file(name); }

	char name[24] = "/tmp/dt_test.XXXXXX";
};

} // namespace dt::test

#endif
