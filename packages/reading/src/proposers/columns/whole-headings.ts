import { type Concept, goodsConcepts } from '../../fields/concepts.ts'
import { height, overlapX, overlapY, sameLine, unite } from '../../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

/** Of so many headings most must stand in drawn cells before one outside of them is none. */
const fewestInCells = 3
/** From one line of a heading to its next, in heights of type. */
const nextLine = 0.9

/**
 * The headings of a table, each with all that its cell holds: 'N.W. per' and 'ctn' below it, 'Style / description' as
 * one. What stands beside a table of drawn cells heads none of its columns.
 */
export function wholeHeadings(layout: PageLayout, header: Label[], labels: Label[]): Label[] {
  const inCells = header.filter((l) => l.region > 0)
  const isTable = inCells.length >= fewestInCells && new Set(inCells.map((l) => l.region)).size > 1
  const own = isTable && inCells.length > 0.6 * header.length ? levelCells(inCells, layout) : header
  const joined = joinStrokes(joinContainers(own, labels), layout, labels)
  for (const label of joined) addLines(label, joined, layout, labels)
  return joined
}

/** Headings stand in one row of cells; a word below it is part of what a column holds. */
function levelCells(header: readonly Label[], layout: PageLayout): Label[] {
  const rows = header.map((label) => {
    const own = layout.regions.box(label.region)
    return header.filter((l) => {
      const other = layout.regions.box(l.region)
      return overlapY(own, other) > 0.5 * Math.min(height(own), height(other))
    })
  })
  return rows.reduce((best, row) => (row.length > best.length ? row : best), [])
}

/** 'Description / remarks', 'Description of goods – particulars furnished by shipper' */
const stroke = /^[–—-]$|\//

/** Two words for one column with a stroke between them: the goods go before what only goes with them. */
function joinStrokes(header: readonly Label[], layout: PageLayout, labels: Label[]): Label[] {
  const left = [...header]
  for (const run of layout.runs) {
    if (!run.words.some((w) => stroke.test(w.text))) continue
    const here = left.filter((l) => run.words.some((w) => l.words.has(w)))
    const nature = here.find((l) => l.concept === 'nature')
    const others = here.filter(
      (l) => l !== nature && (l.concept === 'packing' || !goodsConcepts.has(l.concept)),
    )
    if (!nature || others.length !== 1 || here.length !== 2) continue
    const [other] = others as [Label]
    const [first, last] = nature.box[0] < other.box[0] ? [nature, other] : [other, nature]
    const ends = run.words.filter((w) => first.words.has(w)).at(-1)
    const between = run.words.filter((w) => w.box[0] >= first.box[2] - 1 && w.box[2] <= last.box[0] + 1)
    const isStroke = between.length === 1 && stroke.test(between[0]?.text ?? '')
    if (!isStroke && !(between.length === 0 && ends?.text.endsWith('/'))) continue
    for (const word of [...other.words, ...between]) nature.words.add(word)
    nature.box = unite([nature.box, other.box])
    left.splice(left.indexOf(other), 1)
    if (labels.includes(other)) labels.splice(labels.indexOf(other), 1)
  }
  return left
}

/** What carriers type into one column. */
const ofContainers = new Set<Concept>(['marks', 'containerSeal', 'containerNumber', 'sealNumber', 'plates'])

/** 'Container / seal / marks', 'Container, seal, marks' below the same in another language: one column, which marks the goods. */
function joinContainers(header: readonly Label[], labels: Label[]): Label[] {
  const left = [...header]
  // In a list of wagons what is loaded on them is told by itself.
  if (labels.some((l) => l.concept === 'wagonNumber')) return left
  const own = left.filter((l) => ofContainers.has(l.concept))
  for (const label of own.toSorted((a, b) => rank(a) - rank(b))) {
    if (!left.includes(label)) continue
    const part = () =>
      labels.find(
        (l) => l !== label && ofContainers.has(l.concept) && l.region === label.region && touches(l, label),
      )
    for (let next = part(); next; next = part()) {
      for (const word of next.words) label.words.add(word)
      label.box = unite([label.box, next.box])
      if (left.includes(next)) left.splice(left.indexOf(next), 1)
      labels.splice(labels.indexOf(next), 1)
      label.concept = 'marks'
    }
  }
  return left
}

const rank = ({ concept }: Label) => (concept === 'marks' ? 0 : 1)

/** Beside each other with a stroke or a comma between, or closely one below the other. */
function touches(part: Label, label: Label): boolean {
  const beside = sameLine(part.box, label.box) && -overlapX(part.box, label.box) < 1.2 * label.size
  const stacked = overlapX(part.box, label.box) > 0 && -overlapY(part.box, label.box) < 0.6 * label.size
  return Math.abs(part.size - label.size) < 0.2 * label.size && (beside || stacked)
}

/** What stands below a heading and still beside another one, or in its own low cell, is the rest of it. */
function addLines(label: Label, header: readonly Label[], layout: PageLayout, labels: Label[]) {
  const foot = Math.max(...header.map((l) => l.box[3]))
  const isLow = label.region > 0 && isHeadingCell(label, header, layout)
  if (isLow) joinOfCell(label, header, labels)
  const taken = new Set(labels.flatMap((l) => [...l.words]))
  for (const run of layout.runs) {
    if (run.region !== label.region || run.words.some((w) => taken.has(w))) continue
    const level = header.filter((l) => l !== label && sameLine(l.box, run.box))
    const isRest =
      run.box[1] > label.box[1] + 0.5 * label.size &&
      run.box[1] - label.box[3] < nextLine * label.size &&
      overlapX(run.box, label.box) > 0 &&
      Math.abs(run.size - label.size) < 0.25 * label.size &&
      header.every((l) => l === label || overlapX(run.box, l.box) <= 0 || l.box[3] < label.box[1])
    const isHeading = isLow || (level.length > 0 && run.box[3] <= foot + 1)
    if (!isRest || !isHeading || /\d{2}/.test(textOf(run.words))) continue
    for (const word of run.words) label.words.add(word)
    label.box = unite([label.box, run.box])
  }
}

/** 'Colis n°', and below it in the same cell 'Collo nr.': one heading in two languages. */
function joinOfCell(label: Label, header: readonly Label[], labels: Label[]): void {
  const parts = labels.filter((l) => !header.includes(l) && l.region === label.region && !l.colon)
  for (const part of parts) {
    for (const word of part.words) label.words.add(word)
    label.box = unite([label.box, part.box])
    labels.splice(labels.indexOf(part), 1)
  }
}

/** The cell ends with the heading: what fills the column stands in other cells. */
function isHeadingCell(label: Label, header: readonly Label[], layout: PageLayout): boolean {
  const cell = layout.regions.box(label.region)
  const alone = header.every((l) => l === label || l.region !== label.region)
  const lines = layout.runs.filter((run: Run) => run.region === label.region)
  const isLow = cell[3] - label.box[3] < 3 * label.size || overCells(header, layout)
  return alone && lines.length <= 4 && isLow
}

/** A grid: right below most heading cells another cell of the same width holds something. */
function overCells(header: readonly Label[], { regions, runs }: PageLayout): boolean {
  const over = header.filter(({ region }) => {
    const own = regions.box(region)
    const same = (at: number, other: number) => Math.abs(at - other) < sameWall
    return runs.some((run) => {
      const cell = region > 0 && run.region > 0 && run.region !== region ? regions.box(run.region) : undefined
      return cell && same(cell[1], own[3]) && same(cell[0], own[0]) && same(cell[2], own[2])
    })
  })
  return over.length >= fewestInCells && over.length > 0.6 * header.length
}

const sameWall = 3
