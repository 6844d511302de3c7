import { type HeldAccess, ROLE_LABELS } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { heldWords as words } from '../../words/members.ts'
import { useHeldAccess, useHeldDecision } from './use-held-access.ts'

/** Only there while something waits: most organisations never see it. */
export function HeldAccessCard() {
  const { data } = useHeldAccess()
  const decision = useHeldDecision()
  if (!data || data.total === 0) return null
  const decide = (entry: HeldAccess, keep: boolean) => decision.mutate({ entry, keep })
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      <ul aria-label={words.title} className="divide-y divide-line px-4 pb-5 sm:px-5">
        {data.items.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{entry.name}</p>
              <p className="text-sm wrap-anywhere text-ink-muted">
                {[words[entry.kind], entry.role && ROLE_LABELS[entry.role], entry.email]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="outline"
                disabled={decision.isPending}
                aria-label={words.keepOf(entry.name)}
                onClick={() => decide(entry, true)}
              >
                {words.keep}
              </Button>
              <Button
                variant="outline"
                disabled={decision.isPending}
                aria-label={words.removeOf(entry.name)}
                onClick={() => decide(entry, false)}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
