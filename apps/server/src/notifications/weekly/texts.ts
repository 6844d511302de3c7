import { counted, formatCount } from '../../platform/format.ts'

export const weekTexts = {
  subject: (documents: number, rate: string) =>
    `Your week: ${counted(documents, 'document')}, compliance rate ${rate}`,
  heading: (organisation: string) => `${organisation}: weekly summary`,
  intro: (from: string, to: string) => `${from} to ${to} (UTC).`,
  uploaded: 'Documents uploaded',
  checked: 'Of these, checked',
  failed: 'Of these, failed',
  rate: 'Compliance rate of checked documents',
  decided: 'Approved / rejected',
  violations: 'Violations found / resolved / waived',
  open: 'Open violations',
  openNow: (open: number, blocking: number) =>
    `${formatCount(open)}, of which ${formatCount(blocking)} critical or high`,
  due: 'Overdue / due within a week',
  counts: (...counts: readonly number[]) => counts.map(formatCount).join(' / '),
  button: 'Open violations',
  footer: 'You receive this every Monday because weekly reports by email are on.',
  settings: 'Change this in Settings',
}
