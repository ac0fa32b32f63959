BEGIN { this->p = alloca(256); this->q = alloca(257); this->r = alloca(-1); }
==== errors
dtrace: failed to compile script err.D_ALLOCA_SIZE.constant.d: [D_ALLOCA_SIZE] line 1: alloca( ) size 257 larger than scratch size 256
  err.D_ALLOCA_SIZE.constant.d:1:49: BEGIN { this->p = alloca(256); this->q = alloca(257); this->r = alloca(-1); }
                                                                                     ^~~
  -x scratchsize sets it
dtrace: failed to compile script err.D_ALLOCA_SIZE.constant.d: [D_ALLOCA_SIZE] line 1: alloca( ) size 18446744073709551615 larger than scratch size 256
  err.D_ALLOCA_SIZE.constant.d:1:72: BEGIN { this->p = alloca(256); this->q = alloca(257); this->r = alloca(-1); }
                                                                                                            ^~
  -x scratchsize sets it
