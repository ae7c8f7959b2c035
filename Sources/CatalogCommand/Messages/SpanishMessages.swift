// swift-format-ignore-file
// Made from Catalogs/Tool.xcstrings by ToolCatalogTests with UPDATE_GOLDEN=1; do not edit it.

/// The Spanish texts of the tool.
enum SpanishMessages {
  /// The translations, each under the format of its English text: `%@` where an argument stands and
  /// `%%` for a percent sign.
  static let texts: [String: String] = [
    "%@ and %@ stand in one entry, and only one of them counts; move one into the forms of the other":
      "%1$@ y %2$@ están en una misma entrada y solo cuenta una de las dos; mueve una a las formas de la otra",
    "%@ bits":
      "%@ bits",
    "%@ cannot hold all of the catalog, so nothing was written; “--lossy” leaves out what is named above":
      "%@ no admite todo el catálogo, así que no se escribió nada; «--lossy» omite lo que se nombra arriba",
    "%@ catalog":
      "%@ catálogo",
    "%@ catalogs":
      "%@ catálogos",
    "%@ checked":
      "comprobación de %@",
    "%@ closes nothing that is open in this paragraph":
      "%@ no cierra nada que esté abierto en este párrafo",
    "%@ entries":
      "%@ entradas",
    "%@ entry":
      "%@ entrada",
    "%@ error":
      "%@ error",
    "%@ errors":
      "%@ errores",
    "%@ file":
      "%@ archivo",
    "%@ files":
      "%@ archivos",
    "%@ finding corrected":
      "%@ hallazgo corregido",
    "%@ finding would be corrected":
      "se corregiría %@ hallazgo",
    "%@ findings corrected":
      "%@ hallazgos corregidos",
    "%@ findings would be corrected":
      "se corregirían %@ hallazgos",
    "%@ forms for devices; at most %@ can be compiled":
      "%1$@ formas para dispositivos; se pueden compilar %2$@ como máximo",
    "%@ in %@":
      "%1$@ en %2$@",
    "%@ in %@ (%@)":
      "%1$@ en %2$@ (%3$@)",
    "%@ in %@ of %@ (%@)":
      "%1$@ en %2$@ de %3$@ (%4$@)",
    "%@ is no JSON value; expected an object, an array, a string, a number, true, false or null":
      "%@ no es un valor JSON; se esperaba un objeto, un array, una cadena, un número, true, false o null",
    "%@ is “%@” at the end of the span and “%@” at its start; expected “%@” here":
      "%1$@ es «%2$@» al final del tramo y «%3$@» en su comienzo; aquí se esperaba «%4$@»",
    "%@ locale":
      "%@ idioma",
    "%@ locales":
      "%@ idiomas",
    "%@ more are needed":
      "faltan %@ más",
    "%@ more finding is not shown":
      "No se muestra %@ hallazgo más",
    "%@ more findings are not shown":
      "No se muestran %@ hallazgos más",
    "%@ more is needed":
      "falta %@ más",
    "%@ needs `%@` only for: %@…; add the form if the message shows such numbers":
      "«%1$@» necesita `%2$@` solo para: %3$@…; añade la forma si el mensaje muestra esos números",
    "%@ needs `%@`: %@; add the form":
      "«%1$@» necesita `%2$@`: %3$@; añade la forma",
    "%@ never selects `%@`, so the form is never shown; remove it":
      "«%1$@» no elige nunca `%2$@`, así que la forma no se muestra; quítala",
    "%@ never selects `zero`, so the form is never shown; write `%@` for the number 0":
      "«%1$@» no selecciona nunca `zero`, así que la forma no se muestra nunca; escribe `%2$@` para el número 0",
    "%@ note":
      "%@ nota",
    "%@ notes":
      "%@ notas",
    "%@ of %@ message":
      "%1$@ de %2$@ mensaje",
    "%@ of %@ messages":
      "%1$@ de %2$@ mensajes",
    "%@ reads an argument, and the source text has none; remove it":
      "%@ lee un argumento y el texto de origen no tiene ninguno; quítalo",
    "%@ reads another argument than the %@ that the source text has; correct or remove it":
      "%1$@ lee un argumento distinto de los %2$@ que tiene el texto de origen; corrígelo o quítalo",
    "%@ reads another argument than the one that the source text has; correct or remove it":
      "%@ lee un argumento distinto del único que tiene el texto de origen; corrígelo o quítalo",
    "%@ stale entries are not counted":
      "%@ entradas obsoletas no se cuentan",
    "%@ stale entry is not counted":
      "%@ entrada obsoleta no se cuenta",
    "%@ takes the number that “%@” is chosen by, because it comes first; number the placeholders":
      "%1$@ toma el número por el que se elige «%2$@», porque es el primero; numera los marcadores",
    "%@ texts of the file have parts that depend on the system, as <PRIu64>, and are not read; read the PO file instead":
      "%@ textos del archivo tienen partes que dependen del sistema, como <PRIu64>, y no se leen; lee el archivo PO en su lugar",
    "%@ translated: %@ in %@, %@":
      "Traducido el %1$@: %2$@ en %3$@, %4$@",
    "%@ warning":
      "%@ advertencia",
    "%@ warnings":
      "%@ advertencias",
    "%@, source language":
      "%@, idioma de origen",
    "%@, the encoding that the header names, lacks a character of the text":
      "a %@, la codificación que nombra la cabecera, le falta un carácter del texto",
    "%@: %@ of %@ translated, %@ is asked for; %@":
      "%1$@: traducido el %2$@ de %3$@, y se pide el %4$@; %5$@",
    "<%@> cannot stand in <%@>; move or remove it":
      "<%1$@> no puede estar en <%2$@>; muévelo o quítalo",
    "<%@> is no value of a property list; expected dict, array, string, integer, real, true, false, date or data":
      "<%@> no es un valor de una lista de propiedades; se esperaba dict, array, string, integer, real, true, false, date o data",
    "<%@> needs %@ in it; add what is missing":
      "<%1$@> necesita %2$@ dentro; añade lo que falta",
    "<%@> needs the attribute “%@”; add it":
      "<%1$@> necesita el atributo «%2$@»; añádelo",
    "<%@> stands inside <%@>, which holds text only":
      "<%1$@> está dentro de <%2$@>, que contiene solo texto",
    "<%@> stands too late in <%@>; move it to the front, behind what it follows":
      "<%1$@> está demasiado tarde en <%2$@>; muévelo adelante, detrás de lo que sigue",
    "<%@> stands too late in <trans-unit>; move it to the front, behind what it follows":
      "<%@> está demasiado tarde en <trans-unit>; muévelo adelante, detrás de lo que sigue",
    "<%@> “%@” has no <%@> in the text; add it, or write <it> for a code alone":
      "<%1$@> «%2$@» no tiene <%3$@> en el texto; añádelo, o escribe <it> para un código solo",
    "<%@> “%@” stands before its <%@>; swap them":
      "<%1$@> «%2$@» está delante de su <%3$@>; intercámbialos",
    "<?xml must stand at the very beginning of the file; remove what stands before it":
      "<?xml debe estar al principio del archivo; quita lo que hay delante",
    "<ec> needs startRef; add it":
      "<ec> necesita startRef; añádelo",
    "<file> needs <body> in it; add what is missing":
      "<file> necesita <body> dentro; añade lo que falta",
    "<header> stands too late; move it before <body>":
      "<header> está demasiado tarde; muévelo delante de <body>",
    "<trans-unit> needs <source> in it; add what is missing":
      "<trans-unit> necesita <source> dentro; añade lo que falta",
    "<xliff> does not say its version; add the attribute version with 1.2, 2.0, 2.1 or 2.2":
      "<xliff> no dice su versión; añade el atributo version con 1.2, 2.0, 2.1 o 2.2",
    "<xliff> needs <file> in it; add what is missing":
      "<xliff> necesita <file> dentro; añade lo que falta",
    "A Cyrillic word in German or a Japanese one in Korean is a slip of a keyboard, or a text in the wrong language. The letters are those that CLDR has for the language, with those of foreign words. Left alone are letters of ASCII, which names and units have everywhere, Han characters where the language has any, words that the source text has as well, languages that CLDR does not know, and catalogs that write a language in another script.":
      "Una palabra en cirílico en alemán o una japonesa en coreano es un error de teclado o un texto en otro idioma. Las letras son las que CLDR tiene para el idioma, con las de las palabras extranjeras. Se dejan en paz las letras de ASCII, que los nombres y las unidades tienen en todas partes, los caracteres han donde el idioma los tiene, las palabras que también están en el texto de origen, los idiomas que CLDR no conoce y los catálogos que escriben un idioma en otro alfabeto.",
    "A Latin `c` in a Russian word is seen by nobody, but the word cannot be found, is sorted and hyphenated wrong, and is read aloud as nonsense. Letters of the same look are those of UTS 39. Left alone are words that take another script’s word into them (`SMSка`, `VPN’ом`), units and symbols (`μm`, `Ωm`), and what stands in placeholders and addresses.":
      "Nadie ve una `c` latina en una palabra rusa, pero la palabra no se encuentra, se ordena y se divide mal, y leída en voz alta no se entiende. Las letras de igual aspecto son las de UTS 39. Se dejan en paz las palabras que incluyen una de otro alfabeto (`SMSка`, `VPN’ом`), las unidades y los símbolos (`μm`, `Ωm`) y lo que está en marcadores y direcciones.",
    "A PO file has another number of plural forms than its header says, or the header says nothing right.":
      "Un archivo PO tiene otro número de formas de plural que el que dice su cabecera, o la cabecera no dice nada correcto.",
    "A catalog, a compiled catalog, or a folder of either; without it, the current folder.":
      "Un catálogo, un catálogo compilado o una carpeta con unos u otros; sin ella, la carpeta actual.",
    "A catalog, or a folder to search for catalogs.":
      "Un catálogo, o una carpeta en la que buscar catálogos.",
    "A catalog, or a folder to search for catalogs; without any, the current folder.":
      "Un catálogo, o una carpeta en la que buscar catálogos; si no se indica nada, la carpeta actual.",
    "A comment silences a rule and does not say why.":
      "Un comentario silencia una regla y no dice por qué.",
    "A comment silences a rule that finds nothing in the entry.":
      "Un comentario silencia una regla que no encuentra nada en la entrada.",
    "A key has another name than in the base.":
      "Una clave tiene otro nombre que en la base.",
    "A key managed by hand is a mere name and has no text in the source language.":
      "Una clave que se gestiona a mano es un simple nombre y no tiene texto en el idioma de origen.",
    "A key, a locale or a field stands twice in one object.":
      "Una clave, un locale o un campo está dos veces en un mismo objeto.",
    "A label loses its colon, a question its question mark. Marks are compared by what they say: `。`, `।` and `۔` are full stops, `؟` and the Greek `;` question marks. Their form is that of the language: full-width in Chinese, `।` in Hindi, `؟` in Arabic, `…` where the source text has it, a no-break space before `;`, `:`, `!` and `?` in French, `¿` and `¡` in Spanish. Left alone are Thai and other languages without such marks, a full stop that a single sentence in Japanese or Chinese does without, abbreviations, and an exclamation mark in the place of a full stop.":
      "Una etiqueta pierde sus dos puntos, una pregunta su signo de interrogación. Los signos se comparan por lo que dicen: `。`, `।` y `۔` son puntos, `؟` y el `;` griego son signos de interrogación. Su forma es la de la lengua: de ancho completo en chino, `।` en hindi, `؟` en árabe, `…` donde lo tiene el texto de origen, un espacio de no separación antes de `;`, `:`, `!` y `?` en francés, `¿` y `¡` en español. Se dejan como están el tailandés y otras lenguas sin estos signos, el punto del que prescinde una frase sola en japonés o en chino, las abreviaturas, y un signo de exclamación en lugar de un punto.",
    "A locale identifier is not known or not in its canonical spelling.":
      "Un identificador de locale es desconocido o no está en su forma canónica.",
    "A localization defines a substitution that none of its texts refers to.":
      "Una localización define una sustitución a la que ninguno de sus textos hace referencia.",
    "A message of Fluent calls a function that the run times of Fluent do not have.":
      "Un mensaje de Fluent llama a una función que no tienen las implementaciones de Fluent.",
    "A message of Fluent refers to a message, a term or an attribute that no file of its locale has.":
      "Un mensaje de Fluent remite a un mensaje, un término o un atributo que no está en ningún archivo de su locale.",
    "A message of MessageFormat 2 breaks a rule of its data model.":
      "Un mensaje de MessageFormat 2 incumple una regla de su modelo de datos.",
    "A misspelt word looks careless, and search does not find it. Words are looked up with Hunspell, in the dictionaries that are installed or that the configuration names; without them nothing is found, which is told on standard error. Left alone are placeholders, addresses, markup and code, words with digits, in mixed case or in capital letters alone, names in the middle of a sentence, words that source text and translation have in common, the terms of the glossary, and words of another script. No dictionary has all words of a trade: the rule is off until it is asked for.":
      "Una palabra mal escrita da impresión de descuido, y las búsquedas no la encuentran. Las palabras se buscan con Hunspell en los diccionarios instalados o en los que indica la configuración; sin ellos no se encuentra nada, lo que se dice en la salida de errores. Se dejan en paz los marcadores de posición, las direcciones, las etiquetas y el código, las palabras con cifras, con mayúsculas y minúsculas mezcladas o solo con mayúsculas, los nombres en medio de una frase, las palabras que el texto de origen y la traducción tienen en común, los términos del glosario y las palabras en otra escritura. Ningún diccionario tiene todas las palabras de un oficio: la regla está desactivada hasta que se pide.",
    "A placeholder is malformed in the syntax of the text.":
      "Un marcador está mal formado en la sintaxis del texto.",
    "A plural form leaves out the number, though it is shown for several numbers.":
      "Una forma del plural omite el número, aunque se muestra para varios números.",
    "A plural has a form that the language never selects.":
      "Un plural tiene una forma que el idioma no elige nunca.",
    "A plural has no form `other`.":
      "Un plural no tiene la forma `other`.",
    "A plural has no form for a category that only decimals or large numbers are in.":
      "A un plural le falta la forma de una categoría en la que solo hay decimales o números grandes.",
    "A plural has no form for a category that whole numbers up to 1000 are in.":
      "A un plural le falta la forma de una categoría en la que hay números enteros hasta 1000.",
    "A price, a limit or a year that is wrong in one language misleads people. Numbers are compared by what they mean and not by how a language writes them: `1,000`, `1.000`, `1 000` and `١٬٠٠٠` are the same. Left alone are digits in names (`MP3`), in addresses and in placeholders, numbers up to 20 that the other language tells in words, 0, 1 and 2 in plural forms, times of day, dates and fractions.":
      "Un precio, un límite o un año equivocado en un idioma lleva a error. Los números se comparan por lo que significan y no por cómo los escribe un idioma: `1,000`, `1.000`, `1 000` y `١٬٠٠٠` son iguales. Se dejan en paz las cifras en nombres (`MP3`), en direcciones y en marcadores, los números hasta 20 que el otro idioma dice en palabras, 0, 1 y 2 en formas de plural, las horas, las fechas y las fracciones.",
    "A program that prints such a text relies on the line break: without it, the next text goes on in the same line; with one too many, there is an empty line. `msgfmt -c` refuses such a file. The plural form of the source text is held to the same.":
      "Un programa que imprime ese texto cuenta con el salto de línea: sin él, el texto siguiente continúa en la misma línea; con uno de más, aparece una línea vacía. `msgfmt -c` rechaza un archivo así. A la forma plural del texto de origen se le exige lo mismo.",
    "A quarter of the length often means that a sentence is missing, three times the length that two texts were pasted into one or that the layout will not hold it. Lengths are counted in columns, of which an ideograph takes two, so that languages can be compared; placeholders are left out. Short texts are not compared.":
      "Un cuarto de la longitud suele significar que falta una frase, y el triple, que se pegaron dos textos o que no cabrá. Las longitudes se cuentan en columnas, de las que un ideograma ocupa dos, para poder comparar idiomas; los marcadores no cuentan. Los textos cortos no se comparan.",
    "A quotation mark is not one of the language, or lacks its counterpart.":
      "Una comilla no es de la lengua, o le falta la otra.",
    "A source text counts something and has no plural forms.":
      "Un texto de origen cuenta algo y no tiene formas de plural.",
    "A source text that says something else now leaves its translations saying the old thing, and nothing shows it: they are there, and marked as translated. The rule needs `--base`. A translation whose state has changed was looked at; one that is new or to be reviewed is waiting for somebody already.":
      "Un texto de origen que ahora dice otra cosa deja a sus traducciones diciendo lo antiguo, y nada lo muestra: están ahí, marcadas como traducidas. La regla necesita `--base`. Una traducción cuyo estado ha cambiado se ha examinado; una que es nueva o está por revisar ya espera a alguien.",
    "A source text that several keys have is translated differently in one language.":
      "Un texto de origen que tienen varias claves está traducido de distinta manera en una misma lengua.",
    "A substitution that takes the wrong argument shows the wrong number or crashes. `argNum` is optional: without it the place of the reference in the text decides, or its position (`%%2$#@files@`). That is enough for one substitution, and for several as long as all texts, those of the source language included, agree. Two substitutions may share an argument for two words that depend on one number, but then read it as the same type.":
      "Una sustitución que toma el argumento equivocado muestra un número equivocado o hace que la aplicación se cierre. `argNum` es opcional: sin él decide el lugar de la referencia en el texto, o su posición (`%%2$#@files@`). Eso basta para una sustitución, y para varias siempre que todos los textos coincidan, incluidos los del idioma de origen. Dos sustituciones pueden compartir un argumento para dos palabras que dependen de un mismo número, pero entonces tienen que leerlo como el mismo tipo.",
    "A table is known by its name alone: `Localizable.xcstrings` and a `Localizable.strings` beside it, or two catalogs of one name in a target, end up in one place. Xcode refuses to build them; other tools let one file win, and nobody knows which. Files are taken for one table where they have one name in one folder, localized folders apart, or in the folder of one package target.":
      "Una tabla se conoce solo por su nombre: `Localizable.xcstrings` y un `Localizable.strings` a su lado, o dos catálogos del mismo nombre en un target, acaban en el mismo sitio. Xcode se niega a compilarlos; otras herramientas dejan que gane un archivo, y nadie sabe cuál. Se considera que los archivos son de una misma tabla cuando tienen el mismo nombre en una carpeta, sin contar las carpetas localizadas, o en la carpeta de un mismo target de paquete.",
    "A text has a character that nobody sees where it has no use.":
      "Un texto tiene un carácter que nadie ve donde no sirve de nada.",
    "A text has lost characters to a wrong encoding.":
      "Un texto ha perdido caracteres por una codificación equivocada.",
    "A text is longer than the comment of its entry allows.":
      "Un texto es más largo de lo que permite el comentario de su entrada.",
    "A text is not in Unicode’s normalization form C.":
      "Un texto no está en la forma C de normalización de Unicode.",
    "A text is not well-formed in ICU MessageFormat.":
      "Un texto no está bien formado en ICU MessageFormat.",
    "A text is not well-formed in Unicode MessageFormat 2.":
      "Un texto no está bien formado en Unicode MessageFormat 2.",
    "A text opens an embedding, override or isolate of direction and does not close it, or closes none.":
      "Un texto abre una incrustación, una anulación o un aislamiento de dirección y no lo cierra, o no cierra ninguno.",
    "A text refers to a substitution that its localization does not define.":
      "Un texto hace referencia a una sustitución que su localización no define.",
    "A text that does not fit is cut off, or refused by the shop or the device that shows it. The limit is what the comment says in English: “max 20 characters”, “maximum length: 20”, “≤ 20 chars”, “up to 20 characters”. Counted are characters as people see them, without placeholders, whose length is not known.":
      "Un texto que no cabe se corta, o lo rechaza la tienda o el aparato que lo muestra. El límite es lo que dice el comentario en inglés: “max 20 characters”, “maximum length: 20”, “≤ 20 chars”, “up to 20 characters”. Se cuentan los caracteres tal como los ven las personas, sin los marcadores, cuya longitud no se conoce.",
    "A text that is formatted has a percent sign that is no valid placeholder.":
      "Un texto al que se da formato tiene un signo de porcentaje que no es un marcador válido.",
    "A text to translate has no comment for the translators.":
      "Un texto que hay que traducir no tiene ningún comentario para los traductores.",
    "A text whose locale the platform does not recognize is never shown: `jp` is no language (Japanese is `ja`), `en-UK` no region (it is `GB`). Old codes (`iw`), underscores and unusual case work in some places and not in others, and split one language into two. Codes that are right but rarely meant, such as `kr` (Kanuri, not Korean), are left alone. Each locale is reported once, at its first place.":
      "Un texto cuyo locale no reconoce la plataforma no se muestra nunca: `jp` no es ningún idioma (el japonés es `ja`) y `UK` en `en-UK` no es ninguna región (es `GB`). Los códigos antiguos (`iw`), los guiones bajos y las mayúsculas inusuales funcionan en unos sitios y en otros no, y parten un idioma en dos. No se avisa de códigos correctos que rara vez son los que se querían, como `kr` (kanuri, no coreano). De cada locale se avisa una sola vez, en su primera aparición.",
    "A tool or a person escaped the text twice: people read `\\n`, `\\\"`, `&amp;` or `&quot;` and not the line break or the character that was meant. Left alone are source texts, and translations of texts that have such signs themselves: their program takes care of them.":
      "Una herramienta o una persona escapó el texto dos veces: se lee `\\n`, `\\\"`, `&amp;` o `&quot;` y no el salto de línea o el carácter que se quería. Se dejan en paz los textos de origen y las traducciones de textos que ya tienen esos signos: su programa se ocupa de ellos.",
    "A translation does not keep to the terms of the glossary.":
      "Una traducción no sigue los términos del glosario.",
    "A translation ends unlike its source text, or with marks that are not its language's.":
      "Una traducción no termina como su texto de origen, o lleva signos que no son los de su lengua.",
    "A translation has another number than the source text.":
      "Una traducción tiene otro número que el texto de origen.",
    "A translation has letters that its language does not use.":
      "Una traducción tiene letras que su idioma no usa.",
    "A translation has lost or broken the Markdown of the source text.":
      "Una traducción ha perdido o roto el Markdown del texto de origen.",
    "A translation has lost, added or broken tags or entities of the source text.":
      "Una traducción ha perdido, añadido o roto etiquetas o entidades del texto de origen.",
    "A translation has more or fewer line breaks than the source text.":
      "Una traducción tiene más o menos saltos de línea que el texto de origen.",
    "A translation has white space at an end where the source text has none, or lacks it.":
      "Una traducción tiene espacio en blanco en un extremo donde el texto de origen no lo tiene, o le falta.",
    "A translation is empty, and its source text is not.":
      "Una traducción está vacía y su texto de origen no.",
    "A translation is far longer or shorter than its source text.":
      "Una traducción es mucho más larga o más corta que su texto de origen.",
    "A translation is marked for review.":
      "Una traducción está marcada para revisión.",
    "A translation is still in state `new`.":
      "Una traducción sigue en estado `new`.",
    "A translation is the source text, letter for letter.":
      "Una traducción es el texto de origen, letra por letra.",
    "A translation is, or holds, a stand-in for a text that is still to be written.":
      "Una traducción es, o contiene, algo que ocupa el lugar de un texto que aún está por escribir.",
    "A translation leads to another Web address than the source text.":
      "Una traducción lleva a otra dirección web que el texto de origen.",
    "A translation leaves out an argument that the source text shows.":
      "Una traducción omite un argumento que el texto de origen muestra.",
    "A translation names another e-mail address than the source text.":
      "Una traducción nombra otra dirección de correo que el texto de origen.",
    "A translation reads a number with fewer or more bits.":
      "Una traducción lee un número con menos o más bits.",
    "A translation reads an argument as another type.":
      "Una traducción lee un argumento como si fuera de otro tipo.",
    "A translation selects by other words than the source text does.":
      "Una traducción selecciona por otras palabras que el texto original.",
    "A translation shows an escape of another format, and the source text has none.":
      "Una traducción muestra una secuencia de escape de otro formato, y el texto de origen no tiene ninguna.",
    "A translation uses an argument that the source text does not have.":
      "Una traducción usa un argumento que el texto de origen no tiene.",
    "A translation was made by a machine and nobody has checked it.":
      "Una traducción la hizo una máquina y nadie la ha comprobado.",
    "A translator sees the text alone: whether “Open” is a button or a state, and what a placeholder stands for, is in the comment or nowhere. Texts that are not translated and texts without a letter need none.":
      "Quien traduce solo ve el texto: si «Open» es un botón o un estado, y qué representa un marcador de posición, está en el comentario o en ninguna parte. Los textos que no se traducen y los que no tienen letras no lo necesitan.",
    "A variation has a form without a text, no form at all, or lacks a device.":
      "Una variación tiene una forma sin texto, no tiene ninguna forma o le falta un dispositivo.",
    "A word is in no dictionary of its language.":
      "Una palabra no está en ningún diccionario de su idioma.",
    "A word of Cyrillic, Greek or Latin letters has a letter of another script that looks the same.":
      "Una palabra en letras cirílicas, griegas o latinas tiene una letra de otro alfabeto que se ve igual.",
    "A word stands twice in a row.":
      "Una palabra está dos veces seguidas.",
    "Add the form `other`, with the number in it.":
      "Añade la forma `other`, con el número en ella.",
    "Add the form where the message shows such numbers, else leave the rule off.":
      "Añade la forma si el mensaje muestra esos números; si no, deja la regla desactivada.",
    "Add the form.":
      "Añade la forma.",
    "Add the locale to this catalog, or list the locales that you support: what is not on the list is not asked for.":
      "Añade el locale a este catálogo, o indica los locales que admites: los que no figuran en la lista no se piden.",
    "Add the text in the source language.":
      "Añade el texto en el idioma de origen.",
    "Add the translation, or mark the entry with `\"shouldTranslate\" : false`.":
      "Añade la traducción, o marca la entrada con `\"shouldTranslate\" : false`.",
    "Adds findings to a baseline that is there; without it, a baseline only shrinks.":
      "Añade hallazgos a una línea base que ya existe; sin esta opción, una línea base solo mengua.",
    "All catalogs":
      "Todos los catálogos",
    "All forms of a plural are the same in a language that has several.":
      "Todas las formas de un plural son iguales en una lengua que tiene varias.",
    "All locales":
      "Todos los idiomas",
    "All states":
      "Todos los estados",
    "Also reports which of these locales a text lacks.":
      "Avisa también de cuáles de estos locales le faltan a un texto.",
    "An entry counts as translated in a locale where none of its texts there is empty, marked as new or in need of review, and no form of a variation lacks one. A region is served by its language (es-MX by es) unless it is listed. Entries that are not to be translated count nowhere, stale ones apart. Shares are rounded down: 100 percent are shown only where nothing is left.":
      "Una entrada cuenta como traducida en un idioma si ninguno de sus textos está vacío, marcado como nuevo ni pendiente de revisión y a ninguna forma de una variación le falta el suyo. A una región le sirve su idioma (es a es-MX), a menos que figure en la lista. Las entradas que no se traducen no cuentan en ningún sitio, y las obsoletas se cuentan aparte. Los porcentajes se redondean hacia abajo: el 100 por ciento solo se muestra cuando no falta nada.",
    "An entry has no translation in a required locale.":
      "Una entrada no tiene traducción en un locale obligatorio.",
    "An entry is marked as not found in the code any more.":
      "Una entrada está marcada porque ya no se encuentra en el código.",
    "An object is read where a number was passed, or the other way round: the app crashes, or shows a number nobody knows. Arguments are compared by number, so two placeholders in another order than in the source text, without positions, are found here too. Kinds of integers and of floating-point numbers may differ.":
      "Se lee un objeto donde se pasó un número, o al revés: la aplicación se cierra o muestra un número que nadie conoce. Los argumentos se comparan por su número, así que aquí también se detectan dos marcadores sin posición que están en otro orden que en el texto de origen. Los tipos de enteros pueden diferir entre sí, y los de coma flotante también.",
    "Another catalog of the project has a locale that this one lacks altogether.":
      "Otro catálogo del proyecto tiene un locale que a este le falta por completo.",
    "Apple's compiler refuses the catalog: “Referencing undefined substitution”. Each localization defines its own substitutions; those of the source language do not count for a translation. Names are compared byte by byte.":
      "El compilador de Apple rechaza el catálogo: «Referencing undefined substitution». Cada localización define sus propias sustituciones; las del idioma de origen no cuentan para una traducción. Los nombres se comparan byte a byte.",
    "Apple's tools stop at such a file or skip it, and then people see keys instead of texts. A file that does not parse is not checked any further and never counts as complete. Fields that are not known and versions that are not known are left alone: newer tools may write them.":
      "Las herramientas de Apple se detienen ante un archivo así o se lo saltan, y entonces se ven claves en lugar de textos. Un archivo que no se puede analizar no se sigue comprobando y nunca cuenta como completo. No se avisa de campos ni de versiones desconocidos: puede que los escriban herramientas más nuevas.",
    "Arguments":
      "Argumentos",
    "Before":
      "Antes",
    "Begin and end the translation as the source text does.":
      "Empieza y termina la traducción como el texto de origen.",
    "Begin and end the translation as the source text.":
      "Empiece y termine la traducción como el texto de origen.",
    "Break the lines where the source text does.":
      "Corta las líneas donde las corta el texto de origen.",
    "By catalog":
      "Por catálogo",
    "CLDR gives Spanish, French, Italian, Portuguese and Catalan a category `many` for exact millions, and Czech, Slovak and Lithuanian one for decimals. Hardly any message counts so, and tools that asked for these forms everywhere buried what matters: translators filled them with copies of `other`. The rule is off; turn it on for a catalog that shows decimals or millions.":
      "CLDR da al español, el francés, el italiano, el portugués y el catalán una categoría `many` para los millones exactos, y al checo, el eslovaco y el lituano una para los decimales. Casi ningún mensaje cuenta así, y las herramientas que pedían estas formas en todas partes ocultaban lo importante: al traducir se rellenaban con copias de `other`. La regla está desactivada; actívala para un catálogo que muestre decimales o millones.",
    "Catalog":
      "Catálogo",
    "Catalogs":
      "Catálogos",
    "Checking %@ of %@…":
      "Comprobando %1$@ de %2$@…",
    "Checks catalogs and reports what is wrong in them, and where.":
      "Comprueba los catálogos y avisa de lo que está mal en ellos, y dónde.",
    "Checks every catalog below the current folder.":
      "Comprueba todos los catálogos de la carpeta actual y de las que contiene.",
    "Checks the message catalogs of apps: what is missing, what is wrong, and where.":
      "Comprueba los catálogos de mensajes de las aplicaciones: qué falta, qué está mal y dónde.",
    "Clear filters":
      "Quitar filtros",
    "Close what is open, or remove the control; U+2068 and U+2069 around an argument are right.":
      "Cierra lo que está abierto o quita el control; U+2068 y U+2069 alrededor de un argumento son correctos.",
    "Commands":
      "Comandos",
    "Compare the translation with the source text, then mark it as reviewed.":
      "Compara la traducción con el texto de origen y luego márcala como revisada.",
    "Compiles .strings files whose source texts are German: Resources/fr.lproj/Errors.strings and the like become build/Errors.catalog.":
      "Compila archivos .strings cuyos textos de origen están en alemán: Resources/fr.lproj/Errors.strings y similares se convierten en build/Errors.catalog.",
    "Compiles catalogs into the files that a program reads at run time.":
      "Compila catálogos en los archivos que un programa lee durante la ejecución.",
    "Compiles every catalog below App, with German, French and the source language.":
      "Compila todos los catálogos de App, con alemán, francés y el idioma de origen.",
    "Compiling %@ of %@…":
      "Compilando %1$@ de %2$@…",
    "Copied source texts are the quickest way to full coverage: nothing is missing, and nothing is translated. Many texts are rightly the same, though, so that the rule is off until it is asked for. Left alone are other spellings of the source language (`en-GB`), texts without a word, names that are written as such (`DuckDuckGo`, `PDF`, `iOS 18`), single words that languages of Latin script share (“Status”), and short texts without a word in small letters that most of the other languages have taken over, too.":
      "Copiar los textos de origen es la manera más rápida de llegar a una cobertura completa: no falta nada, y no hay nada traducido. Pero muchos textos son iguales con razón, así que la regla está desactivada mientras no se pida. Se dejan como están las otras grafías de la lengua de origen (`en-GB`), los textos sin palabras, los nombres que se escriben como tales (`DuckDuckGo`, `PDF`, `iOS 18`), las palabras sueltas que comparten las lenguas de escritura latina («Status») y los textos cortos sin palabras en minúsculas que también han tomado la mayoría de las otras lenguas.",
    "Correct the name of the function. Turn the rule off where the program adds functions.":
      "Corrija el nombre de la función. Desactive la regla si el programa añade funciones.",
    "Correct the name of the rule, or remove it from the comment.":
      "Corrige el nombre de la regla o quítalo del comentario.",
    "Correct the name, or add what is missing to the same locale.":
      "Corrija el nombre o añada lo que falta en el mismo locale.",
    "Correct the syntax at the place that is named. After a merge, keep what is right of both sides and remove the marker lines.":
      "Corrige la sintaxis en el lugar que se indica. Después de una fusión, conserva lo que sea correcto de ambos lados y quita las líneas con marcas de conflicto.",
    "Correct the syntax; in text, write \\{ and \\} for braces.":
      "Corrige la sintaxis; en el texto, escribe \\{ y \\} para las llaves.",
    "Correct the syntax; write an apostrophe in front of a brace twice: l''{name}.":
      "Corrige la sintaxis; escribe dos veces un apóstrofo delante de una llave: l''{name}.",
    "Correct the word, or add it to the option “words”.":
      "Corrige la palabra o añádela a la opción «words».",
    "Correcting %@ of %@…":
      "Corrigiendo %1$@ de %2$@…",
    "Corrects what is certain in the files themselves, and reports what remains. No text of a translation is ever lost; what a baseline knows is left alone.":
      "Corrige en los propios archivos lo que es seguro e informa de lo que queda. Nunca se pierde el texto de una traducción; lo que conoce una línea base se deja como está.",
    "Corrects white space at the ends of texts and other findings that are certain.":
      "Corrige el espacio en blanco en los extremos de los textos y otros hallazgos que son seguros.",
    "Counting %@ of %@…":
      "Contando %1$@ de %2$@…",
    "Counts every catalog below the current folder.":
      "Cuenta todos los catálogos que hay debajo de la carpeta actual.",
    "Current text":
      "Texto actual",
    "DIR":
      "CARPETA",
    "Define the substitution in the localization, or correct the name in the text.":
      "Define la sustitución en la localización, o corrige el nombre en el texto.",
    "Did you mean “%@”?":
      "¿Querías decir «%@»?",
    "Did you mean “%@”? “%@” explains the usage.":
      "¿Querías decir «%1$@»? «%2$@» explica el uso.",
    "Each String Catalog (*.xcstrings) is one table: App/Localizable.xcstrings becomes Localizable.catalog. The .strings and .stringsdict files of one name in the LANG.lproj folders of one folder are one table, too, as are the files of another format (those that “--from” names) that belong together and hold one language each; in Base.lproj, and outside of such folders, their texts are in the source language. Folders are searched as “catalog lint” does. A compiled file that would not change stays untouched.":
      "Cada catálogo de cadenas (*.xcstrings) es una tabla: App/Localizable.xcstrings se convierte en Localizable.catalog. También son una tabla los archivos .strings y .stringsdict del mismo nombre que están en las carpetas IDIOMA.lproj de una misma carpeta, y los archivos de otro formato (los que nombra «--from») que van juntos y contienen un solo idioma cada uno; en Base.lproj y fuera de esas carpetas, sus textos están en el idioma de origen. En las carpetas se busca como lo hace «catalog lint». Un archivo compilado que no cambiaría no se toca.",
    "Each implementation has NUMBER and DATETIME. A program may add others; where it does not, the reader sees the name of the function in braces in the place of the value.":
      "Todas las implementaciones tienen NUMBER y DATETIME. Un programa puede añadir otras; si no lo hace, en lugar del valor se ve el nombre de la función entre llaves.",
    "Each language has marks of its own, `„…“` in German, `«…»` in Russian, `「…」` in Japanese, and the marks of another one look like a mistake, as does a quotation that nothing closes. The marks are those of CLDR with what books in the language print besides; the straight marks of typewriters serve every language. Left alone are apostrophes and other single marks, inches, and a mark without its counterpart where the source text has the same.":
      "Cada lengua tiene sus comillas, `„…“` en alemán, `«…»` en ruso, `「…」` en japonés, y las de otra lengua parecen un error, lo mismo que una cita que nada cierra. Las comillas son las de CLDR junto con otras que imprimen los libros en esa lengua; las comillas rectas de las máquinas de escribir valen en todas. Se dejan como están los apóstrofos y otras comillas simples, las pulgadas, y una comilla sin la otra donde el texto de origen tiene lo mismo.",
    "End the translation as the source text ends, with the marks of its language.":
      "Termina la traducción como termina el texto de origen, con los signos de su lengua.",
    "Entry":
      "Entrada",
    "Errors":
      "Errores",
    "Every language has the category `other`, and the system shows its form wherever another one is missing. Without it people see an empty text or the bare key.":
      "Todos los idiomas tienen la categoría `other`, y el sistema muestra su forma siempre que falta otra. Sin ella se ve un texto vacío o la simple clave.",
    "Examples":
      "Ejemplos",
    "Exit status: 0 where every share that is asked for is reached, 1 where one is not, 2 for wrong usage, for a file that could not be read or understood, and for a report that could not be written.":
      "Estado de salida: 0 si se alcanzan todos los porcentajes pedidos, 1 si alguno no se alcanza, 2 si el uso es incorrecto, si un archivo no se pudo leer o entender o si no se pudo escribir el informe.",
    "Exit status: 0 where every table was compiled, 1 where a catalog has errors or something that the compiled format cannot hold, 2 for wrong usage, for a file that could not be read or understood, and for output that could not be written. The other tables are still compiled.":
      "Estado de salida: 0 si se han compilado todas las tablas, 1 si un catálogo tiene errores o algo que no cabe en el formato compilado, 2 si el uso es incorrecto, si un archivo no se ha podido leer o entender o si no se ha podido escribir el resultado. Las demás tablas se compilan de todos modos.",
    "Exit status: 0 where no error was found (with --strict: no warning either), 1 where one was, 2 for wrong usage, for a file that could not be read or understood, and for a report or a corrected catalog that could not be written.":
      "Estado de salida: 0 si no se encontró ningún error (con --strict, tampoco ninguna advertencia), 1 si se encontró alguno, 2 por un uso incorrecto, por un archivo que no se pudo leer o entender y por un informe o un catálogo corregido que no se pudo escribir.",
    "Exit status: 0 where the file was written, 1 where its format cannot hold the texts, 2 for wrong usage, for a file that could not be read or understood, and for output that could not be written.":
      "Estado de salida: 0 si se escribió el archivo, 1 si su formato no admite los textos, 2 si el uso es incorrecto, si un archivo no se pudo leer o entender, o si no se pudo escribir el resultado.",
    "Exit status: 0 where the file was written, 1 where the format cannot hold the catalog, 2 for wrong usage, for a file that could not be read or understood, and for output that could not be written.":
      "Estado de salida: 0 si se escribió el archivo, 1 si el formato no admite el catálogo, 2 si el uso es incorrecto, si un archivo no se pudo leer o entender, o si no se pudo escribir el resultado.",
    "Exit status: 0 where the text was found, 1 where the key is not there or an argument is missing or of the wrong type, 2 for wrong usage and for catalogs that could not be read or compiled.":
      "Estado de salida: 0 si se encontró el texto, 1 si la clave no existe o si un argumento falta o es de otro tipo, 2 por un uso incorrecto y por catálogos que no se pudieron leer o compilar.",
    "Exit status: 0 where the translations are in the catalogs, 1 where source texts have changed or a text has no place, 2 for wrong usage, for a file that could not be read or understood, and for a catalog that could not be written.":
      "Estado de salida: 0 si las traducciones están en los catálogos, 1 si han cambiado textos originales o un texto no tiene lugar, 2 si el uso es incorrecto, si un archivo no se pudo leer o entender, o si no se pudo escribir un catálogo.",
    "Explains a rule: what it reports, why, and what to do about it.":
      "Explica una regla: de qué avisa, por qué y qué hacer al respecto.",
    "Explains the rule with examples.":
      "Explica la regla con ejemplos.",
    "FILE":
      "ARCHIVO",
    "Fails where a locale has less than 95 percent, or German less than everything.":
      "Falla si un idioma tiene menos del 95 por ciento, o si al alemán le falta algo.",
    "Fetch it first: “git fetch %@”.":
      "Tráela primero: «git fetch %@».",
    "Fetch more of it: “git fetch --deepen=100 %@”, or all with “git fetch --unshallow”; for actions/checkout, “fetch-depth: 0”.":
      "Trae más: «git fetch --deepen=100 %@», o todo con «git fetch --unshallow»; para actions/checkout, «fetch-depth: 0».",
    "Filter the messages":
      "Filtrar los mensajes",
    "Find a shorter text, or correct the comment.":
      "Busca un texto más corto o corrige el comentario.",
    "Finding":
      "Hallazgo",
    "First":
      "Primera",
    "Fluent drops spaces and line ends at the edges of this text; put them into {\"…\"}":
      "Fluent elimina los espacios y los saltos de línea en los bordes de este texto; póngalos en {\"…\"}",
    "Folders are searched for catalogs of all formats that “--from” names, with everything below them, except hidden folders, DerivedData, Pods, Carthage and node_modules, and what the configuration excludes. Symbolic links to folders are not followed.":
      "Se buscan catálogos de todos los formatos que nombra «--from» en las carpetas y en todo lo que hay debajo, excepto en las carpetas ocultas, DerivedData, Pods, Carthage y node_modules, y en lo que la configuración excluye. No se siguen los enlaces simbólicos a carpetas.",
    "Folders of dictionaries, searched before those of the system; relative to the folder of the configuration.":
      "Carpetas de diccionarios, en las que se busca antes que en las del sistema; relativas a la carpeta de la configuración.",
    "For that number or on that device people see the key or nothing. A device is expected where any localization of the entry names it, unless there is a form `other`, which serves all that are left; `other` is expected where the source text has it. A localization that does not vary by device serves them all. Which plural categories a language needs is left to the rules on plurals. A translation that does not vary although its source text does is left alone: many languages do not inflect nouns after numbers, and others get around it (“Файлов: %%lld”).":
      "Con ese número o en ese dispositivo se ve la clave o no se ve nada. Se espera un dispositivo si alguna localización de la entrada lo nombra, a menos que haya una forma `other`, que sirve para todos los demás; se espera `other` si el texto de origen la tiene. Una localización que no varía por dispositivo sirve para todos. De las categorías del plural que un idioma necesita se ocupan las reglas de los plurales. No se avisa de una traducción que no varía aunque varíe su texto de origen: muchos idiomas no flexionan el sustantivo tras un número, y otros lo evitan («Файлов: %%lld»).",
    "For these numbers people see the form `other`, which is wrong in their language: “2 plików” for “2 pliki”. What a language needs comes from CLDR's rules, tried on the numbers from 0 to 1000; categories for decimals and millions alone belong to plural-missing-optional. `zero` is needed where the language has a category of its own for it, as Arabic, Latvian and Welsh do; elsewhere it is an extra form for the number 0, which then is not asked of another form. A plural whose only form `other` has no words, such as `%%lld`, is left alone, as is one in MessageFormat that shows its number nowhere (“{n, plural, =1 {the file} other {the files}}”), one whose forms differ in nothing else, one that lacks a form for 0 alone, and one that is the source text itself, which nobody translated.":
      "Para estos números se ve la forma `other`, que en su idioma es incorrecta: «2 plików» en lugar de «2 pliki». Lo que necesita un idioma viene de las reglas de CLDR, probadas con los números de 0 a 1000; las categorías que son solo para decimales y millones corresponden a plural-missing-optional. `zero` hace falta si el idioma tiene una categoría propia para el cero, como el árabe, el letón y el galés; en los demás es una forma adicional para el número 0, que entonces no se exige de otra forma. No se avisa de un plural cuya única forma `other` no tiene palabras, como `%%lld`, ni en MessageFormat de uno que no muestra su número en ningún sitio («{n, plural, =1 {the file} other {the files}}»), cuyas formas no se diferencian en nada más, al que solo le falta una forma para el 0 o que es el propio texto de origen, que nadie tradujo.",
    "Formatting reads an argument that was never passed: the app crashes or shows garbage, in that language only. A position counts by its number, so `%%2$@` is extra where the source text has one argument. Percent signs in the prose of a text that is not formatted are left alone.":
      "Al dar formato se lee un argumento que nunca se pasó: la aplicación se cierra o muestra basura, y solo en ese idioma. Una posición cuenta por su número, así que `%%2$@` sobra si el texto de origen tiene un solo argumento. No se avisa de los signos de porcentaje en la prosa de un texto al que no se da formato.",
    "Formatting reads whatever follows a percent sign: a lone one swallows the next word, reads an argument that is not there, or crashes. `%%1` is half of `%%1$@`; `%%1@` is a width and no position; a text that mixes `%%1$@` with `%%@` reads one argument twice. Only texts of messages that have arguments are formatted: “100 %% sure” in one that has none is right as it is.":
      "Al dar formato se lee lo que siga a un signo de porcentaje: si está suelto, se traga la palabra siguiente, lee un argumento que no existe o hace que la aplicación se cierre. `%%1` es la mitad de `%%1$@`; `%%1@` es una anchura y no una posición; un texto que mezcla `%%1$@` con `%%@` lee dos veces un mismo argumento. Solo se da formato a los textos de los mensajes que tienen argumentos: «100 %% seguro» en uno que no los tiene es correcto tal cual.",
    "GitHub shows at most %@ errors, %@ warnings and %@ notices of one step":
      "GitHub muestra como máximo %1$@ errores, %2$@ advertencias y %3$@ avisos de un paso",
    "Give every placeholder the position of its argument: %%1$@ … %%2$@.":
      "Da a cada marcador la posición de su argumento: %%1$@ … %%2$@.",
    "Give every substitution the `argNum` and the `formatSpecifier` of its argument.":
      "Da a cada sustitución el `argNum` y el `formatSpecifier` de su argumento.",
    "Give the header the field, with a value of its own.":
      "Dé a la cabecera el campo, con un valor propio.",
    "How many times as long as its source text a translation has to be.":
      "Cuántas veces la longitud de su texto de origen debe tener una traducción.",
    "How many times as long as its source text a translation may be.":
      "Cuántas veces más larga que su texto de origen puede ser una traducción.",
    "How the texts of all catalogs say where values stand in them: printf (%%@), mf1 (ICU MessageFormat), mf2 (Unicode MessageFormat 2) or another one; without the option and the configuration, as their formats and files say. Formats that cannot have the syntax keep their own.":
      "Cómo dicen los textos de todos los catálogos dónde van los valores: printf (%%@), mf1 (ICU MessageFormat), mf2 (Unicode MessageFormat 2) u otra sintaxis; sin la opción y sin la configuración, como dicen sus formatos y sus archivos. Los formatos que no admiten la sintaxis conservan la suya.",
    "Hunspell is not installed, and no word is looked up; on Debian install libhunspell-1.7-0":
      "Hunspell no está instalado y no se busca ninguna palabra; en Debian, instala libhunspell-1.7-0",
    "ICU cannot order the keys: %@":
      "ICU no puede ordenar las claves: %@",
    "ICU refuses the style “%@” (%@)":
      "ICU rechaza el estilo «%1$@» (%2$@)",
    "Incomplete":
      "Incompleto",
    "Invisible characters come along when text is copied from a web page or a document. They break search, comparison and line breaks, and some fonts show a box. Left alone are joiners in scripts that need them (Persian, the languages of India) and in emoji, zero width spaces in scripts without spaces (Thai, Khmer, Burmese), soft hyphens inside long words, direction marks where text runs from right to left, and in translations what the source text has as well.":
      "Los caracteres invisibles llegan cuando se copia texto de una página web o de un documento. Rompen la búsqueda, la comparación y los cortes de línea, y algunos tipos de letra muestran un recuadro. Se dejan en paz los conectores en los sistemas de escritura que los necesitan (persa, las lenguas de la India) y en los emojis, los espacios de ancho cero en los que no separan palabras (tailandés, jemer, birmano), los guiones discrecionales dentro de palabras largas, las marcas de dirección donde el texto va de derecha a izquierda y, en las traducciones, lo que también tiene el texto de origen.",
    "Its forms are translated and never shown; mostly a translation has lost the reference `%%#@name@`, and with it the number. A message without any text is left alone: there the translation has not begun.":
      "Sus formas se traducen y no se muestran nunca; casi siempre una traducción ha perdido la referencia `%%#@name@`, y con ella el número. No se avisa de un mensaje sin ningún texto: ahí la traducción no ha empezado.",
    "JSON has no comments; Chrome passes over them, and they are lost where the file is written anew":
      "JSON no tiene comentarios; Chrome los pasa por alto, y se pierden donde el archivo se escribe de nuevo",
    "JSON has no comments; remove this one":
      "JSON no tiene comentarios; quita este",
    "Java takes the byte order mark for a part of the first key; remove it":
      "Java toma la marca de orden de bytes por una parte de la primera clave; elimínela",
    "KEY":
      "CLAVE",
    "Keep the right one of the two and remove the other.":
      "Conserva el correcto de los dos y quita el otro.",
    "Keep the right text and remove the key from the other file.":
      "Conserva el texto correcto y quita la clave del otro archivo.",
    "Keys, locales or fields do not stand in Xcode's order.":
      "Las claves, las configuraciones regionales o los campos no están en el orden de Xcode.",
    "LOCALE":
      "REGIÓN",
    "LOCALE,…":
      "LOCALE,…",
    "Language":
      "Nombre",
    "Languages":
      "Idiomas",
    "Last":
      "Última",
    "Leaves out the findings that this file knows, and tells which no longer occur.":
      "Omite los hallazgos que este archivo conoce y dice cuáles ya no ocurren.",
    "Leaves out what the format cannot hold.":
      "Omite lo que el formato no admite.",
    "Leaves out what the other format cannot hold.":
      "Omite lo que el otro formato no admite.",
    "Let “catalog lint --fix” lay the file out, which changes no text, or save it with Xcode; then set up the tool that wrote it.":
      "Deja que «catalog lint --fix» dé formato al archivo, lo que no cambia ningún texto, o guárdalo con Xcode; después configura la herramienta que lo escribió.",
    "Let “catalog lint --fix” move what is out of order; entries are moved whole and are not changed.":
      "Deja que «catalog lint --fix» mueva lo que está desordenado; las entradas se mueven enteras y no cambian.",
    "Lets warnings decide the exit status as errors do.":
      "Hace que las advertencias decidan el estado de salida igual que los errores.",
    "Line":
      "Línea",
    "Line breaks are the shape of a text: steps stand below each other, a warning stands apart. Where they are lost, people read one long line, and where there are more of them, the text no longer fits. An empty line counts like a line break, and white space at the two ends is left to edge-whitespace.":
      "Los saltos de línea dan forma a un texto: los pasos van uno debajo de otro, un aviso va aparte. Donde se pierden, se lee una sola línea larga, y donde hay más, el texto ya no cabe. Una línea vacía cuenta como un salto de línea, y del espacio en blanco de los dos extremos se ocupa edge-whitespace.",
    "Lists every rule.":
      "Enumera todas las reglas.",
    "Lists the rules with their severities.":
      "Enumera las reglas con su gravedad.",
    "Locale":
      "Idioma",
    "Machine-translated":
      "Traducido por máquina",
    "Message":
      "Mensaje",
    "MessageFormat 2 has no numbered arguments; give the argument a name":
      "MessageFormat 2 no tiene argumentos numerados; da un nombre al argumento",
    "Missing":
      "Falta",
    "Missing and suspicious messages":
      "Mensajes que faltan o son sospechosos",
    "Missing, of any kind":
      "Falta, sea como sea",
    "Move the translations of the old key to the new one, and remove the old one.":
      "Pasa las traducciones de la clave antigua a la nueva y quita la antigua.",
    "New":
      "Nuevo",
    "Newer versions of Xcode write the state `machine_translated`. Such a text goes into the app as any other one does. Each translation is reported once, at its first text in this state. Left alone are source texts without a single letter, such as `%%@%%@`.":
      "Las versiones más nuevas de Xcode escriben el estado `machine_translated`. Un texto así llega a la aplicación como cualquier otro. De cada traducción se avisa una sola vez, en su primer texto en este estado. No se avisa de los textos de origen sin una sola letra, como `%%1$@%%2$@`.",
    "Next":
      "Siguiente",
    "No catalogs found in %@; searched for %@":
      "No se encontraron catálogos en %1$@; se buscó %2$@",
    "No message matches the filters.":
      "Ningún mensaje pasa los filtros.",
    "No problems in %@ (%@)":
      "Ningún problema en %1$@ (%2$@)",
    "No translations: %@ in %@":
      "Sin traducciones: %1$@ en %2$@",
    "Nobody has translated the text yet; what stands there is nothing or a copy of the source text, and people see a mixture of languages. Each translation is reported once, at its first text in this state. Left alone are source texts without a single letter, such as `%%lld`. The source language is left alone: Xcode itself writes source texts in state `new` when it numbers the arguments of a key.":
      "Nadie ha traducido todavía el texto; lo que hay ahí no es nada o es una copia del texto de origen, y se ve una mezcla de idiomas. De cada traducción se avisa una sola vez, en su primer texto en este estado. No se avisa de los textos de origen sin una sola letra, como `%%lld`. Tampoco del idioma de origen: el propio Xcode escribe textos de origen en estado `new` cuando numera los argumentos de una clave.",
    "Not reported":
      "Sin aviso",
    "Notes":
      "Notas",
    "Notes every finding, so that from now on only new ones are reported.":
      "Anota todos los hallazgos, para que a partir de ahora solo se informe de los nuevos.",
    "Nothing is missing or suspicious.":
      "No falta nada ni hay nada sospechoso.",
    "Nothing to correct":
      "Nada que corregir",
    "Number the arguments in the source text: %%1$@ invited %%2$@.":
      "Numera los argumentos en el texto de origen: %%1$@ invited %%2$@.",
    "One text is translated twice, and paid for twice, and when it changes it is forgotten once. Keys whose translations differ are left alone: “Open” the button and “Open” the state are two texts. So are texts of Interface Builder, where each control has a key of its own, keys of property lists, and texts that vary. Apps that name a key for each place have many such texts on purpose, so that the rule is off until it is asked for.":
      "Un mismo texto se traduce dos veces y se paga dos veces, y cuando cambia se olvida una vez. Las claves cuyas traducciones difieren se dejan como están: «Open» el botón y «Open» el estado son dos textos. También los textos de Interface Builder, donde cada control tiene su propia clave, las claves de las listas de propiedades y los textos que varían. Las apps que dan una clave a cada lugar tienen muchos textos así a propósito, de modo que la regla está desactivada mientras no se pida.",
    "Only one of source text and translation begins or ends with a line break.":
      "Solo uno de los dos textos, el de origen o la traducción, empieza o termina con un salto de línea.",
    "Only one of the two is used, and readers disagree which: Foundation's JSONSerialization keeps the last, its JSONDecoder the first. Whoever edits the other one sees no effect, and the next tool that writes the file drops it. Merges without a conflict make such files. Keys that differ in case, or in how an accent is encoded, are different keys.":
      "Solo se usa uno de los dos, y los lectores no coinciden en cuál: JSONSerialization de Foundation conserva el último, y su JSONDecoder, el primero. Quien edita el otro no ve ningún efecto, y la siguiente herramienta que escribe el archivo lo descarta. Estos archivos salen de fusiones sin conflicto. Las claves que se diferencian en las mayúsculas o en cómo se codifica un acento son claves distintas.",
    "Only texts and states of the language of the file change; every other byte of a catalog stays. Where the source text of a key has changed since the export, nothing is written, and the keys are named.":
      "Solo cambian los textos y los estados del idioma del archivo; los demás bytes de un catálogo se conservan. Si el texto original de una clave ha cambiado desde la exportación, no se escribe nada y se nombran las claves.",
    "Only texts and states of the language of the file change; every other byte of a catalog stays. Where the source text of a key has changed since the export, nothing is written, and the keys are named. Where each language has a file of its own, that is the one that changes; one that is missing is made.":
      "Solo cambian los textos y estados del idioma del archivo; cada otro byte de un catálogo permanece. Donde el texto de origen de una clave ha cambiado desde la exportación, no se escribe nada y se nombran las claves. Donde cada idioma tiene un archivo propio, cambia ese; si falta, se crea.",
    "Options":
      "Opciones",
    "Other languages need another order of words. Translators who see %%1$@ and %%2$@ know which is which and can move them; with two bare %%@ they have to guess. Xcode adds the positions itself when it extracts an interpolated string, so this is mostly about texts written by hand.":
      "Otros idiomas necesitan otro orden de las palabras. Quien traduce y ve %%1$@ y %%2$@ sabe cuál es cuál y puede moverlos; con dos %%@ a secas tiene que adivinarlo. El propio Xcode añade las posiciones cuando extrae una cadena interpolada, así que esto afecta sobre todo a los textos escritos a mano.",
    "PATH":
      "RUTA",
    "PERCENT":
      "PORCENTAJE",
    "Page %@ of %@":
      "Página %1$@ de %2$@",
    "Pages":
      "Páginas",
    "People do not get to see the name, number or date that the message is about. Arguments are compared by their number and not by their spelling, through substitutions, for every form of a plural and every device. A plural form may leave out the number that it counts where plural-implied-quantity allows it. A full-width or Arabic percent sign (`％@`, `٪@`), as other keyboards write it, makes no placeholder. The ending of a word (`%%lld file%%@`) may be left out. In MessageFormat, arguments are compared by their names, each text with that of the source text for the same plural form and the same word.":
      "No se llega a ver el nombre, el número o la fecha de que trata el mensaje. Los argumentos se comparan por su número y no por su grafía, a través de las sustituciones, en cada forma de un plural y en cada dispositivo. Una forma del plural puede omitir el número que cuenta si plural-implied-quantity lo permite. Un signo de porcentaje de ancho completo o árabe (`％@`, `٪@`), como los que escriben otros teclados, no forma un marcador. La terminación de una palabra (`%%lld file%%@`) se puede omitir. En MessageFormat los argumentos se comparan por sus nombres, cada texto con el del texto original para la misma forma del plural y la misma palabra.",
    "People land on a page that does not exist, or in the wrong hands. Addresses are compared without what names a language, because sites have one address for each: `https://en.example.org/en-us/` and `https://de.example.org/de/` are the same. Order, `www.` and a slash at the end do not matter.":
      "Se llega a una página que no existe, o a malas manos. Las direcciones se comparan sin lo que nombra un idioma, porque los sitios tienen una para cada uno: `https://en.example.org/en-us/` y `https://de.example.org/de/` son iguales. El orden, `www.` y una barra al final no importan.",
    "People look for the button that the help names; one thing with two names is two things to them. Where the source text has a term, the translation has to have what the glossary gives for its language, or the term itself where it is not to be translated. Words that are forbidden are reported wherever they stand. Compared are whole words without regard to case, by the rules of Unicode for words and case. Without terms the rule finds nothing. In the examples “settings” is “Einstellungen” in German and “設定” in Japanese, “ordenador” is forbidden in Spanish, and “PhotoBox” is not translated.":
      "Se busca el botón que nombra la ayuda; una cosa con dos nombres son dos cosas. Donde el texto de origen tiene un término, la traducción debe tener lo que el glosario da para su idioma, o el término mismo si no se traduce. De las palabras prohibidas se informa dondequiera que estén. Se comparan palabras enteras sin distinguir mayúsculas, con las reglas de Unicode para palabras y mayúsculas. Sin términos, la regla no encuentra nada. En los ejemplos, «settings» es «Einstellungen» en alemán y «設定» en japonés, «ordenador» está prohibido en español y «PhotoBox» no se traduce.",
    "People meet two names for one thing, “Terms” here and “Terms of Use” there, and wonder what the difference is. The translation that most keys have is taken for the right one. Two keys may rightly differ where the source language has one word for two things, so this is advice; texts of one or two words are left alone where the comments of the keys differ, or where the text is a single letter. White space at the ends does not count, and texts that vary are left alone.":
      "La gente encuentra dos nombres para una cosa, aquí «Términos» y allí «Condiciones de uso», y se pregunta cuál es la diferencia. Se da por buena la traducción que tienen más claves. Dos claves pueden diferir con razón donde la lengua de origen tiene una sola palabra para dos cosas, así que esto es un consejo; los textos de una o dos palabras se dejan como están donde los comentarios de las claves difieren, o donde el texto es una sola letra. El espacio en blanco de los extremos no cuenta, y los textos que varían se dejan como están.",
    "People see nothing where a text belongs: an empty text does not fall back to another language. Left alone are the empty key, texts in state `new`, which state-new reports, translations of a source text that is empty or white space itself, and source texts that a tool took over from code. A plural form of the source text may be empty where another form is not (`s` is added in the plural, nothing in the singular); the forms of its translations may then be, too.":
      "Donde debería haber un texto no se ve nada: un texto vacío no se sustituye por el de otro idioma. No se avisa de la clave vacía, de los textos en estado `new`, de los que avisa state-new, de las traducciones de un texto de origen vacío o hecho solo de espacios, ni de los textos de origen que una herramienta tomó del código. Una forma del plural del texto de origen puede estar vacía si otra no lo está (en plural se añade `s`, en singular nada); entonces también pueden estarlo las formas de sus traducciones.",
    "People see tags and not bold text, a link leads nowhere, or everything behind a tag that is not closed is bold. Tags are compared with their attributes, but for those that people read (`title`, `alt`) and addresses, which url-changed compares; their order is free as long as they are nested. `<br>` and `<br/>` are the same. Only source texts that have markup are looked at: `<name>` alone is none.":
      "Se ven etiquetas y no texto en negrita, un enlace no lleva a ninguna parte o todo lo que sigue a una etiqueta sin cerrar queda en negrita. Las etiquetas se comparan con sus atributos, salvo los que leen las personas (`title`, `alt`) y las direcciones, que compara url-changed; su orden es libre mientras estén bien anidadas. `<br>` y `<br/>` son iguales. Solo se miran los textos de origen que tienen marcas: `<name>` por sí solo no lo es.",
    "People see the source language, or a bare key, in the middle of a translated app. Required are the locales that are listed, else all that the catalog has. A region is served by the text of its language (`es` serves `es-MX`, the source language `en` serves `en-GB`) unless the region is listed itself. Left alone are entries that are marked as not to be translated, the empty key, and source texts without a single letter, such as `%%lld`, `%%1$@ – %%2$@`, `1:1` or `🙂`: they are the same in every language. So are names and copyrights in `InfoPlist.xcstrings` that read the same wherever they are given: the system takes them from the property list. A translation that is there but empty is reported by empty-value or state-new, and a key that stands twice by duplicate-key alone.":
      "En medio de una aplicación traducida aparece el idioma de origen o una simple clave. Son obligatorios los locales que se indican o, si no se indica ninguno, todos los que tiene el catálogo. A una región le sirve el texto de su idioma (`es` sirve para `es-MX`, y el idioma de origen `en` para `en-GB`), a menos que se indique la propia región. No se avisa de las entradas marcadas para no traducirse, de la clave vacía ni de los textos de origen sin una sola letra, como `%%lld`, `%%1$@ – %%2$@`, `1:1` o `🙂`: son iguales en todos los idiomas. Tampoco de los nombres y los avisos de derechos de autor de `InfoPlist.xcstrings` que son iguales en todas partes donde figuran: el sistema los toma de la lista de propiedades. De una traducción que está pero vacía avisan empty-value o state-new, y de una clave repetida, solo duplicate-key.",
    "People who read the source language, and all whose language lacks the text, see the key itself: `settings.title`. A key that is a word or a sentence is its own text. Only entries that are managed by hand are judged, for those that Xcode extracts may have their text in the code, and not those of `InfoPlist.xcstrings`, whose source texts stand in the property list.":
      "Quienes leen el idioma de origen, y todos aquellos a cuyo idioma le falta el texto, ven la propia clave: `settings.title`. Una clave que es una palabra o una frase es su propio texto. Solo se examinan las entradas que se gestionan a mano, porque las que extrae Xcode pueden tener su texto en el código, y no las de `InfoPlist.xcstrings`, cuyos textos de origen están en la lista de propiedades.",
    "Place":
      "Lugar",
    "Previous":
      "Anterior",
    "Prints the configuration that is in force as JSON, and checks nothing.":
      "Imprime en JSON la configuración en vigor y no comprueba nada.",
    "Put `%%#@name@` into the text, or remove the substitution.":
      "Pon `%%#@name@` en el texto, o quita la sustitución.",
    "Put the marks around the words that they belong to, without a space inside.":
      "Pon las marcas alrededor de las palabras a las que pertenecen, sin espacios por dentro.",
    "Put the placeholder into the translation, with its position: `%%2$@`.":
      "Pon el marcador en la traducción, con su posición: `%%2$@`.",
    "REVISION":
      "REVISIÓN",
    "RULE":
      "REGLA",
    "RULE=SEVERITY":
      "REGLA=GRAVEDAD",
    "Read the translation, correct it, and mark it as translated.":
      "Lee la traducción, corrígela y márcala como traducida.",
    "Remove one of the two words.":
      "Quita una de las dos palabras.",
    "Remove the character.":
      "Quita el carácter.",
    "Remove the form, or give it the name of the category that was meant.":
      "Quita la forma, o dale el nombre de la categoría que se quería.",
    "Remove the placeholder, correct its position, or write %%%% for a percent sign.":
      "Quita el marcador, corrige su posición, o escribe %%%% para un signo de porcentaje.",
    "Remove what stands twice, and add what is missing.":
      "Quita lo que está repetido y añade lo que falta.",
    "Rename one of the keys, or use the other one in its place.":
      "Cambia el nombre de una de las claves, o usa la otra en su lugar.",
    "Rename the locale everywhere in the catalog.":
      "Cambia el nombre del locale en todo el catálogo.",
    "Reported":
      "Con aviso",
    "Reports only what decides the exit status, one line each; nothing where all is well.":
      "Avisa solo de lo que decide el estado de salida, en una línea cada vez; de nada si todo está bien.",
    "Reports only what the current branch and working tree add since they left this Git revision.":
      "Informa solo de lo que la rama actual y el árbol de trabajo añaden desde que se separaron de esta revisión de Git.",
    "Reports what a pull request adds.":
      "Informa de lo que añade una pull request.",
    "Rule":
      "Regla",
    "STATE,…":
      "ESTADO,…",
    "Say where the text is shown and what its placeholders stand for.":
      "Di dónde se muestra el texto y qué representan sus marcadores de posición.",
    "Search":
      "Buscar",
    "Search the code for the key. Remove the entry if nothing uses it, else set it to be managed by hand: `\"extractionState\" : \"manual\"`.":
      "Busca la clave en el código. Quita la entrada si nada la usa; si no, indica que se gestiona a mano: `\"extractionState\" : \"manual\"`.",
    "See whether the translation is whole and belongs to this source text.":
      "Mira si la traducción está completa y corresponde a este texto de origen.",
    "Severity":
      "Gravedad",
    "Share":
      "Porcentaje",
    "Show the number in the form, or give 0 a form `zero` where that is the only other number.":
      "Muestra el número en la forma, o da al 0 una forma `zero` si ese es el único otro número.",
    "Shows the Spanish text.":
      "Muestra el texto en español.",
    "Shows the changes as a unified diff, and writes nothing.":
      "Muestra los cambios como diff unificado y no escribe nada.",
    "Shows the findings beside the lines of a pull request, run by GitHub Actions.":
      "Muestra los hallazgos junto a las líneas de una solicitud de incorporación de cambios, ejecutado por GitHub Actions.",
    "Shows the plural form that 3 takes in Polish.":
      "Muestra la forma plural que el 3 toma en polaco.",
    "Shows the text that a program shows for a key, in any language.":
      "Muestra el texto que un programa muestra para una clave, en cualquier idioma.",
    "Shows the version.":
      "Muestra la versión.",
    "Shows this help.":
      "Muestra esta ayuda.",
    "Skip to the messages":
      "Ir a los mensajes",
    "State":
      "Estado",
    "Such forms are copies that nobody filled in: “1 files”. But many words do not change (German “1 Zeichen, 2 Zeichen”), so that the rule is off until it is asked for. Left alone are languages that leave a noun as it is after a number, such as Turkish and Hungarian, texts whose words are no longer than four letters (`%%lld min`), and translations of a plural whose source forms are all the same.":
      "Formas así son copias que nadie ha completado: «1 files». Pero muchas palabras no cambian (en alemán «1 Zeichen, 2 Zeichen»), de modo que la regla está desactivada mientras no se pida. Se dejan como están las lenguas que no cambian el sustantivo tras un número, como el turco y el húngaro, los textos cuyas palabras no pasan de cuatro letras (`%%lld min`) y las traducciones de un plural cuyas formas de origen son todas iguales.",
    "Suspicious":
      "Sospechoso",
    "SwiftUI and `AttributedString(localized:)` read Markdown: people see asterisks and not bold text, and a link that is lost leads nowhere. Compared are strong, emphasized and struck-through text, code and links, by their number and not by their order. A mark beside a space marks nothing, and neither does the end of `**“text”**` right before a letter, as in Chinese (CommonMark 0.31, section 6.2). Only source texts that have Markdown are looked at.":
      "SwiftUI y `AttributedString(localized:)` leen Markdown: se ven asteriscos y no texto en negrita, y un enlace perdido no lleva a ninguna parte. Se comparan el texto en negrita, en cursiva y tachado, el código y los enlaces, por su número y no por su orden. Una marca junto a un espacio no marca nada, y tampoco el final de `**“text”**` justo delante de una letra, como en chino (CommonMark 0.31, sección 6.2). Solo se miran los textos de origen que tienen Markdown.",
    "TABLE":
      "TABLA",
    "Take the tags of the source text, with their attributes, around the words they belong to.":
      "Toma las etiquetas del texto de origen, con sus atributos, alrededor de las palabras a las que pertenecen.",
    "Takes the German texts into the catalog.":
      "Recoge los textos alemanes en el catálogo.",
    "Takes translations from a file of “catalog export” into catalogs.":
      "Recoge en los catálogos las traducciones de un archivo de «catalog export».",
    "Tells how much of catalogs is translated, by locale and catalog.":
      "Dice cuánto de los catálogos está traducido, por idioma y catálogo.",
    "Texts that no code asks for cost translators' time. The mark is often wrong, though: Xcode sets it for keys that are built at run time, that code outside the target uses, that stand in a project which a generator such as Tuist rebuilds, and for all keys of a build without SWIFT_EMIT_LOC_STRINGS. Nothing removes such an entry by itself, and no other rule judges it.":
      "Los textos que ningún código pide cuestan tiempo de traducción. Pero la marca a menudo se equivoca: Xcode la pone a las claves que se componen en tiempo de ejecución, a las que usa código ajeno al target, a las que están en un proyecto que regenera una herramienta como Tuist, y a todas las claves de una compilación sin SWIFT_EMIT_LOC_STRINGS. Nada quita por sí solo una entrada así, y ninguna otra regla la examina.",
    "The app offers the language, and then a part of it stays in the source language: a new table that was never sent to the translators. missing-translation does not see that, because it asks for the locales that the catalog itself has. A region is served by its language (`es` serves `es-MX`). Left alone are catalogs with nothing to translate, and all where the locales are listed.":
      "La aplicación ofrece el idioma y luego una parte se queda en el idioma de origen: una tabla nueva que nunca se envió a traducir. missing-translation no lo ve, porque pide los locales que tiene el propio catálogo. A una región le sirve su idioma (`es` sirve para `es-MX`). No se avisa de los catálogos en los que no hay nada que traducir, ni de ninguno si se indican los locales.",
    "The argument or the format specifier of a substitution is missing or wrong.":
      "El argumento o el especificador de formato de una sustitución falta o es incorrecto.",
    "The catalog, and the file to write.":
      "El catálogo y el archivo que se escribe.",
    "The catalog.":
      "El catálogo.",
    "The catalogs: of formats with one language a file, those with the source texts.":
      "Los catálogos: en formatos con un idioma por archivo, los que tienen los textos de origen.",
    "The comment of an entry silences a rule with `catalog:disable RULE -- reason`, or `catalog:disable RULE(es, fr) -- reason` for some languages. When the fault is gone the comment stays, and hides the next fault of its kind. A misspelt name silences nothing at all. Rules that are off, and entries that are marked as not found in the code, are not judged; nor is anything in a run with `--locales`. An entry whose comment names `unused-suppression` keeps what it silences, such as a rule that finds something in one configuration alone.":
      "El comentario de una entrada silencia una regla con `catalog:disable REGLA -- motivo`, o con `catalog:disable REGLA(es, fr) -- motivo` para algunos idiomas. Cuando el fallo desaparece el comentario se queda, y oculta el siguiente fallo de su clase. Un nombre mal escrito no silencia nada. No se juzgan las reglas desactivadas ni las entradas marcadas como no encontradas en el código, ni nada en una ejecución con `--locales`. Una entrada cuyo comentario nombra `unused-suppression` conserva lo que silencia, como una regla que solo encuentra algo en una configuración.",
    "The configuration excludes all that is in %@: %@, by %@":
      "La configuración excluye todo lo que hay en %1$@: %2$@, por %3$@",
    "The configuration; without it, catalog.json in the current folder or the nearest one above it inside the repository. What the command line says counts more.":
      "La configuración; si no se indica, el catalog.json de la carpeta actual o el más cercano por encima de ella dentro del repositorio. Lo que dice la línea de comandos cuenta más.",
    "The device, for texts that vary by it.":
      "El dispositivo, para los textos que varían según él.",
    "The file cannot be read as a catalog.":
      "El archivo no se puede leer como catálogo.",
    "The file has every text that is to be translated, with its comment, the translation that is there, and a place for each plural form that the language needs. “catalog import” takes the translations back.":
      "El archivo tiene todos los textos que se traducen, con su comentario, la traducción que haya y un lugar para cada forma de plural que necesita el idioma. «catalog import» recoge las traducciones.",
    "The file has every text that is to be translated, with its comment, the translation that is there, and a place for each plural form that the language needs. “catalog import” takes the translations back. Several catalogs go into one file of XLIFF or one folder of Xcode, each as a part of its own.":
      "El archivo tiene cada texto que se ha de traducir, con su comentario, la traducción que ya existe y un lugar para cada forma plural que necesita el idioma. «catalog import» recoge las traducciones. Varios catálogos van en un archivo XLIFF o en una carpeta de Xcode, cada uno como una parte propia.",
    "The file is not laid out as Xcode writes it.":
      "El archivo no tiene el formato en que Xcode lo escribe.",
    "The file of the translator, and the catalogs that it was made of.":
      "El archivo del traductor y los catálogos de los que se hizo.",
    "The file to write.":
      "El archivo que se escribe.",
    "The first entry of a PO file says in which character set and language it is, and who made it. Programs guess what is not there, and `msgfmt -c` refuses a file without a header and warns of fields that are missing or still have the value of the template. The header of a template (.pot) is not looked at: it is meant to be filled in.":
      "La primera entrada de un archivo PO dice en qué juego de caracteres y en qué idioma está, y quién lo hizo. Los programas adivinan lo que falta, y `msgfmt -c` rechaza un archivo sin cabecera y avisa de los campos que faltan o que aún tienen el valor de la plantilla. La cabecera de una plantilla (.pot) no se examina: está para rellenarla.",
    "The folder of the compiled files; it is made where it is missing.":
      "La carpeta de los archivos compilados; se crea si no existe.",
    "The form is translated, reviewed and never shown. In Japanese, Chinese and Korean most such forms are copies of `other` and do no harm. A name that is no plural category, such as `singular` or `=1`, is worse: its numbers show `other`. `zero` is left alone: Apple takes it for the number 0 in every language. In MessageFormat it is no such thing, and the number 0 is `=0` there, and `0` in MessageFormat 2.":
      "La forma se traduce y se revisa, pero no se muestra nunca. En japonés, chino y coreano la mayoría de estas formas son copias de `other` y no hacen daño. Peor es un nombre que no es ninguna categoría del plural, como `singular` o `=1`: sus números muestran `other`. No se avisa de `zero`: Apple la usa para el número 0 en todos los idiomas. En MessageFormat no lo es, y el número 0 es allí `=0`, y `0` en MessageFormat 2.",
    "The format of every file that is read; without it and the configuration, names and contents of files tell.":
      "El formato de todos los archivos que se leen; sin la opción y sin la configuración, lo dicen los nombres y el contenido de los archivos.",
    "The format of the catalog.":
      "El formato del catálogo.",
    "The format of the compiled files: catalog, as without the option, is our own; apple is .strings and .stringsdict files in LANG.lproj folders, as Xcode compiles a String Catalog.":
      "El formato de los archivos compilados: catalog, como sin la opción, es el nuestro; apple son archivos .strings y .stringsdict en carpetas LANG.lproj, como Xcode compila un catálogo de cadenas.",
    "The format of the compiled files: catalog, as without the option, is our own; apple is .strings and .stringsdict files in LANG.lproj folders, as Xcode compiles a String Catalog; mo is LANG/LC_MESSAGES/TABLE.mo for gettext, which looks texts up by their keys; res is TABLE/LANG.txt, bundles of messages for ICU’s genrb.":
      "El formato de los archivos compilados: catalog, como sin la opción, es el nuestro; apple son archivos .strings y .stringsdict en carpetas LANG.lproj, como Xcode compila un String Catalog; mo es LANG/LC_MESSAGES/TABLE.mo para gettext, que busca los textos por sus claves; res es TABLE/LANG.txt, paquetes de mensajes para genrb de ICU.",
    "The format of the compiled files; catalog, as without the option, is our own.":
      "El formato de los archivos compilados; catalog, como sin la opción, es el nuestro.",
    "The format of the file to write.":
      "El formato del archivo que se escribe.",
    "The format of the file; without it, its name and content tell.":
      "El formato del archivo; sin la opción, lo dicen su nombre y su contenido.",
    "The format of the file; without it, its name tells.":
      "El formato del archivo; sin la opción, lo dice su nombre.",
    "The formats are those of the files’ names, or the ones that --from and --to name. Where a file holds one language, --locale says which.":
      "Los formatos son los de los nombres de los archivos, o los que indican --from y --to. Cuando un archivo contiene un solo idioma, --locale dice cuál.",
    "The formats are those of the files’ names, or the ones that --from and --to name: %@. Where a file holds one language, --locale says which.":
      "Los formatos son los que indican los nombres de los archivos, o los que nombran --from y --to: %@. Donde un archivo contiene un solo idioma, --locale dice cuál.",
    "The functions that the app registers, such as `app:shout`.":
      "Las funciones que registra la aplicación, como `app:shout`.",
    "The greatest length of a text whose comment names none.":
      "La longitud máxima de un texto cuyo comentario no indica ninguna.",
    "The header of a PO file is not there, or lacks a field or its value.":
      "Falta la cabecera de un archivo PO, o le falta un campo o su valor.",
    "The key, as it stands in the catalog.":
      "La clave, tal como está en el catálogo.",
    "The language of the source texts of files that do not name it; without it and the configuration, en.":
      "El idioma de los textos de origen de los archivos que no lo indican; sin la opción y sin la configuración, en.",
    "The language of the source texts of files that do not name it; without it and the configuration, that of the file whose path names no locale, else English.":
      "El idioma de los textos de origen de los archivos que no lo indican; sin la opción y sin la configuración, el del archivo cuya ruta no nombra ninguna configuración regional o, si no lo hay, el inglés.",
    "The language to translate into.":
      "El idioma al que se traduce.",
    "The language whose texts are written.":
      "El idioma cuyos textos se escriben.",
    "The length of a source text in columns below which it is not compared.":
      "La longitud de un texto de origen, en columnas, por debajo de la cual no se compara.",
    "The list of messages needs JavaScript.":
      "La lista de mensajes necesita JavaScript.",
    "The locale; without it, that of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).":
      "La configuración regional; sin ella, la del entorno (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).",
    "The locales that count; without it, those that the catalogs have.":
      "Los idiomas que cuentan; sin la opción, los que tienen los catálogos.",
    "The locales that must be there; without it, those that the catalogs have.":
      "Los locales que tiene que haber; sin la opción, los que tienen los catálogos.",
    "The locales to compile, besides the source language; without it, all of them.":
      "Los locales que se compilan, además del idioma de origen; sin la opción, todos.",
    "The name of the rule, as it stands in brackets behind a finding.":
      "El nombre de la regla, tal como figura entre corchetes detrás de un aviso.",
    "The paths of the patch start from “%@”; apply it there":
      "Las rutas del parche parten de «%@»; aplíquelo allí",
    "The program shows it as it is, or fails: a brace of i18next that is never closed, a conversion that Python does not have, a tag of an inline element without its end. Looked at are the texts of `i18next`, `fluent`, `python`, `braces` and the inline elements of XLIFF; printf formats belong to placeholder-invalid, the MessageFormats to icu-syntax and mf2-syntax.":
      "El programa lo muestra tal cual o falla: una llave de i18next que nunca se cierra, una conversión que Python no tiene, una etiqueta de un elemento en línea sin su final. Se examinan los textos de `i18next`, `fluent`, `python`, `braces` y los elementos en línea de XLIFF; los formatos de printf corresponden a placeholder-invalid, y los MessageFormat, a icu-syntax y mf2-syntax.",
    "The reader sees the name of the reference in braces in the place of its text. All files of the locale below the paths that are checked count, for programs load several of them together; what other projects have, such as the names of brands, is not seen.":
      "En lugar del texto, quien lee ve el nombre de la referencia entre llaves. Cuentan todos los archivos del locale que hay bajo las rutas examinadas, porque los programas cargan varios a la vez; lo que tienen otros proyectos, como los nombres de marcas, no se ve.",
    "The second word is what remains of an edited sentence, and eyes that know the text do not see it. Only languages that do not double words for their meaning are looked at, and what they say twice on purpose is left alone (French “vous vous”, German “die die”, English “that that”); so are translations of a source text that has a word twice itself, and words with a punctuation mark or a placeholder between them.":
      "La segunda palabra es lo que queda de una frase retocada, y los ojos que conocen el texto no la ven. Solo se miran las lenguas que no duplican palabras para darles significado, y lo que dicen dos veces a propósito se deja como está (en francés «vous vous», en alemán «die die», en inglés «that that»); también las traducciones de un texto de origen que tiene él mismo una palabra repetida, y las palabras separadas por un signo de puntuación o un marcador de posición.",
    "The shape of the list: for people (text, as without the option) or programs.":
      "La forma de la lista: para personas (text, igual que sin la opción) o para programas.",
    "The shape of the report: text for people, as without the option; json and sarif for programs; github for the annotations of GitHub Actions; gitlab for the code quality of merge requests; junit for other servers; xcode for a script of a build; markdown for a comment on a pull request.":
      "La forma del informe: text para personas, como sin la opción; json y sarif para programas; github para las anotaciones de GitHub Actions; gitlab para la calidad del código de las merge requests; junit para otros servidores; xcode para un script de una compilación; markdown para un comentario en una solicitud de incorporación de cambios.",
    "The shape of the report: text for people, as without the option; json for programs; html for one page with everything that is missing or suspicious; badge for shields.io; markdown for a comment on a pull request.":
      "La forma del informe: text para personas, como sin la opción; json para programas; html para una página con todo lo que falta o es sospechoso; badge para shields.io; markdown para un comentario en una pull request.",
    "The share that every locale has to reach, or with LOCALE=PERCENT a single one; the exact fraction counts. May be repeated, and replaces what the configuration asks for.":
      "El porcentaje que debe alcanzar cada idioma o, con LOCALE=PORCENTAJE, uno solo; cuenta la fracción exacta. Se puede repetir, y sustituye a lo que pide la configuración.",
    "The source text has changed since the base, and the translation has not.":
      "El texto de origen ha cambiado desde la base y la traducción no.",
    "The source text has two or more arguments without positions.":
      "El texto de origen tiene dos o más argumentos sin posiciones.",
    "The source text numbers its arguments, and the translation does not.":
      "El texto de origen numera sus argumentos y la traducción no.",
    "The states that count as translated beside “translated” itself: needs_review, machine_translated.":
      "Los estados que cuentan como traducidos además del propio «translated»: needs_review, machine_translated.",
    "The syntax is right, and what it says cannot be: a variable is declared twice, two variants have the same keys, no variant serves all other values, a selector has no function, a variant has more or fewer keys than there are selectors, an option stands twice. Such a message cannot be compiled. Reported is also what fails whatever values are passed, so that people read `{$name}` in place of a value: a function that there is not, a literal that its function cannot work with, a value that an option cannot have, a key that no value fits.":
      "La sintaxis es correcta, y lo que dice no puede ser: una variable se declara dos veces, dos variantes tienen las mismas claves, ninguna variante sirve para los demás valores, un selector no tiene función, una variante tiene más o menos claves que selectores hay, una opción está repetida. Un mensaje así no se puede compilar. También se avisa de lo que falla con cualquier valor, de modo que se lee `{$name}` en lugar del valor: una función que no existe, un literal con el que su función no puede trabajar, un valor que una opción no puede tener, una clave a la que no corresponde ningún valor.",
    "The table; without it, Localizable, or the only one that is there.":
      "La tabla; sin ella, Localizable o la única que haya.",
    "The term in the source language.":
      "El término en el idioma de origen.",
    "The text cannot be compiled, and people see nothing of it. Looked at are the catalogs whose syntax is `mf1`. The styles of numbers and dates are read as well: ICU refuses a skeleton or a pattern that it does not know. Reported is also what ICU reads and nobody means: a type that there is not, a selector that stands twice, and an apostrophe that takes an argument for text: the one in `l'{name}` begins a quotation, and people read `l{name}`. Braces between apostrophes are left alone where the source text does not have the argument.":
      "El texto no se puede compilar y no se llega a ver. Se examinan los catálogos cuya sintaxis es `mf1`. También se leen los estilos de números y fechas: ICU rechaza un esqueleto o un patrón que no conoce. También se avisa de lo que ICU lee y nadie quiere decir: un tipo que no existe, un selector repetido y un apóstrofo que convierte un argumento en texto: el de `l'{name}` abre una cita, y se lee `l{name}`. No se avisa de las llaves entre apóstrofos si el texto original no tiene el argumento.",
    "The text cannot be compiled, and people see nothing of it. Looked at are the catalogs whose syntax is `mf2`.":
      "El texto no se puede compilar y no se llega a ver. Se examinan los catálogos cuya sintaxis es `mf2`.",
    "The text is found as the run time finds it: by the locale that is asked for, its parents, and the source language. It is formatted with the arguments in their order: a whole number, a number with decimals, or a text. Without any, it is shown as it stands.":
      "El texto se busca como lo hace la biblioteca de ejecución: por la configuración regional pedida, las que la contienen y el idioma de origen. Se le da formato con los argumentos en su orden: un número entero, un número con decimales o un texto. Sin argumentos se muestra tal cual.",
    "The value of the next argument; “--arg” may be given several times.":
      "El valor del siguiente argumento; «--arg» puede darse varias veces.",
    "The words of a select argument are values of the program, and no text: a translated or misspelt one is never selected, and people see the text for `other`. So they do where a word of the source text is missing. A translation that does not select by the argument at all is left alone, as is one that selects by an argument by which the source text does not.":
      "Las palabras de un argumento select son valores del programa y no texto: una traducida o mal escrita no se selecciona nunca, y se ve el texto de `other`. Lo mismo ocurre si falta una palabra del texto original. No se avisa de una traducción que no selecciona por el argumento, ni de una que selecciona por un argumento por el que el texto original no lo hace.",
    "The words of which a translation has to have one.":
      "Las palabras de las que una traducción debe tener una.",
    "The words that a translation must not have.":
      "Las palabras que una traducción no debe tener.",
    "This clone is shallow. Fetch the revision with its history: “git fetch --unshallow %@”, or “fetch-depth: 0” for actions/checkout.":
      "Este clon es superficial. Trae la revisión con su historia: «git fetch --unshallow %@», o «fetch-depth: 0» para actions/checkout.",
    "To review":
      "Por revisar",
    "Translate the new text. If the translation is still right, nothing needs to be done; to keep it in sight, set its state to `needs_review`.":
      "Traduce el texto nuevo. Si la traducción sigue siendo correcta no hay que hacer nada; para no perderla de vista, pon su estado en `needs_review`.",
    "Translate the text, or mark the key as one that is not to be translated.":
      "Traduce el texto, o marca la clave como una que no se traduce.",
    "Translate the text; Xcode then sets its state to `translated`.":
      "Traduce el texto; Xcode cambia entonces su estado a `translated`.",
    "Translated":
      "Traducido",
    "Translation coverage":
      "Cobertura de la traducción",
    "Turns a rule off, or on with a severity: off, info, warning or error. May be repeated; the last setting of a rule counts.":
      "Desactiva una regla, o la activa con una gravedad: off, info, warning o error. Se puede repetir; cuenta el último ajuste de cada regla.",
    "Two files that are compiled into one table give a key different texts.":
      "Dos archivos que se compilan en una misma tabla dan textos distintos a una clave.",
    "Two keys have the same source text and the same translations.":
      "Dos claves tienen el mismo texto de origen y las mismas traducciones.",
    "Two keys that the developers manage differ only in upper and lower case.":
      "Dos claves que gestionan los desarrolladores solo se distinguen por las mayúsculas y minúsculas.",
    "Type the letter again with the keyboard of the language.":
      "Escribe de nuevo la letra con el teclado del idioma.",
    "U+0000 cannot stand in a message; remove it":
      "U+0000 no puede estar en un mensaje; quítalo",
    "U+FFFD stands where a tool could not read a character, and `Ã` beside `©` where it read `é` in UTF-8 as a Western encoding; what was there is lost, or people have to guess it. Reported are only sequences that no language writes. Translations may have what the source text has.":
      "U+FFFD está donde una herramienta no pudo leer un carácter, y `Ã` junto a `©` donde leyó `é` en UTF-8 como una codificación occidental; lo que había se ha perdido o hay que adivinarlo. Solo se informa de secuencias que ningún idioma escribe. Las traducciones pueden tener lo que tiene el texto de origen.",
    "Usage":
      "Uso",
    "Use one key in both places, or say in the comments why there are two.":
      "Usa una sola clave en los dos lugares, o di en los comentarios por qué hay dos.",
    "Use one translation, or say in the comments of the keys how they differ.":
      "Usa una sola traducción, o di en los comentarios de las claves en qué se distinguen.",
    "Use the conversion of the source text, and positions where the order differs: %%2$lld … %%1$@.":
      "Usa la conversión del texto de origen, y posiciones si el orden es otro: %%2$lld … %%1$@.",
    "Use the conversion of the source text.":
      "Usa la conversión del texto de origen.",
    "Use the marks of the language, an opening and a closing one.":
      "Usa las comillas de la lengua, una que abra y otra que cierre.",
    "Use the word of the glossary, or add to it the form that the sentence needs.":
      "Usa la palabra del glosario o añádele la forma que pide la frase.",
    "Use the words of the source text, each of them.":
      "Usa las palabras del texto original, todas ellas.",
    "VALUE":
      "VALOR",
    "Vary the text by plural, in the source language and in the translations.":
      "Haz que el texto varíe según el plural, en la lengua de origen y en las traducciones.",
    "Warnings":
      "Advertencias",
    "What follows runs in the wrong direction, up to the end of the paragraph and in texts that the program joins to it. Embeddings and overrides (U+202A, U+202B, U+202D, U+202E) are closed by U+202C, isolates (U+2066 to U+2068) by U+2069, in the same paragraph and in order (UAX 9).":
      "Lo que sigue va en la dirección equivocada, hasta el final del párrafo y en los textos que el programa añade. Las incrustaciones y anulaciones (U+202A, U+202B, U+202D, U+202E) se cierran con U+202C y los aislamientos (de U+2066 a U+2068) con U+2069, en el mismo párrafo y en orden (UAX 9).",
    "What people write there reaches nobody, or somebody else. Upper and lower case do not matter. Addresses that only show how one looks, `name@example.com`, may be translated.":
      "Lo que se escribe a esa dirección no llega a nadie, o llega a otra persona. Las mayúsculas no importan. Las direcciones que solo muestran qué aspecto tiene una, `name@example.com`, se pueden traducir.",
    "What remains: %@":
      "Lo que queda: %@",
    "What the length is counted in: characters as people see them, or columns.":
      "En qué se cuenta la longitud: caracteres tal como los ven las personas, o columnas.",
    "What the other format cannot hold is named and nothing is written; with --lossy it is left out, and named all the same.":
      "Lo que el otro formato no admite se nombra y no se escribe nada; con --lossy se omite, y se nombra igualmente.",
    "What the project has agreed on.":
      "Lo que el proyecto ha acordado.",
    "When to use colours; auto, as without the option, means on a terminal.":
      "Cuándo usar colores; auto, igual que sin la opción, significa en un terminal.",
    "Where a key is renamed in code alone, the new key comes without translations and the old one stays behind with them: two faults that are one, and the translators are asked for what they have done. The rule needs `--base`. It tells a renamed key by its source text, which no other key that came or went may have, and says so in the place of `missing-translation` and `stale-key`. A key that took all its translations along is no more than an info.":
      "Cuando se cambia el nombre de una clave solo en el código, la clave nueva llega sin traducciones y la antigua se queda con ellas: dos fallos que son uno, y a los traductores se les pide lo que ya han hecho. La regla necesita `--base`. Reconoce una clave con otro nombre por su texto de origen, que no puede tener ninguna otra clave que haya llegado o se haya ido, y lo dice en lugar de `missing-translation` y `stale-key`. Una clave que se llevó todas sus traducciones no pasa de nota.",
    "Whether translations keep the term as it is.":
      "Si las traducciones dejan el término como está.",
    "White space at an end is there because the text is put together with another one: where it is missing, two words run into each other, and where it is too much, a title is out of line. Languages that write without spaces may leave it out. How many spaces or line ends there are does not matter here.":
      "El espacio en blanco de un extremo está ahí porque el texto se une con otro: donde falta, dos palabras quedan pegadas, y donde sobra, un título queda desalineado. Las lenguas que se escriben sin espacios pueden prescindir de él. Cuántos espacios o saltos de línea sean no importa aquí.",
    "Whoever finds `catalog:disable` in a comment a year later cannot tell whether the fault was looked at or only hidden, and translators read the comment, too. The rule is silenced all the same.":
      "Quien encuentra `catalog:disable` en un comentario un año después no puede saber si el fallo se examinó o solo se ocultó, y los traductores también leen el comentario. La regla se silencia de todos modos.",
    "Whole entry":
      "Entrada entera",
    "With %%d for %%lld the upper half of the number is cut off: 5,000,000,000 is shown as 705,032,704. The app does not crash, and small numbers look right, so nobody notices in a test. Conversions of the same width, such as %%ld and %%lld on 64-bit platforms, may differ.":
      "Con %%d en lugar de %%lld se pierde la mitad superior del número: 5 000 000 000 se muestra como 705 032 704. La aplicación no se cierra y los números pequeños se ven bien, así que nadie lo nota en una prueba. Las conversiones de la misma anchura, como %%ld y %%lld en plataformas de 64 bits, pueden diferir.",
    "With --fix: writes no catalog, and prints what would change as a unified diff in the place of the report.":
      "Con --fix: no escribe ningún catálogo e imprime lo que cambiaría como un diff unificado en lugar del informe.",
    "Without any PATH, the paths in the environment variable CATALOG_PATHS are checked, one a line; without that, the current folder.":
      "Sin ninguna RUTA se comprueban las rutas de la variable de entorno CATALOG_PATHS, una por línea; sin ella, la carpeta actual.",
    "Without positions the arguments are taken in the order of the translation. Where the sentence turns two names around, they are silently swapped; and the next person who moves a word swaps them without knowing. Texts with one argument need no position.":
      "Sin posiciones, los argumentos se toman en el orden de la traducción. Si la frase invierte dos nombres, quedan intercambiados sin que nadie lo note; y la próxima persona que mueva una palabra los intercambiará sin saberlo. Los textos con un solo argumento no necesitan posición.",
    "Words that are right in every language.":
      "Palabras que son correctas en todos los idiomas.",
    "Words that are right in one language.":
      "Palabras que son correctas en un idioma.",
    "Write %%%% for a percent sign, and the whole placeholder, such as %%1$@, for an argument.":
      "Escribe %%%% para un signo de porcentaje, y el marcador completo, como %%1$@, para un argumento.",
    "Write the `Plural-Forms` of the language, and one msgstr[…] for each of its forms.":
      "Escriba el `Plural-Forms` del idioma y un msgstr[…] para cada una de sus formas.",
    "Write the address of the source text, or that of the same page in the language.":
      "Escribe la dirección del texto de origen o la de la misma página en el idioma.",
    "Write the address of the source text.":
      "Escribe la dirección del texto de origen.",
    "Write the character that was meant; a JSON file needs no more than one backslash.":
      "Escribe el carácter que se quería; un archivo JSON no necesita más de una barra inversa.",
    "Write the character that was there; it may still be in an earlier version of the file.":
      "Escribe el carácter que había; quizá esté todavía en una versión anterior del archivo.",
    "Write the form for each number, or make the message one text without forms.":
      "Escribe la forma de cada número, o haz del mensaje un solo texto sin formas.",
    "Write the letter of the language, or the text that belongs there.":
      "Escribe la letra del idioma o el texto que va ahí.",
    "Write the missing text, or a form `other` for all devices that are not named.":
      "Escribe el texto que falta, o una forma `other` para todos los dispositivos que no se nombran.",
    "Write the number of the source text, in the digits and separators of the language.":
      "Escribe el número del texto de origen, con las cifras y los separadores del idioma.",
    "Write the placeholder as the source text has it.":
      "Escriba el marcador como lo tiene el texto de origen.",
    "Write the reason behind two hyphens: `catalog:disable RULE -- reason`.":
      "Escribe el motivo detrás de dos guiones: `catalog:disable REGLA -- motivo`.",
    "Write the text in form C; most editors and ICU’s uconv convert it.":
      "Escribe el texto en forma C; la mayoría de los editores y uconv, de ICU, lo convierten.",
    "Write the text, or remove the localization so that the source text is shown.":
      "Escribe el texto, o quita la localización para que se muestre el texto de origen.",
    "Write the translation, or set its state to `new`.":
      "Escribe la traducción, o pon su estado en `new`.",
    "Writes a PO file with the source texts and the German ones.":
      "Escribe un archivo PO con los textos originales y los alemanes.",
    "Writes a catalog in another format.":
      "Escribe un catálogo en otro formato.",
    "Writes a page that lists what is missing or suspicious.":
      "Escribe una página con la lista de lo que falta o es sospechoso.",
    "Writes a report for code scanning (SARIF 2.1.0).":
      "Escribe un informe para el análisis de código (SARIF 2.1.0).",
    "Writes a report for programs, and fails on warnings too.":
      "Escribe un informe para programas y falla también con advertencias.",
    "Writes a report of code quality for a merge request of GitLab.":
      "Escribe un informe de calidad del código para una merge request de GitLab.",
    "Writes build/Localizable.catalog.":
      "Escribe build/Localizable.catalog.",
    "Writes build/de.lproj/Localizable.strings, its .stringsdict, and so on.":
      "Escribe build/de.lproj/Localizable.strings, su .stringsdict, etcétera.",
    "Writes build/de/LC_MESSAGES/app.mo, and so on.":
      "Escribe build/de/LC_MESSAGES/app.mo, etc.",
    "Writes the German texts as a .strings file.":
      "Escribe los textos alemanes como archivo .strings.",
    "Writes the badge of a locale for shields.io.":
      "Escribe el distintivo de un idioma para shields.io.",
    "Writes the baseline: a new one with every finding; an old one without what no longer occurs.":
      "Escribe la línea base: una nueva, con todos los hallazgos; una existente, sin los que ya no ocurren.",
    "Writes the folder that Xcode imports; its name is that of the language.":
      "Escribe la carpeta que importa Xcode; su nombre es el del idioma.",
    "Writes the report to a file, which is replaced only when the report is complete; “-” is standard output.":
      "Escribe el informe en un archivo, que solo se sustituye cuando el informe está completo; «-» es la salida estándar.",
    "Writes the texts for translation into German.":
      "Escribe los textos para traducirlos al alemán.",
    "Writes the texts of an Android app, with those of res/values-pl/strings.xml.":
      "Escribe los textos de una aplicación de Android, con los de res/values-pl/strings.xml.",
    "Writes the texts of one language for translators.":
      "Escribe los textos de un idioma para los traductores.",
    "Writes what would be corrected as a patch, here with a rule that is off by default.":
      "Escribe como parche lo que se corregiría, aquí con una regla desactivada de forma predeterminada.",
    "XLIFF %@ has the namespace %@; correct the namespace, or the version":
      "XLIFF %1$@ tiene el espacio de nombres %2$@; corrige el espacio de nombres, o la versión",
    "XML has the character U+%@, so <cp> must not stand for it; write the character itself":
      "XML tiene el carácter U+%@, así que <cp> no debe representarlo; escribe el carácter mismo",
    "Xcode begins a new line here (places in this file that differ: %@)":
      "Xcode empieza aquí una línea nueva (lugares de este archivo que difieren: %@)",
    "Xcode begins this line with %@ spaces and has no other white space here (places in this file that differ: %@)":
      "Xcode empieza esta línea con %1$@ espacios y no tiene aquí otro espacio en blanco (lugares de este archivo que difieren: %2$@)",
    "Xcode ends lines with LF alone (places in this file that differ: %@)":
      "Xcode termina las líneas solo con LF (lugares de este archivo que difieren: %@)",
    "Xcode makes a Swift symbol of each key that was added by hand. Those of `Save_title` and `save_title` have one name, and the build fails. Keys that were extracted from code are left alone: they have no symbol, and `Open` and `open` may both be texts. So are keys whose symbols are turned off.":
      "Xcode crea un símbolo de Swift para cada clave añadida a mano. Los de `Save_title` y `save_title` tienen el mismo nombre, y la compilación falla. Las claves extraídas del código se dejan como están: no tienen símbolo, y tanto `Open` como `open` pueden ser textos. También las claves cuyos símbolos están desactivados.",
    "Xcode marks translations for review when the source text changes, and people do so when they are not sure. It counts them as translated and puts them into the app as they are. Each translation is reported once, at its first text in this state. Left alone are source texts without a single letter, such as `%%@%%@`.":
      "Xcode marca las traducciones para revisión cuando cambia el texto de origen, y las personas lo hacen cuando no están seguras. Las cuenta como traducidas y las incluye en la aplicación tal cual. De cada traducción se avisa una sola vez, en su primer texto en este estado. No se avisa de los textos de origen sin una sola letra, como `%%1$@%%2$@`.",
    "Xcode sorts all names whenever it saves the file: by letters and not by their codes, digits as numbers, lower case before upper case (`2 items`, `10 items`, `Add word`, `Add Word`, `zh-Hans`, `zh-HK`). What a script or a merge put in another place moves with the next change in Xcode, and branches that both add keys at the end conflict. Reported is the first name of a file that has to move, once a file. The rule is off by default, because scripts of some projects sort in another way.":
      "Xcode ordena todos los nombres cada vez que guarda el archivo: por letras y no por sus códigos, los dígitos como números, las minúsculas antes que las mayúsculas (`2 items`, `10 items`, `Add word`, `Add Word`, `zh-Hans`, `zh-HK`). Lo que un script o una fusión puso en otro lugar se mueve con el siguiente cambio en Xcode, y las ramas que añaden claves al final entran en conflicto. Se avisa del primer nombre de un archivo que tiene que moverse, una vez por archivo. La regla está desactivada de forma predeterminada, porque los scripts de algunos proyectos ordenan de otra manera.",
    "Xcode writes `%@` and not `%@` (places in this file that differ: %@)":
      "Xcode escribe `%1$@` y no `%2$@` (lugares de este archivo que difieren: %3$@)",
    "Xcode writes no byte order mark (places in this file that differ: %@)":
      "Xcode no escribe ninguna marca de orden de bytes (lugares de este archivo que difieren: %@)",
    "Xcode writes no white space before a comma (places in this file that differ: %@)":
      "Xcode no escribe espacio en blanco antes de una coma (lugares de este archivo que difieren: %@)",
    "Xcode writes nothing before the first brace (places in this file that differ: %@)":
      "Xcode no escribe nada antes de la primera llave (lugares de este archivo que difieren: %@)",
    "Xcode writes nothing behind the last brace, no line end either (places in this file that differ: %@)":
      "Xcode no escribe nada detrás de la última llave, tampoco un fin de línea (lugares de este archivo que difieren: %@)",
    "Xcode writes one empty line between the brackets where nothing stands in them (places in this file that differ: %@)":
      "Xcode escribe una línea vacía entre los corchetes o llaves que no contienen nada (lugares de este archivo que difieren: %@)",
    "Xcode writes one space on each side of a colon (places in this file that differ: %@)":
      "Xcode escribe un espacio a cada lado de los dos puntos (lugares de este archivo que difieren: %@)",
    "Xcode writes the whole file anew whenever it saves it. Where a script or an editor has laid it out in another way, the next change of one text changes every line, and nobody sees in a review what it was. White space and escapes that nobody needs are looked at, and reported once a file at the first place. The rule is off by default, because projects whose catalogs are written by another tool have a style of their own. The order of keys is left to sort-order.":
      "Xcode escribe de nuevo el archivo entero cada vez que lo guarda. Si un script o un editor le ha dado otro formato, el siguiente cambio de un solo texto cambia todas las líneas, y nadie ve en una revisión cuál era. Se miran el espacio en blanco y los escapes que nadie necesita, y se avisa una vez por archivo, en el primer lugar. La regla está desactivada de forma predeterminada, porque los proyectos cuyos catálogos escribe otra herramienta tienen un estilo propio. Del orden de las claves se ocupa sort-order.",
    "Xcode writes “%@” behind “%@” (names out of order in this file: %@)":
      "Xcode escribe «%1$@» detrás de «%2$@» (nombres desordenados en este archivo: %3$@)",
    "Xcode writes “%@” first (names out of order in this file: %@)":
      "Xcode escribe «%1$@» en primer lugar (nombres desordenados en este archivo: %2$@)",
    "YAML has no control characters; write an escape in quotation marks":
      "YAML no admite caracteres de control; escribe una secuencia de escape entre comillas",
    "YAML has no such escape; double the backslash":
      "YAML no tiene esa secuencia de escape; duplica la barra invertida",
    "YAML is indented with spaces alone; replace the tab":
      "en YAML solo se sangra con espacios; sustituye la tabulación",
    "\\u needs four hexadecimal digits, as in \\u00A0":
      "\\u necesita cuatro dígitos hexadecimales, como en \\u00A0",
    "`$t()` names no other text; write its key":
      "`$t()` no nombra otro texto; escribe su clave",
    "`$t(` has no `)`, and is shown as it is; close it":
      "`$t(` no tiene `)`, y se muestra tal cual; ciérralo",
    "`%%n` writes to memory and is refused; write `%%%%n` for the text, or `\\n` for a new line":
      "`%%n` escribe en la memoria y se rechaza; escribe `%%%%n` para el texto, o `\\n` para un salto de línea",
    "`%@` and others: some placeholders have positions and some have none; number all of them":
      "`%@` y otros: unos marcadores tienen posición y otros no; numéralos todos",
    "`%@` closes a quotation in %@ that nothing opens; write `%@`":
      "`%1$@` cierra en «%2$@» una cita que nada abre; escribe `%3$@`",
    "`%@` has a length that its conversion cannot have; write it as in the source text":
      "`%@` tiene una longitud que su conversión no admite; escríbelo como en el texto de origen",
    "`%@` in %@ is %@: show the number %@":
      "`%1$@` en «%2$@» es %3$@: muestra el número %4$@",
    "`%@` in %@ is also %@: show the number %@":
      "`%1$@` en «%2$@» es también %3$@: muestra el número %4$@",
    "`%@` in %@ is also %@: show the number %@ or add a form `%@`":
      "`%1$@` en «%2$@» es también %3$@: muestra el número %4$@ o añade una forma `%5$@`",
    "`%@` is a width and no position; did you mean `%@`?":
      "`%1$@` es una anchura y no una posición; ¿querías decir `%2$@`?",
    "`%@` is no placeholder; did you mean `%@`?":
      "`%1$@` no es un marcador; ¿querías decir `%2$@`?",
    "`%@` is no quotation mark of %@; write `%@`":
      "`%1$@` no es una comilla de «%2$@»; escribe `%3$@`",
    "`%@` is no simple placeholder as those of the source text are; write one digit, without “L”":
      "`%@` no es un marcador simple como los del texto de origen; escribe una sola cifra, sin «L»",
    "`%@` is no substitution; write `%%#@name@`":
      "`%@` no es una sustitución; escribe `%%#@name@`",
    "`%@` is shown as it is, because its percent sign is not the ASCII one; write %@":
      "`%1$@` se muestra tal cual, porque su signo de porcentaje no es el ASCII; escribe %2$@",
    "`%@` is taken for %@, and in the source text for %@; use it as the source text does":
      "`%1$@` se toma por %2$@, y en el texto original por %3$@; úsalo como el texto original",
    "`%@` names no argument; positions go from 1 to 255":
      "`%@` no designa ningún argumento; las posiciones van de 1 a 255",
    "`%@` opens a quotation before the first one is closed; in %@ write `%@`, and inside it `%@…%@`":
      "`%1$@` abre una cita antes de que se cierre la primera; en «%2$@» escribe `%3$@`, y dentro `%4$@…%5$@`",
    "`%@` opens a quotation in %@ that nothing closes; write `%@`":
      "`%1$@` abre en «%2$@» una cita que nada cierra; escribe `%3$@`",
    "`%@` reads %@ of argument %@, and the source text passes %@; write `%%%@`, or large numbers are shown wrong":
      "`%1$@` lee %2$@ del argumento %3$@, y el texto de origen pasa %4$@; escribe `%%%5$@`, o los números grandes se mostrarán mal",
    "`%@` reads argument %@ as %@, and the source text passes %@; write `%%%@$%@`":
      "`%1$@` lee el argumento %2$@ como %3$@, y el texto de origen pasa %4$@; escribe `%%%5$@$%6$@`",
    "`%@` reads argument %@ in another size or with another sign than the source text; write `%%%@$%@`":
      "`%1$@` lee el argumento %2$@ con otro tamaño u otro signo que el texto de origen; escriba `%%%3$@$%4$@`",
    "`%@` reads as a placeholder; write `%%%%` for a percent sign":
      "`%@` se lee como un marcador; escribe `%%%%` para un signo de porcentaje",
    "`%@` shows its value as `%@`, and the source text as `%@`; write it as the source text does":
      "`%1$@` muestra su valor como `%2$@` y el texto de origen como `%3$@`; escríbelo como el texto de origen",
    "`%@` stands here for the second time, so this text is never shown; remove it or correct the selector":
      "`%@` está aquí por segunda vez, así que este texto no se muestra nunca; quítalo o corrige el selector",
    "`Plural-Forms` says how many forms a text has and which number takes which. Where it is missing or is no formula, every number takes the form of a Germanic language; where an entry has fewer forms than it says, some numbers have no text. `msgfmt -c` refuses such a file.":
      "`Plural-Forms` dice cuántas formas tiene un texto y qué número lleva cada una. Donde falta o no es una fórmula, cada número recibe la forma de una lengua germánica; donde una entrada tiene menos formas que las que dice, algunos números no tienen texto. `msgfmt -c` rechaza un archivo así.",
    "`TODO`, `FIXME`, `xxx`, “lorem ipsum”, “translate me”, or nothing but a dash or a question mark: somebody meant to come back, and the state says that the text is done. Left alone is what the source text has as well, “todo” in languages that have the word, and a lone sign for a source text of one or two words that may mean that, such as “None”.":
      "`TODO`, `FIXME`, `xxx`, «lorem ipsum», «translate me», o nada más que una raya o un signo de interrogación: alguien pensaba volver, y el estado dice que el texto está hecho. Se deja como está lo que también tiene el texto de origen, «todo» en las lenguas que tienen esa palabra, y un signo solo para un texto de origen de una o dos palabras que puede significar eso, como «None».",
    "`{{` without `}}` on the same line is shown as it is; close it":
      "`{{` sin `}}` en la misma línea se muestra tal cual; ciérralo",
    "`}}` without `{{` is shown as it is; open it or remove it":
      "`}}` sin `{{` se muestra tal cual; ábrelo o elimínalo",
    "`é` as `e` and an accent looks like `é` and is another text for search, comparison and length, and some fonts draw it badly. Such text comes from names of files on a Mac or out of PDF files. Reported are letters in parts and marks in the wrong order. Left alone are single characters that normalization would replace: it would lose the Greek question mark, the sign for ohm, letters of Devanagari and Hebrew as keyboards write them, and variants of Han characters.":
      "`é` escrita como `e` y un acento se ve como `é`, pero es otro texto para la búsqueda, la comparación y la longitud, y algunos tipos de letra la dibujan mal. Estos textos vienen de nombres de archivos en un Mac o de archivos PDF. Se informa de letras por partes y de marcas en otro orden. Se dejan en paz los caracteres sueltos que la normalización sustituiría: se perderían el signo de interrogación griego, el símbolo de ohmio, las letras del devanagari y del hebreo tal como las escriben los teclados y las variantes de los caracteres han.",
    "a C string":
      "una cadena de C",
    "a NUL byte cannot stand in a PO file; remove it":
      "en un archivo PO no puede haber un byte NUL; quítalo",
    "a NUL byte, which no text has; the file is damaged, or is not UTF-8":
      "un byte NUL, que ningún texto contiene; el archivo está dañado o no es UTF-8",
    "a String Catalog":
      "un String Catalog",
    "a String Catalog needs the field “%@”, %@; add it, or rename the file if it is none":
      "un String Catalog necesita el campo «%1$@», %2$@; añádelo, o cambia el nombre del archivo si no lo es",
    "a UTF-16 string":
      "una cadena UTF-16",
    "a backslash in a string escapes only \" \\ / b f n r t or uXXXX; write \\\\ for a backslash":
      "una barra invertida en una cadena solo puede preceder a \" \\ / b f n r t o uXXXX; escribe \\\\ para una barra invertida",
    "a brace that is shown needs use-escaping: true, which the file does not have":
      "una llave que se muestra necesita use-escaping: true, que el archivo no tiene",
    "a bundle is a table; write “:table” or nothing":
      "un paquete de recursos es una tabla; escriba «:table» o nada",
    "a character":
      "un carácter",
    "a character was lost here and replaced by U+FFFD; write it again":
      "aquí se perdió un carácter y U+FFFD ocupa su lugar; escríbelo de nuevo",
    "a colon and a space begin a value here; put the text in quotation marks":
      "dos puntos y un espacio inician aquí un valor; escribe el texto entre comillas",
    "a column with this name stands before; remove one of the two":
      "ya hay antes una columna con este nombre; elimine una de las dos",
    "a comment cannot stand between the lines with “#|” and the entry; move it before them":
      "un comentario no puede estar entre las líneas con «#|» y la entrada; ponlo delante de ellas",
    "a comment cannot stand inside an entry, which here still has no “msgstr”; move it before the entry, or finish that":
      "un comentario no puede estar dentro de una entrada, que aquí aún no tiene «msgstr»; ponlo delante de la entrada o termínala",
    "a comment has either value or ref; remove one of the two":
      "un comentario tiene value o ref; quita uno de los dos",
    "a comment needs its text; add value, or ref to a note of the unit":
      "un comentario necesita su texto; añade value, o ref a una nota de la unidad",
    "a comment of XML holds no two hyphens in a row":
      "un comentario de XML no contiene dos guiones seguidos",
    "a control character":
      "un carácter de control",
    "a control character stands inside a string; write \\u00%@":
      "hay un carácter de control dentro de una cadena; escribe \\u00%@",
    "a copy has the data of its original; remove %@":
      "una copia tiene los datos de su original; quita %@",
    "a date":
      "una fecha",
    "a date skeleton was expected, as in ::yMMMd; correct it":
      "se esperaba un esqueleto de fecha, como en ::yMMMd; corrígelo",
    "a decimal number":
      "un número decimal",
    "a dictionary":
      "un diccionario",
    "a dictionary of forms":
      "un diccionario de formas",
    "a digit was expected; complete the number":
      "se esperaba una cifra; complete el número",
    "a double":
      "un double",
    "a file of %@ holds one catalog; export several as XLIFF or as a folder “%@.xcloc”":
      "un archivo de %1$@ contiene un solo catálogo; exporte varios como XLIFF o como una carpeta «%2$@.xcloc»",
    "a file of %@ holds one language; name it with “--locale”: %@":
      "un archivo de %1$@ contiene un solo idioma; indícalo con «--locale»: %2$@",
    "a file of the format holds one locale; name one":
      "un archivo del formato contiene una sola configuración regional; indica una",
    "a form of a variation":
      "una forma de una variación",
    "a fragment identifier names at most a file, then a group or a unit, then one thing in it":
      "un identificador de fragmento nombra como mucho un archivo, luego un grupo o una unidad, y luego una sola cosa en ellos",
    "a function, option, attribute or “}” was expected here":
      "aquí se esperaba una función, una opción, un atributo o «}»",
    "a glossary entry needs a translation or a definition; add one":
      "una entrada de glosario necesita una traducción o una definición; añade una",
    "a key is at the same time a table of other keys":
      "una clave es al mismo tiempo una tabla de otras claves",
    "a key is “*” or a literal; quote other values: “|…|”":
      "una clave es «*» o un literal; pon los demás valores entre barras: «|…|»",
    "a key needs a colon and a space behind it; add them":
      "tras una clave hacen falta dos puntos y un espacio; añádelos",
    "a key that begins with @ describes another one":
      "una clave que empieza por @ describe otra",
    "a key was expected in the brackets of the variant; add it":
      "se esperaba una clave en los corchetes de la variante; añádala",
    "a key, or “}” behind the last one, was expected here; add it":
      "se esperaba aquí una clave, o «}» tras la última; añádala",
    "a line ends inside a string; write \\n for a line end, or close the string":
      "una línea termina dentro de una cadena; escribe \\n para un fin de línea, o cierra la cadena",
    "a literal or variable was expected after “=”; quote other values: “|…|”":
      "detrás de «=» se esperaba un literal o una variable; pon los demás valores entre barras: «|…|»",
    "a literal was expected after “=”; quote other values: “|…|”":
      "detrás de «=» se esperaba un literal; pon los demás valores entre barras: «|…|»",
    "a localization":
      "una localización",
    "a long double":
      "un long double",
    "a machine made the translation in %@, and Xcode puts it into the app as it is; check it and mark it as translated":
      "la traducción en «%@» la hizo una máquina, y Xcode la incluye en la aplicación tal cual; compruébala y márcala como traducida",
    "a message cannot choose a variant; use a variable":
      "un mensaje no puede elegir una variante; use una variable",
    "a message has less than 4 GiB; split it":
      "un mensaje tiene menos de 4 GiB; divídelo",
    "a message in braces was expected behind the selector; add {…}":
      "se esperaba un mensaje entre llaves tras el selector; añade {…}",
    "a message in braces was expected behind this selector; add {…}":
      "detrás de este selector se esperaba un mensaje entre llaves; añade {…}",
    "a message that begins with “.” begins with “.input”, “.local” or “.match”; put text in “{{” and “}}”":
      "un mensaje que empieza con «.» empieza con «.input», «.local» o «.match»; pon el texto entre «{{» y «}}»",
    "a message, a term or a comment was expected; begin the line with a name and “=”, or with “# ”":
      "se esperaba un mensaje, un término o un comentario; empiece la línea con un nombre y «=», o con «# »",
    "a name or a number was expected behind “{”; add it, or write '{' for a brace in the text":
      "detrás de «{» se esperaba un nombre o un número; añádelo, o escribe '{' para una llave en el texto",
    "a name was expected between the braces, without spaces and punctuation; correct it":
      "se esperaba un nombre entre las llaves, sin espacios ni puntuación; corrígelo",
    "a name was expected here; it begins with a letter, “_” or “+”":
      "aquí se esperaba un nombre; empieza con una letra, «_» o «+»",
    "a name was expected, which begins with a letter from a to z; add it":
      "se esperaba un nombre, que empieza por una letra de la a a la z; añádalo",
    "a no-break space belongs before “%@” in %@":
      "antes de «%1$@» va un espacio de no separación en «%2$@»",
    "a number":
      "un número",
    "a number and what it counts, without plural forms; vary the text by plural":
      "un número y lo que cuenta, sin formas de plural; haz que el texto varíe según el plural",
    "a number skeleton was expected, as in ::currency/EUR; correct it":
      "se esperaba un esqueleto de número, como en ::currency/EUR; corrígelo",
    "a number was expected behind “=”; add it, as in =0{…}":
      "detrás de «=» se esperaba un número; añádelo, como en =0{…}",
    "a number was expected behind “offset:”; add it, as in offset:1":
      "detrás de «offset:» se esperaba un número; añádelo, como en offset:1",
    "a number was expected where a choice begins, as in 0#none; add it":
      "donde empieza una opción se esperaba un número, como en 0#none; añádelo",
    "a number, or “}” behind the last one, was expected here; add it":
      "se esperaba aquí un número, o «}» tras el último; añádalo",
    "a pattern or “.match” was expected after the declarations":
      "detrás de las declaraciones se esperaba un patrón o «.match»",
    "a pattern stands in “{{” and “}}” here":
      "aquí un patrón va entre «{{» y «}}»",
    "a pattern was expected after the keys: “{{…}}”":
      "detrás de las claves se esperaba un patrón: «{{…}}»",
    "a placeable cannot choose a variant; use a variable":
      "una expresión entre llaves no puede elegir una variante; use una variable",
    "a placeholder begins with a literal, “$”, “:”, “#” or “/”; other characters need quotes: “{|…|}”":
      "un marcador empieza con un literal, «$», «:», «#» o «/»; los demás caracteres necesitan comillas: «{|…|}»",
    "a placeholder holds a literal, a variable, a function or markup; write “\\{” for a brace in text":
      "un marcador contiene un literal, una variable, una función o marcado; escribe «\\{» para una llave en el texto",
    "a plural form is here":
      "aquí hay una forma plural",
    "a plural has no form “other”":
      "un plural no tiene la forma «other»",
    "a pointer":
      "un puntero",
    "a property list holds one value; remove the others":
      "una lista de propiedades contiene un solo valor; quita los demás",
    "a question mark at the beginning makes Android look for a style attribute; write \\?":
      "un signo de interrogación al principio hace que Android busque un atributo de estilo; escriba \\?",
    "a quotation mark":
      "unas comillas",
    "a quotation mark without a second one, which Android drops; write \\\" where it is to be shown":
      "una comilla sin pareja, que Android descarta; escriba \\\" donde deba mostrarse",
    "a resource has either content or href; remove one of the two":
      "un recurso tiene contenido o href; quita uno de los dos",
    "a resource without content needs href; add it":
      "un recurso sin contenido necesita href; añádelo",
    "a revision has one value of “%@”, and this is a second one; remove one of the two":
      "una revisión tiene un solo valor de «%@» y este es el segundo; quita uno de los dos",
    "a row needs a key":
      "una fila necesita una clave",
    "a rule has one condition, and this is a second one; make two rules":
      "una regla tiene una sola condición y esta es la segunda; haz dos reglas",
    "a rule needs a condition; add isPresent, isNotPresent, startsWith or endsWith":
      "una regla necesita una condición; añade isPresent, isNotPresent, startsWith o endsWith",
    "a second <%@> in <%@>; only one may stand there":
      "un segundo <%1$@> en <%2$@>; solo puede haber uno",
    "a second <%@> in <trans-unit>; only one may stand there":
      "un segundo <%@> en <trans-unit>; solo puede haber uno",
    "a second <body> in <file>; only one may stand there":
      "un segundo <body> en <file>; solo puede haber uno",
    "a second variant is marked as the default; remove one “*”":
      "hay una segunda variante marcada como predeterminada; elimine un «*»",
    "a selector such as “other” was expected; remove the character or put the text in braces":
      "se esperaba un selector como «other»; quita el carácter o pon el texto entre llaves",
    "a semicolon is missing behind this value; add it":
      "falta un punto y coma detrás de este valor; añádelo",
    "a severity":
      "una gravedad",
    "a severity or an object":
      "una gravedad o un objeto",
    "a size is given by sizeInfo or by sizeInfoRef; remove one of the two":
      "un tamaño se da con sizeInfo o con sizeInfoRef; quita uno de los dos",
    "a skeleton has either content or href; remove one of the two":
      "un esqueleto tiene contenido o href; quita uno de los dos",
    "a skeleton without content needs href; add it, or remove the skeleton":
      "un esqueleto sin contenido necesita href; añádelo, o quita el esqueleto",
    "a source text of gettext has the forms “one” and “other” alone":
      "un texto de origen de gettext solo tiene las formas «one» y «other»",
    "a space was expected behind the number signs of a comment; add it":
      "se esperaba un espacio tras las almohadillas del comentario; añádalo",
    "a string":
      "una cadena",
    "a string of %@ bytes at %@ is not inside of the file, which was cut off or damaged":
      "una cadena de %1$@ bytes en %2$@ no está dentro del archivo, que está cortado o dañado",
    "a style was expected behind “,”; add it, or remove the comma":
      "se esperaba un estilo tras «,»; añádelo, o elimina la coma",
    "a substitution":
      "una sustitución",
    "a tab stands inside a string; write \\t":
      "hay un tabulador dentro de una cadena; escribe \\t",
    "a table of %@ strings at %@ is not inside of the file, which was cut off or damaged":
      "una tabla de %1$@ cadenas en %2$@ no está dentro del archivo, que está cortado o dañado",
    "a tag has a name and no attributes, as in <b>…</b> or <br/>; correct it, or write '<'":
      "una etiqueta tiene nombre y ningún atributo, como en <b>…</b> o <br/>; corrígela, o escribe '<'",
    "a term cannot choose a variant; use one of its attributes":
      "un término no puede elegir una variante; use uno de sus atributos",
    "a text":
      "un texto",
    "a text cannot begin with “%@”; put it in quotation marks":
      "un texto no puede empezar por «%@»; escríbalo entre comillas",
    "a text holds characters that YAML cannot hold":
      "un texto contiene caracteres que YAML no admite",
    "a text in quotation marks was expected here; add it":
      "se esperaba aquí un texto entre comillas; añádalo",
    "a text of gettext cannot have a NUL character":
      "un texto de gettext no puede tener un carácter NUL",
    "a text of gettext cannot have a NUL character; remove the escape":
      "un texto de gettext no puede tener un carácter NUL; quita la secuencia de escape",
    "a text stands beside variations, or variations of two kinds stand side by side; keep one":
      "hay un texto junto a variaciones, o variaciones de dos clases una junto a otra; deja solo una cosa",
    "a text such as lld":
      "un texto como lld",
    "a text was expected here; add it":
      "se esperaba aquí un texto; añádalo",
    "a truth value":
      "un valor lógico",
    "a type such as number, date or plural was expected behind “,”; add it, or remove the comma":
      "detrás de «,» se esperaba un tipo como number, date o plural; añádelo o quita la coma",
    "a type such as “string” was expected behind “:”; add it":
      "se esperaba un tipo como «string» tras «:»; añádalo",
    "a unit needs a segment; this one has ignorable parts alone":
      "una unidad necesita un segmento; esta solo tiene partes que se pueden ignorar",
    "a variable was expected here: “.input {$name}” or “.local $name = {…}”":
      "aquí se esperaba una variable: «.input {$name}» o «.local $name = {…}»",
    "a variable, a name, a number or a text in quotation marks was expected; add it":
      "se esperaba una variable, un nombre, un número o un texto entre comillas; añádalo",
    "a variant has one key for each selector; add or remove keys":
      "una variante tiene una clave por cada selector; añade o quita claves",
    "a variant such as “*[other] text” was expected behind “->”; add it":
      "se esperaba una variante como «*[other] texto» tras «->»; añádala",
    "a variation":
      "una variación",
    "a whole number":
      "un número entero",
    "a whole number such as 1":
      "un número entero como 1",
    "a word to select by":
      "una palabra por la que seleccionar",
    "a zero byte":
      "un byte cero",
    "a “}” in text is written “\\}”":
      "en el texto, «}» se escribe «\\}»",
    "add the white space of the source text":
      "añade el espacio en blanco del texto de origen",
    "all plural forms in %@ are the same; write the form for each number, or one text without forms":
      "todas las formas del plural en «%@» son iguales; escribe la forma de cada número, o un solo texto sin formas",
    "also: %@":
      "también: %@",
    "an <ec> that is not isolated has a startRef, and no id; correct it, or add isolated=\"yes\"":
      "un <ec> que no está aislado tiene startRef y no id; corrígelo, o añade isolated=\"yes\"",
    "an annotation of the type generic says whether its text is translated; add translate, or another type":
      "una anotación del tipo generic dice si su texto se traduce; añade translate, u otro tipo",
    "an annotation of the type mtc:match has no ref; remove it":
      "una anotación del tipo mtc:match no tiene ref; quítalo",
    "an apostrophe":
      "un apóstrofo",
    "an apostrophe without a backslash, which Android’s build refuses; write \\'":
      "un apóstrofo sin barra invertida, que la compilación de Android rechaza; escriba \\'",
    "an argument with this name stands before; remove one of the two":
      "ya hay antes un argumento con este nombre; elimine uno de los dos",
    "an argument without a name stands behind one with a name; move it before that":
      "hay un argumento sin nombre detrás de uno con nombre; póngalo delante",
    "an array":
      "un array",
    "an array of strings":
      "un array de cadenas",
    "an attribute of a message cannot choose a variant; use one of a term":
      "un atributo de un mensaje no puede elegir una variante; use uno de un término",
    "an attribute of a term cannot be shown; it can only choose a variant":
      "un atributo de un término no se puede mostrar; solo puede elegir una variante",
    "an empty source text without a context is the header of gettext":
      "un texto de origen vacío sin contexto es la cabecera de gettext",
    "an entry":
      "una entrada",
    "an expression was expected here: “.local $name = {…}”":
      "aquí se esperaba una expresión: «.local $name = {…}»",
    "an integer was expected behind “=”; add it, as in =0{…}":
      "se esperaba un entero tras «=»; añádelo, como en =0{…}",
    "an integer was expected behind “offset:”; add it, as in offset:1":
      "se esperaba un entero tras «offset:»; añádelo, como en offset:1",
    "an isolated <ec> has an id, and no startRef; correct it":
      "un <ec> aislado tiene id y no startRef; corrígelo",
    "an isolated <ec> needs an id; add it":
      "un <ec> aislado necesita id; añádelo",
    "an item of plurals needs its quantity, as in quantity=\"other\"; add it":
      "un elemento de plurals necesita su cantidad, como en quantity=\"other\"; añádala",
    "an object":
      "un objeto",
    "an offset has to be a whole number from -99 to 99":
      "un desplazamiento debe ser un número entero de -99 a 99",
    "an option has a value: “name=value”":
      "una opción tiene un valor: «name=value»",
    "another catalog has %@":
      "otro catálogo tiene: %@",
    "another document begins here, and only the first one is read; put its texts into a file of their own":
      "aquí empieza otro documento y solo se lee el primero; pon sus textos en un archivo propio",
    "another key has the same source text and the same translations; use one key, or say in the comments why there are two":
      "otra clave tiene el mismo texto de origen y las mismas traducciones; usa una sola, o di en los comentarios por qué hay dos",
    "another key with the same source text has another translation in %@; use one, or say in the comments how the texts differ":
      "otra clave con el mismo texto de origen tiene otra traducción en «%@»; usa una sola, o di en los comentarios en qué se distinguen los textos",
    "any value":
      "cualquier valor",
    "argNum is %@, but the program passes no argument after %@; correct argNum":
      "argNum es %1$@, pero el programa no pasa ningún argumento después del %2$@; corrige argNum",
    "argument %@ cannot be compiled; arguments are numbered from 1 to 255":
      "el argumento %@ no se puede compilar; los argumentos se numeran del 1 al 255",
    "argument %@ does not fit the placeholder “%@”":
      "el argumento %1$@ no corresponde al marcador «%2$@»",
    "argument %@ is read as “%@” here and as “%@” by “%@”; use one type":
      "el argumento %1$@ se lee aquí como «%2$@» y como «%3$@» en «%4$@»; usa un solo tipo",
    "arguments are numbered from 1, so there is no argument %@; correct argNum":
      "los argumentos se numeran desde 1, así que no existe el argumento %@; corrige argNum",
    "attributes have no comments of their own":
      "los atributos no tienen comentarios propios",
    "behind “#|” stand msgctxt, msgid and msgid_plural alone, before those of the entry":
      "detrás de «#|» solo van msgctxt, msgid y msgid_plural, delante de los de la entrada",
    "canReorder=\"no\" goes on after a code with firstNo, and there is none before it; say firstNo here":
      "canReorder=\"no\" sigue a un código con firstNo y no hay ninguno delante; pon firstNo aquí",
    "cannot make the folder “%@”: %@":
      "no se puede crear la carpeta «%1$@»: %2$@",
    "cannot read “%@”: %@":
      "no se puede leer «%1$@»: %2$@",
    "cannot write to standard output: %@":
      "no se puede escribir en la salida estándar: %@",
    "cannot write “%@”: %@":
      "no se puede escribir «%1$@»: %2$@",
    "catalog COMMAND [OPTION…]":
      "catalog COMANDO [OPCIÓN…]",
    "choices were expected, as in {n, choice, 0#none|1#one|1<many}; add them":
      "se esperaban opciones, como en {n, choice, 0#none|1#one|1<many}; añádelas",
    "compared with --base":
      "comparado con --base",
    "data":
      "datos",
    "data needs two hexadecimal digits a byte; one is missing here":
      "los datos necesitan dos cifras hexadecimales por byte; aquí falta una",
    "elements are nested deeper than %@ levels, which is the limit; the file may be damaged":
      "los elementos están anidados a más de %@ niveles, que es el límite; puede que el archivo esté dañado",
    "empty":
      "vacío",
    "empty (line %@)":
      "nada (línea %@)",
    "error %@":
      "error %@",
    "existsInSource needs isPresent, startsWith or endsWith beside it":
      "existsInSource necesita isPresent, startsWith o endsWith a su lado",
    "expected %@, which is the only rule that is known":
      "se esperaba %@, que es la única regla conocida",
    "expected </%@>; every element needs its end tag":
      "se esperaba </%@>; cada elemento necesita su etiqueta de cierre",
    "files of %@ are only read":
      "los archivos de %@ solo se leen",
    "findings that are not added, because a baseline only shrinks: %@; “--grow-baseline” adds them":
      "hallazgos que no se añaden, porque una línea base solo mengua: %@; «--grow-baseline» los añade",
    "found %@ behind the value of the file; remove what follows it":
      "se encontró %@ detrás del valor del archivo; quita lo que le sigue",
    "found %@ in data; expected hexadecimal digits and >":
      "se encontró %@ en unos datos; se esperaban cifras hexadecimales y >",
    "found %@ in “%@”; expected strings only":
      "hay %1$@ en «%2$@»; solo se esperaban cadenas",
    "found %@ where %@ was expected, which is an object":
      "hay %1$@ donde se esperaba %2$@, que es un objeto",
    "found %@ where = was expected behind the key, as in \"key\" = \"text\";":
      "se encontró %@ donde se esperaba = detrás de la clave, como en \"key\" = \"text\";",
    "found %@ where a colon was expected after the name":
      "hay %@ donde se esperaban dos puntos después del nombre",
    "found %@ where a comma or a closing brace was expected":
      "hay %@ donde se esperaba una coma o una llave de cierre",
    "found %@ where a comma or a closing bracket was expected":
      "hay %@ donde se esperaba una coma o un corchete de cierre",
    "found %@ where a comma or a closing parenthesis was expected":
      "se encontró %@ donde se esperaba una coma o un paréntesis de cierre",
    "found %@ where a key was expected, as in \"key\" = \"text\";":
      "se encontró %@ donde se esperaba una clave, como en \"key\" = \"text\";",
    "found %@ where a key was expected; Apple’s readers silently drop this and all that follows: remove it, or correct what stands before it":
      "se encontró %@ donde se esperaba una clave; los lectores de Apple descartan esto y todo lo que sigue sin avisar: quítalo o corrige lo que hay delante",
    "found %@ where a key was expected; remove it":
      "se encontró %@ donde se esperaba una clave; quítalo",
    "found %@ where a name in quotation marks or a closing brace was expected":
      "hay %@ donde se esperaba un nombre entre comillas o una llave de cierre",
    "found %@ where a name in quotation marks was expected":
      "hay %@ donde se esperaba un nombre entre comillas",
    "found %@ where a text or a dictionary was expected":
      "se encontró %@ donde se esperaba un texto o un diccionario",
    "found %@ where a text was expected, as in \"key\" = \"text\";":
      "se encontró %@ donde se esperaba un texto, como en \"key\" = \"text\";",
    "found %@ where a value was expected":
      "hay %@ donde se esperaba un valor",
    "found %@ where an object was expected, which holds the texts by their keys":
      "hay %@ donde se esperaba un objeto, que contiene los textos por sus claves",
    "found %@ where entries were expected, as in \"key\" = \"text\"; or <dict>":
      "se encontró %@ donde se esperaban entradas, como en \"key\" = \"text\"; o <dict>",
    "found %@ where the name of a language and its texts were expected, as in “en:”":
      "se encontró %@ donde se esperaba el nombre de un idioma con sus textos, como en «en:»",
    "found <%@> where <item> was expected":
      "hay <%@> donde se esperaba <item>",
    "found <%@> where <key> was expected; every value needs a key":
      "se encontró <%@> donde se esperaba <key>; cada valor necesita una clave",
    "found <%@> where <resources> was expected; string resources are one such element":
      "hay <%@> donde se esperaba <resources>; los recursos de texto son un elemento de esos",
    "found <%@> where <xliff> was expected; give the file the name of its format":
      "se encontró <%@> donde se esperaba <xliff>; da al archivo el nombre de su formato",
    "found text in <%@>; expected values in their elements only":
      "se encontró texto en <%@>; solo se esperaban valores en sus elementos",
    "found “%@” where a keyword such as “msgid”, a string in quotation marks or a comment with “#” was expected":
      "se encontró «%@» donde se esperaba una palabra clave como «msgid», una cadena entre comillas o un comentario con «#»",
    "four hexadecimal digits were expected behind \\u; Java refuses the whole file: complete them, or write \\\\u for a backslash":
      "se esperaban cuatro cifras hexadecimales tras \\u; Java rechaza el archivo entero: complételas, o escriba \\\\u para una barra invertida",
    "fs:subFs needs fs:fs beside it; add fs:fs":
      "fs:subFs necesita fs:fs a su lado; añade fs:fs",
    "git says: %@":
      "git dice: %@",
    "half of a surrogate pair; write the character itself or both halves as \\uD83D\\uDE00":
      "esto es la mitad de un par sustituto; escribe el propio carácter o las dos mitades, como \\uD83D\\uDE00",
    "how often %@ is in the translation: %@; in the source text: %@":
      "veces que está %1$@ en la traducción: %2$@; en el texto de origen: %3$@",
    "info: ":
      "nota: ",
    "it is a folder":
      "es una carpeta",
    "it stands here first":
      "la primera vez está aquí",
    "it stands here, too":
      "también está aquí",
    "it was changed while it was checked":
      "cambió mientras se comprobaba",
    "its folder does not exist":
      "su carpeta no existe",
    "lay the file out as Xcode does":
      "da al archivo el formato de Xcode",
    "line %@":
      "la línea %@",
    "line %@ is a merge conflict marker that was left behind; finish the merge and remove it":
      "la línea %@ es una marca de conflicto de fusión que se quedó; termina la fusión y quítala",
    "line breaks in the translation in %@: %@; in the source text: %@":
      "saltos de línea de la traducción en «%1$@»: %2$@; del texto de origen: %3$@",
    "lines %@–%@":
      "las líneas %1$@–%2$@",
    "merge conflict: one side is %@, the other is %@; keep what is right of both and remove the marker lines":
      "conflicto de fusión: un lado es %1$@ y el otro es %2$@; conserva lo que sea correcto de ambos y quita las líneas con marcas de conflicto",
    "messages were expected for an argument of this type, as in {n, plural, other{…}}; add them":
      "para un argumento de este tipo se esperaban mensajes, como en {n, plural, other{…}}; añádelos",
    "messages were expected, as in other{…}; add them":
      "se esperaban mensajes, como en other{…}; añádelos",
    "more than %@ messages stand inside one another; split the message":
      "hay más de %@ mensajes uno dentro de otro; divide el mensaje",
    "more than %@ placeables stand inside each other; simplify the text":
      "hay más de %@ expresiones una dentro de otra; simplifique el texto",
    "more than 255 messages stand inside one another; split the message":
      "hay más de 255 mensajes unos dentro de otros; divide el mensaje",
    "move the names into Xcode's order":
      "pon los nombres en el orden de Xcode",
    "no NUL ends the string of %@ bytes at %@; the file is damaged":
      "ningún NUL termina la cadena de %1$@ bytes en %2$@; el archivo está dañado",
    "no anchor “&%@” stands before this alias; define it first":
      "ningún ancla «&%@» precede a este alias; defínela antes",
    "no catalog has texts in %@, and %@ is asked for":
      "ningún catálogo tiene textos en %1$@, y se pide el %2$@",
    "no catalog has the key “%@”; it is left out":
      "ningún catálogo tiene la clave «%@»; se omite",
    "no command reads “%@”, and it changes nothing; remove it":
      "ningún comando lee «%@» y no cambia nada; quítelo",
    "no comment tells the translators what this text is for; write one":
      "ningún comentario dice a los traductores para qué es este texto; escribe uno",
    "no dictionary for %@; install those of Hunspell, on Debian packages such as %@, or name their folder in DICPATH":
      "no hay diccionario para %1$@; instala los de Hunspell, en Debian paquetes como %2$@, o indica su carpeta en DICPATH",
    "no format stands behind the comma; name one or remove the comma":
      "no hay ningún formato tras la coma; indica uno o elimina la coma",
    "no key stands before the text; write one, or remove the line":
      "no hay ninguna clave antes del texto; escriba una o elimine la línea",
    "no key stands in this row; add it":
      "no hay ninguna clave en esta fila; añádala",
    "no space left on the disk":
      "no queda espacio en el disco",
    "no text":
      "sin texto",
    "no text refers to the substitution “%@”; put %%#@%@@ into the text or remove it":
      "ningún texto hace referencia a la sustitución «%1$@»; pon %%#@%2$@@ en el texto o quítala",
    "no translation in %@; add one":
      "falta la traducción en «%@»; añádela",
    "no value can be the key “%@”":
      "ningún valor puede ser la clave «%@»",
    "no variant is for all other values; add one with `*` for every selector":
      "ninguna variante es para todos los demás valores; añade una con `*` para cada selector",
    "no variant is the default; mark one with “*”":
      "ninguna variante es la predeterminada; marque una con «*»",
    "nobody sees the character %@ here; remove it":
      "nadie ve aquí el carácter %@; quítalo",
    "not shown: %@":
      "sin mostrar: %@",
    "nothing follows this comma; remove it, or add what is missing after it":
      "después de esta coma no hay nada; quítala, o añade lo que falta detrás",
    "nothing in this paragraph closes what %@ opens":
      "nada en este párrafo cierra lo que abre %@",
    "nothing opens the exclamation in %@; write “¡” in front of it":
      "nada abre la exclamación en «%@»; escribe «¡» delante",
    "nothing opens the question in %@; write “¿” in front of it":
      "nada abre la pregunta en «%@»; escribe «¿» delante",
    "nothing tells which argument the plural counts":
      "nada dice qué argumento cuenta el plural",
    "nothing was expected behind the bundle; remove it, or move it into the bundle":
      "no se esperaba nada tras el paquete; elimínelo o póngalo dentro",
    "null":
      "null",
    "number, date, time, plural, selectordinal or select was expected; write one of them":
      "se esperaba number, date, time, plural, selectordinal o select; escribe uno de ellos",
    "one entry has lines with “#~” and lines without; give all of them the mark, or none":
      "una entrada tiene líneas con «#~» y líneas sin él; pon la marca en todas o en ninguna",
    "one half of a surrogate pair; write the whole character instead of the escape":
      "media pareja de sustitutos; escriba el carácter entero en lugar de la secuencia de escape",
    "only other substitutions refer to “%@”, so its argument is not clear; give it an argNum":
      "solo otras sustituciones hacen referencia a «%@», así que su argumento no está claro; dale un argNum",
    "only the first %@ errors are shown; there may be more":
      "solo se muestran los primeros %@ errores; puede que haya más",
    "options need a function before them, as in “{$count :number style=percent}”":
      "las opciones necesitan una función delante, como en «{$count :number style=percent}»",
    "options stand before attributes; move this one":
      "las opciones van delante de los atributos; mueve esta",
    "people would see `%@`; write the character itself":
      "se vería `%@`; escribe el carácter mismo",
    "permission denied":
      "permiso denegado",
    "pgs:case needs pgs:switch in its unit; add it":
      "pgs:case necesita pgs:switch en su unidad; añádelo",
    "pgs:switch has %@ selectors, and there are %@ values here; expected one for each":
      "pgs:switch tiene %1$@ selectores y aquí hay %2$@ valores; se esperaba uno para cada uno",
    "places that are not shown: %@":
      "lugares que no se muestran: %@",
    "put a no-break space there":
      "pon ahí un espacio de no separación",
    "remove the byte order mark":
      "eliminar la marca de orden de bytes",
    "remove the character":
      "elimina el carácter",
    "remove the one that repeats the other":
      "elimina el que repite al otro",
    "remove the white space":
      "elimina el espacio en blanco",
    "several placeholders without numbers, which Android’s build refuses, because a translation may need another order; number them, as in %%1$s, or write formatted=\"false\" into the tag":
      "varios marcadores sin número, que la compilación de Android rechaza porque una traducción puede necesitar otro orden; numérelos, como en %%1$s, o escriba formatted=\"false\" en la etiqueta",
    "several selections by one argument have different words; give them the same ones":
      "varias selecciones por un argumento tienen palabras distintas; dales las mismas",
    "some placeholders of “%@” have numbers or names and some have none; give them to all, or to none":
      "algunos marcadores de «%@» tienen números o nombres y otros no; dáselos a todos o a ninguno",
    "something here is no object, so it cannot be compiled":
      "aquí hay algo que no es un objeto, así que no se puede compilar",
    "source language %@":
      "idioma de origen: %@",
    "source texts that have changed since the export: %@; nothing was written; export again":
      "textos originales que han cambiado desde la exportación: %@; no se escribió nada; exporta de nuevo",
    "string resources have no declarations in a document type, no encoding but UTF-8, and no tags beyond ASCII; remove what stands here":
      "los recursos de texto no tienen declaraciones en un tipo de documento, ni otra codificación que UTF-8, ni etiquetas fuera de ASCII; quite lo que hay aquí",
    "subState needs state beside it; add state":
      "subState necesita state a su lado; añade state",
    "subType needs type beside it; add type":
      "subType necesita type a su lado; añade type",
    "symbolic links lead around in a circle":
      "los enlaces simbólicos forman un círculo",
    "tables stand inside each other more than %@ levels deep; simplify them":
      "hay tablas una dentro de otra a más de %@ niveles; simplifíquelas",
    "text between the resources, which has no name; put it into an element or a comment":
      "texto entre los recursos, que no tiene nombre; póngalo en un elemento o en un comentario",
    "text cannot stand in <%@>; move it into an element, or remove it":
      "no puede haber texto en <%@>; muévelo a un elemento, o quítalo",
    "text follows the closing quotation mark of the cell; double quotation marks in a cell":
      "hay texto tras la comilla de cierre de la celda; duplique las comillas dentro de una celda",
    "the aliases stand for more than %@ values, or lead to themselves; write out what this one stands for":
      "los alias representan más de %@ valores o llevan a sí mismos; escribe lo que este representa",
    "the apostrophe makes `{%@}` text, and no value is shown in its place; write two apostrophes":
      "el apóstrofo convierte `{%@}` en texto, y en su lugar no se muestra ningún valor; escribe dos apóstrofos",
    "the argument ends here without “}”; close it behind its last message":
      "el argumento termina aquí sin «}»; ciérralo detrás de su último mensaje",
    "the argument has no message for “other”; add other{…}":
      "el argumento no tiene mensaje para «other»; añade other{…}",
    "the arguments have names and numbers, numbers above 254, or fewer names than there are arguments":
      "los argumentos tienen nombres y números, números mayores que 254, o menos nombres que argumentos",
    "the attribute “%@” cannot stand in <%@>; remove it":
      "el atributo «%1$@» no puede estar en <%2$@>; quítalo",
    "the byte order mark stands twice, and Apple’s readers refuse the file; remove one":
      "la marca de orden de bytes aparece dos veces y los lectores de Apple rechazan el archivo; quita una",
    "the catalog has no texts in “%@”; it has %@":
      "el catálogo no tiene textos en «%1$@»; tiene %2$@",
    "the code “%@” cannot be copied: it has canCopy=\"no\"":
      "el código «%@» no se puede copiar: tiene canCopy=\"no\"",
    "the code “%@” is not in the target, and it has canDelete=\"no\"; put it there":
      "el código «%@» no está en la traducción y tiene canDelete=\"no\"; ponlo allí",
    "the codes behind “%@” cannot be reordered, and stand in another order in the source":
      "los códigos detrás de «%@» no se pueden reordenar y están en otro orden en el original",
    "the configuration excludes this file: “%@”":
      "la configuración excluye este archivo: «%@»",
    "the configuration names “%@” for dictionaries, and there is no such folder":
      "la configuración indica «%@» para los diccionarios y no existe esa carpeta",
    "the current branch and “%@” have no commit in common":
      "la rama actual y «%@» no tienen ningún commit en común",
    "the current folder":
      "la carpeta actual",
    "the dictionary “%@” cannot be used":
      "el diccionario «%@» no se puede usar",
    "the digits of “%@” are grouped otherwise in the other syntax":
      "las cifras de «%@» se agrupan de otro modo en la otra sintaxis",
    "the element is not closed; add its end tag":
      "el elemento no está cerrado; añade su etiqueta de cierre",
    "the elements of the array “%@” have to follow each other without a gap":
      "los elementos de la lista «%@» tienen que seguirse sin huecos",
    "the encoding that the file names is not known, or not the one that it has; save it as UTF-8":
      "la codificación que indica el archivo no se conoce o no es la que tiene; guárdalo como UTF-8",
    "the end of the line was expected here; put what follows on a line of its own":
      "se esperaba aquí el final de la línea; ponga lo que sigue en una línea propia",
    "the end tag closes nothing that is open; remove it or correct its name":
      "la etiqueta de cierre no cierra nada abierto; elimínala o corrige su nombre",
    "the entity %@ is declared here, which is not read; write its text where it is used":
      "aquí se declara la entidad %@, y las declaraciones no se leen; escribe su texto donde se usa",
    "the entity &%@; is not defined; write the character itself, or &amp; for an ampersand":
      "la entidad &%@; no está definida; escribe el propio carácter, o &amp; para el signo &",
    "the field “%@” of the header is empty; give it a value":
      "el campo «%@» de la cabecera está vacío; dale un valor",
    "the field “%@” of the header still has the value of the template; give it its own":
      "el campo «%@» de la cabecera aún tiene el valor de la plantilla; dale el suyo",
    "the file begins with a byte order mark, which msgfmt takes for text; save it without one":
      "el archivo empieza con una marca de orden de bytes, que msgfmt toma por texto; guárdalo sin ella",
    "the file cannot be read: %@":
      "el archivo no se puede leer: %@",
    "the file cannot be read: permission denied":
      "el archivo no se puede leer: permiso denegado",
    "the file cannot be written: %@":
      "no se puede escribir el archivo: %@",
    "the file does not exist":
      "el archivo no existe",
    "the file ends inside <%@>; the end of the file is missing, or the tag </%@> is":
      "el archivo termina dentro de <%1$@>; falta el final del archivo o la etiqueta </%2$@>",
    "the file ends inside a character data section; its end, ]]>, is missing":
      "el archivo termina dentro de una sección de datos de caracteres; falta su final, ]]>",
    "the file ends inside a character of UTF-16; its end is missing":
      "el archivo termina dentro de un carácter de UTF-16; falta su final",
    "the file ends inside a character of UTF-32; its end is missing":
      "el archivo termina dentro de un carácter de UTF-32; falta su final",
    "the file ends inside a dictionary; its closing brace is missing":
      "el archivo termina dentro de un diccionario; falta su llave de cierre",
    "the file ends inside a string; the end of the file is missing, or a closing quotation mark is":
      "el archivo termina dentro de una cadena; falta el final del archivo o una comilla de cierre",
    "the file ends inside a tag or a comment; its end is missing":
      "el archivo termina dentro de una etiqueta o de un comentario; falta su final",
    "the file ends inside an array; the end of the file is missing, or a closing bracket is":
      "el archivo termina dentro de un array; falta el final del archivo o un corchete de cierre",
    "the file ends inside an object; the end of the file is missing, or a closing brace is":
      "el archivo termina dentro de un objeto; falta el final del archivo o una llave de cierre",
    "the file ends inside data; its end, >, is missing":
      "el archivo termina dentro de unos datos; falta su final, >",
    "the file ends inside of its header, which has 28 bytes; it was cut off":
      "el archivo termina dentro de su cabecera, que tiene 28 bytes; está cortado",
    "the file goes on after the end of its element; remove what follows":
      "el archivo continúa después del final de su elemento; quita lo que sigue",
    "the file goes on after the end of its value; remove what follows":
      "el archivo sigue después del final de su valor; quita lo que sigue",
    "the file had other names (hard links); what stands there is as it was":
      "el archivo tenía otros nombres (enlaces duros); lo que hay allí sigue como estaba",
    "the file has %@ bytes; at most %@ are read":
      "el archivo tiene %1$@ bytes; se leen como máximo %2$@",
    "the file has no header; begin it with an entry whose msgid is empty and whose msgstr has the fields “Language:”, “Content-Type: text/plain; charset=UTF-8” and so on":
      "el archivo no tiene cabecera; empiézalo con una entrada cuyo msgid esté vacío y cuyo msgstr tenga los campos «Language:», «Content-Type: text/plain; charset=UTF-8» y los demás",
    "the file has no place for this text; add the entry to it first":
      "el archivo no tiene lugar para este texto; añádele antes la entrada",
    "the file has no such entry":
      "el archivo no tiene esa entrada",
    "the file has no translations, so nothing changes":
      "el archivo no tiene traducciones, así que no cambia nada",
    "the file has plural forms, and its header has no “Plural-Forms”; add it, as in “Plural-Forms: nplurals=2; plural=(n != 1);\\n”":
      "el archivo tiene formas plurales y su cabecera no tiene «Plural-Forms»; añádelo, como en «Plural-Forms: nplurals=2; plural=(n != 1);\\n»",
    "the file has the revision %@.%@, and known are 0 and 1":
      "el archivo tiene la revisión %1$@.%2$@ y se conocen la 0 y la 1",
    "the file has this entry or its localization twice; remove one of the two":
      "el archivo tiene dos veces esta entrada o su localización; elimina una de las dos",
    "the file holds no XML element; the end of the file may be missing":
      "el archivo no contiene ningún elemento XML; puede que falte el final del archivo",
    "the file holds only a part of the message “%@”, so its translation is left out":
      "el archivo contiene solo una parte del mensaje «%@», así que su traducción se omite",
    "the file is empty; a JSON object was expected":
      "el archivo está vacío; se esperaba un objeto JSON",
    "the file is in %@; save it as UTF-8, which is what JSON and its readers expect":
      "el archivo está en %@; guárdalo como UTF-8, que es lo que esperan JSON y sus lectores",
    "the file is laid out in another way than its tools would write it, so that no place is found for this text; add the entry to it first":
      "el archivo está dispuesto de otro modo que como lo escribirían sus herramientas, así que no se encuentra lugar para este texto; añada antes la entrada",
    "the file of the translator and one catalog or more are needed":
      "se necesitan el archivo del traductor y uno o más catálogos",
    "the file system is read-only":
      "el sistema de archivos es de solo lectura",
    "the first one is here":
      "la primera está aquí",
    "the first row names no column for a locale; name it by its identifier, such as “de” or “German [de]”":
      "la primera fila no nombra ninguna columna para un idioma; nómbrela por su identificador, como «de» o «German [de]»",
    "the first row names no column for keys; name it “key”":
      "la primera fila no nombra ninguna columna para las claves; nómbrela «key»",
    "the folder cannot be made: %@":
      "no se puede crear la carpeta: %@",
    "the folder cannot be read: %@":
      "la carpeta no se puede leer: %@",
    "the folder cannot be read: permission denied":
      "la carpeta no se puede leer: permiso denegado",
    "the folder does not exist":
      "la carpeta no existe",
    "the folder for “%@” has to have the name “%@.xcloc”":
      "la carpeta para «%1$@» debe llamarse «%2$@.xcloc»",
    "the folder “%@” of the configuration has no dictionary that can be read; one is a pair of files such as de_DE.aff and de_DE.dic":
      "la carpeta «%@» de la configuración no tiene ningún diccionario que se pueda leer; un diccionario es un par de archivos como de_DE.aff y de_DE.dic",
    "the form %@ of “Plural-Forms” is missing":
      "falta la forma %@ de «Plural-Forms»",
    "the form “%@” has no text; write it, or remove the form if the language does not need it":
      "la forma «%@» no tiene texto; escríbelo, o quita la forma si el idioma no la necesita",
    "the format cannot hold texts in the syntax “%@”, and this one cannot be converted: %@":
      "el formato no admite textos en la sintaxis «%1$@», y este no se puede convertir: %2$@",
    "the format cannot keep obsolete entries":
      "el formato no puede conservar entradas obsoletas",
    "the format cannot say that a text is not to be translated":
      "el formato no puede indicar que un texto no se traduce",
    "the format cannot say where an entry came from":
      "el formato no puede indicar de dónde viene una entrada",
    "the format cannot tell an empty text from a missing one":
      "el formato no distingue un texto vacío de uno que falta",
    "the format has keys that are the source text, and here the two differ":
      "en el formato las claves son el texto original, y aquí los dos difieren",
    "the format has no comments":
      "el formato no tiene comentarios",
    "the format has no contexts beside the source text":
      "el formato no tiene contextos junto al texto original",
    "the format has no forms by width":
      "el formato no tiene formas por anchura",
    "the format has no forms for devices":
      "el formato no tiene formas por dispositivo",
    "the format has no phrases of App Shortcuts":
      "el formato no tiene frases de atajos de apps",
    "the format has no place for the field “%@”":
      "el formato no tiene lugar para el campo «%@»",
    "the format has no place for the plural form “%@”":
      "el formato no tiene lugar para la forma de plural «%@»",
    "the format has no placeholders, and the text has %@":
      "el formato no tiene marcadores, y el texto tiene %@",
    "the format has no plural forms":
      "el formato no tiene formas de plural",
    "the format has no substitutions":
      "el formato no tiene sustituciones",
    "the format has no word for the state “%@”":
      "el formato no tiene palabra para el estado «%@»",
    "the function “%@” cannot do what the text asks for":
      "la función «%@» no puede hacer lo que pide el texto",
    "the function “%@” cannot work with its value":
      "la función «%@» no puede trabajar con su valor",
    "the function “%@” needs the option “%@”":
      "la función «%1$@» necesita la opción «%2$@»",
    "the glossary does not allow “%@” here":
      "el glosario no permite «%@» aquí",
    "the hash table reaches behind the end of the file, which was cut off or damaged":
      "la tabla de dispersión llega más allá del final del archivo, que está cortado o dañado",
    "the header has no field “%@”; add a line “%@: …\\n”":
      "la cabecera no tiene el campo «%1$@»; añade una línea «%2$@: …\\n»",
    "the header is fuzzy, and msgfmt warns of that; remove the flag":
      "la cabecera es dudosa (fuzzy) y msgfmt avisa de ello; quita la marca",
    "the header names the encoding “%@”, which is not known here":
      "la cabecera nombra la codificación «%@», que aquí no se conoce",
    "the header says nplurals=%@, and this entry has %@ forms; give it msgstr[0] to msgstr[%@]":
      "la cabecera dice nplurals=%1$@ y esta entrada tiene %2$@ formas; dale de msgstr[0] a msgstr[%3$@]",
    "the history of this shallow clone ends before it meets that of “%@”":
      "la historia de este clon superficial acaba antes de encontrarse con la de «%@»",
    "the identifier “%@” is taken already; give one of the two another":
      "el identificador «%@» ya está usado; da otro a uno de los dos",
    "the items of an array have to follow each other, from [0] without a gap":
      "los elementos de una lista tienen que seguirse, desde [0] y sin huecos",
    "the key has a translation and no text in %@; add the text, or remove the translation":
      "la clave tiene una traducción y ningún texto en %@; añade el texto o quita la traducción",
    "the key is %@; if a text begins with “{{” or “[”, put it in quotation marks":
      "la clave es %@; si un texto empieza por «{{» o «[», escríbalo entre comillas",
    "the key is here in the other file":
      "la clave está aquí en el otro archivo",
    "the key is no name of Fluent":
      "la clave no es un nombre de Fluent",
    "the key “%@” has no text in %@, nor in the source language; people see the key":
      "la clave «%1$@» no tiene texto en %2$@ ni en el idioma de origen; se ve la propia clave",
    "the key “%@” has no value; add one behind it":
      "la clave «%@» no tiene valor; añade uno detrás",
    "the language of the %@ is “%@” here, and “%@” in <xliff>; make them the same":
      "el idioma de %1$@ es «%2$@» aquí y «%3$@» en <xliff>; haz que sean iguales",
    "the language of the resource is “%@” here, and “%@” in <xliff>; make them the same":
      "el idioma del recurso es «%1$@» aquí y «%2$@» en <xliff>; haz que sean iguales",
    "the language of the source text":
      "el idioma del texto de origen",
    "the length is %@ columns, and that of the source text %@":
      "la longitud es de %1$@ columnas, y la del texto de origen, de %2$@",
    "the length is %@, and at most %@ is allowed":
      "la longitud es de %1$@, y se permiten como máximo %2$@",
    "the locale has no name":
      "la configuración regional no tiene nombre",
    "the localization in %@ holds nothing; add the text":
      "la localización en «%@» no contiene nada; añade el texto",
    "the message ends with “}}”; move this into the pattern or remove it":
      "el mensaje termina con «}}»; mueve esto dentro del patrón o quítalo",
    "the message has no single text":
      "el mensaje no tiene un único texto",
    "the message is too large":
      "el mensaje es demasiado grande",
    "the message varies by %@, which the other syntax cannot":
      "el mensaje varía según %@, lo que la otra sintaxis no permite",
    "the message would have too many variants":
      "el mensaje tendría demasiadas variantes",
    "the message “%@” has neither a text nor attributes; add a text behind “=”":
      "el mensaje «%@» no tiene ni texto ni atributos; añada un texto tras «=»",
    "the name behind “%%(” is not closed; add “)” and a letter such as “s”":
      "el nombre detrás de «%%(» no se cierra; añade «)» y una letra como «s»",
    "the name behind “%(” is not closed; add “)” and a letter such as “s”":
      "el nombre tras «%(» no está cerrado; añade «)» y una letra como «s»",
    "the name of a file is empty":
      "el nombre de un archivo está vacío",
    "the name of a file or folder is empty; “.” is the current folder":
      "el nombre de un archivo o una carpeta está vacío; «.» es la carpeta actual",
    "the name of a function has capital letters only; write it so":
      "el nombre de una función solo tiene mayúsculas; escríbalo así",
    "the name of an argument is a simple name; write it before “:”":
      "el nombre de un argumento es un nombre simple; escríbalo antes de «:»",
    "the name of the bundle was expected here, such as “de”; add it":
      "se esperaba aquí el nombre del paquete, como «de»; añádalo",
    "the name of the file is not UTF-8; rename the file":
      "el nombre del archivo no es UTF-8; cambia el nombre del archivo",
    "the number %@ is not in the source text":
      "el número %@ no está en el texto de origen",
    "the number %@ of the source text is missing":
      "falta el número %@, que está en el texto de origen",
    "the number is %@, and in the source text %@":
      "el número es %1$@, y en el texto de origen %2$@",
    "the number of an argument has no leading zeros and at most five digits; write it so":
      "el número de un argumento no tiene ceros delante y tiene como mucho cinco cifras; escríbelo así",
    "the number of an argument is at most 32767; use a smaller one":
      "el número de un argumento es como mucho 32767; usa uno menor",
    "the object that holds the entries":
      "el objeto que contiene las entradas",
    "the offset stands before all messages of the argument; move it there":
      "el desplazamiento va delante de todos los mensajes del argumento; muévelo allí",
    "the option “%@” has no value that can be used":
      "la opción «%@» no tiene ningún valor que se pueda usar",
    "the order %@ is greater than the number of segments and ignorables, %@":
      "el orden %1$@ es mayor que el número de segmentos y partes ignorables, %2$@",
    "the other key is here":
      "la otra clave está aquí",
    "the other syntax cannot declare this value":
      "la otra sintaxis no puede declarar este valor",
    "the other syntax cannot show the value in this style in every locale":
      "la otra sintaxis no puede mostrar el valor en este estilo en todas las configuraciones regionales",
    "the other syntax has no counterpart of this function":
      "la otra sintaxis no tiene equivalente de esta función",
    "the other syntax has no counterpart of this option":
      "la otra sintaxis no tiene equivalente de esta opción",
    "the other syntax has no markup like this":
      "la otra sintaxis no tiene marcas como estas",
    "the other syntax has no such type of argument":
      "la otra sintaxis no tiene este tipo de argumento",
    "the other text is here":
      "el otro texto está aquí",
    "the other translation is here":
      "la otra traducción está aquí",
    "the parts of the file at %@ and %@ overlap; the file is damaged":
      "las partes del archivo en %1$@ y %2$@ se solapan; el archivo está dañado",
    "the pattern is too large; split it":
      "el patrón es demasiado grande; divídelo",
    "the percent sign begins a conversion that has no letter; write “%%%%” for a percent sign":
      "el signo de porcentaje empieza una conversión que no tiene letra; escribe «%%%%» para un signo de porcentaje",
    "the percent sign begins a conversion that has no letter; write “%%” for a percent sign":
      "el signo de porcentaje empieza una conversión sin letra; escribe «%%» para un signo de porcentaje",
    "the placeholder has no name, and nothing is shown; name the value":
      "el marcador no tiene nombre, y no se muestra nada; nombra el valor",
    "the placeholder “%@” of “%@” has no end; write it as in the source text":
      "el marcador «%1$@» de «%2$@» no tiene final; escríbelo como en el texto de origen",
    "the plural expression divides by zero for n = %@; programs that ask for that number stop":
      "la expresión plural divide por cero con n = %@; los programas que pidan ese número se detienen",
    "the plural expression ends before this; operators are ?: || && == != < > <= >= + - * / %% and !, the variable is n":
      "la expresión plural termina antes de esto; los operadores son ?: || && == != < > <= >= + - * / %% y !, la variable es n",
    "the plural expression gives form %@ for n = %@, and nplurals=%@ allows forms from 0 to %@":
      "la expresión plural da la forma %1$@ con n = %2$@, y nplurals=%3$@ permite formas de 0 a %4$@",
    "the plural expression is nested deeper than %@ levels; remove parentheses":
      "la expresión plural está anidada a más de %@ niveles; quita paréntesis",
    "the plural expression needs n, a number, “!” or “(” here":
      "la expresión plural necesita aquí n, un número, «!» o «(»",
    "the plural expression needs “%@” here":
      "la expresión plural necesita aquí «%@»",
    "the plural has no form `other`, which every language needs; add it":
      "el plural no tiene la forma `other`, que todos los idiomas necesitan; añádela",
    "the prefix of xliff:g is not declared, which Android’s build refuses; write xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" into the tag of <resources>":
      "el prefijo de xliff:g no está declarado, lo que la compilación de Android rechaza; escriba xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" en la etiqueta de <resources>",
    "the programs of the format do not know %@":
      "los programas del formato no conocen %@",
    "the quantity “%@” stands twice, which Android’s build refuses; remove one of the two":
      "la cantidad «%@» está dos veces, lo que la compilación de Android rechaza; quite una de las dos",
    "the quotation mark or comment that begins here has no end; close it":
      "la comilla o el comentario que empieza aquí no tiene fin; ciérrelo",
    "the resource has no name; give it one, as in name=\"title\"":
      "el recurso no tiene nombre; dele uno, como en name=\"title\"",
    "the resource “%@” stands twice here, which Android’s build refuses; remove one of the two or rename it":
      "el recurso «%@» está dos veces aquí, lo que la compilación de Android rechaza; quite uno de los dos o cámbiele el nombre",
    "the same locale stands here as “%@”; keep one spelling":
      "el mismo locale está aquí como «%@»; usa una sola grafía",
    "the segment is “%@” and has no target; add the target, or say initial":
      "el segmento está en «%@» y no tiene traducción; añade la traducción, o pon initial",
    "the selection by “%@” lacks %@, which the source text has; add it":
      "a la selección por «%1$@» le falta %2$@, que está en el texto original; añádelo",
    "the selections depend on each other in an order that cannot be kept":
      "las selecciones dependen unas de otras en un orden que no se puede conservar",
    "the selector has no function, so nothing says how to select; declare it with one, as in `.input {$n :number}`":
      "el selector no tiene función, así que nada dice cómo seleccionar; decláralo con una, como en `.input {$n :number}`",
    "the source text begins with white space, the translation in %@ does not; add it":
      "el texto de origen empieza con espacio en blanco y la traducción en «%@» no; añádelo",
    "the source text begins with “\\n”, and this one does not; begin it with “\\n”, too":
      "el texto de origen empieza por «\\n» y este no; empiézalo también por «\\n»",
    "the source text does not have the tag `<%@>`":
      "el texto de origen no tiene la etiqueta `<%@>`",
    "the source text ends with white space, the translation in %@ does not; add it":
      "el texto de origen termina con espacio en blanco y la traducción en «%@» no; añádelo",
    "the source text ends with “%@”, the translation in %@ with no mark":
      "el texto de origen termina con «%1$@», y la traducción en «%2$@» sin ningún signo",
    "the source text ends with “%@”, the translation in %@ with “%@”":
      "el texto de origen termina con «%1$@», y la traducción en «%2$@» con «%3$@»",
    "the source text ends with “\\n”, and this one does not; end it with “\\n”, too":
      "el texto de origen termina en «\\n» y este no; termínalo también en «\\n»",
    "the source text has plural forms, and the translation has none":
      "el texto de origen tiene formas plurales y la traducción no tiene ninguna",
    "the source text has several arguments without positions; number them, as in `%%1$@ … %%2$@`":
      "el texto de origen tiene varios argumentos sin posiciones; numéralos, como en `%%1$@ … %%2$@`",
    "the source text has “%@”, for which the glossary has: %@":
      "el texto de origen tiene «%1$@», para lo que el glosario tiene: %2$@",
    "the source text is empty; write it, or remove it so that the key is shown":
      "el texto de origen está vacío; escríbelo, o quítalo para que se muestre la clave",
    "the source text numbers its arguments and this text does not: write `%@` for `%@`, and the others likewise":
      "el texto de origen numera sus argumentos y este texto no: escribe `%1$@` en lugar de `%2$@`, y los demás del mismo modo",
    "the source text of “%@” has changed since the export":
      "el texto original de «%@» ha cambiado desde la exportación",
    "the source text was “%@” in the base and is “%@” now; the %@ translation is the old one":
      "el texto de origen era «%1$@» en la base y ahora es «%2$@»; la traducción en %3$@ es la antigua",
    "the spaces before this line fit no line above it; indent keys that belong together alike":
      "los espacios que preceden a esta línea no corresponden a ninguna línea anterior; sangra por igual las claves del mismo nivel",
    "the substitution “%@” has no form; add the forms, or remove it":
      "la sustitución «%@» no tiene ninguna forma; añade las formas, o quítala",
    "the substitution “%@” has no formatSpecifier; add that of its argument, such as “lld”":
      "la sustitución «%@» no tiene formatSpecifier; añade el de su argumento, como «lld»",
    "the substitution “%@” is not defined in this localization; define it":
      "la sustitución «%@» no está definida en esta localización; defínela",
    "the substitution “%@” is not defined in this localization; did you mean “%@”?":
      "la sustitución «%1$@» no está definida en esta localización; ¿querías decir «%2$@»?",
    "the substitution “%@” refers to itself":
      "la sustitución «%@» se refiere a sí misma",
    "the substitution “%@” refers to itself, directly or through others":
      "la sustitución «%@» hace referencia a sí misma, directamente o a través de otras",
    "the symbolic link leads to nothing":
      "el enlace simbólico no lleva a ninguna parte",
    "the tag `<%@>` has no counterpart where it belongs":
      "la etiqueta `<%@>` no tiene pareja donde corresponde",
    "the tag `<%@>` of the source text is missing":
      "falta la etiqueta `<%@>` del texto de origen",
    "the tag has no `>`; close it, or write `&lt;`":
      "la etiqueta no tiene `>`; ciérrala, o escribe `&lt;`",
    "the tag “%@” makes something else of this text, and Rails refuses it; remove the tag":
      "la etiqueta «%@» convierte este texto en otra cosa y Rails la rechaza; elimínala",
    "the term “-%@” has no text; add one behind “=”":
      "el término «-%@» no tiene texto; añada uno tras «=»",
    "the text does not fit what its fields tell of its tags, references or xliff:g":
      "el texto no se ajusta a lo que sus campos dicen de sus etiquetas, referencias o xliff:g",
    "the text gives argument %@ to “%@”, whose argNum is %@; make them agree":
      "el texto da el argumento %1$@ a «%2$@», cuyo argNum es %3$@; haz que coincidan",
    "the text has a character that XML does not have":
      "el texto tiene un carácter que XML no tiene",
    "the text has conversions with names and conversions without; give all of them a name, or none":
      "el texto tiene conversiones con nombre y conversiones sin él; da un nombre a todas o a ninguna",
    "the text has fields with numbers and fields without; give all of them a number, or none":
      "el texto tiene campos con número y campos sin él; da un número a todos o a ninguno",
    "the text has no plural form for this number; another one is shown":
      "el texto no tiene una forma plural para este número; se muestra otra",
    "the text has placeholders, or characters that stand for others, in one of the two":
      "el texto tiene marcadores, o caracteres que representan otros, en una de las dos sintaxis",
    "the text in quotation marks does not end on its line; close it":
      "el texto entre comillas no termina en su línea; ciérrelo",
    "the text is damaged in the compiled catalog":
      "el texto está dañado en el catálogo compilado",
    "the text is no XML; correct its inline elements":
      "el texto no es XML; corrige sus elementos en línea",
    "the text is no pattern of Fluent":
      "el texto no es un patrón de Fluent",
    "the text is no pattern of Fluent; check its braces and variants":
      "el texto no es un patrón de Fluent; revisa sus llaves y variantes",
    "the text is not in normalization form C from here on; write the letters composed":
      "a partir de aquí el texto no está en la forma C de normalización; escribe las letras compuestas",
    "the text is too long and was cut":
      "el texto es demasiado largo y se cortó",
    "the text leaves out %@, which the source text shows; add it":
      "el texto omite %@, que el texto de origen muestra; añádelo",
    "the text leaves out argument %@ and shows one behind it, which “%@” cannot find then; show all of them":
      "el texto omite el argumento %1$@ y muestra uno posterior, que «%2$@» no puede encontrar entonces; muéstralos todos",
    "the text shows argument %@, which is missing; add it with “--arg”":
      "el texto muestra el argumento %@, que falta; añádelo con «--arg»",
    "the text shows the argument “%@”, which is missing":
      "el texto muestra el argumento «%@», que falta",
    "the text that begins here goes over several lines and ends before %@, where a semicolon was expected; is its closing quotation mark missing?":
      "el texto que empieza aquí ocupa varias líneas y termina antes de %@, donde se esperaba un punto y coma; ¿falta su comilla de cierre?",
    "the text that begins here is never closed; add the quotation mark":
      "el texto que empieza aquí no se cierra nunca; añade la comilla",
    "the texts are those of “%@”, and the name of the file says “%@”; make the two the same":
      "los textos son los de «%1$@» y el nombre del archivo dice «%2$@»; haz que coincidan",
    "the texts of the table take more than 1 GiB, or its messages more than 4 GiB":
      "los textos de la tabla ocupan más de 1 GiB, o sus mensajes más de 4 GiB",
    "the texts refer to “%@” in different places, so its argument is not clear; give it an argNum":
      "los textos hacen referencia a «%@» en lugares distintos, así que su argumento no está claro; dale un argNum",
    "the translation has plural forms, and the source text has none":
      "la traducción tiene formas plurales y el texto de origen no tiene ninguna",
    "the translation in %@ begins with white space, unlike the source text; remove it":
      "la traducción en «%@» empieza con espacio en blanco y el texto de origen no; quítalo",
    "the translation in %@ ends with white space, unlike the source text; remove it":
      "la traducción en «%@» termina con espacio en blanco y el texto de origen no; quítalo",
    "the translation in %@ ends with “%@”, the source text with no mark":
      "la traducción en «%1$@» termina con «%2$@», y el texto de origen sin ningún signo",
    "the translation in %@ is empty; write it, or remove it so that the source text is shown":
      "la traducción en «%@» está vacía; escríbela, o quítala para que se muestre el texto de origen",
    "the translation in %@ is fuzzy, and programs show the source text instead; check it and remove the flag":
      "la traducción en %@ es dudosa (fuzzy) y los programas muestran el texto de origen en su lugar; revísala y quita la marca",
    "the translation in %@ is marked for review, and Xcode puts it into the app as it is; check it and mark it as reviewed":
      "la traducción en «%@» está marcada para revisión, y Xcode la incluye en la aplicación tal cual; compruébala y márcala como revisada",
    "the translation in %@ is still marked as new; translate it":
      "la traducción en «%@» sigue marcada como nueva; tradúcela",
    "the translation in %@ is the source text; translate it, or mark the key as not to be translated":
      "la traducción en «%@» es el texto de origen; tradúcela, o marca la clave como no traducible",
    "the translation of “%@” is not reviewed, which the catalog cannot say, so it is left out":
      "la traducción de «%@» no está revisada, cosa que el catálogo no puede decir, así que se omite",
    "the value of a named argument is a number or a text in quotation marks":
      "el valor de un argumento con nombre es un número o un texto entre comillas",
    "the value of an attribute is a literal, never a variable":
      "el valor de un atributo es un literal, nunca una variable",
    "the value of “%@” must be true or false; correct it":
      "el valor de «%@» debe ser true o false; corríjalo",
    "the variable “%@” needs %@ with the value %@, which is the only rule that is known":
      "la variable «%1$@» necesita %2$@ con el valor %3$@, que es la única regla conocida",
    "the variation by %@ has no form; add the forms, or replace it with a text":
      "la variación por %@ no tiene ninguna forma; añade las formas, o sustitúyela por un texto",
    "the variation “%@” cannot be told from another one":
      "la variación «%@» no se puede distinguir de otra",
    "the “/” of standalone markup stands directly before its “}”":
      "la «/» de un marcado independiente va justo delante de su «}»",
    "the “Plural-Forms” of the header have no form for “%@”":
      "el «Plural-Forms» de la cabecera no tiene ninguna forma para «%@»",
    "there are compiled catalogs and others, such as “%@” and “%@”; name one with “--catalog”":
      "hay catálogos compilados y otros, como «%1$@» y «%2$@»; indica uno con «--catalog»",
    "there are fields here, and a value that is no object; a file can hold only one of the two":
      "aquí hay campos y también un valor que no es un objeto; un archivo solo puede contener una de las dos cosas",
    "there are several <%@> here, so these revisions need ref; add it":
      "hay varios <%@> aquí, así que estas revisiones necesitan ref; añádelo",
    "there are several tables: %@; choose one with “--table”":
      "hay varias tablas: %@; elige una con «--table»",
    "there are targets, and <xliff> does not say their language; add trgLang to it":
      "hay traducciones y <xliff> no dice su idioma; añádele trgLang",
    "there are targets, and the file does not say their language; add target-language":
      "hay traducciones y el archivo no dice su idioma; añade target-language",
    "there are two tables “%@”; rename one":
      "hay dos tablas «%@»; cambia el nombre de una",
    "there is a brace in the name of the placeholder; write `{{name}}`":
      "hay una llave en el nombre del marcador; escribe `{{name}}`",
    "there is no <%@ id=\"%@\"> before this end in the unit; add it, or correct startRef":
      "no hay <%1$@ id=\"%2$@\"> delante de este fin en la unidad; añádelo, o corrige startRef",
    "there is no <data id=\"%@\"> in the originalData of the unit; add it, or correct %@":
      "no hay <data id=\"%1$@\"> en el originalData de la unidad; añádelo, o corrige %2$@",
    "there is no attribute “%@”; look for a slip in its name":
      "no hay ningún atributo «%@»; busca una errata en su nombre",
    "there is no code “%@” in the unit; correct copyOf":
      "no hay ningún código «%@» en la unidad; corrige copyOf",
    "there is no conversion from or to “%@”":
      "no hay conversión desde o hacia «%@»",
    "there is no element <%@> in XLIFF 2; look for a slip in its name":
      "no hay ningún elemento <%@> en XLIFF 2; busca una errata en su nombre",
    "there is no element “%@” that these revisions could be of; correct ref":
      "no hay ningún elemento «%@» al que puedan pertenecer estas revisiones; corrige ref",
    "there is no form “other” for the devices that are not named, which another localization of this entry has; add it":
      "no hay forma «other» para los dispositivos que no se nombran, y otra localización de esta entrada la tiene; añádela",
    "there is no function “%@”":
      "no hay ninguna función «%@»",
    "there is no function “%@”; did you mean “%@”?":
      "no existe la función «%1$@»; ¿querías decir «%2$@»?",
    "there is no key “%@” here; expected %@":
      "aquí no hay ninguna clave «%1$@»; se esperaba %2$@",
    "there is no key “%@” in the table “%@”":
      "no hay ninguna clave «%1$@» en la tabla «%2$@»",
    "there is no revision “%@” in this repository":
      "no hay ninguna revisión «%@» en este repositorio",
    "there is no rule “%@” to silence; did you mean “%@”?":
      "no hay ninguna regla «%1$@» que silenciar; ¿querías decir «%2$@»?",
    "there is no rule “%@” to silence; “catalog rules” lists them":
      "no hay ninguna regla «%@» que silenciar; «catalog rules» las enumera",
    "there is no rule “%@”; “catalog rules” lists them":
      "no existe la regla «%@»; «catalog rules» las enumera",
    "there is no size data “%@” beside this element or one around it; correct sizeInfoRef":
      "no hay datos de tamaño «%@» junto a este elemento ni a uno que lo contenga; corrige sizeInfoRef",
    "there is no such key":
      "no existe esa clave",
    "there is no such table":
      "no existe esa tabla",
    "there is no table “%@”: %@":
      "no hay ninguna tabla «%1$@»: %2$@",
    "there is no text for %@, which another localization of this entry has; add it, or a form “other” for all devices that are not named":
      "no hay texto para %@, y otra localización de esta entrada lo tiene; añádelo, o añade una forma «other» para todos los dispositivos que no se nombran",
    "there is no unit “%@” in this file; correct %@, or add the unit":
      "no hay ninguna unidad «%1$@» en este archivo; corrige %2$@, o añade la unidad",
    "there is something else in this place of the file; run “catalog lint” on it":
      "en este lugar del archivo hay otra cosa; ejecuta «catalog lint» sobre él",
    "these bytes are no UTF-8, and the header does not say what else they are; write its “charset=”, or save the file as UTF-8":
      "estos bytes no son UTF-8 y la cabecera no dice qué son; escribe su «charset=» o guarda el archivo como UTF-8",
    "these bytes are no text in %@, the encoding of the file":
      "estos bytes no son texto en %@, la codificación del archivo",
    "these bytes are no text in %@, which the header names":
      "estos bytes no son texto en %@, que nombra la cabecera",
    "these bytes are no text in %@, which the header names; save the file in that encoding, or name the right one":
      "estos bytes no son texto en %@, que nombra la cabecera; guarda el archivo en esa codificación o nombra la correcta",
    "these bytes are no text in the encoding of the file; save the file as UTF-8":
      "estos bytes no son texto en la codificación del archivo; guarda el archivo como UTF-8",
    "these bytes are not UTF-8, which string resources have to be; save the file as UTF-8":
      "estos bytes no son UTF-8, como deben ser los recursos de texto; guarde el archivo en UTF-8",
    "these bytes are not valid UTF-8; save the file as UTF-8":
      "estos bytes no son UTF-8 válido; guarda el archivo como UTF-8",
    "these messages are compiled; keep the file with their texts as the catalog":
      "estos mensajes están compilados; conserve como catálogo el archivo con sus textos",
    "this alias leads to itself; write the text out":
      "este alias lleva a sí mismo; escribe el texto completo",
    "this apostrophe begins quoted text that has no end; close it with another apostrophe":
      "este apóstrofo abre una cita que no tiene fin; ciérrala con otro apóstrofo",
    "this attribute stands twice in its tag; keep one of the two":
      "este atributo aparece dos veces en su etiqueta; conserva uno de los dos",
    "this binary property list is cut off, or of another version than 00":
      "esta lista de propiedades binaria está cortada o no es de la versión 00",
    "this binary property list is damaged here; get the file anew, or make it with plutil":
      "esta lista de propiedades binaria está dañada aquí; consigue el archivo de nuevo o créalo con plutil",
    "this catalog has no translation in %@, and “%@” has; add the locale here, too":
      "este catálogo no tiene ninguna traducción en «%1$@», y «%2$@» sí; añade el locale también aquí",
    "this cell has no column in the first row; quote the text before it if it holds a separator":
      "esta celda no tiene columna en la primera fila; ponga entre comillas el texto anterior si contiene un separador",
    "this closing tag has no opening tag of its name; add or remove one":
      "esta etiqueta de cierre no tiene etiqueta de apertura con su nombre; añade o elimina una",
    "this does not say why the rule is silenced; write the reason behind two hyphens: “-- reason”":
      "esto no dice por qué se silencia la regla; escribe el motivo detrás de dos guiones: «-- motivo»",
    "this entity does not end in a semicolon, and people would see it":
      "esta entidad no termina en punto y coma, y se vería",
    "this entry has no text; expected %@, %@ or %@":
      "esta entrada no tiene texto; se esperaba %1$@, %2$@ o %3$@",
    "this entry has no “msgid”; add the source text":
      "esta entrada no tiene «msgid»; añade el texto de origen",
    "this entry has no “msgstr[0]”; add its translations, empty ones at least":
      "esta entrada no tiene «msgstr[0]»; añade sus traducciones, al menos vacías",
    "this entry has no “msgstr”; add one, an empty one at least":
      "esta entrada no tiene «msgstr»; añade uno, al menos vacío",
    "this file is UTF-16 or UTF-32, which the tools of gettext cannot read; save it as UTF-8":
      "este archivo es UTF-16 o UTF-32, que las herramientas de gettext no leen; guárdalo como UTF-8",
    "this file is of version %@, and this tool reads version %@; update the tool":
      "este archivo es de la versión %1$@ y esta herramienta lee la versión %2$@; actualiza la herramienta",
    "this is %@ and not %@; read it as “%@”":
      "esto es %1$@ y no %2$@; léelo como «%3$@»",
    "this is UTF-16 or UTF-32, and files of this format are UTF-8; save it as UTF-8":
      "esto es UTF-16 o UTF-32, y los archivos de este formato son UTF-8; guárdelo como UTF-8",
    "this is XML where JSON was expected; give the file the name of its format":
      "esto es XML donde se esperaba JSON; dé al archivo el nombre de su formato",
    "this is XML, and a String Catalog is JSON; give the file the name of its format":
      "esto es XML, y un String Catalog es JSON; da al archivo el nombre de su formato",
    "this is a NUL byte, which no text has; remove it":
      "esto es un byte NUL, que ningún texto tiene; elimínelo",
    "this is a binary property list where JSON was expected; give the file the name of its format":
      "esto es una lista de propiedades binaria donde se esperaba JSON; dé al archivo el nombre de su formato",
    "this is a binary property list, and a String Catalog is JSON; give the file the name of its format":
      "esto es una lista de propiedades binaria, y un String Catalog es JSON; da al archivo el nombre de su formato",
    "this is a compiled MO file; give it the extension .mo":
      "esto es un archivo MO compilado; dale la extensión .mo",
    "this is a folder where a catalog file was expected":
      "esto es una carpeta donde se esperaba un archivo de catálogo",
    "this is a pipe, a socket or a device; only ordinary files are read":
      "esto es una tubería, un socket o un dispositivo; solo se leen archivos normales",
    "this is a pointer of Git LFS and not the catalog itself; run “git lfs pull”":
      "esto es un puntero de Git LFS y no el propio catálogo; ejecuta «git lfs pull»",
    "this is half of a surrogate pair; write both halves of the character":
      "esto es la mitad de un par sustituto; escriba las dos mitades del carácter",
    "this is longer than 65535 characters; shorten it":
      "esto tiene más de 65535 caracteres; acórtalo",
    "this is no JSON number; expected digits such as 1, 20 or 1.5":
      "esto no es un número JSON; se esperaban cifras como 1, 20 o 1.5",
    "this is no MO file: those begin with the bytes DE 12 04 95 or 95 04 12 DE; compile the PO file with msgfmt":
      "esto no es un archivo MO: empiezan por los bytes DE 12 04 95 o 95 04 12 DE; compila el archivo PO con msgfmt",
    "this is no XML: %@":
      "esto no es XML: %@",
    "this is no XML; write &lt; for a less-than sign, and &amp; for an ampersand in a text":
      "esto no es XML; en un texto escribe &lt; para el signo menor que y &amp; para el signo &",
    "this is no YAML: %@":
      "esto no es YAML: %@",
    "this is no character reference; write &amp; for an ampersand":
      "esto no es una referencia a un carácter; escribe &amp; para el signo &",
    "this is no data; expected Base64":
      "esto no son datos; se esperaba Base64",
    "this is no name in the other syntax":
      "esto no es un nombre en la otra sintaxis",
    "this is no number; write digits with at most one decimal point":
      "esto no es un número; escribe cifras con un punto decimal como mucho",
    "this key has %@ bytes and the limit is %@; is text missing a closing quotation mark?":
      "esta clave tiene %1$@ bytes y el límite es %2$@; ¿le falta a algún texto la comilla de cierre?",
    "this key is a name and has no text in %@, so people see the key; add the text":
      "esta clave es un nombre y no tiene texto en «%@», así que se ve la clave; añade el texto",
    "this key is marked as not found in the code; if code still uses it, set its extraction state to “manual”, else remove it":
      "esta clave está marcada porque no se encuentra en el código; si el código aún la usa, cambia su estado de extracción a «manual»; si no, quítala",
    "this key was “%@” in the base":
      "esta clave era «%@» en la base",
    "this key was “%@” in the base, with translations in %@; move them here":
      "esta clave era «%1$@» en la base, con traducciones en %2$@; pásalas aquí",
    "this keyword has no string in quotation marks behind it":
      "esta palabra clave no tiene ninguna cadena entre comillas detrás",
    "this mark has no counterpart for %@, and people would see it":
      "esta marca no tiene pareja para %@, y se vería",
    "this number cannot be a key":
      "este número no puede ser una clave",
    "this option stands twice; remove one":
      "esta opción está repetida; quita una",
    "this pattern begins with “{{” and has no “}}”; add it":
      "este patrón empieza con «{{» y no tiene «}}»; añádelas",
    "this percent sign is no placeholder, and the text is formatted; write `%%%%`":
      "este signo de porcentaje no es un marcador, y al texto se le da formato; escribe `%%%%`",
    "this placeholder has no “}”; add it, or write “\\{” for a brace in text":
      "este marcador no tiene «}»; añádela, o escribe «\\{» para una llave en el texto",
    "this property list is empty; expected <dict>":
      "esta lista de propiedades está vacía; se esperaba <dict>",
    "this quotation mark has no partner; close the cell, or double the mark":
      "esta comilla no tiene pareja; cierre la celda o duplique la comilla",
    "this quoted literal has no closing “|”; add it":
      "este literal entre barras no tiene la «|» de cierre; añádela",
    "this repository has no commit yet that could be compared":
      "este repositorio aún no tiene ningún commit que comparar",
    "this rule stands in the place of an entry; move it into a variable, and add %@ with a text that names the variable, as in %%#@count@":
      "esta regla está en el lugar de una entrada; muévela a una variable y añade %@ con un texto que nombre la variable, como en %%#@count@",
    "this selector stands here for the second time; remove one of the two messages":
      "este selector está aquí por segunda vez; elimina uno de los dos mensajes",
    "this silences nothing; name a rule, as in “catalog:disable RULE -- reason”":
      "esto no silencia nada; nombra una regla, como en «catalog:disable REGLA -- motivo»",
    "this string belongs to no keyword; put “msgid” or “msgstr” before it":
      "esta cadena no pertenece a ninguna palabra clave; pon «msgid» o «msgstr» delante",
    "this string has no closing quotation mark on its line; add it, and write a line break as “\\n” and a quotation mark in the text as “\\\"”":
      "esta cadena no tiene comillas de cierre en su línea; añádelas, y escribe un salto de línea como «\\n» y unas comillas en el texto como «\\\"»",
    "this string stands on a line with “#|”, and its keyword does not, or the other way round":
      "esta cadena está en una línea con «#|» y su palabra clave no, o al revés",
    "this tag is not closed; add </…>, or write '<' for the character":
      "esta etiqueta no está cerrada; añade </…>, o escribe '<' para el carácter",
    "this text begins with “\\n”, and the source text does not; remove it":
      "este texto empieza por «\\n» y el texto de origen no; quítalo",
    "this text cannot be written in the other syntax":
      "este texto no se puede escribir en la otra sintaxis",
    "this text ends with “\\n”, and the source text does not; remove it":
      "este texto termina en «\\n» y el texto de origen no; quítalo",
    "this variable was declared or used before; declare it once, before it is used":
      "esta variable ya se había declarado o usado; declárala una sola vez, antes de usarla",
    "this “{” begins a message that has no “}”; close it":
      "esta «{» abre un mensaje que no tiene «}»; ciérralo",
    "this “{” begins an argument that has no “}”; close it, or write '{' for a brace in the text":
      "esta «{» abre un argumento que no tiene «}»; ciérralo, o escribe '{' para una llave en el texto",
    "this “{” has no “}”; close it, or write '{' for a brace in the text":
      "esta «{» no tiene «}»; ciérrala, o escribe '{' para una llave en el texto",
    "true or false":
      "true o false",
    "two files are needed: the catalog, and the file to write":
      "se necesitan dos archivos: el catálogo y el archivo que se escribe",
    "two targets have the place %@, given or by their position; give each its own":
      "dos traducciones tienen el lugar %@, dado o por su posición; da a cada una el suyo",
    "two variants have these keys; remove one, or correct its keys":
      "dos variantes tienen estas claves; quita una o corrige sus claves",
    "unknown command “%@”":
      "comando desconocido: «%@»",
    "unknown option “%@”":
      "opción desconocida: «%@»",
    "values are nested deeper than %@ levels":
      "los valores están anidados a más de %@ niveles de profundidad",
    "values are nested deeper than %@ levels, which is the limit; the file may be damaged":
      "los valores están anidados a más de %@ niveles de profundidad, que es el límite; puede que el archivo esté dañado",
    "variations and substitutions stand inside one another more than 32 times":
      "hay más de 32 variaciones y sustituciones unas dentro de otras",
    "warning: ":
      "advertencia: ",
    "what begins here is never closed; add the closing mark":
      "lo que empieza aquí no se cierra nunca; añade el signo de cierre",
    "what cannot be reordered cannot be copied or deleted either; add canCopy=\"no\" and canDelete=\"no\"":
      "lo que no se puede reordenar tampoco se puede copiar ni borrar; añade canCopy=\"no\" y canDelete=\"no\"",
    "what follows “nplurals=” is no number of forms from 1 to 1000; write it as in “nplurals=2;”":
      "lo que sigue a «nplurals=» no es un número de formas de 1 a 1000; escríbelo como en «nplurals=2;»",
    "whitespace was expected before this":
      "delante de esto se esperaba un espacio",
    "with --locales %@":
      "con --locales %@",
    "with another file of the same table":
      "con otro archivo de la misma tabla",
    "with dictionaries of %@":
      "con diccionarios de %@",
    "write a backslash before the apostrophe":
      "escribir una barra invertida delante del apóstrofo",
    "write a backslash before the question mark":
      "escribir una barra invertida delante del signo de interrogación",
    "write the letters composed":
      "escribe las letras compuestas",
    "write “%@”":
      "escribe «%@»",
    "xliff:g inside of another one, which Android’s build refuses; remove one of the two":
      "xliff:g dentro de otro, que la compilación de Android rechaza; quite uno de los dos",
    "xml:space is “%@” for the source and “%@” for the target; make them the same":
      "xml:space es «%1$@» para el original y «%2$@» para la traducción; haz que sean iguales",
    "“#”, “<” or “≤” was expected behind the number of a choice; add it":
      "detrás del número de una opción se esperaba «#», «<» o «≤»; añádelo",
    "“%%{” without a name and “}” behind it is shown as it is; write “%%{name}”":
      "«%%{» sin un nombre y «}» detrás se muestra tal cual; escribe «%%{name}»",
    "“%@”":
      "«%@»",
    "“%@” and “%@” are both the table “%@”; compile them into different folders":
      "«%1$@» y «%2$@» son la misma tabla «%3$@»; compílalos en carpetas distintas",
    "“%@” and “%@” are both the table “%@”; name one with “--catalog”":
      "«%1$@» y «%2$@» son ambos la tabla «%3$@»; indica uno con «--catalog»",
    "“%@” and “%@” have different source languages; export them into files of their own":
      "«%1$@» y «%2$@» tienen idiomas de origen distintos; expórtelos en archivos separados",
    "“%@” begins with a language code that is not known, and no catalog has it":
      "«%@» empieza por un código de idioma desconocido, y ningún catálogo lo tiene",
    "“%@” begins with a language code that is not known, so its texts are never shown; correct it (places: %@)":
      "«%1$@» empieza por un código de idioma desconocido, así que sus textos no se muestran nunca; corrígelo (apariciones: %2$@)",
    "“%@” belongs to the same table and has another text for “%@” in %@; remove one":
      "«%1$@» es de la misma tabla y tiene otro texto para «%2$@» en «%3$@»; quita uno",
    "“%@” can stand in an isolated <ec> alone; move it to the start of the span":
      "«%@» solo puede estar en un <ec> aislado; muévelo al comienzo del tramo",
    "“%@” cannot be compared with a file of %@":
      "«%1$@» no se puede comparar con un archivo de %2$@",
    "“%@” cannot be silenced by a comment; remove it":
      "«%@» no se puede silenciar con un comentario; quítala",
    "“%@” cannot be turned off: it tells which files could not be checked":
      "«%@» no se puede desactivar: indica qué archivos no se pudieron comprobar",
    "“%@” cannot be used: %@":
      "«%1$@» no se puede usar: %2$@",
    "“%@” cannot select a variant":
      "«%@» no puede elegir una variante",
    "“%@” could not be read and is not counted":
      "«%@» no se pudo leer y no se cuenta",
    "“%@” describes the message “%@”, which the file has not; remove it, or add that":
      "«%1$@» describe el mensaje «%2$@», que el archivo no tiene; quítelo, o añada el mensaje",
    "“%@” differs from “%@” only in upper and lower case, and both give one symbol; rename one":
      "«%1$@» solo se distingue de «%2$@» por las mayúsculas y minúsculas, y las dos dan el mismo símbolo; cambia el nombre de una",
    "“%@” ends the translation; write “%@” in %@":
      "«%1$@» termina la traducción; escribe «%2$@» en «%3$@»",
    "“%@” explains the usage.":
      "«%@» explica el uso.",
    "“%@” finds nothing here in %@; remove the locale from the comment":
      "«%1$@» no encuentra nada aquí en %2$@; quita el locale del comentario",
    "“%@” finds nothing here; remove it from the comment":
      "«%@» no encuentra nada aquí; quítala del comentario",
    "“%@” formats no number, and plural forms are chosen by one; expected a conversion such as d, lld or f":
      "«%@» no da formato a un número, y las formas del plural se eligen por uno; se esperaba una conversión como d, lld o f",
    "“%@” has a plural suffix of version 3 of the format, which i18next 21 and later read with compatibilityJSON: \"v3\" alone; use the suffixes of version 4, such as _one and _other":
      "«%@» tiene un sufijo de plural de la versión 3 del formato, que i18next 21 y posteriores leen solo con compatibilityJSON: \"v3\"; use los sufijos de la versión 4, como _one y _other",
    "“%@” has attributes and no text; refer to one of them":
      "«%@» tiene atributos y ningún texto; remita a uno de ellos",
    "“%@” has letters of another script: %@; type them in the script of the word":
      "«%1$@» tiene letras de otro alfabeto: %2$@; escríbelas en el alfabeto de la palabra",
    "“%@” has letters that %@ does not use: %@":
      "«%1$@» tiene letras que %2$@ no usa: %3$@",
    "“%@” has no <ec startRef> in the unit; add it, or isolated=\"yes\" to the start":
      "«%@» no tiene <ec startRef> en la unidad; añádelo, o isolated=\"yes\" al comienzo",
    "“%@” has no <em startRef> in the unit; add it":
      "«%@» no tiene <em startRef> en la unidad; añádelo",
    "“%@” has no equal in the other syntax":
      "«%@» no tiene equivalente en la otra sintaxis",
    "“%@” has no part for “%@”; it has %@":
      "«%1$@» no tiene ninguna parte para «%2$@»; tiene %3$@",
    "“%@” has no translations into another language":
      "«%@» no tiene traducciones a otro idioma",
    "“%@” has the name of no format; name one with “--%@”":
      "«%1$@» no tiene el nombre de ningún formato; indica uno con «--%2$@»",
    "“%@” has this form twice in one locale; remove one of the rows":
      "«%@» tiene esta forma dos veces en un idioma; elimine una de las filas",
    "“%@” has unusual capitals; write “%@” (places: %@)":
      "«%1$@» lleva mayúsculas inusuales; escribe «%2$@» (apariciones: %3$@)",
    "“%@” holds the texts in “%@” themselves; name the file with the source texts":
      "«%1$@» contiene los textos en «%2$@» mismos; indique el archivo con los textos de origen",
    "“%@” in %@ stands for a text to come; write the translation, or set its state to `new`":
      "«%1$@» en «%2$@» ocupa el lugar de un texto por escribir; escribe la traducción, o pon su estado en `new`",
    "“%@” in “%@” is no region; write one such as “GB” or “419”, or leave it out (places: %@)":
      "«%1$@» no es una región en «%2$@»; escribe una como «GB» o «419», o no pongas ninguna (apariciones: %3$@)",
    "“%@” in “%@” is no script; write one such as “Latn” or “Hant”, or leave it out (places: %@)":
      "«%1$@» no es una escritura en «%2$@»; escribe una como «Latn» o «Hant», o no pongas ninguna (apariciones: %3$@)",
    "“%@” is %@ where the texts of a language were expected; write its keys below it":
      "«%1$@» es %2$@ donde se esperaban los textos de un idioma; escribe sus claves debajo",
    "“%@” is %@; a .strings file holds texts only, and forms of a text belong into a .stringsdict file":
      "«%1$@» es %2$@; un archivo .strings contiene solo textos, y las formas de un texto van en un archivo .stringsdict",
    "“%@” is %@; expected %@":
      "«%1$@» es %2$@; se esperaba %3$@",
    "“%@” is %@; expected %@ or more":
      "«%1$@» es %2$@; se esperaba %3$@ o más",
    "“%@” is %@; expected %@ to %@":
      "«%1$@» es %2$@; se esperaba de %3$@ a %4$@",
    "“%@” is %@; expected a text in quotation marks":
      "«%1$@» es %2$@; se esperaba un texto entre comillas",
    "“%@” is %@; expected a variable, which is a dictionary":
      "«%1$@» es %2$@; se esperaba una variable, que es un diccionario",
    "“%@” is %@; write at most six digits after the point":
      "«%1$@» es %2$@; escriba como máximo seis cifras después del punto",
    "“%@” is empty":
      "«%@» está vacío",
    "“%@” is in no dictionary of %@":
      "«%1$@» no está en ningún diccionario de «%2$@»",
    "“%@” is in no dictionary of %@; similar words: %@":
      "«%1$@» no está en ningún diccionario de «%2$@»; palabras parecidas: %3$@",
    "“%@” is isolated, and its end is in the unit; remove isolated":
      "«%@» está aislado y su fin está en la unidad; quita isolated",
    "“%@” is misread UTF-8; write “%@”":
      "«%1$@» es UTF-8 mal leído; escribe «%2$@»",
    "“%@” is no attribute of the element that was changed; expected content or one of them":
      "«%@» no es un atributo del elemento que se cambió; se esperaba content o uno de ellos",
    "“%@” is no catalog that can be checked: %@":
      "«%1$@» no es un catálogo que se pueda comprobar: %2$@",
    "“%@” is no catalog that can be compiled: %@":
      "«%1$@» no es un catálogo que se pueda compilar: %2$@",
    "“%@” is no catalog: %@":
      "«%1$@» no es un catálogo: %2$@",
    "“%@” is no character code; expected four or six hexadecimal digits":
      "«%@» no es el código de un carácter; se esperaban cuatro o seis cifras hexadecimales",
    "“%@” is no conversion of Python; write “%%%%” for a percent sign":
      "«%@» no es una conversión de Python; escribe «%%%%» para un signo de porcentaje",
    "“%@” is no conversion of Python; write “%%” for a percent sign":
      "«%@» no es una conversión de Python; escribe «%%» para un signo de porcentaje",
    "“%@” is no encoding that is known here":
      "«%@» no es una codificación conocida aquí",
    "“%@” is no encoding that is known here; save the file as UTF-8 and write “charset=UTF-8”":
      "«%@» no es una codificación conocida aquí; guarda el archivo como UTF-8 y escribe «charset=UTF-8»",
    "“%@” is no escape; four hexadecimal digits follow \\u, and six \\U":
      "«%@» no es una secuencia de escape; a \\u le siguen cuatro cifras hexadecimales, y a \\U seis",
    "“%@” is no escape; there are \\a \\b \\f \\n \\r \\t \\v \\\\ \\\" and the codes of characters, and a backslash itself is “\\\\”":
      "«%@» no es una secuencia de escape; hay \\a \\b \\f \\n \\r \\t \\v \\\\ \\\" y los códigos de caracteres, y una barra invertida se escribe «\\\\»",
    "“%@” is no folder, so nothing can be written into it":
      "«%@» no es una carpeta, así que no se puede escribir nada dentro",
    "“%@” is no format specifier; write a conversion without percent sign, such as “lld”":
      "«%@» no es un especificador de formato; escribe una conversión sin signo de porcentaje, como «lld»",
    "“%@” is no format: %@":
      "«%1$@» no es ningún formato: %2$@",
    "“%@” is no key of a resource bundle, which has ASCII letters, digits and some signs":
      "«%@» no es una clave de un paquete de recursos, que tiene letras ASCII, cifras y algunos signos",
    "“%@” is no keyword; texts stand in quotation marks behind msgctxt, msgid, msgid_plural and msgstr":
      "«%@» no es una palabra clave; los textos van entre comillas detrás de msgctxt, msgid, msgid_plural y msgstr",
    "“%@” is no keyword; write “%@”":
      "«%1$@» no es una palabra clave; escribe «%2$@»",
    "“%@” is no language tag; expected one such as en or pt-BR":
      "«%@» no es una etiqueta de idioma; se esperaba una como en o pt-BR",
    "“%@” is no list of names; separate the names by spaces":
      "«%@» no es una lista de nombres; separa los nombres con espacios",
    "“%@” is no locale; write a language and, where it matters, a script or a region: “pt-BR” (places: %@)":
      "«%1$@» no es un locale; escribe un idioma y, si hace falta, una escritura o una región: «pt-BR» (apariciones: %2$@)",
    "“%@” is no locale; write it as in “de” or “zh-Hant”":
      "«%@» no es un locale; escríbelo como en «de» o «zh-Hant»",
    "“%@” is no name of a resource, which has letters, digits, “_” and “.”, and no digit first":
      "«%@» no es nombre de un recurso, que tiene letras, dígitos, «_» y «.», y ningún dígito al principio",
    "“%@” is no name of a resource; use letters, digits, “_” and “.”, and no digit first":
      "«%@» no es nombre de un recurso; use letras, dígitos, «_» y «.», y ningún dígito al principio",
    "“%@” is no name or number of an argument; write “{{” and “}}” for braces that are shown":
      "«%@» no es el nombre ni el número de un argumento; escribe «{{» y «}}» para mostrar llaves",
    "“%@” is no name; expected letters, digits, and . - _ : alone":
      "«%@» no es un nombre; solo se esperaban letras, cifras y . - _ :",
    "“%@” is no note of the unit; expected a reference as in #n=id":
      "«%@» no es una nota de la unidad; se esperaba una referencia como #n=id",
    "“%@” is no number that the format can spell":
      "«%@» no es un número que el formato pueda escribir",
    "“%@” is no pattern of files: nothing follows or closes “%@”":
      "«%1$@» no es un patrón de archivos: nada sigue ni cierra «%2$@»",
    "“%@” is no pattern of files: nothing opens “%@”":
      "«%1$@» no es un patrón de archivos: nada abre «%2$@»",
    "“%@” is no pattern of files: write a set of characters as in [a-z] or [!0-9]":
      "«%@» no es un patrón de archivos: escribe un conjunto de caracteres como en [a-z] o [!0-9]",
    "“%@” is no placeholder of “%@”, as those of the source text are; write it as there":
      "«%1$@» no es un marcador de «%2$@», como lo son los del texto de origen; escríbelo como allí",
    "“%@” is no plural category":
      "«%@» no es una categoría de plural",
    "“%@” is no plural category, so the form is never shown; %@ takes %@: rename or remove it":
      "«%1$@» no es una categoría del plural, así que la forma no se muestra; «%2$@» admite %3$@: cámbiale el nombre o quítala",
    "“%@” is no plural category, so the form is never shown; use `%@`":
      "«%1$@» no es una categoría del plural, así que la forma no se muestra; usa `%2$@`",
    "“%@” is no plural category; expected zero, one, two, few, many or other":
      "«%@» no es una categoría de plural; se esperaba zero, one, two, few, many u other",
    "“%@” is no plural category; expected zero, one, two, few, many or other, or a number":
      "«%@» no es una categoría de plural; se esperaba zero, one, two, few, many u other, o un número",
    "“%@” is no plural category; use zero, one, two, few, many or other":
      "«%@» no es una categoría de plural; usa zero, one, two, few, many u other",
    "“%@” is no prefix of a fragment identifier; expected f, g, u, n, d, t, or that of a module such as gls":
      "«%@» no es un prefijo de un identificador de fragmento; se esperaba f, g, u, n, d, t o el de un módulo como gls",
    "“%@” is no quantity; Android has zero, one, two, few, many and other":
      "«%@» no es una cantidad; Android tiene zero, one, two, few, many y other",
    "“%@” is no range of sizes; expected one such as 90, 25,100 or 25,*":
      "«%@» no es un intervalo de tamaños; se esperaba uno como 90, 25,100 o 25,*",
    "“%@” is no reference to a text of the unit; expected one as in #id":
      "«%@» no es una referencia a un texto de la unidad; se esperaba una como #id",
    "“%@” is no selector; expected plural, ordinal, gender or select with a name, as in plural:count":
      "«%@» no es un selector; se esperaba plural, ordinal, gender o select con un nombre, como plural:count",
    "“%@” is no severity for “%@”: off, info, warning or error":
      "«%1$@» no es una gravedad para «%2$@»: off, info, warning o error",
    "“%@” is no size; expected a whole number":
      "«%@» no es un tamaño; se esperaba un número entero",
    "“%@” is no state that can be accepted: %@":
      "«%1$@» no es un estado que se pueda aceptar: %2$@",
    "“%@” is no step of a fragment identifier; expected one as in #u=id or #n=id":
      "«%@» no es un paso de un identificador de fragmento; se esperaba uno como #u=id o #n=id",
    "“%@” is no subtype of the type “%@”; correct one of the two":
      "«%1$@» no es un subtipo del tipo «%2$@»; corrige uno de los dos",
    "“%@” is no type of a resource; the types are string, table, array, int, intvector, bin, alias, import and include":
      "«%@» no es un tipo de recurso; los tipos son string, table, array, int, intvector, bin, alias, import e include",
    "“%@” is no type of an argument; ICU knows number, date, time, spellout, ordinal, duration, plural, selectordinal, select and choice":
      "«%@» no es un tipo de argumento; ICU admite number, date, time, spellout, ordinal, duration, plural, selectordinal, select y choice",
    "“%@” is no type of an argument; did you mean “%@”?":
      "«%1$@» no es un tipo de argumento; ¿querías decir «%2$@»?",
    "“%@” is no type of an argument; use number, date, time, plural, selectordinal or select":
      "«%1$@» no es un tipo de argumento; usa number, date, time, plural, selectordinal o select",
    "“%@” is no value of “%@” in the source text, so the text is never shown; use %@":
      "«%1$@» no es un valor de «%2$@» en el texto original, así que el texto no se muestra nunca; usa %3$@",
    "“%@” is no value of “%@”: %@":
      "«%1$@» no es un valor de «%2$@»: %3$@",
    "“%@” is no variation; write it like “plural.one”":
      "«%@» no es una variación; escríbala como «plural.one»",
    "“%@” is no whole number":
      "«%@» no es un número entero",
    "“%@” is no whole number from 1":
      "«%@» no es un número entero a partir de 1",
    "“%@” is no whole number from 1 to %@":
      "«%1$@» no es un número entero de 1 a %2$@",
    "“%@” is no width; write a whole number":
      "«%@» no es un ancho; escribe un número entero",
    "“%@” is none of the functions that the program has; the reader of the text sees {%@()}":
      "«%1$@» no es ninguna de las funciones que tiene el programa; quien lee el texto ve {%2$@()}",
    "“%@” is not in the order of the source texts, so programs do not find it; compile the file again":
      "«%@» no está en el orden de los textos de origen, así que los programas no lo encuentran; vuelve a compilar el archivo",
    "“%@” is not in the source text":
      "«%@» no está en el texto de origen",
    "“%@” is not known here; expected %@":
      "«%1$@» no se conoce aquí; se esperaba %2$@",
    "“%@” is not known here; expected %@, or a value with a prefix, as in myTool:value":
      "«%1$@» no se conoce aquí; se esperaba %2$@, o un valor con un prefijo, como en myTool:value",
    "“%@” is not known here; expected %@, or a word with x- before it":
      "«%1$@» no se conoce aquí; se esperaba %2$@, o una palabra con x- delante",
    "“%@” is not the current code of this locale; write “%@” (places: %@)":
      "«%1$@» no es el código actual de este locale; escribe «%2$@» (apariciones: %3$@)",
    "“%@” is nothing that a text can vary by; use plural, device or width":
      "un texto no puede variar según «%@»; usa plural, device o width",
    "“%@” is nowhere in this locale; add it, or correct the name":
      "«%@» no está en ninguna parte de este idioma; añádalo o corrija el nombre",
    "“%@” is out of range; expected a number from 0 to %@":
      "«%1$@» está fuera del intervalo; se esperaba un número de 0 a %2$@",
    "“%@” is too long for a pattern of files, or its braces are too deep":
      "«%@» es demasiado largo para un patrón de archivos, o sus llaves son demasiado profundas",
    "“%@” joins its parts with an underscore; write “%@” (places: %@)":
      "«%1$@» une sus partes con un guion bajo; escribe «%2$@» (apariciones: %3$@)",
    "“%@” leads back to itself here: Fluent cannot show it; remove one of the references":
      "«%@» vuelve aquí a sí mismo: Fluent no puede mostrarlo; elimine una de las referencias",
    "“%@” leads out of the folder of this file; write it relative to that, without “..”":
      "«%@» lleva fuera de la carpeta de este archivo; escríbelo relativo a ella, sin «..»",
    "“%@” names no language, so its texts are never shown; for %@ write “%@” (places: %@)":
      "«%1$@» no designa ningún idioma, así que sus textos no se muestran nunca; si querías decir %2$@, escribe «%3$@» (apariciones: %4$@)",
    "“%@” names no text of the unit; correct ref":
      "«%@» no nombra ningún texto de la unidad; corrige ref",
    "“%@” needs %@":
      "a «%1$@» le falta %2$@",
    "“%@” needs a prefix of its authority, as in myTool:value":
      "«%@» necesita el prefijo de su autoridad, como en myTool:value",
    "“%@” needs a value: %@":
      "«%1$@» necesita un valor: %2$@",
    "“%@” needs the key “%@”":
      "«%1$@» necesita la clave «%2$@»",
    "“%@” needs “%@”":
      "a «%1$@» le falta «%2$@»",
    "“%@” no longer occurs %@; “--write-baseline” takes it out":
      "«%1$@» ya no ocurre %2$@; «--write-baseline» lo quita",
    "“%@” occurs less often than it did, %@ instead of %@ %@; “--write-baseline” lowers the number":
      "«%1$@» ocurre menos veces que antes, %2$@ en lugar de %3$@ %4$@; «--write-baseline» baja el número",
    "“%@” of the source text is missing":
      "falta «%@», que está en el texto de origen",
    "“%@” shows as `%@` what the text shows as `%@`, too; write it as the source text does":
      "«%1$@» muestra como `%2$@` lo que el texto muestra también como `%3$@`; escríbelo como el texto de origen",
    "“%@” shows decimals of a number that a plural counts":
      "«%@» muestra decimales de un número que cuenta un plural",
    "“%@” stands twice here, and genrb refuses the file; remove one":
      "«%@» aparece aquí dos veces, y genrb rechaza el archivo; elimine una",
    "“%@” stands twice here, and nobody knows which of the two rows counts; remove one":
      "«%@» aparece aquí dos veces, y nadie sabe cuál de las dos filas vale; elimine una",
    "“%@” stands twice here; Apple’s readers keep the last one and silently drop the other: remove one of the two":
      "«%@» aparece dos veces aquí; los lectores de Apple conservan el último y descartan el otro sin avisar: quita uno de los dos",
    "“%@” stands twice here; Fluent keeps one of the two and silently drops the other: remove one":
      "«%@» aparece aquí dos veces; Fluent se queda con una de las dos y descarta la otra sin avisar: elimine una",
    "“%@” stands twice here; Java keeps the last one and silently drops the other: remove one":
      "«%@» aparece aquí dos veces; Java se queda con la última y descarta la otra sin avisar: elimine una",
    "“%@” stands twice here; Ruby keeps the last one and silently drops the other: merge them into one":
      "«%@» aparece aquí dos veces; Ruby conserva la última y descarta la otra sin avisar: únelas en una sola",
    "“%@” stands twice in a row in %@; remove one":
      "«%1$@» está dos veces seguidas en «%2$@»; quita una",
    "“%@” stands twice in a row in the source text; remove one":
      "«%@» está dos veces seguidas en el texto de origen; quita una",
    "“%@” stands twice in one object":
      "«%@» está dos veces en un mismo objeto",
    "“%@” stands twice in the file; compile it again":
      "«%@» está dos veces en el archivo; vuelve a compilarlo",
    "“%@” stands twice in this file with the same context; msgfmt refuses such a file: remove one of the two":
      "«%@» está dos veces en este archivo con el mismo contexto; msgfmt rechaza un archivo así: quita una de las dos",
    "“%@” stands twice in this object; readers of JSON keep one of the two and silently drop the other: merge them into one":
      "«%@» está dos veces en este objeto; los lectores de JSON conservan uno de los dos y descartan el otro sin avisar: únelos en uno",
    "“%@” stands twice with the same text; remove one of the two":
      "«%@» aparece dos veces con el mismo texto; quita uno de los dos",
    "“%@” stands where the source text has “%@”":
      "«%1$@» está donde el texto de origen tiene «%2$@»",
    "“%@” takes argument %@ by its place, as “%@” does; give it an argNum":
      "«%1$@» toma el argumento %2$@ por su lugar, igual que «%3$@»; dale un argNum",
    "“%@” takes argument %@ by its place, in the source text %@; give it argNum %@":
      "«%1$@» toma el argumento %2$@ por su lugar, y en el texto de origen el %3$@; dale el argNum %4$@",
    "“%@” takes no argument, but there is “%@”":
      "«%1$@» no admite ningún argumento, pero hay «%2$@»",
    "“%@” takes no value":
      "«%@» no admite ningún valor",
    "“%@” takes one %@, but there is also “%@”":
      "«%1$@» admite %2$@ una sola vez, pero además hay «%3$@»",
    "“%@” was expected here; add it":
      "se esperaba aquí «%@»; añádalo",
    "“%@” without quotation marks is a truth value for Ruby and no text; put it in quotation marks":
      "«%@» sin comillas es para Ruby un valor lógico y no un texto; escríbalo entre comillas",
    "“%@” would be a text and a group of texts at once; rename one of the two":
      "«%@» sería a la vez un texto y un grupo de textos; cambie el nombre de uno de los dos",
    "“%@”, which xliff:g marks, is not in the text any more":
      "«%@», que xliff:g marca, ya no está en el texto",
    "“,” or “}” was expected behind the name of the argument; names hold no spaces and no punctuation":
      "detrás del nombre del argumento se esperaba «,» o «}»; los nombres no tienen espacios ni puntuación",
    "“,” or “}” was expected behind the type of the argument; types have only the letters A to Z":
      "detrás del tipo del argumento se esperaba «,» o «}»; los tipos solo tienen letras de la A a la Z",
    "“--baseline %@” names a file that has something else in it":
      "«--baseline %@» nombra un archivo que contiene otra cosa",
    "“--baseline” needs the name of a file":
      "«--baseline» necesita el nombre de un archivo",
    "“--base” compares with a revision, and “%@” is in no Git repository":
      "«--base» compara con una revisión y «%@» no está en ningún repositorio de Git",
    "“--base” needs a revision, such as “origin/main”":
      "«--base» necesita una revisión, como «origin/main»",
    "“--base” needs the program git, and it cannot be started: %@":
      "«--base» necesita el programa git y no se puede iniciar: %@",
    "“--catalog” needs the name of a file or folder":
      "«--catalog» necesita el nombre de un archivo o una carpeta",
    "“--dry-run” needs “--fix”":
      "«--dry-run» necesita «--fix»",
    "“--dry-run” prints a difference in the place of a report in “%@”":
      "«--dry-run» imprime una diferencia en lugar de un informe en «%@»",
    "“--dry-run” writes nothing, and “--write-baseline” writes the baseline":
      "«--dry-run» no escribe nada, y «--write-baseline» escribe la línea base",
    "“--grow-baseline” needs “--write-baseline”":
      "«--grow-baseline» necesita «--write-baseline»",
    "“--locales” has an empty part in “%@”; write it as in “de,fr”":
      "«--locales» tiene una parte vacía en «%@»; escríbelo como en «de,fr»",
    "“--locale” needs a language":
      "«--locale» necesita un idioma",
    "“--min %@” is no share in percent; write a number from 0 to 100, as in “95” or “de=99.5”":
      "«--min %@» no es un porcentaje; escriba un número de 0 a 100, como en «95» o «de=99.5»",
    "“--output %@” would put the report in the place of a catalog":
      "«--output %@» pondría el informe en el lugar de un catálogo",
    "“--output %@” would put the report in the place of “%@”":
      "«--output %1$@» pondría el informe en el lugar de «%2$@»",
    "“--output” needs the name of a file":
      "a «--output» le falta el nombre de un archivo",
    "“--output” needs the name of a folder":
      "a «--output» le falta el nombre de una carpeta",
    "“--rule %@” needs a severity: %@=off, =info, =warning or =error":
      "a «--rule %1$@» le falta una gravedad: %2$@=off, =info, =warning o =error",
    "“--write-baseline” needs “--baseline FILE”, the file to write":
      "«--write-baseline» necesita «--baseline ARCHIVO», el archivo que se escribe",
    "“--write-baseline” writes every finding, and “--base” leaves some out":
      "«--write-baseline» escribe todos los hallazgos y «--base» omite algunos",
    "“.match” needs a variable to select by: “.match $count”":
      "«.match» necesita una variable por la que seleccionar: «.match $count»",
    "“.match” needs variants: “* {{…}}”":
      "«.match» necesita variantes: «* {{…}}»",
    "“.match” selects by variables; declare the expression with “.local” and name its variable here":
      "«.match» selecciona por variables; declara la expresión con «.local» y nombra aquí su variable",
    "“1 files” in English, and in Russian or Polish the wrong ending for most numbers: without forms no translator can do better. In English a whole number with a noun in the plural behind it is reported, in every language a noun with both endings, as in “Datei(en)”. Left alone are messages of which any translation varies, fractions (`%%lld of %%lld files`), and abbreviations. In MessageFormat the number is one by its type, or by its name: `{count} files`.":
      "«1 files» en inglés, y en ruso o polaco la terminación equivocada para la mayoría de los números: sin formas, nadie que traduzca puede hacerlo mejor. En inglés se avisa de un número entero seguido de un sustantivo en plural; en todas las lenguas, de un sustantivo con las dos terminaciones, como en «Datei(en)». Se dejan como están los mensajes de los que varía alguna traducción, las fracciones (`%%lld of %%lld files`) y las abreviaturas. En MessageFormat el número lo es por su tipo, o por su nombre: `{count} files`.",
    "“<<” takes over the pairs of another value, and this is %@; name an alias of pairs":
      "«<<» toma las claves de otro valor y esto es %@; nombra un alias de un grupo de claves",
    "“@%@” is %@; expected an object that describes the message":
      "«@%1$@» es %2$@; se esperaba un objeto que describe el mensaje",
    "“@@locale” is “%@”, and the name of the file says “%@”; Flutter refuses such a file: make them the same":
      "«@@locale» es «%1$@», y el nombre del archivo dice «%2$@»; Flutter rechaza un archivo así: haga que coincidan",
    "“One file” is right for English `one`, which is 1 and nothing else. Russian `one` is 1, 21, 31 and so on: with “один файл” people with 21 files read that they have one. French `one` is 0 and 1, unless a form `zero` takes the 0. Which numbers a category has comes from CLDR. The rule leaves messages alone whose source text shows no number, and substitutions beside which the number is shown.":
      "«One file» es correcto para `one` en inglés, que es 1 y nada más. En ruso, `one` es 1, 21, 31 y así sucesivamente: con «один файл», quien tiene 21 archivos lee que tiene uno. En francés, `one` es 0 y 1, a menos que una forma `zero` se quede con el 0. Los números de cada categoría vienen de CLDR. La regla no avisa de los mensajes cuyo texto de origen no muestra ningún número, ni de las sustituciones junto a las que se muestra el número.",
    "“Plural-Forms” has no “nplurals=”; write it as in “nplurals=2; plural=(n != 1);”":
      "«Plural-Forms» no tiene «nplurals=»; escríbelo como en «nplurals=2; plural=(n != 1);»",
    "“Plural-Forms” has no “plural=”; write it as in “nplurals=2; plural=(n != 1);”":
      "«Plural-Forms» no tiene «plural=»; escríbelo como en «nplurals=2; plural=(n != 1);»",
    "“\\%@” is no escape, and Java drops the backslash; remove it, or write \\\\ for a backslash":
      "«\\%@» no es una secuencia de escape, y Java elimina la barra invertida; quítela, o escriba \\\\ para una barra invertida",
    "“\\%@” is no escape; only \\\\, \\\", \\uXXXX and \\UXXXXXX are":
      "«\\%@» no es una secuencia de escape; solo lo son \\\\, \\\", \\uXXXX y \\UXXXXXX",
    "“\\” escapes only “\\”, “{”, “|” and “}”; write “\\\\” for a backslash itself":
      "«\\» solo escapa «\\», «{», «|» y «}»; escribe «\\\\» para una barra invertida",
    "“catalog explain RULE” tells more about a rule.":
      "«catalog explain REGLA» dice más sobre una regla.",
    "“catalog help COMMAND” or “catalog COMMAND --help” explains a command.":
      "«catalog help COMANDO» o «catalog COMANDO --help» explica un comando.",
    "“msgid_plural” stands behind “msgid” and before “msgstr[0]”, once an entry":
      "«msgid_plural» va detrás de «msgid» y delante de «msgstr[0]», una vez por entrada",
    "“msgstr[%@]” needs “msgid_plural” before it; add that, or write “msgstr”":
      "«msgstr[%@]» necesita «msgid_plural» delante; añádelo o escribe «msgstr»",
    "“msgstr[%@]” was expected here; the numbers begin at 0 and leave none out":
      "aquí se esperaba «msgstr[%@]»; los números empiezan en 0 y no se saltan ninguno",
    "“msgstr” has no “msgid” before it; add the source text":
      "«msgstr» no tiene «msgid» delante; añade el texto de origen",
    "“msgstr” of an entry with “msgid_plural” has a number; write “msgstr[0]”":
      "el «msgstr» de una entrada con «msgid_plural» lleva un número; escribe «msgstr[0]»",
    "“msgstr” stands twice in this entry; remove one of the two":
      "«msgstr» está dos veces en esta entrada; quita uno de los dos",
    "“sourceLanguage” is empty; name the language of the source text, such as en":
      "«sourceLanguage» está vacío; indica el idioma del texto de origen, por ejemplo «en»",
    "“{” opens a field that is not closed; add “}”, or write “{{” for a brace that is shown":
      "«{» abre un campo que no se cierra; añade «}», o escribe «{{» para mostrar una llave",
    "“{” was expected here; add it":
      "se esperaba aquí «{»; añádala",
    "“}” closes no field here; write “}}” for a brace that is shown":
      "«}» no cierra ningún campo aquí; escribe «}}» para mostrar una llave",
    "“}” closes nothing; remove it, or write {\"}\"} for a brace in the text":
      "«}» no cierra nada; elimínela, o escriba {\"}\"} para una llave en el texto",
    "“}” was expected at the end of the placeable; add it, or write {\"{\"} for a brace in the text":
      "se esperaba «}» al final de la expresión; añádala, o escriba {\"{\"} para una llave en el texto",
    "“}” was expected here; add it":
      "se esperaba aquí «}»; añádala",
  ]
}
