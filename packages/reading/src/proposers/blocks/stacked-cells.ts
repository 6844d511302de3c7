import { addressees, type Concept } from '../../fields/concepts.ts'
import { linesOf } from '../../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { readAddress } from '../../values/address/address.ts'
import { namesPart } from '../../values/address/labelled-address.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import { countryByName } from '../../values/address/places/countries.ts'
import type { Label } from '../labels/find-labels.ts'

/** Sides of cells nearer than this are one. */
const sameSide = 4
/** A party has no more lines. */
const mostCells = 7

const ofParties = new Set<Concept>([...addressees, 'successiveCarrier'])

/**
 * Spreadsheets give every line of an address a cell of its own: the cells below that of a party, as wide as it, with no
 * label in them or beside them, hold more of it where together they are an address. Their text joins the first of them.
 */
export function joinStackedCells(layout: PageLayout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.region === 0 || label.colon || !ofParties.has(label.concept)) continue
    const first = firstCell(label, layout, labels)
    if (first === undefined) continue
    const cells = [first, ...cellsBelow(first, label, layout, labels)]
    const runs = layout.runs.filter((run) => cells.includes(run.region) && !hasWords(label, run))
    if (cells.length < 2 || !isAddress(runs)) continue
    for (const run of runs) run.region = first
  }
}

const hasWords = (label: Label, run: Run) => run.words.some((word) => label.words.has(word))

function isAddress(runs: readonly Run[]): boolean {
  const { name, city, street, country } = readAddress(linesOf(runs))
  return name !== undefined && city !== undefined && (street !== undefined || country !== undefined)
}

/** The label's own cell where a value stands in it, else the one right of it or below. */
function firstCell(label: Label, layout: PageLayout, labels: readonly Label[]): number | undefined {
  const inCell = (region: number) => layout.runs.filter((run) => run.region === region)
  if (inCell(label.region).some((run) => !hasWords(label, run))) return label.region
  const [, top, right, bottom] = layout.regions.box(label.region)
  const beside = layout.regions.at(right + sameSide, (top + bottom) / 2)
  const isFree = (region: number) =>
    region > 0 && inCell(region).length > 0 && !labels.some((other) => other.region === region)
  return [beside, cellUnder(label.region, layout)].find((region) => region !== undefined && isFree(region))
}

/** The cell under another one with the same sides. */
function cellUnder(region: number, { regions }: PageLayout): number | undefined {
  const [left, , right, bottom] = regions.box(region)
  const under = regions.at((left + right) / 2, bottom + sameSide)
  const box = regions.box(under)
  const isSame =
    under > 0 &&
    under !== region &&
    Math.abs(box[0] - left) < sameSide &&
    Math.abs(box[2] - right) < sameSide &&
    Math.abs(box[1] - bottom) < sameSide
  return isSame ? under : undefined
}

function cellsBelow(first: number, label: Label, layout: PageLayout, labels: readonly Label[]): number[] {
  const [start] = layout.runs.filter((run) => run.region === first && !hasWords(label, run))
  const cells: number[] = []
  for (let at = cellUnder(first, layout); at !== undefined; at = cellUnder(at, layout)) {
    const runs = layout.runs.filter((run) => run.region === at)
    const goesOn =
      start !== undefined &&
      runs.length > 0 &&
      cells.length < mostCells &&
      !labels.some((other) => other.region === at) &&
      runs.every((run) => isMore(run, start)) &&
      (first === label.region || isUnder(label, first, layout) || !hasTextBeside(at, layout))
    if (!goesOn) break
    cells.push(at)
    if (runs.some((run) => countryByName(textOf(run.words)))) break
  }
  return cells
}

/** Set as the first line is, or plain below a name in bold, and no label of its own. */
function isMore(run: Run, start: Run): boolean {
  const text = textOf(run.words)
  const asked =
    /^\p{L}[^:]{2,24}:(?:\s|$)/u.test(text) && !isContactLine(text) && !namesPart(text.split(':')[0] ?? '')
  return (
    !asked &&
    Math.abs(run.size - start.size) < 0.1 * start.size &&
    (run.words[0]?.bold === start.words[0]?.bold || !run.words[0]?.bold)
  )
}

const isUnder = (label: Label, cell: number, { regions }: PageLayout) =>
  regions.box(cell)[1] >= regions.box(label.region)[3] - sameSide

/** In the column of labels, left of the cell. */
function hasTextBeside(cell: number, { regions, runs }: PageLayout): boolean {
  const [left, top, , bottom] = regions.box(cell)
  const beside = regions.at(left - sameSide, (top + bottom) / 2)
  return beside > 0 && runs.some((run) => run.region === beside)
}
