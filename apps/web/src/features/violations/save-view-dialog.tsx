import { useId, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { viewWords as words } from '../../words/violation-acts.ts'
import { useSaveView } from './use-views.ts'
import type { ViolationFilters } from './violation-filters.ts'

const MOST_CHARACTERS = 80

interface SaveViewDialogProps {
  open: boolean
  filters: ViolationFilters
  onClose: () => void
}

export function SaveViewDialog({ open, filters, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [asked, setAsked] = useState(false)
  const sharedId = useId()
  const save = useSaveView(filters)
  const isMissing = name.trim() === ''
  const close = () => {
    setName('')
    setShared(false)
    setAsked(false)
    onClose()
  }
  const confirm = () => {
    setAsked(true)
    if (!isMissing) save.mutate({ name: name.trim(), shared }, { onSuccess: close })
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.saveTitle}
      description={words.saveHint}
      confirm={words.save}
      busy={save.isPending}
      onConfirm={confirm}
    >
      <Field label={words.name} message={asked && isMissing ? words.nameMissing : undefined}>
        {(control) => (
          <Input
            {...control}
            maxLength={MOST_CHARACTERS}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <p className="flex items-center gap-2">
        <Checkbox id={sharedId} checked={shared} onChange={(event) => setShared(event.target.checked)} />
        <label htmlFor={sharedId}>{words.shared}</label>
      </p>
    </FormDialog>
  )
}
