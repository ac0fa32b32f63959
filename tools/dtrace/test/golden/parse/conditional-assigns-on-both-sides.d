BEGIN { c ? @a = count() : @b = count(); c ? x = 1 : d ? y = 2 : z += 3; x = c ? y = 1 : z = 2; }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (?: c (= @a (call count)) (= @b (call count)))
    (?: c (= x 1) (?: d (= y 2) (+= z 3)))
    (= x (?: c (= y 1) (= z 2)))
