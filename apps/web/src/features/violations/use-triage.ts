import type { ViolationCan, ViolationFilter, ViolationRow } from '@efti-hub/contract'
import { useCallback, useMemo, useState } from 'react'
import type { Selection } from '../../ui/use-selection.ts'
import type { AskedAct, AskedChange } from './ask-dialog.tsx'
import type { ListEntry } from './list-entries.ts'
import { type TriageKey, useTriageKeys } from './use-triage-keys.ts'

/** Where somebody was in each list, by its address: the way back from a document ends there. */
const lastAt = new Map<string, string>()

/** All that match the filters of the list and these, read or not. */
export interface Scope {
  filter: ViolationFilter
  count: number
}

interface TriageOptions {
  /** Address of the list. */
  from: string
  entries: readonly ListEntry[]
  selection: Selection<Scope>
  filter: ViolationFilter
  can: readonly ViolationCan[]
  onHelp: () => void
}

/** Where the keyboard is in the list, what is open, and which question is asked about which violations. */
export function useTriage({ from, entries, selection, filter, can, onHelp }: TriageOptions) {
  const [currentId, setHere] = useState(() => lastAt.get(from) ?? null)
  const [expandedId, setExpandedId] = useState<string | null>(null)
  const [question, setQuestion] = useState<AskedChange | null>(null)
  const setCurrentId = useCallback(
    (id: string) => {
      lastAt.set(from, id)
      setHere(id)
    },
    [from],
  )
  const at = entries.findIndex(({ key }) => key === currentId)

  const target = (): Omit<AskedChange, 'ask'> | null => {
    const { scope } = selection
    if (scope) return { target: { filter: { ...filter, ...scope.filter } }, count: scope.count }
    const ids = selection.ids.size > 0 ? [...selection.ids] : currentId && at >= 0 ? [currentId] : []
    return ids.length > 0 ? { target: { ids }, count: ids.length } : null
  }
  const ask = (what: AskedAct) => {
    const about = can.includes(what) ? target() : null
    if (about) setQuestion({ ask: what, ...about })
  }
  const move = (by: 1 | -1) => {
    const ahead = by > 0 ? entries.slice(at + 1) : entries.slice(0, Math.max(0, at)).toReversed()
    const next = ahead.find(({ kind }) => kind === 'violation')
    // From here on Enter and Space are about the violation, not about the button that had the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (next) setCurrentId(next.key)
  }
  const toggle = useCallback(
    (id: string) => {
      setCurrentId(id)
      setExpandedId((now) => (now === id ? null : id))
    },
    [setCurrentId],
  )
  const keys: Record<TriageKey, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    x: () => currentId && selection.toggle([currentId], !selection.ids.has(currentId)),
    w: () => ask('waive'),
    a: () => ask('assign'),
    ' ': () => currentId && toggle(currentId),
    Enter: () => fieldLinkOf(currentId)?.click(),
    Escape: selection.clear,
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    '?': onHelp,
  }
  useTriageKeys(keys)
  const { toggle: select } = selection
  const onSelect = useCallback((id: string, selected: boolean) => select([id], selected), [select])
  const acts = useMemo(
    () => ({ onSelect, onToggle: toggle, onVisit: setCurrentId }),
    [onSelect, toggle, setCurrentId],
  )
  return {
    currentId,
    expandedId,
    at: at < 0 ? null : at,
    question,
    setQuestion,
    ask,
    acts,
  }
}

const fieldLinkOf = (id: ViolationRow['id'] | null) =>
  id ? document.querySelector<HTMLElement>(`[data-violation="${id}"] [data-field-link]`) : null
