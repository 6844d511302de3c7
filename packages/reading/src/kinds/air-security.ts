import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/**
 * The consignment security declaration that accompanies air cargo: Implementing Regulation (EU) 2015/1998, Annex, point 6.3.2.6; its form
 * is that of IATA Resolution 651. The transport document that it names is the air waybill.
 */
export const airSecurity: Kind = {
  id: 'air-security',
  titles: titlesOf('air-security', () => ({ weight: 0.65 })),
  boxes: {},
  core: [
    'regulatedAgent',
    'documentNumber',
    'nature',
    'securityStatus',
    'securityIssuedBy',
    'securityIssuedOn',
  ],
  proposers: [
    'head-number',
    'parties-pointed-to',
    'paired-masses',
    'security-declaration',
    'freight-terms',
    'cargo-security',
  ],
  traits: [],
  documentType: '740',
  mode: '4',
}
