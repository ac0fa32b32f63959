#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:entry
/pid == $target && arg2 == 1000/
{
	self->ok = 1;
}

syscall::read:return
/self->ok/
{
	self->ok = 0;
	@reads = count();
	@bytes = sum(arg0 == 1000 ? arg0 : 0);
	@sizes = llquantize(arg0, 10, 2, 3, 10);
	@time["ns"] = avg(timestamp > vtimestamp);
}

END
{
	printa("thousands: %@d\n", @bytes);
	printa(@time);
	printa("%@d", @sizes);
	trunc(@reads);
	trunc(@sizes);
}
==== 0 -c 'dd if=zeros3 of=/dev/null bs=1000 status=none'
thousands: 3000

  ns                                                                1

           value  ------------- Distribution ------------- count    
            -100 |                                         0        
               0 |@@@@@@@@@@                               1        
             100 |                                         0        
             200 |                                         0        
             300 |                                         0        
             400 |                                         0        
             500 |                                         0        
             600 |                                         0        
             700 |                                         0        
             800 |                                         0        
             900 |                                         0        
            1000 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@           3        
            2000 |                                         0        
