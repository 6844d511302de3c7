import type { Concept } from '../../fields/concepts.ts'
import type { Word } from '../../layout/pages.ts'
import { bare } from '../../words/compare.ts'

/** What a word of a table's body can be; a cell is judged by those of its words. */
interface Traits {
  number: boolean
  whole: boolean
  letters: boolean
  unit: boolean
}

const units = new Set(['kg', 'kgs', 'kgm', 'm3', 'cbm', 'to', 'tne', 't', 'mtq', 'lbs', 'l'])
const dangerousShapes: Partial<Record<Concept, RegExp>> = {
  unNumber: /^(?:UN)?\d{4}$/,
  hazardClass: /^\d(?:\.\d[A-S]?)?$/,
  packingGroup: /^I{1,3}$/,
}
const measures = new Set<Concept>(['grossWeight', 'netWeight', 'volume'])

const known = new WeakMap<Word, Traits>()

function traitsOf(word: Word): Traits {
  const before = known.get(word)
  if (before) return before
  const unit = units.has(bare(word.text))
  const traits = {
    unit,
    number: /^[\d.,'’]*\d[\d.,'’]*$/.test(word.text),
    whole: /^\d{1,6}$/.test(word.text),
    letters: !unit && /\p{L}{2}/u.test(word.text),
  }
  known.set(word, traits)
  return traits
}

/** '12 400,5': a space parts thousands. */
const isGrouped = (words: readonly Word[]) =>
  /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?: \p{L}+3?)?$/u.test(words.map((w) => w.text).join(' '))

const isLong = (word: Word) => /\p{L}{4}/u.test(word.text)

/** How badly the words of one line fit the column they would stand in: 0 well, 1 not at all. */
export function misfit(concept: Concept, words: readonly Word[], kindWithCount: boolean): number {
  if (words.length === 0) return 0
  const traits = words.map(traitsOf)
  const letters = traits.some((t) => t.letters)
  const numbers = traits.filter((t) => t.number).length
  const shape = dangerousShapes[concept]
  if (shape) return !words.some((w) => shape.test(w.text)) ? 0.7 : words.some(isLong) ? 0.9 : 0
  if (measures.has(concept)) return letters || numbers === 0 ? 1 : numbers > 1 && !isGrouped(words) ? 0.5 : 0
  switch (concept) {
    case 'packageCount':
      return countMisfit(traits, kindWithCount)
    case 'statisticalNumber':
      return letters ? 1 : numbers > 0 ? 0 : 0.8
    case 'packing':
      if (traits.slice(1).some((t) => t.whole) && !traits[0]?.whole) return 0.6
      return !letters ? 0.7 : traits[0]?.whole && traits.length > 1 ? 0.3 : 0
    case 'nature':
      return letters ? 0 : 0.5
    default:
      return 0
  }
}

function countMisfit(traits: readonly Traits[], kindWithCount: boolean): number {
  // 'Kiste 1': the package that a line is in, by its kind and number.
  if (traits.length === 2 && traits[0]?.letters && traits[1]?.whole) return 0
  const letters = traits.some((t) => t.letters)
  const numbers = traits.filter((t) => t.number).length
  if (!traits[0]?.whole) return numbers > 0 && !letters ? 0.5 : 0.8
  if (letters) return kindWithCount ? 0 : 0.15
  return numbers > 1 ? 0.5 : 0
}
