import { entriesOf, shippingNamesOf } from '../../code-lists/adr-table-a.ts'
import { elementById } from '../../dataset/elements.ts'
import { isMandatory } from '../../dataset/subsets.ts'
import { isStrict, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { type Demand, requiredElement } from '../completeness/required-element.ts'
import { declaredGoods, ITEM, isNamed, isOfClass, unNumberOf } from '../dangerous-goods/goods.ts'
import { isRightClass } from '../dangerous-goods/match.ts'
import { numbersByName } from '../dangerous-goods/shipping-names.ts'
import { lacksSubsidiaryLabel } from '../dangerous-goods/subsidiary-hazards.ts'
import { isPackaged } from './packaged.ts'
import { ALL, clause, RAIL_AND_WATERWAY, ROAD_AND_RAIL, ROAD_AND_WATERWAY, WATERWAY_ONLY } from './text.ts'
import { tunnelCode } from './tunnel-code.ts'

const PACKAGES = 'ASBIE1073'
const GOODS_LINES = 'ASBIE1122'
const TEMPERATURE_CONTROLLED = /TEMPERATURE CONTROLLED/
const DISCARDED_PACKAGINGS = '3509'
/** Fireworks: their classification has a reference (5.4.1.2.1 (g)). */
export const FIREWORKS = new Set(['0333', '0334', '0335', '0336', '0337'])

const shippingName: Demand = {
  id: 'eFTI251',
  slug: 'SHIPPING-NAME',
  rule: 'Dangerous goods have their proper shipping name.',
  clause: clause('5.4.1.1.1 (b)', 'BR-036'),
  example: 'PETROL',
}

export const goods: readonly Rule[] = [
  requiredElement(ROAD_AND_RAIL, shippingName),
  requiredElement(WATERWAY_ONLY, { ...shippingName, slug: 'SHIPPING-NAME-ADN' }),
  requiredElement(RAIL_AND_WATERWAY, {
    id: 'eFTI235',
    slug: 'TECHNICAL-NAME',
    rule: 'Entries not otherwise specified (N.O.S.) have their technical name; read literally, the tables require it of all.',
    clause: clause('5.4.1.1.1 (b)', 'BR-036'),
    example: 'CAPRYLYL CHLORIDE',
    severity: 'medium',
    where: (view, item, setting) =>
      needsTechnicalName(view, item) ||
      (setting.readFrom === 'data' && (isStrict(setting) || isMandatoryFor(setting, 'eFTI235'))),
    hardlyMissed: (view, item, setting) =>
      isStrict(setting) || needsTechnicalName(view, item)
        ? null
        : 'RID asks for it with N.O.S. entries only, but the table of the Annex with all, and a platform may too',
  }),
  requiredElement(ALL, {
    id: 'eFTI301',
    owner: ITEM,
    slug: 'LABELS',
    rule: 'Data on dangerous goods have the labels beside the class.',
    clause: clause('5.4.1.1.1 (c)', 'BR-088'),
    example: '9A',
    severity: 'medium',
    // By 5.4.1.1.1 (c) the class is the number of the label, and those of subsidiary hazards are in brackets behind it: a document that has
    // these has them all. Without a subsidiary hazard's label `DG-TABLE-LABELS` reports it.
    where: (view, item, setting) =>
      setting.readFrom === 'data' && (isStrict(setting) || !lacksSubsidiaryLabel(view, item)),
  }),
  requiredElement(ALL, {
    id: 'eFTI238',
    or: ['eFTI247', 'eFTI243', 'eFTI249'],
    owner: ITEM,
    slug: 'QUANTITY',
    rule: 'The mass or volume of dangerous goods is given, except for discarded packagings.',
    clause: clause('5.4.1.1.1 (f)', 'BR-101'),
    example: '2000 KGM',
    saidBy: isWholeConsignment,
    where: (view, item) => !isDiscardedPackagings(view, item),
  }),
  requiredElement(ALL, {
    id: PACKAGES,
    or: ['eFTI296', 'eFTI297', 'eFTI298'],
    owner: ITEM,
    slug: 'PACKAGES',
    severity: 'medium',
    words: 'number and kind of packages of the dangerous goods',
    rule: 'Dangerous goods that are not carried in tanks or in bulk have the number and kind of their packages.',
    clause: clause('5.4.1.1.1 (e)', 'BR-026'),
    example: '10',
    where: isPackaged,
  }),
  requiredElement(ALL, {
    id: 'eFTI296',
    slug: 'PACKAGE-NUMBER',
    rule: 'Where packages of dangerous goods are described, their number is given.',
    clause: clause('5.4.1.1.1 (e)', 'BR-026'),
    example: '10',
    where: (view, packages) => ['eFTI297', 'eFTI298'].some((id) => view.within(packages, id).length > 0),
  }),
  requiredElement(ALL, {
    id: 'eFTI298',
    or: ['eFTI297'],
    owner: PACKAGES,
    slug: 'PACKAGE-KIND',
    words: 'kind of packages of the dangerous goods',
    rule: 'Where packages of dangerous goods are counted, their kind is given.',
    clause: clause('5.4.1.1.1 (e)'),
    example: 'Drums (1A1)',
    where: (view, packages) => view.within(packages, 'eFTI296').length > 0,
  }),
  tunnelCode,
  ...temperature('control', 'eFTI279', 'eFTI281', 'eFTI283'),
  ...temperature('emergency', 'eFTI283', 'eFTI285', 'eFTI279'),
  requiredElement(WATERWAY_ONLY, {
    id: 'eFTI319',
    owner: ITEM,
    slug: 'STATEMENT-IN-WORDS',
    rule: 'Fireworks have their classification reference, discarded packagings their residues, in words.',
    clause: clause('5.4.1.2.1 (g), 5.4.1.1.19', 'BR-061, BR-033'),
    example: 'Classification of fireworks: DE/2026/1',
    where: (view, item) => {
      const number = unNumberOf(view, item)
      return FIREWORKS.has(number) || (number === DISCARDED_PACKAGINGS && !namesResidues(view, item))
    },
  }),
  ...explosives(),
]

/** Goods under temperature control by their name have both temperatures; so have those that have one of them (5.4.1.1.15). */
function temperature(kind: 'control' | 'emergency', measure: string, type: string, other: string): Rule[] {
  const slug = kind === 'control' ? 'CONTROL-TEMPERATURE' : 'EMERGENCY-TEMPERATURE'
  return [
    requiredElement(ROAD_AND_WATERWAY, {
      id: measure,
      owner: ITEM,
      slug,
      words: `${kind} temperature of the dangerous goods`,
      rule: `Goods under temperature control have their ${kind} temperature.`,
      clause: clause('5.4.1.2.3.1, 5.4.1.1.15', 'BR-079, BR-099'),
      example: '15 CEL',
      where: (view, item) =>
        view.within(item, other).length > 0 || isNamed(view, item, TEMPERATURE_CONTROLLED),
    }),
    requiredElement(ROAD_AND_WATERWAY, {
      id: type,
      slug: `${slug}-KIND`,
      words: `kind of the ${kind} temperature`,
      rule: `The ${kind} temperature is marked as the one in the statement of 5.4.1.1.15.`,
      clause: clause('5.4.1.1.15', 'BR-105'),
      example: 'T1',
    }),
  ]
}

function explosives(): Rule[] {
  return [
    requiredElement(ALL, {
      id: 'eFTI249',
      owner: ITEM,
      slug: 'EXPLOSIVE-MASS',
      rule: 'Explosives have their net explosive mass.',
      clause: clause('5.4.1.2.1 (a)', 'BR-035'),
      example: '120 KGM',
      where: (view, item) => isOfClass(view, item, '1'),
    }),
    requiredElement(ALL, {
      id: 'eFTI746',
      representsClass: true,
      slug: 'EXPLOSIVE-TOTAL',
      rule: 'Several explosives have their net explosive mass in total.',
      clause: clause('5.4.1.2.1 (a)', 'BR-035'),
      example: '220 KGM',
      when: (view) => declaredGoods(view).filter(({ item }) => isOfClass(view, item, '1')).length > 1,
    }),
  ]
}

/** In one of the subsets asked for. */
function isMandatoryFor({ subsets }: Setting, id: string): boolean {
  const element = elementById(id)
  return element !== undefined && subsets.some((subset) => isMandatory(element, subset))
}

/** By the number, or by the name where the number is missing or another's. */
function isDiscardedPackagings(view: View, item: string): boolean {
  const number = unNumberOf(view, item)
  if (number === DISCARDED_PACKAGINGS) return true
  const entries = entriesOf(number)
  if (entries.length > 0 && isRightClass(view, { item, number, entries })) return false
  const names = view.within(item, 'eFTI251')
  return names.some(({ value }) => numbersByName(String(value)).includes(DISCARDED_PACKAGINGS))
}

/** One line of goods, all dangerous: the gross mass of the consignment is theirs. */
function isWholeConsignment(view: View): boolean {
  const isOneLine = view.instances(ITEM).length === 1 && view.instances(GOODS_LINES).length <= 1
  return isOneLine && view.first('eFTI41') !== undefined
}

/** Said in its own element, or in brackets behind the proper shipping name. */
function needsTechnicalName(view: View, item: string): boolean {
  const names = shippingNamesOf(unNumberOf(view, item))
  const written = view.within(item, 'eFTI251').some(({ value }) => String(value).includes('('))
  return names.length > 0 && names.every((name) => name.includes('N.O.S.')) && !written
}

function namesResidues(view: View, item: string): boolean {
  return view
    .within(item, 'eFTI251')
    .some(({ value }) => /RESIDUES|R[ÉE]SIDUS|R[ÜU]CKST[ÄA]NDE/i.test(String(value)))
}
