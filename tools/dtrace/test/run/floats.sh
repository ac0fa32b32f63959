#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Floating-point numbers are read, converted and printed.
. "$(dirname "$0")/common.sh"

# A process writes 1.5, as a double, and -0.1, as a float.
printf '\0\0\0\0\0\0\370\77\315\314\314\275' >number
cat >program.d <<'D'
struct sample { double wide; float narrow; } *p;
double d, kept[int];
this double list[2];
syscall::write:entry /execname == "dd" && arg2 == 12/
{
	this->p = (struct sample *)copyin(arg1, 16);
	self->narrow = this->p->narrow;
	d = this->p->wide;
	kept[1] = d;
	printf("%f %.2e %g|%8.3f|%-8.1f|\n", d, this->p->wide, self->narrow, kept[1], d);
	trace(d); trace(self->narrow); print(d); print(*this->p);
	printf("\n%d %d %u\n", (int)d, (long)(double)-7, (int)(self->narrow));
	printf("%f %g %G %f\n", pid ? d : (float)3, (double)-1, (float)16777217, (double)18446744073709551615);
	print(&this->p->wide); this->list[1] = d; this->both = pid ? self->narrow : d;
	printf("%g %g\n", this->list[1], this->both);
	self->narrow = 0; exit(0);
}
D
status 0 dtrace -q -s program.d -c 'dd if=number of=/dev/null bs=12 status=none'
cat >wanted <<'W'
1.500000 1.50e+00 -0.1|   1.500|1.5     |
1.5-0.1(double)1.5
(struct sample) {
 .wide = (double)1.5,
 .narrow = (float)-0.1,
}

1 -7 0
1.500000 -1 1.67772E+07 18446744073709551616.000000
ADDRESS = *
(double)1.5
1.5 -0.1
W
sed -i 's/^0x[0-9a-f]* = /ADDRESS = /' out
cmp wanted out || { cat out; fail "not what is wanted"; }
status 0 dtrace -q -x oformat=json -s program.d -c 'dd if=number of=/dev/null bs=12 status=none'
grep -q '"values":\[1.5,1.5,-0.1,1.5,1.5\]' out || { cat out; fail "no numbers in JSON"; }
grep -q '"value":{"wide":1.5,"narrow":-0.1}' out || { cat out; fail "no numbers in JSON of print()"; }
