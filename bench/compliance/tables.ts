import type { CaseOutcome, Reported } from './run-cases.ts'

/** Rightly reported of documents dated after the day of the run, and gone by itself: in a column of its own. */
const AHEAD = 'DOC-DATE-IN-FUTURE'

/** How many correct documents come out without a violation, and what is reported on the others. */
export function printClean(groups: Readonly<Record<string, readonly CaseOutcome[]>>): void {
  console.log('\n| documents | N | clean | critical | high | medium | low | dated ahead | unread | notes |')
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const [name, outcomes] of Object.entries(groups)) {
    const all = outcomes.flatMap((outcome) => outcome.violations)
    const violations = all.filter(({ code }) => code !== AHEAD)
    const ahead = outcomes.filter((outcome) => outcome.violations.some(({ code }) => code === AHEAD)).length
    const of = (severity: Reported['severity']) =>
      violations.filter((violation) => violation.severity === severity).length
    const clean = outcomes.filter((outcome) => outcome.violations.every(({ code }) => code === AHEAD)).length
    const remarks = (list: 'unread' | 'notes') => outcomes.reduce((sum, one) => sum + one[list].length, 0)
    console.log(
      `| ${name} | ${outcomes.length} | ${clean} | ${of('critical')} | ${of('high')} | ${of('medium')} | ${of('low')} | ${ahead} | ${remarks('unread')} | ${remarks('notes')} |`,
    )
  }
}

/** Each fault against the same document without it: what was reported in addition. */
export function printTwins(groups: Readonly<Record<string, readonly CaseOutcome[]>>): void {
  const faultless = new Map((groups.faultless ?? []).map((outcome) => [outcome.id, outcome]))
  const twins = (groups['with one fault'] ?? []).map((outcome) => {
    const before = new Set(faultless.get(outcome.id)?.violations.map(keyOf))
    const added = outcome.violations.filter((violation) => !before.has(keyOf(violation)))
    return { outcome, added }
  })
  const exact = twins.filter(({ added }) => added.length === 1).length
  const missed = twins.filter(({ added }) => added.length === 0).length
  console.log(
    `\n${twins.length} faults: ${exact} with exactly one violation, ${missed} without any, ${twins.length - exact - missed} with several.\n`,
  )
  console.log('| document | fault | reported in addition |')
  console.log('|---|---|---|')
  for (const { outcome, added } of twins) {
    const words = added.map(({ severity, code }) => `${severity} ${code}`).join(', ')
    console.log(`| ${outcome.id} | ${outcome.fault} | ${words || '-'} |`)
  }
}

function keyOf({ code, path }: Reported): string {
  return `${code} ${path}`
}
