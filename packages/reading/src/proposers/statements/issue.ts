import { placeOf } from '../../fields/field-map.ts'
import { signedBy } from '../dangerous-goods/signed-by.ts'
import { byShape, type PageToRead, type Proposer } from '../proposer.ts'
import { type Issued, issuedAt } from './issued.ts'
import { paperNumber } from './paper-number.ts'

/** The town and day where documents of carriage are made out; those of the trade and of waste have their own places for it. */
export const issue: Proposer = (page) => {
  const issued = issueOf(page)
  if (!issued) return []
  const { labels, layout } = page
  const { readings, source } = issued
  // A label may lead to the day better, and to the day only.
  const asksDay = labels.some((l) => l.concept === 'dateOfIssue')
  const towns = readings.filter(({ place }) => place.eftiId === placeOf('placeOfIssue').eftiId)
  return [
    ...byShape('established', readings, layout.number, source),
    ...(asksDay ? byShape('placeOfIssue', towns, layout.number, source) : []),
  ]
}

/** A form that several sign says who signs where; the shipper's place and day are those of the document. */
const issueOf = ({ layout, context, kind }: PageToRead): Issued | undefined =>
  issuedAt(layout, context.language, kind.traits.includes('described-goods') ? signedBy : undefined)

/** The day of issue, ISO 8601, where the document says it. */
export function issuedOn(page: PageToRead): string | undefined {
  const { path } = placeOf('dateOfIssue')
  const day = issueOf(page)?.readings.find((r) => r.place.path === path)?.value
  return typeof day === 'string' ? day : undefined
}

/** The number of the document by its own name: 'SWB-Nr. EUH-SW 26/20931'. */
export const numberByName: Proposer = ({ layout, kind }) =>
  byShape('documentNumber', [paperNumber(kind.id, layout)], layout.number, 'number-by-name')
