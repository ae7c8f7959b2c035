key = a
<<<<<<< HEAD
other = b
=======
other = c
>>>>>>> branch
