import { useQuery } from '@tanstack/react-query'
import { checksQuery, comparisonQuery } from '../../api/queries/checks.ts'

/** The latest check; null when there is none. */
export function useLatestCheck(documentId: string) {
  return useQuery({
    ...checksQuery(documentId),
    select: (checks) => checks.at(-1) ?? null,
  })
}

/** What the latest check found otherwise than the one before. */
export function useComparison(documentId: string, checked: boolean) {
  return useQuery({ ...comparisonQuery(documentId), enabled: checked })
}
