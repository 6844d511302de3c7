import { useQuery } from '@tanstack/react-query'
import { CloudOff, ListChecks } from 'lucide-react'
import { jobsQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { jobsWords as words } from '../../words/documents.ts'
import { JobEntry } from './job-entry.tsx'

export function Jobs({ documentId, active }: { documentId: string; active: boolean }) {
  const { data, isPending, isError, error, refetch } = useQuery({
    ...jobsQuery(documentId),
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
