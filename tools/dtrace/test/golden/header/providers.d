typedef unsigned short port_t;
struct conn;
enum state { IDLE, BUSY };
provider my_prog {
	probe query__start(int, string, struct conn *, port_t);
	probe a_b__c(char c, unsigned char, int16_t, enum state, uint64_t, char[16]) : (int);
	probe done();
};
provider other { probe done(void); };
==== header
/* Static probes of a program. dtrace -h has written this. */
#ifndef DTRACE_PROV_H
#define DTRACE_PROV_H

#ifndef DTRACE_USDT_PROBE
#if defined(__linux__) && defined(__LP64__) && defined(__x86_64__)
#define DTRACE_USDT_INT(type, value) "nr"((type)(value))
#elif defined(__linux__) && defined(__LP64__) && defined(__aarch64__)
#define DTRACE_USDT_INT(type, value) "nr"((__INT64_TYPE__)(type)(value))
#endif

#ifdef DTRACE_USDT_INT
#define DTRACE_USDT_POINTER(value) "nr"((const volatile void *)(value))
#define DTRACE_USDT_PROBE(provider, name, semaphore, args) \
	"990:	nop\n" \
	"	.pushsection .note.stapsdt, \"?\", \"note\"\n" \
	"	.balign 4\n" \
	"	.4byte 992f - 991f, 994f - 993f, 3\n" \
	"991:	.asciz \"stapsdt\"\n" \
	"992:	.balign 4\n" \
	"993:	.8byte 990b, _.stapsdt.base, " semaphore "\n" \
	"	.asciz \"" provider "\", \"" name "\", \"" args "\"\n" \
	"994:	.balign 4\n" \
	"	.popsection\n" \
	"	.ifndef _.stapsdt.base\n" \
	"	.pushsection .stapsdt.base, \"aG\", \"progbits\", .stapsdt.base, comdat\n" \
	"	.weak _.stapsdt.base\n" \
	"	.hidden _.stapsdt.base\n" \
	"_.stapsdt.base:\n" \
	"	.byte 0\n" \
	"	.size _.stapsdt.base, 1\n" \
	"	.popsection\n" \
	"	.endif\n"
#define DTRACE_USDT_SEMAPHORE \
	__attribute__((weak, used, visibility("hidden"), section(".probes")))
#else
/* No probes can be made here: the macros do nothing. */
#define DTRACE_USDT_PROBE
#endif
#endif

#ifdef DTRACE_USDT_INT
#ifdef __cplusplus
extern "C" {
#endif
extern volatile unsigned short my_prog_query__start_semaphore;
volatile unsigned short my_prog_query__start_semaphore DTRACE_USDT_SEMAPHORE = 0;
extern volatile unsigned short my_prog_a_b__c_semaphore;
volatile unsigned short my_prog_a_b__c_semaphore DTRACE_USDT_SEMAPHORE = 0;
extern volatile unsigned short my_prog_done_semaphore;
volatile unsigned short my_prog_done_semaphore DTRACE_USDT_SEMAPHORE = 0;
extern volatile unsigned short other_done_semaphore;
volatile unsigned short other_done_semaphore DTRACE_USDT_SEMAPHORE = 0;
#ifdef __cplusplus
}
#endif

/* my_prog:::query__start(int, string, struct conn *, port_t) */
#define MY_PROG_QUERY_START(arg0, arg1, arg2, arg3) \
	__asm__ __volatile__(DTRACE_USDT_PROBE("my_prog", "query__start", "my_prog_query__start_semaphore", \
		"-4@%[a0] 8@%[a1] 8@%[a2] 2@%[a3]") : : \
		[a0] DTRACE_USDT_INT(__INT32_TYPE__, arg0), \
		[a1] DTRACE_USDT_POINTER(arg1), \
		[a2] DTRACE_USDT_POINTER(arg2), \
		[a3] DTRACE_USDT_INT(__UINT16_TYPE__, arg3) \
		: "memory")
#define MY_PROG_QUERY_START_ENABLED() __builtin_expect(my_prog_query__start_semaphore, 0)

/* my_prog:::a_b__c(char, unsigned char, int16_t, enum state, uint64_t, char [16]) */
#define MY_PROG_A_B_C(arg0, arg1, arg2, arg3, arg4, arg5) \
	__asm__ __volatile__(DTRACE_USDT_PROBE("my_prog", "a_b__c", "my_prog_a_b__c_semaphore", \
		"-1@%[a0] 1@%[a1] -2@%[a2] 4@%[a3] 8@%[a4] 8@%[a5]") : : \
		[a0] DTRACE_USDT_INT(__INT8_TYPE__, arg0), \
		[a1] DTRACE_USDT_INT(__UINT8_TYPE__, arg1), \
		[a2] DTRACE_USDT_INT(__INT16_TYPE__, arg2), \
		[a3] DTRACE_USDT_INT(__UINT32_TYPE__, arg3), \
		[a4] DTRACE_USDT_INT(__UINT64_TYPE__, arg4), \
		[a5] DTRACE_USDT_POINTER(arg5) \
		: "memory")
#define MY_PROG_A_B_C_ENABLED() __builtin_expect(my_prog_a_b__c_semaphore, 0)

/* my_prog:::done() */
#define MY_PROG_DONE() \
	__asm__ __volatile__(DTRACE_USDT_PROBE("my_prog", "done", "my_prog_done_semaphore", \
		"") : :)
#define MY_PROG_DONE_ENABLED() __builtin_expect(my_prog_done_semaphore, 0)

/* other:::done() */
#define OTHER_DONE() \
	__asm__ __volatile__(DTRACE_USDT_PROBE("other", "done", "other_done_semaphore", \
		"") : :)
#define OTHER_DONE_ENABLED() __builtin_expect(other_done_semaphore, 0)

#else
#define MY_PROG_QUERY_START(arg0, arg1, arg2, arg3) ((void)0)
#define MY_PROG_QUERY_START_ENABLED() 0
#define MY_PROG_A_B_C(arg0, arg1, arg2, arg3, arg4, arg5) ((void)0)
#define MY_PROG_A_B_C_ENABLED() 0
#define MY_PROG_DONE() ((void)0)
#define MY_PROG_DONE_ENABLED() 0
#define OTHER_DONE() ((void)0)
#define OTHER_DONE_ENABLED() 0
#endif

#endif
