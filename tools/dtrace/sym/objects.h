/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The files that processes have mapped as code, and the functions in them: what
 * the provider pid asks (probe/processes.h).
 *
 * A file is opened by way of the process that has it mapped, and stays open: the
 * kernel is told of it by its descriptor, so it may be deleted, or be in a mount
 * namespace of the process.
 */
#ifndef DTRACE_SYM_OBJECTS_H
#define DTRACE_SYM_OBJECTS_H

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "probe/processes.h"
#include "sym/maps.h"

namespace dt::sym {

class Objects final : public Processes {
public:
	/* @prepare is called with the number of a process before it is looked at for the first time. */
	explicit Objects(std::function<Status(int pid)> prepare);
	~Objects() override;

	Result<std::span<const UserObject>> objects(int pid) override;

private:
	class File;

	Result<std::vector<UserObject>> read(int pid);
	const File *open_file(int pid, const MapLine &line);

	std::function<Status(int pid)> prepare_;
	std::map<int, std::vector<UserObject>> processes_;
	std::map<FileId, std::unique_ptr<File>> files_;
};

} // namespace dt::sym

#endif
