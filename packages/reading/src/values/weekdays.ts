import { lexicons } from '../words/index.ts'

/** Any Monday: 2 November 2026. */
const monday = Date.UTC(2026, 10, 2)
const day = 86_400_000

/** Names of the days of the week in the languages of the lexicons, whole, cut short and in two letters: 'Fr', 'ven.'. */
const names = new Set(
  lexicons.flatMap(({ language }) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return Array.from({ length: 7 }, (_, i) => format.format(monday + i * day).replace(/\.$/, ''))
    }),
  ),
)

/** For expressions without regard to case; what is longer goes before what it begins with. */
export const weekdays = [...names]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|')
