import type { ComparedValue } from '@efti-hub/contract'
import type { Comparison, Statement } from './compared.ts'

const keyOf = (value: ComparedValue) => JSON.stringify(value)

/** The values that contradict each other, each once, with the documents that give it. */
export function contradictingValues({
  statements,
  conflicts,
}: Pick<Comparison, 'statements' | 'conflicts'>): Statement[][] {
  const wrong = new Set(
    conflicts.flatMap(({ left, right }) => [left.paper.documentId, right.paper.documentId]),
  )
  const ours = statements.filter(({ paper }) => wrong.has(paper.documentId))
  return [...Map.groupBy(ours, ({ value }) => keyOf(value)).values()]
}

/** What each document says against one of the values; null where the value is none of them. */
export function against(
  comparison: Comparison,
  value: ComparedValue,
): { right: Statement; wrong: Statement[] } | null {
  const chosen = contradictingValues(comparison).find(([first]) => first && isSameValue(first.value, value))
  const [right] = chosen ?? []
  if (!chosen || !right) return null
  const ids = new Set(chosen.map(({ paper }) => paper.documentId))
  const wrong = comparison.conflicts.flatMap(({ left, right: other }) => [
    ...(ids.has(left.paper.documentId) ? [other] : []),
    ...(ids.has(other.paper.documentId) ? [left] : []),
  ])
  return { right, wrong: [...new Map(wrong.map((one) => [one.paper.documentId, one])).values()] }
}

/** A measure is the same whichever of its two parts comes first. */
export function isSameValue(left: ComparedValue, right: ComparedValue): boolean {
  if (typeof left === 'object' && typeof right === 'object' && 'unit' in left && 'unit' in right)
    return left.value === right.value && left.unit === right.unit
  return keyOf(left) === keyOf(right)
}
