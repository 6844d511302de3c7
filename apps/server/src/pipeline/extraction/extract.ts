import type { Recognised } from '../recognition/recognised.ts'
import { extractFromPages } from './extract-from-pages.ts'
import type { Extracted } from './extracted.ts'
import { fromEftiXml } from './from-efti-xml.ts'
import { extractFromRecords } from './records/extract-from-records.ts'

/** What a recognised document says. Pure: the same words give the same values. */
export function extract(recognised: Recognised): Extracted {
  switch (recognised.format) {
    case 'xml':
      return fromEftiXml(recognised.text) ?? extractFromPages(recognised)
    case 'json':
    case 'csv':
      return extractFromRecords(recognised) ?? extractFromPages(recognised)
    default:
      return extractFromPages(recognised)
  }
}
