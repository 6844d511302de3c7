import type { DeliveryStatus, Webhook, WebhookDelivery } from '@efti-hub/contract'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { formatDuration } from '../../words/format.ts'
import { webhookWords as words } from '../../words/webhooks.ts'
import { useDeliveries, useResend } from './use-webhooks.ts'

const LOOKS: Record<DeliveryStatus, BadgeVariant> = {
  pending: 'warning',
  delivered: 'success',
  failed: 'error',
}

interface DeliveryLogProps {
  webhook: Webhook
  mayChange: boolean
  onClose: () => void
}

export function DeliveryLog({ webhook, mayChange, onClose }: DeliveryLogProps) {
  const list = useDeliveries(webhook.id)
  const { data, isError } = list
  const resending = useResend(webhook.id)
  const deliveries = data?.pages.flatMap(({ items }) => items)
  const mayResend = mayChange && webhook.state === 'active'
  return (
    <Dialog open onClose={onClose} title={words.logOf(webhook.name)} description={words.logHint}>
      <div className="overflow-y-auto px-5 py-2">
        {isError && !deliveries && <Notice tone="error" title={words.logFailed} className="my-3" />}
        {!isError && !deliveries && <Skeleton className="my-3 h-24" />}
        {deliveries?.length === 0 && <p className="py-3 text-ink-muted">{words.logEmpty}</p>}
        <ul aria-label={words.log} className="divide-y divide-line">
          {deliveries?.map((delivery) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              onResend={mayResend ? () => resending.mutate(delivery) : undefined}
            />
          ))}
        </ul>
        <ShowMore list={list} className="my-3" />
      </div>
    </Dialog>
  )
}

function Delivery({ delivery, onResend }: { delivery: WebhookDelivery; onResend: (() => void) | undefined }) {
  const { type, createdAt, status, attempts, statusCode, durationMs, nextAttemptAt, error, answer } = delivery
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {words.events[type]}
            <Badge variant={LOOKS[status]}>{words.statuses[status]}</Badge>
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            <Time at={createdAt} /> · {words.attempts(attempts)}
            {statusCode !== null &&
              durationMs !== null &&
              ` · ${words.answered(statusCode, formatDuration(durationMs))}`}
          </p>
        </div>
        {onResend && (
          <Button
            variant="outline"
            size="sm"
            aria-label={words.resendOf(words.events[type])}
            onClick={onResend}
          >
            {words.resend}
          </Button>
        )}
      </div>
      {error && <p className="mt-1 text-sm wrap-anywhere text-error">{error}</p>}
      {nextAttemptAt && attempts > 0 && (
        <p className="mt-1 text-sm text-ink-muted">
          {words.nextAttempt} <Time at={nextAttemptAt} />
        </p>
      )}
      {answer && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-ink-muted">{words.answer}</summary>
          <pre className="mt-1 max-h-40 overflow-auto rounded-md bg-sunken p-2 font-mono whitespace-pre-wrap wrap-anywhere">
            {answer}
          </pre>
        </details>
      )}
    </li>
  )
}
