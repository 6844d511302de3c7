import { datesIn } from './dates.ts'

/** Number plates as countries shape them; letters of plates look alike in Latin, Greek and Cyrillic. */
const shapes = [
  // DE, AT with their district, CH
  String.raw`[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?`,
  String.raw`[A-Z]{1,2}[- ]\d{3,5} ?[A-Z]{1,3}`,
  String.raw`[A-Z]{2} \d{3} ?\d{3}`,
  // FR, IT, SK, BE, PT, NL, IE
  String.raw`[A-Z]{2}[- ]?\d{3}[- ]?[A-Z]{2}`,
  String.raw`\d-[A-Z]{3}-\d{3}`,
  String.raw`\d{2,3}-[A-Z]{1,2}-\d{1,6}`,
  String.raw`(?=[A-Z\d-]*\d)(?=[\d-]*[A-Z])[A-Z\d]{1,3}-[A-Z\d]{2,3}-[A-Z\d]{1,3}`,
  // PL, CZ, HU, SE, FI, LT, EE
  String.raw`[A-Z]{2,3} (?=[A-Z\d]*\d)[A-Z\d]{4,5}`,
  String.raw`\d[A-Z]\d ?\d{4}`,
  String.raw`[A-Z]{2} ?[A-Z]{2}[- ]?\d{3}`,
  String.raw`[A-Z]{3}[- ]?\d{3}`,
  String.raw`[A-Z]{2} \d{3}(?! \d)`,
  String.raw`[A-Z]{2,3}-\d{2,3}`,
  String.raw`[A-Z]{3} ?\d{2}[A-Z\d]`,
  String.raw`\d{3} ?[A-Z]{3}`,
  // RO, HR, SI, RS
  String.raw`[A-Z]{1,2}[- ]\d{2,3}[- ][A-Z]{3}`,
  String.raw`[A-ZČŠŽ]{2} ?\d{3,4}-[A-Z]{1,2}`,
  String.raw`[A-Z]{2} [A-Z\d]{2}-[A-Z\d]{2,3}`,
  String.raw`[A-ZČĆŠŽĐ]{2}[- ]\d{3,4}[- ][A-ZČĆŠŽĐ]{2}`,
  String.raw`[A-ZČĆŠŽĐ]{2} \d{3,4}-[A-ZČĆŠŽĐ]{2}`,
  // ES, PT
  String.raw`\d{4}[- ]?[A-Z]{3}`,
  String.raw`R[- ]?\d{4}[- ]?[A-Z]{3}`,
  String.raw`[A-Z]{1,2}-\d{5,6}`,
  // GB and its trailers
  String.raw`[A-Z]{2}\d{2} ?[A-Z]{3}`,
  String.raw`[A-Z]\d{6}`,
  // NO, DK, LV, GR
  String.raw`[A-Z]{2} ?\d{5}`,
  String.raw`[A-Z]{2} \d{2} \d{3}`,
  String.raw`[A-Z]{2}[- ]?\d{4}`,
  String.raw`[A-ZΑ-Ω]{3}[- ]?\d{4}`,
  String.raw`[A-ZΑ-Ω] \d{5}`,
  String.raw`Q-[A-Z]{3}-\d{3}`,
  // Swiss cantons group by two, IN
  String.raw`(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH) \d{1,3} \d{3}`,
  String.raw`[A-Z]{2}[ -]\d{1,2}[ -][A-Z]{1,3}[ -]\d{4}`,
  // BG, UA, TR
  String.raw`[A-ZА-Я]{1,2} ?\d{4} ?[A-ZА-Я]{2}`,
  String.raw`\d{2} [A-Z]{1,3} \d{2,4}`,
]

/** Any of them, as a part of a pattern without the flag for any case. */
export const plateShape = `(?:${shapes.join('|')})`

const whole = new RegExp(`^${plateShape}$`)

export const isShapedAsPlate = (text: string): boolean => whole.test(text)

const starts = shapes.map((shape) => new RegExp(String.raw`^(${shape})(?![\p{L}\d]|-[\p{L}\d])`, 'u'))
const sign = /^\(?[A-Z]{1,3}(?:\)\s?|:\s?|\s-\s|[\s-])(?=[A-Z\d])/

/** The plate that begins at a place of a text, the longest of its readings; the sign of a country may stand before it. */
export function plateAt(text: string, at: number): { text: string; at: number; shaped: boolean } | undefined {
  const longestAt = (from: number) =>
    starts
      .flatMap((start) => start.exec(text.slice(from))?.[1] ?? [])
      .filter((plate) => datesIn(plate).length === 0)
      .sort((a, b) => b.length - a.length)[0]
  const plain = longestAt(at)
  if (plain) return { text: plain, at, shaped: true }
  const from = at + (sign.exec(text.slice(at))?.[0].length ?? 0)
  const signed = from > at ? longestAt(from) : undefined
  return signed ? { text: signed, at: from, shaped: true } : undefined
}
