import type { KeyboardEvent } from 'react'

/**
 * Radix gives Escape to the layer that opened last, and a toast is a layer: it would take the first Escape
 * and leave the dialog open. What a layer inside has used, such as an open select, is marked as prevented.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
}
