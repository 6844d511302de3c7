import type { DataElement, TakenEvidence } from '@efti-hub/contract'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Slot } from '../group-fields.ts'

/** A text that a person took from the document. */
export interface TakenText {
  /** Line by line. */
  text: string
  /** Null for a file of data, which has no pages. */
  place: Omit<TakenEvidence, 'snippet'> | null
}

/** A field that a person wants to fill. */
export interface WantedField {
  path: string
  label: string
  /** Of a field that the values do not list yet. */
  element?: DataElement
}

interface State {
  /** Path of the field whose editor is open. */
  open: string | null
  /** For the editor that is open, or opens next. */
  taken: TakenText | null
  /** Whose editor shall open. */
  wanted: WantedField | null
}

export const slotOf = ({ path, label }: WantedField, { id }: DataElement): Slot => ({
  path,
  eftiId: id,
  label,
  field: null,
  violations: [],
})

/** What the document and its values, side by side, share while values are taken from one to the other. */
export interface Taking {
  subscribe: (changed: () => void) => () => void
  state: () => State
  set: (change: Partial<State>) => void
}

export function createTaking(): Taking {
  let now: State = { open: null, taken: null, wanted: null }
  const listeners = new Set<() => void>()
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    state: () => now,
    set(change) {
      now = { ...now, ...change }
      for (const changed of listeners) changed()
    },
  }
}

export const TakingContext = createContext<Taking>(createTaking())

export const useTaking = () => useContext(TakingContext)

export function useTakingState<Part>(part: (state: State) => Part): Part {
  const { subscribe, state } = useTaking()
  return useSyncExternalStore(subscribe, () => part(state()))
}
