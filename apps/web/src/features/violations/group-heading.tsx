import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { actWords } from '../../words/violation-acts.ts'
import { violationsWords as words } from '../../words/violations.ts'
import type { GroupEntry } from './list-entries.ts'

interface GroupHeadingProps {
  group: GroupEntry
  first: boolean
  /** Selects all of it, what was not read yet too. */
  onSelect: (() => void) | undefined
  from: string
  action: ReactNode
}

/** The upper end of a card. */
export function GroupHeading({ group, first, onSelect, from, action }: GroupHeadingProps) {
  const { name, documentId, count } = group
  return (
    <div className={cn(!first && 'pt-4')}>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-t-lg border border-line bg-surface px-4 py-2.5 sm:px-5">
        <div className="min-w-0">
          <h2 className="truncate font-semibold" title={name}>
            {documentId ? (
              <Link
                to="/documents/$id"
                params={{ id: documentId }}
                search={{ from }}
                className="underline-offset-4 hover:text-brand hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <p className="text-sm text-ink-muted tabular-nums">{words.inGroup(count)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {onSelect && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={actWords.selectNamedGroup(count, name)}
              onClick={onSelect}
            >
              {actWords.selectGroup(count)}
            </Button>
          )}
          {action}
        </div>
      </div>
    </div>
  )
}
