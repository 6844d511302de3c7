import type { AcceptedRule } from '@efti-hub/contract'
import { BellOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { QueryCard } from '../../../ui/query-card.tsx'
import { Time } from '../../../ui/time.tsx'
import { acceptedRuleWords as words } from '../../../words/accepted-rules.ts'
import { kindLabel } from '../../../words/document.ts'
import { useAcceptedRules, useStopping } from './use-accepted-rules.ts'

/** What the organisation accepts, with the person and the reason. */
export function AcceptedRulesCard() {
  const [leaving, setLeaving] = useState<AcceptedRule | null>(null)
  const query = useAcceptedRules()
  const stopping = useStopping()
  return (
    <>
      <QueryCard title={words.title} description={words.description} query={query}>
        {({ items, mayChange }) => (
          <>
            {items.length === 0 ? (
              <EmptyState icon={BellOff} title={words.none} description={words.noneHint} />
            ) : (
              <ul aria-label={words.title} className="divide-y divide-line">
                {items.map((rule) => (
                  <Entry key={rule.id} rule={rule} may={mayChange} onStop={() => setLeaving(rule)} />
                ))}
              </ul>
            )}
            {!mayChange && <p className="mt-3 text-sm text-ink-muted">{words.onlyRead}</p>}
          </>
        )}
      </QueryCard>
      <FormDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.stopTitle(leaving?.violationType ?? '')}
        description={words.stopHint(leaving?.accepted ?? 0)}
        confirm={words.stop}
        busy={stopping.isPending}
        onConfirm={() => leaving && stopping.mutate(leaving, { onSettled: () => setLeaving(null) })}
      />
    </>
  )
}

interface EntryProps {
  rule: AcceptedRule
  may: boolean
  onStop: () => void
}

function Entry({ rule, may, onStop }: EntryProps) {
  const { violationType, code, sender, kind, reason, author, at, expiresAt, accepted } = rule
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {violationType}
          <code className="rounded-sm border border-line bg-sunken px-1 font-mono text-xs font-normal">
            {code}
          </code>
        </h3>
        <p className="whitespace-pre-line wrap-anywhere">{words.because(reason)}</p>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <Fact term={words.sender}>{sender ? sender.name || words.noSender : words.allSenders}</Fact>
          <Fact term={words.kind}>{kind ? kindLabel(kind) : words.allKinds}</Fact>
          <Fact term={words.until}>{expiresAt ? <Time at={expiresAt} brief /> : words.noEnd}</Fact>
          <Fact term={words.by}>
            {author.name}, <Time at={at} />
          </Fact>
          <Fact term={words.now}>{words.count(accepted)}</Fact>
        </dl>
      </div>
      <Button variant="outline" disabled={!may} aria-label={words.stopOf(violationType)} onClick={onStop}>
        {words.stop}
      </Button>
    </li>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="inline">{term}: </dt>
      <dd className="inline text-ink">{children}</dd>
    </div>
  )
}
