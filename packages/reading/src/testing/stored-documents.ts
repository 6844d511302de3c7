import { readdirSync, readFileSync } from 'node:fs'
import type { Extracted, ExtractedValue } from '../fields/extracted.ts'
import type { Recognised, RecognisedPage, Word } from '../layout/pages.ts'

/** Text, left, top, right, bottom, and where they are known the size of the type, whether it is bold, the confidence. */
type StoredWord = [string, number, number, number, number, (number | null)?, (0 | 1)?, number?]
type StoredPage = Omit<RecognisedPage, 'words'> & { words: StoredWord[] }
type StoredDocument = Omit<Recognised, 'pages'> & { pages: StoredPage[] }

const folder = new URL('../../documents/', import.meta.url)

/** The documents whose reading is kept: a folder each, with the words of its pages and what is read from them. */
export const storedNames = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** The pages of a kept document, as recognition gave them. */
export function storedPages(name: string): Recognised {
  const stored = JSON.parse(readFileSync(new URL(`${name}/words.json`, folder), 'utf8')) as StoredDocument
  return { ...stored, pages: stored.pages.map((page) => ({ ...page, words: page.words.map(wordOf) })) }
}

function wordOf([text, left, top, right, bottom, size, bold, confidence = 1]: StoredWord): Word {
  return {
    text,
    box: [left, top, right, bottom],
    confidence,
    ...(typeof size === 'number' ? { size } : {}),
    ...(bold === undefined ? {} : { bold: bold === 1 }),
  }
}

/** The other way round: one word to a line, coordinates in hundredths of a point. */
export function writePages({ pages, ...about }: Recognised): string {
  const stored = pages.map(({ words, rules, marks, ...page }) => {
    const fields = [
      ...Object.entries(page).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`),
      `"rules": ${JSON.stringify(rules.map((rule) => rule.map(hundredths)))}`,
      ...(marks ? [`"marks": ${JSON.stringify(marks.map((mark) => mark.map(hundredths)))}`] : []),
      `"words": [\n${words.map((word) => JSON.stringify(storedWord(word))).join(',\n')}\n]`,
    ]
    return `{ ${fields.join(', ')} }`
  })
  const head = JSON.stringify(about).slice(0, -1)
  return `${head},\n"pages": [${stored.join(',\n')}] }\n`
}

function storedWord({ text, box, confidence, size, bold }: Word): StoredWord {
  const [left, top, right, bottom] = box.map(hundredths) as [number, number, number, number]
  const word: StoredWord = [text, left, top, right, bottom]
  if (size === undefined && bold === undefined && confidence === 1) return word
  word.push(size === undefined ? null : hundredths(size))
  if (bold === undefined && confidence === 1) return word
  word.push(bold ? 1 : 0)
  if (confidence !== 1) word.push(confidence)
  return word
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** What was read, one value to a line, so that a change shows as a difference by document and field. */
export function writeReading({ values, findings, unread, form, notes, ...about }: Extracted): string {
  const lines = [
    ...Object.entries(about).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`),
    `"values": {\n${[...values].sort(byPath).map(lineOf).join(',\n')}\n}`,
    `"findings": ${listOf(findings)}`,
    `"unread": ${listOf(unread ?? [])}`,
    ...(form ? [`"form": ${JSON.stringify(form)}`] : []),
    ...(notes ? [`"notes": ${JSON.stringify(notes)}`] : []),
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}

const byPath = (a: ExtractedValue, b: ExtractedValue) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
const listOf = (things: readonly unknown[]) =>
  things.length === 0 ? '[]' : `[\n${things.map((thing) => JSON.stringify(thing)).join(',\n')}\n]`

/** The value, its confidence, what is written, where, and the label it was found by. */
function lineOf({
  path,
  value,
  confidence,
  asWritten,
  evidence,
  why,
  attributes,
  source,
}: ExtractedValue): string {
  const place = evidence && [evidence.page, ...(evidence.box ?? []).map(Math.round)]
  const line = [
    value,
    confidence,
    asWritten,
    place,
    why?.label ?? null,
    ...(source === 'text' ? [] : [source]),
  ]
  return `${JSON.stringify(path)}: ${JSON.stringify(attributes ? [...line, attributes] : line)}`
}
