import type { ArrangedPage } from '@efti-hub/contract'
import { type DragEvent, type KeyboardEvent, memo } from 'react'
import { cn } from '../../ui/cn.ts'
import { splittingWords as words } from '../../words/splitting.ts'

/** Of the square that a page lies in, whichever way it is turned. */
const SQUARE = 112
/** As the server draws small pictures. */
const DRAWN = 320

export const DRAGGED = 'application/x-page'

interface PageTileProps {
  documentId: string
  page: ArrangedPage
  /** Width and height, as the file shows the page. */
  size: { width: number; height: number }
  chosen: boolean
  onChoose: (page: number) => void
  onKey: (event: KeyboardEvent, page: number) => void
  onDropBefore: (dragged: number, page: number) => void
}

/** A page that can be chosen, dragged, and dropped upon. */
export const PageTile = memo(function PageTile(props: PageTileProps) {
  const { documentId, page, size, chosen, onChoose, onKey, onDropBefore } = props
  const { number, turn } = page
  const scale = SQUARE / Math.max(size.width, size.height, 1)
  return (
    <button
      type="button"
      data-page={number}
      aria-pressed={chosen}
      tabIndex={chosen ? 0 : -1}
      draggable
      onClick={() => onChoose(number)}
      onKeyDown={(event) => onKey(event, number)}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(number))}
      onDragOver={allowDrop}
      onDrop={(event) => {
        event.stopPropagation()
        const dragged = draggedIn(event)
        if (dragged !== null) onDropBefore(dragged, number)
      }}
      className={cn(
        'grid cursor-grab justify-items-center gap-1 rounded-md border p-2 text-sm tabular-nums',
        chosen ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-transparent hover:bg-hover',
      )}
    >
      <span className="grid place-items-center" style={{ width: SQUARE, height: SQUARE }}>
        <img
          src={`/api/documents/${documentId}/pages/${number}/image?width=${DRAWN}`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="border border-line bg-paper motion-safe:transition-transform"
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: turn === 0 ? undefined : `rotate(${turn}deg)`,
          }}
        />
      </span>
      <span>
        {words.page(number)}
        {turn !== 0 && <span className="sr-only">, {words.turned(turn)}</span>}
      </span>
    </button>
  )
})

export function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
}

/** The page that is dropped; null for anything else. */
export function draggedIn(event: DragEvent): number | null {
  const dragged = Number(event.dataTransfer.getData(DRAGGED))
  if (!dragged) return null
  event.preventDefault()
  return dragged
}
