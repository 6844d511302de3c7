import type { DocumentDetail } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checksQuery } from '../../api/queries/checks.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { decisionWords as words } from '../../words/decisions.ts'
import { recentTime } from '../../words/format.ts'
import { AcceptedList } from './accepted-list.tsx'
import { type DecisionAct, useDecision } from './use-decision.ts'

interface DecisionDialogProps {
  document: DocumentDetail
  /** The dialog is open while there is one. */
  act: DecisionAct | null
  onClose: () => void
}

const MOST_CHARACTERS = 4_000

export function DecisionDialog({ document, act, onClose }: DecisionDialogProps) {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState<DecisionAct>('approve')
  const decision = useDecision(document)
  const checks = useQuery({
    ...checksQuery(document.id),
    enabled: act !== null,
  })
  const check = checks.data?.at(-1)
  const isOpen = !check || check.score === null || check.violations.length + check.unread.length > 0
  const isWaiting = document.status === 'pending' || document.status === 'processing'
  const isNeeded = shown === 'reject' || isOpen
  const { register, handleSubmit, formState, reset } = useContractForm(
    async () => (await import('./checks.ts')).decisionForm(isNeeded),
    { comment: '' },
  )
  useEffect(() => {
    if (!act) return
    setShown(act)
    reset()
  }, [act, reset])
  const submit = handleSubmit(({ comment }) => {
    if (!act || decision.isPending) return
    decision.mutate({ act, comment, ...(check && { checkId: check.id }) }, { onSuccess: onClose })
  })
  return (
    <Dialog
      open={act !== null}
      onClose={onClose}
      title={shown === 'approve' ? words.approveTitle : words.rejectTitle}
      description={document.originalName}
      startAt="textarea"
    >
      <form onSubmit={submit} className="grid auto-rows-max gap-4 overflow-y-auto p-5" noValidate>
        {check && isWaiting && <p>{words.basedOn(recentTime(check.createdAt), document.status)}</p>}
        {shown === 'approve' && check && <AcceptedList check={check} />}
        <Field
          label={shown === 'reject' ? words.comment : isOpen ? words.reason : words.optionalComment}
          message={formState.errors.comment?.message}
        >
          {(control) => (
            <TextArea {...control} {...register('comment')} rows={4} maxLength={MOST_CHARACTERS} />
          )}
        </Field>
        <p className="text-sm text-ink-muted">{words.commentHint}</p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={decision.isPending}>
            {shown === 'approve' ? words.approve : words.reject}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
