import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import { cut, type Span, spanOf } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import { datesIn } from '../../values/dates.ts'
import type { Reading } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { byShape, type Proposer } from '../proposer.ts'
import { issuedInWords } from '../statements/issued.ts'
import { paperNumber } from '../statements/paper-number.ts'
import { payerSaid, tickedTerms } from '../statements/terms-said.ts'
import { sealsNamed } from '../vehicles/seals-named.ts'

/** What consignment notes by road say beside their boxes: where and when they were made out, seals, number, who pays. */
export const roadNote: Proposer = ({ layout, pieces, labels, kind, context }) => {
  const page = layout.number
  const said = issuedInWords(layout, context.language)
  const lines = pieces.map((piece) => spanOf(piece.words))
  return [
    ...(said ? byShape('established', said.readings, page, 'issued-beside-boxes') : []),
    ...byShape('sealNumber', sealsOfVehicle(lines), page, 'seals-of-vehicle'),
    ...byShape('documentNumber', [paperNumber(kind.id, layout)], page, 'number-by-name'),
    ...byShape('paymentOfCarriage', [tickedTerms(layout)], page, 'terms-ticked'),
    ...byShape('paymentOfCarriage', [payerSaid(layout)], page, 'payer-said'),
    ...byShape('dateOfIssue', dateBesideTown(pieces, labels, layout), page, 'date-beside-town'),
  ]
}

/** 'Precinto 0983127' among the remarks: without a container it seals the vehicle. */
function sealsOfVehicle(lines: readonly Span[]): Reading[] {
  if (lines.some((line) => containersIn(line.text).length > 0)) return []
  return sealsNamed(lines)
}

/** The day has a box of its own, right of the one for the town: 'Established in | on'. */
function dateBesideTown(
  pieces: readonly Run[],
  labels: readonly Label[],
  { regions }: PageLayout,
): Reading[] {
  const town = labels.find((l) => l.concept === 'established' && l.region > 0)
  if (!town) return []
  const heading = regions.box(town.region)
  // Where headings have boxes of their own, town and day stand in those below.
  const below = pieces
    .map(({ region }) => regions.box(region))
    .find((box) => Math.abs(box[1] - heading[3]) < 4 && Math.abs(box[0] - heading[0]) < 4)
  const isEmpty = !pieces.some(({ region }) => region === town.region)
  const own = isEmpty && below ? below : heading
  const isBeside = ({ region }: Run) => {
    const box = regions.box(region)
    const level = Math.min(box[3], own[3]) - Math.max(box[1], own[1])
    return region > 0 && level > 0.6 * (own[3] - own[1]) && Math.abs(box[0] - own[2]) < 4
  }
  const dates = linesOf(pieces.filter(isBeside)).flatMap((line) =>
    datesIn(line.text).map((date) => ({ date, line })),
  )
  const [found] = dates
  if (!found || dates.length > 1) return []
  const { date, line } = found
  const span = cut(line, date.at, date.at + date.asWritten.length)
  return [{ place: placeOf('dateOfIssue'), value: date.value, span, isOpen: !date.certain }]
}
