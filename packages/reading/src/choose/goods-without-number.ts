import { emptyWordsIn, type Measure } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { sameLine } from '../layout/box.ts'
import { textOf } from '../layout/runs.ts'
import { descriptionWithoutNumber, hasUnNumber } from '../values/dangerous-goods/un-line.ts'
import { inKilograms, measuresIn } from '../values/measures.ts'
import type { DecimalSign } from '../values/numbers.ts'
import { type Line, type Make, numbersOf } from './special-lines.ts'

/** Four figures in a cell of their own, as a column of UN numbers has them. */
const BARE_NUMBER = /^\d{4}$/

/** Goods beside others with a UN number that are described in all but theirs (5.4.1.1.1 (a)): they are goods all the same. */
export function goodsWithoutNumber(
  values: readonly ExtractedValue[],
  lines: readonly Line[],
  make: Make,
  sign: DecimalSign,
): ExtractedValue[] {
  const numbers = numbersOf(values)
  if (numbers.length === 0) return []
  let number = Math.max(...numbers.map((item) => item.number))
  return lines.filter(isWithoutNumber(lines)).flatMap((line) => {
    const described = descriptionWithoutNumber(line.text)
    if (!described) return []
    number += 1
    return [
      make(line, 'properShippingName', described.name, number),
      make(line, 'hazardClass', described.hazardClass, number),
      make(line, 'packingGroup', described.packingGroup, number),
      ...massBeside(line, lines, sign).map((mass) => make(line, 'dangerousGrossWeight', mass, number)),
    ]
  })
}

/** The greatest mass on its line, which no net mass is. */
function massBeside({ run, page }: Line, lines: readonly Line[], sign: DecimalSign): Measure[] {
  const masses = lines
    .filter((other) => other.page === page && sameLine(other.run.box, run.box))
    .flatMap(({ text }) => measuresIn(text, 'mass', sign))
    .filter(({ unitFrom }) => unitFrom === 'cell')
    .map(({ measure }) => measure)
  return masses.toSorted((a, b) => inKilograms(b) - inKilograms(a)).slice(0, 1)
}

/** Neither beside it nor on the line above, whose description may go on here. */
const isWithoutNumber =
  (lines: readonly Line[]) =>
  ({ text, run, page, above }: Line): boolean =>
    !emptyWordsIn(text) &&
    !(above && hasUnNumber(textOf(above.words))) &&
    !lines.some(
      (other) =>
        other.page === page &&
        sameLine(other.run.box, run.box) &&
        (hasUnNumber(other.text) || BARE_NUMBER.test(other.text)),
    )
