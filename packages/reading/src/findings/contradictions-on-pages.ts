import type { Finding, Measure } from '@efti-hub/efti'
import { detectKind, type LabelsOf } from '../detect/detect-kind.ts'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { airSecurity } from '../kinds/air-security.ts'
import type { Kind } from '../kinds/kind.ts'
import { overlapX, sameLine } from '../layout/box.ts'
import { linesOf } from '../layout/lines.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { listedWagons } from '../proposers/rail/wagon-list.ts'
import { opensWithTotal } from '../proposers/table/table-totals.ts'
import { inKilograms } from '../values/measures.ts'
import { type DecimalSign, parseNumber } from '../values/numbers.ts'
import { findingOfDeclaration, findingOfLines } from './findings-of-reading.ts'

/** What lists and declarations on further pages of a document say otherwise than the document, and no element of the data set holds. */
export function contradictionsOnPages(
  { traits }: Kind,
  pages: readonly PageLayout[],
  labelsOf: (page: PageLayout) => LabelsOf,
  values: readonly ExtractedValue[],
  sign: DecimalSign,
): Finding[] {
  if (traits.includes('declared-secure')) return otherWaybillDeclared(pages, labelsOf)
  return traits.includes('goods-on-wagons') ? massesOfWagons(pages, labelsOf, values, sign) : []
}

const waybillNumber = /(?<![\d-])\d{3}[- ]\d{4} ?\d{4}(?![\d-])/gu

/** A declaration of the security status that names no waybill of the document is about another consignment. */
function otherWaybillDeclared(
  pages: readonly PageLayout[],
  labelsOf: (page: PageLayout) => LabelsOf,
): Finding[] {
  if (pages.length < 2) return []
  const declarations = pages.filter((page) => detectKind([page], labelsOf(page)).kind === airSecurity)
  const named = new Set(pages.filter((page) => !declarations.includes(page)).flatMap(waybillsOn))
  const wrong = declarations.flatMap((page) => {
    const declared = waybillsOn(page)
    const [first] = declared
    return first && named.size > 0 && !declared.some((number) => named.has(number)) ? [first] : []
  })
  return wrong.slice(0, 1).map((number) => findingOfDeclaration(number, [...named][0] ?? ''))
}

function waybillsOn(page: PageLayout): string[] {
  return linesOf(page.runs).flatMap(({ text }) =>
    [...text.matchAll(waybillNumber)].map(([number]) => {
      const digits = number.replace(/\D/g, '')
      return `${digits.slice(0, 3)}-${digits.slice(3)}`
    }),
  )
}

/** The total of a list of wagons is the gross mass of the note, and the masses above it add up to another. */
function massesOfWagons(
  pages: readonly PageLayout[],
  labelsOf: (page: PageLayout) => LabelsOf,
  values: readonly ExtractedValue[],
  sign: DecimalSign,
): Finding[] {
  const { eftiId, path } = placeOf('grossWeight')
  const total = values.find((value) => value.path === path)?.value as Measure | undefined
  if (!total) return []
  for (const page of pages) {
    const { kind } = detectKind([page], labelsOf(page))
    const [first, ...others] = listedWagons(page, labelsOf(page)(kind)).map(({ line }) => line.words[0]?.box)
    const sums = totalsOn(page, sign)
      .filter(({ number }) => isMass(number, total))
      .map(({ run }) => columnAbove(page, first, run, sign))
      // A wagon with several containers has a mass of each of them.
      .filter((masses) => others.length > 0 && masses.length === others.length + 1)
      .map((masses) => masses.reduce((sum, mass) => sum + mass, 0))
    const [sum] = sums
    if (sum !== undefined && !sums.some((one) => isMass(one, total, others.length + 1)))
      return [findingOfLines({ eftiId, path, sum: { value: sum, unit: total.unit }, total })]
  }
  return []
}

function totalsOn(page: PageLayout, sign: DecimalSign): { run: Run; number: number }[] {
  const titles = page.runs.filter((run) => opensWithTotal(textOf(run.words)))
  return titles.flatMap((title) =>
    page.runs.flatMap((run) => {
      const number = isOnLine(run, title.box) ? parseNumber(textOf(run.words), sign) : undefined
      return number === undefined ? [] : [{ run, number }]
    }),
  )
}

/** The numbers over a total, from the line of the first wagon on. */
function columnAbove(
  page: PageLayout,
  first: Run['box'] | undefined,
  total: Run,
  sign: DecimalSign,
): number[] {
  return page.runs
    .filter(({ box }) => first && overlapX(box, total.box) > 0 && box[1] < total.box[1])
    .filter(({ box }) => first && box[3] > first[1])
    .flatMap((run) => parseNumber(textOf(run.words), sign) ?? [])
}

const isOnLine = (run: Run, box: Run['box'] | undefined) => box !== undefined && sameLine(run.box, box)

/** Each line may be rounded to the full kilogram. */
const isMass = (number: number, { value, unit }: Measure, lines = 1) =>
  Math.abs(inKilograms({ value: number, unit }) - inKilograms({ value, unit })) <= 0.5 * lines
