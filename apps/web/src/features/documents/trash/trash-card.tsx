import type { TrashedDocument } from '@efti-hub/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { trashQuery } from '../../../api/queries/trash.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { common } from '../../../words/common.ts'
import { trashWords as words } from '../../../words/trash.ts'
import { DocumentsLoading } from '../documents-loading.tsx'
import { TrashEntry } from './trash-entry.tsx'
import { usePurge, useRestore } from './use-trash.ts'

interface TrashCardProps {
  tenantId: string | null
  /** Whether the person's role restores anything at all. */
  mayRestore: boolean
}

export function TrashCard({ tenantId, mayRestore }: TrashCardProps) {
  const query = useInfiniteQuery({ ...trashQuery(), enabled: tenantId !== null })
  const [leaving, setLeaving] = useState<TrashedDocument | null>(null)
  const restore = useRestore()
  const purge = usePurge()
  const pages = query.data?.pages ?? []
  const documents = pages.flatMap(({ items }) => items)
  const total = pages.at(-1)?.total ?? 0
  return (
    <Card aria-labelledby="trash" className="overflow-clip">
      <CardHeader
        title={words.list}
        titleId="trash"
        description={
          documents.length > 0 && <span aria-live="polite">{words.shown(documents.length, total)}</span>
        }
      />
      {query.isLoading ? (
        <DocumentsLoading rows={3} />
      ) : documents.length === 0 ? (
        <EmptyState
          icon={Trash2}
          title={query.isError ? words.loadFailed : words.none}
          description={query.isError ? undefined : words.noneHint}
          action={
            query.isError && (
              <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
                {common.tryAgain}
              </Button>
            )
          }
        />
      ) : (
        <ul aria-labelledby="trash" className="border-t border-line">
          {documents.map((document) => (
            <TrashEntry
              key={document.id}
              document={document}
              mayRestore={mayRestore}
              isBusy={restore.isPending && restore.variables.id === document.id}
              onRestore={() => restore.mutate(document)}
              onPurge={() => setLeaving(document)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={query} />
      <FormDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.purgeTitle}
        description={leaving ? words.purgeHint(leaving.originalName) : ''}
        confirm={words.purge}
        busy={purge.isPending}
        onConfirm={() => leaving && purge.mutate(leaving, { onSettled: () => setLeaving(null) })}
      />
    </Card>
  )
}
