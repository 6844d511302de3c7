import type { PlanField, RemediationPlan } from '@efti-hub/contract'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Time } from '../../ui/time.tsx'
import { remediationWords as words } from '../../words/remediation.ts'
import { PlanStep } from './plan-step.tsx'
import { type Tick, useTick } from './use-plan.ts'

interface PlanViewProps {
  plan: RemediationPlan
  documentId: string
  onPlan: (plan: RemediationPlan) => void
  /** A field is opened, and the dialog closes. */
  onLeave: () => void
  onRegenerate: () => void
  busy: boolean
  onAsk?: (fields: PlanField[]) => void
}

/** Where the plan came from is first; what a model wrote is shown as text, never as markup. */
export function PlanView({ plan, documentId, onPlan, onLeave, onRegenerate, busy, onAsk }: PlanViewProps) {
  const { origin, notice, overview, steps, preventionTips = [], stale, madeAt, parties } = plan
  const tick = useTick(documentId, onPlan)
  // Each box shows immediately what it was set to, until the server has it: ticks wait for one another.
  const [ticking, setTicking] = useState<readonly Tick[]>([])
  const set = (next: Tick) => {
    setTicking((now) => [...now, next])
    const settle = () => setTicking((now) => now.filter((one) => one !== next))
    tick.mutateAsync(next).then(settle, settle)
  }
  const groups = [...Map.groupBy(steps, ({ who }) => who)]
  const isGrouped = plan.id !== ''
  const done = steps.filter((step) => step.done !== null).length
  return (
    <>
      <p className="mb-4 rounded-md bg-info-soft px-3 py-2 text-sm text-info">{origin}</p>
      {notice && <Notice tone="warning" title={notice} className="mb-4" />}
      {stale && (
        <Notice
          tone={stale.appeared > 0 ? 'warning' : 'info'}
          title={words.staleTitle}
          className="mb-4"
          action={
            stale.appeared > 0 && (
              <Button size="xs" variant="outline" className="print:hidden" busy={busy} onClick={onRegenerate}>
                {words.regenerate}
              </Button>
            )
          }
        >
          {words.stale(stale)}
        </Notice>
      )}
      <h3 className="font-semibold">{words.overview}</h3>
      <p className="mt-1 whitespace-pre-line">{overview}</p>
      {steps.length > 0 && (
        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-semibold">{words.steps}</h3>
          {isGrouped && (
            <p className="text-sm text-ink-muted" aria-live="polite">
              {words.progress(done, steps.length)} · {words.madeAt} <Time at={madeAt} />
            </p>
          )}
        </div>
      )}
      {groups.map(([who, own]) => (
        <section
          key={who}
          className="mt-3"
          aria-label={isGrouped ? words.actor(who, parties[who]) : words.steps}
        >
          {isGrouped && (
            <h4 className="border-b border-line pb-1 text-sm font-semibold text-ink-muted">
              {words.actor(who, parties[who])}
            </h4>
          )}
          <ol className="mt-3 grid gap-5">
            {own.map((step) => (
              <PlanStep
                key={`${step.id} ${step.action} ${step.details}`}
                step={step}
                number={steps.indexOf(step) + 1}
                documentId={documentId}
                onTick={(checked) => set({ stepId: step.id, done: checked })}
                ticking={ticking.findLast(({ stepId }) => stepId === step.id)?.done ?? null}
                onLeave={onLeave}
                {...(onAsk && { onAsk })}
              />
            ))}
          </ol>
        </section>
      ))}
      {preventionTips.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{words.tips}</h3>
          <ul className="mt-2 grid gap-2">
            {preventionTips.map((tip) => (
              <li key={tip} className="flex items-start gap-2">
                <Lightbulb className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
                {tip}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
