/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The files that processes have mapped as code, and the functions and static
 * probes in them. This implements os/processes.h.
 *
 * A file is opened through the process that has it mapped, and stays open. The
 * kernel gets the descriptor, so the file may be deleted or be in a mount
 * namespace of the process.
 *
 * A process with such a file is watched until it ends, because another one may get
 * its number then. After follow(), the kernel reports what processes map from then
 * on, and changed() reads the processes again that a description names, or all
 * processes if a description means all.
 *
 * The files of many processes (shared_objects()) are one list. A process is read for it
 * only if the kernel reports a file that is not in the list yet.
 */
#ifndef DTRACE_OS_OBJECTS_H
#define DTRACE_OS_OBJECTS_H

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "base/cpus.h"
#include "os/processes.h"
#include "os/follow.h"
#include "os/mapped.h"

namespace dt::os {

class Objects final : public Processes {
public:
	/* @prepare is called with the number of a process before the process is examined for the first time. */
	explicit Objects(std::function<Status(int pid)> prepare);
	~Objects() override;

	Result<std::span<const UserObject>> objects(int pid) override;
	Result<std::span<const UserObject>> objects_with_sites(int pid) override;
	Result<std::span<const UserObject>> shared_objects(int root) override;
	Result<UserSymbol> symbol(int pid, std::string_view module, std::string_view name) override;
	std::vector<int> all() override;

	/* Without it, only the first changed() finds anything. */
	Status follow();
	/*
	 * After follow(), when CPUs came online or went offline. If a CPU came online, changed() then reads all
	 * processes. On an error, processes that start on a CPU may be missed; the next call tries again.
	 */
	Status follow_cpus(const CpuLook &cpus);
	/* Readable when there may be changes; below 0: nobody follows. */
	int fd() const { return events_.get(); }
	/* The first call compares with what was read, however long ago that was. */
	ProcessChanges changed();

private:
	class MappedFile;
	using FileOpener = const MappedFile *(Objects::*)(int pid, const MapLine &line);
	using List = std::vector<UserObject>;
	struct WatchedProcess {
		Fd watch; /* none: no file is known */
		std::optional<List> all, with_sites;
	};
	/* Processes that have one list of files. */
	struct Group {
		std::set<int> members;			    /* of a group with a root */
		std::map<FileId, const MappedFile *> known; /* the one of the list that is the same file */
		List list;
	};
	/* A file that nobody will ask for, unless it has changed. */
	struct Uninteresting {
		int64_t modified;
		uint64_t look; /* at which that was compared */
	};

	Result<std::span<const UserObject>> read_once(int pid, FileOpener open,
						      std::optional<List> WatchedProcess::*which);
	bool read_again(int pid, FileOpener open, std::optional<List> WatchedProcess::*which);
	Result<List> read(int pid, FileOpener open);
	Status watch(int pid, WatchedProcess &process);
	Status report(int pid, const WatchedProcess &process) const;
	std::set<int> take_ended();
	std::set<int> take_mapped(const std::vector<ProcessNote> &notes);
	void forget_ended();
	bool add_to(Group &group, int pid);
	bool update(int root, Group &group, const std::vector<ProcessNote> &notes);
	const MappedFile *open_file(int pid, const MapLine &line);
	const MappedFile *open_with_sites(int pid, const MapLine &line);

	std::function<Status(int pid)> prepare_;
	std::set<int> prepared_;
	std::map<int, WatchedProcess> processes_;
	size_t most_ = kNewProcesses; /* of these, until some are forgotten */
	std::map<int, Group> groups_; /* by root; 0: all processes */
	std::map<FileId, std::unique_ptr<MappedFile>> files_;
	std::vector<std::unique_ptr<MappedFile>> earlier_files_; /* which were overwritten */
	std::map<FileId, Uninteresting> without_sites_;
	uint64_t look_ = 0;
	bool all_wanted_ = false;
	bool is_behind_ = true; /* not all notes were read */
	Follower follower_;
	Fd events_; /* of the follower, and of processes that end */
};

} // namespace dt::os

#endif
