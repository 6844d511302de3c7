import type { Document, ProcessingJob } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { jobsKey } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { jobsWords as words } from '../../words/documents.ts'
import { JobEntry } from './job-entry.tsx'
import { ReadAgain } from './read-again.tsx'

interface JobsDialogProps {
  /** The dialog is open while there is one. */
  documentId: string | null
  documentName: string | undefined
  /** Set when the list is there and the document is not in it. */
  unlisted: boolean
  onClose: () => void
}

export function JobsDialog({ documentId, documentName, unlisted, onClose }: JobsDialogProps) {
  // Kept while the dialog fades out, so that its content does not vanish before it does.
  const [shown, setShown] = useState(documentId)
  useEffect(() => {
    if (documentId) setShown(documentId)
  }, [documentId])
  const id = documentId ?? shown
  const document = useQuery<Document>({
    queryKey: ['/api/documents', id],
    enabled: documentId !== null && unlisted,
  })
  const name = documentName ?? document.data?.originalName ?? common.unknown

  return (
    <Dialog open={documentId !== null} onClose={onClose} title={words.title} description={name}>
      <ScrollArea label={words.title} className="max-h-[60dvh] min-h-48">
        {id && <Jobs documentId={id} active={documentId !== null} />}
      </ScrollArea>
      {id && <ReadAgain key={id} documentId={id} documentName={name} active={documentId !== null} />}
    </Dialog>
  )
}

function Jobs({ documentId, active }: { documentId: string; active: boolean }) {
  const { data, isPending, isError, error, refetch } = useQuery<ProcessingJob[]>({
    queryKey: jobsKey(documentId),
    enabled: active,
    // What happened while the dialog was closed is not in the cache.
    refetchOnMount: 'always',
  })
  if (isError && !data) {
    return (
      <EmptyState
        icon={CloudOff}
        title={words.loadFailed}
        description={serverMessage(error) ?? undefined}
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      />
    )
  }
  if (isPending) return <JobsLoading />
  if (data.length === 0) return <EmptyState icon={ListChecks} title={words.none} />
  return (
    <ul className="divide-y divide-line">
      {data.map((job) => (
        <JobEntry key={job.id} job={job} />
      ))}
    </ul>
  )
}

function JobsLoading() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-6 p-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
