/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Static probes for DTrace: DTRACE_PROBEn(provider, name, type, value, ...) in
 * any function of the kernel or of a module. The probe needs no declaration
 * elsewhere.
 *
 *	off:	nop			on:	jmp 2f
 *	1:	...			1:	...
 *		(elsewhere)		2:	evaluate the values
 *						call __sdt_fireN(probe, ...)
 *						jmp 1b
 *
 * Each use of the macro is a site. All sites with the same provider and name
 * are one probe, whether a function was inlined, a loop was unrolled, or the
 * same line stands in another file or module. The values are evaluated only
 * while the probe is on, so they must have no side effects that the function
 * needs.
 *
 * Each site makes the assembler define its probe, a struct sdt_probe. In each
 * file, the first site of a probe defines the probe under a weak symbol. So the
 * linker keeps one definition for the kernel and one for each module. The
 * static key of the probe switches all its sites together.
 *
 * Alternatives not taken: A key for each site would be switched site by site.
 * With COMDAT groups, the linker would drop the duplicate definitions. But LTO
 * would keep one from each file, and a module would have a section for each
 * probe.
 *
 * See Documentation/trace/dtrace-sdt.rst.
 */
#ifndef _LINUX_SDT_H
#define _LINUX_SDT_H

#include <linux/compiler.h>
#include <linux/types.h>

/*
 * A type that can be tested for a sign. For pointers it is unsigned long,
 * because pointers have no sign and compilers warn about some comparisons of
 * pointers.
 */
#ifdef __CHECKER__
/* Old versions of sparse do not know __builtin_classify_type(). */
#define __sdt_integer(type)	unsigned long
#else
#define __sdt_integer(type)						\
	__typeof__(__builtin_choose_expr(				\
		__builtin_classify_type((type)0) ==			\
			__builtin_classify_type((void *)0),		\
		0UL, (type)0))
#endif

/* Convert a value to an element of args[]; signed values keep their sign. */
#define __sdt_arg(type, value)						\
({									\
	__typeof__(type) __sdt_value = (value);				\
	u64 __sdt_u64 = 0;						\
									\
	if (sizeof(__sdt_value) == sizeof(u64))				\
		__builtin_memcpy(&__sdt_u64, &__sdt_value,		\
				 sizeof(__sdt_value));			\
	else if ((__sdt_integer(type))(-1) < (__sdt_integer(type))1)	\
		__sdt_u64 = (u64)(s64)(__force long)__sdt_value;	\
	else								\
		__sdt_u64 = (u64)(__force unsigned long)__sdt_value;	\
	__sdt_u64;							\
})

#ifdef CONFIG_DTRACE_SDT

#include <linux/build_bug.h>
#include <linux/jump_label.h>
#include <linux/stddef.h>

struct sdt_enabling;

/**
 * struct sdt_probe - the common part of all sites of a probe in one object
 * @key: switches the sites; first, so that it has the symbol's alignment
 * @first: first enabling, under RCU
 * @provider: address of the provider's text, relative to this member
 * @name: address of the name's text, relative to this member
 *
 * __SDT_PROBE_ASM() makes this in assembly.
 */
struct sdt_probe {
	struct static_key_false key;
	struct sdt_enabling __rcu *first;
	s32 provider;
	s32 name;
};

static_assert(sizeof(struct sdt_probe) ==
	      offsetof(struct sdt_probe, provider) + 2 * sizeof(s32));

/**
 * struct sdt_site - record of one site, section __sdt_sites
 * @probe: address of the struct sdt_probe, relative to this member
 * @types: address of the text of the arguments' types, relative to this member
 *
 * The table of static keys has the address of the site itself.
 */
struct sdt_site {
	s32 probe;
	s32 types;
};

void __sdt_fire0(struct sdt_probe *probe) __cold;
void __sdt_fire1(struct sdt_probe *probe, u64 a0) __cold;
void __sdt_fire2(struct sdt_probe *probe, u64 a0, u64 a1) __cold;
void __sdt_fire3(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2) __cold;
void __sdt_fire4(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2, u64 a3) __cold;
void __sdt_fire5(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2, u64 a3,
		 u64 a4) __cold;
void __sdt_fire6(struct sdt_probe *probe, u64 a0, u64 a1, u64 a2, u64 a3,
		 u64 a4, u64 a5) __cold;

/* C identifiers have no dots, so a.b_c and a_b.c are different symbols. */
#define __SDT_SYM(prov, nm)	"__sdt." #prov "." #nm

