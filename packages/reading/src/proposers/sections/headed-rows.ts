import type { Part } from '../../fields/parts.ts'
import { sameLine } from '../../layout/box.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { namesPart, partNamed } from '../../values/address/labelled-address.ts'
import type { Label } from '../labels/find-labels.ts'

/** A line of a section: what it is called, and its value with the lines that go on below it. */
export interface Row {
  name: Run
  lines: Run[]
}

export interface Section {
  label: Label
  rows: Row[]
}

/** Starts of lines nearer than this are one column. */
const sameStart = 3
/** From one line to the next, in heights of type; and from the heading to the first. */
const nextLine = { row: 2.2, heading: 3 }
/** So many rows, and such a share of them named in words that are known, make a section. */
const enough = { rows: 2, known: 0.5 }

/**
 * A heading over a column of names and a column of values, as programs print a party: 'Empfänger' over 'Firma ...',
 * 'Anschrift ...'. The names begin where the heading begins, the values all at one place right of them.
 */
export function headedRows(layout: PageLayout, labels: readonly Label[]): Section[] {
  return labels.flatMap((label): Section[] => {
    const heading = layout.runs.find((run) => run.words.some((word) => label.words.has(word)))
    if (!heading || label.colon) return []
    const rows = ownRows(heading, layout.runs) ?? rowsBelow(heading, layout.runs)
    const known = rows.filter(({ name }) => isName(name, labels)).length
    return rows.length >= enough.rows && known >= enough.known * rows.length ? [{ label, rows }] : []
  })
}

const ofAddress = new Set<Part | undefined>(['street', 'postcode', 'city', 'country'])

/** 'Transporteur Guérivière SARL' over 'Siège La Grande Haie, 49450 Sèvremoine': the party's name is the first of the rows. */
function ownRows(heading: Run, runs: readonly Run[]): Row[] | undefined {
  const value = besideOf(heading, runs)
  if (!value || value.box[0] - heading.box[2] > farthestValue * heading.size) return undefined
  const start = value.box[0]
  const below = rowsBelow({ ...heading, words: [] }, runs).filter(
    ({ lines: [first] }) => first !== undefined && Math.abs(first.box[0] - start) < sameStart,
  )
  const others = below.findIndex(({ name }) => !ofAddress.has(partNamed(textOf(name.words))))
  const own = others < 0 ? below : below.slice(0, others)
  return own.length > 0 ? [{ name: heading, lines: [value] }, ...own] : undefined
}

/** From a name to its value, in heights of type. */
const farthestValue = 20

function isName(run: Run, labels: readonly Label[]): boolean {
  return namesPart(textOf(run.words)) || labels.some((l) => run.words.every((word) => l.words.has(word)))
}

function rowsBelow(heading: Run, runs: readonly Run[]): Row[] {
  const below = runs.filter((run) => run.box[1] > heading.box[1] + 0.5 * heading.size)
  const names = below.filter((run) => Math.abs(run.box[0] - heading.box[0]) < sameStart)
  const rows: Row[] = []
  let start: number | undefined
  let end = heading.box[3]
  for (const name of names) {
    const far = (rows.length === 0 ? nextLine.heading : nextLine.row) * name.size
    const value = besideOf(name, below)
    if (!value || (start !== undefined && Math.abs(value.box[0] - start) >= sameStart)) break
    start ??= value.box[0]
    const before = rows.at(-1)
    if (before) end = takeLines(before, below, start, name)
    if (name.box[1] - end > far) break
    rows.push({ name, lines: [withTown(value, name, below)] })
    end = Math.max(name.box[3], value.box[3])
  }
  const last = rows.at(-1)
  if (last && start !== undefined) takeLines(last, below, start)
  return heading.words.length > 0 && isBesideHeading(heading, start, runs) ? [] : rows
}

const besideOf = (name: Run, runs: readonly Run[]): Run | undefined =>
  runs
    .filter((run) => run.box[0] > name.box[2] && sameLine(run.box, name.box))
    .sort((a, b) => a.box[0] - b.box[0])[0]

/** 'PLZ / Ort' and beside it '5585' and 'Unternberg', each in a field of its own. */
function withTown(value: Run, name: Run, runs: readonly Run[]): Run {
  if (!codeAlone.test(textOf(value.words)) || partNamed(textOf(name.words)) !== 'city') return value
  const next = besideOf(value, runs)
  const isNear = next !== undefined && next.box[0] - value.box[2] < farthestTown * value.size
  return isNear && townAlone.test(textOf(next.words))
    ? makeRun([...value.words, ...next.words], value.region)
    : value
}

const codeAlone = /^(?:[A-Z]{1,3}[- ])?\d{2,6}(?:[- ]\d{2,4})?(?: [A-Z]{2})?$/
const townAlone = /^\p{Lu}[^\d:]{1,40}$/u
/** In heights of type. */
const farthestTown = 10

/** Lines in the column of the values, with no name beside them; answers where they end. */
function takeLines(row: Row, runs: readonly Run[], start: number, until?: Run): number {
  let last = row.lines.at(-1) as Run
  for (const run of runs) {
    if (Math.abs(run.box[0] - start) >= sameStart || run.box[1] <= last.box[1] + 1) continue
    if (until && run.box[1] > until.box[1] - 0.4 * run.size) break
    if (run.box[1] - last.box[3] > 0.9 * run.size || isNamed(run, row.name, runs)) break
    row.lines.push(run)
    last = run
  }
  return last.box[3]
}

const isNamed = (run: Run, name: Run, runs: readonly Run[]) =>
  runs.some((other) => Math.abs(other.box[0] - name.box[0]) < sameStart && sameLine(other.box, run.box))

/** A heading whose own value stands in the column of values is the first of the names, and no heading. */
const isBesideHeading = (heading: Run, start: number | undefined, runs: readonly Run[]) =>
  runs.some(
    (run) =>
      run !== heading &&
      start !== undefined &&
      Math.abs(run.box[0] - start) < sameStart &&
      sameLine(run.box, heading.box),
  )
