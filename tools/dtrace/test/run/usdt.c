// SPDX-License-Identifier: GPL-2.0
/*
 * For tests of static probes of processes: notes written by hand, with operands that a compiler would not choose all
 * at once. Each argument is done in turn:
 *
 *   forms    fires a probe for each group of operands, and prints what its arguments are
 *   places   fires one probe at three places of one function, with 1, 2 and 3 as argument
 *   bad      has notes that cannot be read; fires the one that can
 *   serve    for each line of the input: "fire" fires one that has a semaphore; "look" tells the semaphore; the answer is
 *            a line, too
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define APART __attribute__((noipa))

#define NOTE(name, semaphore, args)                                                             \
	".pushsection .note.stapsdt, \"?\", \"note\"\n"                                          \
	".balign 4\n .4byte 992f - 991f, 994f - 993f, 3\n"                                       \
	"991: .asciz \"stapsdt\"\n 992: .balign 4\n"                                             \
	"993: .8byte 990b, 0, " semaphore "\n .asciz \"usdt\", \"" name "\", \"" args "\"\n"      \
	"994: .balign 4\n .popsection\n"
#define PROBE(name, semaphore, args) "990: nop\n" NOTE(name, semaphore, args)

__attribute__((section(".probes"))) volatile unsigned short usdt_semaphore;
int64_t numbers[8] = {10, -20, 30, -40, 50, -60, 70, -80};

static void show(const char *name, const int64_t *values, int count)
{
	printf("%s", name);
	for (int i = 0; i < count; i++)
		printf(" %lld", (long long)values[i]);
	puts("");
}

#define SHOW(name, ...)                                                       \
	do {                                                                  \
		const int64_t values[] = {__VA_ARGS__};                       \
		show(name, values, sizeof(values) / sizeof(values[0]));       \
	} while (0)

APART static void registers(void)
{
	const uint64_t rax = 0x8899aabbccddeeff;

	__asm__ volatile(PROBE("registers", "0",
			       "8@%%rax -8@%%rax 4@%%eax -4@%%eax 2@%%ax -2@%%ax 1@%%al -1@%%al 1@%%ah -1@%%ah")
			 : : "a"(rax));
	SHOW("registers", rax, (int64_t)rax, (uint32_t)rax, (int32_t)rax, (uint16_t)rax, (int16_t)rax, (uint8_t)rax,
	     (int8_t)rax, (uint8_t)(rax >> 8), (int8_t)(rax >> 8));
	register uint64_t r8 __asm__("r8") = 8, r15 __asm__("r15") = 15;
	__asm__ volatile(PROBE("others", "0", "8@%%rbx 8@%%rcx 8@%%rdx 8@%%rsi 8@%%rdi 8@%%r8 -4@%%r15d")
			 : : "b"(1L), "c"(2L), "d"(3L), "S"(4L), "D"(5L), "r"(r8), "r"(r15));
	SHOW("others", 1, 2, 3, 4, 5, 8, 15);
}

APART static void memory(void)
{
	const unsigned char *bytes = (const unsigned char *)&numbers[4];
	int32_t word;
	uint16_t half;

	__asm__ volatile(PROBE("memory", "0",
			       "8@(%%rbx) 8@8(%%rbx) -8@-8(%%rbx) 8@(%%rbx,%%rcx,8) -4@4(%%rbx,%%rcx,4) 2@(%%rbx,%%rcx) "
			       "-1@-8(%%rbx) 1@-8(%%rbx) 8@(,%%rdx,8) 4@-40(%%rbx)")
			 : : "b"(&numbers[4]), "c"(2L), "d"((uint64_t)numbers / 8));
	memcpy(&word, bytes + 4 + 8, sizeof(word));
	memcpy(&half, bytes + 2, sizeof(half));
	SHOW("memory", 50, -60, -40, 70, word, half, -40, (uint8_t)-40, 10, 0);
}

APART static void symbols(void)
{
	__asm__ volatile(PROBE("symbols", "0",
			       "8@numbers(%%rip) 8@numbers+8(%%rip) -4@-8+numbers+16(%%rip) 8@numbers 8@(%%rsp)")
			 : : : "memory");
	int64_t top;
	__asm__ volatile("push %%rdx\n" PROBE("stack", "0", "8@(%%rsp) 8@%%rdx") "pop %%rdx" : : "d"(4711L) : "memory");
	__asm__ volatile("mov (%%rsp), %0" : "=r"(top));
	SHOW("symbols", 10, -20, -20, 10);
	SHOW("stack", 4711, 4711);
}

APART static void constants(void)
{
	__asm__ volatile(PROBE("constants", "0",
			       "4@$5 -4@$-5 8@$-1 1@$255 -1@$255 8@$0x7fffffffffffffff 2@$-1 4@$-1") : );
	SHOW("constants", 5, -5, -1, 255, -1, INT64_MAX, 0xffff, 0xffffffff);
	__asm__ volatile(PROBE("floats", "0", "4@$7 8f@%%xmm0 4@$9") : );
	SHOW("floats", 7);
}

APART static void places(void)
{
	const long two = 2;

	__asm__ volatile(PROBE("some__place", "0", "-4@$1") : );
	__asm__ volatile(PROBE("some__place", "0", "8@(%%rbx)") : : "b"(&two), "m"(two));
	__asm__ volatile(PROBE("some__place", "0", "-4@%%eax") : : "a"(3));
}

APART static void bad(void)
{
	__asm__ volatile(PROBE("good", "0", "4@$1") : );
	__asm__ volatile(PROBE("no__register", "0", "8@%%raz") : );
	__asm__ volatile(PROBE("no__semaphore", "8", "4@$1") : );
	__asm__ volatile(PROBE("not__a:name", "0", "4@$1") : );
}

APART static void serve(void)
{
	char line[16];

	while (fgets(line, sizeof(line), stdin)) {
		if (!strcmp(line, "fire\n")) {
			__asm__ volatile(PROBE("counted", "usdt_semaphore", "-4@$36") : );
			__asm__ volatile(PROBE("counted__too", "usdt_semaphore", "-4@$37") : );
		}
		printf("%u\n", usdt_semaphore);
		fflush(stdout);
	}
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "forms")) {
			registers();
			memory();
			symbols();
			constants();
		} else if (!strcmp(argv[i], "places")) {
			places();
		} else if (!strcmp(argv[i], "bad")) {
			bad();
		} else {
			serve();
		}
	}
	return 0;
}
