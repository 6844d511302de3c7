/** One key and its value in a file that has both: JSON, or a table of rows. */
export interface RecordField {
  /** The key as the file has it, parents first: `goods[1].gross_weight_kg`. */
  key: string
  /** The same with the number of every element that has brothers, where the key has none. */
  at?: string
  /** Its steps in words: ['goods', 'gross weight kg']. */
  steps: string[]
  value: string
  /** Numbers of JSON have a decimal point whatever the document's texts do. */
  isNumber: boolean
  /** Which goods line it belongs to, counted from 1; 0 for the consignment itself. */
  line: number
}

/** 'grossWeight_kg' is three words and a unit. */
export const wordsOfKey = (key: string): string =>
  key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}³]+/gu, ' ')
    .trim()
    .toLowerCase()

/** What a file with keys says. */
export interface Records {
  fields: RecordField[]
  /** Consignments in the file beside the first, by what names them; '' where nothing does. */
  others: string[]
  /** Titles and signs outside of the keys that nothing was made of. */
  unread?: string[]
  /** Headings of a table, where it is one, with or without values. */
  columns?: string[]
}

/**
 * More than this is an export of a whole system, not one consignment. Well above the number of values that are taken from
 * one file, so that such a file is refused and never read in part, with totals of a part.
 */
export const mostFields = 150_000

/** 'shipments[0]' and 'shipments[0].goods[2]' of 'shipments[0].goods[2].weight'. */
export const placesOf = ({ at, key }: RecordField): string[] => placesIn(at ?? key)
export const placesIn = (path: string): string[] =>
  [...path.matchAll(/\[\d+\]/g)].map(({ 0: { length }, index }) => path.slice(0, index + length))
