import { checkWords as words } from '../../words/checks.ts'
import { useComparison } from './use-checks.ts'

/** "2 resolved, 0 new, 3 stay", once there was a check before this one. */
export function CheckComparisonLine({ documentId }: { documentId: string }) {
  const { data } = useComparison(documentId, true)
  if (!data?.before) return null
  const { before, after, went, appeared, stayed } = data
  return (
    <p role="status" className="flex flex-wrap gap-x-3 text-sm">
      <span className="text-ink-muted">{words.compared}:</span>
      <span className="text-success">{words.resolved(went.length)}</span>
      <span className={appeared.length > 0 ? 'text-error' : 'text-ink-muted'}>
        {words.fresh(appeared.length)}
      </span>
      <span className="text-ink-muted">{words.stay(stayed.length)}</span>
      {before.score !== after.score && (
        <span className="text-ink-muted tabular-nums">{words.score(before.score, after.score)}</span>
      )}
    </p>
  )
}
