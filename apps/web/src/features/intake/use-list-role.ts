import { type RefObject, useEffect } from 'react'

/** Uppy 5 gives a single file the role of a list item, but leaves the list around it without one. */
export function useListRole(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const giveRole = () => {
      element.querySelector('.uppy-Dashboard-files')?.setAttribute('role', 'list')
    }
    const observer = new MutationObserver(giveRole)
    // A file can be there already when somebody comes back to the screen.
    giveRole()
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [area])
}
