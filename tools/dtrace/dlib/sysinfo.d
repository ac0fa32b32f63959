/* SPDX-License-Identifier: GPL-2.0 */
/* Arguments and guards of provider sysinfo; probe/prov_sysinfo.cc lists its events. */

inline int64_t dt_sysinfo_one = 1;
inline int64_t dt_sysinfo_none = 0;

/* What a read or a write returned. */
inline int64_t dt_sysinfo_bytes = arg1;
inline int dt_sysinfo_is_moved = (int64_t)arg1 > 0;

/* sched_switch(preempt, prev, next, prev_state) */
inline int dt_sysinfo_is_idle = ((struct task_struct *)arg2)->pid == 0;

/* contention_begin(lock, flags): LCB_F_READ, WRITE and MUTEX of the kernel's trace/events/lock.h */
inline int dt_sysinfo_is_reader = (arg1 & 2) != 0;
inline int dt_sysinfo_is_writer = (arg1 & 4) != 0;
inline int dt_sysinfo_is_mutex = (arg1 & 32) != 0;

/* kernel_clone(args): CLONE_VM, CLONE_VFORK and CLONE_THREAD of linux/sched.h */
inline uint64_t dt_sysinfo_clone = ((struct kernel_clone_args *)arg0)->flags;
inline int dt_sysinfo_is_thread = (dt_sysinfo_clone & 0x10000) != 0;
inline int dt_sysinfo_is_vfork = (dt_sysinfo_clone & 0x4000) != 0;
inline int dt_sysinfo_is_fork = (dt_sysinfo_clone & 0x4100) == 0;
