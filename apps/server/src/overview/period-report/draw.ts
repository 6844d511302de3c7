import { type DocumentStatus, SEVERITIES } from '@efti-hub/contract'
import {
  countryName,
  formatCount,
  formatDay,
  formatDuration,
  formatInstant,
  formatPercent,
  formatRate,
} from '../../platform/format.ts'
import type { PeriodFacts } from './gather.ts'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  number,
  openA4,
  paragraph,
  table,
  tiles,
  title,
} from './page-layout.ts'
import type { Figures } from './store.ts'
import { periodTexts as texts } from './texts.ts'

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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const rateOf = ({ compliant, checked }: Pick<Figures, 'compliant' | 'checked'>) =>
  checked === 0 ? null : compliant / checked
const percent = (share: number | null) => (share === null ? NONE : formatPercent(share))
const ratePercent = (figures: Pick<Figures, 'compliant' | 'checked'>) => {
  const rate = rateOf(figures)
  return rate === null ? NONE : formatRate(rate)
}

/** The compliance report of an organisation for a period, as PDF. `by` made it at that time. */
export function drawPeriod(facts: PeriodFacts, { by, at }: { by: string; at: Date }): Promise<Buffer> {
  const { organisation, period } = facts
  const span = texts.span(formatDay(period.firstDay), formatDay(period.lastDay))
  const doc = openA4(texts.titleOf(organisation, span), at)
  title(doc, texts.title, [organisation, span, texts.madeBy(by, formatInstant(at))])
  drawFigures(doc, facts)
  drawDocuments(doc, facts)
  drawViolations(doc, facts)
  drawWorst(doc, facts)
  drawDeadlines(doc, facts)
  drawMeanings(doc, period.zone)
  number(doc, texts.footer(organisation, span))
  return bytesOf(doc)
}

function drawFigures(doc: Doc, { figures, before, found, deadlines }: PeriodFacts): void {
  const violations = found.reduce((sum, row) => sum + row.violations, 0)
  const open = found.reduce((sum, row) => sum + (row.status === 'open' ? row.violations : 0), 0)
  tiles(doc, [
    {
      label: texts.tiles.documents,
      value: formatCount(figures.uploaded),
      below: texts.tiles.before(before ? formatCount(before.uploaded) : NONE),
    },
    {
      label: texts.tiles.rate,
      value: ratePercent(figures),
      below: texts.tiles.before(before ? ratePercent(before) : NONE),
    },
    { label: texts.tiles.violations, value: formatCount(violations), below: texts.tiles.open(open) },
    {
      label: texts.tiles.overdue,
      value: formatCount(deadlines.overdue),
      below: texts.tiles.dueSoon(deadlines.week),
    },
    {
      label: texts.tiles.time,
      value: figures.medianMs === null ? NONE : formatDuration(figures.medianMs),
      below: texts.tiles.median,
    },
  ])
}

function drawDocuments(doc: Doc, { figures, statuses, transportTypes, countries }: PeriodFacts): void {
  heading(doc, texts.headings.status)
  if (figures.uploaded === 0) {
    paragraph(doc, texts.noDocuments, { color: GREY })
    return
  }
  const shareOfAll = (documents: number) => documents / figures.uploaded
  const columns = (head: string) => [
    { head, share: 3 },
    { head: texts.columns.documents, share: 1.2, align: 'right' as const },
    { head: texts.columns.share, share: 1, align: 'right' as const },
    { head: '', share: 5 },
  ]
  const row = (name: string, documents: number) => ({
    cells: [name, formatCount(documents), percent(shareOfAll(documents)), ''],
    bar: shareOfAll(documents),
  })
  table(
    doc,
    columns(texts.columns.status),
    statuses.map(({ name, documents }) => row(STATUS_LABELS[name], documents)),
  )
  if (transportTypes.length > 0) {
    heading(doc, texts.headings.transportTypes)
    table(
      doc,
      columns(texts.columns.transportType),
      transportTypes.map(({ name, documents }) => row(name, documents)),
    )
  }
  if (countries.length === 0) return
  heading(doc, texts.headings.countries)
  table(
    doc,
    [
      { head: texts.columns.country, share: 3 },
      { head: texts.columns.documents, share: 1.2, align: 'right' },
      { head: texts.columns.compliant, share: 1.2, align: 'right' },
      { head: texts.columns.rate, share: 1, align: 'right' },
      { head: '', share: 4 },
    ],
    countries.map((country) => ({
      cells: [
        `${countryName(country.name) ?? country.name} (${country.name})`,
        formatCount(country.documents),
        formatCount(country.compliant),
        ratePercent(country),
        '',
      ],
      bar: rateOf(country) ?? 0,
    })),
  )
}

