/// A language of generated catalogs: words in its script, and the plural forms that it needs.
struct SampleLanguage: Sendable {
  /// The locale as a String Catalog spells it.
  let locale: String
  /// The plural categories that integers select and `other`, in the order in which Xcode writes
  /// them.
  let pluralCategories: [String]
  /// What stands between two words.
  let separator: String
  /// What ends a sentence.
  let fullStop: String
  /// Words as they stand in user interfaces.
  let words: [String]

  private init(
    _ locale: String, plurals: String, separator: String = " ", fullStop: String = ".",
    words: String
  ) {
    self.locale = locale
    pluralCategories = plurals.split(separator: " ").map(String.init)
    self.separator = separator
    self.fullStop = fullStop
    self.words = words.split(separator: " ").map(String.init)
  }
}

extension SampleLanguage {
  /// The source language.
  static let english = SampleLanguage(
    "en", plurals: "one other",
    words: """
      account address album allow always another archive automatically backup because before \
      calendar cancel change choose collection connection continue contact could create current \
      delete device document download every export favourite file folder from group image import \
      invitation language library list location message missing network new not notification \
      offline only open option password permission photo please project reminder remove request \
      restore save search selected server settings share shortcut sign storage subscription sync \
      template this title turn until update upload version video when window with your
      """)

