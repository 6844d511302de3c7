import { phraseOf } from '../../dataset/labels.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { contradictionsIn, type Step } from './journey-dates.ts'

const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 1'

const common = {
  severity: 'medium',
  violationType: 'Date',
  subsets: null,
  remedy: 'Correct the date that is wrong; day and month may have been swapped.',
} as const

/**
 * Taking over, loading, unloading, delivery: the journey runs one way. Where one date contradicts several others it is the
 * one reported, once; where two contradict each other, the later event is.
 */
export const orderOfDates: readonly Rule[] = [
  {
    ...common,
    code: 'PL-TAKING-OVER-DATE',
    rule: 'The goods are not taken over on a later day than they are loaded, unloaded and delivered.',
    clause: `${TABLE}, eFTI39, eFTI583, eFTI596, eFTI188`,
    example: '202611200800+0100',
    eftiId: 'eFTI39',
    check: (view) => outcomes(view, 'taking over'),
  },
  {
    ...common,
    code: 'PL-LOADING-DATE',
    rule: 'The goods are not loaded on a day before they are taken over, nor on a leg before they left the one before it.',
    clause: `${TABLE}, eFTI39, eFTI583, eFTI585`,
    example: '20261120',
    eftiId: 'eFTI583',
    check: (view) => outcomes(view, 'loading'),
  },
  {
    ...common,
    code: 'PL-UNLOADING-DATE',
    rule: 'The goods are not unloaded before they are taken over and loaded.',
    clause: `${TABLE}, eFTI39, eFTI583, eFTI585, eFTI596, eFTI598`,
    example: '20261121',
    eftiId: 'eFTI596',
    check: (view) => outcomes(view, 'unloading'),
  },
  {
    ...common,
    code: 'PL-DELIVERY-DATE',
    rule: 'The goods are not delivered, or planned to be, before they are taken over, loaded and unloaded.',
    clause: `${TABLE}, eFTI39, eFTI188, eFTI190, eFTI596, eFTI598, eFTI1180`,
    example: '20261121',
    eftiId: 'eFTI188',
    check: (view) => outcomes(view, 'delivery'),
  },
]

function* outcomes(view: View, step: Step): Iterable<Outcome> {
  const { wrong, right } = contradictionsIn(view)
  for (const { date, against, isEarlier } of wrong) {
    if (date.step !== step) continue
    const { element, path, value } = date.given
    const other = `the ${phraseOf(against.given.element.id)} (${against.given.value})`
    const message = `${sentenceCase(phraseOf(element.id))} (${value}) is ${isEarlier ? 'before' : 'after'} ${other}.`
    yield failed(path, message, { eftiId: element.id })
  }
  for (const date of right) if (date.step === step) yield passed(date.given.path)
}
