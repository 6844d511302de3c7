import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { viewerWords as words } from '../../words/viewer.ts'
import { cutRows, MOST_CHARACTERS, rowAt } from './cut-rows.ts'
import { SourceLine } from './source-line.tsx'
import type { TextSelecting } from './text-selecting.ts'
import { useTextSelection } from './use-text-selection.tsx'

/** A stretch of the text that something was read from. */
export interface SourcePlace {
  start: number
  end: number
  /** Several values may come from the same words. */
  ids: readonly string[]
  label: string
  attention: boolean
}

interface SourceViewerProps {
  text: string
  /** In the order of the text. */
  places: readonly SourcePlace[]
  activeId: string | null
  onSelect: (id: string) => void
  /** Where text of the source can be selected for something. */
  selecting?: TextSelecting
}

/** In the order of Tab, so that the keyboard can scroll it. */
const REACHABLE = 0
const ROW_PX = 20
const OVERSCAN = 20

/** A text with its line numbers and places; only the rows in sight exist, so that a large file costs nothing. */
export function SourceViewer({ text, places, activeId, onSelect, selecting }: SourceViewerProps) {
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const selection = useTextSelection(sheet, selecting)
  const rows = useMemo(() => cutRows(text), [text])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  })
  const active = places.find(({ ids }) => activeId !== null && ids.includes(activeId))
  const activeStart = active?.start
  useEffect(() => {
    if (activeStart !== undefined) virtual.scrollToIndex(rowAt(rows, activeStart), { align: 'center' })
  }, [activeStart, rows, virtual])

  const digits = String(rows.findLast(({ line }) => line !== null)?.line ?? 1).length
  return (
    <section
      ref={frame}
      aria-label={words.source}
      tabIndex={REACHABLE}
      className="h-full overflow-auto bg-sunken font-mono text-sm -outline-offset-2!"
    >
      <div
        ref={sheet}
        onPointerUp={selection.onPointerUp}
        className="relative my-2"
        style={{ height: virtual.getTotalSize(), minWidth: `${MOST_CHARACTERS / 2}ch` }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <SourceLine
                key={index}
                text={text}
                row={row}
                top={start}
                digits={digits}
                places={placesIn(places, row.start, row.end)}
                activeId={activeId}
                // While a field is filled, a click takes the text and goes nowhere.
                onSelect={selecting?.takes ? undefined : onSelect}
              />
            )
          )
        })}
        {selection.bar}
      </div>
    </section>
  )
}

/** Places are in order and do not overlap. */
function placesIn(places: readonly SourcePlace[], start: number, end: number): SourcePlace[] {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const found: SourcePlace[] = []
  for (let at = low; at < places.length; at += 1) {
    const place = places[at]
    if (!place || place.start >= end) break
    found.push(place)
  }
  return found
}
