import { phrase } from '../words/phrases/index.ts'
/** Which sign parts the decimals in this document. `unknown` leaves '12.400' and '12,400' to their shape. */
export type DecimalSign = 'comma' | 'point' | 'unknown'

const numberShape = /\d[\d.,'’\u00a0\u202f ]*/gu

/** Where decimals stand behind a point. */
const withPoint = new Set(['en'])
/** What the language is worth against the numbers. */
const custom = 0.6

/** '06.00 uur', 'kl. 14.30': a time that is written with a point. */
const clock = new RegExp(
  String.raw`(?:(?<=\b(?:${phrase('timeAhead')})\.?\s)\d{1,2}\.[0-5]\d|\b\d{1,2}\.[0-5]\d(?:\s?(?:-|–|${phrase('rangeJoin')})\s?\d{1,2}\.[0-5]\d)?(?=\s?(?:h|${phrase('oclock')})\b))`,
  'giu',
)

/**
 * Decided by the numbers that leave no doubt: '12.400,5' and '7,5' against '12,400.5' and '7.25'; where few of them
 * speak, the custom of the language counts, and in it '41.760' for thousands.
 */
export function decimalSignOf(text: string, language?: string | null): DecimalSign {
  const likely = language && (withPoint.has(language) ? 'point' : 'comma')
  let comma = likely === 'comma' ? custom : 0
  let point = likely === 'point' ? custom : 0
  for (const [raw] of text.replace(clock, ' ').matchAll(/(?<![\d.,/:-])\d[\d.,]*\d(?![\d/:-])/g)) {
    if (/^\d{1,3}(\.\d{3})+,\d+$/.test(raw)) comma += 3
    else if (/^\d{1,3}(,\d{3})+\.\d+$/.test(raw)) point += 3
    else if (/^\d+,(\d{1,2}|\d{4,})$/.test(raw)) comma += 1
    else if (/^\d+\.(\d{1,2}|\d{4,})$/.test(raw)) point += 1
    // Four digits before it are not parted in thousands: '12400.000'.
    else if (/^\d{4,},\d{3}$/.test(raw)) comma += 1
    else if (/^\d{4,}\.\d{3}$/.test(raw)) point += 1
    else if (/^\d{1,3}(\.\d{3}){2,}$/.test(raw)) comma += 1
    else if (/^\d{1,3}(,\d{3}){2,}$/.test(raw)) point += 1
    else if (/^\d{1,3}\.000$/.test(raw)) comma += 0.5
    else if (/^\d{1,3},000$/.test(raw)) point += 0.5
    else if (likely === 'comma' && /^[1-9]\d{0,2}\.\d{3}$/.test(raw)) comma += 0.5
    else if (likely === 'point' && /^[1-9]\d{0,2},\d{3}$/.test(raw)) point += 0.5
  }
  if (comma === point) return 'unknown'
  return comma > point ? 'comma' : 'point'
}

export function parseNumber(raw: string, sign: DecimalSign): number | undefined {
  const text = raw.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[.,]$/, '')
  if (!/^\d+([.,]\d+)*$/.test(text)) return undefined
  const lastComma = text.lastIndexOf(',')
  const lastPoint = text.lastIndexOf('.')
  if (lastComma < 0 && lastPoint < 0) return Number(text)
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma > lastPoint ? plain(text, '.', ',') : plain(text, ',', '.')
  }
  const mark = lastComma >= 0 ? ',' : '.'
  const groups = text.split(mark)
  const thousands =
    groups.slice(1).every((g) => g.length === 3) && (groups[0] as string).length <= 3 && groups[0] !== '0'
  if (groups.length > 2) return thousands ? Number(groups.join('')) : undefined
  const isDecimal = mark === ',' ? sign === 'comma' : sign === 'point'
  if (isDecimal || !thousands) return Number(groups.join('.'))
  return Number(groups.join(''))
}

const plain = (text: string, group: string, decimal: string) =>
  Number(text.split(group).join('').replace(decimal, '.'))

/** The pattern of a number within a sentence: '1.264', '1 560,0'. */
export const numberInText = String.raw`(?<![\d.,])(?:\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`

/** The numbers of a text with their places; a space parts thousands only before exactly three digits. */
export function numbersIn(text: string): { raw: string; at: number }[] {
  const found: { raw: string; at: number }[] = []
  for (const match of text.matchAll(numberShape)) {
    const pieces = match[0].match(/\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d[\d.,]*/g) ?? []
    let from = match.index
    for (const piece of pieces) {
      const at = text.indexOf(piece, from)
      found.push({ raw: piece.replace(/[.,]$/, ''), at })
      from = at + piece.length
    }
  }
  return found
}
