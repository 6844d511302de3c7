import type { Concept } from '../fields/concepts.ts'
import type { Part } from '../fields/parts.ts'
import type { Forms } from './kinds/form-words.ts'
import type { TradeWords } from './kinds/trade-words.ts'
import type { Phrases } from './phrases/phrases.ts'

/** All words of one language. A new language is a new file of this shape in `languages/`. */
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
  /** What leads a sum over to the next page: 'carried forward', 'brought forward'. */
  carried: readonly string[]
  /** 'Carriage paid', 'carriage forward': what box 14 of a CMR note says. */
  carriagePaid: readonly string[]
  carriageForward: readonly string[]
  /** The language inflects names of towns: 'v Praze'. */
  declinesTowns?: boolean
  months: readonly (readonly string[])[]
  /** Other names of countries than the ones Unicode's CLDR has. */
  countries: Readonly<Record<string, string>>
  /** Kinds of package by UN/ECE Recommendation 21 code. */
  packages: Readonly<Record<string, readonly string[]>>
  /** Frequent small words, by which the language of running text is seen. */
  smallWords: readonly string[]
  /** Short words and words of forms and letters, without diacritics: a scan's first reading has none. Not where the script shows the language. */
  formWords?: readonly string[]
  /** Countries and packages as people fill them in, likewise: labels repeat in two or three languages, entries do not. */
  entryWords?: readonly string[]
  /** Words that begin or end a street's name. */
  streetWords: readonly string[]
  /** Words that end a street's name, joined to it or apart; without them the street words do that too. */
  streetEndings?: readonly string[]
  postOfficeBox: readonly string[]
  contactWords: readonly string[]
  /** 'Place', 'date', 'time' as small labels inside a box. */
  everyday: readonly string[]
  /** Small words between a place and its date: 'Hamburg, am 12.11.2026'. */
  dateWords: readonly string[]
  /** What the paper calls itself; and how the CMR Convention is named in its clause. */
  noteTitles: readonly string[]
  conventions: readonly string[]
  /** Headings of papers that name senders and goods too but are something else. */
  otherPapers: readonly string[]
  /** A commercial invoice among the attached documents. */
  invoice: readonly string[]
  /** Words in the keys and column headers of programs, and hardly ever on a printed form; English has the international ones. */
  keys?: {
    /** Parties and places: 'Abs. Straße', 'ship_from.zip', 'To City'. */
    roles?: Partial<Record<Concept, readonly string[]>>
    /** Pieces of a party or place. */
    parts?: Partial<Record<Part, readonly string[]>>
    /** Values of the consignment itself. */
    labels?: Partial<Record<Concept, readonly string[]>>
  }
  /** What is said in and around values, by purpose: `phrases/names.ts` says what each is for. */
  phrases: Phrases
  /** Invoices, packing lists, delivery notes and papers that are no freight documents. */
  trade: TradeWords
  /** Forms of other kinds than the note of the CMR; left out where the language prints none of its own. */
  forms: Forms
}

/** A comma separated list over as many lines as it needs. */
export const list = (text: TemplateStringsArray): readonly string[] =>
  (text[0] ?? '').split(',').map((item) => item.trim().replace(/\s+/g, ' '))

/** Alternatives between bars that stand apart, over as many lines as they need: `waste producer | waste generator`. */
export const oneOf = (text: TemplateStringsArray): readonly string[] =>
  (text.raw[0] ?? '').split(/\s\|\s/).map((item) => item.trim())
