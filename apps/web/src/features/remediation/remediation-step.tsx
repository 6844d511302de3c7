import type { RemediationAnswer } from '@efti-hub/contract'
import { remediationWords as words } from '../../words/remediation.ts'

type Step = RemediationAnswer['remediationPlan']['steps'][number]

export function RemediationStep({ step }: { step: Step }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-full border border-line text-sm font-semibold tabular-nums [counter-increment:step] before:content-[counter(step)]"
      />
      <div className="min-w-0 pt-1">
        <h4 className="font-medium">{step.action}</h4>
        <p className="mt-0.5 whitespace-pre-line text-ink-muted">{step.details}</p>
        {step.example && (
          <div className="mt-2 rounded-md border border-line bg-sunken px-3 py-2 text-sm">
            <span className="text-ink-muted">{words.example}: </span>
            <span className="whitespace-pre-line">{step.example}</span>
          </div>
        )}
      </div>
    </li>
  )
}
