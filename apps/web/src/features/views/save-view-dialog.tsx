import type { SavedViewRequest } from '@efti-hub/contract'
import { useId } from 'react'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { viewWords as words } from '../../words/views.ts'
import { useSaveView } from './use-views.ts'

const check = async () => (await import('./checks.ts')).viewForm
const MOST_CHARACTERS = 80

/** What a view shows, and of which screen. */
export type Shown = SavedViewRequest extends infer Request
  ? Request extends SavedViewRequest
    ? Pick<Request, 'screen' | 'query'>
    : never
  : never

interface SaveViewDialogProps {
  shown: Shown
  onClose: () => void
}

export default function SaveViewDialog({ shown, onClose }: SaveViewDialogProps) {
  const { register, formState, handleSubmit } = useContractForm(check, { name: '', shared: false })
  const sharedId = useId()
  const save = useSaveView(shown.screen)
  const confirm = handleSubmit((view) => save.mutate({ ...view, ...shown }, { onSuccess: onClose }))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.saveTitle}
      description={words.saveHint}
      confirm={words.save}
      busy={save.isPending}
      onConfirm={confirm}
    >
      <Field label={words.name} message={formState.errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} maxLength={MOST_CHARACTERS} />}
      </Field>
      <p className="flex items-center gap-2">
        <Checkbox id={sharedId} {...register('shared')} />
        <label htmlFor={sharedId}>{words.shared}</label>
      </p>
    </FormDialog>
  )
}