/*
 * Sites that differ in types fail the build. If they are in one file, a symbol
 * is defined twice. If they are in several files, the symbol comes from two
 * COMDAT groups. A group is named after the types, so that the linker keeps
 * only one group if the types are equal. The last link discards the section of
 * the groups. LTO dissolves groups before it makes symbols. With LTO the kernel
 * therefore compares the types when it runs.
 */
#ifdef CONFIG_LTO_CLANG
#define __SDT_BIND		".weak "
#else
#define __SDT_BIND		".globl "
#endif
#define __SDT_ONE(prov, nm)	"\"" __SDT_SYM(prov, nm) ".has_other_types_elsewhere\""
#define __SDT_TYPES(prov, nm, types) "\"" __SDT_SYM(prov, nm) "(" types ")\""
#define __SDT_TYPES_ASM(prov, nm, types)				\
	".ifndef " __SDT_TYPES(prov, nm, types) "\n\t"			\
	".pushsection .discard.sdt, \"G\", %%progbits, "		\
	__SDT_TYPES(prov, nm, types) ", comdat\n\t"			\
	__SDT_BIND __SDT_ONE(prov, nm) "\n"				\
	__SDT_ONE(prov, nm) ":\n"					\
	__SDT_TYPES(prov, nm, types) ":\n\t"				\
	".byte 0\n\t"							\
	".popsection\n\t"						\
	".endif\n\t"

/* The record of a site, and the probe if this site is its first in the file. */
#define __SDT_PROBE_ASM(prov, nm, types)				\
	".pushsection __sdt_sites, \"a\"\n\t"				\
	".balign 4\n\t"							\
	".long " __SDT_SYM(prov, nm) " - .\n\t"				\
	".long 771f - .\n\t"						\
	".popsection\n\t"						\
	".pushsection .rodata.str1.1, \"aMS\", %%progbits, 1\n"	\
	"771:\t.asciz \"" types "\"\n\t"				\
	".popsection\n\t"						\
	".ifndef " __SDT_SYM(prov, nm) "\n\t"				\
	".pushsection __sdt_probes, \"aw\", %%progbits\n\t"		\
	".balign 8\n\t"							\
	".weak " __SDT_SYM(prov, nm) "\n\t"				\
	".hidden " __SDT_SYM(prov, nm) "\n\t"				\
	".type " __SDT_SYM(prov, nm) ", %%object\n\t"			\
	".size " __SDT_SYM(prov, nm) ", %c[size]\n"			\
	__SDT_SYM(prov, nm) ":\n\t"					\
	".zero %c[head]\n\t"						\
	".long 772f - .\n\t"						\
	".long 773f - .\n\t"						\
	".popsection\n\t"						\
	".pushsection .rodata.str1.1, \"aMS\", %%progbits, 1\n"	\
	"772:\t.asciz \"" #prov "\"\n"					\
	"773:\t.asciz \"" #nm "\"\n\t"					\
	".popsection\n\t"						\
	".endif\n\t"							\
	__SDT_TYPES_ASM(prov, nm, types)

