import type { Rule } from '../../rules/rule.ts'
import { isDelivered, isDeliverySigned, isTakenOver } from '../completeness/moments.ts'
import { requiredAddress } from '../completeness/required-address.ts'
import { requiredClass } from '../completeness/required-class.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { describesDangerousGoods, measuresDangerousGoods } from '../dangerous-goods/described.ts'
import { cabotageLimits } from './limits.ts'

/*
 * Regulation (EC) No 1072/2009, Article 8(3): the evidence that a haulier keeps of a cabotage operation. Subset EU03.
 *
 * Not covered:
 * - Article 8(2) and (2a), three operations in seven days and the four days' pause: one consignment does not show the
 *   operations before it; `limits` checks what it does show and asks for the rest, `stays.ts` counts over many.
 * - Article 8(3), evidence of the incoming international carriage: it is another consignment's document.
 * - Article 8(4), no further documents may be asked for: it binds authorities.
 * - Posting of drivers (Directive (EU) 2020/1057): another regime, no subset.
 * - eFTI49, 52, 53, 85, 88, 152, 235, 251, 690, 698, 700, 701 (status O, or an alternative to what is given): their
 *   absence breaks nothing.
 */

const SUBSET = 'EU03'
const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU03'
const clause = (point: string) => `Regulation (EC) No 1072/2009, Article 8(3)(${point}); ${TABLE}`

const CONSIGNOR = 'ASBIE1028'
const CONSIGNEE = 'ASBIE1034'
const CARRIER = 'ASBIE1039'
const PLACE_OF_TAKING_OVER = 'ASBIE1048'
const PLACE_OF_DELIVERY = 'ASBIE1051'

const sender: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: CONSIGNOR,
    slug: 'CONSIGNOR',
    rule: 'The evidence names the sender.',
    clause: clause('a'),
    severity: 'critical',
    remedy: 'Enter the name, address and signature of the sender.',
    example: 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI51',
    slug: 'CONSIGNOR-NAME',
    rule: 'The sender is named: optional in the data set, asked for by the Regulation.',
    clause: clause('a'),
    example: 'Muster AG',
  }),
  ...requiredAddress(SUBSET, { owner: CONSIGNOR, slug: 'CONSIGNOR', clause: clause('a') }),
  requiredElement(SUBSET, {
    id: 'eFTI65',
    slug: 'CONSIGNOR-SIGNATURE',
    rule: 'Once the goods are taken over, the sender has signed.',
    clause: clause('a'),
    example: '1',
    when: isTakenOver,
  }),
]

const haulier: readonly Rule[] = [
  requiredElement(SUBSET, {
    id: 'eFTI87',
    slug: 'CARRIER-NAME',
    rule: 'The haulier is named.',
    clause: clause('b'),
    example: 'Spedition Beispiel GmbH',
    representsClass: true,
  }),
  ...requiredAddress(SUBSET, { owner: CARRIER, slug: 'CARRIER', clause: clause('b') }),
  requiredElement(SUBSET, {
    id: 'eFTI115',
    slug: 'CARRIER-SIGNATURE',
    rule: 'Once the goods are taken over, the haulier has signed.',
    clause: clause('b'),
    example: '1',
    when: isTakenOver,
  }),
]

const consignee: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: CONSIGNEE,
    slug: 'CONSIGNEE',
    rule: 'The evidence names the consignee.',
    clause: clause('c'),
    severity: 'critical',
    remedy: 'Enter the name and address of the consignee.',
    example: 'Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI68',
    slug: 'CONSIGNEE-NAME',
    rule: 'The consignee is named.',
    clause: clause('c'),
    example: 'Exemple SARL',
  }),
  ...requiredAddress(SUBSET, { owner: CONSIGNEE, slug: 'CONSIGNEE', clause: clause('c') }),
  requiredElement(SUBSET, {
    id: 'eFTI84',
    slug: 'CONSIGNEE-SIGNATURE',
    rule: 'Once the goods are delivered, the consignee has signed.',
    clause: clause('c'),
    example: '1',
    when: isDelivered,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI188',
    slug: 'DELIVERY-DATE',
    rule: 'Once the consignee has signed, the date of delivery is given.',
    clause: clause('c'),
    example: '20261121',
    representsClass: true,
    when: isDeliverySigned,
  }),
]

