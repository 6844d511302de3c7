import type { CabotageWatch } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { consignmentPageWords as words } from '../../words/consignments.ts'

export function CabotageCard({ watch }: { watch: CabotageWatch }) {
  const id = useId()
  const { vehicle, country, incoming, operations, lastDay, left, freeAgain } = watch
  return (
    <Card aria-labelledby={id}>
      <CardHeader title={words.cabotage(vehicle, country)} titleId={id} description={words.cabotageHint} />
      <div className="grid gap-3 border-t border-line px-4 py-4 sm:px-5">
        <p>
          {incoming ? (
            <Link
              to="/consignments/$id"
              params={{ id: incoming.consignmentId }}
              className="underline-offset-4 hover:text-brand hover:underline"
            >
              {(incoming.isAssumed ? words.incomingAssumed : words.incoming)(
                incoming.title,
                incoming.unloaded,
              )}
            </Link>
          ) : (
            <span className="text-ink-muted">{words.noIncoming}</span>
          )}
        </p>
        <ol className="grid gap-2">
          {operations.map((operation) => (
            <Operation key={operation.consignmentId} operation={operation} />
          ))}
        </ol>
        <p className="text-sm text-ink-muted tabular-nums">
          {[lastDay && words.lastDay(lastDay), words.left(left), words.freeAgain(freeAgain)]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </Card>
  )
}

function Operation({ operation }: { operation: CabotageWatch['operations'][number] }) {
  const { consignmentId, title, number, from, to, breaches, isThis } = operation
  return (
    <li>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{words.operation(number)}</span>
        <span className="tabular-nums">{words.days(from, to)}</span>
        {isThis ? (
          <span>
            {title} <span className="text-sm text-ink-muted">({words.thisOne})</span>
          </span>
        ) : (
          <Link
            to="/consignments/$id"
            params={{ id: consignmentId }}
            className="text-brand underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        )}
      </p>
      {breaches.map((breach) => (
        <p key={breach} className="mt-0.5 flex gap-1.5 text-sm text-error">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{breach}</span>
        </p>
      ))}
    </li>
  )
}
