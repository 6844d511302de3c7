import { Navigate } from '@tanstack/react-router'
import { AcceptInvitation } from '../../features/accounts/accept-invitation.tsx'
import { useSession } from '../../features/accounts/current-user.ts'
import { useMailToken } from '../../features/accounts/use-mail-token.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { offerWords as words } from '../../words/members.ts'

/** The visitor's paths, for somebody who is signed in: only an invitation gives them any business there. */
export function InvitationScreen() {
  const token = useMailToken('invitation')
  const user = useSession().user
  if (!token || !user) return <Navigate to="/" replace />
  return (
    <>
      <title>{common.page(words.acceptTitle)}</title>
      <PageHeader title={words.acceptTitle} />
      <AcceptInvitation token={token} email={user.email} />
    </>
  )
}
