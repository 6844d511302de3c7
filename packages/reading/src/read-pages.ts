import { extractFromPages } from './extract-from-pages.ts'
import type { Extracted } from './fields/extracted.ts'
import { fromKnownFormat } from './formats/from-known-format.ts'
import { fromEftiXml } from './from-efti-xml.ts'
import type { Recognised } from './layout/pages.ts'
import { placeEvidence, standPagesUp } from './pages-as-read.ts'
import { extractFromRecords, noteOfKeys } from './records/extract-from-records.ts'

/** What a person said of the document. */
export interface Choices {
  /** The kind that a paper is read as; structured data stay what they are. */
  kind?: string
}

/** What a recognised document says. Pure: the same words and choices give the same values. */
export function readPages(recognised: Recognised, { kind }: Choices = {}): Extracted {
  switch (recognised.format) {
    case 'xml':
      return fromXml(recognised)
    case 'json':
      return fromKnownFormat(recognised) ?? fromRecords(recognised)
    case 'csv':
      return fromRecords(recognised)
    case 'pdf':
      return placeEvidence(extractFromPages(standPagesUp(recognised), kind), recognised)
    default:
      return extractFromPages(recognised, kind)
  }
}

/** eFTI of the pilot's schemas first; a newer or another message by its UN/CEFACT names; at last by its labels. */
function fromXml(recognised: Recognised): Extracted {
  const efti = fromEftiXml(recognised.text)
  if (efti && efti.kind !== 'other') return efti
  return fromKnownFormat(recognised) ?? efti ?? fromRecords(recognised)
}

function fromRecords(recognised: Recognised): Extracted {
  const records = extractFromRecords(recognised)
  if (records) return records
  const page = extractFromPages(recognised)
  return page.values.length > 0
    ? page
    : { ...page, notes: [...(page.notes ?? []), ...noteOfKeys(recognised)] }
}
