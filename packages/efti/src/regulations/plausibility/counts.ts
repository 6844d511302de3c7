import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'

const common = { severity: 'medium', violationType: 'Plausibility', subsets: null } as const
const PACKAGES = 'ASBIE1122'
/** n..8 */
const TOO_LARGE = 1e8
const NATURE = 'eFTI699'
const DANGEROUS_GOODS = 'ASBIE1066'
const EQUIPMENT = 'ASBIE1086'

export const counts: readonly Rule[] = [
  {
    ...common,
    code: 'PL-PACKAGE-TOTAL',
    rule: 'The numbers of packages add up to the total.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI47, eFTI685',
    remedy: 'Correct the total or the number of packages of a line.',
    example: '12',
    eftiId: 'eFTI47',
    *check(view) {
      const total = view.first('eFTI47')
      const sum = packageSum(view)
      if (!total || !isCount(total.value) || sum === null) return
      // Of one of the goods the packages are not known: they are what the lines lack.
      const goods = Math.max(view.every(NATURE).length, view.instances(DANGEROUS_GOODS).length)
      if (sum < total.value && goods > view.instances(PACKAGES).length) return
      yield sum === total.value
        ? passed(total.path)
        : failed(total.path, 'The packages add up to {sum}, but the stated total is {total}.', {
            values: { sum, total: total.value },
          })
    },
  },
  {
    ...common,
    code: 'PL-SEALS',
    rule: 'The number of seals is the number of those listed.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI383, eFTI442',
    remedy: 'Correct the number of seals or list the missing one.',
    example: '1',
    eftiId: 'eFTI383',
    *check(view) {
      for (const instance of view.instances(EQUIPMENT)) {
        const number = view.within(instance, 'eFTI383')[0]
        const seals = view.within(instance, 'eFTI442').length
        if (!number || !isCount(number.value) || seals === 0) continue
        yield number.value === seals
          ? passed(number.path)
          : failed(number.path, '{stated} seals are stated, but {listed} are listed.', {
              values: { stated: number.value, listed: seals },
            })
      }
    },
  },
]

/** Null when a line has no number of its own: then nothing can be compared. */
function packageSum(view: View): number | null {
  const lines = view.instances(PACKAGES).map((line) => view.within(line, 'eFTI685')[0]?.value)
  if (lines.length === 0 || !lines.every(isCount)) return null
  return lines.reduce((left, right) => left + right, 0)
}

/** A negative or fractional figure, or one beyond the format, is no count, and another rule's finding. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < TOO_LARGE
}
