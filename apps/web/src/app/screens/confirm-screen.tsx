import { Navigate } from '@tanstack/react-router'
import { ConfirmEmail } from '../../features/accounts/confirm-email.tsx'
import { useMailToken } from '../../features/accounts/use-mail-token.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { confirmationWords as words } from '../../words/accounts.ts'
import { common } from '../../words/common.ts'

export function ConfirmScreen() {
  const token = useMailToken('token')
  if (!token) return <Navigate to="/" replace />
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} />
      <ConfirmEmail token={token} />
    </>
  )
}
