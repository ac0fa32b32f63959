translator psinfo_t < struct task_struct *T > {
	pr_pid = T->tgid;
	pr_fname = stringof(T->comm);
};
translator struct out < int n > { };
==== ast
translator 1:1 psinfo_t < T: struct task_struct *
  pr_pid = (-> T tgid)
  pr_fname = (stringof (-> T comm))
translator 5:1 struct out < n: int
