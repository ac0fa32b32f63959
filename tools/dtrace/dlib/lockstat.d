/* SPDX-License-Identifier: GPL-2.0 */
/* Arguments and guards of provider lockstat; probe/prov_lockstat.cc lists its events and explains the arrays. */

/* The idle threads of all CPUs have one number. */
inline int dt_lock_thread = tid ? tid : -1 - cpu;

/*
 * A wait: when it began in nanoseconds, above flags. Those from 1 to 32 are LCB_F_SPIN, READ, WRITE, RT, PERCPU and
 * MUTEX of the kernel's trace/events/lock.h; 64 is set once the thread has slept.
 */
uint64_t dt_lock_wait[uintptr_t, int];

inline uint64_t dt_lock_now = dt_lock_wait[arg0, dt_lock_thread];
inline int64_t dt_lock_waited = timestamp - (dt_lock_now >> 7);
inline int64_t dt_lock_is_reader = (dt_lock_now & 2) != 0;
inline int dt_lock_is_adaptive_block = (dt_lock_now & 96) == 96;
inline int dt_lock_is_adaptive_spin = (dt_lock_now & 96) == 32;
inline int dt_lock_is_rw_block = (dt_lock_now & 70) > 64;
inline int dt_lock_is_rw_spin = (dt_lock_now & 70) - 1 < 6;
inline int dt_lock_is_spin = (dt_lock_now & 119) == 1;

/*
 * The flags of a wait for an rt_mutex, whose only flag of the kernel is 8 (LCB_F_RT). A reader waits for the rt_mutex
 * within its wait for the lock, and 64 alone belongs to no probe. A writer waits for the rt_mutex of the lock that
 * its function was called with, and has 4 and 16; 8 and 16 are not together in what the kernel says. A thread that
 * waits for a spin lock is in the state TASK_RTLOCK_WAIT. All others wait for a mutex.
 */
inline int dt_lock_of_rt_mutex =
	dt_lock_wait[arg0 - offsetof(struct rwbase_rt, rtmutex), dt_lock_thread] ? 64 :
	arg0 == self->dt_lock_write + offsetof(struct rwbase_rt, rtmutex) ? 84 :
	curthread->__state == 0x1000 ? 1 : 96;
inline uintptr_t dt_lock_rw = arg0 - ((dt_lock_now & 24) == 24 ? 8 : 0);

/* What the function was called with that now returns: the companions in probe/prov_lockstat.cc keep it. */
inline int64_t dt_lock_taken = ipl ? self->dt_lock_interrupt : self->dt_lock_call;
inline int64_t dt_lock_writer = 0;
inline int64_t dt_lock_reader = 1;

/* What the functions return that may fail. */
inline int dt_lock_is_ok = (int)arg1 == 0;
inline int dt_lock_is_error = (int)arg1 < 0;
inline int dt_lock_is_taken = (int)arg1 != 0;
