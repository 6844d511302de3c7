import type { Decision } from '@efti-hub/contract'
import { BadgeCheck, CircleSlash, Scale } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Time } from '../../ui/time.tsx'
import { decisionWords as words } from '../../words/decisions.ts'

const LOOKS = {
  approved: { icon: BadgeCheck, badge: 'success' },
  rejected: { icon: CircleSlash, badge: 'error' },
} as const

/** The latest first; those that were withdrawn stay, with the reason. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) {
    return <EmptyState icon={Scale} title={words.none} description={words.noneHint} />
  }
  return (
    <ol aria-label={words.list} className="divide-y divide-line">
      {decisions.map((decision) => (
        <DecisionEntry key={decision.id} decision={decision} />
      ))}
    </ol>
  )
}

function DecisionEntry({ decision: { decision, comment, author, at, withdrawn } }: { decision: Decision }) {
  const { icon: Icon, badge } = LOOKS[decision]
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={withdrawn ? 'secondary' : badge}>
          <Icon aria-hidden />
          {words.names[decision]}
        </Badge>
        <span>{words.by(author.name)}</span>
        <span className="text-sm text-ink-muted">
          <Time at={at} />
        </span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
      {withdrawn && (
        <p className="text-sm text-ink-muted">
          {words.withdrawn} <Time at={withdrawn.at} brief />: {words.withdrawnBecause[withdrawn.reason]}
          {withdrawn.author && `, ${words.by(withdrawn.author.name)}`}
        </p>
      )}
    </li>
  )
}
