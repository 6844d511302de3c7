import type { OcrWord } from '../ocr-engine.ts'

/** Beside its height: a dash is four times as wide, a dot in the middle of a line as wide as high. */
const DOT = 1.5
/** In type sizes: what follows closer belongs to the number. */
const CLOSE = 0.7

const NUMBER = /^[+-−]?\d[\d.,]*$/
/** After a number: the degree sign as a quotation mark or a star, the litre as a capital I or a bar. */
const DEGREES = /^["“”'’*°º]+([CF])$/
const LITRE = /^[I|]$/
/** The cubic metre in the heads of tables; no unit has another sign there but m². */
const CUBIC = /^m[?*"'’°º]$/
const SQUARE = /^((?:\d+(?:[.,]\d+)?)?g\/m)[?*"'’°º]$/
/** The ends of firms' names, whose letters are read as noughts: 'Sp. z o.o.', 'd.o.o.'. */
const AFTER_Z = /^[0oO][.,][0oO][.,]?(?=,?$)/
const D_O_O = /^([dD])[.,][0oO][.,][0oO][.,]?(?=,?$)/

/** Ends of firms' names whose l or o came as a figure: 'S.r.1.', 'S,r.I', 's.r.0.', '0y'. */
const S_R_L = /^S[.,]r[.,][1I|l](?=\.?,?$)/
const S_R_O = /^s[.,]r[.,][0oO](?=\.?,?$)/
const OY = /^0y(?=,?$)/
/** 'Hauptstrafe 55', 'Stralde 11': the ß of a street, before the number of the house; a penalty has none behind it. */
const STREET = /(?<![Ss]ub)([Ss])tra(?:f|fi|fs|fß|fš|l|ld|fl|B|ß8|8|R|t)?e$/u
const HOUSE = /^\d{1,4}\p{L}?[,.]?$/u

/** A packing group behind the class, 'Il' for 'II': the Italian article goes on in small letters. */
const CLASS = /^\(?\d(?:\.\d)?[A-Z]?\)?,?$/
const STROKES = /^([Il]{2,3})([,;.)]*)$/
const SMALL = /^\p{Ll}/u
/** Between small letters no language has a capital B; German has ß: 'HafenstraBe'. */
const SHARP_S = /(?<=\p{L}\p{Ll})B(?=\p{Ll}|[.,]|$)/u

/** Signs that the engine has no habit of reading, by the word before them or by their shape. Words of one line. */
export function repairSigns(words: readonly OcrWord[]): OcrWord[] {
  const ordered = words.toSorted((a, b) => a.box[0] - b.box[0])
  return ordered.map((word, i) => ({ ...word, text: repaired(word, ordered[i - 1], ordered[i + 1]) }))
}

function repaired(
  { text, box, size }: OcrWord,
  before: OcrWord | undefined,
  behind: OcrWord | undefined,
): string {
  const [left, top, right, bottom] = box
  if (text === '-' && right - left < DOT * (bottom - top) && bottom - top < size / 3) return '·'
  // A point that is by itself is the dot between the parts of a letterhead.
  if (text === '.' && before && behind) return '·'
  if (CUBIC.test(text)) return 'm3'
  if (SQUARE.test(text)) return text.replace(SQUARE, '$1²')
  if (before?.text.toLowerCase() === 'z' && AFTER_Z.test(text)) return text.replace(AFTER_Z, 'o.o.')
  if (D_O_O.test(text)) return text.replace(D_O_O, '$1.o.o.')
  if (S_R_L.test(text)) return text.replace(S_R_L, 'S.r.l')
  if (S_R_O.test(text)) return text.replace(S_R_O, 's.r.o')
  if (OY.test(text)) return text.replace(OY, 'Oy')
  if (STREET.test(text) && HOUSE.test(behind?.text ?? '')) return text.replace(STREET, '$1traße')
  if (SHARP_S.test(text)) return text.replace(SHARP_S, 'ß')
  if (before && CLASS.test(before.text) && STROKES.test(text) && !SMALL.test(behind?.text ?? ''))
    return text.replace(STROKES, (_, strokes: string, tail: string) => 'I'.repeat(strokes.length) + tail)
  const isOfNumber = before && NUMBER.test(before.text) && left - before.box[2] < CLOSE * size
  if (!isOfNumber) return text
  if (LITRE.test(text)) return 'l'
  return text.replace(DEGREES, '°$1')
}
