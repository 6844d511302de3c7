import { type RefObject, useLayoutEffect, useState } from 'react'

/** Space inside the frame's padding, in pixels; zeros until it is known. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const style = getComputedStyle(element)
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
      setSize({ width: element.clientWidth - across, height: element.clientHeight - down })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return size
}
