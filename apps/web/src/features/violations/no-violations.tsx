import type { Dashboard } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, SearchX, ShieldCheck } from 'lucide-react'
import { dashboardQuery } from '../../api/queries/overview.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { common } from '../../words/common.ts'
import { violationsWords as words } from '../../words/violations.ts'

/** Documents that no rule judges have no violations either; that makes none of them compliant. */
function whatIsJudged({ documents: { total }, compliance: { checked } }: Dashboard): string {
  if (total === 0) return words.noDocuments
  if (checked === 0) return words.noneJudged
  return checked === total ? words.noneAtAll : words.noneInJudged(checked, total)
}

interface NoViolationsProps {
  failed: boolean
  filtered: boolean
  onRetry: () => void
  onClear: () => void
}

export function NoViolations({ failed, filtered, onRetry, onClear }: NoViolationsProps) {
  const { data } = useQuery({ ...dashboardQuery(), enabled: !failed && !filtered })
  const hint = data && whatIsJudged(data)
  const [icon, title, description] = failed
    ? [CloudOff, words.loadFailed, undefined]
    : filtered
      ? [SearchX, words.none, words.noneMatching]
      : [ShieldCheck, words.none, hint]
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        description={description}
        action={
          (failed || filtered) && (
            <Button variant="outline" size="sm" onClick={failed ? onRetry : onClear}>
              {failed ? common.tryAgain : common.clearFilters}
            </Button>
          )
        }
      />
    </Card>
  )
}
