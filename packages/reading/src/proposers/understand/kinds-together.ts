import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

const between = new RegExp(String.raw`\s*[,;]\s+|\s*[+&]\s*|\s+(?:${phrase('and')})\s+(?=\d)`, 'gu')
/** What carries them: '32 cartons and 4 bales on 5 pallets'. */
const carried = new RegExp(String.raw`\s*[,(]?\s(?:${phrase('onTop')})\s\d{1,4}\s\p{L}.*$`, 'iu')
const item = /^(?<count>\d{1,5})\s?x?\s?(?<kind>\p{L}[\p{L} ./-]*)$/u
/** '= 10', '= 10 kolli' behind the kinds. */
const behind = /\s?=\s?(?<total>\d{1,5})(?:\s\p{L}[\p{L}.]*){0,2}\.?$/u
/** '10 (', '10 kolli: ', '10 Colli =' before them. */
const ahead = /^(?<total>\d{1,5})(?:\s\p{L}[\p{L}.]*)?\s?(?:[:=]\s?|\((?=.*\)$))/u
/** So many in each of the packages named first, and they are what those hold: '40 pallets, 960 cartons'. */
const fewestInside = 4
const holds = new Set(['PX', 'PE', 'CN', 'PU'])

/** What follows is said of something else: 'krt + 20 pal. Waga brutto 1 460 kg'. */
const sentence = /(?<=\p{L}{2})[.;]\s+\p{Lu}/u

function upTo(text: Span, end: RegExp): Span {
  const at = text.text.search(end)
  return at > 0 ? cut(text, 0, at) : text
}

/**
 * The packages by kind, which together are the whole: '3 Gitterboxen, 1 Karton', '6 PALET + 1 BEDNA'; also of kinds that
 * nobody knows where the paper prints what they come to: '4 stel + 6 krt = 10'.
 */
export function kindsTogether(text: Span): Reading | undefined {
  if (!/\d\D+\d/.test(text.text)) return undefined
  const whole = upTo(upTo(text, sentence), carried)
  const match = behind.exec(whole.text) ?? ahead.exec(whole.text)
  const total = match?.groups?.total === undefined ? undefined : Number(match.groups.total)
  const rest = match
    ? match.index > 0
      ? cut(whole, 0, match.index)
      : cut(whole, match[0].length, whole.text.length - (whole.text.endsWith(')') ? 1 : 0))
    : whole
  const found = splitSpan(rest, between).map(({ text: own }) => item.exec(own.trim())?.groups)
  if (found.length < 2) return undefined
  const kinds = found.flatMap((groups) => (groups ? [groups] : []))
  if (kinds.length < found.length) return undefined
  const sum = kinds.reduce((all, { count }) => all + Number(count), 0)
  const place = placeOf('totalPackages')
  if (total !== undefined)
    return total === sum
      ? { place, value: total, span: text, checks: [`the ${kinds.length} kinds add up to it`] }
      : undefined
  const codes = kinds.map(({ kind = '' }) => packageKindIn(kind)?.code)
  const [first, second] = kinds
  const isInside =
    !/[+&]/.test(rest.text) &&
    holds.has(codes[0] ?? '') &&
    Number(second?.count) >= fewestInside * Number(first?.count)
  if (isInside || codes.includes(undefined)) return undefined
  return { place, value: sum, span: text, checks: [`sum of ${kinds.length} kinds of package`] }
}
