import { isBlocking, kindLabel, SEVERITIES } from '@efti-hub/contract'
import { type Remark, SCORE_WEIGHTS } from '@efti-hub/efti'
import { formatInstant } from '../../../platform/format.ts'
import { describeConsignment } from './describe-consignment.ts'
import { drawQrCode } from './draw-qr-code.ts'
import type { DocumentReportFacts } from './gather-report.ts'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  need,
  number,
  openReport,
  pair,
  paragraph,
  subheading,
  WIDTH,
} from './page-layout.ts'
import { rowsOfValues } from './rows-of-values.ts'
import { reportTexts as texts } from './texts.ts'

const { labels } = texts

/** Violations and checks listed one by one; the rest is counted. */
const MOST_VIOLATIONS = 100
const QR_SIZE = 92

/** The facts, and the names of people by id. */
export interface ReportContents extends DocumentReportFacts {
  names: ReadonlyMap<string, string>
}

/** The report of one consignment for an inspector, as PDF. `at` is printed as the time of making. */
export function drawReport(facts: ReportContents, at: Date): Promise<Buffer> {
  const { document } = facts
  const doc = openReport(texts.titleOf(document.originalName), at)
  drawHead(doc, facts, at)
  drawConsignment(doc, facts)
  drawViolations(doc, facts)
  drawRemarks(doc, texts.headings.unread, facts.check?.unread)
  drawWaivers(doc, facts)
  drawRemarks(doc, texts.headings.notes, facts.check?.notes)
  drawChecks(doc, facts)
  drawOrigin(doc, facts)
  number(doc, texts.footer(document.datasetId, at))
  return bytesOf(doc)
}

function drawHead(
  doc: Doc,
  { document, consignment, check, open, decision, names }: ReportContents,
  at: Date,
): void {
  const { x, y } = doc
  const beside = WIDTH - QR_SIZE - 10
  drawQrCode(doc, document.datasetId, x + WIDTH - QR_SIZE + 6, y - 8, QR_SIZE)
  doc.font('bold').fontSize(16).text(texts.title, x, y, { width: beside })
  doc.font('plain').fontSize(9.5).text(document.originalName, { width: beside })
  doc.moveDown(0.4)
  doc.font('bold').fontSize(12).text(verdict(check, open), { width: beside })
  doc.font('plain').fontSize(9.5)
  doc.text(scoreLine(check), { width: beside })
  doc.y = Math.max(doc.y, y + QR_SIZE - 10) + 8
  pair(doc, labels.dataSet, document.datasetId, 'typed')
  pair(doc, labels.kind, kindLabel(consignment.kind, consignment.isDomestic))
  if (check) pair(doc, labels.checked, texts.checkedBy(check.createdAt, check.edition))
  if (decision) {
    const who = names.get(decision.author) ?? texts.unknownUser
    pair(doc, capital(decision.decision), texts.decided(who, decision.createdAt, decision.comment))
  }
  pair(doc, labels.made, formatInstant(at))
}

function scoreLine(check: DocumentReportFacts['check']): string {
  if (!check) return texts.noScore
  return check.score === null ? texts.notJudged : texts.score(check.score)
}

function verdict(check: DocumentReportFacts['check'], open: DocumentReportFacts['open']): string {
  if (!check) return texts.notChecked
  const blocking = open.filter(isBlocking).length
  if (blocking === 0 && check.score === null) return texts.verdicts.notJudged
  if (blocking === 0) return texts.verdicts.compliant
  return texts.verdicts.notCompliant(blocking)
}

function drawConsignment(doc: Doc, { consignment }: DocumentReportFacts): void {
  heading(doc, texts.headings.consignment)
  const sentences = describeConsignment(consignment.fields)
  paragraph(doc, sentences.length > 0 ? sentences.join(' ') : texts.nothingRead)
  const { groups, beyond } = rowsOfValues(consignment.fields)
  for (const { title, rows } of groups) {
    subheading(doc, title)
    for (const { label, text } of rows) pair(doc, label, text)
  }
  if (beyond > 0) paragraph(doc, texts.moreLines(beyond), { color: GREY })
}

