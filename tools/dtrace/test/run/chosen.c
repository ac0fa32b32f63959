// SPDX-License-Identifier: GPL-2.0
/* The dynamic linker calls choose() to know what chosen() is. */
static int one(void) { return 1; }
void *choose(void) { return one; }
int chosen(void) __attribute__((ifunc("choose")));
__attribute__((noinline)) int begin(void) { return chosen(); }
int main(void) { return begin() - 1; }
