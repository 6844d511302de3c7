import { PRESENCE_EVERY_MS, PRESENCE_LASTS_MS } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { presenceQuery } from '../../api/queries/presence.ts'

/** Missed ones are made up for by the next. */
const announce = (documentId: string, here: boolean) =>
  void call('POST /api/documents/{id}/presence', { path: { id: documentId }, body: { here } }).catch(() => {})

/** Announces that the document is on screen, and answers the names of the others who have it open. */
export function usePresence(documentId: string, me: string): string[] {
  const { data } = useQuery(presenceQuery(documentId))
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    let isHere = false
    const follow = () => {
      setNow(Date.now())
      const isShown = document.visibilityState === 'visible'
      if (isShown || isHere) announce(documentId, isShown)
      isHere = isShown
    }
    follow()
    const timer = setInterval(follow, PRESENCE_EVERY_MS)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      if (isHere) announce(documentId, false)
    }
  }, [documentId])
  const others = Object.entries(data ?? {}).filter(
    ([id, { at }]) => id !== me && now - at < PRESENCE_LASTS_MS,
  )
  const ids = others.map(([id]) => id).toSorted()
  const known = useRef<readonly string[]>([])
  const newcomers = ids.filter((id) => !known.current.includes(id)).join()
  known.current = ids
  useEffect(() => {
    // A newcomer does not know yet that this page is open.
    if (newcomers && document.visibilityState === 'visible') announce(documentId, true)
  }, [newcomers, documentId])
  return others.map(([, { name }]) => name).toSorted()
}
