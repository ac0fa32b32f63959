//! -x tracefs=tracefs-sdt
sdt:::wait-begin { }
sdt:ext3:: { }
sdt::do_exex: { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.static-probe.d: [D_PDESC_ZERO] line 2: probe description sdt:::wait-begin does not match any probes
  err.D_PDESC_ZERO.static-probe.d:2:1: sdt:::wait-begin { }
                                       ^~~~~~~~~~~~~~~~
  no probe is named wait-begin
dtrace: failed to compile script err.D_PDESC_ZERO.static-probe.d: [D_PDESC_ZERO] line 3: probe description sdt:ext3:: does not match any probes
  err.D_PDESC_ZERO.static-probe.d:3:1: sdt:ext3:: { }
                                       ^~~~~~~~~~
  no module is named ext3: did you mean ext4?
dtrace: failed to compile script err.D_PDESC_ZERO.static-probe.d: [D_PDESC_ZERO] line 4: probe description sdt::do_exex: does not match any probes
  err.D_PDESC_ZERO.static-probe.d:4:1: sdt::do_exex: { }
                                       ^~~~~~~~~~~~~
  no function is named do_exex: did you mean do_exec?
