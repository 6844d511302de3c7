import { useCallback, useState } from 'react'

export interface Picked {
  /** Those picked; if `all`, those that were taken out again. */
  ids: ReadonlySet<string>
  /** All that match the filters. */
  all: boolean
  has: (id: string) => boolean
  /** Of so many that match. */
  count: (total: number) => number
  toggle: (ids: readonly string[], picked: boolean) => void
  pickAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Documents picked for an export, also those of pages that are not shown any more. Other filters begin again. */
export function usePicked(filters: string): Picked {
  const [state, setState] = useState({ filters, ids: NONE, all: false })
  const { ids, all } = state.filters === filters ? state : { ids: NONE, all: false }
  const toggle = useCallback(
    (changed: readonly string[], picked: boolean) =>
      setState((before) => {
        const { ids, all } = before.filters === filters ? before : { ids: NONE, all: false }
        const next = new Set(ids)
        for (const id of changed) {
          if (picked === all) next.delete(id)
          else next.add(id)
        }
        return { filters, ids: next, all }
      }),
    [filters],
  )
  const pickAll = useCallback(() => setState({ filters, ids: NONE, all: true }), [filters])
  const clear = useCallback(() => setState({ filters, ids: NONE, all: false }), [filters])
  return {
    ids,
    all,
    has: (id) => ids.has(id) !== all,
    count: (total) => (all ? total - ids.size : ids.size),
    toggle,
    pickAll,
    clear,
  }
}
