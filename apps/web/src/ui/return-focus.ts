import { useRef } from 'react'

/**
 * Radix gives the focus back to the trigger it knows; ours open by state, from a row or from the address,
 * so the element that had the focus is remembered here, and the heading above it in case that element goes.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  const heading = useRef('')
  return {
    remember: () => {
      before.current = lasting(document.activeElement)
      heading.current = before.current?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (!before.current?.isConnected) focusHeading(heading.current)
      else if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}

/** Without such a heading: that of the page. */
export function focusHeading(id = '') {
  const heading = document.getElementById(id) ?? document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** An item of a menu goes with the menu; the button that opened it, which names it, stays. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : element
}
