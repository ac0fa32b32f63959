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
inline int dt_lock_is_spin = (dt_lock_now & 127) == 1;

/* What the function was called with that now returns: the companions in probe/prov_lockstat.cc keep it. */
inline int64_t dt_lock_taken = ipl ? self->dt_lock_interrupt : self->dt_lock_call;
inline int64_t dt_lock_writer = 0;
inline int64_t dt_lock_reader = 1;

/* What the functions return that may fail. */
inline int dt_lock_is_ok = (int)arg1 == 0;
inline int dt_lock_is_error = (int)arg1 < 0;
inline int dt_lock_is_taken = (int)arg1 != 0;
