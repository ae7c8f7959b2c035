/// Unicode MessageFormat 2, the syntax of UTS 35 Part 9 (LDML 48.2).
///
/// `MessageFormat2.Message` is a message as a tree: read with `init(parsing:)`, checked with
/// `dataModelErrors()` and written with `MessageFormat2.Printer`.
public enum MessageFormat2 {}
