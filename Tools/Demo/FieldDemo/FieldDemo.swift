public import FormFields
public enum FieldDemo { }
