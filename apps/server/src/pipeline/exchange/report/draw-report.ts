import { isBlocking, kindLabel, SEVERITIES } from '@efti-hub/contract'
import { type Remark, SCORE_WEIGHTS } from '@efti-hub/efti'
import { describeConsignment } from './describe-consignment.ts'
import { drawQrCode } from './draw-qr-code.ts'
import type { ReportFacts } from './gather-report.ts'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  need,
  number,
  openPaper,
  pair,
  paragraph,
  subheading,
  WIDTH,
} from './paper.ts'
import { rowsOfValues } from './rows-of-values.ts'

/** Violations and checks told one by one; the rest is counted. */
const MOST_VIOLATIONS = 100
const QR_SIZE = 92

/** The facts, and the names of people by id. */
export interface ReportContents extends ReportFacts {
  names: ReadonlyMap<string, string>
}

/** The report of one consignment for an inspector, as PDF. `at` is printed as the time of making. */
export function drawReport(facts: ReportContents, at: Date): Promise<Buffer> {
  const { document } = facts
  const doc = openPaper(`Compliance report: ${document.originalName}`, at)
  drawHead(doc, facts, at)
  drawConsignment(doc, facts)
  drawViolations(doc, facts)
  drawRemarks(doc, 'Could not be read', facts.check?.unread)
  drawWaivers(doc, facts)
  drawRemarks(doc, 'Notes', facts.check?.notes)
  drawChecks(doc, facts)
  drawOrigin(doc, facts)
  number(doc, `Data set ${document.datasetId} · ${instant(at)}`)
  return bytesOf(doc)
}

/** '2026-11-22 14:05 UTC' */
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function drawHead(
  doc: Doc,
  { document, consignment, check, open, decision, names }: ReportContents,
  at: Date,
): void {
  const { x, y } = doc
  const beside = WIDTH - QR_SIZE - 10
  drawQrCode(doc, document.datasetId, x + WIDTH - QR_SIZE + 6, y - 8, QR_SIZE)
  doc.font('bold').fontSize(16).text('Compliance report', x, y, { width: beside })
  doc.font('plain').fontSize(9.5).text(document.originalName, { width: beside })
  doc.moveDown(0.4)
  doc.font('bold').fontSize(12).text(verdict(check, open), { width: beside })
  doc.font('plain').fontSize(9.5)
  doc.text(scoreLine(check), { width: beside })
  doc.y = Math.max(doc.y, y + QR_SIZE - 10) + 8
  pair(doc, 'Data set', document.datasetId, 'typed')
  pair(doc, 'Kind of document', kindLabel(consignment.kind, consignment.isDomestic))
  if (check) pair(doc, 'Checked', `${instant(check.createdAt)}, rules ${check.edition}`)
  if (decision) {
    const who = names.get(decision.author) ?? 'Unknown User'
    pair(doc, capital(decision.decision), `${who}, ${instant(decision.createdAt)}: ${decision.comment}`)
  }
  pair(doc, 'Report made', instant(at))
}

function scoreLine(check: ReportFacts['check']): string {
  if (!check) return 'It has not been checked yet'
  return check.score === null ? 'Score — (not judged)' : `Score ${check.score} of 100`
}

function verdict(check: ReportFacts['check'], open: ReportFacts['open']): string {
  if (!check) return 'Not checked yet'
  const blocking = open.filter(isBlocking).length
  if (blocking === 0 && check.score === null) return 'Not judged: no rule applies to this document'
  if (blocking === 0) return 'Compliant: nothing critical or high is open'
  return blocking === 1
    ? 'Not compliant: 1 critical or high violation is open'
    : `Not compliant: ${blocking} critical or high violations are open`
}

function drawConsignment(doc: Doc, { consignment }: ReportFacts): void {
  heading(doc, 'The consignment')
  const sentences = describeConsignment(consignment.fields)
  paragraph(
    doc,
    sentences.length > 0 ? sentences.join(' ') : 'Nothing of a consignment was read from this document.',
  )
  const { groups, beyond } = rowsOfValues(consignment.fields)
  for (const { title, rows } of groups) {
    subheading(doc, title)
    for (const { label, text } of rows) pair(doc, label, text)
  }
  if (beyond > 0)
    paragraph(doc, `${beyond} more lines are in the JSON and XML forms of this data set.`, { color: GREY })
}

