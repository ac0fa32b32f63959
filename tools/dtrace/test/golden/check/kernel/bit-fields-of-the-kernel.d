BEGIN { trace(curthread->bits.first); trace(curthread->bits.third - 1); trace(curthread->bits.negative); trace(curthread->bits.large + 1); trace(-curthread->bits.second); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags first@0.0:1):u32
    trace (- (convert (. (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags third@0.4:12):u32):int 1:int):int
    trace (. (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags negative@2.0:5):int
    trace (+ (. (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags large@2.5:40):u64 1:u64):u64
    trace (- (convert (. (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags second@0.1:3):u32):int):int
