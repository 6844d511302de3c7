import type { OpenSession } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { call } from '../../api/call.ts'
import { sessionsQuery } from '../../api/queries/own-account.ts'
import { useChange } from '../../api/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { Time } from '../../ui/time.tsx'
import { sessionsWords as words } from '../../words/own-account.ts'
import { programOf } from './program-of.ts'

export function SessionsCard() {
  const query = useQuery(sessionsQuery())
  const end = useChange({
    change: (id: string) => call('DELETE /api/settings/sessions/{id}', { path: { id } }),
    stale: [sessionsQuery().queryKey],
    done: () => words.ended,
  })
  const hasOthers = (query.data?.items.length ?? 0) > 1
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={query}
      action={
        hasOthers && (
          <Button variant="outline" size="sm" disabled={end.isPending} onClick={() => end.mutate('others')}>
            {words.signOutOthers}
          </Button>
        )
      }
    >
      {({ items }) => (
        <ul aria-label={words.list} className="divide-y divide-line">
          {items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </QueryCard>
  )
}

interface SessionRowProps {
  session: OpenSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { current, createdAt, usedAt, address, userAgent } = session
  const program = programOf(userAgent) ?? words.unknown
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <MonitorSmartphone className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span title={userAgent}>{program}</span>
            {current && <Badge variant="success">{words.current}</Badge>}
          </p>
          <p className="text-sm text-ink-muted">
            {address} · {words.since} <Time at={createdAt} brief /> · {words.used} <Time at={usedAt} brief />
          </p>
        </div>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          aria-label={words.signOutOf(`${program}, ${address}`)}
          onClick={onEnd}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
