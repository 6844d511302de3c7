import { useEffect, useRef } from 'react'

export type TriageKey = 'j' | 'k' | 'x' | 'w' | 'a' | ' ' | 'Enter' | 'Escape' | '/' | '?'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox]'

/** Keys of the list, unless somebody types, a dialog is open, or the key belongs to the control that has the focus. */
export function useTriageKeys(acts: Record<TriageKey, () => void>) {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('[role=dialog]') || !(event.target instanceof Element)) return
      const at = event.target.closest('a, button, input, [role=combobox]')
      if (event.target.closest(TYPING) || (at && (key === 'Enter' || key === ' '))) return
      const act = Object.entries(latest.current).find(([known]) => known === key)?.[1]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
