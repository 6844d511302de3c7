import type { PartnerRequest, PartnerRequestMade } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { BellRing, Link2, Unlink } from 'lucide-react'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { shownValue } from './shown-value.ts'
import { useNewLink, useRemind, useRevoke } from './use-requests.ts'

const TONES: Record<PartnerRequest['state'], BadgeVariant> = {
  waiting: 'warning',
  answered: 'success',
  revoked: 'secondary',
  declined: 'error',
  expired: 'secondary',
}

interface RequestEntryProps {
  request: PartnerRequest
  mayAsk: boolean
  onLink: (made: PartnerRequestMade) => void
}

/** One request: how it is, what was asked, what was answered, and what can be done about it. */
export function RequestEntry({ request, mayAsk, onLink }: RequestEntryProps) {
  const { state, partner, email, remark, isOpen, received, fields } = request
  const remind = useRemind(request)
  const newLink = useNewLink(request)
  const revoke = useRevoke(request)
  return (
    <li className="grid gap-3 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{words.state(request)}</h3>
          <p className="text-sm wrap-anywhere text-ink-muted">{factsOf(request).join(' · ')}</p>
        </div>
        <Badge variant={TONES[state]}>{words.states[state]}</Badge>
      </div>
      <dl className="grid gap-1.5">
        {fields.map((field) => (
          <div key={field.id} className="grid gap-x-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-ink-muted">{field.label}</dt>
            <dd className="wrap-anywhere">
              {field.answer ? (
                <>
                  <span className="font-medium">{shownValue(field.answer)}</span>
                  {field.decision && (
                    <span className="ml-2 text-sm text-ink-muted">
                      {words.decided[field.decision.decision](field.decision.by.name)}
                    </span>
                  )}
                </>
              ) : (
                <span className="text-ink-muted italic">{words.notAnswered(isOpen)}</span>
              )}
            </dd>
          </div>
        ))}
        {received && (
          <div className="grid gap-x-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-ink-muted">{words.received}</dt>
            <dd className="wrap-anywhere">
              <Link
                to="/documents/$id"
                params={{ id: received.id }}
                className="text-brand underline underline-offset-4"
              >
                {received.originalName}
              </Link>
            </dd>
          </div>
        )}
        {remark && (
          <div className="grid gap-x-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-ink-muted">{words.remark}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{remark}</dd>
          </div>
        )}
      </dl>
      {mayAsk && isOpen && (
        <div className="flex flex-wrap gap-2">
          {email !== '' && (
            <Button
              size="sm"
              variant="outline"
              aria-label={words.remindFor(partner)}
              busy={remind.isPending}
              onClick={() => remind.mutate(request)}
            >
              <BellRing aria-hidden />
              {words.remind}
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={words.newLinkFor(partner)}
            busy={newLink.isPending}
            onClick={() => newLink.mutate(request, { onSuccess: onLink })}
          >
            <Link2 aria-hidden />
            {words.newLink}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={words.revokeFor(partner)}
            title={words.revokeHint}
            busy={revoke.isPending}
            onClick={() => revoke.mutate(request)}
          >
            <Unlink aria-hidden />
            {words.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}

function factsOf(request: PartnerRequest): string[] {
  const { askedBy, askedAt, email, openedAt, remindedAt, nextReminderAt, expiresAt, isOpen } = request
  return [
    words.askedBy(askedBy.name, askedAt),
    email,
    openedAt ? words.opened(openedAt) : words.notOpened(isOpen),
    remindedAt && words.reminded(remindedAt),
    nextReminderAt && words.nextReminder(nextReminderAt),
    isOpen && words.expires(expiresAt),
  ].flatMap((fact) => fact || [])
}
