import type { Rule } from '../../rules/rule.ts'
import { requiredAddress } from '../completeness/required-address.ts'
import { requiredClass } from '../completeness/required-class.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { emptyUnits } from './empty-units.ts'
import { stations } from './stations.ts'
import { ARTICLE, SUBSET, TABLE } from './text.ts'

/*
 * Directive 92/106/EEC, Article 3: the transport document of combined transport, which builds on that of Regulation No 11.
 * Subset EU02.
 *
 * Not covered:
 * - Article 1, whether the carriage is combined transport at all: the distances and the nearest suitable station are not data
 *   of a consignment; `applicableSubsets` asks.
 * - eFTI49, 51, 52, 53, 168, 385, 618, 620, 698 to 701, 998 (status O): their absence breaks nothing, except the consignor's
 *   name, which Regulation No 11 asks for.
 */

const CONSIGNOR = 'ASBIE1028'
const PLACE_OF_TAKING_OVER = 'ASBIE1048'
const PLACE_OF_DELIVERY = 'ASBIE1051'

const document: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: CONSIGNOR,
    slug: 'CONSIGNOR',
    rule: 'The transport document names the consignor.',
    clause: `${ARTICLE}; ${TABLE}`,
    severity: 'critical',
    remedy: 'Enter the name and address of the consignor (sender).',
    example: 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI51',
    slug: 'CONSIGNOR-NAME',
    rule: 'The consignor is named: optional in the data set, asked for by Regulation No 11.',
    clause: `${ARTICLE}; Regulation No 11 (EEC), Article 6(1), first indent`,
    example: 'Muster AG',
    severity: 'low',
  }),
  ...requiredAddress(SUBSET, { owner: CONSIGNOR, slug: 'CONSIGNOR', clause: `${ARTICLE}; ${TABLE}` }),
  requiredElement(SUBSET, {
    id: 'eFTI41',
    or: ['eFTI45'],
    slug: 'QUANTITY',
    rule: 'The gross mass or the volume of the goods is given.',
    clause: `${ARTICLE}; ${TABLE}`,
    example: '12400 KGM',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI169',
    slug: 'DOCUMENT-KIND',
    rule: 'The kind of the transport document is given.',
    clause: TABLE,
    example: '730',
    representsClass: true,
  }),
]

const places: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    rule: 'The place where the carrier takes over the goods is given.',
    clause: `${ARTICLE}; ${TABLE}`,
    severity: 'high',
    remedy: 'Enter the place of taking over (address or UN/LOCODE).',
    example: 'Hafenstraße 12, 20457 Hamburg, DE',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    clause: `${ARTICLE}; ${TABLE}`,
    identifiedBy: { code: 'eFTI136', latitude: 'eFTI139', longitude: 'eFTI140' },
  }),
  requiredElement(SUBSET, {
    id: 'eFTI39',
    slug: 'TAKING-OVER-DATE',
    rule: 'The date on which the carrier takes over the goods is given.',
    clause: `${ARTICLE}; ${TABLE}`,
    example: '202611200800+0100',
  }),
  requiredClass(SUBSET, {
    id: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    rule: 'The place where the goods are to be delivered is given.',
    clause: `${ARTICLE}; ${TABLE}`,
    severity: 'high',
    remedy: 'Enter the place of delivery (address or UN/LOCODE).',
    example: 'Quai du Commerce 4, 69009 Lyon, FR',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    clause: `${ARTICLE}; ${TABLE}`,
    identifiedBy: { code: 'eFTI152', latitude: 'eFTI155', longitude: 'eFTI156' },
  }),
]

const legs: readonly Rule[] = [
  requiredElement(SUBSET, {
    id: 'eFTI581',
    slug: 'MODE',
    rule: 'Each leg of the main carriage has its mode of transport.',
    clause: `${ARTICLE}; ${TABLE}`,
    example: '2',
    representsClass: true,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI1022',
    slug: 'LEG-NUMBER',
    rule: 'Each leg of the main carriage has its number in the journey.',
    clause: TABLE,
    example: '1',
  }),
]

const units: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: 'ASBIE1086',
    slug: 'UNIT',
    rule: 'The trailer, wagon or other unit that is carried is given.',
    clause: `${ARTICLE}; ${TABLE}`,
    severity: 'high',
    remedy: 'Enter the number and kind of the trailer or wagon, and of the container or swap body on it.',
    example: 'HH AB 1234, TE, DE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI374',
    slug: 'TRAILER-NUMBER',
    rule: 'A trailer or wagon has its registration or number.',
    clause: TABLE,
    example: 'HH AB 1234',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI378',
    slug: 'TRAILER-KIND',
    rule: 'A trailer or wagon has its kind.',
    clause: TABLE,
    example: 'TE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI578',
    slug: 'TRAILER-COUNTRY',
    rule: 'A trailer or wagon has its country of registration.',
    clause: TABLE,
    example: 'DE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI448',
    slug: 'CONTAINER-NUMBER',
    rule: 'A container or swap body that is mentioned has its number.',
    clause: TABLE,
    example: 'CSQU3054383',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI450',
    slug: 'CONTAINER-KIND',
    rule: 'A container or swap body that is mentioned has its kind.',
    clause: TABLE,
    example: 'SW',
  }),
]

export const combinedTransport: readonly Rule[] = [
  ...document,
  ...places,
  ...legs,
  ...stations,
  ...units,
  ...emptyUnits,
]
