import type { FirstDay, FirstDayStep } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { firstDayWords as words } from '../../words/first-day.ts'
import { useDismissal } from './use-first-day.ts'

const WorkDialog = lazy(() => import('./work-dialog.tsx'))

/** What a new organisation sets up first; gone once that is done or nobody wants it. */
export default function FirstDayCard({ firstDay: { steps } }: { firstDay: FirstDay }) {
  const [asking, setAsking] = useState(false)
  const dismissal = useDismissal()
  const done = steps.filter((one) => one.done).length
  return (
    <Card aria-labelledby="first-day">
      <CardHeader
        title={words.title}
        titleId="first-day"
        description={words.description(done, steps.length)}
        action={
          <Button
            variant="outline"
            size="sm"
            disabled={dismissal.isPending}
            onClick={() => void dismissal.dismiss()}
          >
            {words.dismiss}
          </Button>
        }
      />
      <ol className="border-t border-line">
        {steps.map((one) => (
          <Step key={one.step} {...one} onAsk={() => setAsking(true)} />
        ))}
      </ol>
      {asking && (
        <Suspense>
          <WorkDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Step({ step, done, onAsk }: FirstDay['steps'][number] & { onAsk: () => void }) {
  const { title, why } = words.steps[step]
  const Mark = done ? CircleCheck : CircleDashed
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0 sm:px-5">
      <Mark className={done ? 'mt-0.5 size-4 shrink-0 text-success' : 'mt-0.5 size-4 shrink-0'} aria-hidden />
      <div className="min-w-0">
        {done ? (
          <p className="text-ink-muted">
            {title} <span className="sr-only">({words.done})</span>
          </p>
        ) : (
          <>
            <StepLink step={step} title={title} onAsk={onAsk} />
            <p className="text-sm text-ink-muted">{why}</p>
          </>
        )}
      </div>
    </li>
  )
}

const LINK = 'text-left font-medium text-brand underline-offset-2 hover:underline'

interface StepLinkProps {
  step: FirstDayStep
  title: string
  onAsk: () => void
}

/** Leads to where the step is done. */
function StepLink({ step, title, onAsk }: StepLinkProps) {
  if (step === 'work')
    return (
      <button type="button" className={LINK} onClick={onAsk}>
        {title}
      </button>
    )
  if (step === 'document')
    return (
      <a href="#upload" className={LINK}>
        {title}
      </a>
    )
  return (
    <Link to="/settings" search={{ tab: 'tenant', part: step }} className={LINK}>
      {title}
    </Link>
  )
}
