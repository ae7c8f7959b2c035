### The window of the editor


## Menu

# Opens a file
open = Open…
save = Save { $name }
    .accesskey = S
    .tooltip = Saves { $name } in { -brand }
-brand = Editor
    .gender = neuter
# $count is the number of files
files =
    { $count ->
        [0] no files
        [one] one file
       *[other] { NUMBER($count, minimumFractionDigits: 1) } files
    }
lines =
    The first line

      indented { $name }
    the last { "}" } line
only-attributes =
    .label = A label
    .title =
        Two
        lines

# A comment that belongs to nothing

last = { open } { save.tooltip }

## The end

