import type { Rule } from '../../rules/rule.ts'
import { requiredAddress } from '../completeness/required-address.ts'
import { requiredClass } from '../completeness/required-class.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { hasClass } from '../dangerous-goods/goods.ts'
import { ALL, annexClause, clause, ROAD_AND_WATERWAY, ROAD_ONLY, WATERWAY_ONLY } from './text.ts'

const CONSIGNOR = 'ASBIE1028'
const CONSIGNEE = 'ASBIE1034'

export const namedParties: readonly Rule[] = [
  requiredClass(ALL, {
    id: CONSIGNOR,
    slug: 'CONSIGNOR',
    rule: 'The document of dangerous goods names the consignor.',
    clause: clause('5.4.1.1.1 (g)'),
    severity: 'critical',
    remedy: 'Enter the name and address of the consignor.',
    example: 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE',
  }),
  requiredElement(ALL, {
    id: 'eFTI51',
    slug: 'CONSIGNOR-NAME',
    rule: 'The consignor is named: optional in the data set, asked for by 5.4.1.1.1.',
    clause: clause('5.4.1.1.1 (g)'),
    example: 'Muster AG',
    severity: 'low',
  }),
  ...requiredAddress(ALL, { owner: CONSIGNOR, slug: 'CONSIGNOR', clause: clause('5.4.1.1.1 (g)') }),
  requiredElement(ALL, {
    id: 'eFTI68',
    slug: 'CONSIGNEE-NAME',
    rule: 'The consignee is named.',
    clause: clause('5.4.1.1.1 (h)'),
    example: 'Exemple SARL',
  }),
  ...requiredAddress(ALL, {
    owner: CONSIGNEE,
    slug: 'CONSIGNEE',
    clause: clause('5.4.1.1.1 (h)'),
    conditional: true,
  }),
  requiredElement(ALL, {
    id: 'eFTI69',
    owner: CONSIGNEE,
    slug: 'RESPONSIBLE-PERSON',
    rule: 'For infectious substances a responsible person is named.',
    clause: clause('5.4.1.2.4', 'BR-037'),
    example: 'A. Beispiel',
    when: (view) => hasClass(view, '6.2'),
  }),
  requiredElement(ALL, {
    id: 'eFTI71',
    owner: CONSIGNEE,
    slug: 'RESPONSIBLE-PHONE',
    rule: 'For infectious substances the telephone number of the responsible person is given.',
    clause: clause('5.4.1.2.4', 'BR-037'),
    example: '+33 4 12 34 56 78',
    when: (view) => hasClass(view, '6.2'),
  }),
  requiredElement(ALL, {
    id: 'eFTI87',
    or: ['eFTI85'],
    slug: 'CARRIER',
    rule: 'A carrier that is mentioned is named or identified.',
    clause: annexClause(),
    example: 'Spedition Beispiel GmbH',
  }),
]

export const movementParties: readonly Rule[] = [
  requiredElement(ROAD_AND_WATERWAY, {
    id: 'eFTI581',
    slug: 'MODE',
    rule: 'The mode of transport is given.',
    clause: annexClause(),
    example: '3',
    representsClass: true,
    ofRecord: true,
  }),
  requiredElement(ALL, {
    id: 'eFTI618',
    slug: 'VEHICLE-NUMBER',
    rule: 'A vehicle or vessel that is mentioned has its registration or number.',
    clause: annexClause('BR-093'),
    example: 'HB SP 400',
  }),
  requiredElement(ROAD_ONLY, {
    id: 'eFTI620',
    owner: 'ASBIE1107',
    slug: 'VEHICLE-COUNTRY',
    rule: 'Where the registration of the vehicle is given, so is its country.',
    clause: annexClause(),
    example: 'DE',
    where: (view, vehicle) => view.within(vehicle, 'eFTI618').length > 0,
  }),
  requiredElement(WATERWAY_ONLY, {
    id: 'eFTI617',
    slug: 'VESSEL-TYPE',
    words: 'type of the vessel',
    rule: 'A vessel with an engine has its type.',
    clause: annexClause('BR-080'),
    example: '150',
  }),
]
