import { type CurrentUser, REDIRECT_DELAY_MS, type SignedIn } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordWarningKey, userKey } from '../../api/keys.ts'

/** After sign-in and registration: the toast can be read, then the browser goes to /. */
export function useEnter(): { entering: boolean; enter: (answer: SignedIn) => void } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [entering, setEntering] = useState(false)

  const enter = ({ user, warning }: SignedIn) => {
    setEntering(true)
    setTimeout(() => {
      // What a former session on this page had read must not show to the next person.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
      client.setQueryData<CurrentUser>(userKey, user)
      if (warning) client.setQueryData(passwordWarningKey, warning)
      void navigate({ to: '/', replace: true })
    }, REDIRECT_DELAY_MS)
  }
  return { entering, enter }
}
