import { type FieldName, placeOf } from '../../../fields/field-map.ts'
import { cut, type Span } from '../../../layout/span.ts'
import { packageKindIn } from '../../../values/packages.ts'
import { phrase } from '../../../words/phrases/index.ts'
import type { Reading } from '../../candidate.ts'
import { understandPacking } from '../../understand/understand-details.ts'

const code = String.raw`\(?(?:UN\s)?(?:[1-6][A-HLMN]{1,2}\d?|[1-3]1[A-HLMN]{1,2}\d?)\)?`
const kind = String.raw`(?<kind>\p{L}[\p{L}-]{1,}(?:\s(?:(?:in|en|de|di|d[’']|aus|of|z|ze)\s?)?\p{L}[\p{L}-]{2,})?)`
/** '12 fûts acier (1A1)', '3 GRV', '40 x Kanister 3H1'. */
const counted = new RegExp(
  String.raw`(?<![\d.,/-])(?<count>\d{1,5}|\d{1,2}[. ]\d{3})\s*(?:x\s?)?\s(?:(?:${phrase('pieces')})\.\s)?${kind}(?:\s${code})?`,
  'gu',
)
/** Between packages and the goods in them: '(cisternette) contenenti', 'mit', 'of'. */
const holding = /^[\s,:;–—-]*(?:\([^)]{1,30}\)[\s,:;–—-]*)?(?:\p{L}{1,14}[\s,:;–—-]*){0,3}$/u

export interface Counted {
  count: Span
  whole: Span
  end: number
}

function countsIn(text: Span): Counted[] {
  return [...text.text.matchAll(counted)].flatMap((match) => {
    const { count = '', kind: words = '' } = match.groups ?? {}
    if (!packageKindIn(words)) return []
    const at = match.index
    const end = at + match[0].length
    return [{ count: cut(text, at, at + count.length), whole: cut(text, at, end), end }]
  })
}

/** The packages that a text ends with, up to the goods in them. */
export const countedBefore = (text: Span): Counted | undefined => {
  const last = countsIn(text).at(-1)
  return last && holding.test(text.text.slice(last.end)) ? last : undefined
}

/** The first packages of a text. */
export const countedFirst = (text: Span): Counted | undefined => countsIn(text)[0]

/** The packages that a text begins with: '(D/E), 2 jerricans, 42 L' behind a description. */
export const countedRightBehind = (text: Span): Counted | undefined => {
  const first = countsIn(text)[0]
  return first && /^[\s,;:–—-]*$/.test(text.text.slice(0, first.end - first.whole.text.length))
    ? first
    : undefined
}

/** How many packages, of what kind, on the goods line of that number. */
export function readingsOfCount({ count, whole }: Counted, number: number): Reading[] {
  const value = Number(count.text.replace(/\D/g, ''))
  const type = understandPacking(whole).readings.find((r) => r.place.eftiId === placeOf('packageType').eftiId)
  const at = (field: FieldName) => placeOf(field, number)
  return [
    { place: at('packageCount'), value, span: count },
    ...(type ? [{ ...type, place: at('packageType') }] : []),
  ]
}
