import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent, type WebhookRequest } from '@efti-hub/contract'
import { useId, useState } from 'react'
import { serverFields } from '../../api/request.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { webhookWords as words } from '../../words/webhooks.ts'
import { SecretOnce } from './secret-dialogs.tsx'
import { useNewWebhook, useWebhookChange } from './use-webhooks.ts'

export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const [wanted, setWanted] = useState<WebhookRequest>({ name: '', url: '', events: [...WEBHOOK_EVENTS] })
  const creation = useNewWebhook()
  if (creation.data) return <SecretOnce made={creation.data} onClose={onClose} />
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.addTitle}
      description={words.addHint}
      confirm={words.add}
      busy={creation.isPending}
      onConfirm={() => creation.mutate(wanted)}
    >
      <WebhookFields wanted={wanted} onChange={setWanted} problems={serverFields(creation.error)} />
    </FormDialog>
  )
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, name, url, events } = webhook
  const [wanted, setWanted] = useState<WebhookRequest>({ name, url, events })
  const change = useWebhookChange(id)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.editTitle(name)}
      description={words.editHint}
      confirm={words.save}
      busy={change.isPending}
      onConfirm={() => change.mutate(wanted, { onSuccess: onClose })}
    >
      <WebhookFields wanted={wanted} onChange={setWanted} problems={serverFields(change.error)} />
    </FormDialog>
  )
}

interface WebhookFieldsProps {
  wanted: WebhookRequest
  onChange: (wanted: WebhookRequest) => void
  problems: Record<string, string>
}

function WebhookFields({ wanted, onChange, problems }: WebhookFieldsProps) {
  const { name, url, events } = wanted
  return (
    <>
      <Field label={words.name} message={problems.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => onChange({ ...wanted, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.url} message={problems.url}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={url}
            maxLength={2_000}
            placeholder={words.urlPlaceholder}
            autoComplete="off"
            onChange={(event) => onChange({ ...wanted, url: event.target.value })}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-base font-medium">{words.eventsLabel}</legend>
        {WEBHOOK_EVENTS.map((one) => (
          <EventChoice
            key={one}
            event={one}
            checked={events.includes(one)}
            onChange={(checked) =>
              onChange({
                ...wanted,
                events: WEBHOOK_EVENTS.filter((other) => (other === one ? checked : events.includes(other))),
              })
            }
          />
        ))}
        {problems.events && <p className="text-sm text-error">{problems.events}</p>}
      </fieldset>
    </>
  )
}

interface EventChoiceProps {
  event: WebhookEvent
  checked: boolean
  onChange: (checked: boolean) => void
}

function EventChoice({ event, checked, onChange }: EventChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2.5">
      <Checkbox id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id} className="wrap-anywhere">
        {words.events[event]} <code className="font-mono text-sm text-ink-muted">{event}</code>
      </label>
    </div>
  )
}
