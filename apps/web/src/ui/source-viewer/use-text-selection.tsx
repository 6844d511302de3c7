import { type CSSProperties, type PointerEvent, type RefObject, useState } from 'react'
import { SelectionPopover } from '../selection-popover.tsx'
import type { TextSelecting, TextSelection } from './text-selecting.ts'

interface Selected extends TextSelection {
  place: CSSProperties
}

/** What the browser itself selects in the source, by a drag or a double click. */
export function useTextSelection(sheet: RefObject<HTMLElement | null>, selecting: TextSelecting | undefined) {
  const [selected, setSelected] = useState<Selected | null>(null)
  const close = () => setSelected(null)
  const onPointerUp = (event: PointerEvent) => {
    const { target, clientX, clientY } = event
    // A click ends an earlier selection only after its own event.
    setTimeout(() => {
      const found = sheet.current && selectionIn(sheet.current)
      if (!found && selecting?.takes && selecting.pieceAt) {
        const offset = offsetAt(target, clientX, clientY)
        const piece = offset === null ? null : selecting.pieceAt(offset)
        if (piece) selecting.onTake(piece)
      }
      if (!found || !selecting) return close()
      if (selecting.takes) return selecting.onTake(found)
      setSelected(found)
    })
  }
  const bar = selected && selecting && !selecting.takes && (
    <SelectionPopover
      key={`${selected.start} ${selected.text}`}
      place={selected.place}
      label={selecting.barLabel}
      onClose={close}
    >
      {selecting.bar(selected, close)}
    </SelectionPopover>
  )
  return { onPointerUp: selecting ? onPointerUp : undefined, bar }
}

function selectionIn(sheet: HTMLElement): Selected | null {
  const selection = document.getSelection()
  const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null
  const text = selection?.toString().trim() ?? ''
  if (!range || text === '' || !sheet.contains(range.commonAncestorContainer)) return null
  const from = range.startContainer
  const row = (from instanceof Element ? from : from.parentElement)?.closest<HTMLElement>('[data-start]')
  const around = sheet.getBoundingClientRect()
  const { left, top, width, height } = range.getBoundingClientRect()
  return {
    text,
    start: Number(row?.dataset.start ?? 0),
    place: { left: left - around.left, top: top - around.top, width, height },
  }
}

/** The character of the source below the pointer; null outside of its rows. */
function offsetAt(target: EventTarget, x: number, y: number): number | null {
  const element = target instanceof Element ? target : null
  const start = (from: Element | null | undefined) => Number(from?.getAttribute('data-start') ?? Number.NaN)
  // A marked place is one value.
  const mark = element?.closest('button[data-start]')
  if (mark) return start(mark)
  const row = element?.closest('code[data-start]')
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!row || !caret || !row.contains(caret.offsetNode)) return null
  const before = document.createRange()
  before.setStart(row, 0)
  before.setEnd(caret.offsetNode, caret.offset)
  return start(row) + before.toString().length
}
