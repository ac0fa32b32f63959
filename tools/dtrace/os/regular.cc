// SPDX-License-Identifier: GPL-2.0
/* Opens regular files only; see regular.h. */
#include "os/regular.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace dt::os {

namespace {

/* The file that @place (O_PATH) refers to. /proc leads to this very file, whatever its path leads to by now. */
Fd open_found(const Fd &place, struct stat &found)
{
	if (!place || fstat(place.get(), &found) != 0 || !S_ISREG(found.st_mode))
		return {};
	/* Who has a lease on the file could let the tool wait. */
	return Fd(open(("/proc/self/fd/" + std::to_string(place.get())).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}

} // namespace

Fd open_regular(const std::string &path, struct stat &found)
{
	return open_found(Fd(open(path.c_str(), O_PATH | O_CLOEXEC)), found);
}

Fd open_regular_below(int directory, const std::string &path, struct stat &found)
{
	open_how how = {};

	how.flags = O_PATH | O_CLOEXEC | O_NOFOLLOW;
	how.resolve = RESOLVE_IN_ROOT | RESOLVE_NO_MAGICLINKS;
	return open_found(Fd(static_cast<int>(syscall(SYS_openat2, directory, path.c_str(), &how, sizeof(how)))),
			  found);
}

} // namespace dt::os
