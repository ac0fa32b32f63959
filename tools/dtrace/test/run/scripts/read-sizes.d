#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:entry
/execname == "dd" && (arg2 == 1000 || arg2 == 5)/
{
	self->asked = arg2;
}

syscall::read:return
/self->asked/
{
	@bytes["got", execname] = quantize(arg0);
	@asked["asked", execname] = lquantize(self->asked, 0, 1000, 250);
	self->asked = 0;
}
==== 0 -c 'sh -c "dd if=zeros3 of=/dev/null bs=1000 status=none; dd if=data of=/dev/null bs=5 status=none"'

  got                                                 dd                                                
           value  ------------- Distribution ------------- count    
              -1 |                                         0        
               0 |@@@@@@@@@                                2        
               1 |                                         0        
               2 |                                         0        
               4 |@@@@@@@@@@@@@@@@@@                       4        
               8 |                                         0        
              16 |                                         0        
              32 |                                         0        
              64 |                                         0        
             128 |                                         0        
             256 |                                         0        
             512 |@@@@@@@@@@@@@                            3        
            1024 |                                         0        

  asked                                               dd                                                
           value  ------------- Distribution ------------- count    
             < 0 |                                         0        
               0 |@@@@@@@@@@@@@@@@@@@@@@                   5        
             250 |                                         0        
             500 |                                         0        
             750 |                                         0        
         >= 1000 |@@@@@@@@@@@@@@@@@@                       4        
