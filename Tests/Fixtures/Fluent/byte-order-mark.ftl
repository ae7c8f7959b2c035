key = value
