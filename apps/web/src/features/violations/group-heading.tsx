import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { violationsWords as words } from '../../words/violations.ts'
import type { GroupEntry } from './list-entries.ts'

interface GroupHeadingProps {
  group: GroupEntry
  first: boolean
  /** The group may go on where the list was not read yet. */
  more: boolean
  from: string
  action: ReactNode
}

/** The upper end of a card. */
export function GroupHeading({ group, first, more, from, action }: GroupHeadingProps) {
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
          <p className="text-sm text-ink-muted tabular-nums">{words.inGroup(count, more)}</p>
        </div>
        {action}
      </div>
    </div>
  )
}
