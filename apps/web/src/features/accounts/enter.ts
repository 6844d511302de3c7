import { REDIRECT_DELAY_MS, type SignedIn } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordWarningQuery } from '../../api/queries/accounts.ts'
import { becomeUser } from './become-user.ts'

/**
 * After sign-in and registration: the toast can be read, then the browser goes to /, or stays at the page that was asked
 * for; with an invitation that is still to be accepted, to that.
 */
export function useEnter(invitation: string | null = null): {
  entering: boolean
  enter: (answer: SignedIn) => void
} {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [entering, setEntering] = useState(false)

  const enter = ({ user, warning }: SignedIn) => {
    setEntering(true)
    setTimeout(() => {
      becomeUser(client, user)
      if (warning) client.setQueryData(passwordWarningQuery().queryKey, warning)
      if (invitation) void navigate({ to: '/register', state: { mail: { invitation } }, replace: true })
      else if (/^\/(login|register)$/.test(window.location.pathname))
        void navigate({ to: '/', replace: true })
    }, REDIRECT_DELAY_MS)
  }
  return { entering, enter }
}
