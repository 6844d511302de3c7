import type { ViolationRow } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { describe, formatFix } from '../../ui/quantities.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { actWords } from '../../words/violation-acts.ts'
import { waitingWords } from '../../words/waiting.ts'
import { SeverityMark } from './severity-mark.tsx'

interface FieldViolationProps {
  violation: ViolationRow
  /** Shows clause, remedy and example as well. */
  open: boolean
  /** A day is chosen in a calendar: an example of how it is written on the wire would contradict it. */
  isDay?: boolean
  /** What can be done about it. */
  actions?: ReactNode
  /** Puts in the value that the rule knows; missing for those who may not correct. */
  onFix?: ((fix: NonNullable<ViolationRow['fix']>) => void) | undefined
}

export function FieldViolation({ violation, open, isDay = false, actions, onFix }: FieldViolationProps) {
  const { severity, clause, suggestedFix, example, fix, status } = violation
  return (
    <div className="flex gap-2 pb-1.5 text-sm">
      <SeverityMark severity={severity} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>{describe(violation)}</p>
        {violation.waiting && <p className="text-ink-muted">{waitingWords(violation.waiting)}</p>}
        {onFix && fix !== undefined && status === 'open' && (
          <Button variant="outline" size="xs" className="my-1" onClick={() => onFix(fix)}>
            {actWords.use(formatFix(fix))}
          </Button>
        )}
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