function drawViolations(doc: Doc, { found, types }: PeriodFacts): void {
  heading(doc, texts.headings.severities)
  if (found.length === 0) {
    paragraph(doc, texts.noViolations, { color: GREY })
    return
  }
  const of = (severity: string, status?: string) =>
    found
      .filter((row) => row.severity === severity && (!status || row.status === status))
      .reduce((sum, row) => sum + row.violations, 0)
  table(
    doc,
    [
      { head: texts.columns.severity, share: 3 },
      { head: texts.columns.found, share: 1, align: 'right' },
      { head: texts.columns.open, share: 1, align: 'right' },
      { head: texts.columns.resolved, share: 1, align: 'right' },
      { head: texts.columns.waived, share: 1, align: 'right' },
    ],
    SEVERITIES.map((severity) => ({
      cells: [
        capital(severity),
        formatCount(of(severity)),
        formatCount(of(severity, 'open')),
        formatCount(of(severity, 'resolved')),
        formatCount(of(severity, 'waived')),
      ],
    })),
  )
  heading(doc, texts.headings.types)
  const most = Math.max(...types.map(({ found }) => found))
  table(
    doc,
    [
      { head: texts.columns.type, share: 4 },
      { head: texts.columns.found, share: 1, align: 'right' },
      { head: texts.columns.open, share: 1, align: 'right' },
      { head: '', share: 3 },
    ],
    types.map((type) => ({
      cells: [type.type, formatCount(type.found), formatCount(type.open), ''],
      bar: type.found / most,
    })),
  )
}

function drawWorst(doc: Doc, { worst }: PeriodFacts): void {
  heading(doc, texts.headings.worst)
  if (worst.length === 0) {
    paragraph(doc, texts.nothingOpen, { color: GREY })
    return
  }
  table(
    doc,
    [
      { head: texts.columns.document, share: 5 },
      { head: texts.columns.uploaded, share: 1.5 },
      { head: texts.columns.status, share: 1.7 },
      { head: texts.columns.open, share: 0.8, align: 'right' },
      { head: texts.columns.score, share: 0.8, align: 'right' },
    ],
    worst.map(({ name, submittedAt, status, open, score }) => ({
      cells: [name, formatDay(submittedAt), STATUS_LABELS[status], formatCount(open), formatCount(score)],
    })),
  )
}

function drawDeadlines(doc: Doc, { deadlines, due }: PeriodFacts): void {
  heading(doc, texts.headings.deadlines)
  paragraph(doc, texts.deadlines(deadlines))
  if (due.length === 0) return
  paragraph(doc, texts.nextDue, { color: GREY })
  table(
    doc,
    [
      { head: texts.columns.due, share: 1.3 },
      { head: texts.columns.severity, share: 1.1 },
      { head: texts.columns.type, share: 3 },
      { head: texts.columns.document, share: 4 },
    ],
    due.map(({ day, severity, type, document }) => ({
      cells: [formatDay(day), capital(severity), type, document],
    })),
  )
}

function drawMeanings(doc: Doc, zone: string): void {
  heading(doc, texts.headings.meanings)
  for (const text of texts.meanings(zone)) paragraph(doc, text, { color: GREY, size: 8.5 })
}
