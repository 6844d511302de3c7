import type { FootprintLine, SustainabilityAnswer } from '@efti-hub/contract'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  number,
  openReport,
  pair,
  paragraph,
} from '../../pipeline/exchange/report/page-layout.ts'
import { formatDay, formatInstant } from '../../platform/format.ts'
import type { Factor } from '../factors/factor.ts'
import { wtwOf } from '../factors/factor.ts'
import {
  figure,
  GOAL_WORDS,
  MODE_WORDS,
  percent,
  REASON_WORDS,
  reportTexts as texts,
} from './report-words.ts'

export interface YearReportFacts {
  organisation: string
  dashboard: Omit<SustainabilityAnswer, 'can'>
  factors: readonly Factor[]
}

/** The year of one organisation for people outside of it. */
export function drawSustainabilityReport(facts: YearReportFacts, at: Date): Promise<Buffer> {
  const { organisation, dashboard } = facts
  const doc = openReport(`${texts.title(dashboard.year)}: ${organisation}`, at)
  doc.font('bold').fontSize(16).text(texts.title(dashboard.year))
  doc.font('plain').fontSize(9.5).text(organisation)
  doc.moveDown(0.5)
  paragraph(doc, texts.notCertified, { color: GREY, size: 8.5 })
  drawFigures(doc, dashboard)
  drawLines(doc, texts.headings.mode, dashboard.modes, (key) => MODE_WORDS[key] ?? key)
  drawLines(doc, texts.headings.lane, dashboard.lanes.lines)
  drawLines(doc, texts.headings.carrier, dashboard.partners.lines)
  drawLines(doc, texts.headings.month, dashboard.months)
  drawMissing(doc, dashboard)
  drawGoals(doc, dashboard)
  drawCertifications(doc, dashboard)
  drawFactors(doc, facts.factors)
  number(doc, texts.footer(organisation, dashboard.year, formatInstant(at)))
  return bytesOf(doc)
}

const tonnes = (grams: number | null) => `${figure(grams === null ? null : grams / 1_000_000, 2)} t CO2e`

function drawFigures(doc: Doc, { figures, before, year }: YearReportFacts['dashboard']): void {
  heading(doc, texts.headings.year)
  pair(doc, 'Emissions', texts.withYearBefore(tonnes(figures.grams), year - 1, tonnes(before.grams)))
  pair(doc, 'Transport activity', `${figure(figures.tonneKm, 0)} tkm`)
  pair(
    doc,
    'Intensity',
    texts.withYearBefore(`${figure(figures.intensity)} g CO2e/tkm`, year - 1, figure(before.intensity)),
  )
  const covered = texts.covered(figures.computed, figures.consignments)
  pair(doc, 'Coverage', figures.coverage === null ? '—' : `${percent(figures.coverage)}, ${covered}`)
  pair(doc, 'By rail or water', share(figures.lowCarbonShare, texts.lowCarbonShare))
  pair(doc, 'With custom intensities', share(figures.primaryShare, texts.primaryShare))
}

const share = (value: number | null, inWords: (share: string) => string) =>
  value === null ? '—' : inWords(percent(value))

function drawLines(
  doc: Doc,
  title: string,
  lines: readonly FootprintLine[],
  lineLabel = (key: string) => key,
): void {
  if (lines.length === 0) return
  heading(doc, title)
  for (const { key, grams, tonneKm, computed, consignments } of lines) {
    const known =
      computed === consignments ? texts.consignments(computed) : texts.covered(computed, consignments)
    const sum = computed === 0 ? '—' : `${tonnes(grams)}, ${figure(tonneKm, 0)} tkm`
    pair(doc, lineLabel(key), `${sum}, ${known}`)
  }
}

function drawMissing(doc: Doc, { missing }: YearReportFacts['dashboard']): void {
  if (missing.length === 0) return
  heading(doc, texts.headings.missing)
  for (const { reason, consignments } of missing)
    pair(doc, texts.consignments(consignments), REASON_WORDS[reason] ?? reason)
}

function drawGoals(doc: Doc, { goals, year }: YearReportFacts['dashboard']): void {
  heading(doc, texts.headings.goals(year))
  if (goals.length === 0) paragraph(doc, texts.noGoals)
  for (const { measure, target, value, label, why } of goals) {
    const { name = measure, unit = '' } = GOAL_WORDS[measure] ?? {}
    pair(doc, `${name} ${inUnit(target, unit)}`, `${label ?? '—'}: ${inUnit(value, unit)}. ${why}`)
  }
}

const inUnit = (value: number | null, unit: string) =>
  unit === '%' ? percent(value) : `${figure(value)} ${unit}`.trim()

function drawCertifications(doc: Doc, { certifications: { items } }: YearReportFacts['dashboard']): void {
  if (items.length === 0) return
  heading(doc, texts.headings.certifications)
  for (const { type, status, number: id, issuer, validFrom, validUntil } of items) {
    const dates = [validFrom, validUntil].map((day) => (day ? formatDay(day) : '…')).join(' to ')
    const known = [status, id, issuer, validFrom || validUntil ? dates : ''].filter(Boolean)
    pair(doc, type || texts.certification, known.join(', '))
  }
}

function drawFactors(doc: Doc, factors: readonly Factor[]): void {
  heading(doc, texts.headings.factors)
  for (const factor of factors) {
    const { vehicle, source, edition, licence, isOwn, caveat } = factor
    const of = [source, edition, licence, isOwn ? texts.own : ''].filter(Boolean).join(', ')
    pair(doc, vehicle, `${figure(wtwOf(factor), 3)} g CO2e/tkm. ${of}.${caveat ? ` ${caveat}` : ''}`)
  }
}
