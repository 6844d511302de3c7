import { useCallback, useState } from 'react'

export interface Selection<Scope = never> {
  /** Those selected; with a scope that allows exceptions, those taken out of it. */
  ids: ReadonlySet<string>
  /** More than what was read: all that match. */
  scope: Scope | null
  has: (id: string) => boolean
  toggle: (ids: readonly string[], selected: boolean) => void
  /** In the place of what was selected. */
  set: (ids: Iterable<string>, scope?: Scope) => void
  clear: () => void
}

interface SelectionOptions {
  /** What the list is narrowed to; another list begins with nothing selected. */
  of?: string
  /** Ids that are listed; what leaves the list is not selected any more, also when it comes back. Left out: it stays. */
  listed?: readonly string[]
  most?: number
  /** Whether a row can be taken out of a scope; otherwise taking one out leaves the rows that were read. */
  mayExcept?: boolean
}

interface State<Scope> {
  of: string
  ids: ReadonlySet<string>
  scope: Scope | null
}

const NONE: ReadonlySet<string> = new Set()

/** What is selected of a list, for acts on many rows together. */
export function useSelection<Scope = never>(options: SelectionOptions = {}): Selection<Scope> {
  const { of = '', listed, most = Number.POSITIVE_INFINITY, mayExcept = false } = options
  const [kept, setKept] = useState<State<Scope>>({ of, ids: NONE, scope: null })
  const [seen, setSeen] = useState(listed)
  const state = kept.of === of ? kept : { of, ids: NONE, scope: null }
  if (seen !== listed) {
    setSeen(listed)
    const there = new Set(listed)
    if ([...state.ids].some((id) => !there.has(id)))
      setKept({ ...state, ids: new Set([...state.ids].filter((id) => there.has(id))) })
  }
  const toggle = useCallback(
    (changed: readonly string[], selected: boolean) =>
      setKept((last) => {
        const before = last.of === of ? last : { of, ids: NONE, scope: null }
        const isInverted = mayExcept && before.scope !== null
        const ids = new Set(before.ids)
        for (const id of changed) {
          if (selected === isInverted) ids.delete(id)
          else if (ids.size < most) ids.add(id)
        }
        return { of, ids, scope: isInverted ? before.scope : null }
      }),
    [of, most, mayExcept],
  )
  const set = useCallback(
    (ids: Iterable<string>, scope?: Scope) =>
      setKept({ of, ids: new Set([...ids].slice(0, most)), scope: scope ?? null }),
    [of, most],
  )
  const clear = useCallback(() => setKept({ of, ids: NONE, scope: null }), [of])
  const isInverted = mayExcept && state.scope !== null
  return {
    ids: state.ids,
    scope: state.scope,
    has: (id) => state.ids.has(id) !== isInverted,
    toggle,
    set,
    clear,
  }
}
