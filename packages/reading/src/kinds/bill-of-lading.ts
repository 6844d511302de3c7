import { phrase } from '../words/phrases/index.ts'
import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** Bills of lading and sea waybills. Of the codes for them the Annex allows 704 only. */
export const billOfLading: Kind = {
  id: 'bill-of-lading',
  titles: titlesOf('bill-of-lading'),
  namedAtNumber: phrase('billOfLadingNamed'),
  boxes: {},
  core: [
    'consignor',
    'consignee',
    'portOfLoading',
    'portOfDischarge',
    'packageCount',
    'nature',
    'grossWeight',
    'documentNumber',
  ],
  proposers: [
    'head-number',
    'own-number',
    'parties-pointed-to',
    'paired-masses',
    'prose',
    'issue',
    'number-by-name',
    'freight-terms',
    'carrier-at-sea',
  ],
  needsMarks: true,
  traits: ['listed-goods', 'goods-in-containers'],
  everyoneHas: ['consignor', 'consignee'],
  documentType: '704',
  mode: '1',
}
