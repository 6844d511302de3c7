import { useEffect, useRef } from 'react'
import { focusHeading } from './return-focus.ts'

/**
 * When a control that was in use is gone, the focus goes on at a heading, rather than at the beginning of the page. `headingId` left
 * out: that of the page.
 */
export function useFocusAfter(isShown: boolean, headingId?: string) {
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) focusHeading(headingId)
    wasShown.current = isShown
  }, [isShown, headingId])
}
