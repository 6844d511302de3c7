import { checkWords as words } from '../../words/checks.ts'
import { useComparison } from './use-checks.ts'

/** What the latest check found otherwise than the one before it, once there was one. */
export function CheckComparisonLine({ documentId }: { documentId: string }) {
  const { data } = useComparison(documentId, true)
  if (!data?.before) return null
  const { before, after, went, appeared, stayed } = data
  return (
    <ComparedLine
      label={words.compared}
      resolved={went.length}
      fresh={appeared.length}
      stay={stayed.length}
      score={before.score === after.score ? undefined : words.score(before.score, after.score)}
    />
  )
}

interface ComparedLineProps {
  label: string
  resolved: number
  fresh: number
  stay: number
  score?: string | undefined
}

/** "2 resolved, 0 new, 3 stay". */
export function ComparedLine({ label, resolved, fresh, stay, score }: ComparedLineProps) {
  return (
    <p role="status" className="flex flex-wrap gap-x-3 text-sm tabular-nums">
      <span className="text-ink-muted">{label}:</span>
      <span className={resolved > 0 ? 'font-medium text-success' : 'text-ink-muted'}>
        {words.resolved(resolved)}
      </span>
      <span className={fresh > 0 ? 'font-medium text-error' : 'text-ink-muted'}>{words.fresh(fresh)}</span>
      <span className="text-ink-muted">{words.stay(stay)}</span>
      {score && <span className="text-ink-muted">{score}</span>}
    </p>
  )
}
