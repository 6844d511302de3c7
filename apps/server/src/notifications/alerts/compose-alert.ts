import type { LinkInto } from '../../platform/mail/link-into.ts'
import type { MailLine, MailPage, MailSection, Tone } from '../../platform/mail/page.ts'
import type { NoticeRow } from '../notices/tables.ts'
import { alertTexts, documentState, subjectOf, summaryOf, violationState } from './alert-words.ts'
import type { Recipient } from './recipients.ts'

export interface AlertFor {
  person: Recipient
  /** Of authors, by id. */
  names: ReadonlyMap<string, string>
  tenantName: string
  linkTo: LinkInto
}

const SHOWN = 20
const GRAVEST_FIRST: readonly Tone[] = ['bad', 'care', 'plain', 'good']

/** One mail about everything in it that this person wants to be notified of; null when that is nothing. */
export function alertPage(
  notices: readonly NoticeRow[],
  { person, names, tenantName, linkTo }: AlertFor,
): MailPage | null {
  const { documentAlerts, complianceAlerts, rhythm } = person.wants
  const documents = documentAlerts ? notices.filter(({ kind }) => documentState(kind)) : []
  const violations = complianceAlerts ? notices.filter(isOfCompliance) : []
  const all = [...new Set([...documents, ...violations])]
  if (all.length === 0) return null

  const summary = summaryOf(documents, violations)
  const sections: MailSection[] = [
    sectionOf(alertTexts.documents, latestOfEach(documents), linkTo('/processing'), (row) => ({
      title: row.subject,
      href: linkTo(pathOf(row)),
      ...stateOf(row, names),
    })),
    sectionOf(alertTexts.violations, violations, linkTo('/violations'), (row) => ({
      title: row.subject,
      href: linkTo(pathOf(row)),
      ...violationState(row, authorName(row, names)),
    })),
  ].filter(({ lines }) => lines.length > 0)
  const onlyViolations = documents.length === 0
  return {
    subject: alertTexts.subject[rhythm](subjectOf(documents, violations)),
    heading: summary,
    intro: alertTexts.intro[rhythm](person.name || person.email, tenantName),
    sections,
    button: onlyViolations
      ? { label: alertTexts.openViolations, href: linkTo('/violations') }
      : { label: alertTexts.openDocuments, href: linkTo('/processing') },
    footer: {
      text: alertTexts.footer[rhythm],
      label: alertTexts.settings,
      href: linkTo('/settings?tab=notifications'),
    },
  }
}

function isOfCompliance({ kind, facts }: NoticeRow): boolean {
  if (kind === 'checked') return (facts.grave ?? 0) > 0
  return documentState(kind) === null
}

/** A document that was checked and then approved is reported in its final state. */
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
    lines: rows
      .map(line)
      .sort((left, right) => GRAVEST_FIRST.indexOf(left.tone) - GRAVEST_FIRST.indexOf(right.tone))
      .slice(0, SHOWN),
    ...(left > 0 && { more: { text: alertTexts.more(left), href: all } }),
  }
}

function stateOf(row: NoticeRow, names: ReadonlyMap<string, string>): Omit<MailLine, 'title' | 'href'> {
  const state = documentState(row.kind)?.(row, authorName(row, names))
  return state ?? { state: row.kind, tone: 'plain' }
}

function authorName({ author }: NoticeRow, names: ReadonlyMap<string, string>): string {
  return (author && names.get(author)) ?? alertTexts.somebody
}

function pathOf({ documentId, kind }: NoticeRow): string {
  if (kind === 'applied' || kind === 'application') return '/sustainability'
  if (kind === 'webhook-off') return '/settings?tab=security'
  if (!documentId) return kind === 'assigned' ? '/violations?owner=me' : '/violations'
  return `/documents/${documentId}`
}
