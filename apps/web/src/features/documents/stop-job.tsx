import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleStop } from 'lucide-react'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { jobsQuery, languagesQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { stoppingWords as words } from '../../words/reading.ts'

/** Beside a job that waits or is at work; anyone who may have the document re-read may stop it. */
export function StopJob({ documentId, jobName }: { documentId: string; jobName: string }) {
  // Read below the list of jobs.
  const { data } = useQuery({ ...languagesQuery(documentId), enabled: false })
  const stop = useStop(documentId)
  if (data?.refusal !== null) return null
  return (
    <Button
      variant="outline"
      size="xs"
      aria-label={words.label(jobName)}
      disabled={stop.isPending}
      onClick={() => stop.mutate()}
    >
      <CircleStop aria-hidden />
      {words.action}
    </Button>
  )
}

function useStop(documentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/documents/{id}/cancel', { path: { id: documentId } }),
    onError: (error) => {
      const description = serverMessage(error) ?? words.failed.description
      showToast({ title: words.failed.title, description, variant: 'destructive' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: jobsQuery(documentId).queryKey })
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.length === 1 && isBelow('/api/documents', queryKey),
      })
    },
  })
}
