import { useCallback, useEffect, useState } from 'react'
import { usePhone } from '../../ui/use-phone.ts'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'

export interface SidebarState {
  phone: boolean
  /** Expanded, on screens that are wide enough. */
  expanded: boolean
  /** The sheet is out, on a phone. */
  sheetOpen: boolean
  toggle: () => void
  closeSheet: () => void
}

export function useSidebar(): SidebarState {
  const phone = usePhone()
  const [expanded, setExpanded] = useState(() => readSidebarCookie(document))
  const [sheetOpen, setSheetOpen] = useState(false)
  const closeSheet = useCallback(() => setSheetOpen(false), [])

  const toggle = useCallback(() => {
    if (phone) return setSheetOpen((open) => !open)
    setExpanded(!expanded)
    writeSidebarCookie(document, !expanded)
  }, [phone, expanded])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [toggle])

  return { phone, expanded, sheetOpen: phone && sheetOpen, toggle, closeSheet }
}