function drawViolations(doc: Doc, { open, check }: DocumentReportFacts): void {
  if (!check) return
  heading(doc, texts.headings.violations(open.length))
  for (const violation of open.slice(0, MOST_VIOLATIONS)) {
    need(doc, 50)
    subheading(doc, texts.severity(capital(violation.severity), violation.violationType))
    paragraph(doc, violation.description)
    if (violation.suggestedFix) paragraph(doc, violation.suggestedFix, { color: GREY, size: 9 })
    if (violation.clause) paragraph(doc, violation.clause, { color: GREY, size: 8 })
  }
  if (open.length > MOST_VIOLATIONS) paragraph(doc, texts.moreViolations(open.length - MOST_VIOLATIONS))
}

/** Neither unread results nor notes are violations: they have no severity and count nowhere. */
function drawRemarks(doc: Doc, title: string, remarks: readonly Remark[] = []): void {
  if (remarks.length === 0) return
  heading(doc, texts.headings.counted(title, remarks.length))
  for (const { message, remedy, clause } of remarks.slice(0, MOST_VIOLATIONS)) {
    need(doc, 40)
    paragraph(doc, message)
    if (remedy) paragraph(doc, remedy, { color: GREY, size: 9 })
    if (clause) paragraph(doc, clause, { color: GREY, size: 8 })
  }
  if (remarks.length > MOST_VIOLATIONS) paragraph(doc, texts.more(remarks.length - MOST_VIOLATIONS))
}

function drawWaivers(doc: Doc, { waived, names }: ReportContents): void {
  if (waived.length === 0) return
  heading(doc, texts.headings.waived(waived.length))
  for (const violation of waived.slice(0, MOST_VIOLATIONS)) {
    const { severity, violationType, description, waiverReason, waivedBy, waivedAt, waiverExpiresAt } =
      violation
    need(doc, 50)
    subheading(doc, texts.severity(capital(severity), violationType))
    paragraph(doc, description)
    const by = names.get(waivedBy ?? '') ?? texts.unknownUser
    const waiver = { by, at: waivedAt, until: waiverExpiresAt, reason: waiverReason ?? '' }
    paragraph(doc, texts.waiver(waiver), { color: GREY, size: 9 })
  }
  if (waived.length > MOST_VIOLATIONS) paragraph(doc, texts.more(waived.length - MOST_VIOLATIONS))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function drawChecks(doc: Doc, { consignment, check }: DocumentReportFacts): void {
  heading(doc, texts.headings.checks)
  for (const { id, reason } of consignment.subsets) pair(doc, id, reason)
  if (consignment.subsets.length === 0) paragraph(doc, texts.noSubset)
  if (!check) return
  pair(doc, labels.addresses, texts.addressReadings[check.addressReading])
  paragraph(doc, check.scoreExplanation)
  for (const severity of SEVERITIES) {
    const lines = check.checks.filter((line) => line.severity === severity)
    if (lines.length === 0) continue
    const passed = lines.reduce((sum, line) => sum + line.passed, 0)
    const failed = lines.reduce((sum, line) => sum + line.failed, 0)
    pair(
      doc,
      texts.weight(capital(severity), SCORE_WEIGHTS[severity]),
      texts.rules(lines.length, passed, failed),
    )
  }
}

function drawOrigin(doc: Doc, { document, consignment }: DocumentReportFacts): void {
  heading(doc, texts.headings.origin)
  pair(doc, labels.file, document.originalName)
  pair(doc, labels.received, formatInstant(document.createdAt))
  pair(doc, labels.hash, document.sha256, 'typed')
  const byPeople = consignment.fields.filter(({ source }) => source === 'person').length
  pair(doc, labels.values, texts.values(consignment.fields.length, byPeople))
  paragraph(doc, texts.reading, { color: GREY, size: 8.5 })
}
