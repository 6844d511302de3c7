import type { Concept } from '../../../fields/concepts.ts'
import { bareWords } from '../../../words/compare.ts'
import { phraseList } from '../../../words/phrases/index.ts'
import { grossWords, massWords, netWords } from '../../../words/terms/mass-words.ts'

const words = (text: string) => new Set(text.split(' '))

/** In all languages at once: they are used between headings of a table only, where they mean nothing else. */
const units = words('kg kgs kgm')
const volumes = new Set(phraseList('volumeHeading'))
const tariffs = new Set(phraseList('tariffHeading'))
const descriptions = new Set(phraseList('descriptionHeading'))

/** What a heading asks for whose words no lexicon has as they stand: 'Pds brut', 'Gew. netto/kg', 'HS / CN'. */
export function guessHeading(text: string): Concept | undefined {
  const found = bareWords(text).split(' ')
  const says = (known: ReadonlySet<string>) => found.some((word) => known.has(word))
  const isMass = says(massWords) || says(units)
  if (isMass && says(grossWords) && !says(netWords)) return 'grossWeight'
  if (isMass && says(netWords) && !says(grossWords)) return 'netWeight'
  if (found.length <= 3 && says(volumes)) return 'volume'
  if (found.length <= 3 && says(tariffs)) return 'statisticalNumber'
  if (descriptions.has(found[0] ?? '') && found.length > 1) return 'nature'
  return undefined
}
