import type { ConsignmentField, DataElement } from '@efti-hub/contract'
import { Check, Trash2, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { draftOf, readDraft } from './draft.ts'
import { ValueInput } from './value-input.tsx'

interface ValueEditorProps {
  label: string
  element: DataElement
  value: ConsignmentField['value'] | undefined
  saving: boolean
  onSave: (value: ConsignmentField['value'] | null) => void
  onCancel: () => void
}

/** Enter saves, Escape undoes. */
export function ValueEditor({ label, element, value, saving, onSave, onCancel }: ValueEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(element, value))
  const read = readDraft(element, draft)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.elements[0]
    if (first instanceof HTMLElement) first.focus()
    if (first instanceof HTMLInputElement && first.type === 'text') first.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (read !== null && !saving) onSave(read)
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="flex flex-wrap items-center gap-1.5 py-1"
    >
      <ValueInput label={label} element={element} draft={draft} onChange={setDraft} />
      <Button
        type="submit"
        size="icon"
        className="size-8"
        aria-label={words.save}
        disabled={read === null || saving}
      >
        <Check aria-hidden />
      </Button>
      <Button variant="outline" size="icon" className="size-8" aria-label={words.cancel} onClick={onCancel}>
        <X aria-hidden />
      </Button>
      {value !== undefined && (
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          aria-label={words.takeAway}
          disabled={saving}
          onClick={() => onSave(null)}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
    </form>
  )
}
