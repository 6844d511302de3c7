import { MOST_TAG_CHARACTERS, MOST_TAGS } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { documentTagsQuery } from '../../../api/queries/document-pages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskProps } from './act-dialog.tsx'

const tagsOf = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/gu, ' '))
    .filter(Boolean)

/** True where there is none. */
function problemOf(typed: string): string | true {
  const tags = tagsOf(typed)
  if (tags.length > MOST_TAGS) return words.tooManyTags(MOST_TAGS)
  const long = tags.find((tag) => tag.length > MOST_TAG_CHARACTERS)
  return long === undefined || words.tagTooLong(long, MOST_TAG_CHARACTERS)
}

/** Tags to add, typed or out of those in use; and those that the documents have, to be removed. */
export function TagDialog({ open, count, tags, busy, problem, onClose, onAct }: AskProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { add: '', remove: [] as string[] },
  })
  const known = useQuery({ ...documentTagsQuery(), enabled: open })
  const listId = useId()
  const submit = handleSubmit(({ add, remove }) => {
    const added = tagsOf(add)
    const removed = [remove].flat().filter(Boolean)
    if (added.length + removed.length === 0) return onClose()
    onAct({ act: 'tag', add: added, remove: removed })
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.tagTitle(count)}
      description={words.tagHint}
      confirm={words.apply}
      busy={busy}
      onConfirm={submit}
    >
      <Field
        label={words.addTags}
        {...(formState.errors.add?.message && { message: formState.errors.add.message })}
      >
        {(control) => (
          <Input
            {...control}
            {...register('add', { validate: problemOf })}
            list={listId}
            autoComplete="off"
          />
        )}
      </Field>
      <datalist id={listId}>
        {(known.data?.items ?? []).map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <fieldset className="grid max-h-48 gap-1 overflow-y-auto">
          <legend className="mb-1.5 font-medium">{words.removeTags}</legend>
          {tags.map((tag) => (
            <p key={tag} className="flex h-9 items-center gap-3 rounded-md px-2 hover:bg-hover">
              <Checkbox id={`${listId}-${tag}`} {...register('remove')} value={tag} />
              <label htmlFor={`${listId}-${tag}`}>{tag}</label>
            </p>
          ))}
        </fieldset>
      )}
      {problem}
    </FormDialog>
  )
}
