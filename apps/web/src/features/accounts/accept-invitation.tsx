import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { offerWords as words } from '../../words/members.ts'
import { becomeUser } from './become-user.ts'
import { OfferNotice } from './offer-notice.tsx'
import { useOffer } from './use-offer.ts'

/** For who is signed in already: joining takes their yes, not only a click on a link. */
export function AcceptInvitation({ token, email }: { token: string; email: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const offer = useOffer(token)
  const goOn = () => navigate({ to: '/', replace: true })
  const accept = useMutation({
    mutationFn: () => call('POST /api/invitations/accept', { body: { token } }),
    onSuccess: async (user) => {
      // Away from here first: the invitation is used up, and entering the organisation draws the screen again.
      await goOn()
      becomeUser(client, user)
      const { title, description } = words.accepted
      showToast({ title, description: description(user.tenants[0]?.tenantName ?? '') })
    },
    onError: (error) =>
      showToast({
        title: words.ended,
        description: serverMessage(error) ?? words.endedHint,
        variant: 'destructive',
      }),
  })
  return (
    <Card className="grid max-w-xl gap-4 p-5">
      <OfferNotice offer={offer} hint={words.signedInAs(email)} />
      <div className="flex flex-wrap gap-2">
        {offer.data && (
          <Button disabled={accept.isPending} onClick={() => accept.mutate()}>
            {words.accept(offer.data.tenantName)}
          </Button>
        )}
        <Button variant="outline" onClick={() => void goOn()}>
          {words.decline}
        </Button>
      </div>
    </Card>
  )
}
