import { ADR_EDITION, type DangerousGoodsEntry, entriesOf } from '../../code-lists/adr-table-a.ts'
import { broken, held, type Outcome, type Rule, type RuleText } from '../../rules/rule.ts'
import type { Given, View } from '../../rules/view.ts'
import { declaration } from './declaration.ts'

/*
 * ADR/RID/ADN 5.4.1.1.1 (Directive 2008/68/EC): what a transport document says of dangerous goods, wherever a
 * consignment names any. First part, for goods in packages and tanks; subsets EU05a, EU05b, EU05c follow.
 *
 * Not covered yet:
 * - 5.4.1.1.1 (b) proper shipping name, (e) packages, (f) quantity, (k) tunnel code; 5.4.1.1.2 to 5.4.1.2: special cases.
 * - 1.1.3.6, points of the exemption.
 * - Sea and air carriage (IMDG Code, ICAO): other lists; Table A is not applied to modes 1 and 4.
 * - RID and ADN entries that differ from ADR: the message says 'check', the published table decides.
 */

const ITEM = 'ASBIE1066'
const UN_NUMBER = 'eFTI232'
const CLASS = 'eFTI242'
const LABELS = 'eFTI301'
const PACKING_GROUP = 'eFTI236'
const MODES_OF_OTHER_LISTS = new Set(['1', '4'])

const text = (code: string, point: string) =>
  ({
    code: `DG-${code}`,
    clause: `ADR/RID/ADN 5.4.1.1.1 (${point}); ${ADR_EDITION}, Table A`,
    severity: 'critical',
    violationType: 'Dangerous goods',
    subsets: null,
  }) as const satisfies Partial<RuleText & Rule>

export const dangerousGoods: readonly Rule[] = [
  {
    ...text('UN-NUMBER', 'a'),
    rule: 'Every dangerous substance or article has its UN number.',
    remedy: 'Give the four digits of the UN number.',
    example: '1203',
    eftiId: UN_NUMBER,
    topic: 'missing',
    *check(view) {
      for (const item of view.instances(ITEM)) {
        const path = `${item}/uNDGID`
        yield unNumberOf(view, item)
          ? held(path)
          : broken(path, 'Dangerous goods are declared without a UN number.')
      }
    },
  },
  {
    ...text('CLASS', 'c'),
    rule: 'Every UN number comes with its class or its labels.',
    remedy: 'Give the class, or the numbers of the labels.',
    example: '3',
    eftiId: CLASS,
    *check(view) {
      for (const { item, number } of declared(view)) {
        const given = view.within(item, CLASS).length > 0 || view.within(item, LABELS).length > 0
        const path = `${item}/hazardClassificationID`
        yield given ? held(path) : broken(path, `UN ${number} is declared without a class.`)
      }
    },
  },
  {
    ...text('PACKING-GROUP', 'd'),
    rule: 'UN numbers that have a packing group in Table A come with it.',
    remedy: 'Give the packing group: I, II or III.',
    example: 'II',
    eftiId: PACKING_GROUP,
    *check(view) {
      for (const { item, number, entries } of listed(view)) {
        if (!entries.every((entry) => entry.packingGroup !== '')) continue
        const path = `${item}/packagingDangerLevelCode`
        const given = view.within(item, PACKING_GROUP).length > 0
        yield given ? held(path) : broken(path, `UN ${number} is declared without a packing group.`)
      }
    },
  },
  {
    ...text('TABLE-NUMBER', 'a'),
    rule: 'UN numbers stand in Table A.',
    remedy: 'Check the UN number against the safety data sheet.',
    example: '1203',
    eftiId: UN_NUMBER,
    *check(view) {
      if (isOtherMode(view)) return
      for (const { item, number } of declared(view)) {
        // Not in use, or read without a row: no ground to say anything.
        if (!/^\d{4}$/.test(number) || Number(number) < 4 || NOT_READ.has(number)) continue
        const known = entriesOf(number).length > 0
        yield known
          ? held(`${item}/uNDGID`)
          : broken(`${item}/uNDGID`, `UN ${number} is not in Table A of ${ADR_EDITION}: check the number.`)
      }
    },
  },
  {
    ...text('TABLE-CLASS', 'c'),
    rule: 'The class is one that Table A has for the UN number.',
    remedy: 'Check UN number and class against the safety data sheet.',
    example: '3 for UN 1203',
    eftiId: CLASS,
    *check(view) {
      for (const { item, number, entries } of listed(view))
        for (const given of view.within(item, CLASS))
          yield judgeClass(number, String(given.value), given.path, entries)
    },
  },
  {
    ...text('TABLE-PACKING-GROUP', 'd'),
    rule: 'The packing group is one that Table A has for the UN number.',
    remedy: 'Check UN number and packing group against the safety data sheet.',
    example: 'II for UN 1203',
    eftiId: PACKING_GROUP,
    *check(view) {
      for (const { item, number, entries } of listed(view))
        for (const given of view.within(item, PACKING_GROUP).filter(isGroup))
          yield judgeGroup(number, String(given.value), given.path, entries)
    },
  },
  ...declaration,
]

/** Another code is the finding of another rule. */
function isGroup({ value }: Given): boolean {
  return /^(?:None|I{1,3}(?:-WHITE|-YELLOW)?)$/.test(String(value))
}

/** UN numbers without a row in the table that was read. */
const NOT_READ = new Set(['1499', '1999'])

interface Declared {
  item: string
  number: string
}

function unNumberOf(view: View, item: string): string {
  return String(view.within(item, UN_NUMBER)[0]?.value ?? '')
}

function declared(view: View): Declared[] {
  return view.instances(ITEM).flatMap((item) => {
    const number = unNumberOf(view, item)
    return number === '' ? [] : [{ item, number }]
  })
}

function listed(view: View): (Declared & { entries: readonly DangerousGoodsEntry[] })[] {
  if (isOtherMode(view)) return []
  return declared(view)
    .map((goods) => ({ ...goods, entries: entriesOf(goods.number) }))
    .filter(({ entries }) => entries.length > 0)
}

function isOtherMode(view: View): boolean {
  const modes = view.every('eFTI581').map(({ value }) => String(value))
  return modes.length > 0 && modes.every((mode) => MODES_OF_OTHER_LISTS.has(mode))
}

/** Classes are written as class ('1'), division ('1.4'), classification code ('1.4S') or main label ('2.1'). */
function judgeClass(
  number: string,
  written: string,
  path: string,
  entries: readonly DangerousGoodsEntry[],
): Outcome {
  const fits = entries.some(
    (entry) =>
      entry.class === written ||
      entry.labels.some((label) => label === written) ||
      (entry.class === '1' && entry.classificationCode.startsWith(written)),
  )
  const classes = [...new Set(entries.map((entry) => entry.class))].join(' or ')
  return fits
    ? held(path)
    : broken(path, `UN ${number} is declared in class '${written}'; Table A has it in class ${classes}.`)
}

function judgeGroup(
  number: string,
  written: string,
  path: string,
  entries: readonly DangerousGoodsEntry[],
): Outcome {
  const group = written === 'None' ? '' : written.replace(/-(?:WHITE|YELLOW)$/, '')
  const groups = new Set(entries.map((entry) => entry.packingGroup))
  // Class 7 carries the category of the package in this element.
  if (groups.has(group) || entries.some((entry) => entry.class === '7')) return held(path)
  const known = [...groups].map((known) => (known === '' ? 'none' : known)).join(' or ')
  return broken(path, `UN ${number} is declared in packing group '${written}'; Table A has ${known}.`)
}
