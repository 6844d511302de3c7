import type { DeletionOutcome, DeletionPlan, DeletionRequest } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { deletionPlanQuery } from '../../api/queries/own-account.ts'
import { useChange } from '../../api/use-change.ts'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { deletionWords as words } from '../../words/own-account.ts'

/** What the deletion does, then the address of the account as a yes. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const plan = useQuery(deletionPlanQuery())
  const isBlocked = plan.data?.organisations.some(({ outcome }) => outcome === 'hand-over')
  if (plan.data && !isBlocked) return <Confirm plan={plan.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.dialogTitle} description={words.dialogHint}>
      <div className="grid gap-4 overflow-y-auto p-5">
        {plan.data && <Outcomes outcomes={plan.data.organisations} />}
        {plan.isError && <Notice tone="error" title={words.planFailed} />}
        {plan.isPending && <Skeleton className="h-24" />}
        <Button variant="outline" className="justify-self-end" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

function Confirm({ plan, onClose }: { plan: DeletionPlan; onClose: () => void }) {
  const form = useContractForm(async () => (await import('./checks.ts')).deletionForm(plan.email), {
    email: '',
  })
  const close = plan.organisations
    .filter(({ outcome }) => outcome === 'close')
    .map(({ tenantId }) => tenantId)
  const deletion = useChange({
    change: (asked: DeletionRequest) => call('POST /api/auth/deletion', { body: asked }),
    stale: [deletionPlanQuery().queryKey],
  })
  const confirm = form.handleSubmit(({ email }) =>
    deletion.mutate(
      { email, close },
      {
        onSuccess: () => window.location.replace('/login?notice=account-deleted'),
        onError: (error) => showFieldMessages(form, error),
      },
    ),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.dialogTitle}
      description={words.dialogHint}
      confirm={words.confirm}
      busy={deletion.isPending}
      onConfirm={confirm}
    >
      <Outcomes outcomes={plan.organisations} />
      <Notice tone="info" title={words.keptTitle}>
        {words.kept}
      </Notice>
      <Field label={words.typeEmail(plan.email)} message={form.formState.errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}

function Outcomes({ outcomes }: { outcomes: readonly DeletionOutcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <ul aria-label={words.outcomes} className="grid gap-3">
      {outcomes.map(({ tenantId, name, outcome, keys, retentionDays }) => (
        <li key={tenantId}>
          <Notice tone={outcome === 'leave' ? 'info' : 'warning'} title={name}>
            <p>{words.outcome[outcome]}</p>
            {outcome === 'close' && <p>{words.documents(retentionDays)}</p>}
            {outcome === 'leave' && keys.length > 0 && <p>{words.keys(keys)}</p>}
          </Notice>
        </li>
      ))}
    </ul>
  )
}
