import type { Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { requiredAddress } from '../completeness/required-address.ts'
import { requiredClass } from '../completeness/required-class.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { describesDangerousGoods, measuresDangerousGoods } from '../dangerous-goods/described.ts'
import { mayGoBy, RAIL, ROAD } from '../dangerous-goods/modes.ts'

/*
 * Regulation No 11 (EEC), Article 6(1): the transport document. Subset EU01.
 *
 * Not covered:
 * - Route, distance and frontier crossing points: EU01 has no element for them.
 * - Article 6(2) and (3), copies and their keeping: about documents and archives, not about data.
 * - Article 9, carriage exempt from Article 6: `applicableSubsets` leaves EU01 out when eFTI703 states it.
 * - eFTI49, 52, 53, 152, 168, 169, 618, 620, 700, 701, 698 (status O): their absence breaks nothing.
 */

const SUBSET = 'EU01'
const ARTICLE = 'Regulation No 11 (EEC), Article 6(1)'
const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU01'

const PLACE_OF_TAKING_OVER = 'ASBIE1048'
const PLACE_OF_DELIVERY = 'ASBIE1051'
const CONSIGNOR = 'ASBIE1028'

/** Containers on a vessel are in a class of equipment too, which is no trailer or wagon there. */
function isTrailer(view: View): boolean {
  return mayGoBy(view, RAIL, ROAD)
}

export const regulation11: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: CONSIGNOR,
    slug: 'CONSIGNOR',
    rule: 'The transport document names the consignor.',
    clause: `${ARTICLE}, first indent; ${TABLE}`,
    severity: 'critical',
    remedy: 'Enter the name and address of the consignor (sender).',
    example: 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI51',
    slug: 'CONSIGNOR-NAME',
    rule: 'The consignor is named: optional in the data set, asked for by the Regulation.',
    clause: `${ARTICLE}, first indent`,
    example: 'Muster AG',
    severity: 'low',
  }),
  ...requiredAddress(SUBSET, {
    owner: CONSIGNOR,
    slug: 'CONSIGNOR',
    clause: `${ARTICLE}, first indent; ${TABLE}`,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI699',
    slug: 'GOODS-NATURE',
    rule: 'The nature of the goods is described: optional in the data set, asked for by the Regulation.',
    clause: `${ARTICLE}, second indent`,
    example: 'Machine parts',
    representsClass: true,
    severity: 'low',
    saidBy: describesDangerousGoods,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI41',
    or: ['eFTI45'],
    slug: 'QUANTITY',
    rule: 'The gross mass or the volume of the goods is given.',
    clause: `${ARTICLE}, second indent; ${TABLE}`,
    example: '12400 KGM',
    saidBy: measuresDangerousGoods,
  }),
  requiredClass(SUBSET, {
    id: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    rule: 'The place where the carrier takes over the goods is given.',
    clause: `${ARTICLE}, third indent; ${TABLE}`,
    severity: 'high',
    remedy: 'Enter the place of taking over (address or UN/LOCODE).',
    example: 'Hafenstraße 12, 20457 Hamburg, DE',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    clause: `${ARTICLE}, third indent; ${TABLE}`,
    identifiedBy: { code: 'eFTI136', latitude: 'eFTI139', longitude: 'eFTI140' },
  }),
  requiredElement(SUBSET, {
    id: 'eFTI39',
    slug: 'TAKING-OVER-DATE',
    rule: 'The date on which the carrier takes over the goods is given.',
    clause: `${ARTICLE}, third indent; ${TABLE}`,
    example: '202611200800+0100',
  }),
  requiredClass(SUBSET, {
    id: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    rule: 'The place where the goods are to be delivered is given.',
    clause: `${ARTICLE}, fourth indent; ${TABLE}`,
    severity: 'high',
    remedy: 'Enter the place of delivery (address or UN/LOCODE).',
    example: 'Quai du Commerce 4, 69009 Lyon, FR',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    clause: `${ARTICLE}, fourth indent; ${TABLE}`,
    identifiedBy: { code: 'eFTI152', latitude: 'eFTI155', longitude: 'eFTI156' },
  }),
  requiredElement(SUBSET, {
    id: 'eFTI374',
    slug: 'TRAILER-NUMBER',
    rule: 'A trailer or wagon that is mentioned has its registration or number.',
    clause: TABLE,
    example: 'HH AB 1234',
    where: isTrailer,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI378',
    slug: 'TRAILER-KIND',
    rule: 'A trailer or wagon that is mentioned has its kind.',
    clause: TABLE,
    example: 'TE',
    where: isTrailer,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI578',
    slug: 'TRAILER-COUNTRY',
    rule: 'A trailer or wagon that is mentioned has its country of registration.',
    clause: TABLE,
    example: 'DE',
    where: isTrailer,
  }),
]
