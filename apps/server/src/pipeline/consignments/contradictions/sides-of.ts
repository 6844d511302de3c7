import type { ComparedValue } from '@efti-hub/contract'
import type { FactComparison, Statement } from './compared.ts'

const keyOf = (value: ComparedValue) => JSON.stringify(value)

/** The values that contradict each other, each once, with the documents that give it. */
export function contradictingValues({
  statements,
  conflicts,
}: Pick<FactComparison, 'statements' | 'conflicts'>): Statement[][] {
  const wrong = new Set(
    conflicts.flatMap(({ left, right }) => [left.document.documentId, right.document.documentId]),
  )
  const ours = statements.filter(({ document }) => wrong.has(document.documentId))
  return [...Map.groupBy(ours, ({ value }) => keyOf(value)).values()]
}

/** What each document states against one of the values; null where the value is none of them. */
export function against(
  comparison: FactComparison,
  value: ComparedValue,
): { right: Statement; wrong: Statement[] } | null {
  const chosen = contradictingValues(comparison).find(([first]) => first && isSameValue(first.value, value))
  const [right] = chosen ?? []
  if (!chosen || !right) return null
  const ids = new Set(chosen.map(({ document }) => document.documentId))
  const wrong = comparison.conflicts.flatMap(({ left, right: other }) => [
    ...(ids.has(left.document.documentId) ? [other] : []),
    ...(ids.has(other.document.documentId) ? [left] : []),
  ])
  return { right, wrong: [...new Map(wrong.map((one) => [one.document.documentId, one])).values()] }
}

/** A measure is the same in either order of its two parts. */
export function isSameValue(left: ComparedValue, right: ComparedValue): boolean {
  if (typeof left === 'object' && typeof right === 'object' && 'unit' in left && 'unit' in right)
    return left.value === right.value && left.unit === right.unit
  return keyOf(left) === keyOf(right)
}
