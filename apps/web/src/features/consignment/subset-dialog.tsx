import { useQuery } from '@tanstack/react-query'
import { checkingChoicesQuery } from '../../api/queries/settings.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { consignmentWords } from '../../words/consignment.ts'

const words = consignmentWords.subsets
const check = async () => (await import('./checks.ts')).subsetForm
const MOST_CHARACTERS = 500

/** `id` null: the person chooses which. */
export interface AskedSubset {
  id: string | null
  applies: boolean
}

interface SubsetDialogProps {
  asked: AskedSubset
  /** Those that apply already. */
  known: readonly string[]
  busy: boolean
  onClose: () => void
  onChoose: (choice: { id: string; applies: boolean; reason: string }) => void
}

export function SubsetDialog({ asked: { id, applies }, known, busy, onClose, onChoose }: SubsetDialogProps) {
  const { register, handleSubmit, formState } = useContractForm(check, { id: id ?? '', reason: '' })
  const { data } = useQuery(checkingChoicesQuery())
  const others = (data?.subsets ?? []).filter((subset) => !known.includes(subset.id))
  const { errors } = formState
  return (
    <FormDialog
      open
      onClose={onClose}
      title={id === null ? words.addTitle : applies ? words.applyTitle(id) : words.ruleOutTitle(id)}
      description={words.hint}
      confirm={id === null ? words.add : applies ? words.apply : words.ruleOut}
      busy={busy}
      onConfirm={handleSubmit((given) => onChoose({ ...given, applies }))}
    >
      {id === null && (
        <Field label={words.which} message={errors.id?.message}>
          {(control) => (
            <NativeSelect {...control} {...register('id')}>
              <option value="">{consignmentWords.choose}</option>
              {others.map((subset) => (
                <option key={subset.id} value={subset.id}>
                  {words.option(subset.id, subset.provision)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label={words.reason} message={errors.reason?.message}>
        {(control) => <TextArea {...control} {...register('reason')} rows={3} maxLength={MOST_CHARACTERS} />}
      </Field>
    </FormDialog>
  )
}
