import { type Contradiction, isBlocking } from '@efti-hub/contract'
import { personOf } from '../present.ts'
import type { SettlementRow } from '../tables.ts'
import type { FactComparison } from './compared.ts'
import { contradictingValues } from './sides-of.ts'

/** Those that are open, and those that somebody settled or accepted and nothing has contradicted since. */
export function presentContradictions(
  comparisons: readonly FactComparison[],
  settlements: readonly SettlementRow[],
  names: ReadonlyMap<string, string>,
): Contradiction[] {
  const settled = new Map(settlements.map((row) => [row.code, row]))
  return comparisons.flatMap((comparison) => {
    const { code, label, severity, clause, remedy, statements, conflicts, canSettle } = comparison
    const last = settled.get(code)
    const isOpen = conflicts.length > 0
    const accepted = isOpen ? undefined : comparison.accepted?.at(-1)
    if (!isOpen && !last && !accepted) return []
    const shown = isOpen ? conflicts : (comparison.acceptedConflicts ?? [])
    return {
      code,
      label,
      eftiId: statements[0]?.eftiId ?? '',
      severity,
      blocks: isBlocking({ severity }),
      clause,
      remedy,
      values: contradictingValues({ statements, conflicts: shown }).flatMap((group) =>
        group[0] ? [{ value: group[0].value, documents: group.map(documentIn) }] : [],
      ),
      canSettle,
      settled:
        isOpen || accepted || !last
          ? null
          : {
              value: last.value,
              ...personOf({ author: last.author, at: last.createdAt.toISOString() }, names),
            },
      accepted: accepted
        ? {
            reason: accepted.reason,
            ...personOf({ author: accepted.author, at: accepted.createdAt.toISOString() }, names),
          }
        : null,
    }
  })
}

function documentIn({ document: { documentId, name, profile }, path }: FactComparison['statements'][number]) {
  return { id: documentId, originalName: name, kind: profile.kind, path }
}
