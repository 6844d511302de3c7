import { useQuery } from '@tanstack/react-query'
import { jobsQuery } from '../../api/queries/documents.ts'
import { Notice } from '../../ui/notice.tsx'
import { documentWords as words } from '../../words/document.ts'

/** Why processing failed, as the job that failed last states it; the jobs are listed oldest first. */
export function useFailureReason(documentId: string, failed: boolean): string | undefined {
  const { data } = useQuery({ ...jobsQuery(documentId), enabled: failed, refetchOnMount: 'always' })
  return data?.findLast(({ status }) => status === 'failed')?.message ?? undefined
}

/** Above what was read before the failure. */
export function FailureNotice({ documentId }: { documentId: string }) {
  const reason = useFailureReason(documentId, true)
  return (
    <Notice tone="error" title={words.processingFailed} className="mb-4">
      {reason}
    </Notice>
  )
}
