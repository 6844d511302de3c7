import { type InvitationOffer, ROLE_LABELS } from '@efti-hub/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { serverMessage } from '../../api/request.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { offerWords as words } from '../../words/members.ts'

/** Above the visitor's form: who invites, and as what. */
export function OfferNotice({ offer, hint }: { offer: UseQueryResult<InvitationOffer>; hint: string }) {
  if (offer.isError) {
    return (
      <Notice tone="warning" title={words.ended}>
        {serverMessage(offer.error) ?? words.endedHint}
      </Notice>
    )
  }
  if (!offer.data) return <Skeleton shape="tile" className="h-16" />
  const { email, tenantName, role } = offer.data
  return (
    <Notice tone="info" title={words.invited(tenantName)}>
      {words.as(ROLE_LABELS[role])} {words.sentTo(email)} {hint}
    </Notice>
  )
}
