import CatalogRuntime
import CatalogTestSupport
import Testing

@testable import FormFields

@Suite("Names of people in fields")
struct PersonNameFormatTests {
  private static let ada = PersonName(
    prefix: "Dr.", given: "Ada", middle: "King", family: "Lovelace", suffix: "Jr.")

  @Test("a style decides which parts are shown")
  func styles() {
    let texts = PersonNameFormat.Style.allCases.map {
      PersonNameFormat(style: $0).text(of: Self.ada, in: "en")
    }
    #expect(texts == ["Ada", "Ada Lovelace", "Dr. Ada King Lovelace Jr."])
    #expect(PersonNameFormat(style: .short).text(of: PersonName(family: "Li"), in: "en") == "Li")
    #expect(PersonNameFormat().text(of: PersonName(), in: "en").isEmpty)
  }

  @Test(
    "order and spaces are those of the locale and the script",
    arguments: [
      ("en", "Anna", "", "Kovács", "Anna Kovács"), ("hu", "Anna", "", "Kovács", "Kovács Anna"),
      ("hu", "Anna", "Mária", "Kovács", "Kovács Anna Mária"),
      ("ja", "太郎", "", "山田", "山田太郎"), ("ja", "さくら", "", "山田", "山田さくら"),
      ("ja", "駿", "", "宮崎", "宮崎駿"),
      ("ja", "Taro", "", "Yamada", "Taro Yamada"), ("zh-Hans", "小明", "", "王", "王小明"),
      ("zh-Hans", "亮", "", "诸葛", "诸葛亮"), ("zh-Hant-TW", "小明", "", "王", "王小明"),
      ("zh-Hans", "Xiaoming", "", "Wang", "Xiaoming Wang"), ("ko", "민수", "", "김", "김민수"),
      ("ko-KR", "민수", "", "남궁", "남궁민수"), ("en", "太郎", "", "山田", "山田 太郎"),
      ("en", "小明", "", "王", "王小明"),
      ("fr", "민수", "", "김", "김민수"),
      ("vi", "Anh", "Thị", "Nguyễn", "Nguyễn Thị Anh"),
      ("ru", "Иван", "Петрович", "Сидоров", "Иван Петрович Сидоров"),
      ("ja", "太郎", "", "林", "林 太郎"), ("ar", "محمد", "", "الخطيب", "محمد الخطيب"),
      ("ko", "민수", "", "Kim", "민수 Kim"),
    ] as [(CatalogLocale, String, String, String, String)])
  func order(locale: CatalogLocale, given: String, middle: String, family: String, text: String) {
    let name = PersonName(given: given, middle: middle, family: family)
    #expect(PersonNameFormat(style: .long).text(of: name, in: locale) == text)
  }

  @Test("titles stand at the ends, without a space in Japanese")
  func titles() {
    let name = PersonName(given: "太郎", family: "山田", suffix: "様")
    #expect(PersonNameFormat(style: .long).text(of: name, in: "ja") == "山田太郎様")
    let korean = PersonName(given: "민수", family: "김", suffix: "씨")
    #expect(PersonNameFormat(style: .long).text(of: korean, in: "ko") == "김민수 씨")
  }

