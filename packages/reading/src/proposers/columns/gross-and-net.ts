import type { Concept } from '../../fields/concepts.ts'
import { unite } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import { bareWords } from '../../words/compare.ts'
import { phrase, phraseList } from '../../words/phrases/index.ts'
import { grossPattern, grossWords, netPattern, netWords } from '../../words/terms/mass-words.ts'
import type { Label } from '../labels/find-labels.ts'
import type { Column } from '../table/find-columns.ts'
import type { Line } from '../table/table-rows.ts'

const masses = new Set(['grossWeight', 'netWeight'])
const measured = new Set([...masses, 'volume'])
const volumeWords = new Set(phraseList('volumeBesideMass'))

const between = new RegExp(`[/&+]|^(?:${phrase('and')})$`, 'iu')

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

const figure = /^\d[\d.,'’]*$/
const paired = /^(\d[\d.,'’]*)[/|](\d[\d.,'’]*)$/

/**
 * 'Netto / brutto kg' over one column, whose lines say '120,0 / 135,0': the second figure is the other mass. Answers the
 * columns with one more for it.
 */
export function pairedMassColumns(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const at = columns.findIndex((column, i) => inOrder(column, columns[i + 1]) !== undefined)
  const column = columns[at]
  const next = columns[at + 1]
  const [first, second] = (column && inOrder(column, next)) ?? []
  const others = columns.filter((c) => c !== column && (c !== next || !second || !isHalf(next, second)))
  if (!column || !first || !second || others.some((c) => c.concept === second)) return [...columns]
  const cellOf = ({ cells }: Line) =>
    [...(cells.get(first) ?? []), ...(cells.get(second) ?? [])].sort((a, b) => a.box[0] - b.box[0])
  const filled = lines.filter((line) => cellOf(line).some(({ text }) => /\d/.test(text)))
  const pairs = filled.filter((line) => partsOf(cellOf(line)))
  if (pairs.length === 0 || pairs.length < mostly * filled.length) return [...columns]
  for (const line of pairs) {
    const [own, other] = partsOf(cellOf(line)) as [Word[], Word[]]
    line.cells.set(first, own)
    line.cells.set(second, other)
  }
  const named = columns.with(at, { ...column, concept: first })
  return named.some((c) => c.concept === second)
    ? named
    : [...named, { ...column, concept: second, from: 0, to: 0 }]
}

const mostly = 0.6
const isHalf = (column: Column, concept: Concept) => column.concept === concept

/** The two masses that the heading asks for, in its order. */
function inOrder(
  { concept, label }: Column,
  next: Column | undefined,
): readonly [Concept, Concept] | undefined {
  if (!masses.has(concept)) return undefined
  if (next && masses.has(next.concept) && next.concept !== concept) return [concept, next.concept]
  const words = [...label.words].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
  const said = words.flatMap(({ text }) => text.split('/')).map(bareWords)
  const gross = said.findIndex((word) => grossWords.has(word))
  const net = said.findIndex((word) => netWords.has(word))
  if (gross < 0 || net < 0) return undefined
  return gross < net ? ['grossWeight', 'netWeight'] : ['netWeight', 'grossWeight']
}

function partsOf(words: readonly Word[]): [Word[], Word[]] | undefined {
  const at = words.findIndex(({ text }) => text === '/' || text === '|')
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const isPair = at > 0 && figure.test(before[0]?.text ?? '') && figure.test(after[0]?.text ?? '')
  if (isPair) return [before, after]
  const word = words.find(({ text }) => paired.test(text))
  const [, one, other] = paired.exec(word?.text ?? '') ?? []
  return word && one && other ? [[{ ...word, text: one }], [{ ...word, text: other }]] : undefined
}

/**
 * 'Mængde | Brutto kg | Netto kg': of two columns taken for the same mass one says so in its heading, and the other is a
 * quantity in whatever unit.
 */
export function withoutQuantities<C extends { concept: Concept; label: Label }>(columns: readonly C[]): C[] {
  return columns.map((column) => {
    const own = saying[column.concept]
    const twins = columns.filter(({ concept }) => concept === column.concept)
    const says = ({ label }: C) => own?.test(textOf([...label.words])) === true
    return own && twins.length > 1 && !says(column) && twins.some(says)
      ? { ...column, concept: 'furniture' }
      : column
  })
}

const saying: Partial<Record<Concept, RegExp>> = {
  grossWeight: new RegExp(grossPattern, 'iu'),
  netWeight: new RegExp(netPattern, 'iu'),
}
