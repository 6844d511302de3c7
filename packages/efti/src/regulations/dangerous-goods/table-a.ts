import { ADR_EDITION, type DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import { broken, held, type Outcome, type Rule } from '../../rules/rule.ts'
import type { Given } from '../../rules/view.ts'
import { CLASS, declaredGoods, isUnderOtherList, listedGoods, PACKING_GROUP, UN_NUMBER } from './goods.ts'
import { text } from './text.ts'

export const tableA: readonly Rule[] = [
  {
    ...text('TABLE-NUMBER', 'a'),
    rule: 'UN numbers stand in Table A.',
    remedy: 'Check the UN number against the safety data sheet.',
    example: '1203',
    eftiId: UN_NUMBER,
    *check(view) {
      if (isUnderOtherList(view)) return
      for (const { item, number, entries } of declaredGoods(view)) {
        // Not in use, or read without a row: no ground to say anything.
        if (!/^\d{4}$/.test(number) || Number(number) < 4 || NOT_READ.has(number)) continue
        const known = entries.length > 0
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
      for (const { item, number, entries } of listedGoods(view))
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
      for (const { item, number, entries } of listedGoods(view))
        for (const given of view.within(item, PACKING_GROUP).filter(isGroup))
          yield judgeGroup(number, String(given.value), given.path, entries)
    },
  },
]

/** Another code is the finding of another rule. */
function isGroup({ value }: Given): boolean {
  return /^(?:None|I{1,3}(?:-WHITE|-YELLOW)?)$/.test(String(value))
}

/** UN numbers without a row in the table that was read. */
const NOT_READ = new Set(['1499', '1999'])

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
      entry.labels[0] === written ||
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
