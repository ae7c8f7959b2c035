public import CatalogRuntime

/// Titles of fields that many forms have, translated into every locale of the catalog.
public enum FieldTitle {
  /// “Name”, of a person in the form that the person likes.
  public static var name: LocalizedStringResource { .fields("Name") }
  /// “Proper name”, a person’s whole name in one field.
  public static var properName: LocalizedStringResource { .fields("Proper name") }
  /// “Given Name”.
  public static var givenName: LocalizedStringResource { .fields("Given Name") }
  /// “Middle Name”, or the patronymic.
  public static var middleName: LocalizedStringResource { .fields("Middle Name") }
  /// “Family Name”.
  public static var familyName: LocalizedStringResource { .fields("Family Name") }
  /// “Prefix”, what stands before a person’s name.
  public static var prefix: LocalizedStringResource { .fields("Prefix") }
  /// “Suffix”, what stands after a person’s name.
  public static var suffix: LocalizedStringResource { .fields("Suffix") }
  /// “Email”.
  public static var email: LocalizedStringResource { .fields("Email") }
  /// “Username”.
  public static var username: LocalizedStringResource { .fields("Username") }
  /// “Password”.
  public static var password: LocalizedStringResource { .fields("Password") }
  /// “Confirm Password”.
  public static var confirmPassword: LocalizedStringResource { .fields("Confirm Password") }
  /// “Age”, in years.
  public static var age: LocalizedStringResource { .fields("Age") }
  /// “Amount”, which may have decimals.
  public static var amount: LocalizedStringResource { .fields("Amount") }
  /// “Date”.
  public static var date: LocalizedStringResource { .fields("Date") }
  /// “Search”.
  public static var search: LocalizedStringResource { .fields("Search") }
}
