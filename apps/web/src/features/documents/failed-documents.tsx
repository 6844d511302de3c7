import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, RotateCw } from 'lucide-react'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { documentCountsQuery } from '../../api/queries/document-counts.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { retryingWords as words } from '../../words/reading.ts'

interface FailedDocumentsProps {
  mayRetry: boolean
  /** The list shows nothing else already. */
  isShown: boolean
  onShow: () => void
}

/** Above the list as long as documents failed: how many, and all of them again with one button. */
export function FailedDocuments({ mayRetry, isShown, onShow }: FailedDocumentsProps) {
  const { data } = useQuery(documentCountsQuery())
  const retry = useRetry()
  if (!data?.failed) return null
  return (
    <section
      aria-label={words.region}
      className="mx-4 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-error/30 bg-error-soft px-4 py-2.5 sm:mx-5"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 text-error" />
      <p className="min-w-40 flex-1 text-sm">{words.failedCount(data.failed)}</p>
      <div className="flex flex-wrap gap-2">
        {!isShown && (
          <Button variant="outline" size="sm" onClick={onShow}>
            {words.show}
          </Button>
        )}
        {mayRetry && (
          <Button variant="outline" size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
            <RotateCw aria-hidden />
            {words.action}
          </Button>
        )}
      </div>
    </section>
  )
}

function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/documents/retry-failed'),
    onSuccess: ({ retried }) =>
      showToast({ title: words.started.title, description: words.started.description(retried) }),
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    onSettled: () => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/documents', queryKey) })
    },
  })
}
