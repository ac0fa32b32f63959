/* SPDX-License-Identifier: GPL-2.0 */
/* CPUs: cpuinfo_t, curcpu; scheduling classes of sched_setscheduler(). */
inline int SCHED_NORMAL = 0;
inline int SCHED_OTHER = 0;
inline int SCHED_FIFO = 1;
inline int SCHED_RR = 2;
inline int SCHED_BATCH = 3;
inline int SCHED_IDLE = 5;
inline int SCHED_DEADLINE = 6;

typedef int processorid_t;
typedef int psetid_t;
typedef int chipid_t;
typedef int lgrp_id_t;

typedef struct cpuinfo {
	processorid_t cpu_id;
	psetid_t cpu_pset;	/* Linux has no processor sets: 0 */
	chipid_t cpu_chip;	/* package; only of the CPU that fires */
	lgrp_id_t cpu_lgrp;	/* NUMA node; only of the CPU that fires */
	cpuinfo_arch_t *cpu_info;	/* the kernel's struct; only of the CPU that fires */
} cpuinfo_t;

translator cpuinfo_t < int C > {
	cpu_id = C;
	cpu_pset = 0;
	cpu_chip = `cpu_info.topo.pkg_id;
	cpu_lgrp = `numa_node;
	cpu_info = curcpu_arch;
};

inline cpuinfo_t *curcpu = xlate<cpuinfo_t *>(cpu);
inline psetid_t pset = curcpu->cpu_pset;
inline chipid_t chip = curcpu->cpu_chip;
inline lgrp_id_t lgrp = curcpu->cpu_lgrp;

/* Arguments and guards of provider sched; probe/prov_sched.cc says of which events. */

/* sched_switch(preempt, prev, next, prev_state) */
inline lwpsinfo_t *dt_sched_next_lwp = xlate<lwpsinfo_t *>((struct task_struct *)arg2);
inline psinfo_t *dt_sched_next = xlate<psinfo_t *>((struct task_struct *)arg2);
inline int dt_sched_is_preempted = tid != 0 && ((int)arg0 || (uint32_t)arg3 == 0);
inline int dt_sched_sleeps = !(int)arg0 && (uint32_t)arg3 & 0x3;

/* enqueue_task(rq, task, flags) */
inline lwpsinfo_t *dt_sched_queued_lwp = xlate<lwpsinfo_t *>((struct task_struct *)arg1);
inline psinfo_t *dt_sched_queued = xlate<psinfo_t *>((struct task_struct *)arg1);
inline cpuinfo_t *dt_sched_queue_cpu = xlate<cpuinfo_t *>(((struct rq *)arg0)->cpu);

/* prio_changed_fair(rq, task, old_priority) and its kin: they are also called if nothing has changed. */
inline int dt_sched_priority = ((struct task_struct *)arg1)->prio;
inline int dt_sched_has_new_priority = (int)arg2 != dt_sched_priority;

inline lwpsinfo_t *dt_sched_thread_lwp = xlate<lwpsinfo_t *>((struct task_struct *)arg0);
inline psinfo_t *dt_sched_thread = xlate<psinfo_t *>((struct task_struct *)arg0);
