/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The files that processes have mapped as code, and the functions and static
 * probes in them. This implements probe/processes.h.
 *
 * A file is opened through the process that has it mapped, and stays open. The
 * kernel gets the descriptor, so the file may be deleted or be in a mount
 * namespace of the process.
 */
#ifndef DTRACE_SYM_OBJECTS_H
#define DTRACE_SYM_OBJECTS_H

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "probe/processes.h"
#include "sym/maps.h"

namespace dt::sym {

class Objects final : public Processes {
public:
	/* @prepare is called with the number of a process before the process is examined for the first time. */
	explicit Objects(std::function<Status(int pid)> prepare);
	~Objects() override;

	Result<std::span<const UserObject>> objects(int pid) override;
	Result<std::span<const UserObject>> objects_with_sites(int pid) override;
	bool look_again(int pid) override;
	std::vector<int> all() override;

private:
	class File;
	using Open = const File *(Objects::*)(int pid, const MapLine &line);
	using ByProcess = std::map<int, std::vector<UserObject>>;

	Result<std::span<const UserObject>> read_once(int pid, Open open, ByProcess &known);
	Result<std::vector<UserObject>> read(int pid, Open open);
	const File *open_file(int pid, const MapLine &line);
	const File *open_with_sites(int pid, const MapLine &line);

	std::function<Status(int pid)> prepare_;
	std::set<int> prepared_;
	ByProcess processes_, with_sites_;
	std::deque<std::vector<UserObject>> earlier_; /* of processes that have mapped more since then */
	std::map<FileId, std::unique_ptr<File>> files_;
	std::set<FileId> without_sites_;
};

} // namespace dt::sym

#endif