  @Test("names from abroad have a dot in Japanese and Chinese")
  func foreign() {
    let name = PersonName(given: "マイケル", family: "ジャクソン", preferredOrder: .givenFirst)
    #expect(PersonNameFormat().text(of: name, in: "ja") == "マイケル・ジャクソン")
    #expect(PersonNameFormat().read("マイケル・ジャクソン", in: "ja") == .success(name))
    #expect(
      PersonNameFormat().read("アルベルト･アインシュタイン", in: "ja").map(\.family) == .success("アインシュタイン"))
    #expect(PersonNameFormat().read("阿尔伯特·爱因斯坦", in: "zh-Hans").map(\.given) == .success("阿尔伯特"))
  }

  @Test(
    "whole names are split into their parts",
    arguments: [
      ("en", "Dr. Ada King Lovelace Jr.", ada),
      (
        "en", "  John   Smith,  Ph.D. ", PersonName(given: "John", family: "Smith", suffix: "Ph.D.")
      ),
      ("en", "Lovelace, Ada King", PersonName(given: "Ada", middle: "King", family: "Lovelace")),
      ("en", "Zendaya", PersonName(given: "Zendaya")),
      (
        "de", "Prof. Dr. Ludwig van Beethoven",
        PersonName(prefix: "Prof. Dr.", given: "Ludwig", family: "van Beethoven")
      ),
      ("es", "Gabriel García Márquez", PersonName(given: "Gabriel", family: "García Márquez")),
      ("es", "Ana María López", PersonName(given: "Ana", middle: "María", family: "López")),
      ("es", "José Ortega y Gasset", PersonName(given: "José", family: "Ortega y Gasset")),
      ("es", "D.ª Ana López", PersonName(prefix: "D.ª", given: "Ana", family: "López")),
      (
        "ru", "Сидоров Иван Петрович",
        PersonName(given: "Иван", middle: "Петрович", family: "Сидоров")
      ),
      ("ar", "عبد الله بن سلمان", PersonName(given: "عبد الله", family: "بن سلمان")),
      ("he", "דוד בן גוריון", PersonName(given: "דוד", family: "בן גוריון")),
      ("hu", "Kovács Anna Mária", PersonName(given: "Anna", middle: "Mária", family: "Kovács")),
      ("ja", "山田 太郎", PersonName(given: "太郎", family: "山田")),
      ("ja", "山田　太郎", PersonName(given: "太郎", family: "山田")),
      ("ja", "長谷川花子さん", PersonName(given: "花子", family: "長谷川", suffix: "さん")),
      ("zh-Hans", "欧阳修", PersonName(given: "修", family: "欧阳")),
      ("zh-Hans", "王小明先生", PersonName(given: "小明", family: "王", suffix: "先生")),
      ("ko", "김민수 씨", PersonName(given: "민수", family: "김", suffix: "씨")),
      ("vi", "Nguyễn Thị Minh Anh", PersonName(given: "Anh", middle: "Thị Minh", family: "Nguyễn")),
      ("ja", "Taro Yamada", PersonName(given: "Taro", family: "Yamada")),
      ("en", "Sig Hansen", PersonName(given: "Sig", family: "Hansen")),
      ("it", "Sig. Mario Rossi", PersonName(prefix: "Sig.", given: "Mario", family: "Rossi")),
      ("de", "Rahim Md", PersonName(given: "Rahim", family: "Md")),
      ("ko", "Hon Lee", PersonName(given: "Hon", family: "Lee")),
      ("es", "Penélope Cruz Sánchez", PersonName(given: "Penélope", family: "Cruz Sánchez")),
      ("hu", "Nagy János ifj.", PersonName(given: "János", family: "Nagy", suffix: "ifj.")),
      ("en", "Don Draper", PersonName(given: "Don", family: "Draper")),
    ] as [(CatalogLocale, String, PersonName)])
  func reading(locale: CatalogLocale, text: String, name: PersonName) {
    #expect(PersonNameFormat().read(text, in: locale) == .success(name))
  }

  @Test("an empty text is no name")
  func empty() {
    #expect(PersonNameFormat().error(" ", in: "es") == "Este campo es obligatorio.")
    #expect(PersonNameFormat().error(",") == "This field is required.")
  }

  @Test("names of single words are read back as they were shown", arguments: Locales.all)
  func roundTrip(locale: CatalogLocale) {
    var generator = SeededGenerator(seed: 9)
    let format = PersonNameFormat(style: .long)
    for _ in 0..<500 {
      let name = RandomNames.name(in: locale, using: &generator)
      let text = format.text(of: name, in: locale)
      #expect(format.read(text, in: locale) == .success(name), "\(text)")
    }
  }

  @Test("whatever is typed is read, and shown again the same way", arguments: Locales.all)
  func stability(locale: CatalogLocale) {
    var generator = SeededGenerator(seed: 10)
    let format = PersonNameFormat(style: .long)
    for _ in 0..<300 {
      guard case .success(let name) = format.read(RandomTexts.text(using: &generator), in: locale)
      else { continue }
      #expect(!format.text(of: name, in: locale).isEmpty)
    }
  }

  @Test(
    "a paste of a megabyte is read in linear time",
    arguments: ["a ", "日", "de ", "・a", ", "])
  func paste(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    for locale in ["en", "ja"] as [CatalogLocale] {
      guard case .success(let name) = PersonNameFormat().read(text, in: locale) else { continue }
      #expect(!PersonNameFormat(style: .long).text(of: name, in: locale).isEmpty)
    }
  }
}
