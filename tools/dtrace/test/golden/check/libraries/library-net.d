BEGIN { trace(AF_INET6); trace(IPPROTO_TCP); trace(TH_SYN | TH_ACK); trace(TCP_STATE_LISTEN); trace(ARPHRD_ETHER); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 10:int
    trace 6:int
    trace 18:int
    trace 10:int
    trace 1:int
