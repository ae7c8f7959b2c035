// Nothing of ICU is seen here: only ICUShims includes its headers.
