import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { violationsWords as words } from '../../words/violations.ts'
import type { ListEntry } from './list-entries.ts'

interface ViolationsListProps {
  entries: readonly ListEntry[]
  /** Index of the entry that the keyboard is at. */
  current: number | null
  draw: (entry: ListEntry, at: number) => ReactNode
  /** The end came into sight. */
  onEnd: () => void
}

const USUAL_PX = { group: 72, violation: 132 }
/** Up to this many, all are rendered: for the browser's own search and for screen readers. */
const FEW = 40
const OVERSCAN = 5
/** Read on before the end is in sight. */
const AHEAD = 15
/** The header of the shell lies over the list. */
const HEADER_PX = 72

/** All entries below each other, with the page's own scrolling; of many only those in sight exist. */
export function ViolationsListView({ entries, current, draw, onEnd }: ViolationsListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0
    setTop(Math.round(place + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => USUAL_PX[entries[index]?.kind ?? 'violation'],
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: entries.length <= FEW ? FEW : OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: HEADER_PX,
    scrollPaddingEnd: HEADER_PX,
  })
  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current, { align: 'auto' })
  }, [current, virtual])
  const items = virtual.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= entries.length - AHEAD
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])
  return (
    <ul
      ref={list}
      aria-label={words.title}
      className="@container relative"
      style={{ height: virtual.getTotalSize(), overflowAnchor: 'none' }}
    >
      {items.map(({ key, index, start }) => {
        const entry = entries[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {draw(entry, index)}
            </li>
          )
        )
      })}
    </ul>
  )
}
