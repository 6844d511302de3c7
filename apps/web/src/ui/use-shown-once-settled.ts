import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Brings a place into sight that somebody came for, once what is above it has its size; later it stays where it is. */
export function useShownOnceSettled<Place extends HTMLElement>(sought: boolean) {
  const place = useRef<Place>(null)
  const shown = useRef(false)
  const settled = useIsFetching() === 0
  useEffect(() => {
    if (!sought || !settled || shown.current) return
    shown.current = true
    place.current?.scrollIntoView({ block: 'start' })
  }, [sought, settled])
  return place
}
