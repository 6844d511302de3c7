import { useCallback, useState } from 'react'

export interface Picked {
  ids: ReadonlySet<string>
  /** Not only those, but all that match the filters. */
  all: boolean
  toggle: (ids: readonly string[], picked: boolean) => void
  pickAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Documents picked for an export, also those of pages that are not shown any more. Other filters begin anew. */
export function usePicked(filters: string): Picked {
  const [state, setState] = useState({ filters, ids: NONE, all: false })
  const { ids, all } = state.filters === filters ? state : { ids: NONE, all: false }
  const toggle = useCallback(
    (changed: readonly string[], picked: boolean) =>
      setState((before) => {
        const next = new Set(before.filters === filters ? before.ids : NONE)
        for (const id of changed) {
          if (picked) next.add(id)
          else next.delete(id)
        }
        return { filters, ids: next, all: false }
      }),
    [filters],
  )
  const pickAll = useCallback(() => setState((before) => ({ ...before, filters, all: true })), [filters])
  const clear = useCallback(() => setState({ filters, ids: NONE, all: false }), [filters])
  return { ids, all, toggle, pickAll, clear }
}
