import FieldDemo
