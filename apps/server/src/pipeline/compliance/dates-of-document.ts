import { type Evaluation, type Finding, labelOf, type Remark, type Severity } from '@efti-hub/efti'
import type { StoredValue } from '../extraction/store.ts'

type Judged = Pick<Evaluation, 'findings' | 'notes' | 'checks'>

/*
 * Dates against today. Their order among each other is packages/efti's (PL-...), which knows no clock. Nothing expires here:
 * the common data set has no date until which a permit or a certificate is good.
 */

/** What has happened: loading, unloading, delivery, border crossing, security check, statements, issue, birth. */
const HAPPENED = [
  'eFTI188',
  'eFTI583',
  'eFTI596',
  'eFTI1268',
  'eFTI218',
  'eFTI548',
  'eFTI422',
  'eFTI171',
  'eFTI1164',
  'eFTI1348',
]
/** What may be ahead, but no year: documents are made out before the goods are taken over. */
const AHEAD = [
  'eFTI39',
  'eFTI190',
  'eFTI1180',
  'eFTI585',
  'eFTI598',
  'eFTI1252',
  'eFTI1254',
  'eFTI1256',
  'eFTI1258',
  'eFTI1197',
  'eFTI1199',
  'eFTI1356',
]
/** The dates that give a document its age; the first that it has counts. */
const AGE = ['eFTI39', 'eFTI171']

/** The day after is today somewhere already. */
const TOMORROW = 1
const YEAR = 366
/** Records of a carriage are kept for no longer: a document as old as that is in most cases one with a misread year. */
const OUTDATED = -5 * YEAR

interface DateRule {
  code: string
  rule: string
  severity: Severity
  remedy: string
  of: readonly string[]
  firstOnly?: true
  isNote?: true
  isWrong(daysAhead: number): boolean
  words(label: string, date: string, today: string): string
}

const RULES: readonly DateRule[] = [
  {
    code: 'DOC-DATE-IN-FUTURE',
    rule: 'What is said to have happened does not lie in the future.',
    severity: 'medium',
    remedy: 'Correct the date; perhaps day, month or year were exchanged, or a planned date was meant.',
    of: HAPPENED,
    isWrong: (days) => days > TOMORROW,
    words: (label, date, today) => `${label} is ${date}, which is yet to come (today is ${today}).`,
  },
  {
    code: 'DOC-DATE-TOO-FAR',
    rule: 'Nothing is planned more than a year ahead.',
    severity: 'medium',
    remedy: 'Correct the date; probably the year is wrong.',
    of: AHEAD,
    isWrong: (days) => days > YEAR,
    words: (label, date, today) => `${label} is ${date}, more than a year ahead of today (${today}).`,
  },
  {
    code: 'DOC-DATE-OUTDATED',
    rule: 'The document is not older than five years.',
    severity: 'low',
    remedy:
      'Correct the date if its year was misread. If it is right, the document is of a carriage that ended long ago.',
    of: AGE,
    firstOnly: true,
    isNote: true,
    isWrong: (days) => days < OUTDATED,
    words: (label, date, today) => `${label} is ${date}, more than five years before today (${today}).`,
  },
]

type Dated = Pick<StoredValue, 'eftiId' | 'path' | 'value'>

/** Days are compared as written: a document states no time zone more often than it does. */
export function datesOfDocument(values: readonly Dated[], now: Date): Judged {
  const findings: Finding[] = []
  const notes: Remark[] = []
  const checks: Judged['checks'][number][] = []
  for (const rule of RULES) {
    const dated = rule.of
      .flatMap((id) => values.filter(({ eftiId }) => eftiId === id))
      .flatMap((value) => {
        const daysAhead = daysFrom(now, value.value)
        return daysAhead === null ? [] : [{ value, daysAhead }]
      })
    const judged = rule.firstOnly ? dated.slice(0, 1) : dated
    if (judged.length === 0) continue
    const wrong = judged.filter(({ daysAhead }) => rule.isWrong(daysAhead))
    const reported = wrong.map(({ value }) => findingOf(rule, value, now))
    if (rule.isNote) {
      notes.push(...reported.map(({ severity: _none, ...note }) => note))
      continue
    }
    findings.push(...reported)
    const { code, rule: sentence, severity } = rule
    checks.push({
      code,
      rule: sentence,
      severity,
      // A date within reason is no achievement.
      obligation: false,
      passed: judged.length - wrong.length,
      failed: wrong.length,
    })
  }
  return { findings, notes, checks }
}

/** The note in words that fit many documents; null for a code of no rule here. */
export function dateNoteText(code: string): string | null {
  const rule = RULES.find((one) => one.code === code)
  return rule ? `Not met: ${rule.rule}` : null
}

function findingOf(rule: DateRule, { eftiId, path, value }: Dated, now: Date): Finding {
  const label = labelOf(eftiId)
  return {
    code: rule.code,
    severity: rule.severity,
    violationType: 'Plausibility',
    message: rule.words(label, String(value).slice(0, DAY_LENGTH), dayOf(now)),
    fieldName: label,
    remedy: rule.remedy,
    example: dayOf(now),
    eftiId,
    path,
    clause: `Delegated Regulation (EU) 2024/2024, Annex, Table 1, ${eftiId}`,
    subsets: [],
  }
}

const DAY_LENGTH = 10
const DAY_MS = 86_400_000

/** Null for what is no day of the calendar: that is another rule's finding. */
function daysFrom(now: Date, value: unknown): number | null {
  const day = typeof value === 'string' ? value.slice(0, DAY_LENGTH) : ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const instant = new Date(`${day}T00:00Z`)
  if (Number.isNaN(instant.getTime()) || dayOf(instant) !== day) return null
  return (instant.getTime() - Date.parse(dayOf(now))) / DAY_MS
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, DAY_LENGTH)
}
