import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import { type Span, spanOf } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { phrase } from '../../words/phrases/index.ts'
import { type Packed, packedIn } from '../statements/packed-in.ts'

export interface LedByPackages {
  packed: Packed & { span: Span }
  /** The words of the name behind. */
  name: Word[]
}

/** '1.', '2)' before the line, and the '×' behind the count. */
const ordinal = /^\d{1,2}[.)]$/
const times = /^[x×]$/i
const separator = /^[–—:·|-]$/
/** What leads from packages to what is in them: '16 pallets of cheese', '3 Kisten mit Pumpen'. */
const leading = new RegExp(`^(?:${phrase('ofContents')})$`, 'iu')
const mostKindWords = 4

/** '1. 16 palet EUR – Ser Gouda', '48 fûts – vin rouge', '3 × Kisten Pumpen': the packages stand before the name of the goods. */
export function ledByPackages(words: readonly Word[]): LedByPackages | undefined {
  const from = ordinal.test(words[0]?.text ?? '') && /^\d/.test(words[1]?.text ?? '') ? 1 : 0
  const count = words[from]?.text ?? ''
  if (!/^\d{1,5}$/.test(count)) return undefined
  const at = from + (times.test(words[from + 1]?.text ?? '') ? 2 : 1)
  const rest = words.slice(at)
  const stroke = rest.slice(0, mostKindWords + 1).findIndex(({ text }) => separator.test(text))
  const kind = stroke > 0 ? packageKindIn(textOf(rest.slice(0, stroke)))?.code : undefined
  const span = (length: number) => spanOf(words.slice(from, at + length))
  const named = (length: number) => {
    const behind = rest.slice(length)
    const skip = behind.findIndex(({ text }) => !separator.test(text) && !leading.test(text))
    const name = skip < 0 ? [] : behind.slice(skip)
    return /^["“„«]?\p{L}/u.test(textOf(name)) && /\p{L}{3}/u.test(textOf(name)) ? name : undefined
  }
  if (kind) {
    const name = named(stroke)
    return name && { packed: { count: Number(count), kind, span: span(stroke) }, name }
  }
  for (let length = Math.min(mostKindWords, rest.length - 1); length > 0; length--) {
    const packed = packedIn(`${count} ${textOf(rest.slice(0, length))}`)
    const name = packed && named(length)
    if (packed && name) return { packed: { ...packed, span: span(length) }, name }
  }
  return undefined
}
