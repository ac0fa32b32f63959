//! -P x
fbt:vmlinux { }
==== types
dtrace: invalid probe specifier //! -P x
fbt:vmlinux { }
: [D_PDESC_INVAL] invalid probe description "fbt:vmlinux"
  -P:2:1: fbt:vmlinux { }
          ^~~~~~~~~~~
  the description has more parts than the option allows
