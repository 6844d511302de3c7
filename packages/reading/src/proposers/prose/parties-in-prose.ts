import type { Concept } from '../../concepts.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Run } from '../../layout/runs.ts'
import { cut, type Span, splitSpan } from '../../layout/span.ts'
import type { Word } from '../../pages.ts'
import { hasLegalName } from '../../values/address/names/legal-forms.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import { readPostcodeLine } from '../../values/address/places/postcodes.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate } from '../candidate.ts'
import { understandParty } from '../understand/understand-party.ts'
import { sentencesOf } from './sentences.ts'

/** A company between words for its part and its address: 'destinate alla ditta …', 'consigned to …'. */
const company = String.raw`(?:(?:${phrase('article')})\s)?(?:(?:${phrase('companyAhead')})\s)?`
const roles: readonly (readonly [Concept, RegExp])[] = [
  ['consignee', new RegExp(String.raw`(?<!\p{L})(?:${phrase('consignedTo')})\s${company}(?=\p{Lu})`, 'giu')],
  ['carrier', new RegExp(String.raw`(?<!\p{L})(?:${phrase('byTheCarrier')})\s${company}(?=\p{Lu})`, 'giu')],
]

/** Name, street, postcode and town, country: more pieces between commas are no address. */
const mostPieces = 5
/** Believed where no label leads to the party. */
const score = 0.68

/** Parties that a letter names in a sentence, with their addresses: '… destinate alla ditta Conceria S.p.A., Via delle Pelli 40, 56029 …'. */
export function partiesInProse(runs: readonly Run[], page: number): Candidate[] {
  const sentences = sentencesOf(linesOf(runs))
  return roles.flatMap(([concept, lead]) => {
    const found = sentences.flatMap((sentence) =>
      [...sentence.text.matchAll(lead)].flatMap((match) => {
        const lines = addressFrom(cut(sentence, match.index + match[0].length))
        const understanding = lines ? understandParty(concept, lines) : undefined
        return understanding && understanding.fit > 0.8 ? [{ ...understanding, lines: lines ?? [] }] : []
      }),
    )
    const [only] = found
    if (!only || found.length > 1) return []
    const text = only.lines.map((line) => line.text).join(', ')
    return [
      {
        concept,
        readings: only.readings,
        page,
        score,
        words: new Set<Word>(),
        text,
        fit: only.fit,
        label: null,
        place: 'pattern' as const,
      },
    ]
  })
}

/** The pieces of an address to its town or country; undefined where no company is named or no town closes it. */
export function addressFrom(text: Span): Span[] | undefined {
  const lines: Span[] = []
  let isClosed = false
  for (const piece of splitSpan(text, /,\s+|\s[–—-]\s(?=[^,]*\d)/gu).slice(0, mostPieces)) {
    // The full stop of 'S.p.A.' stays.
    const whole = cut(piece, 0, piece.text.replace(/(?:[;:]|(?<=\p{L}{4}|\d|\))\.)$/u, '').length)
    const end = /(?<=\p{Ll}{3}|\))[.;]\s/u.exec(piece.text)?.index
    const line = end === undefined ? whole : cut(piece, 0, end)
    const isTown = readPostcodeLine(line.text) !== undefined
    const isCountry = isClosed && countryByName(line.text) !== undefined
    if (lines.length > 0 && !isTown && !isCountry && (isClosed || !/^\p{Lu}.*\d|^\d/u.test(line.text))) break
    lines.push(line)
    isClosed ||= isTown
    if (end !== undefined) break
  }
  const [name] = lines
  return name && isClosed && lines.length > 1 && (hasLegalName(name) || /^\p{Lu}\S*\s\p{Lu}/u.test(name.text))
    ? lines
    : undefined
}
