import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is too narrow for a table; its own width counts, since the sidebar takes some of the screen's. */
export function useNarrow(area: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth < below)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, below])
  return narrow
}
