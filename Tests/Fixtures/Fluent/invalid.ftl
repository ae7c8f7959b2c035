key = ÿ
