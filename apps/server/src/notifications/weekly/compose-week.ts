import type { LinkInto } from '../../platform/mail/link-into.ts'
import type { MailPage } from '../../platform/mail/page.ts'
import type { Week } from './gather-week.ts'

const DAY_MS = 86_400_000
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `monday`: the first moment after the week. Null when there is nothing at all to tell. */
export function weekPage(
  week: Week,
  { monday, linkTo }: { monday: Date; linkTo: LinkInto },
): MailPage | null {
  if (week.uploaded + week.opened + week.resolved + week.open === 0) return null
  const from = day.format(new Date(monday.getTime() - 7 * DAY_MS))
  const to = day.format(new Date(monday.getTime() - DAY_MS))
  const rate = week.checked === 0 ? '—' : `${((week.compliant / week.checked) * 100).toFixed(1)}%`
  const subject = `Your week: ${week.uploaded} ${week.uploaded === 1 ? 'document' : 'documents'}, compliance rate ${rate}`
  return {
    subject,
    heading: `${week.tenantName}: the week`,
    intro: `${from} to ${to}, in UTC.`,
    figures: [
      { label: 'Documents uploaded', value: String(week.uploaded) },
      { label: 'Of them checked', value: String(week.checked) },
      { label: 'Of them failed', value: String(week.failed) },
      { label: 'Compliance rate of those checked', value: rate },
      { label: 'Approved / rejected', value: `${week.approved} / ${week.rejected}` },
      {
        label: 'Violations found / resolved / waived',
        value: `${week.opened} / ${week.resolved} / ${week.waived}`,
      },
      { label: 'Open now', value: `${week.open}, ${week.grave} critical or high` },
      { label: 'Overdue now / due within a week', value: `${week.overdue} / ${week.dueSoon}` },
    ],
    sections: [],
    button: { label: 'Open the violations', href: linkTo('/violations') },
    footer: {
      text: 'You get this every Monday because weekly reports by e-mail are on for you.',
      label: 'Change it in the settings',
      href: linkTo('/settings?tab=notifications'),
    },
  }
}
