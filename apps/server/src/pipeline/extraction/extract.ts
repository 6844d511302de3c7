import type { Recognised } from '../recognition/recognised.ts'
import { extractFromPages } from './extract-from-pages.ts'
import type { Extracted } from './extracted.ts'
import { fromEftiXml } from './from-efti-xml.ts'

/** What a recognised document says. Pure: the same words give the same values. */
export function extract(recognised: Recognised): Extracted {
  return (recognised.format === 'xml' && fromEftiXml(recognised.text)) || extractFromPages(recognised)
}
