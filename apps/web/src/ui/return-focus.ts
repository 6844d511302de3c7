import { useRef } from 'react'

/**
 * Radix gives the focus back to the trigger it knows; ours open by state, from a row or from the address,
 * so the element that had the focus is remembered here.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  return {
    remember: () => {
      before.current = lasting(document.activeElement)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}

/** An item of a menu goes with the menu; the button that opened it, which names it, stays. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return opener ? document.getElementById(opener) : element
}
