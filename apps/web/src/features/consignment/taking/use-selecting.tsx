import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageTextQuery } from '../../../api/queries/documents.ts'
import type { PageSelection, Selecting } from '../../../ui/page-viewer/selecting/selecting.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { takingWords as words } from '../../../words/taking.ts'
import type { FieldChoice } from './field-choices.ts'
import { TakenBar } from './taken-bar.tsx'
import { type TakenText, useTaking, useTakingState } from './taking.ts'

/** Text of the document is put into the open field, or into one that is chosen beside the selection. */
export function useTakes(onSelect: (path: string) => void) {
  const taking = useTaking()
  const takes = useTakingState((state) => state.open !== null)
  return useMemo(
    () => ({
      takes,
      take: (taken: TakenText) => taking.set({ taken }),
      use: ({ path, label, element }: FieldChoice, taken: TakenText) => {
        taking.set({ taken, wanted: { path, label, ...(element ? { element } : {}) } })
        // The values may be behind another tab.
        onSelect(path)
      },
    }),
    [taking, takes, onSelect],
  )
}

/** Words of the pages' pictures. */
export function useSelecting(
  documentId: string,
  mayEdit: boolean,
  onSelect: (path: string) => void,
): Selecting {
  const client = useQueryClient()
  const { takes, take, use } = useTakes(onSelect)
  return useMemo(() => {
    const takenFrom = ({ text, page, box }: PageSelection): TakenText => ({ text, place: { page, box } })
    return {
      takes,
      barLabel: words.bar,
      loadWords: async (page) => {
        try {
          const query = pageTextQuery(documentId, page)
          return (await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })).words
        } catch {
          showToast({ ...words.wordsFailed, variant: 'destructive' })
          return []
        }
      },
      onTake: (selection) => take(takenFrom(selection)),
      bar: (selection, onClose) => (
        <TakenBar
          documentId={documentId}
          text={selection.text}
          mayEdit={mayEdit}
          onUse={(field) => {
            onClose()
            use(field, takenFrom(selection))
          }}
          onClose={onClose}
        />
      ),
    }
  }, [client, documentId, mayEdit, takes, take, use])
}
