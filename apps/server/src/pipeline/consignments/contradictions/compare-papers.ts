import type { CheckLine, Finding } from '@efti-hub/efti'
import { compareDays, compareParties, compareUnNumbers } from './compare-facts.ts'
import { compareMasses, comparePackages } from './compare-quantities.ts'
import type { Comparison, Conflict, Paper, Statement } from './compared.ts'

/** Begins the codes of all that is found by looking at several papers. */
export const OF_CONSIGNMENT = /^(?:CONSIGNMENT|CABOTAGE)-/

/** What two papers or more say of the same things; what only one says is compared with nothing. */
export function comparePapers(papers: readonly Paper[]): Comparison[] {
  return [
    compareMasses(papers),
    comparePackages(papers),
    compareUnNumbers(papers),
    compareParties(papers, 'consignor'),
    compareParties(papers, 'consignee'),
    compareDays(papers, 'takingOver'),
    compareDays(papers, 'delivery'),
  ].filter(({ statements }) => statements.length > 1)
}

/** What of it is held against one paper. */
export function findingsFor(documentId: string, comparisons: readonly Comparison[]): Finding[] {
  return comparisons.flatMap((comparison) => {
    const against = comparison.conflicts.flatMap((conflict) => againstIn(conflict, documentId))
    const [first] = against
    return first
      ? [
          findingOf(
            comparison,
            first.here,
            against.map(({ there }) => there),
          ),
        ]
      : []
  })
}

/** Comparisons with another paper, as lines of the score. */
export function linesFor(documentId: string, comparisons: readonly Comparison[]): CheckLine[] {
  return comparisons
    .filter(({ statements }) => statements.some(({ paper }) => paper.documentId === documentId))
    .map(({ code, rule, severity, conflicts }) => {
      const failed = conflicts.some((conflict) => againstIn(conflict, documentId).length > 0)
      return { code, rule, severity, passed: failed ? 0 : 1, failed: failed ? 1 : 0 }
    })
}

function againstIn({ left, right }: Conflict, documentId: string): { here: Statement; there: Statement }[] {
  if (left.paper.documentId === documentId) return [{ here: left, there: right }]
  return right.paper.documentId === documentId ? [{ here: right, there: left }] : []
}

function findingOf(comparison: Comparison, here: Statement, against: readonly Statement[]): Finding {
  const { code, label, severity, clause, remedy } = comparison
  const there = against.map(({ said, paper }) => `${said.shown} in ${paper.name}`)
  return {
    code,
    severity,
    violationType: 'Contradiction',
    message: `${label}: ${here.said.shown} here and ${listOf(there)}.`,
    fieldName: label,
    remedy,
    example: against[0]?.said.shown ?? null,
    eftiId: here.said.eftiId,
    path: here.said.path,
    clause,
    subsets: [],
  }
}

/** At most three are told by name. */
function listOf(parts: readonly string[]): string {
  const more = parts.length - 3
  const shown = more > 0 ? [...parts.slice(0, 3), `${more} more`] : parts
  return new Intl.ListFormat('en').format(shown)
}
