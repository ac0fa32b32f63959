/* SPDX-License-Identifier: GPL-2.0 */
/* The process as its own namespace and its cgroup have it. Only what a program names is read. */

/* Its numbers in the innermost namespace of processes that has it. */
inline pid_t nspid = curthread->signal->pids[PIDTYPE_TGID]->numbers[curthread->signal->pids[PIDTYPE_TGID]->level].nr;
inline id_t nstid = curthread->thread_pid->numbers[curthread->thread_pid->level].nr;

/* Its cgroup in the unified hierarchy (cgroup v2): number of the directory, path, and name of the container. */
inline uint64_t cgroupid = curthread->cgroups->dfl_cgrp->kn->id;
inline string cgroup = cgroup_path(curthread->cgroups->dfl_cgrp);
inline string container = cgroup_container(curthread->cgroups->dfl_cgrp);
