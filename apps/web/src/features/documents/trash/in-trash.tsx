import { useQuery } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { trashedQuery } from '../../../api/queries/trash.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { common } from '../../../words/common.ts'
import { formatDay } from '../../../words/format.ts'
import { trashWords as words } from '../../../words/trash.ts'
import { ExplainedButton } from './explained-button.tsx'
import { SplitParts } from './split-parts.tsx'
import { useRestore } from './use-trash.ts'

interface InTrashProps {
  documentId: string
  /** Whether the person's role restores anything at all. */
  mayRestore: boolean
  /** The way back. */
  back: ReactNode
  /** Shown where it is not in the trash either. */
  otherwise: ReactNode
}

/** In the place of a document that is in the trash. */
export function InTrash({ documentId, mayRestore, back, otherwise }: InTrashProps) {
  const { data, isLoading } = useQuery(trashedQuery(documentId))
  const restore = useRestore()
  if (isLoading) return <Skeleton className="h-64" />
  if (!data) return otherwise
  const { originalName, keptUntil, deletedBy, deletedAt, can } = data
  return (
    <>
      <title>{common.page(originalName)}</title>
      <div className="px-4 pt-4 sm:px-5">{back}</div>
      <h1 className="px-5 pt-6 text-center text-2xl font-semibold tracking-tight wrap-anywhere">
        {originalName}
      </h1>
      <EmptyState
        icon={Trash2}
        title={words.until(formatDay(keptUntil))}
        description={words.untilHint(deletedBy, formatDay(deletedAt))}
        action={
          <>
            <SplitParts parts={data.parts} />
            <ExplainedButton
              busy={restore.isPending}
              reason={can.includes('restore') ? null : mayRestore ? words.notOwn : words.roleRestoresNone}
              onClick={() => restore.mutate(data)}
            >
              <Undo2 aria-hidden />
              {words.restore}
            </ExplainedButton>
          </>
        }
      />
    </>
  )
}
