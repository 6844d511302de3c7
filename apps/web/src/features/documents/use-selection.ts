import { MOST_DOCUMENTS_PER_ACT } from '@efti-hub/contract'
import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
  toggle: (id: string, selected: boolean) => void
  /** All that are shown, up to as many as one act reaches. */
  selectAll: (selected: boolean) => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Documents selected of those that are shown; what leaves the list is not selected any more. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE)
  const ids = useMemo(() => {
    if (chosen.size === 0) return NONE
    const there = new Set(shown)
    return new Set([...chosen].filter((id) => there.has(id)))
  }, [chosen, shown])
  const toggle = useCallback((id: string, selected: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      if (!selected) next.delete(id)
      else if (next.size < MOST_DOCUMENTS_PER_ACT) next.add(id)
      return next
    })
  }, [])
  const selectAll = useCallback(
    (selected: boolean) => setChosen(selected ? new Set(shown.slice(0, MOST_DOCUMENTS_PER_ACT)) : NONE),
    [shown],
  )
  const clear = useCallback(() => setChosen(NONE), [])
  const isAll = ids.size > 0 && ids.size >= Math.min(shown.length, MOST_DOCUMENTS_PER_ACT)
  return { ids, isAll, toggle, selectAll, clear }
}
