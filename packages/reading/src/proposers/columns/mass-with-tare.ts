import { placeOf } from '../../fields/field-map.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { inKilograms, measuresIn } from '../../values/measures.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Candidate } from '../candidate.ts'
import type { GoodsTable } from '../table/goods-table.ts'

const tare = new RegExp(String.raw`(?<!\p{L})(?:${phrase('tare')})(?!\p{L})`, 'iu')
/** No container, trailer or wagon is lighter, in kilograms: smaller differences are what goods are packed in. */
const lightest = 400

/**
 * Without the mass of a container or trailer with all that is in it: a form that prints the tare beside it says so in its
 * heading, or the goods of the table and a number of the page add up to it.
 */
export function withoutTare(
  labelled: readonly Candidate[],
  table: GoodsTable | undefined,
  layout: PageLayout,
  sign: DecimalSign,
): Candidate[] {
  const weighed = labelled.filter((c) => c.concept === 'grossWeight' && c.label !== null)
  if (weighed.length === 0 || !layout.runs.some((run) => tare.test(textOf(run.words)))) return [...labelled]
  const goods = table ? massOfGoods(table, sign) : undefined
  const others = layout.runs.flatMap((run) =>
    measuresIn(textOf(run.words), 'mass', sign, 'KGM').map(({ measure }) => inKilograms(measure)),
  )
  return labelled.filter((candidate) => {
    if (!weighed.includes(candidate) || !candidate.label) return true
    if (tare.test(textOf([...candidate.label.words]))) return false
    const whole = massOf(candidate)
    if (goods === undefined || whole === undefined || whole - goods < lightest) return true
    return !others.some((one) => Math.abs(one + goods - whole) < 0.5)
  })
}

function massOf({ readings }: Candidate): number | undefined {
  const value = readings.find((r) => r.place.eftiId === placeOf('grossWeight').eftiId)?.value
  return typeof value === 'object' && 'unit' in value ? inKilograms(value) : undefined
}

function massOfGoods({ rows, totals }: GoodsTable, sign: DecimalSign): number | undefined {
  const read = (text: string | undefined) => {
    const found = text === undefined ? undefined : measuresIn(text, 'mass', sign, 'KGM')[0]
    return found && inKilograms(found.measure)
  }
  const printed = read(totals?.get('grossWeight')?.text)
  if (printed !== undefined) return printed
  const masses = rows.map((row) => read(row.get('grossWeight')?.text))
  return masses.length > 0 && masses.every((m) => m !== undefined)
    ? masses.reduce((sum: number, mass) => sum + mass, 0)
    : undefined
}
