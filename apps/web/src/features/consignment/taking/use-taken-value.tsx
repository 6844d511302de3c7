import type { DataElement } from '@efti-hub/contract'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import type { Draft } from '../../../forms/draft.ts'
import { TakenNotice } from './taken-notice.tsx'
import { type TakenWith, useTakenText } from './use-taken-text.ts'

interface Options {
  documentId: string
  path: string
  element: DataElement
  setDraft: Dispatch<SetStateAction<Draft>>
  form: RefObject<HTMLFormElement | null>
}

/** What the editor of a value needs to be filled from the page. */
export function useTakenValue({ documentId, path, element, setDraft, form }: Options) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { found, isReading, onPaste } = useTakenText({ documentId, path, element, onFill: setDraft })
  useEffect(() => {
    if (!found) return
    setLeft(new Set())
    // Enter saves what was taken.
    const first = form.current?.elements[0]
    if (first instanceof HTMLElement) first.focus()
  }, [found, form])
  const onLeave = (other: string, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(other)
    else next.delete(other)
    setLeft(next)
  }
  const taken: TakenWith | undefined = found
    ? { own: found.own, others: found.others.filter((other) => !left.has(other.path)) }
    : undefined
  const notice = (
    <TakenNotice documentId={documentId} found={found} isReading={isReading} left={left} onLeave={onLeave} />
  )
  return { taken, notice, onPaste }
}
