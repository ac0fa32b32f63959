/* SPDX-License-Identifier: GPL-2.0 */
/* What the kernel knows about the CPU that fires: arch/x86/include/asm/processor.h */
typedef struct cpuinfo_x86 cpuinfo_arch_t;
inline cpuinfo_arch_t *curcpu_arch = &`cpu_info;
