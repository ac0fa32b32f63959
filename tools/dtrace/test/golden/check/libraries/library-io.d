BEGIN {
	this->b = (struct bio *)arg0;
	trace(xlate<bufinfo_t *>(this->b)->b_flags & B_READ); trace(xlate<bufinfo_t *>(this->b)->b_bcount);
	trace(xlate<bufinfo_t *>(this->b)->b_blkno); trace(xlate<bufinfo_t *>(this->b)->b_edev);
	trace(xlate<devinfo_t *>(this->b)->dev_major); trace(xlate<devinfo_t *>(this->b)->dev_pathname);
	trace(xlate<devinfo_t *>(this->b->bi_bdev)->dev_statname);
}
==== types
variable this->b:struct bio *
variable this->$1:struct block_device *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= this->b:struct bio * (convert arg0:int64_t):struct bio *):struct bio *
    trace (& (| (| (?: (& (. (* this->b:struct bio *):struct bio bi_opf@8.0):u32 1:u32):u32 0:int 64:int):int 16:int):int (?: (. (* this->b:struct bio *):struct bio bi_status@12.0):u8 4:int 0:int):int):int 64:int):int
    trace (convert (. (. (* this->b:struct bio *):struct bio bi_iter@16.0):struct {...} bi_size@8.0):u32):size_t
    trace (. (. (* this->b:struct bio *):struct bio bi_iter@16.0):struct {...} bi_sector@0.0):u64
    trace (?: (. (* this->b:struct bio *):struct bio bi_bdev@0.0):struct block_device * (. (* (. (* this->b:struct bio *):struct bio bi_bdev@0.0):struct block_device *):struct block_device bd_dev@0.0):dev_t 0:dev_t):dev_t
    trace (convert (call getmajor (. (* (. (* this->b:struct bio *):struct bio bi_bdev@0.0):struct block_device *):struct block_device bd_dev@0.0):dev_t):unsigned int):int
    trace (call strjoin "/dev/":string (stringof (. (. (. (* (. (* this->b:struct bio *):struct bio bi_bdev@0.0):struct block_device *):struct block_device bd_device@16.0):struct {...} kobj@0.0):struct {...} name@0.0):char *):string):string
    trace (, (= this->$1:struct block_device * (. (* this->b:struct bio *):struct bio bi_bdev@0.0):struct block_device *):struct block_device * (stringof (. (. (. (* this->$1:struct block_device *):struct block_device bd_device@16.0):struct {...} kobj@0.0):struct {...} name@0.0):char *):string):string
