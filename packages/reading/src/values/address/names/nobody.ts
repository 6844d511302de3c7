/** Nobody: 'néant', '—'. */
const nobody =
  /^(?:[\s.…_–—/-]|n(?:é|e)ant|none|nil|n\/a|n\.?\s?a\.?|n\.?\s?v\.?\s?t\.?|kein\p{L}*|entfällt|brak|nie dotyczy|geen|ninguno|nessuno|nenhum|ingen|inga|není|nie je|nincs|nu este|nema|ni)*$/iu
/** Nobody yet: 'to be advised', 'wird noch benannt', 'à désigner'. */
const open =
  /^(?:(?:carrier |haulier )?(?:to be|t\.?\s?b\.?)\s?(?:advised|announced|named|nominated|appointed|confirmed|decided|defined|determined|a\.?|c\.?|d\.?|n\.?)|unknown|not (?:yet )?(?:known|named|nominated)|(?:wird |noch |folgt|offen|unbekannt|zu (?:benennen|bestimmen))(?:\s?\p{Ll}+){0,3}|à (?:désigner|définir|préciser|confirmer|déterminer)|da (?:definire|nominare|stabilire|confermare|indicare|definir|nomear|confirmar)|(?:por|a) (?:designar|definir|confirmar|determinar)|(?:nader|nog) te (?:bepalen|benoemen)(?:\s\p{Ll}+)?|nog niet bekend|do (?:ustalenia|potwierdzenia|uzgodnienia)|bude (?:upřesněn\p{L}*|upresnen\p{L}*|určen\p{L}*)|meddelas (?:senare|separat)|oplyses (?:senere|separat)|meddeles (?:senere|separat)|ilmoitetaan (?:myöhemmin|erikseen)|később|kijelölés alatt|va fi (?:comunicat|anunțat|desemnat)|urmează|naknadno|ще се (?:уточни|съобщи)|θα (?:οριστεί|ανακοινωθεί)|bildirilecek|буде (?:повідомлено|уточнено))[.)]?$/iu

export const namesNobody = (text: string): boolean => nobody.test(text.trim()) || open.test(text.trim())
