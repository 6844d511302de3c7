import { type Span, splitSpan } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase } from '../../words/phrases/index.ts'
import { unitKind } from '../../words/terms/package-words.ts'

/** What packages are made of, and the small words between: 'WOODEN CASES', 'cajas de madera', 'casse in legno'. */
const made = new RegExp(`^(?:${phrase('packedInMaterial')})$`, 'iu')

export interface Packed {
  count: number
  /** UN/ECE Recommendation 21. */
  kind: string
}

const markedPattern = new RegExp(
  String.raw`\s?[(,;·|]|\s(?:${phrase('ofOrEach')})\s(?=\d)|[\s,:;–-]+(?:@|${phrase('marked')})(?!\p{L})`,
  'iu',
)

/**
 * '16 CTNS MARKED MRW 1-16', '4 CAJAS DE MADERA', '2 WOODEN CASES': a line that says nothing but how many packages there
 * are, of which kind, and how they are marked.
 */
export function packedIn(line: string): Packed | undefined {
  const [, number, rest = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,5})\s?(?:x\s)?(\p{L}.*)$/u.exec(line) ?? []
  if (!number) return undefined
  const [named = ''] = rest.split(markedPattern)
  const said = named.replace(/[\s.,;:()–@/-]+$/, '').split(/\s+/)
  const kinds = said.filter((word) => !made.test(word))
  // '1 carton': what cases are made of may be a package too.
  const words = kinds.length > 0 ? kinds : said
  const key = bareWords(words.join(' '))
  if (key === '' || words.length > 3) return undefined
  const kind = packageKindIn(key)
  const code = kind?.name === key ? kind.code : unitKind(key)
  return code === undefined ? undefined : { count: Number(number.replace(/[.,]/g, '')), kind: code }
}

/** What parts the values of one cell: 'Charge 884417, 3 Bund, Attest 3.1', 'HS 8414 90 · packing: 6 pallets'. */
const betweenValues = /[,;·•|]\s+|\s[–—/]\s|:\s/g

/** The values of a cell that say how many packages there are, and of which kind. */
export const packedAmong = (cell: Span): (Packed & { span: Span })[] =>
  splitSpan(cell, betweenValues).flatMap((span) => {
    const packed = packedIn(span.text)
    return packed ? [{ ...packed, span }] : []
  })
