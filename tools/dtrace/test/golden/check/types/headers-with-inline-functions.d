# 1 "header.h"
__extension__ typedef unsigned long long u64_t; typedef int register_t __attribute__ ((__mode__ (__word__)));
static __inline u64_t
swab (u64_t x)
{
  return (x & 0xff) << 8 | x >> 8;
}
extern int getopt (int argc, char *const *argv, const char *options) __attribute__ ((__nothrow__)) __asm__ ("" "getopt");
static __inline__ void last(void)
{
}
# 3 "x.d" 2
BEGIN { this->x = (u64_t)arg0; trace(this->x); }
==== types
variable this->x:u64_t
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= this->x:u64_t (convert arg0:int64_t):u64_t):u64_t
    trace this->x:u64_t
