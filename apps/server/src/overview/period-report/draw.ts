import { type DocumentStatus, SEVERITIES } from '@efti-hub/contract'
import type { PeriodFacts } from './gather.ts'
import { bytesOf, type Doc, GREY, heading, number, openA4, paragraph, table, tiles, title } from './paper.ts'
import type { Figures } from './store.ts'

const STATUS_LABELS: Record<DocumentStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  under_review: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
  failed: 'Failed',
}
const NONE = '—'

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })
const count = (n: number) => n.toLocaleString('en-GB')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const rateOf = ({ compliant, checked }: Pick<Figures, 'compliant' | 'checked'>) =>
  checked === 0 ? null : compliant / checked
const percent = (share: number | null) => (share === null ? NONE : `${(share * 100).toFixed(1)}%`)
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** The compliance report of an organisation for a period, as PDF. `by` made it at that time. */
export function drawPeriod(facts: PeriodFacts, { by, at }: { by: string; at: Date }): Promise<Buffer> {
  const { organisation, period } = facts
  const span = `${period.firstDay} to ${period.lastDay}`
  const doc = openA4(`Compliance report: ${organisation}, ${span}`, at)
  title(doc, 'Compliance report', [organisation, span, `Made by ${by}, ${instant(at)}`])
  drawFigures(doc, facts)
  drawDocuments(doc, facts)
  drawViolations(doc, facts)
  drawWorst(doc, facts)
  drawDeadlines(doc, facts)
  drawMeanings(doc, period.zone)
  number(doc, `${organisation} · ${span} · eFTI Compliance Hub`)
  return bytesOf(doc)
}

function drawFigures(doc: Doc, { figures, before, found, deadlines }: PeriodFacts): void {
  const violations = found.reduce((sum, row) => sum + row.violations, 0)
  const open = found.reduce((sum, row) => sum + (row.status === 'open' ? row.violations : 0), 0)
  tiles(doc, [
    {
      label: 'Documents',
      value: count(figures.uploaded),
      below: `${before ? count(before.uploaded) : NONE} in the period before`,
    },
    {
      label: 'Compliance rate',
      value: percent(rateOf(figures)),
      below: `${percent(before && rateOf(before))} in the period before`,
    },
    { label: 'Violations found', value: count(violations), below: `${count(open)} of them open` },
    {
      label: 'Overdue now',
      value: count(deadlines.overdue),
      below: `${count(deadlines.week)} within 7 days`,
    },
    { label: 'Time to the check', value: duration(figures.medianMs), below: 'half took less' },
  ])
}

function duration(ms: number | null): string {
  if (ms === null) return NONE
  const seconds = ms / 1_000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return seconds < 3_600 ? `${(seconds / 60).toFixed(1)} min` : `${(seconds / 3_600).toFixed(1)} h`
}

function drawDocuments(doc: Doc, { figures, statuses, transportTypes, countries }: PeriodFacts): void {
  heading(doc, 'Documents by status')
  if (figures.uploaded === 0) {
    paragraph(doc, 'No document was uploaded in this period.', { color: GREY })
    return
  }
  const shareOfAll = (documents: number) => documents / figures.uploaded
  const columns = (head: string) => [
    { head, share: 3 },
    { head: 'Documents', share: 1.2, align: 'right' as const },
    { head: 'Share', share: 1, align: 'right' as const },
    { head: '', share: 5 },
  ]
  const row = (name: string, documents: number) => ({
    cells: [name, count(documents), percent(shareOfAll(documents)), ''],
    bar: shareOfAll(documents),
  })
  table(
    doc,
    columns('Status'),
    statuses.map(({ name, documents }) => row(STATUS_LABELS[name], documents)),
  )
  if (transportTypes.length > 0) {
    heading(doc, 'Documents by transport type')
    table(
      doc,
      columns('Transport type'),
      transportTypes.map(({ name, documents }) => row(name, documents)),
    )
  }
  if (countries.length === 0) return
  heading(doc, 'Compliance by country on the route')
  table(
    doc,
    [
      { head: 'Country', share: 3 },
      { head: 'Documents', share: 1.2, align: 'right' },
      { head: 'Compliant', share: 1.2, align: 'right' },
      { head: 'Rate', share: 1, align: 'right' },
      { head: '', share: 4 },
    ],
    countries.map((country) => ({
      cells: [
        `${regions.of(country.name) ?? country.name} (${country.name})`,
        count(country.documents),
        count(country.compliant),
        percent(rateOf(country)),
        '',
      ],
      bar: rateOf(country) ?? 0,
    })),
  )
}

