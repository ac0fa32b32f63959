BEGIN { }
#!/usr/sbin/dtrace -s
END { }
==== tokens
dtrace: failed to compile script err.D_PRAGCTL_INVAL.interpreter-line-behind-a-clause.d: [D_PRAGCTL_INVAL] line 2: invalid control directive: #!/usr/sbin/dtrace -s
  err.D_PRAGCTL_INVAL.interpreter-line-behind-a-clause.d:2:1: #!/usr/sbin/dtrace -s
                                                              ^~~~~~~~~~~~~~~~~~~~~
  D knows #pragma, #error, #ident and #line
