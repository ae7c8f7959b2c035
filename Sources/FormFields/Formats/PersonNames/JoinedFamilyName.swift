/// Where the family name ends in a name without spaces.
///
/// In Chinese and Korean family names have one character except for some that are known; in Japanese most have two, and where
/// kanji are followed by kana the kana are the given name.
enum JoinedFamilyName {
  /// Returns how many characters of a name are its family name.
  ///
  /// - Parameters:
  ///   - name: The name, in the scripts of the language.
  ///   - language: The language.
  /// - Returns: The number; 0 where the name is a single one, which then is a given name.
  static func length(in name: String, language: String) -> Int {
    let count = name.count
    guard count > 1 else { return 0 }
    switch language {
    case "ja": return japaneseLength(in: name, count: count)
    case "ko": return count > 2 && koreanLong.contains(String(name.prefix(2))) ? 2 : 1
    default: return count > 2 && chineseLong.contains(String(name.prefix(2))) ? 2 : 1
    }
  }

  private static func japaneseLength(in name: String, count: Int) -> Int {
    let kanji = name.prefix { !isKana($0) }.count
    if kanji == 0 { return 0 }
    if kanji < count, name.dropFirst(kanji).allSatisfy(isKana) { return kanji }
    if count > 3, japaneseLong.contains(String(name.prefix(3))) { return 3 }
    switch count {
    case 2: return 1
    case 3...5: return 2
    default: return count / 2
    }
  }

  private static func isKana(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { 0x3041...0x30FF ~= $0.value }
  }

  private static let chineseLong: Set = [
    "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "司徒", "慕容", "皇甫", "令狐", "尉迟", "尉遲", "公孙", "公孫",
    "长孙", "長孫", "夏侯", "轩辕", "軒轅", "宇文", "东方", "東方", "端木", "百里", "南宫", "南宮", "西门", "西門", "独孤",
    "獨孤", "呼延", "东郭", "東郭", "公冶", "濮阳", "濮陽", "澹台", "澹臺", "淳于", "太史", "申屠", "钟离", "鍾離", "闻人",
    "聞人", "拓跋",
  ]

  private static let koreanLong: Set = ["남궁", "황보", "제갈", "사공", "선우", "서문", "독고", "동방"]

  private static let japaneseLong: Set = [
    "長谷川", "佐々木", "五十嵐", "大久保", "小笠原", "久保田", "佐久間", "宇佐美", "日比野", "小野寺", "阿久津", "小野田",
    "二階堂", "伊集院", "長谷部", "海老原", "波多野", "加賀美", "宇都宮", "喜多川", "御手洗", "東海林",
  ]
}
