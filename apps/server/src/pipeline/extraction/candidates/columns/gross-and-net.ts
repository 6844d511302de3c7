import { unite } from '../../geometry/box.ts'
import { bareWords } from '../../lexicon/compare.ts'
import { grossWords, netWords } from '../../lexicon/terms/mass-words.ts'
import type { Label } from '../labels/find-labels.ts'

const masses = new Set(['grossWeight', 'netWeight'])
const measured = new Set([...masses, 'volume'])
const volumeWords = new Set(
  'measurement measurements measure meas cbm volume volumen volym volum objem kubatura cubage cubicaje cubaggio misure medidas'.split(
    ' ',
  ),
)

const between = /[/&+]|^(?:and|und|et|e|y|en|i|og|och|ja|a)$/iu

/**
 * 'Net (t) Brut (t)', 'Gross weight kg Measurement m3' set so close that it was taken for one heading stands over two
 * columns; 'brut / net', 'weight and measurement' over one.
 */
export function partMasses(label: Label, _at: number, header: readonly Label[]): Label[] {
  const isOther = (other: Label) => measured.has(other.concept) && other.concept !== label.concept
  if (header.some(isOther)) return [label]
  const words = [...label.words].sort((a, b) => a.box[0] - b.box[0])
  if (!masses.has(label.concept) || words.some(({ text }) => between.test(text))) return [label]
  const places = words.map(({ text }) => {
    const key = bareWords(text)
    return grossWords.has(key)
      ? 'grossWeight'
      : netWords.has(key)
        ? 'netWeight'
        : volumeWords.has(key)
          ? 'volume'
          : undefined
  })
  const first = places.findIndex((place) => place !== undefined)
  const second = places.findIndex((place, at) => at > first && place !== undefined && place !== places[first])
  const isLevel = words.every(({ box }) => Math.abs(box[1] - (words[0]?.box[1] ?? 0)) < 0.5 * label.size)
  if (first < 0 || second < 0 || !isLevel) return [label]
  const half = (own: typeof words) => ({ words: new Set(own), box: unite(own.map((word) => word.box)) })
  const rest: Label = { ...label, ...half(words.slice(second)), concept: places[second] ?? label.concept }
  Object.assign(label, half(words.slice(0, second)), { concept: places[first] })
  return [label, rest]
}
