import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { userQuery } from '../../api/queries/accounts.ts'
import { serverMessage } from '../../api/request.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { confirmationWords as words } from '../../words/accounts.ts'

/** The link of the mail: opening it in the account that it belongs to is all that it takes. */
export function ConfirmEmail({ token }: { token: string }) {
  const client = useQueryClient()
  // A query and not a mutation: the token is spent once, however often the screen is drawn.
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      await call('POST /api/auth/confirmation', { body: { token } })
      client.setQueryData(userQuery().queryKey, (user) => user && { ...user, confirmsEmail: undefined })
      return true
    },
    retry: false,
  })
  if (confirmation.isPending) return <Skeleton shape="tile" className="h-16" />
  const { title, description } = confirmation.isSuccess ? words.done : words.failed
  return (
    <div className="grid max-w-xl gap-4">
      <Notice tone={confirmation.isSuccess ? 'success' : 'warning'} title={title}>
        {confirmation.isSuccess ? description : (serverMessage(confirmation.error) ?? description)}
      </Notice>
      <Link to="/" className="font-medium text-brand underline-offset-4 hover:underline">
        {words.goOn}
      </Link>
    </div>
  )
}
