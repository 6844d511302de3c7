/** Nobody: 'néant', '—'. */
const nobody =
  /^(?:[\s.…_–—/-]|n(?:é|e)ant|none|nil|n\/a|n\.?\s?a\.?|n\.?\s?v\.?\s?t\.?|kein\p{L}*|entfällt|brak|nie dotyczy|geen|ninguno|nessuno|nenhum|ingen|inga|není|nie je|nincs|nu este|nema|ni)*$/iu

export const namesNobody = (text: string): boolean => nobody.test(text.trim())
