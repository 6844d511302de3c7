import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface LoadMoreProps {
  label: string
  busy: boolean
  onMore: () => void
}

/** How far below the window the end of a list may be when the next page is asked for. */
const AHEAD = '0px 0px 600px 0px'

/** The end of a list that has more: it is read on as one scrolls, or by the button. */
export function LoadMore({ label, busy, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || busy) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [busy, onMore])
  return (
    <div ref={end} className="flex justify-center border-t border-line p-3">
      <Button variant="outline" size="sm" disabled={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
