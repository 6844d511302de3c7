import type { ProposedPart } from '@efti-hub/contract'
import { type ReactNode, useId } from 'react'
import { kindLabel } from '../../words/document.ts'
import { splittingWords as words } from '../../words/splitting.ts'
import { allowDrop, draggedIn } from './page-tile.tsx'

interface PartCardProps {
  number: number
  /** How many. */
  pages: number
  recognised: ProposedPart | undefined
  /** A page is dropped behind the last one. */
  onAppend: (page: number) => void
  children: ReactNode
}

/** One of the documents that are to be made. */
export function PartCard({ number, pages, recognised, onAppend, children }: PartCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      onDragOver={allowDrop}
      onDrop={(event) => {
        const dragged = draggedIn(event)
        if (dragged !== null) onAppend(dragged)
      }}
      className="max-w-full min-w-64 rounded-lg border border-line p-3 max-sm:w-full"
    >
      <h3 id={id} className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {words.document(number)}
        {recognised && (
          <>
            <span>{kindLabel(recognised.kind)}</span>
            {recognised.documentNumber && (
              <span className="font-mono text-sm wrap-anywhere">{recognised.documentNumber}</span>
            )}
          </>
        )}
        <span className="text-sm font-normal text-ink-muted">{words.pages(pages)}</span>
      </h3>
      <div className="mt-2 flex flex-wrap gap-1">{children}</div>
    </section>
  )
}
