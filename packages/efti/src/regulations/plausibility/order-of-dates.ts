import { labelOf } from '../../dataset/labels.ts'
import { broken, held, type Outcome, type Rule } from '../../rules/rule.ts'
import type { Given } from '../../rules/view.ts'
import { compareDates } from '../../values/date-time.ts'

const common = {
  severity: 'medium',
  violationType: 'Date',
  subsets: null,
  remedy: 'Correct the date that is wrong; perhaps day and month were exchanged.',
} as const

const MOVEMENT = 'ASBIE1098'

export const orderOfDates: readonly Rule[] = [
  {
    ...common,
    code: 'PL-DELIVERY-DATE',
    rule: 'The goods are not delivered, or planned to be, before they are taken over.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI39, eFTI188, eFTI190, eFTI1180',
    example: 'taken over on 20 November, delivered on 21 November',
    eftiId: 'eFTI188',
    *check(view) {
      for (const id of ['eFTI188', 'eFTI190', 'eFTI1180'])
        yield* inOrder(view.first('eFTI39'), view.first(id))
    },
  },
  {
    ...common,
    code: 'PL-UNLOADING-DATE',
    rule: 'The goods are not unloaded before they are loaded.',
    clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, eFTI583, eFTI596',
    example: 'loaded on 20 November, unloaded on 21 November',
    eftiId: 'eFTI596',
    *check(view) {
      for (const movement of view.instances(MOVEMENT))
        yield* inOrder(view.within(movement, 'eFTI583')[0], view.within(movement, 'eFTI596')[0])
    },
  },
]

function* inOrder(earlier: Given | undefined, later: Given | undefined): Iterable<Outcome> {
  if (!earlier || !later) return
  const order = compareDates(String(earlier.value), String(later.value))
  if (order === null) return
  const message = `${labelOf(later.element.id)} (${later.value}) is before ${labelOf(earlier.element.id).toLowerCase()} (${earlier.value}).`
  yield order <= 0 ? held(later.path) : broken(later.path, message, { eftiId: later.element.id })
}
