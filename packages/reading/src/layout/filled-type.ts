import { overlapY } from './box.ts'
import type { Word } from './pages.ts'

/** So many different words at least follow in another size of type on a line before one is the form's and one what fills it in. */
const enough = 12
/** The size of what was filled in, of the form's own: nearer ones are one text, further ones are parted anyway. */
const larger = { least: 1.1, most: 1.35 }

/** Where colons part what is asked from what was filled in, type need not. */
const mostColons = 0.5

/**
 * Whether type changes from the form's own size to that in which it was filled in, or back, between two words of a line: the
 * page does so again and again, 'Numero FIR DUFKR 044178 QX   Data di emissione 19/11/2026'. Only exact text tells it.
 */
export function typeOfFilling(words: readonly Word[]): (before: Word, next: Word) => boolean {
  const seen = new Map<string, { fillings: Set<string>; changes: number; colons: number }>()
  words.forEach((next, at) => {
    const before = words[at - 1]
    if (before && isExact(before) && isExact(next) && overlapY(before.box, next.box) > 0) {
      const key = keyOf(before, next)
      const { fillings, changes, colons } = seen.get(key ?? '') ?? {
        fillings: new Set(),
        changes: 0,
        colons: 0,
      }
      const colon = /[:?]$/.test(before.text) ? 1 : 0
      // 'EXPÉDITEUR case 1', '12 Bahnhofscode': what fills a form in is larger than what asks for it, and stands behind it.
      const isFilled = (before.size ?? 0) < (next.size ?? 0)
      if (key && isFilled && isAdjacent(before, next))
        seen.set(key, { fillings: fillings.add(next.text), changes: changes + 1, colons: colons + colon })
    }
  })
  const often = [...seen].filter(
    ([, { fillings, changes, colons }]) => fillings.size >= enough && colons <= mostColons * changes,
  )
  const changing = new Set(often.map(([key]) => key))
  if (changing.size === 0) return () => false
  return (before, next) => isExact(before) && isExact(next) && changing.has(keyOf(before, next) ?? '')
}

const isAdjacent = (before: Word, next: Word) =>
  next.box[0] >= before.box[0] && next.box[0] - before.box[2] < 1.15 * (next.size ?? 0)

const isExact = ({ confidence, size }: Word) => confidence === 1 && size !== undefined

/** Both sizes, the smaller one first; undefined where they are of one kind of type. */
function keyOf(before: Word, next: Word): string | undefined {
  const [small, large] = [before.size ?? 0, next.size ?? 0].sort((a, b) => a - b) as [number, number]
  if (large < larger.least * small || large > larger.most * small) return undefined
  return `${small.toFixed(1)} ${large.toFixed(1)}`
}
