import { useForm } from 'react-hook-form'
import { PersonChoice, peopleToAssign } from '../../forms/person-choice.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskProps } from './ask-dialog.tsx'
import { useMembers } from './use-members.ts'

const NOBODY = ''

export function AssignDialog({ open, count, busy, me, onClose, onAct }: AskProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { owner: me ?? NOBODY } })
  const members = useMembers(open)
  const people = peopleToAssign(members.data?.items ?? [], me)
  const options = [
    ...people.map(({ id, name }) => ({ id, name: id === me ? words.me(name) : name })),
    { id: NOBODY, name: words.nobody },
  ]
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.assignTitle(count)}
      description={words.assignTo}
      confirm={words.assign}
      busy={busy || !members.data}
      onConfirm={handleSubmit(({ owner }) => onAct({ act: 'assign', ownerId: owner || null }))}
    >
      {members.isError && <Notice tone="error" title={words.membersFailed} />}
      {members.isPending && <Skeleton className="h-24" />}
      {members.data && <PersonChoice label={words.assignTo} options={options} field={register('owner')} />}
    </FormDialog>
  )
}
