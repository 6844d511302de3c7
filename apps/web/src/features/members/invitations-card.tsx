import { ROLE_LABELS } from '@efti-hub/contract'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { Time } from '../../ui/time.tsx'
import { invitationWords as words } from '../../words/members.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useInvitations, useWithdrawal } from './use-members.ts'

/** For managers alone: nobody else may see whom they invited. */
export function InvitationsCard() {
  const [inviting, setInviting] = useState(false)
  const withdrawal = useWithdrawal()
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={useInvitations(true)}
      action={
        <Button variant="outline" size="sm" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden />
          {words.invite}
        </Button>
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 && <p className="text-ink-muted">{words.none}</p>}
          <ul aria-label={words.title} className="divide-y divide-line">
            {items.map((invitation) => {
              const { id, email, role, invitedBy, expiresAt } = invitation
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="truncate font-medium">{email}</p>
                    <p className="text-sm text-ink-muted">
                      {ROLE_LABELS[role]} · {words.by(invitedBy.name)} · {words.until}{' '}
                      <Time at={expiresAt} brief />
                    </p>
                  </div>
                  <Button
                    variant="outline"
                    disabled={withdrawal.isPending}
                    aria-label={words.withdrawOf(email)}
                    onClick={() => withdrawal.mutate(invitation)}
                  >
                    {words.withdraw}
                  </Button>
                </li>
              )
            })}
          </ul>
          <InviteDialog open={inviting} onClose={() => setInviting(false)} />
        </>
      )}
    </QueryCard>
  )
}
