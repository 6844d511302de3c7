import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent, type WebhookRequest } from '@efti-hub/contract'
import { useId } from 'react'
import type { UseFormRegister, UseFormReturn } from 'react-hook-form'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { webhookWords as words } from '../../words/webhooks.ts'
import { SecretOnce } from './secret-dialogs.tsx'
import { useNewWebhook, useWebhookChange } from './use-webhooks.ts'

const check = async () => (await import('./checks.ts')).webhookRequest

export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(check, { name: '', url: '', events: [...WEBHOOK_EVENTS] })
  const creation = useNewWebhook()
  if (creation.data) return <SecretOnce made={creation.data} onClose={onClose} />
  const confirm = form.handleSubmit((wanted) =>
    creation.mutate(wanted, { onError: (error) => showFieldMessages(form, error) }),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.addTitle}
      description={words.addHint}
      confirm={words.add}
      busy={creation.isPending}
      onConfirm={confirm}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, name, url, events } = webhook
  const form = useContractForm(check, { name, url, events })
  const change = useWebhookChange(id)
  const confirm = form.handleSubmit((wanted) =>
    change.mutate(wanted, { onSuccess: onClose, onError: (error) => showFieldMessages(form, error) }),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.editTitle(name)}
      description={words.editHint}
      confirm={words.save}
      busy={change.isPending}
      onConfirm={confirm}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}

type WebhookForm = Pick<UseFormReturn<WebhookRequest, unknown, WebhookRequest>, 'register' | 'formState'>

function WebhookFields({ form: { register, formState } }: { form: WebhookForm }) {
  const { name, url, events } = formState.errors
  return (
    <>
      <Field label={words.name} message={name?.message}>
        {(control) => <Input {...control} {...register('name')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={words.url} message={url?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('url')}
            type="url"
            maxLength={2_000}
            placeholder={words.urlPlaceholder}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-base font-medium">{words.eventsLabel}</legend>
        {WEBHOOK_EVENTS.map((one) => (
          <EventChoice key={one} event={one} register={register} />
        ))}
        {events?.message && <p className="text-sm text-error">{events.message}</p>}
      </fieldset>
    </>
  )
}

interface EventChoiceProps {
  event: WebhookEvent
  register: UseFormRegister<WebhookRequest>
}

function EventChoice({ event, register }: EventChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2.5">
      <Checkbox id={id} {...register('events')} value={event} />
      <label htmlFor={id} className="wrap-anywhere">
        {words.events[event]} <code className="font-mono text-sm text-ink-muted">{event}</code>
      </label>
    </div>
  )
}
