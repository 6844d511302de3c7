import { formatCount, formatDay, formatRate } from '../../platform/format.ts'
import type { LinkInto } from '../../platform/mail/link-into.ts'
import type { MailPage } from '../../platform/mail/page.ts'
import type { Week } from './gather-week.ts'
import { weekTexts as texts } from './texts.ts'

const DAY_MS = 86_400_000

/** `monday`: the first moment after the week. Null when there is nothing to report. */
export function weekPage(
  week: Week,
  { monday, linkTo }: { monday: Date; linkTo: LinkInto },
): MailPage | null {
  if (week.uploaded + week.opened + week.resolved + week.open === 0) return null
  const from = formatDay(new Date(monday.getTime() - 7 * DAY_MS))
  const to = formatDay(new Date(monday.getTime() - DAY_MS))
  const rate = week.checked === 0 ? '—' : formatRate(week.compliant / week.checked)
  return {
    subject: texts.subject(week.uploaded, rate),
    heading: texts.heading(week.tenantName),
    intro: texts.intro(from, to),
    figures: [
      { label: texts.uploaded, value: formatCount(week.uploaded) },
      { label: texts.checked, value: formatCount(week.checked) },
      { label: texts.failed, value: formatCount(week.failed) },
      { label: texts.rate, value: rate },
      { label: texts.decided, value: texts.counts(week.approved, week.rejected) },
      { label: texts.violations, value: texts.counts(week.opened, week.resolved, week.waived) },
      { label: texts.open, value: texts.openNow(week.open, week.grave) },
      { label: texts.due, value: texts.counts(week.overdue, week.dueSoon) },
    ],
    sections: [],
    button: { label: texts.button, href: linkTo('/violations') },
    footer: {
      text: texts.footer,
      label: texts.settings,
      href: linkTo('/settings?tab=notifications'),
    },
  }
}
