import type { PlanField, RemediationStep } from '@efti-hub/contract'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowUpRight, Handshake } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { Time } from '../../ui/time.tsx'
import { remediationWords as words } from '../../words/remediation.ts'
import { severityLabels } from '../../words/violations.ts'
import { ApplyValue } from './apply-value.tsx'

interface PlanStepProps {
  step: RemediationStep
  number: number
  documentId: string
  onTick: (done: boolean) => void
  /** What the box was just set to, until the server has it; else null. */
  ticking: boolean | null
  onLeave: () => void
  onAsk?: (fields: PlanField[]) => void
}

/** Of a step that is about many places. */
const MOST_LINKS = 6

export function PlanStep({ step, number, documentId, onTick, ticking, onLeave, onAsk }: PlanStepProps) {
  const { id, action, details, example, fields, who, value, done, violationIds } = step
  const boxId = useId()
  const more = fields.length - MOST_LINKS
  return (
    <li data-step={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 break-inside-avoid">
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-full border border-line text-sm font-semibold tabular-nums"
      >
        {number}
      </span>
      <div className="min-w-0 pt-1">
        <h5 className={cn('font-medium', done && 'text-ink-muted')}>{action}</h5>
        {violationIds.length > 0 && <Weight step={step} />}
        <p className="mt-0.5 whitespace-pre-line text-ink-muted">{details}</p>
        {example && (
          <div className="mt-2 rounded-md border border-line bg-sunken px-3 py-2 text-sm">
            <span className="text-ink-muted">{words.example}: </span>
            <span className="whitespace-pre-line">{example}</span>
          </div>
        )}
        {value && <ApplyValue documentId={documentId} value={value} isDone={done !== null} onTick={onTick} />}
        {fields.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
            {fields.slice(0, MOST_LINKS).map((field) => (
              <li key={field.path}>
                <FieldLink documentId={documentId} field={field} onLeave={onLeave} />
              </li>
            ))}
            {more > 0 && <li className="text-ink-muted">{words.moreFields(more)}</li>}
          </ul>
        )}
        {id && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <label htmlFor={boxId} className="inline-flex items-center gap-2 font-medium">
              <Checkbox
                id={boxId}
                checked={ticking ?? done !== null}
                disabled={done !== null && done.by === null}
                onChange={(event) => onTick(event.target.checked)}
              />
              {words.done}
              <span className="sr-only">{words.doneStep(action)}</span>
            </label>
            {done && (
              <span className="text-ink-muted">
                {done.by ? words.doneBy(done.by.name) : words.doneByItself}
                <Time at={done.at} brief />
              </span>
            )}
            {onAsk && who !== 'us' && !value && !done && fields.length > 0 && (
              <Button size="xs" variant="outline" className="print:hidden" onClick={() => onAsk(fields)}>
                <Handshake aria-hidden />
                {words.ask}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** How severe it is, and how much it settles. */
function Weight({ step: { severity, violationIds } }: { step: RemediationStep }) {
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-muted">
      <Icon className={cn('size-4', mark)} aria-hidden />
      {severityLabels[severity]} · {words.violations(violationIds.length)}
    </p>
  )
}

interface FieldLinkProps {
  documentId: string
  field: PlanField
  onLeave: () => void
}

function FieldLink({ documentId, field: { path, label, place }, onLeave }: FieldLinkProps) {
  // From the document itself the way back stays the one that it had.
  const from = useLocation({
    select: ({ pathname, href, search }) => (pathname.startsWith('/documents/') ? search.from : href),
  })
  return (
    <Link
      to="/documents/$id"
      params={{ id: documentId }}
      search={{ field: path, ...(from && { from }) }}
      onClick={onLeave}
      className="inline-flex items-center gap-1 font-medium text-brand underline-offset-4 hover:underline"
    >
      {words.openField(label, place)}
      <ArrowUpRight className="size-4" aria-hidden />
    </Link>
  )
}