function drawViolations(doc: Doc, { found, types }: PeriodFacts): void {
  heading(doc, 'Violations by severity')
  if (found.length === 0) {
    paragraph(doc, 'No violation was first found in this period.', { color: GREY })
    return
  }
  const of = (severity: string, status?: string) =>
    found
      .filter((row) => row.severity === severity && (!status || row.status === status))
      .reduce((sum, row) => sum + row.violations, 0)
  table(
    doc,
    [
      { head: 'Severity', share: 3 },
      { head: 'Found', share: 1, align: 'right' },
      { head: 'Open', share: 1, align: 'right' },
      { head: 'Resolved', share: 1, align: 'right' },
      { head: 'Waived', share: 1, align: 'right' },
    ],
    SEVERITIES.map((severity) => ({
      cells: [
        capital(severity),
        count(of(severity)),
        count(of(severity, 'open')),
        count(of(severity, 'resolved')),
        count(of(severity, 'waived')),
      ],
    })),
  )
  heading(doc, 'Violations by type')
  const most = Math.max(...types.map(({ found }) => found))
  table(
    doc,
    [
      { head: 'Type', share: 4 },
      { head: 'Found', share: 1, align: 'right' },
      { head: 'Open', share: 1, align: 'right' },
      { head: '', share: 3 },
    ],
    types.map((type) => ({
      cells: [type.type, count(type.found), count(type.open), ''],
      bar: type.found / most,
    })),
  )
}

function drawWorst(doc: Doc, { worst }: PeriodFacts): void {
  heading(doc, 'Documents with the most to fix')
  if (worst.length === 0) {
    paragraph(doc, 'No document of this period has an open violation.', { color: GREY })
    return
  }
  table(
    doc,
    [
      { head: 'Document', share: 5 },
      { head: 'Uploaded', share: 1.5 },
      { head: 'Status', share: 1.7 },
      { head: 'Open', share: 0.8, align: 'right' },
      { head: 'Score', share: 0.8, align: 'right' },
    ],
    worst.map(({ name, submittedAt, status, open, score }) => ({
      cells: [name, submittedAt, STATUS_LABELS[status], count(open), String(score)],
    })),
  )
}

function drawDeadlines(doc: Doc, { deadlines, due }: PeriodFacts): void {
  heading(doc, 'Deadlines')
  paragraph(
    doc,
    `Of all violations that are open now: ${count(deadlines.overdue)} overdue, ${count(deadlines.week)} due within 7 days, ${count(deadlines.later)} due later.`,
  )
  if (due.length === 0) return
  paragraph(doc, 'The next critical and high ones:', { color: GREY })
  table(
    doc,
    [
      { head: 'Due', share: 1.3 },
      { head: 'Severity', share: 1.1 },
      { head: 'Type', share: 3 },
      { head: 'Document', share: 4 },
    ],
    due.map(({ day, severity, type, document }) => ({ cells: [day, capital(severity), type, document] })),
  )
}

function drawMeanings(doc: Doc, zone: string): void {
  heading(doc, 'What the figures mean')
  for (const text of [
    `Documents are counted by the day of their upload (time zone ${zone}); those in the trash are not counted.`,
    'A document is compliant when its latest check leaves no critical or high violation open. The compliance rate is the share of compliant documents among those that were checked; documents that were not checked yet, could not be read, or are judged by no rule, are in neither.',
    'Violations are counted in the period in which they were first found. Open, resolved and waived is what has become of them by the time of this report. Resolved: a later check no longer found it. Waived: a Compliance Manager set it aside, with a reason.',
    'The score of a document falls with each open violation, by its share of the obligations that apply: from 100, from 90 while a high, from 70 while a critical violation is open. Unread results and notes are no violations and count nowhere.',
    'A document counts for every country and every mode of transport on its route, so those tables can add up to more than all documents.',
    'Critical and high violations are due before the goods are taken over, or at once where that is past or not known; others as the organisation has set it.',
  ])
    paragraph(doc, text, { color: GREY, size: 8.5 })
}
