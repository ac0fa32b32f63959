/* SPDX-License-Identifier: GPL-2.0 */
/* Structs of the kernel under the names that Solaris has for theirs. The members are those of Linux. */
typedef struct task_struct kthread_t;
typedef struct mutex kmutex_t;
typedef struct rw_semaphore krwlock_t;
