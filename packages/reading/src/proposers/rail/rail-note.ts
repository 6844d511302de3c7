import { placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, type Span } from '../../layout/span.ts'
import { countryOfStation } from '../../values/rail/stations.ts'
import type { Candidate } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { byShape, type Proposer } from '../proposer.ts'
import { wagonReadings } from '../understand/understand-carriage.ts'
import { momentOfTakingOver } from './moment-of-taking-over.ts'
import { stationCodes } from './station-codes.ts'
import { trainNamed } from './train-named.ts'
import { listedWagons } from './wagon-list.ts'
import { loadedOn } from './wagon-seals.ts'

/** Wagons and what each carries, the number of the consignment, when it was taken over, codes of stations, the train. */
export const railNote: Proposer = ({ layout, labels, context }) => {
  const page = layout.number
  const lines = linesOf(layout.runs)
  return [
    ...wagons(layout, labels),
    ...consignmentNumber(lines, page),
    ...byShape(
      'dateOfTakingOver',
      [momentOfTakingOver(layout, labels, context.language)],
      page,
      'rail-taking-over',
    ),
    ...stationCodes(layout).flatMap((code) => byShape('furniture', [code], page, 'station-code')),
    ...byShape('train', trainNamed(lines), page, 'train-named'),
  ]
}

/** Country, station, railway and number of the consignment, which the railways' form joins to one identification. */
const railShape =
  /(?<!\d)\d{2}(?: | ?[–-] ?)\d{5}(?:-\d)?(?: | ?[–-] ?)\d{4}(?: | ?[–-] ?)(?:\d{5,6}|\d{2,3} \d{3})(?:-\d)?(?!\d)/

function consignmentNumber(lines: readonly Span[], page: number): Candidate[] {
  for (const line of lines) {
    const match = railShape.exec(line.text)
    if (!match) continue
    const span = cut(line, match.index, match.index + match[0].length)
    const country = countryOfStation(span.text)
    const checks = country ? [`a station of ${country}`] : []
    const reading = { place: placeOf('documentNumber'), value: span.text, span, checks }
    return byShape('documentNumber', [reading], page, 'rail-number')
  }
  return []
}

/** Wagons, and what each of them carries. */
function wagons(layout: PageLayout, labels: readonly Label[]): Candidate[] {
  const asked = labels.some((l) => l.concept === 'wagonNumber')
  const listed = listedWagons(layout, labels)
  const readings = listed.flatMap(({ wagon, line }, at) => wagonReadings(wagon, line, at + 1))
  const { seals, containers } = loadedOn(listed, layout, labels)
  const source = !asked ? 'wagons-unasked' : listed.length < 2 ? 'wagon-alone' : 'wagons-listed'
  return [
    ...byShape('wagonNumber', readings, layout.number, source),
    ...byShape('containerSeal', seals, layout.number, 'seals-on-wagons'),
    ...byShape('containerNumber', containers, layout.number, 'containers-on-wagons'),
  ]
}
