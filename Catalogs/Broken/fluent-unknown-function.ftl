size = { BYTES($size) }
