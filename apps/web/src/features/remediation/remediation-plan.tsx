import type { RemediationAnswer } from '@efti-hub/contract'
import { Lightbulb } from 'lucide-react'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { remediationWords as words } from '../../words/remediation.ts'
import { RemediationStep } from './remediation-step.tsx'

type Plan = RemediationAnswer['remediationPlan']

/** Where the plan came from is first; what a model wrote is shown as text, never as markup. */
export function RemediationPlan({ plan }: { plan: Plan }) {
  const { origin, overview, steps, preventionTips = [] } = plan
  return (
    <ScrollArea label={words.title} className="p-5 wrap-anywhere">
      <p className="mb-5 rounded-md bg-info-soft px-3 py-2 text-sm text-info">{origin}</p>
      <h3 className="font-semibold">{words.overview}</h3>
      <p className="mt-1 whitespace-pre-line">{overview}</p>
      <h3 className="mt-6 font-semibold">{words.steps}</h3>
      <ol className="mt-3 grid gap-4 [counter-reset:step]">
        {steps.map((step) => (
          <RemediationStep key={`${step.action} ${step.details}`} step={step} />
        ))}
      </ol>
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
    </ScrollArea>
  )
}

export function PlanLoading() {
  return (
    <div className="grid gap-3 p-5">
      <p role="status" className="text-ink-muted">
        {words.pending}
      </p>
      <Skeleton className="h-14" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
