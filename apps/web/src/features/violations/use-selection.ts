import type { ViolationFilter } from '@efti-hub/contract'
import { useCallback, useState } from 'react'

/** Not only what was read, but all that match the filters of the list and these. */
export interface Scope {
  filter: ViolationFilter
  count: number
}

export interface Selection {
  ids: ReadonlySet<string>
  scope: Scope | null
  set: (ids: Iterable<string>, scope: Scope) => void
  toggle: (id: string, selected: boolean) => void
  clear: () => void
}

interface State {
  ids: ReadonlySet<string>
  scope: Scope | null
}

const NONE: State = { ids: new Set(), scope: null }

export function useSelection(): Selection {
  const [{ ids, scope }, setState] = useState(NONE)
  const set = useCallback((next: Iterable<string>, scope: Scope) => {
    setState({ ids: new Set(next), scope })
  }, [])
  const toggle = useCallback((id: string, selected: boolean) => {
    setState((before) => {
      const next = new Set(before.ids)
      if (selected) next.add(id)
      else next.delete(id)
      return { ids: next, scope: null }
    })
  }, [])
  const clear = useCallback(() => setState(NONE), [])
  return { ids, scope, set, toggle, clear }
}
