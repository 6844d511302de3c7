import { entriesOf } from '@efti-hub/efti'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { middleY, overlapX, sameLine } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Box, Word } from '../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { partTechnicalName } from '../../values/dangerous-goods/technical-name.ts'
import { isClassOf } from '../../values/dangerous-goods/un-line.ts'
import { packageKindIn } from '../../values/packages.ts'
import type { Candidate, Reading } from '../candidate.ts'
import { shippingName } from './shipping-name.ts'

/** So many heights of type a row may begin above its number, and its name go on below the line above. */
const reach = { above: 2.2, gap: 0.9 }

const classShape =
  /^(?:\p{L}{1,8}\.?\s)?(?<class>1\.[1-6]\s?[A-HJKLNS]?|[2-9](?:\.[1-6])?)A?(?:\s*[(+,/]\s*\d(?:\.\d)?)*\)?(?:[,;\s]+(?:PG\s?)?(?<group>I{1,3}))?(?:[,;\s]+\(?(?<tunnel>[B-E](?:\/[DE])?|B1000C|C5000D|[–-])\)?)?$/u
const groupShape = /^(?:PG\s?)?(?<group>III|II|I)(?:[,;\s]+\(?(?<tunnel>[B-E](?:\/[DE])?|[–-])\)?)?$/u
const tunnelShape =
  /^(?:\((?<code>B1000C|C5000D|[B-E](?:\/[DE])?|[–—-])\)|(?<bare>B1000C|C5000D|[B-E](?:\/[DE])?|[–—-]))$/u

/**
 * Dangerous goods in columns under whatever headings: a number that Table A of ADR has, on its line the class that Table A
 * gives it, and beside them a name; packing group and code of tunnels in cells of their own. What the form prints without
 * anybody having filled in its line is none of the goods.
 */
export function rowsByNumber(layout: PageLayout): RowsByNumber {
  const rows = layout.runs.flatMap((run) => rowOf(run, layout))
  const filled = rows.filter((row) => row.isFilled)
  const goods = (filled.length > 0 ? filled : rows).toSorted((a, b) => a.run.box[1] - b.run.box[1])
  return { printed: rows.length, goods: goods.map((row, at) => candidateOf(row, at + 1, layout, rows)) }
}

export interface RowsByNumber {
  /** How many lines the form has, filled in or not. */
  printed: number
  goods: Candidate[]
}

interface Row {
  number: Span
  un: string
  run: Run
  /** 'UN' above the number in its cell. */
  ahead?: Run
  level: Run[]
  class: { text: string; run: Run }
  group?: { text: string; run: Run }
  tunnel?: { text: string; run: Run }
  /** Something is counted or weighed on its line. */
  isFilled: boolean
}

function rowOf(run: Run, { runs }: PageLayout): Row[] {
  const text = textOf(run.words)
  const un = /^(?:\d{1,3}\s)?(?:(?:UN|ONU|ID|ООН|YK|ÜRO)[\s-]?)?(?<un>\d{4})$/u.exec(text)?.groups?.un
  const word = run.words.at(-1)
  const ofAir = /^ID\s?8000$/.test(text)
  if (!un || !word || (entriesOf(un).length === 0 && !ofAir)) return []
  const ahead = runs.find((other) => isNumberWord(other) && isRightAbove(other, run))
  const level = runs.filter(
    (other) =>
      other !== run &&
      other !== ahead &&
      (sameLine(other.box, word.box) || (ahead && sameLine(other.box, ahead.box))),
  )
  const classed = level.flatMap((other) => {
    const match = classShape.exec(textOf(other.words))
    const written = match?.groups?.class?.replace(/\s/g, '')
    return match && written && (isClassOf(written, un) || (ofAir && written === '9'))
      ? [{ text: written, run: other, match }]
      : []
  })
  const [own] = classed.sort((a, b) => rankOfClass(a, run) - rankOfClass(b, run))
  if (!own) return []
  const group = own.match.groups?.group
    ? { text: own.match.groups.group, run: own.run }
    : cellOf(level, groupShape, (t) => entriesOf(un).some((entry) => entry.packingGroup === t))
  const tunnel = own.match.groups?.tunnel
    ? { text: own.match.groups.tunnel, run: own.run }
    : cellOf(level, tunnelShape, (t) => t !== '-' || entriesOf(un).every((entry) => entry.tunnelCode === ''))
  const cells = new Set([own.run, group?.run, tunnel?.run])
  const isFilled = level.some((other) => !cells.has(other) && /\d/.test(textOf(other.words)))
  const number = spanOf(/^(?:UN|ONU)$/.test(run.words.at(-2)?.text ?? '') ? run.words.slice(-2) : [word])
  return [
    {
      number,
      un,
      run,
      level,
      class: own,
      isFilled,
      ...(ahead ? { ahead } : {}),
      ...(group ? { group } : {}),
      ...(tunnel ? { tunnel } : {}),
    },
  ]
}

/** 'UN' and the number below it in a narrow cell. */
const isNumberWord = ({ words }: Run) =>
  words.length === 1 && /^(?:UN|ONU|ID|YK|ООН)$/.test(words[0]?.text ?? '')
const isRightAbove = (above: Run, run: Run) =>
  overlapX(above.box, run.box) > 0 && run.box[1] > above.box[1] && run.box[1] - above.box[3] < 0.6 * run.size

const distance = (a: Run, b: Run) => Math.max(a.box[0] - b.box[2], b.box[0] - a.box[2])

