import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'

/** So long has nothing been read any more that what is above has its size. */
const SETTLED_MS = 150

interface SoughtPartProps {
  /** Somebody came to see just this. */
  sought: boolean
  children: ReactNode
}

/** Comes into sight, with the keyboard, once what is above it has its size; later it stays where it is. */
export function SoughtPart({ sought, children }: SoughtPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const settled = useIsFetching() === 0
  useEffect(() => {
    if (!sought || !settled || shown.current) return
    const timer = setTimeout(() => {
      shown.current = true
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.focus({ preventScroll: true })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [sought, settled])
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
      {children}
    </div>
  )
}
