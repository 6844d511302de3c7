import type { CurrentUser } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../api/queries/accounts.ts'
import { isUnauthorized } from '../../api/request.ts'

export interface CurrentSession {
  loading: boolean
  user: CurrentUser | null
  /** Set when it could not be found out whether somebody is signed in. */
  unreachable: boolean
  retry: () => void
}

export function useSession(): CurrentSession {
  const { data, error, isPending, refetch } = useQuery(userQuery())
  const signedOut = isUnauthorized(error)
  return {
    loading: isPending,
    user: signedOut ? null : (data ?? null),
    unreachable: error !== null && !signedOut && !data,
    retry: () => void refetch(),
  }
}

/** The name, or the email of somebody without one. */
export function displayName(user: CurrentUser): string {
  return user.name.trim() || user.email
}