#define __DTRACE_PROBE_IF(cond, prov, nm, types, check, fire, ...)	\
do {									\
	extern struct sdt_probe __sdt_probe_##prov##_PROBE_##nm	\
		__asm__(__SDT_SYM(prov, nm));			\
	/* two sites in a file with different types do not compile */	\
	extern void __sdt_types_##prov##_PROBE_##nm check;	\
									\
	asm_inline volatile(__SDT_PROBE_ASM(prov, nm, types)	\
		: : [head] "i" (offsetof(struct sdt_probe, provider)),	\
		    [size] "i" (sizeof(struct sdt_probe)));		\
	if (static_branch_unlikely(&__sdt_probe_##prov##_PROBE_##nm.key) && \
	    (cond)) {							\
		fire(&__sdt_probe_##prov##_PROBE_##nm, ##__VA_ARGS__);	\
		/* prevents tail calls: the stack has to lead to the site */ \
		__asm__ volatile("");					\
	}								\
} while (0)

#else /* CONFIG_DTRACE_SDT */

/* Without the option, the compiler still checks names, types and values. */
static inline void __sdt_fire0(void *probe) { }
static inline void __sdt_fire1(void *probe, u64 a0) { }
static inline void __sdt_fire2(void *probe, u64 a0, u64 a1) { }
static inline void __sdt_fire3(void *probe, u64 a0, u64 a1, u64 a2) { }
static inline void __sdt_fire4(void *probe, u64 a0, u64 a1, u64 a2, u64 a3) { }
static inline void __sdt_fire5(void *probe, u64 a0, u64 a1, u64 a2, u64 a3,
			       u64 a4) { }
static inline void __sdt_fire6(void *probe, u64 a0, u64 a1, u64 a2, u64 a3,
			       u64 a4, u64 a5) { }

#define __DTRACE_PROBE_IF(cond, prov, nm, types, check, fire, ...)	\
do {									\
	extern void __sdt_types_##prov##_PROBE_##nm check;	\
									\
	if (0 && (cond))						\
		fire(NULL, ##__VA_ARGS__);				\
} while (0)

#endif /* CONFIG_DTRACE_SDT */

#define __DTRACE_PROBE(...)	__DTRACE_PROBE_IF(true, __VA_ARGS__)

/**
 * DTRACE_PROBE0() - site of a static probe
 * @provider: group of probes that are explained together, an identifier
 * @name: what happens at the site, an identifier; users see two underscores in
 *	it as one hyphen
 *
 * DTRACE_PROBE1() to DTRACE_PROBE6() have arguments. Each argument is a type
 * and a value of this type. The types are integers, enumerations and pointers.
 *
 * Context: any in which a function that is not noinstr can be called, NMI
 * included. While RCU is not watching, no program runs.
 */
#define DTRACE_PROBE0(provider, name)					\
	__DTRACE_PROBE(provider, name, "", (void), __sdt_fire0)

#define DTRACE_PROBE1(provider, name, t0, v0)				\
	__DTRACE_PROBE(provider, name, #t0, (t0), __sdt_fire1,		\
		       __sdt_arg(t0, v0))

#define DTRACE_PROBE2(provider, name, t0, v0, t1, v1)			\
	__DTRACE_PROBE(provider, name, #t0 ", " #t1, (t0, t1), __sdt_fire2, \
		       __sdt_arg(t0, v0), __sdt_arg(t1, v1))

#define DTRACE_PROBE3(provider, name, t0, v0, t1, v1, t2, v2)		\
	__DTRACE_PROBE(provider, name, #t0 ", " #t1 ", " #t2,		\
		       (t0, t1, t2), __sdt_fire3,			\
		       __sdt_arg(t0, v0), __sdt_arg(t1, v1),		\
		       __sdt_arg(t2, v2))

#define DTRACE_PROBE4(provider, name, t0, v0, t1, v1, t2, v2, t3, v3)	\
	__DTRACE_PROBE(provider, name, #t0 ", " #t1 ", " #t2 ", " #t3,	\
		       (t0, t1, t2, t3), __sdt_fire4,			\
		       __sdt_arg(t0, v0), __sdt_arg(t1, v1),		\
		       __sdt_arg(t2, v2), __sdt_arg(t3, v3))

#define DTRACE_PROBE5(provider, name, t0, v0, t1, v1, t2, v2, t3, v3,	\
		      t4, v4)						\
	__DTRACE_PROBE(provider, name,					\
		       #t0 ", " #t1 ", " #t2 ", " #t3 ", " #t4,		\
		       (t0, t1, t2, t3, t4), __sdt_fire5,		\
		       __sdt_arg(t0, v0), __sdt_arg(t1, v1),		\
		       __sdt_arg(t2, v2), __sdt_arg(t3, v3),		\
		       __sdt_arg(t4, v4))

#define DTRACE_PROBE6(provider, name, t0, v0, t1, v1, t2, v2, t3, v3,	\
		      t4, v4, t5, v5)					\
	__DTRACE_PROBE(provider, name,					\
		       #t0 ", " #t1 ", " #t2 ", " #t3 ", " #t4 ", " #t5, \
		       (t0, t1, t2, t3, t4, t5), __sdt_fire6,		\
		       __sdt_arg(t0, v0), __sdt_arg(t1, v1),		\
		       __sdt_arg(t2, v2), __sdt_arg(t3, v3),		\
		       __sdt_arg(t4, v4), __sdt_arg(t5, v5))

/**
 * DTRACE_PROBE2_IF() - DTRACE_PROBE2() that fires only on a condition
 * @cond: whether the site fires; evaluated only while the probe is on, so that
 *	a site that is off does not cost a comparison
 * @provider: see DTRACE_PROBE0()
 * @name: see DTRACE_PROBE0()
 * @t0: type of the first value
 * @v0: the first value
 * @t1: type of the second value
 * @v1: the second value
 *
 * Context: see DTRACE_PROBE0()
 */
#define DTRACE_PROBE2_IF(cond, provider, name, t0, v0, t1, v1)		\
	__DTRACE_PROBE_IF(cond, provider, name, #t0 ", " #t1, (t0, t1),	\
			  __sdt_fire2, __sdt_arg(t0, v0), __sdt_arg(t1, v1))

#endif /* _LINUX_SDT_H */
