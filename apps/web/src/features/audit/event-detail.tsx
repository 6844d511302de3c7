import { codeInWords } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { auditWords as words } from '../../words/audit.ts'
import { common } from '../../words/common.ts'
import { ChangedValues } from './changed-values.tsx'
import { ResourceLink } from './resource-link.tsx'
import { useEvent } from './use-audit.ts'

export function EventDetail({ id }: { id: string }) {
  const { data: event, isError, refetch } = useEvent(id)
  if (isError) {
    const again = (
      <Button variant="outline" size="xs" onClick={() => void refetch()}>
        {common.tryAgain}
      </Button>
    )
    return <Notice tone="error" title={words.detailFailed} action={again} />
  }
  if (!event) return <Skeleton className="h-24" />
  return (
    <div className="grid gap-3 rounded-md border border-line bg-sunken p-3 text-sm">
      <ChangedValues event={event} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-muted">{words.resource}</dt>
        <dd className="flex flex-wrap gap-x-3">
          {codeInWords(event.resourceType)}
          <ResourceLink event={event} />
        </dd>
        <dt className="text-ink-muted">{words.place}</dt>
        <dd className="tabular-nums">{event.seq}</dd>
        <dt className="text-ink-muted">{words.hash}</dt>
        <dd className="truncate font-mono text-xs leading-5" title={event.hash}>
          {event.hash}
        </dd>
      </dl>
    </div>
  )
}
