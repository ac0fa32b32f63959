#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option agghist

BEGIN
{
	@w["weighted"] = quantize(100, 3);
	@w["weighted"] = quantize(2000, 1);
	@l["linear"] = lquantize(42, 0, 100, 10, 5);
	@ll["loglinear"] = llquantize(1234, 10, 2, 4, 10);
	exit(0);
}
==== 0

  weighted                                          
           value  ------------- Distribution ------------- count    
              32 |                                         0        
              64 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@           3        
             128 |                                         0        
             256 |                                         0        
             512 |                                         0        
            1024 |@@@@@@@@@@                               1        
            2048 |                                         0        

  linear                                            
           value  ------------- Distribution ------------- count    
              30 |                                         0        
              40 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ 5        
              50 |                                         0        

  loglinear                                         
           value  ------------- Distribution ------------- count    
             900 |                                         0        
            1000 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ 1        
            2000 |                                         0        
