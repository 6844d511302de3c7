import { overlapX, unite } from '../../../layout/box.ts'
import type { Box, Word } from '../../../layout/pages.ts'
import { type Run, textOf } from '../../../layout/runs.ts'
import { phrase } from '../../../words/phrases/index.ts'
import { grossPattern, netPattern } from '../../../words/terms/mass-words.ts'
import type { MassField } from './mass-columns.ts'

export interface MassHeading {
  field: MassField
  box: Box
  /** What stands there: the unit may be on a line of its own. */
  text: string
}

const shapes: readonly (readonly [MassField, RegExp])[] = [
  ['gross', new RegExp(grossPattern, 'iu')],
  ['net', new RegExp(netPattern, 'iu')],
]
/** A heading has no more words than these, and is no sentence. */
const mostWords = 6
/** What is no mass: 'Quantidade líquida (L)', 'Netto l/kg', 'NEM kg'. */
const otherUnit = new RegExp(
  String.raw`(?<![\p{L}\d])(?:l|ltr|m3|m³|NEM|NEQ|%|${phrase('litreOrPiece')})(?![\p{L}\d])`,
  'iu',
)

/** Headings over columns of masses: texts with one word for gross or net above that height, with what stands right above and below. */
export function massHeadings(runs: readonly Run[], top: number, reach: number): MassHeading[] {
  const above = runs.filter((run) => isAbove(run, top, reach))
  return above.flatMap((run) => {
    const fields = shapes.filter(([, shape]) => shape.test(textOf(run.words)))
    if (run.words.length > mostWords) return []
    if (fields.length > 1) return fields.flatMap(([field, shape]) => wordsOf(run, field, shape))
    return fields.flatMap(([field]) => {
      const cell = [run, ...above.filter((other) => other !== run && isOfCell(other, run))]
      const text = textOf(cell.flatMap(({ words }) => words))
      const isOther = shapes.some(([own, shape]) => own !== field && shape.test(text))
      const box = unite((isOther ? [run] : cell).map((r) => r.box))
      return otherUnit.test(isOther ? textOf(run.words) : text) ? [] : [{ field, box, text }]
    })
  })
}

function isAbove({ box }: Run, top: number, reach: number): boolean {
  const size = box[3] - box[1]
  return box[3] <= top + 0.3 * size && top - box[3] < reach * size
}

/** A further line of the same heading: in its drawn cell, or right above or below it. */
function isOfCell(other: Run, run: Run): boolean {
  if (other.region !== run.region) return false
  const gap = Math.max(other.box[1] - run.box[3], run.box[1] - other.box[3])
  return (
    other.words.length <= mostWords &&
    overlapX(other.box, run.box) > 0 &&
    gap < (run.region > 0 ? 1.5 : 0.7) * run.size
  )
}

/** 'Netto  Brutto' set so close that they are one text: each word by itself. */
const wordsOf = (run: Run, field: MassField, shape: RegExp): MassHeading[] =>
  run.words
    .filter((word: Word) => shape.test(word.text) && !/[/+&]/.test(word.text))
    .map(({ box }) => ({ field, box, text: textOf(run.words) }))
