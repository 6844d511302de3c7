import { MOST_DOCUMENTS_PER_ACT } from '@efti-hub/contract'
import { useCallback, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
  toggle: (id: string, selected: boolean) => void
  /** All that are shown, up to as many as one act reaches. */
  selectAll: (selected: boolean) => void
  /** Only these, such as those that an act could not change. */
  keep: (ids: readonly string[]) => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Documents selected of those that are shown; what leaves the list is not selected any more, also when it comes back. */
export function useSelection(shown: readonly string[]): Selection {
  const [ids, setIds] = useState(NONE)
  const [seen, setSeen] = useState(shown)
  if (seen !== shown) {
    setSeen(shown)
    const there = new Set(shown)
    if ([...ids].some((id) => !there.has(id))) setIds(new Set([...ids].filter((id) => there.has(id))))
  }
  const toggle = useCallback((id: string, selected: boolean) => {
    setIds((before) => {
      const next = new Set(before)
      if (!selected) next.delete(id)
      else if (next.size < MOST_DOCUMENTS_PER_ACT) next.add(id)
      return next
    })
  }, [])
  const selectAll = useCallback(
    (selected: boolean) => setIds(selected ? new Set(shown.slice(0, MOST_DOCUMENTS_PER_ACT)) : NONE),
    [shown],
  )
  const keep = useCallback((left: readonly string[]) => setIds(new Set(left)), [])
  const clear = useCallback(() => setIds(NONE), [])
  const isAll = ids.size > 0 && ids.size >= Math.min(shown.length, MOST_DOCUMENTS_PER_ACT)
  return { ids, isAll, toggle, selectAll, keep, clear }
}
