import type { DataElement, ProposedValue } from '@efti-hub/contract'
import { type ClipboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/request.ts'
import { type Draft, draftOf } from '../../../forms/draft.ts'
import { takingWords as words } from '../../../words/taking.ts'
import { type TakenText, useTaking, useTakingState } from './taking.ts'

/** What a text that was taken or pasted turned out to mean. */
export interface FoundText {
  /** The field's own value; null where the text does not fit. */
  own: ProposedValue | null
  /** What else of the same party or place it gives. */
  others: readonly ProposedValue[]
  /** Why it does not fit. */
  problem: string | null
  /** Whether the inputs have it now, as a value or as it is. */
  isPutIn: boolean
}

/** Of a saved value: where it was taken from, and what is saved with it. */
export type TakenWith = Pick<FoundText, 'own' | 'others'>

/** What an editor asked for that is closed. */
const GONE = -1

interface Options {
  documentId: string
  path: string
  element: DataElement
  /** Puts it into the inputs. */
  onFill: (draft: (before: Draft) => Draft) => void
}

/** Text for the open editor: read by the server for its field, and put in as it is where it does not fit. */
export function useTakenText({ documentId, path, element, onFill }: Options) {
  const taking = useTaking()
  const taken = useTakingState((state) => state.taken)
  const [found, setFound] = useState<FoundText | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)
  const fill = useRef(onFill)
  fill.current = onFill
  const read = useCallback(
    async ({ text, place }: TakenText) => {
      latest.current += 1
      const asked = latest.current
      setReading(true)
      const answer = await call('POST /api/documents/{id}/read-text', {
        path: { id: documentId },
        body: { path, text, ...(place ? { place } : {}) },
      }).catch((error: unknown) => ({ values: [], problem: serverMessage(error) ?? words.readFailed }))
      // Of two texts the later one is meant.
      if (asked !== latest.current) return
      setReading(false)
      const [own = null, ...others] = answer.values
      // A choice of yes and no has no room for a text.
      const isPutIn = own !== null || element.type !== 'flag'
      setFound({ own, others, problem: answer.problem, isPutIn })
      const asItIs = text.replace(/\s+/g, ' ').trim()
      if (isPutIn) fill.current((before) => (own ? draftOf(element, own.value) : { ...before, text: asItIs }))
    },
    [documentId, path, element],
  )
  useEffect(() => {
    if (!taken) return
    taking.set({ taken: null })
    void read(taken)
  }, [taking, taken, read])
  useEffect(
    () => () => {
      latest.current = GONE
    },
    [],
  )
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    // One line is for the input itself, which would join several.
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    void read({ text, place: null })
  }
  return { found, isReading, onPaste }
}
