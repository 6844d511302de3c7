import { phrase } from '../words/phrases/index.ts'
import type { Kind, Title } from './kind.ts'
import { titlesOf } from './titles-of.ts'

const MASTER = '741'
const HOUSE = '703'

const houseWaybillPattern = new RegExp(String.raw`\b(?:${phrase('houseWaybill')})\b|^haus`)

function typeOf(words: string): Partial<Title> {
  if (/\bmaster\b/.test(words)) return { documentType: MASTER }
  return houseWaybillPattern.test(words) ? { documentType: HOUSE } : {}
}

/** The air waybill of the Montreal Convention, Articles 4 and 7; its form is IATA Resolution 600a. */
export const awb: Kind = {
  id: 'awb',
  titles: titlesOf('awb', typeOf),
  namedAtNumber: phrase('houseWaybillNamed'),
  boxes: {},
  core: [
    'consignor',
    'consignee',
    'departurePlace',
    'arrivalPlace',
    'packageCount',
    'grossWeight',
    'nature',
    'flight',
  ],
  proposers: ['head-number', 'parties-pointed-to', 'paired-masses', 'air-waybill', 'issue', 'cargo-security'],
  needsMarks: true,
  traits: ['goods-in-blocks', 'declared-secure'],
  everyoneHas: ['consignor', 'consignee'],
  documentType: '740',
  mode: '4',
}
