import type { Webhook, WebhookState } from '@efti-hub/contract'
import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Time } from '../../ui/time.tsx'
import { webhookWords as words } from '../../words/webhooks.ts'
import { useTestEvent, useWebhookChange } from './use-webhooks.ts'

const LOOKS: Record<WebhookState, BadgeVariant> = { active: 'success', paused: 'secondary', off: 'error' }

/** What opens a dialog. */
export type WebhookAct = 'edit' | 'rotate' | 'remove' | 'log'

interface WebhookRowProps {
  webhook: Webhook
  mayChange: boolean
  onAsk: (what: WebhookAct) => void
}

export function WebhookListRow({ webhook, mayChange, onAsk }: WebhookRowProps) {
  const { name, url, events, state, offReason, previousSecretUntil } = webhook
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <WebhookIcon className="size-4 text-ink-muted" aria-hidden />
          <span className="wrap-anywhere">{name}</span>
          <Badge variant={LOOKS[state]}>{words.states[state]}</Badge>
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
          <code className="font-mono">{url}</code> ·{' '}
          <span title={events.map((event) => words.events[event]).join(', ')}>
            {words.eventCount(events.length)}
          </span>
        </p>
        {offReason && <p className="mt-1 text-sm text-error">{offReason}</p>}
        {previousSecretUntil && (
          <p className="mt-1 text-sm text-ink-muted">
            {words.previousSecret} <Time at={previousSecretUntil} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={words.logOf(name)} onClick={() => onAsk('log')}>
          {words.log}
        </Button>
        {mayChange && <Actions webhook={webhook} onAsk={onAsk} />}
      </div>
    </li>
  )
}

function Actions({ webhook, onAsk }: Omit<WebhookRowProps, 'mayChange'>) {
  const { id, name, state } = webhook
  const change = useWebhookChange(id)
  const testing = useTestEvent(id)
  const isActive = state === 'active'
  return (
    <Menu
      trigger={
        <Button variant="outline" size="icon" aria-label={words.actionsOf(name)}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem
        onSelect={() => testing.mutate(undefined)}
        reason={isActive ? undefined : words.states[state]}
      >
        <Send aria-hidden />
        {words.test}
      </MenuItem>
      <MenuItem onSelect={() => change.mutate({ state: isActive ? 'paused' : 'active' })}>
        {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isActive ? words.pause : words.resume}
      </MenuItem>
      <MenuItem onSelect={() => onAsk('edit')}>
        <Pencil aria-hidden />
        {words.edit}
      </MenuItem>
      <MenuItem onSelect={() => onAsk('rotate')}>
        <KeyRound aria-hidden />
        {words.rotate}
      </MenuItem>
      <MenuItem onSelect={() => onAsk('remove')}>
        <Trash2 aria-hidden />
        {words.remove}
      </MenuItem>
    </Menu>
  )
}
