import { MEMBER_STATES } from '../../code-lists/countries.ts'
import { broken, held, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { isCountry } from '../../values/country.ts'
import { isCalendarDate } from '../../values/date-time.ts'

/*
 * Regulation (EC) No 1072/2009, Article 8(1), (2) and (2a), as far as one consignment shows them. The operations before it and the
 * unloading of the incoming carriage stand in other documents: those are asked.
 */

const DAYS_ALLOWED = 7
const MILLISECONDS_A_DAY = 86_400_000
/** Hauliers of the EEA hold Community licences too; the United Kingdom has two operations by treaty. */
const LIKE_MEMBER_STATES = new Set(['IS', 'LI', 'NO', 'GB'])

const common = { violationType: 'Cabotage', subsets: ['EU03'], severity: 'medium' } as const

export const limits: readonly Rule[] = [
  {
    ...common,
    code: 'EU03-SEVEN-DAYS',
    rule: 'A cabotage operation ends within seven days of the incoming international carriage.',
    clause: 'Regulation (EC) No 1072/2009, Article 8(2)',
    remedy:
      'Check the dates: even if the vehicle was unloaded on the day of taking over, more than seven days passed.',
    example: '20261117',
    eftiId: 'eFTI188',
    *check(view) {
      const taken = dayOf(view, 'eFTI39')
      const delivered = view.first('eFTI188') ?? view.first('eFTI596') ?? view.first('eFTI190')
      const end = delivered ? dayOf(view, delivered.element.id) : null
      if (taken === null || end === null || !delivered) return
      const days = (end - taken) / MILLISECONDS_A_DAY
      yield days <= DAYS_ALLOWED
        ? held(delivered.path)
        : broken(
            delivered.path,
            'The goods are delivered {days} days after they were taken over; cabotage ends within {limit} days of the incoming carriage: check the dates.',
            { eftiId: delivered.element.id, values: { days, limit: DAYS_ALLOWED } },
          )
    },
  },
  {
    ...common,
    code: 'EU03-HAULIER-COUNTRY',
    rule: 'Cabotage is done by a haulier with a Community licence.',
    clause: 'Regulation (EC) No 1072/2009, Article 8(1)',
    remedy: 'Check the haulier: one established outside of the Union may not carry inside a Member State.',
    example: 'PL',
    eftiId: 'eFTI102',
    *check(view) {
      for (const { path, value } of view.every('eFTI102')) {
        const country = String(value)
        if (!isCountry(country)) continue
        yield MEMBER_STATES.has(country) || LIKE_MEMBER_STATES.has(country)
          ? held(path)
          : broken(
              path,
              `The carrier is established in ${country}, outside of the Union: check that it may carry inside a Member State.`,
            )
      }
    },
  },
  {
    ...common,
    code: 'EU03-OPERATIONS',
    rule: 'Cabotage stays within three operations in seven days and keeps the pause of four days.',
    clause: 'Regulation (EC) No 1072/2009, Article 8(2), (2a)',
    severity: 'high',
    remedy: 'Do not carry this consignment with this vehicle before its limits allow it.',
    example: 'Third operation, five days after the incoming carriage was unloaded',
    eftiId: null,
    *check(_view, { answers }) {
      const within = answers['CABOTAGE-WITHIN-LIMITS']
      if (within === undefined) return
      yield within
        ? held(null)
        : broken(
            null,
            'By your answer this operation is beyond the limits of cabotage or inside the pause after it.',
          )
    },
  },
]

/** Days as written, whatever the offset. */
function dayOf(view: View, id: string): number | null {
  const date = String(view.first(id)?.value ?? '')
  return isCalendarDate(date) ? Date.parse(`${date.slice(0, 10)}T00:00Z`) : null
}