function drawViolations(doc: Doc, { open, check }: ReportFacts): void {
  if (!check) return
  heading(doc, open.length === 0 ? 'No open violation' : `Open violations (${open.length})`)
  for (const violation of open.slice(0, MOST_VIOLATIONS)) {
    need(doc, 50)
    subheading(doc, `${capital(violation.severity)} · ${violation.violationType}`)
    paragraph(doc, violation.description)
    if (violation.suggestedFix) paragraph(doc, violation.suggestedFix, { color: GREY, size: 9 })
    if (violation.clause) paragraph(doc, violation.clause, { color: GREY, size: 8 })
  }
  if (open.length > MOST_VIOLATIONS)
    paragraph(doc, `and ${open.length - MOST_VIOLATIONS} more, not listed here: these are the most severe.`)
}

/** Neither unread results nor notes are violations: they have no severity and count nowhere. */
function drawRemarks(doc: Doc, title: string, remarks: readonly Remark[] = []): void {
  if (remarks.length === 0) return
  heading(doc, `${title} (${remarks.length})`)
  for (const { message, remedy, clause } of remarks.slice(0, MOST_VIOLATIONS)) {
    need(doc, 40)
    paragraph(doc, message)
    if (remedy) paragraph(doc, remedy, { color: GREY, size: 9 })
    if (clause) paragraph(doc, clause, { color: GREY, size: 8 })
  }
  if (remarks.length > MOST_VIOLATIONS) paragraph(doc, `and ${remarks.length - MOST_VIOLATIONS} more.`)
}

function drawWaivers(doc: Doc, { waived, names }: ReportContents): void {
  if (waived.length === 0) return
  heading(doc, `Waived violations (${waived.length})`)
  for (const violation of waived.slice(0, MOST_VIOLATIONS)) {
    const { severity, violationType, description, waiverReason, waivedBy, waivedAt, waiverExpiresAt } =
      violation
    need(doc, 50)
    subheading(doc, `${capital(severity)} · ${violationType}`)
    paragraph(doc, description)
    const who = names.get(waivedBy ?? '') ?? 'Unknown User'
    const until = waiverExpiresAt ? `until ${instant(waiverExpiresAt)}` : 'for good'
    const when = waivedAt ? `, ${instant(waivedAt)}` : ''
    paragraph(doc, `Waived ${until} by ${who}${when}: ${waiverReason ?? ''}`, { color: GREY, size: 9 })
  }
  if (waived.length > MOST_VIOLATIONS) paragraph(doc, `and ${waived.length - MOST_VIOLATIONS} more.`)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const ADDRESS_READINGS = {
  practical: 'Practical reading: town and country are enough',
  strict: 'Strict reading: every address line of the Annex is required',
}

function drawChecks(doc: Doc, { consignment, check }: ReportFacts): void {
  heading(doc, 'What was checked')
  for (const { id, reason } of consignment.subsets) pair(doc, id, reason)
  if (consignment.subsets.length === 0) paragraph(doc, 'No data subset applies to this document.')
  if (!check) return
  pair(doc, 'Addresses', ADDRESS_READINGS[check.addressReading])
  paragraph(doc, check.scoreExplanation)
  for (const severity of SEVERITIES) {
    const lines = check.checks.filter((line) => line.severity === severity)
    if (lines.length === 0) continue
    const passed = lines.reduce((sum, line) => sum + line.passed, 0)
    const failed = lines.reduce((sum, line) => sum + line.failed, 0)
    pair(
      doc,
      `${capital(severity)}, weight ${SCORE_WEIGHTS[severity]}`,
      `${lines.length} rules: passed ${passed} times, failed ${failed} times`,
    )
  }
}

function drawOrigin(doc: Doc, { document, consignment }: ReportFacts): void {
  heading(doc, 'Where it comes from')
  pair(doc, 'File', document.originalName)
  pair(doc, 'Received', instant(document.createdAt))
  pair(doc, 'SHA-256 of the file', document.sha256, 'typed')
  const byPeople = consignment.fields.filter(({ source }) => source === 'person').length
  pair(doc, 'Values', `${consignment.fields.length}, of which ${byPeople} were entered by a person`)
  paragraph(
    doc,
    'This page tells people what the data set says. The data set itself is its XML form; its identifier is above, as text and as QR code.',
    { color: GREY, size: 8.5 },
  )
}
