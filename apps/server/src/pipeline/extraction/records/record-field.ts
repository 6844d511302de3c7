/** One key and its value in a file that has both: JSON, or a table of rows. */
export interface RecordField {
  /** The key as the file has it, parents first: `goods[1].gross_weight_kg`. */
  key: string
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
