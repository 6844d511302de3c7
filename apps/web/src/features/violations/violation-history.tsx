import type { ViolationAct, ViolationCan, ViolationRow } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { violationQuery } from '../../api/queries/violations.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { shortTime } from '../../words/format.ts'
import { actWords as words } from '../../words/violation-acts.ts'
import { NewComment } from './new-comment.tsx'

interface ViolationDetailProps {
  violation: ViolationRow
  can: readonly ViolationCan[]
}

/** Comments and everything that happened to a violation, oldest first. */
export function ViolationHistory({ violation: { id }, can }: ViolationDetailProps) {
  const { data, isError } = useQuery(violationQuery(id))
  if (isError) return null
  if (!data) return <Skeleton className="mt-2 h-12" />
  return (
    <div className="mt-3 grid max-w-2xl gap-3 border-t border-line pt-3 text-sm">
      <ol aria-label={words.history} className="grid gap-1.5">
        {data.acts.map((act) => (
          <Act key={act.id} act={act} />
        ))}
      </ol>
      {can.includes('comment') && <NewComment violationId={id} />}
    </div>
  )
}

function Act({ act: { act, author, at, after, text } }: { act: ViolationAct }) {
  const what = act === 'assigned' && after === null ? words.nobody : after
  return (
    <li className="wrap-anywhere">
      <span className="font-medium">{words.acts[act]}</span>
      {act === 'assigned' && ` ${what}`}
      {act === 'reclassified' && words.became[after ?? '']}
      {act === 'due' && after && ` ${shortTime(after)}`}{' '}
      <span className="text-ink-muted">
        · {author?.name ?? words.product}, <Time at={at} />
      </span>
      {text && <p className="mt-0.5 rounded-md bg-sunken px-2.5 py-1.5 whitespace-pre-line">{text}</p>}
    </li>
  )
}
