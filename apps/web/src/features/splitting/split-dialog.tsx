import type { Document, DocumentDetail, DocumentPage } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { pagesQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { closeOnEscape } from '../../ui/close-on-escape.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CloseButton, Scrim } from '../../ui/overlay.tsx'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { splittingWords as words } from '../../words/splitting.ts'
import { SplitEditor } from './split-editor.tsx'

interface SplitDialogProps {
  document: DocumentDetail
  onClose: () => void
  onMade: (documents: readonly Document[]) => void
}

/** All pages of a PDF over the whole window, in the documents that are to be made of them. */
export function SplitDialog({ document, onClose, onMade }: SplitDialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-0 z-40 flex flex-col bg-surface focus:outline-none sm:inset-4 sm:rounded-lg sm:border sm:border-line sm:shadow-overlay"
        >
          <div className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-4 sm:pl-5">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold tracking-tight">{words.title}</Radix.Title>
              <Radix.Description className="mt-0.5 text-sm wrap-anywhere text-ink-muted">
                {words.hint(document.originalName)}
              </Radix.Description>
            </div>
            <CloseButton />
          </div>
          <Pages document={document} onClose={onClose} onMade={onMade} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const NONE: readonly DocumentPage[] = []

function Pages({ document, onClose, onMade }: SplitDialogProps) {
  const { data, isPending, error } = useQuery(pagesQuery(document.id))
  const pages = data?.items ?? NONE
  if (isPending) return <Skeleton className="m-5 flex-1" aria-label={words.loading} />
  if (pages.length === 0) {
    return <EmptyState icon={FileX} title={words.noPages} description={serverMessage(error) ?? undefined} />
  }
  return <SplitEditor document={document} pages={pages} onClose={onClose} onMade={onMade} />
}