/** '2.2' before '2', which may count; behind the number before what stands ahead of it; the nearest. */
const rankOfClass = ({ text, run }: { text: string; run: Run }, number: Run) =>
  (text.length > 1 ? 0 : 2000) + (run.box[0] > number.box[0] ? 0 : 1000) + distance(run, number)

function cellOf(level: readonly Run[], shape: RegExp, holds: (text: string) => boolean) {
  for (const run of level) {
    const { group, code, bare } = shape.exec(textOf(run.words))?.groups ?? {}
    const text = (group ?? code ?? bare)?.replace(/[–—]/, '-')
    if (text && holds(text)) return { text, run }
  }
  return undefined
}

function candidateOf(row: Row, at: number, layout: PageLayout, rows: readonly Row[]): Candidate {
  const checks = ['number and class stand together in Table A of ADR']
  const readings: Reading[] = []
  const add = (field: FieldName, value: string | undefined, span: Span | undefined) => {
    if (value && span) readings.push({ place: placeOf(field, at), value, span, checks })
  }
  add('unNumber', row.un, row.number)
  const written = nameOf(row, layout, rows)
  const { name, technical } = partTechnicalName(written?.text ?? '')
  add('properShippingName', name, written)
  add('technicalName', technical, written)
  add('hazardClass', row.class.text, spanOf(row.class.run.words))
  if (row.group) add('packingGroup', row.group.text, spanOf(row.group.run.words))
  if (row.tunnel) add('tunnelCode', row.tunnel.text, spanOf(row.tunnel.run.words))
  if (at === 1) readings.push({ place: placeOf('dangerousGoods'), value: true, span: row.number })
  const words = new Set<Word>(readings.flatMap(({ span }) => span.words))
  const text = readings.map(({ span }) => span.text).join(' ')
  return {
    concept: 'unNumber',
    readings,
    page: layout.number,
    source: 'un-number-in-columns',
    words,
    text,
    fit: 1,
    label: null,
    place: 'pattern',
  }
}

/** The text beside the number, with its lines above and below in the same column. */
function nameOf(row: Row, { runs, regions }: PageLayout, rows: readonly Row[]): Span | undefined {
  const { size, box } = row.run
  const others = rows.filter((other) => other !== row).map((other) => other.run.box)
  const isLevelWith = (run: Run) => {
    const [, top, , bottom] = run.region > 0 ? regions.box(run.region) : run.box
    return run.region > 0
      ? top < middleY(box) && bottom > middleY(box)
      : run.box[3] > box[1] - reach.above * size && top < box[3]
  }
  const near = runs.filter(
    (run) =>
      isText(run) &&
      (isLevelWith(run) || row.level.includes(run)) &&
      isBesideClass(run, row) &&
      distance(run, row.run) > -1 &&
      !others.some((other) => sameLine(other, run.box)),
  )
  const level = near.filter((run) => row.level.includes(run))
  const [start] = (level.length > 0 ? level : near).toSorted(
    (a, b) => rank(a, row) - rank(b, row) || a.box[1] - b.box[1],
  )
  if (!start) return undefined
  const isOwn = (run: Run) => !others.some((other) => sameLine(other, run.box))
  const column = runs.filter(
    (run) =>
      (run.region === start.region || overlapX(run.box, start.box) > 0) &&
      Math.abs(run.box[0] - start.box[0]) < 1.5 * size &&
      isOwn(run),
  )
  // Where the number has its heading above it in its cell, the name has too.
  const isHeaded = runs.some(
    (run) => run !== row.ahead && run.region === row.run.region && run.box[3] < box[1] + 1,
  )
  const cell = start.region > 0 ? runs.filter((run) => run.region === start.region) : []
  // A box around all rows is no cell of one.
  const inCell =
    cell.length > 0 && cell.every(isOwn)
      ? cell.filter((run) => !(isHeaded && run.box[3] < box[1] + 1))
      : undefined
  return shippingName(joinSpans(linesOf(inCell ?? goesOn(start, column, others, box))))
}

/** Between the number and the class, or on the other side of the number: never behind what follows the class. */
function isBesideClass(run: Run, row: Row): boolean {
  const isRight = row.class.run.box[0] > row.run.box[0]
  return isRight ? run.box[0] < row.class.run.box[0] : run.box[0] > row.class.run.box[0]
}

const isText = (run: Run) => {
  const text = textOf(run.words)
  return /\p{L}{3}/u.test(text) && !/^\d/.test(text) && !(packageKindIn(text) && text !== text.toUpperCase())
}

/** What is set in capitals first, then what stands nearest. */
const rank = (run: Run, row: Row) =>
  (/\p{Ll}{3}/u.test(textOf(run.words).replace(/\(.*/, '')) ? 1000 : 0) + distance(run, row.run)

/** The line, and those right below it down to the next number. */
function goesOn(start: Run, column: readonly Run[], others: readonly Box[], row: Box): Run[] {
  const nextTop = Math.min(...others.map(([, top]) => top).filter((top) => top > row[3]))
  const own = [start]
  for (const run of column.toSorted((a, b) => a.box[1] - b.box[1])) {
    const last = own.at(-1) as Run
    const below = run.box[1] - last.box[3]
    if (run.box[1] < last.box[1] + 0.3 * run.size) continue
    if (below > reach.gap * last.size || run.box[3] > nextTop + 0.3 * run.size) break
    own.push(run)
  }
  return own
}
