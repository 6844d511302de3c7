import type { Value } from '../../dataset/consignment.ts'
import { type DataElement, ELEMENTS } from '../../dataset/elements.ts'
import { phraseOf } from '../../dataset/labels.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, type Outcome, outcomesOf, type Rule, type RuleText } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'

export const TABLE_1 = 'Delegated Regulation (EU) 2024/2024, Annex, Table 1'
export const TABLE_30 = 'Delegated Regulation (EU) 2024/2024, Annex, Table 30'

type Text = Pick<RuleText, 'code' | 'rule' | 'clause' | 'violationType' | 'remedy' | 'example'> &
  Partial<Pick<Rule, 'severity' | 'isNote'>>

interface Check {
  /** Elements whose values the rule is about. */
  of: (element: DataElement) => boolean
  /** Of these, values it applies to; all if not given. */
  when?: (given: GivenValue, view: View) => boolean
  /** What is wrong, printed after the field's name and a colon; null if nothing is. */
  problem: (given: GivenValue, view: View) => string | null
  /** Of these, values whose breach is a note; see `Remark`. */
  isNote?: (given: GivenValue) => boolean
  /** A value or attribute that would do for the element; the rule's own example if not given. */
  example?: (element: DataElement) => string | null
  /** The value that is meant, where that is beyond doubt. */
  fix?: (given: GivenValue) => Value | null
  /** The same wrong value in several places is one fault: one container on two means of transport. */
  isOneFault?: boolean
}

/** A rule about every value of the elements that it concerns. */
export function valueRule(text: Text, { of, when, problem, isNote, example, fix, isOneFault }: Check): Rule {
  let concerned: readonly boolean[] | null = null
  return {
    severity: 'medium',
    ...text,
    eftiId: null,
    subsets: null,
    judges: 'value',
    about: () => ELEMENTS.filter(of),
    // No generator: these loops are the longest, and generators leave an object behind for each step.
    check(view) {
      const outcomes: Outcome[] = []
      const reported = new Set<Value>()
      let times = 0
      concerned ??= ELEMENTS.map(of)
      for (const values of view.present) {
        const element = values[0]?.element
        if (!element || !concerned[element.order]) continue
        for (const given of values) {
          if (when && !when(given, view)) continue
          const wrong = problem(given, view)
          if (wrong === null) times += 1
          else if (!isOneFault || !reported.has(given.value)) {
            reported.add(given.value)
            outcomes.push(
              failed(given.path, () => `${sentenceCase(phraseOf(element.id))}: ${wrong}.`, {
                eftiId: element.id,
                ...(isNote?.(given) ? { isNote: true } : {}),
                ...(example ? { example: example(element) } : {}),
                fix: fix?.(given) ?? null,
              }),
            )
          }
        }
      }
      return outcomesOf(outcomes, times)
    },
  }
}

/** A value in quotation marks, short enough for a message. */
export function quote(value: Value | undefined): string {
  const text = typeof value === 'object' ? `${value.value} ${value.unit}` : String(value)
  return `'${text.length > 60 ? `${text.slice(0, 57)}...` : text}'`
}

/** The number of a numeric value; null if it is none. */
export function numberOf({ value }: GivenValue): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'object' ? value.value : null
}
