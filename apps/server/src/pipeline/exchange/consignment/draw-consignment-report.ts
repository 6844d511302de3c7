import {
  type ComparedValue,
  type ConsignmentDetail,
  type ConsignmentField,
  kindLabel,
} from '@efti-hub/contract'
import { formatDay, formatInstant, formatUpTo } from '../../../platform/format.ts'
import { describeConsignment } from '../report/describe-consignment.ts'
import {
  bytesOf,
  type Doc,
  GREY,
  heading,
  number,
  openReport,
  pair,
  paragraph,
  subheading,
} from '../report/page-layout.ts'
import { rowsOfValues } from '../report/rows-of-values.ts'
import type { PartOfConsignment } from './gather-consignment.ts'
import { consignmentReportTexts as texts } from './report-texts.ts'

const { headings, labels } = texts
/** Of one document; the rest is counted. */
const MOST_VIOLATIONS = 30

export interface ConsignmentReportFacts {
  detail: ConsignmentDetail
  fields: readonly ConsignmentField[]
  parts: readonly PartOfConsignment[]
}

/** The report of a whole consignment for people, as PDF. `at` is printed as the time of making. */
export function drawConsignmentReport(facts: ConsignmentReportFacts, at: Date): Promise<Buffer> {
  const { title } = facts.detail
  const doc = openReport(texts.titleOf(title), at)
  drawHead(doc, facts.detail, at)
  drawDocuments(doc, facts.detail)
  drawCompared(doc, facts.detail)
  drawValues(doc, facts.fields)
  for (const part of facts.parts) drawViolations(doc, part)
  number(doc, texts.footer(title, at))
  return bytesOf(doc)
}

function drawHead(doc: Doc, detail: ConsignmentDetail, at: Date): void {
  const { title, ready, obstacles, consignor, consignee, from, to, takingOver } = detail
  paragraph(doc, texts.title, { size: 16, font: 'bold' })
  paragraph(doc, title)
  paragraph(doc, ready ? texts.ready : texts.notReady(obstacles.length), { size: 12, font: 'bold' })
  for (const { text } of obstacles) paragraph(doc, `• ${text}`)
  const known = {
    consignor,
    consignee,
    from,
    to,
    takingOver: takingOver && formatDay(takingOver.slice(0, 10)),
  }
  for (const [name, value] of Object.entries(known))
    if (value) pair(doc, labels[name as keyof typeof known], value)
  pair(doc, labels.made, formatInstant(at))
}

function drawDocuments(doc: Doc, { papers, required }: ConsignmentDetail): void {
  heading(doc, headings.documents(papers.length))
  for (const { originalName, kind, status, score } of papers)
    pair(doc, originalName, texts.document(kindLabel(kind), status, score))
  if (required.length === 0) return
  heading(doc, headings.required)
  for (const { name, clause, state } of required) pair(doc, texts.states[state], `${name} (${clause})`)
}

function drawCompared(doc: Doc, { compared }: ConsignmentDetail): void {
  if (compared.length === 0) return
  heading(doc, headings.compared)
  for (const { label, agrees, note, values } of compared) {
    subheading(doc, label)
    paragraph(doc, note ?? (agrees ? texts.agrees : texts.differs), { color: GREY, size: 9 })
    for (const { documentName, value } of values) pair(doc, documentName, inWords(value))
  }
}

function inWords(value: ComparedValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatUpTo(6, value)
  return Array.isArray(value) ? value.join(', ') : `${formatUpTo(6, value.value)} ${value.unit}`
}

function drawValues(doc: Doc, fields: readonly ConsignmentField[]): void {
  heading(doc, headings.consignment)
  paragraph(doc, describeConsignment(fields).join(' '))
  const { groups, beyond } = rowsOfValues(fields)
  for (const { title, rows } of groups) {
    subheading(doc, title)
    for (const { label, text } of rows) pair(doc, label, text)
  }
  if (beyond > 0) paragraph(doc, texts.moreLines(beyond), { color: GREY })
}

function drawViolations(doc: Doc, { name, open }: PartOfConsignment): void {
  if (open.length === 0) return
  heading(doc, headings.violations(name, open.length))
  for (const { severity, violationType, description, clause } of open.slice(0, MOST_VIOLATIONS)) {
    subheading(doc, `${severity.charAt(0).toUpperCase()}${severity.slice(1)} · ${violationType}`)
    paragraph(doc, description)
    if (clause) paragraph(doc, clause, { color: GREY, size: 8 })
  }
  if (open.length > MOST_VIOLATIONS) paragraph(doc, texts.more(open.length - MOST_VIOLATIONS))
}
