import type { ExtractedValue } from '../extracted.ts'
import { placeOf } from '../field-map.ts'
import { type PageLayout, type Run, textOf } from '../geometry/runs.ts'
import { measuresIn } from '../normalise/measures.ts'
import type { DecimalSign } from '../normalise/numbers.ts'
import { type Line, type Make, numberIn } from './special-lines.ts'
import { startsOf } from './starts-of-goods.ts'

const QUANTITIES = (['dangerousGrossWeight', 'dangerousNetWeight', 'dangerousVolume'] as const).map(
  (field) => placeOf(field).eftiId,
)
/** A cell that holds a number of litres and nothing else. */
const LITRES = /^\d[\d .,'’\u00a0]*\s?(?:l|lt|ltr|lit(?:er|re|ri|ro|ros|res|rów|rů|ra|rov)?)\.?$/iu
/** Below its number the lines of one of the goods reach so many heights of type down, unless others begin. */
const REACH = 6

/** 5.4.1.1.1 (f): dangerous goods that no mass was found for, in litres in a cell of their lines. */
export function volumesOfGoods(
  values: readonly ExtractedValue[],
  pages: readonly PageLayout[],
  lines: readonly Line[],
  make: Make,
  sign: DecimalSign,
): ExtractedValue[] {
  const starts = startsOf(values, lines)
  const weighed = new Set(
    values.filter(({ eftiId }) => QUANTITIES.includes(eftiId)).map(({ path }) => numberIn(path)),
  )
  return starts.flatMap(({ number, page, box }) => {
    if (weighed.has(number)) return []
    const size = lineHeight(box, pages, page)
    const top = box[1] - 0.5 * size
    const others = starts.filter((other) => other.page === page && other.box[1] > box[1] + 0.5 * size)
    const bottom = Math.min(box[1] + REACH * size, ...others.map((other) => other.box[1] - 0.3 * size))
    const found = lines.filter(({ page: { number: at }, run }) => {
      const middle = (run.box[1] + run.box[3]) / 2
      return at === page && middle > top && middle < bottom && LITRES.test(textOf(run.words))
    })
    const [line] = found
    const [volume] = line ? measuresIn(textOf(line.run.words), 'volume', sign) : []
    return line && volume && found.length === 1 ? [make(line, 'dangerousVolume', volume.measure, number)] : []
  })
}

function lineHeight(box: Run['box'], pages: readonly PageLayout[], page: number): number {
  const runs = pages.find(({ number }) => number === page)?.runs ?? []
  return runs.find((run) => run.box[1] >= box[1] - 1 && run.box[0] >= box[0] - 1)?.size ?? box[3] - box[1]
}
