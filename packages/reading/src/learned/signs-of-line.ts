import { type Run, textOf } from '../layout/runs.ts'
import { spanOf } from '../layout/span.ts'
import { isContactLine } from '../values/address/names/contacts.ts'
import { hasLegalName } from '../values/address/names/legal-forms.ts'
import { countryByName } from '../values/address/places/countries.ts'
import { readPostcodeLine } from '../values/address/places/postcodes.ts'
import { containersIn } from '../values/containers.ts'
import { datesIn } from '../values/dates.ts'
import { unitIn } from '../values/measures.ts'
import { packageKindIn } from '../values/packages.ts'
import { plainWord, shapeOf } from './buckets.ts'
import { type LabelsAround, labelOn } from './labels-around.ts'
import type { LinesAround } from './lines-around.ts'
import type { SeenDocument, SeenPage } from './seen-document.ts'

/** Steps of distances in heights of type, and of sizes of type in points. */
const FAR = [0.3, 0.8, 1.5, 2.5, 4, 7, 12]
const SIZES = [6, 7, 8, 9, 10, 12, 15]
/** A page is parted into so many columns and rows. */
const COLUMNS = 8
const ROWS = 12
/** So far up a label or a heading is looked for, in lines of the column. */
const UP = 12
const HEADINGS = 9

const stepOf = (value: number, steps: readonly number[]) => {
  const at = steps.findIndex((step) => value < step)
  return at < 0 ? steps.length : at
}

/** The kind of document as it stands in signs. */
export const shortKind = (kind: string) => kind.slice(0, 6)

/** What speaks of a line of text as a whole: what its text looks like, what stands around it, where it stands. */
export function signsOfLine(
  run: Run,
  around: LinesAround,
  labels: LabelsAround,
  head: Run | undefined,
  { layout }: SeenPage,
  { kind, context }: SeenDocument,
): string[] {
  const above = labelAbove(around, labels)
  return [
    ...signsOfText(run),
    ...wordsOf('L', around.left, 3, true),
    `LC${labelOn(around.left, labels)}`,
    ...wordsOf('Q', around.right, 2),
    `QC${labelOn(around.right, labels)}`,
    ...signsAbove(run, around, labels),
    `U${above ? above.concept : '-'}`,
    ...(above ? [`UD${above.concept}${Math.min(above.at, 6)}`] : []),
    ...wordsOf('D', around.below, 2),
    `DC${labelOn(around.below, labels)}`,
    ...(head ? [...wordsOf('G', head, 4), `GC${head === run ? '=' : labelOn(head, labels)}`] : []),
    ...signsOfPlace(run, layout.page, shortKind(kind)),
    `PG${Math.min(layout.number, 3)}`,
    `LN${Math.min(around.beside, 6)}`,
    `LG${context.language ?? '?'}`,
  ]
}

function signsOfText(run: Run): string[] {
  const text = textOf(run.words)
  const holds = [
    datesIn(text, null).length > 0 && 'd',
    hasLegalName(spanOf(run.words)) && 'l',
    packageKindIn(text) && 'p',
    isContactLine(text) && 'c',
    readPostcodeLine(text) && 'z',
    containersIn(text).length > 0 && 'b',
    countryByName(text) && 'n',
    /\d/.test(text) && unitIn(text, 'mass') && 'm',
    /\d/.test(text) && unitIn(text, 'volume') && 'v',
    /:\s*$/.test(text) && ':',
  ].filter((sign) => typeof sign === 'string')
  const shapes = run.words.map((word) => shapeOf(word.text)[0]).join('')
  return [
    ...holds.map((sign) => `F${sign}`),
    `FF${holds.join('')}`,
    `RS${run.words.length === 1 ? shapeOf(text) : shapes.slice(0, 6)}`,
    `RN${Math.min(run.words.length, 8)}`,
    `R1${plainWord(run.words[0]?.text ?? '')}`,
    `SZ${stepOf(run.size || 1, SIZES)}`,
    `BD${run.words[0]?.bold ? 1 : 0}`,
  ]
}

function signsAbove(run: Run, { above }: LinesAround, labels: LabelsAround): string[] {
  const [first, second, third] = above
  const headings = above
    .slice(1, HEADINGS)
    .filter(({ words }) => words.length <= 4 && words.every(({ text }) => !/\d/.test(text)))
  return [
    ...wordsOf('A', first, 3),
    `AC${labelOn(first, labels)}`,
    ...(first
      ? [
          `AR${plainWord(textOf(first.words.slice(0, 3)))}`,
          `AD${stepOf((run.box[1] - first.box[3]) / (run.size || 1), FAR)}`,
        ]
      : []),
    ...wordsOf('B', second, 2),
    `BC${labelOn(second, labels)}`,
    `CC${labelOn(third, labels)}`,
    ...headings.flatMap(({ words }) => words.map(({ text }) => `H${plainWord(text)}`)),
  ]
}

function signsOfPlace(run: Run, page: { width: number; height: number }, kind: string): string[] {
  const x = Math.floor((COLUMNS * run.box[0]) / (page.width || 1))
  const y = Math.floor((ROWS * run.box[1]) / (page.height || 1))
  return [`X${x}`, `Y${y}`, `XY${x}.${y}`, `KY${kind}${y}`, `KXY${kind}${x >> 1}.${y >> 1}`, `K${kind}`]
}

function wordsOf(name: string, run: Run | undefined, most: number, fromEnd = false): string[] {
  if (!run) return [`${name}-`]
  const some = fromEnd ? run.words.slice(-most) : run.words.slice(0, most)
  return some.flatMap(({ text }) => {
    const plain = plainWord(text)
    return plain.length > 5 ? [`${name}${plain}`, `${name}~${plain.slice(0, 5)}`] : [`${name}${plain}`]
  })
}

/** The nearest label above a line, and how many lines up. */
export function labelAbove({ above }: LinesAround, labels: LabelsAround) {
  const at = above.slice(0, UP).findIndex((run) => labelOn(run, labels) !== '')
  return at < 0 ? undefined : { concept: labelOn(above[at], labels), at }
}
