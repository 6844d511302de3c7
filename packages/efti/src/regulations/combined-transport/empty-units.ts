import type { Rule } from '../../rules/rule.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { row, SUBSET } from './text.ts'

/** Where an empty unit is picked up or dropped off. */
export const emptyUnits: readonly Rule[] = [
  requiredElement(SUBSET, {
    id: 'eFTI1135',
    slug: 'EMPTY-UNIT-EVENT',
    words: 'kind of movement of the empty unit',
    rule: 'The movement of an empty unit says whether it is picked up or dropped off.',
    clause: row('BR-119, BR-120'),
    example: '1',
  }),
  requiredElement(SUBSET, {
    id: 'eFTI1137',
    or: ['eFTI1139'],
    owner: 'ASBIE1144',
    slug: 'EMPTY-UNIT-PLACE',
    words: 'place where the empty unit is picked up or dropped off',
    rule: 'The place where an empty unit is picked up or dropped off is given.',
    clause: row('BR-117, BR-118'),
    example: 'DEHAM',
  }),
]
