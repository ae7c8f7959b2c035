a = { b }
b = x { c.d }
c = C
    .d = { a }
-self = { -self }
fine = { a }
