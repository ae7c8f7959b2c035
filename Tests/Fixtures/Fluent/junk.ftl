good = yes
bad
  .a = b
also good = { $x
worse = {$y}
attr = text
    .broken
last = { -term.x }
fn = {number(1)}
esc = {"\q"} {"\u12"}
closed = a } b
sel = { foo -> 
 *[a] b
}
dup = 1
dup = 2
#nospace
end = ok