const places: readonly Rule[] = [
  requiredClass(SUBSET, {
    id: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    rule: 'The place of taking over the goods is given.',
    clause: clause('d'),
    severity: 'high',
    remedy: 'Enter the place of taking over (address or UN/LOCODE).',
    example: 'Hafenstraße 12, 20457 Hamburg, DE',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_TAKING_OVER,
    slug: 'PLACE-OF-TAKING-OVER',
    clause: clause('d'),
    identifiedBy: { code: 'eFTI136', latitude: 'eFTI139', longitude: 'eFTI140' },
  }),
  requiredElement(SUBSET, {
    id: 'eFTI39',
    slug: 'TAKING-OVER-DATE',
    rule: 'The date of taking over the goods is given.',
    clause: clause('d'),
    example: '202611200800+0100',
  }),
  requiredClass(SUBSET, {
    id: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    rule: 'The place designated for delivery is given.',
    clause: clause('d'),
    severity: 'high',
    remedy: 'Enter the place of delivery (address or UN/LOCODE).',
    example: 'Industriestraße 3, 80331 München, DE',
  }),
  ...requiredAddress(SUBSET, {
    owner: PLACE_OF_DELIVERY,
    slug: 'PLACE-OF-DELIVERY',
    clause: clause('d'),
    identifiedBy: { code: 'eFTI152', latitude: 'eFTI155', longitude: 'eFTI156' },
  }),
]

const goods: readonly Rule[] = [
  requiredElement(SUBSET, {
    id: 'eFTI699',
    slug: 'GOODS-NATURE',
    rule: 'The goods are described in common use.',
    clause: clause('e'),
    example: 'Machine parts',
    representsClass: true,
    saidBy: describesDangerousGoods,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI685',
    slug: 'PACKAGE-NUMBER',
    rule: 'The number of packages is given.',
    clause: clause('e'),
    example: '12',
    representsClass: true,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI688',
    slug: 'PACKAGE-KIND',
    rule: 'The method of packing is given.',
    clause: clause('e'),
    example: 'PX',
    ofWhole: true,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI691',
    slug: 'PACKAGE-MARKS',
    rule: 'The special marks and numbers of the packages are given.',
    clause: clause('e'),
    example: 'MUSTER 1-12',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI232',
    slug: 'UN-NUMBER',
    rule: 'Dangerous goods have their generally recognised description: the UN number.',
    clause: clause('e'),
    example: '1203',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI41',
    or: ['eFTI45'],
    slug: 'QUANTITY',
    rule: 'The gross mass of the goods or their quantity expressed otherwise is given.',
    clause: clause('f'),
    example: '12400 KGM',
    saidBy: measuresDangerousGoods,
  }),
]

const vehicles: readonly Rule[] = [
  requiredElement(SUBSET, {
    id: 'eFTI618',
    slug: 'VEHICLE-REGISTRATION',
    rule: 'The number plate of the motor vehicle is given.',
    clause: clause('g'),
    example: 'WGM 12345',
    representsClass: true,
  }),
  requiredElement(SUBSET, {
    id: 'eFTI620',
    slug: 'VEHICLE-COUNTRY',
    rule: 'The country in which the motor vehicle is registered is given.',
    clause: clause('g'),
    example: 'PL',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI617',
    slug: 'VEHICLE-TYPE',
    rule: 'The type of the motor vehicle is given.',
    clause: TABLE,
    example: '31',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI374',
    slug: 'TRAILER-NUMBER',
    rule: 'If there is a trailer, its number plate is given.',
    clause: clause('g'),
    example: 'WGM 98765',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI378',
    slug: 'TRAILER-KIND',
    rule: 'If there is a trailer, its kind is given.',
    clause: TABLE,
    example: 'TE',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI578',
    slug: 'TRAILER-COUNTRY',
    rule: 'If there is a trailer, the country in which it is registered is given.',
    clause: clause('g'),
    example: 'PL',
  }),
]

/** In the order of the points of Article 8(3). */
export const cabotage: readonly Rule[] = [
  ...sender,
  ...haulier,
  ...consignee,
  ...places,
  ...goods,
  ...vehicles,
  ...cabotageLimits,
]
