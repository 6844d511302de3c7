import type { RetentionRun } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { retentionQuery } from '../../api/queries/settings.ts'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Time } from '../../ui/time.tsx'
import { retentionWords as words } from '../../words/settings.ts'

const PROOF = '/api/settings/retention/proof'

/** What the last run removed, what the next one will, and the proof of all of them. */
export function RetentionStatusCard() {
  const { data, isError } = useQuery(retentionQuery())
  if (isError) return <Notice tone="error" title={words.failed} className="mt-6 max-w-xl" />
  if (!data || (data.days === null && data.runs.length === 0)) return null
  const { nextRunAt, due, onHold, nextDueAt, runs } = data
  const [last] = runs
  return (
    <section aria-label={words.title} className="mt-6 grid max-w-xl gap-4 border-t border-line pt-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Line name={words.last}>{last ? <Run run={last} /> : words.never}</Line>
        {nextRunAt && (
          <Line name={words.next}>
            <Time at={nextRunAt} />: {words.due(due)}
          </Line>
        )}
        {nextRunAt && nextDueAt && (
          <Line name={words.nextDue}>
            <Time at={nextDueAt} />
          </Line>
        )}
        {onHold > 0 && <Line name={words.onHold}>{words.onHoldCount(onHold)}</Line>}
      </dl>
      {runs.length > 1 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-muted">{words.earlier}</summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {runs.slice(1).map((run) => (
              <li key={run.id}>
                <Run run={run} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="grid justify-items-start gap-1">
        <Button asChild variant="outline">
          <a href={PROOF} download onClick={confirmThenSave}>
            <Download aria-hidden />
            {words.proof}
          </a>
        </Button>
        <p className="text-sm text-ink-muted">{words.proofHint}</p>
      </div>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Run({ run: { startedAt, finishedAt, documents, uploads, files } }: { run: RetentionRun }) {
  return (
    <>
      <Time at={finishedAt ?? startedAt} />:{' '}
      {finishedAt ? words.removed(documents, uploads, files) : words.underWay(documents)}
    </>
  )
}
