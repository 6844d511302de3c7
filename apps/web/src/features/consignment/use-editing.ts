import type { DataElement } from '@efti-hub/contract'
import { useMemo, useRef, useState } from 'react'
import { nextOpen, oneBefore } from './attention.ts'
import type { KeptDraft } from './draft.ts'
import type { Slot } from './group-fields.ts'
import { type Correction, useCorrection } from './use-correction.ts'

interface EditingOptions {
  documentId: string
  slots: ReadonlyMap<string, Slot>
  elements: ReadonlyMap<string, DataElement>
  /** Paths that ask for a person, the most urgent first. */
  attention: readonly string[]
  onSelect: (path: string) => void
  /** Makes places for what a missing group of data consists of; answers the first of them. */
  onExpand: (path: string) => string | null
}

type Typed = Correction & { draft?: KeptDraft }

/** These stay the same through every change, so that rows need not be drawn again. */
export interface EditingActs {
  select: (path: string) => void
  edit: (path: string | null) => void
  save: (made: Typed) => void
  /** From one value, which is skipped then, to the next that needs attention, or to the one before; false when there is none. */
  leave: (from: string | null, by: 1 | -1) => boolean
  /** To the most urgent one; to what was skipped once there is nothing else. */
  next: (from: string | null) => void
  draftFor: (path: string) => KeptDraft | undefined
}

interface Editing {
  /** Path of the value whose editor is open. */
  editing: string | null
  /** Path of the value that is on its way to the server. */
  saving: string | null
  acts: EditingActs
}

/** Which value is edited, and what comes after: from one that needed attention one goes on to the most urgent. */
export function useEditing(options: EditingOptions): Editing {
  const [editing, setEditing] = useState<string | null>(null)
  const correction = useCorrection(options.documentId)
  const { mutate } = correction
  const saving = correction.isPending ? correction.variables.path : null
  const latest = useRef({ ...options, editing })
  latest.current = { ...options, editing }
  const drafts = useRef(new Map<string, KeptDraft>())
  const skipped = useRef(new Set<string>())

  const acts = useMemo((): EditingActs => {
    const edit = (path: string | null) => {
      const { slots, elements, onSelect, onExpand } = latest.current
      if (path === null) {
        setEditing(null)
        return drafts.current.clear()
      }
      const slot = slots.get(path)
      const isGroup = slot?.field === null && !elements.has(slot.eftiId)
      const first = isGroup ? onExpand(path) : path
      const element = elements.get(slots.get(first ?? path)?.eftiId ?? '')
      // A place that was made just now is there with the next drawing.
      setEditing(!slot || isGroup || (element && element.type !== 'binary') ? first : null)
      onSelect(first ?? path)
    }
    const leave = (from: string | null, by: 1 | -1) => {
      const { attention } = latest.current
      const to = by > 0 ? nextOpen(attention, from, skipped.current) : oneBefore(attention, from)
      if (from !== null) skipped.current.add(from)
      if (to === null) return false
      edit(to)
      return true
    }
    const next = (from: string | null) => {
      const { editing: open } = latest.current
      if (leave(open === from ? from : null, 1)) return
      skipped.current.clear()
      const [first] = latest.current.attention
      if (first) edit(first)
    }
    const save = ({ draft, ...made }: Typed) => {
      if (draft) drafts.current.set(made.path, draft)
      const filled = new Set(made.taken?.others.map(({ path }) => path))
      const attention = latest.current.attention.filter((path) => !filled.has(path))
      const to = attention.includes(made.path) ? nextOpen(attention, made.path, skipped.current) : null
      mutate(made, {
        onSuccess: () => {
          drafts.current.delete(made.path)
          if (latest.current.editing !== made.path) return
          if (to === null) setEditing(null)
          else edit(to)
        },
        onError: () => setEditing((now) => now ?? made.path),
      })
    }
    const select = (path: string) => latest.current.onSelect(path)
    return { edit, leave, next, save, select, draftFor: (path: string) => drafts.current.get(path) }
  }, [mutate])
  return { editing, saving, acts }
}
