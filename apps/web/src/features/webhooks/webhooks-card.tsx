import type { Webhook } from '@efti-hub/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { webhookWords as words } from '../../words/webhooks.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { RemoveDialog, RotateDialog } from './secret-dialogs.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { AddWebhookDialog, EditWebhookDialog } from './webhook-dialogs.tsx'
import { type WebhookAct, WebhookListRow } from './webhook-row.tsx'

type Asked = { what: 'add' } | { what: WebhookAct; webhook: Webhook }

export function WebhooksCard() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useWebhooks()
  const mayChange = query.data?.mayChange ?? false
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={query}
      action={
        <Button variant="outline" size="sm" disabled={!mayChange} onClick={() => setAsked({ what: 'add' })}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 && <p className="text-ink-muted">{words.none}</p>}
          <ul aria-label={words.list} className="divide-y divide-line">
            {items.map((webhook) => (
              <WebhookListRow
                key={webhook.id}
                webhook={webhook}
                mayChange={mayChange}
                onAsk={(what) => setAsked({ what, webhook })}
              />
            ))}
          </ul>
          {!mayChange && <p className="mt-3 text-sm text-ink-muted">{words.onlyManagers}</p>}
          {asked && <AskedDialog asked={asked} mayChange={mayChange} onClose={() => setAsked(null)} />}
        </>
      )}
    </QueryCard>
  )
}

function AskedDialog({
  asked,
  mayChange,
  onClose,
}: {
  asked: Asked
  mayChange: boolean
  onClose: () => void
}) {
  switch (asked.what) {
    case 'add':
      return <AddWebhookDialog onClose={onClose} />
    case 'edit':
      return <EditWebhookDialog webhook={asked.webhook} onClose={onClose} />
    case 'rotate':
      return <RotateDialog webhook={asked.webhook} onClose={onClose} />
    case 'remove':
      return <RemoveDialog webhook={asked.webhook} onClose={onClose} />
    case 'log':
      return <DeliveryLog webhook={asked.webhook} mayChange={mayChange} onClose={onClose} />
  }
}
