import type { ConsignmentField, DataElement } from '@efti-hub/contract'
import { Check, Trash2, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Draft, draftOf, readDraft } from '../../forms/draft.ts'
import { Button } from '../../ui/button.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { isSameValue } from './changed-meanwhile.ts'
import { ChangedNotice } from './changed-notice.tsx'
import type { KeptDraft } from './draft.ts'
import type { TakenWith } from './taking/use-taken-text.ts'
import { useTakenValue } from './taking/use-taken-value.tsx'
import { ValueInput } from './value-input.tsx'

interface ValueEditorProps {
  documentId: string
  path: string
  label: string
  element: DataElement
  value: ConsignmentField['value'] | undefined
  /** What was typed before, when it could not be saved. */
  draft: KeptDraft | undefined
  saving: boolean
  onSave: (value: ConsignmentField['value'] | null, draft: KeptDraft, taken?: TakenWith) => void
  /** To the next value that needs attention, or back; false when there is none. */
  onLeave: (by: 1 | -1) => boolean
  onCancel: () => void
}

/** Enter saves, Tab saves what was changed and goes on to the next value that needs attention, Escape undoes. */
export function ValueEditor(props: ValueEditorProps) {
  const { documentId, path, label, element, value, saving, onSave, onLeave, onCancel } = props
  const now = value ?? null
  const [seen, setSeen] = useState(props.draft ? props.draft.seen : now)
  const before = draftOf(element, seen ?? undefined)
  const [draft, setDraft] = useState<Draft>(props.draft ?? before)
  const [isNews, setIsNews] = useState(false)
  const read = readDraft(element, draft)
  const changed = draft.text !== before.text || draft.unit !== before.unit
  const isOther = !isSameValue(now, seen)
  // Nothing was typed that could be lost.
  if (isOther && !changed && !saving) {
    setSeen(now)
    setDraft(draftOf(element, value))
    setIsNews(true)
  }
  const isConflict = isOther && changed && !saving && !isSameValue(now, read)
  const save = (saved: ConsignmentField['value'] | null, from: ConsignmentField['value'] | null = seen) =>
    onSave(saved, { ...draft, seen: from }, saved === null ? undefined : taking.taken)
  const useMine = () => {
    setSeen(now)
    if (read !== null) save(read, now)
  }
  const form = useRef<HTMLFormElement>(null)
  const taking = useTakenValue({ documentId, path, element, setDraft, form })
  useEffect(() => {
    const first = form.current?.elements[0]
    if (first instanceof HTMLElement) first.focus()
    if (first instanceof HTMLInputElement && first.type === 'text') first.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (read !== null && !saving) save(read)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    const by = event.shiftKey ? -1 : 1
    if (event.key !== 'Tab' || !isAtEnd(event.target, form.current, by)) return
    if (changed && read !== null && !saving) save(read)
    if (onLeave(by)) event.preventDefault()
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onPaste={taking.onPaste}
      className="flex flex-wrap items-center gap-1.5 py-1"
    >
      <ValueInput label={label} element={element} draft={draft} onChange={setDraft} />
      <Button type="submit" size="iconSmall" aria-label={words.save} disabled={read === null || saving}>
        <Check aria-hidden />
      </Button>
      <EditorAct label={words.cancel} variant="outline" onAct={onCancel}>
        <X aria-hidden />
      </EditorAct>
      {value !== undefined && (
        <EditorAct label={words.takeAway} variant="ghost" disabled={saving} onAct={() => save(null)}>
          <Trash2 aria-hidden />
        </EditorAct>
      )}
      {taking.notice}
      {(isConflict || isNews) && (
        <ChangedNotice
          documentId={documentId}
          path={path}
          value={now}
          {...(isConflict && { choice: { onKeep: onCancel, onUse: useMine, mayUse: read !== null } })}
        />
      )}
    </form>
  )
}

/** Whether Tab leaves the last of the controls that something is typed in; buttons are reached as usual. */
function isAtEnd(target: EventTarget, form: HTMLFormElement | null, by: 1 | -1): boolean {
  const typed = [...(form?.elements ?? [])].filter((one) => !(one instanceof HTMLButtonElement))
  return target === typed.at(by > 0 ? -1 : 0)
}

interface EditorActProps {
  label: string
  variant: 'outline' | 'ghost'
  disabled?: boolean
  onAct: () => void
  children: ReactNode
}

function EditorAct({ label, variant, disabled, onAct, children }: EditorActProps) {
  return (
    <Button variant={variant} size="iconSmall" aria-label={label} disabled={disabled} onClick={onAct}>
      {children}
    </Button>
  )
}
