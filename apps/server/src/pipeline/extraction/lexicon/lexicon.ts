import type { Concept, Part } from '../concepts.ts'

/** One language's words for the things of a freight paper. A new language is a new file of this shape. */
export interface Lexicon {
  language: string
  /** Printed labels by concept; case, diacritics and punctuation do not matter. */
  labels: Partial<Record<Concept, readonly string[]>>
  /** Labels of the pieces of an address. */
  parts: Partial<Record<Part, readonly string[]>>
  /** Words by which data files name the two ends of the journey: 'delivery_city', 'pickup.date'. */
  stages: { delivery: readonly string[]; takingOver: readonly string[] }
  /** Words that printers add to a label in brackets or behind it: 'name', 'address', 'in block letters'. */
  hints: readonly string[]
  totals: readonly string[]
  /** 'Carriage paid', 'carriage forward': what box 14 of a CMR note says. */
  carriagePaid: readonly string[]
  carriageForward: readonly string[]
  months: readonly (readonly string[])[]
  /** Other names of countries than the ones Unicode's CLDR has. */
  countries: Readonly<Record<string, string>>
  /** Kinds of package by UN/ECE Recommendation 21 code. */
  packages: Readonly<Record<string, readonly string[]>>
  /** Frequent small words, by which the language of running text is told. */
  smallWords: readonly string[]
  /** Words that begin or end a street's name. */
  streetWords: readonly string[]
  postOfficeBox: readonly string[]
  contactWords: readonly string[]
}

/** A comma separated list over as many lines as it needs. */
export const list = (text: TemplateStringsArray): readonly string[] =>
  (text[0] ?? '').split(',').map((item) => item.trim().replace(/\s+/g, ' '))
