import type { Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { ITEM, isNamed, isRadioactive, unNumberOf } from '../dangerous-goods/goods.ts'
import { ALL, clause } from './text.ts'

/** LSA-II, LSA-III, SCO-I and SCO-II, fissile or not. */
const LOW_ACTIVITY = new Set(['2913', '3321', '3322', '3324', '3325', '3326'])
const FISSILE = /FISSILE/
const NOT_FISSILE = /fissile.excepted/i

/** Class 7 other than excepted packages: ADR/RID/ADN 5.4.1.2.5. */
export const radioactive: readonly Rule[] = [
  requiredElement(ALL, {
    id: 'eFTI290',
    owner: ITEM,
    slug: 'NUCLIDE',
    words: 'names of the radionuclides',
    rule: 'Radioactive material has the names of its radionuclides.',
    clause: clause('5.4.1.2.5.1 (a)', 'BR-039'),
    example: 'Cs-137',
    where: isRadioactive,
  }),
  requiredElement(ALL, {
    id: 'eFTI287',
    owner: ITEM,
    slug: 'RADIOACTIVE-FORM',
    words: 'physical and chemical form of the radioactive material',
    rule: 'Radioactive material has its physical and chemical form, or is said to be special form material.',
    clause: clause('5.4.1.2.5.1 (b)', 'BR-039'),
    example: 'Special form',
    where: isRadioactive,
  }),
  requiredElement(ALL, {
    id: 'eFTI292',
    owner: ITEM,
    slug: 'ACTIVITY',
    words: 'activity of the radioactive material',
    rule: 'Radioactive material has its maximum activity.',
    clause: clause('5.4.1.2.5.1 (c)', 'BR-039'),
    example: '5 GBQ',
    where: isRadioactive,
  }),
  requiredElement(ALL, {
    id: 'eFTI236',
    owner: ITEM,
    slug: 'RADIOACTIVE-CATEGORY',
    words: 'category of the packages of radioactive material',
    rule: 'Radioactive material has the category of its packages.',
    clause: clause('5.4.1.2.5.1 (d)', 'BR-039'),
    example: 'II-YELLOW',
    where: isRadioactive,
  }),
  requiredElement(ALL, {
    id: 'eFTI288',
    owner: ITEM,
    slug: 'TRANSPORT-INDEX',
    words: 'transport index',
    rule: 'Packages of category II-YELLOW and III-YELLOW have their transport index.',
    clause: clause('5.4.1.2.5.1 (e)', 'BR-039'),
    example: '1.2',
    where: isYellow,
  }),
  requiredElement(ALL, {
    id: 'eFTI289',
    owner: ITEM,
    slug: 'CRITICALITY-INDEX',
    words: 'criticality safety index',
    rule: 'Fissile material has its criticality safety index.',
    clause: clause('5.4.1.2.5.1 (f)', 'BR-041'),
    example: '0.5',
    where: isFissile,
  }),
  requiredElement(ALL, {
    id: 'eFTI790',
    representsClass: true,
    slug: 'TOTAL-ACTIVITY',
    words: 'total activity of the consignment',
    rule: 'LSA-II, LSA-III, SCO-I and SCO-II have their total activity.',
    clause: clause('5.4.1.2.5.1 (i)', 'BR-045'),
    example: '5 GBQ',
    when: (view) => view.instances(ITEM).some((item) => LOW_ACTIVITY.has(unNumberOf(view, item))),
  }),
  requiredElement(ALL, {
    id: 'eFTI827',
    owner: 'ASBIE1127',
    representsClass: true,
    slug: 'CONSIGNOR-STATEMENT',
    words: "consignor's statement on radioactive material",
    rule: 'With radioactive material the consignor states what the carrier has to do or observe.',
    clause: clause('5.4.1.2.5.2', 'BR-038'),
    example: 'No supplementary requirements',
    when: (view) => view.instances(ITEM).some((item) => isRadioactive(view, item)),
  }),
]

function isYellow(view: View, item: string): boolean {
  if (!isRadioactive(view, item)) return false
  return view.within(item, 'eFTI236').some(({ value }) => String(value).endsWith('-YELLOW'))
}

function isFissile(view: View, item: string): boolean {
  return isNamed(view, item, FISSILE) && !isNamed(view, item, NOT_FISSILE)
}
