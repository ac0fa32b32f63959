/* SPDX-License-Identifier: GPL-2.0 */
/* CPUs: cpuinfo_t, curcpu; scheduling classes as of sched_setscheduler(). */
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
