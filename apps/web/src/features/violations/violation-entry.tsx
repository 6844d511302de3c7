import type { ViolationCan, ViolationRow } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Hourglass, MessageSquare, User } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { describe } from '../../ui/quantities.ts'
import { Time } from '../../ui/time.tsx'
import { actWords } from '../../words/violation-acts.ts'
import { violationsWords as words } from '../../words/violations.ts'
import { waitingWords } from '../../words/waiting.ts'
import { DueMark } from './due-mark.tsx'
import { FixButton } from './fix-button.tsx'
import { SeverityBadge } from './severity-badge.tsx'
import { ViolationActions } from './violation-actions.tsx'
import { ViolationFacts } from './violation-facts.tsx'
import { ViolationHistory } from './violation-history.tsx'

export interface EntryActs {
  onSelect: (id: string, selected: boolean) => void
  /** It becomes the current one, and shows its details or hides them. */
  onToggle: (id: string) => void
  /** It is the current one on the way back. */
  onVisit: (id: string) => void
}

interface ViolationEntryProps {
  violation: ViolationRow
  can: readonly ViolationCan[]
  me: string | null
  selected: boolean
  /** The one that the keyboard is at. */
  current: boolean
  expanded: boolean
  /** At the very top, where no heading ends the card above. */
  first: boolean
  last: boolean
  /** Said where the list is not grouped by document. */
  naming: boolean
  /** Address of the list, with which the document is opened. */
  from: string
  acts: EntryActs
  /** What else can be done, once it is expanded. */
  action: (violation: ViolationRow) => ReactNode
}

export const ViolationEntry = memo(function ViolationEntry(props: ViolationEntryProps) {
  const { violation, can, me, selected, current, expanded, first, last, naming, from, acts, action } = props
  const { id, severity, violationType, documentName } = violation
  const description = describe(violation)
  return (
    <div
      data-violation={id}
      data-current={current || undefined}
      className={cn(
        'grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-x border-b border-line px-4 py-3 sm:px-5 @xl:grid-cols-[1.25rem_6rem_minmax(0,1fr)]',
        selected ? 'bg-brand-soft' : 'bg-surface',
        current && 'shadow-[inset_3px_0_0_var(--brand)]',
        first && 'rounded-t-lg border-t',
        last && 'rounded-b-lg',
      )}
    >
      <Checkbox
        className="mt-0.5"
        aria-label={actWords.select(`${violationType}: ${description}`)}
        checked={selected}
        onChange={(event) => acts.onSelect(id, event.target.checked)}
      />
      <div className="justify-self-start">
        <SeverityBadge severity={severity} />
      </div>
      <div className="min-w-0 @max-xl:col-span-2">
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => acts.onToggle(id)}
          className="block w-full text-left"
        >
          <h3 className="font-medium wrap-anywhere">{violationType}</h3>
          <p className="mt-0.5 wrap-anywhere">{description}</p>
        </button>
        <ViolationFacts violation={violation} whole={expanded} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          {naming && <span className="max-w-72 truncate">{documentName}</span>}
          <Life violation={violation} />
          {can.includes('correct') && <FixButton violation={violation} className="ml-auto" />}
          <Link
            to="/documents/$id"
            params={{ id: violation.documentId }}
            search={{ ...(violation.path && { field: violation.path }), from }}
            data-field-link
            onClick={() => acts.onVisit(id)}
            className={cn(
              !violation.fix && 'ml-auto',
              'inline-flex items-center gap-1 font-medium text-brand underline-offset-4 hover:underline',
            )}
          >
            {actWords.open}
            <ArrowUpRight className="size-4" aria-hidden />
          </Link>
        </p>
        {expanded && (
          <>
            <ViolationActions violation={violation} can={can} me={me}>
              {action(violation)}
            </ViolationActions>
            <ViolationHistory violation={violation} can={can} />
          </>
        )}
      </div>
    </div>
  )
})

/** Owner, due date, comments and outcome. */
function Life({ violation }: { violation: ViolationRow }) {
  const { status, owner, commentCount, waiver, resolvedAt, reopenedAt } = violation
  return (
    <>
      <DueMark violation={violation} />
      {status === 'open' && reopenedAt && (
        <span>
          {words.reopened} <Time at={reopenedAt} brief />
        </span>
      )}
      {waiver && (
        <span title={waiver.reason}>
          {waiver.rule ? words.acceptedBy(waiver.author.name) : words.waivedBy(waiver.author.name)}
          {waiver.expiresAt && ` ${words.waivedUntil} `}
          {waiver.expiresAt && <Time at={waiver.expiresAt} brief />}
        </span>
      )}
      {status === 'resolved' && resolvedAt && (
        <span>
          {words.resolved} <Time at={resolvedAt} brief />
        </span>
      )}
      {violation.waiting && (
        <span className="inline-flex items-center gap-1">
          <Hourglass className="size-3.5" aria-hidden />
          {waitingWords(violation.waiting)}
        </span>
      )}
      {owner && (
        <span className="inline-flex items-center gap-1">
          <User className="size-3.5" aria-hidden />
          <span className="sr-only">{words.owner('')}</span>
          {owner.name}
        </span>
      )}
      {commentCount > 0 && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <MessageSquare className="size-3.5" aria-hidden />
          <span aria-hidden>{commentCount}</span>
          <span className="sr-only">{words.comments(commentCount)}</span>
        </span>
      )}
    </>
  )
}
