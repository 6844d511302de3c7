import { getRouteApi, Navigate } from '@tanstack/react-router'
import { ConfirmEmail } from '../../features/accounts/confirm-email.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { confirmationWords as words } from '../../words/accounts.ts'
import { common } from '../../words/common.ts'

const route = getRouteApi('/confirm')

export function ConfirmScreen() {
  const { token } = route.useSearch()
  if (!token) return <Navigate to="/" replace />
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} />
      <ConfirmEmail token={token} />
    </>
  )
}
