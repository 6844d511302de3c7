import type { Measure } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { measuresIn } from '../values/measures.ts'
import type { DecimalSign } from '../values/numbers.ts'
import { packageKindIn } from '../values/packages.ts'
import { phrase } from '../words/phrases/index.ts'
import { type Line, type Make, numberIn } from './special-lines.ts'
import { startsOf } from './starts-of-goods.ts'

const QUANTITIES = (['dangerousGrossWeight', 'dangerousNetWeight', 'dangerousVolume'] as const).map(
  (field) => placeOf(field).eftiId,
)
/** A cell that holds a number of litres and nothing else goes before a sentence. */
const LITRES = /^\d[\d .,'’\u00a0]*\s?l\p{L}*\.?$/iu
/** What one package holds: 'drums of 200 litres', '20 x 25 L', 'à 1 000 l'. */
const OF_ONE = new RegExp(String.raw`(?:[×x@/]|(?<!\p{L})(?:${phrase('volumeOf')}))\s*$`, 'iu')
/** 'cylinders 50 L' */
const LAST_WORD = /\p{L}+(?=\s*$)/u
/** Below its number the lines of one of the goods reach so many heights of type down, unless others begin. */
const REACH = 6

/** 5.4.1.1.1 (f): dangerous goods that no mass was found for, in litres in their lines. */
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
    const found = lines.flatMap((line) => {
      const { box: own, words } = line.run
      const middle = (own[1] + own[3]) / 2
      const isOwn = line.page.number === page && middle > top && middle < bottom
      return isOwn ? litresIn(textOf(words), sign).map((measure) => ({ line, measure })) : []
    })
    const cells = found.filter(({ line }) => LITRES.test(textOf(line.run.words)))
    const [first, ...more] = cells.length > 0 ? cells : found
    const isOne = more.every(({ measure }) => measure.value === first?.measure.value)
    return first && isOne ? [make(first.line, 'dangerousVolume', first.measure, number)] : []
  })
}

/** Litres of a lot, not of one of its packages. */
function litresIn(text: string, sign: DecimalSign): Measure[] {
  return measuresIn(text, 'volume', sign)
    .filter(({ at, measure, unitFrom }) => {
      const ahead = text.slice(0, at)
      const isOfOne = OF_ONE.test(ahead) || packageKindIn(LAST_WORD.exec(ahead)?.[0] ?? '') !== undefined
      return unitFrom === 'cell' && measure.unit === 'LTR' && !isOfOne
    })
    .map(({ measure }) => measure)
}

function lineHeight(box: Run['box'], pages: readonly PageLayout[], page: number): number {
  const runs = pages.find(({ number }) => number === page)?.runs ?? []
  return runs.find((run) => run.box[1] >= box[1] - 1 && run.box[0] >= box[0] - 1)?.size ?? box[3] - box[1]
}
