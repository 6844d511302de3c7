import type { Value } from '../../dataset/consignment.ts'
import { labelOf } from '../../dataset/labels.ts'
import { broken, held, type Rule, type RuleText } from '../../rules/rule.ts'
import type { Given, View } from '../../rules/view.ts'

export const TABLE_1 = 'Delegated Regulation (EU) 2024/2024, Annex, Table 1'
export const TABLE_30 = 'Delegated Regulation (EU) 2024/2024, Annex, Table 30'

type Text = Pick<RuleText, 'code' | 'rule' | 'clause' | 'violationType' | 'remedy' | 'example'> &
  Partial<Pick<RuleText, 'severity'>>

/**
 * A rule about every value that it applies to. `problem` answers with what is wrong, to stand after the field's name and
 * a colon, or null.
 */
export function valueRule(
  text: Text,
  applies: (given: Given) => boolean,
  problem: (given: Given, view: View) => string | null,
): Rule {
  return {
    severity: 'medium',
    ...text,
    eftiId: null,
    subsets: null,
    *check(view) {
      for (const given of view.all) {
        if (!applies(given)) continue
        const wrong = problem(given, view)
        yield wrong === null
          ? held(given.path)
          : broken(given.path, `${labelOf(given.element.id)}: ${wrong}.`, { eftiId: given.element.id })
      }
    },
  }
}

/** A value in quotation marks, short enough for a message. */
export function quote(value: Value | undefined): string {
  const text = typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
  return `'${text.length > 60 ? `${text.slice(0, 57)}...` : text}'`
}

/** The number of a numeric value; null if it is none. */
export function numberOf({ value }: Given): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'object' ? value.value : null
}
