import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface WindowRows {
  count: number
  keyOf: (index: number) => string
  usualPx: number
  /** The end is near. */
  onEnd: () => void
}

/** Up to this many, all are rendered: for the browser's own search and for screen readers. */
const FEW = 100
const OVERSCAN = 12
/** Read on before the end is in sight. */
const AHEAD = 25

/** Rows below each other, with the page's own scrolling; of many only those in sight are rendered, with room for the others. */
export function useWindowRows(
  list: RefObject<HTMLElement | null>,
  { count, keyOf, usualPx, onEnd }: WindowRows,
) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0
    setTop(Math.round(place + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => usualPx,
    getItemKey: keyOf,
    overscan: count <= FEW ? FEW : OVERSCAN,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  const isNearEnd = (last?.index ?? 0) >= count - AHEAD
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])
  return {
    rows: items,
    measure: virtual.measureElement,
    /** Pixels of the rows that are not rendered. */
    before: first ? Math.max(0, first.start - top) : 0,
    after: last ? Math.max(0, virtual.getTotalSize() - (last.end - top)) : 0,
  }
}
