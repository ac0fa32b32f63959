/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Runs BPF iterators of the kernel, for probes of provider iter.
 *
 * An iterator runs a program for each object of one kind, such as a task, whenever
 * somebody reads from it. The program here does nothing for the object: the
 * clauses are at the function of the kernel that runs the program. The program
 * writes one byte for each object, because a read() returns when its buffer is
 * full. So the consumer can print between two reads, before the rings are full.
 */
#ifndef DTRACE_RUN_ITERATORS_H
#define DTRACE_RUN_ITERATORS_H

#include <string>
#include <vector>

#include "base/fd.h"
#include "probe/provider.h"

namespace dt::run {

class Iteration {
public:
	/* The iterator of @function. An error says which one cannot be run, and why. */
	static Result<Iteration> begin(const attach::Function &function);
	/* Visits at most @objects more; false: all were visited before. */
	Result<bool> go_on(size_t objects) const;

private:
	std::string name_;
	Fd program_, link_, file_;
};

/* Functions of @probes that wait for an iterator, one for each iterator. */
std::vector<const attach::Function *> iterated_functions(const std::vector<Probe> &probes);

} // namespace dt::run

#endif
