import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageTextQuery } from '../../../api/queries/documents.ts'
import type { PageSelection, Selecting } from '../../../ui/page-viewer/selecting/selecting.ts'
import type { TextSelecting, TextSelection } from '../../../ui/source-viewer/text-selecting.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { takingWords as words } from '../../../words/taking.ts'
import type { FieldChoice } from './field-choices.ts'
import { TakenBar } from './taken-bar.tsx'
import { type TakenText, useTaking, useTakingState } from './taking.ts'

/** Text of the document is put into the open field, or into one that is chosen beside the selection. */
function useTakes(onSelect: (path: string) => void) {
  const taking = useTaking()
  const fills = useTakingState((state) => state.open)
  return useMemo(
    () => ({
      fills,
      take: (taken: TakenText) => taking.set({ taken }),
      use: ({ path, label, element }: FieldChoice, taken: TakenText) => {
        taking.set({ taken, wanted: { path, label, ...(element ? { element } : {}) } })
        // The values may be behind another tab.
        onSelect(path)
      },
    }),
    [taking, fills, onSelect],
  )
}

/** Text of a file that has no pictures of pages; `placeOf` its page, null where it has none. */
export function useTextSelecting(
  documentId: string,
  mayEdit: boolean,
  onSelect: (path: string) => void,
  placeOf: (start: number) => TakenText['place'],
  /** The value that is written around a character of a file of data. */
  pieceAt?: TextSelecting['pieceAt'],
): TextSelecting {
  const { fills, take, use } = useTakes(onSelect)
  const takenFrom = ({ text, start }: TextSelection): TakenText => ({ text, place: placeOf(start) })
  return {
    takes: fills !== null,
    ...(pieceAt && { pieceAt }),
    barLabel: words.bar,
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
}

/** Words of the pages' pictures. */
export function useSelecting(
  documentId: string,
  mayEdit: boolean,
  onSelect: (path: string) => void,
): Selecting {
  const client = useQueryClient()
  const { fills, take, use } = useTakes(onSelect)
  return useMemo(() => {
    const takenFrom = ({ text, page, box }: PageSelection): TakenText => ({ text, place: { page, box } })
    return {
      fills,
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
  }, [client, documentId, mayEdit, fills, take, use])
}
