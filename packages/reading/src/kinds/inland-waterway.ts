import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/**
 * The consignment note or bill of lading of the Budapest Convention (CMNI), Article 11. Its titles outweigh those of a note by road, whose
 * words they contain.
 */
export const inlandWaterway: Kind = {
  id: 'inland-waterway',
  titles: titlesOf('inland-waterway', () => ({ weight: 0.65 })),
  boxes: {},
  core: ['consignor', 'consignee', 'carrier', 'takingOver', 'placeOfDelivery', 'nature', 'grossWeight'],
  proposers: ['head-number', 'parties-pointed-to', 'paired-masses'],
  traits: ['listed-goods'],
  everyoneHas: ['consignor', 'consignee'],
  needsMarks: true,
  documentType: '700',
  mode: '8',
}
