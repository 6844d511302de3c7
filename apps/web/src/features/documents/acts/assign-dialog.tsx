import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { membersQuery } from '../../../api/queries/members.ts'
import { PersonChoice, peopleToAssign } from '../../../forms/person-choice.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskProps } from './act-dialog.tsx'

const NOBODY = ''

export function AssignDialog({ open, count, owner, busy, me, problem, onClose, onAct }: AskProps) {
  const members = useQuery({ ...membersQuery(), enabled: open })
  const people = peopleToAssign(members.data?.items ?? [], me)
  const first = (count === 1 ? owner : me) ?? NOBODY
  const { register, handleSubmit } = useForm({
    values: { owner: people.some(({ id }) => id === first) ? first : NOBODY },
  })
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
      confirm={words.acts.assign}
      busy={busy || !members.data}
      onConfirm={handleSubmit((chosen) => onAct({ act: 'assign', assigneeId: chosen.owner || null }))}
    >
      {members.isError && <Notice tone="error" title={words.membersFailed} />}
      {members.isPending && <Skeleton className="h-24" />}
      {members.data && <PersonChoice label={words.assignTo} options={options} field={register('owner')} />}
      {problem}
    </FormDialog>
  )
}
