/* SPDX-License-Identifier: GPL-2.0 */
/* What the kernel knows about the CPU that fires: arch/arm64/include/asm/cpu.h */
typedef struct cpuinfo_arm64 cpuinfo_arch_t;
inline cpuinfo_arch_t *curcpu_arch = &`cpu_data;
