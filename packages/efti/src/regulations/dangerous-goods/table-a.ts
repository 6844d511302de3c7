import { ADR_EDITION, type DangerousGoodsEntry } from '../../code-lists/adr-table-a.ts'
import { failed, type Outcome, outcomesOf, type Rule } from '../../rules/rule.ts'
import { CLASS, declaredGoods, isUnderOtherList, listedGoods, PACKING_GROUP, UN_NUMBER } from './goods.ts'
import { fitsClass, fitsGroup, isClassOfOne, isHazardNumber, isRightClass } from './match.ts'
import { text } from './text.ts'

/** Each number has one class in Table A: where another is declared, that is the finding and not what follows from it. */
export const tableA: readonly Rule[] = [
  {
    ...text('TABLE-NUMBER', 'a'),
    rule: 'UN numbers are listed in Table A.',
    remedy: 'Check the UN number against the safety data sheet.',
    example: '1203',
    eftiId: UN_NUMBER,
    check(view) {
      const wrong: Outcome[] = []
      let times = 0
      if (isUnderOtherList(view)) return wrong
      for (const { item, number, entries } of declaredGoods(view))
        if (entries.length > 0) times += 1
        // Not in use, or read without a row: no ground for a finding.
        else if (/^\d{4}$/.test(number) && Number(number) >= 4 && !NOT_READ.has(number))
          wrong.push(
            failed(`${item}/uNDGID`, `UN ${number} is not in Table A of ${ADR_EDITION}. Check the number.`),
          )
      return outcomesOf(wrong, times)
    },
  },
  {
    ...text('TABLE-CLASS', 'c'),
    rule: 'The class is one that Table A lists for the UN number.',
    remedy: 'Check UN number and class against the safety data sheet.',
    example: '3',
    eftiId: CLASS,
    judges: 'value',
    check(view) {
      const wrong: Outcome[] = []
      let times = 0
      for (const { item, number, entries } of listedGoods(view))
        for (const { value, path } of view.within(item, CLASS))
          if (isClassOfOne(entries, String(value))) times += 1
          else wrong.push(failed(path, classProblem(number, String(value), entries)))
      return outcomesOf(wrong, times)
    },
  },
  {
    ...text('TABLE-PACKING-GROUP', 'd'),
    rule: 'The packing group is one that Table A lists for the UN number.',
    remedy: 'Check UN number and packing group against the safety data sheet.',
    example: 'II',
    eftiId: PACKING_GROUP,
    judges: 'value',
    check(view) {
      const wrong: Outcome[] = []
      let times = 0
      for (const goods of listedGoods(view)) {
        // A class of other goods has been reported: the group is then that of the other goods too.
        if (!isRightClass(view, goods)) continue
        for (const given of view.within(goods.item, PACKING_GROUP)) {
          const written = String(given.value)
          if (!isGroup(written)) continue
          if (goods.entries.some((entry) => fitsGroup(entry, written))) times += 1
          else wrong.push(failed(given.path, groupProblem(goods.number, written, goods.entries)))
        }
      }
      return outcomesOf(wrong, times)
    },
  },
  {
    ...text('CLASS-HAZARD-NUMBER', 'c'),
    severity: 'low',
    violationType: 'Contradiction in the Annex',
    rule: 'The class is given as a class and not as a hazard identification number.',
    remedy: 'Enter the class; the Annex names the element as class and binds it to the other list.',
    example: '3',
    eftiId: CLASS,
    judges: 'value',
    check(view) {
      const wrong: Outcome[] = []
      let times = 0
      for (const { item, number, entries } of listedGoods(view))
        for (const { value, path } of view.within(item, CLASS)) {
          const written = String(value)
          if (entries.some((entry) => fitsClass(entry, written))) times += 1
          else if (entries.some((entry) => isHazardNumber(entry, written)))
            wrong.push(
              failed(
                path,
                `UN ${number} gives the hazard identification number ${written} instead of class ${entries[0]?.class}.`,
              ),
            )
        }
      return outcomesOf(wrong, times)
    },
  },
]

/** Another code is the finding of another rule. */
function isGroup(written: string): boolean {
  return /^(?:None|I{1,3}(?:-WHITE|-YELLOW)?)$/.test(written)
}

/** UN numbers without a row in the table that was read. */
const NOT_READ = new Set(['1499', '1999'])

function classProblem(number: string, written: string, entries: readonly DangerousGoodsEntry[]): string {
  const classes = [...new Set(entries.map((entry) => entry.class))].join(' or ')
  return `UN ${number} is declared in class '${written}'; Table A lists it in class ${classes}. Check number and class.`
}

function groupProblem(number: string, written: string, entries: readonly DangerousGoodsEntry[]): string {
  const groups = [...new Set(entries.map((entry) => entry.packingGroup))]
  const known = groups.map((group) => (group === '' ? 'none' : group)).join(' or ')
  return `UN ${number} is declared in packing group '${written}'; Table A lists ${known}. Check number and group.`
}
