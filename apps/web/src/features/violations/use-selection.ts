import { useCallback, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  /** Not only those, but all that match the filters. */
  all: boolean
  set: (ids: Iterable<string>, all?: boolean) => void
  toggle: (id: string, selected: boolean) => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

export function useSelection(): Selection {
  const [{ ids, all }, setState] = useState({ ids: NONE, all: false })
  const set = useCallback((next: Iterable<string>, whole = false) => {
    setState({ ids: new Set(next), all: whole })
  }, [])
  const toggle = useCallback((id: string, selected: boolean) => {
    setState((before) => {
      const next = new Set(before.ids)
      if (selected) next.add(id)
      else next.delete(id)
      return { ids: next, all: false }
    })
  }, [])
  const clear = useCallback(() => setState({ ids: NONE, all: false }), [])
  return { ids, all, set, toggle, clear }
}
