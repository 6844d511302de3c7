import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels from side to side of an element; null before it is drawn. */
export function useRoom(area: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return room
}