  /// The languages of translations; a catalog of n locales has the first n.
  static let translations = [
    SampleLanguage(
      "ar", plurals: "few many one other two zero",
      words: """
        الحساب العنوان الألبوم السماح دائمًا أرشيف تلقائيًا نسخة احتياطية التقويم إلغاء تغيير \
        اختيار المجموعة الاتصال متابعة إنشاء الحالي حذف الجهاز المستند تنزيل تصدير المفضلة ملف \
        مجلد من صورة استيراد دعوة اللغة المكتبة قائمة الموقع رسالة الشبكة جديد إشعار فقط فتح خيار \
        كلمة المرور إذن المشروع تذكير إزالة استعادة حفظ بحث الخادم الإعدادات مشاركة مساحة التخزين
        """),
    SampleLanguage(
      "de", plurals: "one other",
      words: """
        Konto Adresse Album erlauben immer Archiv automatisch Sicherungskopie bevor Kalender \
        abbrechen ändern auswählen Sammlung Verbindung fortfahren Kontakt erstellen aktuell \
        löschen Gerät Dokument herunterladen exportieren Favoriten Datei Ordner von Gruppe Bild \
        Einladung Sprache Mediathek Liste Standort Nachricht Netzwerk neu nicht Mitteilung nur \
        öffnen Passwort Berechtigung bitte Projekt Erinnerung entfernen wiederherstellen sichern \
        suchen Einstellungen teilen Kurzbefehl Speicherplatz Abonnement Vorlage für dein
        """),
    SampleLanguage(
      "es", plurals: "one other",
      words: """
        cuenta dirección álbum permitir siempre archivo automáticamente copia de seguridad antes \
        calendario cancelar cambiar elegir colección conexión continuar contacto crear actual \
        eliminar dispositivo documento descargar exportar favoritos carpeta desde grupo imagen \
        importar invitación idioma biblioteca lista ubicación mensaje red nuevo notificación solo \
        abrir opción contraseña permiso proyecto recordatorio restaurar guardar buscar servidor \
        ajustes compartir atajo almacenamiento suscripción plantilla título tu
        """),
    SampleLanguage(
      "fr", plurals: "one other",
      words: """
        compte adresse album autoriser toujours archive automatiquement sauvegarde avant \
        calendrier annuler modifier choisir collection connexion continuer contact créer actuel \
        supprimer appareil document télécharger exporter favoris fichier dossier depuis groupe \
        image importer invitation langue bibliothèque liste emplacement message réseau nouveau \
        notification seulement ouvrir option mot de passe autorisation projet rappel restaurer \
        enregistrer rechercher serveur réglages partager raccourci stockage abonnement modèle
        """),
    SampleLanguage(
      "it", plurals: "one other",
      words: """
        account indirizzo album consenti sempre archivio automaticamente copia prima calendario \
        annulla modifica scegli raccolta connessione continua contatto crea attuale elimina \
        dispositivo documento scarica esporta preferiti cartella da gruppo immagine importa invito \
        lingua libreria elenco posizione messaggio rete nuovo non notifica solo apri opzione \
        parola permesso progetto promemoria rimuovi ripristina salva cerca server impostazioni \
        condividi abbreviazione spazio abbonamento modello titolo tuo
        """),
    SampleLanguage(
      "ja", plurals: "other", separator: "", fullStop: "。",
      words: """
        アカウント 住所 アルバム を許可 常に アーカイブ 自動的に バックアップ 前に カレンダー キャンセル \
        変更 選択 コレクション 接続 続ける 連絡先 作成 現在の 削除 デバイス 書類 ダウンロード 書き出す \
        お気に入り ファイル フォルダ から グループ 画像 読み込む 招待 言語 ライブラリ リスト 位置情報 \
        メッセージ ネットワーク 新しい 通知 のみ 開く オプション パスワード アクセス権 プロジェクト \
        リマインダー 復元 保存 検索 サーバ 設定 共有 ショートカット ストレージ サブスクリプション
        """),
    SampleLanguage(
      "pl", plurals: "few many one other",
      words: """
        konto adres album zezwól zawsze archiwum automatycznie kopia zapasowa przed kalendarz \
        anuluj zmień wybierz kolekcja połączenie kontynuuj kontakt utwórz bieżący usuń urządzenie \
        dokument pobierz eksportuj ulubione plik katalog z grupa obraz importuj zaproszenie język \
        biblioteka lista lokalizacja wiadomość sieć nowy nie powiadomienie tylko otwórz opcja \
        hasło uprawnienie projekt przypomnienie przywróć zapisz szukaj serwer ustawienia \
        udostępnij skrót miejsce subskrypcja szablon tytuł twój
        """),
    SampleLanguage(
      "pt-BR", plurals: "one other",
      words: """
        conta endereço álbum permitir sempre arquivo automaticamente cópia antes calendário \
        cancelar alterar escolher coleção conexão continuar contato criar atual apagar dispositivo \
        documento baixar exportar favoritos pasta de grupo imagem importar convite idioma \
        biblioteca lista localização mensagem rede novo não notificação somente abrir opção senha \
        permissão projeto lembrete remover restaurar salvar buscar servidor ajustes compartilhar \
        atalho armazenamento assinatura modelo título seu
        """),
    SampleLanguage(
      "ru", plurals: "few many one other",
      words: """
        учётная запись адрес альбом разрешить всегда архив автоматически копия перед календарь \
        отменить изменить выбрать коллекция подключение продолжить контакт создать текущий удалить \
        устройство документ загрузить экспортировать избранное файл папка из группа изображение \
        приглашение язык медиатека список местоположение сообщение сеть новый не уведомление \
        только открыть параметр пароль доступ проект напоминание восстановить сохранить поиск \
        сервер настройки поделиться команда хранилище подписка шаблон
        """),
    SampleLanguage(
      "zh-Hans", plurals: "other", separator: "", fullStop: "。",
      words: """
        账户 地址 相簿 允许 始终 归档 自动 备份 之前 日历 取消 更改 选取 精选集 连接 继续 联系人 创建 \
        当前 删除 设备 文稿 下载 导出 个人收藏 文件 文件夹 来自 群组 图像 导入 邀请 语言 资料库 列表 位置 \
        信息 网络 新建 不 通知 仅 打开 选项 密码 权限 请 项目 提醒事项 移除 恢复 存储 搜索 服务器 设置 共享 \
        快捷指令 储存空间 订阅 模板 标题 您的
        """),
    SampleLanguage(
      "ko", plurals: "other",
      words: """
        계정 주소 앨범 허용 항상 아카이브 자동으로 백업 전에 캘린더 취소 변경 선택 모음 연결 계속 연락처 \
        생성 현재 삭제 기기 문서 다운로드 내보내기 즐겨찾기 파일 폴더 그룹 이미지 가져오기 초대 언어 보관함 \
        목록 위치 메시지 네트워크 새로운 알림 열기 옵션 암호 권한 프로젝트 미리알림 복원 저장 검색 서버 설정 공유
        """),
    SampleLanguage(
      "tr", plurals: "one other",
      words: """
        hesap adres albüm izin ver her zaman arşiv otomatik olarak yedekleme önce takvim vazgeç \
        değiştir seç koleksiyon bağlantı sürdür kişi oluştur geçerli sil aygıt belge indir dışa \
        aktar favoriler dosya klasör grup görüntü davet dil arşiv liste konum mesaj ağ yeni \
        bildirim yalnızca aç seçenek parola proje anımsatıcı geri yükle kaydet ara sunucu ayarlar
        """),
    SampleLanguage(
      "nl", plurals: "one other",
      words: """
        account adres album toestaan altijd archief automatisch reservekopie voordat agenda \
        annuleer wijzig kies collectie verbinding ga door contact maak huidige verwijder apparaat \
        document download exporteer favorieten bestand map van groep afbeelding uitnodiging taal \
        bibliotheek lijst locatie bericht netwerk nieuw niet melding alleen open wachtwoord toegang
        """),
    SampleLanguage(
      "uk", plurals: "few many one other",
      words: """
        обліковий запис адреса альбом дозволити завжди архів автоматично копія перед календар \
        скасувати змінити вибрати колекція підключення продовжити контакт створити поточний \
        видалити пристрій документ завантажити експортувати улюблене файл папка з група зображення \
        запрошення мова медіатека список розташування повідомлення мережа новий пароль дозвіл
        """),
    SampleLanguage(
      "cs", plurals: "few one other",
      words: """
        účet adresa album povolit vždy archiv automaticky záloha před kalendář zrušit změnit \
        vybrat sbírka připojení pokračovat kontakt vytvořit aktuální smazat zařízení dokument \
        stáhnout exportovat oblíbené soubor složka ze skupina obrázek pozvánka jazyk knihovna \
        seznam poloha zpráva síť nový oznámení pouze otevřít volba heslo oprávnění projekt obnovit
        """),
    SampleLanguage(
      "sv", plurals: "one other",
      words: """
        konto adress album tillåt alltid arkiv automatiskt säkerhetskopia innan kalender avbryt \
        ändra välj samling anslutning fortsätt kontakt skapa aktuell radera enhet dokument hämta \
        exportera favoriter fil mapp från grupp bild inbjudan språk bibliotek lista plats \
        meddelande nätverk ny inte notis endast öppna lösenord behörighet projekt påminnelse
        """),
  ]
}
