import type { ViolationRow } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { describe } from '../../ui/quantities.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { SeverityMark } from './severity-mark.tsx'

interface FieldViolationProps {
  violation: ViolationRow
  /** Shows clause, remedy and example as well. */
  open: boolean
  /** A day is chosen in a calendar: an example of how it is written on the wire would contradict it. */
  isDay?: boolean
  /** What can be done about it. */
  actions?: ReactNode
}

export function FieldViolation({ violation, open, isDay = false, actions }: FieldViolationProps) {
  const { severity, clause, suggestedFix, example } = violation
  return (
    <div className="flex gap-2 pb-1.5 text-sm">
      <SeverityMark severity={severity} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{describe(violation)}</p>
        {open && (
          <dl className="mt-0.5 grid gap-0.5 text-ink-muted">
            {suggestedFix && <Line term={words.remedy} text={suggestedFix} />}
            {example && !isDay && <Line term={words.example} text={example} />}
            {clause && <Line term={words.clause} text={clause} />}
          </dl>
        )}
        {open && actions}
      </div>
    </div>
  )
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="inline">{term}: </dt>
      <dd className="inline text-ink">{text}</dd>
    </div>
  )
}
