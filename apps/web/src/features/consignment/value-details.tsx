import type { ConsignmentField, ValueReason } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { consignmentWords } from '../../words/consignment.ts'
import { reasonWords as words } from '../../words/reasons.ts'
import { formatValue } from './format-value.ts'
import { useValueHistory } from './use-consignment.ts'
import { isNews, useLearned } from './use-learned.ts'
import { WhatModelWasGiven } from './what-model-was-given.tsx'

interface ValueDetailsProps {
  documentId: string
  path: string
  field: ConsignmentField | null
  /** What was taken away from here. */
  gone?: ConsignmentField
  /** Left out for people who may not correct. */
  onPutBack?: (value: ConsignmentField['value']) => void
}

/** Below the value that is looked at: where it is, why it was read so, and what was there before. */
export function ValueDetails({ documentId, path, field, gone, onPutBack }: ValueDetailsProps) {
  const { data } = useValueHistory(documentId, true)
  const taught = useLearned(documentId, path)
  const details = useRef<HTMLDivElement>(null)
  const isExplained = data !== undefined
  useEffect(() => {
    // The row has grown by the details.
    if (isExplained) details.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [isExplained])
  const matching = data?.fields.filter((one) => one.path === path) ?? []
  const why = matching.find((one) => one.why)?.why
  // What was taken away is in the row itself.
  const current = matching.find(({ inForce, takenAway }) =>
    gone ? takenAway?.at === gone.takenAway?.at : inForce,
  )
  const earlier = matching.filter((one) => !one.inForce && one !== current)
  const shown = field ?? gone
  return (
    <div ref={details} className="grid gap-2 pb-2 text-sm">
      {shown && (
        <p className="text-ink-muted wrap-anywhere">
          {shown.why?.derived
            ? consignmentWords.derived(shown.why.derived)
            : consignmentWords.sources[shown.source]}
          {current?.author && ` (${current.author.name}, `}
          {current?.author && current.at && <Time at={current.at} brief />}
          {current?.author && ')'}
          {shown.evidence && shown.source !== 'structured' && (
            <>
              , {consignmentWords.onPage(shown.evidence.page)}.{' '}
              {consignmentWords.asPrinted(shown.evidence.snippet)}
            </>
          )}
        </p>
      )}
      {taught && isNews(taught) && <p className="text-ink-muted wrap-anywhere">{taught.message}</p>}
      {why && !why.derived && <Reason documentId={documentId} why={why} />}
      {earlier.length > 0 && <Earlier fields={earlier} onPutBack={onPutBack} />}
    </div>
  )
}

function Reason({ documentId, why }: { documentId: string; why: ValueReason }) {
  const { label, box, place, line, checks, repairs, competedWith, learnedFrom } = why
  const { suggestedBy, answered, agreedBy = [] } = why
  const where = [
    place && words.places[place],
    box !== undefined && words.box(box),
    line !== undefined && words.line(line),
  ].filter(Boolean)
  return (
    <dl
      aria-label={words.title}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-md bg-sunken px-3 py-2"
    >
      {(label || where.length > 0) && (
        <Fact term={words.label}>
          {label && <q className="wrap-anywhere">{label}</q>}
          {label && where.length > 0 && ', '}
          {where.join(', ')}
        </Fact>
      )}
      {checks.length > 0 && <Fact term={words.checks}>{checks.join('; ')}</Fact>}
      {repairs.length > 0 && <Fact term={words.repairs}>{repairs.join('; ')}</Fact>}
      {competedWith.length > 0 && <Fact term={words.competedWith}>{competedWith.join('; ')}</Fact>}
      {suggestedBy && (
        <Fact term={words.answered}>
          {answered && <q>{answered}</q>} {words.answeredBy(suggestedBy)}
        </Fact>
      )}
      {agreedBy.length > 0 && <Fact term={words.agreedBy}>{agreedBy.map(words.answeredBy).join('; ')}</Fact>}
      {(suggestedBy || agreedBy.length > 0) && (
        <Fact term="">
          <WhatModelWasGiven documentId={documentId} />
        </Fact>
      )}
      {learnedFrom && (
        <Fact term={words.learned}>
          <Link to="/documents/$id" params={{ id: learnedFrom }} className="text-brand underline">
            {words.learnedFrom}
          </Link>
          {' · '}
          <Link to="/settings" search={{ tab: 'tenant', part: 'memory' }} className="text-brand underline">
            {words.allLearned}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

interface EarlierProps {
  fields: readonly ConsignmentField[]
  onPutBack: ValueDetailsProps['onPutBack']
}

function Earlier({ fields, onPutBack }: EarlierProps) {
  return (
    <ul aria-label={words.history} className="grid gap-1">
      {fields.map((field) => {
        const shown = formatValue(field)
        return (
          <li
            key={`${field.at ?? ''}${shown}`}
            className="flex min-h-7 flex-wrap items-center justify-between gap-x-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <s className="text-ink">{shown}</s>{' '}
              <span className="text-ink-muted">
                {field.author ? field.author.name : words.read}
                {field.at && ', '}
                {field.at && <Time at={field.at} brief />}
                {field.takenAway && `. ${consignmentWords.takenAwayBy(field.takenAway.author.name)}`}
                {field.takenAway && <Time at={field.takenAway.at} brief />}
              </span>
            </span>
            {onPutBack && (
              <Button
                variant="ghost"
                size="xs"
                aria-label={words.putBackValue(shown)}
                onClick={() => onPutBack(field.value)}
              >
                <Undo2 aria-hidden />
                {words.putBack}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
