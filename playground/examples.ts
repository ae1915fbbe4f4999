/** A right text, and the tables that it was misread through, one after another. */
export interface Example {
  /** The language's own name for itself. */
  readonly language: string
  readonly text: string
  readonly tables: readonly string[]
}

/** Examples to try. They are damaged when they are chosen, so that no file of ours holds damaged text. */
export const examples: readonly [Example, ...Example[]] = [
  {language: 'Français', text: 'Ouvert toute l’année, même l’été : café, thé et crêpes.', tables: ['windows-1252']},
  {language: 'Deutsch', text: 'Schöne Grüße aus Köln – die Straße ist für größere Fahrzeuge gesperrt.', tables: ['windows-1252', 'windows-1252']},
  {language: 'Español', text: 'El niño señaló la montaña: «¿Mañana también habrá sol?»', tables: ['windows-1252']},
  {language: 'Português', text: 'Não há razão para preocupação: a reunião começa às três.', tables: ['macintosh']},
  {language: 'Polski', text: 'Zażółć gęślą jaźń – każdą książkę można zwrócić później.', tables: ['windows-1250']},
  {language: 'Türkçe', text: 'Öğretmen öğrencilere güneşli bir günde şarkı söyletti.', tables: ['windows-1254']},
  {language: 'Ελληνικά', text: 'Η βιβλιοθήκη είναι ανοιχτή κάθε μέρα εκτός Κυριακής.', tables: ['windows-1253']},
  {language: 'Русский', text: 'Библиотека открыта каждый день, кроме воскресенья.', tables: ['windows-1251']},
  {language: 'Українська', text: 'Бібліотека відчинена щодня, крім неділі.', tables: ['koi8-u']},
  {language: 'עברית', text: 'הספרייה פתוחה בכל יום חוץ משבת.', tables: ['windows-1255']},
  {language: 'العربية', text: 'المكتبة مفتوحة كل يوم ما عدا يوم الجمعة.', tables: ['windows-1256']},
  {language: 'हिन्दी', text: 'पुस्तकालय रविवार को छोड़कर हर दिन खुला रहता है।', tables: ['windows-1252']},
  {language: 'ไทย', text: 'ห้องสมุดเปิดทุกวันยกเว้นวันอาทิตย์', tables: ['windows-874']},
  {language: '日本語', text: '図書館は日曜日を除いて毎日開いています。', tables: ['windows-1252']},
  {language: '中文', text: '图书馆每天都开放，周日除外', tables: ['gbk']},
  {language: 'Tiếng Việt', text: 'Thư viện mở cửa mỗi ngày trừ Chủ nhật.', tables: ['windows-1252']}
]
