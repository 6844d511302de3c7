import type { Concept } from '../../../fields/concepts.ts'
import { POUND } from '../../../values/measures.ts'
import { containerWord } from '../../sea/words-of-containers.ts'
import type { Line } from '../../table/table-rows.ts'
import { withoutBreakdowns } from './breakdowns.ts'

const textIn = (line: Line | undefined, concept: Concept) =>
  (line?.cells.get(concept) ?? []).map(({ text }) => text).join(' ')

/** Cubic metres of a cubic foot. */
const CUBIC_FOOT = 0.028_316_8
const pairs = [
  ['grossWeight', /^([\d.,]+)\s?lbs?\.?$/iu, /^([\d.,]+)\s?kgs?\.?$/iu, POUND],
  ['netWeight', /^([\d.,]+)\s?lbs?\.?$/iu, /^([\d.,]+)\s?kgs?\.?$/iu, POUND],
  [
    'volume',
    /^([\d.,]+)\s?(?:cf|cft|cu\.?\s?ft|ft3)\.?$/iu,
    /^([\d.,]+)\s?(?:cbm|m3|m³|cu\.?\s?m)\.?$/iu,
    CUBIC_FOOT,
  ],
] as const
/** How far one may be from the other, rounded as they are. */
const close = 0.02

/** As America groups figures: '22,046.5'. */
const american = (text: string | undefined) => Number((text ?? '').replace(/,/g, ''))

/** '22,046 LB' and below it '10,000.0 KG': the same said twice, of which the metric one is kept. */
function withoutPounds(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const cells = new Map(line.cells)
    for (const [concept, foot, metric, factor] of pairs) {
      const [, other] = foot.exec(textIn(line, concept)) ?? []
      const [, own] = metric.exec(textIn(lines[at + 1], concept)) ?? []
      if (!other || !own) continue
      const ratio = (american(other) * factor) / american(own)
      if (Math.abs(ratio - 1) < close) cells.delete(concept)
    }
    return cells.size === line.cells.size ? line : { ...line, cells }
  })
}

const onlyContainers = new RegExp(String.raw`^\d{1,3}\s?(?:x\s?\d{2}\S*\s?)?${containerWord}\.?$`, 'iu')

/** '1 CNTR' above '620 ROLLS' in the column of packages: of what is in them the packages are counted. */
function withoutContainers(lines: readonly Line[]): Line[] {
  const isOther = (text: string) => /^\d{1,5}(?:\s|$)/.test(text) && !onlyContainers.test(text)
  if (!lines.some((line) => isOther(textIn(line, 'packageCount')))) return [...lines]
  return lines.map((line) => {
    if (!onlyContainers.test(textIn(line, 'packageCount'))) return line
    const cells = new Map(line.cells)
    cells.delete('packageCount')
    return { ...line, cells }
  })
}

/** Lines of a body without what says a second time, in pounds, by containers or in parts of it, what other lines say. */
export const withoutSaidOtherwise = (lines: readonly Line[]): Line[] =>
  withoutContainers(withoutPounds(withoutBreakdowns(lines)))
