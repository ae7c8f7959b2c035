# Variables:
#   $x
key = Value
    goes on { $x ->
        [a] A
       *[b] B
    }  

    and on
next =   spaced   
