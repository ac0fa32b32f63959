#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The declaration of a provider, in a script or in a library, gives args[] of its probes their types and their order:
# numbers have the declared size and sign, pointers and strings lead to the memory of the process.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
cat >prov.d <<'E2'
#pragma D attributes EVOLVING/EVOLVING/ISA provider shop provider
typedef unsigned char grade_t;
struct maker { int since; char *name; };
struct item { int price; char name[8]; struct maker *maker; };
provider shop {
	probe order__start(int id, string text, struct item *item);
	probe order__done(int64_t id, grade_t grade, char **words);
	probe closed();
};
E2
cat >mapped.d <<'E2'
struct maker { int since; char *name; };
struct item { int price; char name[8]; struct maker *maker; };
typedef struct info { int cents; string maker; } info_t;
translator info_t < struct item *I > { cents = I->price * 100; maker = stringof(I->maker->name); };
provider shop {
	probe order__start(int id, string text, struct item *item) : (string text, info_t *item, int8_t id);
};
E2
cat >shop.c <<'E2'
#include "prov.h"
#include <stdio.h>
struct maker { int since; char *name; };
struct item { int price; char name[8]; struct maker *maker; };

int main(void)
{
	struct maker maker = { 1837, "Ann" };
	struct item item = { 7, "tea", &maker };
	char *words[] = { "one", "two" }, text[16];

	for (int i = -1; i < 3; i++) {
		snprintf(text, sizeof(text), "order %d", i);
		item.price = i * 1000;
		SHOP_ORDER_START(i * 255, text, &item);
		SHOP_ORDER_DONE(i - 4711L, i * 2, words);
	}
	SHOP_CLOSED();
	return 0;
}
E2
cat >typed.d <<'E2'
shop$target:::order-start
{
	printf("start %d %s %d %s %s %d\n", args[0], stringof(args[1]), args[2]->price, args[2]->name,
		stringof(args[2]->maker->name), args[2]->maker->since);
}
shop$target:::order-start /args[0] > 0 && args[1] == "order 1"/ { printf("one %s\n", copyinstr(args[1])); }
shop$target:::order-done { printf("done %d %d %s\n", args[0], args[1], stringof(args[2][1])); }
E2
status 0 dtrace -h -s prov.d
cc -O1 -Wall -Werror -o shop shop.c
cat >wanted <<'E2'
start -255 order -1 -1000 tea Ann 1837
done -4712 254 two
start 0 order 0 0 tea Ann 1837
done -4711 0 two
start 255 order 1 1000 tea Ann 1837
one order 1
done -4710 2 two
start 510 order 2 2000 tea Ann 1837
done -4709 4 two
E2
status 0 dtrace -q -s prov.d -s typed.d -c ./shop
same "declared by a script" "$(cat out)" "$(cat wanted)"
mkdir lib
cp prov.d lib/shop.d
status 0 dtrace -q -L lib -s typed.d -c ./shop
same "declared by a library" "$(cat out)" "$(cat wanted)"

status 0 dtrace -q -s mapped.d -c ./shop \
	-n 'shop$target:::order-start { printf("%s %d %s %d\n", stringof(args[0]), args[1]->cents, args[1]->maker, args[2]); }'
same "mapped" "$(cat out)" "order -1 -100000 Ann 1
order 0 0 Ann 0
order 1 100000 Ann -1
order 2 200000 Ann -2"

types() { grep -o 'args\[.*\|None' out; }
for how in "-s prov.d" "-L lib"; do
	# shellcheck disable=SC2086 # two words
	status 0 dtrace -l -v $how -n 'shop$target:::' -c ./shop
	same "types, $how" "$(types)" "None
args[0]: int64_t
args[1]: grade_t
args[2]: char * userland*
args[0]: int
args[1]: char userland *
args[2]: struct item userland *"
done
_DTRACE_TESTING=t status 0 dtrace -lv -s prov.d -n 'shop$target:::' -c ./shop
same "types for other DTraces" "$(types | grep '\*')" "args[2]: char **
args[1]: char *
args[2]: struct item *"

# A declaration of another version.
sed 's/closed()/closed(int)/' prov.d >newer.d
status 1 dtrace -s newer.d -n 'shop$target:::closed { trace(args[0]); }' -c ./shop
grep -q 'args\[0\] is declared, but not passed at shop[0-9]*:shop:main:closed$' err || { cat err; fail "not passed"; }
status 0 dtrace -q -s newer.d -n 'shop$target:::closed { trace(probename); }' -c ./shop
same "declared and not used" "$(cat out)" "closed"
