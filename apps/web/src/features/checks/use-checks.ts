import type { CheckComparison, ComplianceCheck } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { comparisonKey, complianceKey } from '../../api/keys.ts'

/** The latest check; null when there is none. */
export function useLatestCheck(documentId: string) {
  return useQuery<ComplianceCheck[], Error, ComplianceCheck | null>({
    queryKey: complianceKey(documentId),
    select: (checks) => checks.at(-1) ?? null,
  })
}

/** What the latest check found otherwise than the one before. */
export function useComparison(documentId: string, checked: boolean) {
  return useQuery<CheckComparison>({ queryKey: comparisonKey(documentId), enabled: checked })
}
