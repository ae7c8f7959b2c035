/// Unicode MessageFormat 2, the syntax of UTS 35 Part 9 (LDML 48.2).
///
/// A `Message` is read with `init(parsing:)`, checked with `dataModelErrors()` and written in its
/// canonical form by `canonicalText`; a `Writer` writes new ones.
public enum MessageFormat2 {}
