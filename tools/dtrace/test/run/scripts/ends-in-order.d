#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

int began, ticks;

BEGIN { began = 1; printf("begin 1\n"); }
BEGIN { printf("begin 2 %d\n", began); }
tick-5ms { ticks++; }
tick-5ms /ticks == 2/ { printf("tick %d\n", ticks); exit(11); }
END { printf("end 1\n"); @["left"] = sum(ticks); }
END { printf("end 2\n"); }
==== 11
begin 1
begin 2 1
tick 2
end 1
end 2

  left                                                              2
