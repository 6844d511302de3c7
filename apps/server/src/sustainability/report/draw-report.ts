import type { FootprintLine, SustainabilityAnswer } from '@efti-hub/contract'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  number,
  openPaper,
  pair,
  paragraph,
} from '../../pipeline/exchange/report/paper.ts'
import type { Factor } from '../factors/factor.ts'
import { wtwOf } from '../factors/factor.ts'
import { figure, GOAL_WORDS, MODE_WORDS, REASON_WORDS } from './report-words.ts'

export interface ReportFacts {
  organisation: string
  dashboard: Omit<SustainabilityAnswer, 'can'>
  factors: readonly Factor[]
}

const NOT_CERTIFIED =
  'Not a certified calculation. Calculated by the method of ISO 14083: mass x distance x intensity, well to wheel. Distances are estimated without a map of roads; intensities are published averages unless your own are used.'

/** The year of one organisation for people outside of it. */
export function drawSustainabilityReport(facts: ReportFacts, at: Date): Promise<Buffer> {
  const { organisation, dashboard } = facts
  const doc = openPaper(`Sustainability report ${dashboard.year}: ${organisation}`, at)
  doc.font('bold').fontSize(16).text(`Sustainability report ${dashboard.year}`)
  doc.font('plain').fontSize(9.5).text(organisation)
  doc.moveDown(0.5)
  paragraph(doc, NOT_CERTIFIED, { color: GREY, size: 8.5 })
  drawFigures(doc, dashboard)
  drawLines(doc, 'By mode', dashboard.modes, (key) => MODE_WORDS[key] ?? key)
  drawLines(doc, 'By lane, the heaviest', dashboard.lanes.lines)
  drawLines(doc, 'By carrier, the heaviest', dashboard.partners.lines)
  drawLines(doc, 'By month', dashboard.months)
  drawMissing(doc, dashboard)
  drawGoals(doc, dashboard)
  drawCertifications(doc, dashboard)
  drawFactors(doc, facts.factors)
  const made = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  number(doc, `${organisation} · ${dashboard.year} · ${made} · not a certified calculation`)
  return bytesOf(doc)
}

const tonnes = (grams: number | null) => `${figure(grams === null ? null : grams / 1_000_000, 2)} t CO2e`

function drawFigures(doc: Doc, { figures, before, year }: ReportFacts['dashboard']): void {
  heading(doc, 'The year')
  pair(doc, 'Emissions', `${tonnes(figures.grams)} (${year - 1}: ${tonnes(before.grams)})`)
  pair(doc, 'Transport activity', `${figure(figures.tonneKm, 0)} tkm`)
  pair(doc, 'Intensity', `${figure(figures.intensity)} g CO2e/tkm (${year - 1}: ${figure(before.intensity)})`)
  const covered = `${figures.computed} of ${figures.consignments} consignments`
  pair(doc, 'Coverage', figures.coverage === null ? '—' : `${figure(figures.coverage, 0)} %, ${covered}`)
  pair(doc, 'By rail or water', share(figures.lowCarbonShare, 'of the tonne-kilometres'))
  pair(doc, 'Own intensities', share(figures.primaryShare, 'of the consignments with a figure'))
}

const share = (value: number | null, of: string) => (value === null ? '—' : `${figure(value, 0)} % ${of}`)

function drawLines(
  doc: Doc,
  title: string,
  lines: readonly FootprintLine[],
  nameOf = (key: string) => key,
): void {
  if (lines.length === 0) return
  heading(doc, title)
  for (const { key, grams, tonneKm, computed, consignments } of lines) {
    const known = computed === consignments ? `${computed}` : `${computed} of ${consignments}`
    const sum = computed === 0 ? '—' : `${tonnes(grams)}, ${figure(tonneKm, 0)} tkm`
    pair(doc, nameOf(key), `${sum}, ${known} ${consignments === 1 ? 'consignment' : 'consignments'}`)
  }
}

function drawMissing(doc: Doc, { missing }: ReportFacts['dashboard']): void {
  if (missing.length === 0) return
  heading(doc, 'Not in the figures')
  for (const { reason, consignments } of missing)
    pair(
      doc,
      consignments === 1 ? '1 consignment' : `${consignments} consignments`,
      REASON_WORDS[reason] ?? reason,
    )
}

function drawGoals(doc: Doc, { goals, year }: ReportFacts['dashboard']): void {
  heading(doc, `${year} goals`)
  if (goals.length === 0) paragraph(doc, 'No goals are set for this year.')
  for (const { measure, target, value, label, why } of goals) {
    const { name = measure, unit = '' } = GOAL_WORDS[measure] ?? {}
    pair(
      doc,
      `${name} ${figure(target)} ${unit}`.trim(),
      `${label ?? '—'}: ${`${figure(value)} ${unit}`.trim()}. ${why}`,
    )
  }
}

function drawCertifications(doc: Doc, { certifications: { items } }: ReportFacts['dashboard']): void {
  if (items.length === 0) return
  heading(doc, 'Certifications')
  for (const { type, status, number: id, issuer, validFrom, validUntil } of items) {
    const dates = [validFrom, validUntil].map((day) => day ?? '…').join(' to ')
    const known = [status, id, issuer, validFrom || validUntil ? dates : ''].filter(Boolean)
    pair(doc, type || 'Certification', known.join(', '))
  }
}

function drawFactors(doc: Doc, factors: readonly Factor[]): void {
  heading(doc, 'Intensities in force')
  for (const factor of factors) {
    const { vehicle, source, edition, licence, isOwn, caveat } = factor
    const of = [source, edition, licence, isOwn ? 'own' : ''].filter(Boolean).join(', ')
    pair(doc, vehicle, `${figure(wtwOf(factor), 3)} g CO2e/tkm. ${of}.${caveat ? ` ${caveat}` : ''}`)
  }
}
