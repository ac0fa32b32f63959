BEGIN { trace(`first_of_all); trace(`numbers[2]); trace(`modules.next); trace(sizeof(`numbers)); trace(&`numbers[1]); trace(offsetof(typeof(`init_cred), gid)); }
==== types
kernel `first_of_all:unsigned long
kernel `numbers:int [8]
kernel `modules:struct list_head
kernel `init_cred:struct cred
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace `first_of_all:unsigned long
    trace (element `numbers:int [8] 2:long):int
    trace (. `modules:struct list_head next@0.0):struct list_head *
    trace 32:unsigned long
    trace (& (element `numbers:int [8] 1:long):int):int *
    trace 8:unsigned long
