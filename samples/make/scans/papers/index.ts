import { readFileSync } from 'node:fs'
import { drawForm } from './draw-form.ts'
import { drawLetter } from './draw-letter.ts'
import { drawList } from './draw-list.ts'
import { forms } from './forms.ts'
import { letters } from './letters.ts'
import { lists } from './lists.ts'
import { type Draw, drawPages, type Font } from './sheet.ts'

/** A paper with a text layer, of which scans are made. */
export interface ScannedDocument {
  name: string
  /** ISO 639-1. */
  language: string
  make: () => Promise<Buffer>
}

/** In turn, so that each typeface meets several languages. */
const LETTER_FONTS: Font[] = ['plain', 'serif', 'plain', 'typed', 'serif', 'plain', 'serif', 'plain']

/** The samples that have a text layer. */
const SAMPLES: [folder: string, language: string][] = [
  ['cmr-german-complete', 'de'],
  ['cmr-english-no-date-country-uk', 'en'],
  ['cmr-french-dangerous-goods', 'fr'],
  ['cmr-german-cabotage', 'de'],
  ['invoice-no-freight-paper', 'de'],
  ['letter-no-freight-paper', 'en'],
]

const drawn: { name: string; language: string; draw: Draw }[] = [
  ...Object.entries(letters).map(([language, letter], i) => ({
    name: `letter-${language}`,
    language,
    draw: drawLetter(letter, LETTER_FONTS[i] ?? 'plain'),
  })),
  ...Object.entries(forms).map(([language, form]) => ({
    name: `cmr-${language}`,
    language,
    draw: drawForm(form),
  })),
  ...Object.entries(lists).map(([name, list]) => ({ name, language: list.language, draw: drawList(list) })),
]

export const papers: readonly ScannedDocument[] = [
  ...drawn.map(({ name, language, draw }) => ({ name, language, make: () => drawPages([draw]) })),
  ...SAMPLES.map(([folder, language]) => ({
    name: folder,
    language,
    make: async () => readFileSync(new URL(`../../../${folder}/01-original.pdf`, import.meta.url)),
  })),
]

/** One PDF of as many pages of text: letters, forms and lists in turn. */
export function manyPages(count: number): Promise<Buffer> {
  const draws = Array.from({ length: count }, (_, at) => drawn[at % drawn.length]?.draw ?? (() => {}))
  return drawPages(draws)
}
