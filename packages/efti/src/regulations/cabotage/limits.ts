import { MEMBER_STATES } from '../../code-lists/countries.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { GivenValue, View } from '../../rules/view.ts'
import { isCountry } from '../../values/country.ts'
import { isCalendarDate } from '../../values/date-time.ts'

/*
 * Regulation (EC) No 1072/2009, Article 8(1), (2) and (2a), as far as one consignment shows them. The operations before it and the
 * unloading of the incoming carriage are in other documents: those are asked.
 */

const DAYS_ALLOWED = 7
const MILLISECONDS_A_DAY = 86_400_000
/** Hauliers of the EEA have Community licences too; the United Kingdom has two operations by treaty. */
const LIKE_MEMBER_STATES = new Set(['IS', 'LI', 'NO', 'GB'])

const ROAD = '3'

/** From when the days may be counted: the incoming carriage by road, where data give its end, and the taking over, which comes after it. */
const BEGINNINGS: readonly { from: (view: View) => GivenValue | undefined; words: string }[] = [
  {
    from: (view) => {
      const incoming = view
        .instances('ASBIE1114')
        .find((leg) => String(view.within(leg, 'eFTI631')[0]?.value) === ROAD)
      return incoming === undefined ? undefined : view.within(incoming, 'eFTI1356')[0]
    },
    words: 'the carriage before it ended',
  },
  {
    from: (view) => view.first('eFTI39'),
    words: 'they were taken over',
  },
]

const common = { violationType: 'Cabotage', subsets: ['EU03'], severity: 'medium' } as const

export const cabotageLimits: readonly Rule[] = [
  {
    ...common,
    code: 'EU03-SEVEN-DAYS',
    rule: 'A cabotage operation ends within seven days of the incoming international carriage.',
    clause: 'Regulation (EC) No 1072/2009, Article 8(2)',
    remedy:
      'Check the dates: more than seven days passed, even if the vehicle was unloaded on the day of taking over.',
    example: '20261117',
    eftiId: 'eFTI188',
    *check(view) {
      const delivered = view.first('eFTI188') ?? view.first('eFTI596') ?? view.first('eFTI190')
      const end = delivered ? dayOf(delivered) : null
      if (!delivered || end === null) return
      for (const { from, words } of BEGINNINGS) {
        const day = dayOf(from(view))
        if (day === null) continue
        const days = (end - day) / MILLISECONDS_A_DAY
        if (days > DAYS_ALLOWED) {
          const more = { eftiId: delivered.element.id, values: { days, limit: DAYS_ALLOWED } }
          yield failed(
            delivered.path,
            `The goods are delivered {days} days after ${words}; cabotage must end within {limit} days of the incoming carriage.`,
            more,
          )
          return
        }
        yield passed(delivered.path)
      }
    },
  },
  {
    ...common,
    code: 'EU03-HAULIER-COUNTRY',
    rule: 'Cabotage is carried out by a haulier with a Community licence.',
    clause: 'Regulation (EC) No 1072/2009, Article 8(1)',
    remedy:
      'Check the haulier: a haulier established outside the Union may not carry goods within a Member State.',
    example: 'PL',
    eftiId: 'eFTI102',
    *check(view) {
      for (const { path, value } of view.every('eFTI102')) {
        const country = String(value)
        if (!isCountry(country)) continue
        yield MEMBER_STATES.has(country) || LIKE_MEMBER_STATES.has(country)
          ? passed(path)
          : failed(
              path,
              `The carrier is established in ${country}, outside the Union. Check that it may carry goods within a Member State.`,
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
        ? passed(null)
        : failed(
            null,
            'You answered that this operation exceeds the cabotage limits or falls in the pause after them.',
          )
    },
  },
]

/** Days as written, whatever the offset. */
function dayOf(given: GivenValue | undefined): number | null {
  const date = String(given?.value ?? '')
  return isCalendarDate(date) ? Date.parse(`${date.slice(0, 10)}T00:00Z`) : null
}
