import type { MailLine, MailPage, MailSection } from '../mail/page.ts'
import type { NoticeRow } from '../notices/tables.ts'
import { documentState, summaryOf, violationState } from './alert-words.ts'
import type { Recipient } from './recipients.ts'

export interface AlertFor {
  person: Recipient
  /** Of authors, by id. */
  names: ReadonlyMap<string, string>
  /** What links begin with. */
  hub: string
}

const SHOWN = 20

/** One mail about everything in it that this person wants to be told of; null when that is nothing. */
export function alertPage(told: readonly NoticeRow[], { person, names, hub }: AlertFor): MailPage | null {
  const { documentAlerts, complianceAlerts } = person.wants
  const documents = documentAlerts ? told.filter(({ kind }) => documentState(kind)) : []
  const violations = complianceAlerts ? told.filter(isOfCompliance) : []
  const all = [...new Set([...documents, ...violations])]
  if (all.length === 0) return null

  const summary = summaryOf(documents, violations)
  const sections: MailSection[] = [
    sectionOf('Documents', latestOfEach(documents), `${hub}/processing`, (row) => ({
      title: row.subject,
      href: hrefOf(row, hub, 'documents'),
      ...stateOf(row, names),
    })),
    sectionOf('Violations', violations, `${hub}/violations`, (row) => ({
      title: row.subject,
      href: hrefOf(row, hub, 'violations'),
      ...violationState(row, nameOf(row, names)),
    })),
  ].filter(({ lines }) => lines.length > 0)
  const onlyViolations = documents.length === 0
  return {
    subject: summary,
    heading: summary,
    intro: `Hello ${person.name || person.email}, this happened in your organisation.`,
    sections,
    button: onlyViolations
      ? { label: 'Open the violations', href: `${hub}/violations` }
      : { label: 'Open the documents', href: `${hub}/processing` },
    footer: {
      text: 'You get this because alerts by e-mail are on for you.',
      label: 'Change it in the settings',
      href: `${hub}/settings?tab=notifications`,
    },
  }
}

function isOfCompliance({ kind, facts }: NoticeRow): boolean {
  if (kind === 'checked') return (facts.grave ?? 0) > 0
  return documentState(kind) === null
}

/** A document that was checked and then approved is told as it stands at the end. */
function latestOfEach(rows: readonly NoticeRow[]): NoticeRow[] {
  return [...new Map(rows.map((row) => [row.documentId ?? String(row.id), row])).values()]
}

function sectionOf(
  heading: string,
  rows: readonly NoticeRow[],
  all: string,
  line: (row: NoticeRow) => MailLine,
): MailSection {
  const left = rows.length - SHOWN
  return {
    heading,
    lines: rows.slice(0, SHOWN).map(line),
    ...(left > 0 && { more: { text: `and ${left} more`, href: all } }),
  }
}

function stateOf(row: NoticeRow, names: ReadonlyMap<string, string>): Omit<MailLine, 'title' | 'href'> {
  const state = documentState(row.kind)?.(row, nameOf(row, names))
  return state ?? { state: row.kind, tone: 'plain' }
}

function nameOf({ author }: NoticeRow, names: ReadonlyMap<string, string>): string {
  return (author && names.get(author)) ?? 'somebody'
}

function hrefOf({ documentId, kind }: NoticeRow, hub: string, where: 'documents' | 'violations'): string {
  if (kind === 'applied' || kind === 'application') return `${hub}/sustainability`
  if (!documentId) return kind === 'assigned' ? `${hub}/violations?owner=me` : `${hub}/violations`
  return where === 'documents'
    ? `${hub}/documents/${documentId}`
    : `${hub}/violations?documentId=${documentId}`
}
