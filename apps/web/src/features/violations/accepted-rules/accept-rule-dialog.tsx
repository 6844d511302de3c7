import { DOCUMENT_KINDS } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { violationsQuery } from '../../../api/queries/violations.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { acceptedRuleWords as words } from '../../../words/accepted-rules.ts'
import { kindLabel } from '../../../words/document.ts'
import { actWords } from '../../../words/violation-acts.ts'
import { endOfDay } from '../days.ts'
import type { RuleToAccept } from './accept-rule-button.tsx'
import { useAccepting } from './use-accepted-rules.ts'

const check = async () => (await import('./checks.ts')).acceptRuleForm
const MOST_CHARACTERS = 2_000
/** Senders of so many violations are offered. */
const LOOKED_AT = '500'

interface AcceptRuleDialogProps {
  rule: RuleToAccept
  open: boolean
  onClose: () => void
}

/** 'We accept this, because …', for everybody's documents or for those of one sender or kind, permanently or until a date. */
export function AcceptRuleDialog({ rule: { code, name }, open, onClose }: AcceptRuleDialogProps) {
  const accepting = useAccepting()
  const { data } = useQuery({
    ...violationsQuery({ code, group: 'sender', limit: LOOKED_AT }),
    enabled: open,
  })
  const { register, handleSubmit, formState } = useContractForm(check, {
    reason: '',
    senderId: '',
    kind: '' as const,
    lastDay: '',
  })
  const confirm = handleSubmit(({ reason, senderId, kind, lastDay }) =>
    accepting.mutate(
      {
        code,
        reason,
        senderId: senderId || null,
        kind: kind || null,
        expiresAt: lastDay ? endOfDay(lastDay) : null,
      },
      { onSuccess: onClose },
    ),
  )
  const { errors } = formState
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.acceptTitle(name)}
      description={words.acceptHint}
      confirm={words.accept}
      busy={accepting.isPending}
      onConfirm={confirm}
    >
      <Field label={words.reason} message={errors.reason?.message}>
        {(control) => <TextArea {...control} {...register('reason')} rows={3} maxLength={MOST_CHARACTERS} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.sender}>
          {(control) => (
            <NativeSelect {...control} {...register('senderId')}>
              <option value="">{words.allSenders}</option>
              {(data?.groups ?? []).map(({ key, name: sender }) => (
                <option key={key} value={key}>
                  {sender || words.noSender}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={words.kind}>
          {(control) => (
            <NativeSelect {...control} {...register('kind')}>
              <option value="">{words.allKinds}</option>
              {DOCUMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabel(kind)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field label={actWords.expires} message={errors.lastDay?.message}>
        {(control) => <Input {...control} {...register('lastDay')} type="date" className="max-w-48" />}
      </Field>
    </FormDialog>
  )
}
