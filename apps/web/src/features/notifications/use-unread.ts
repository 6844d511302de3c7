import { useQuery } from '@tanstack/react-query'
import { unreadNotificationsQuery } from '../../api/queries/notifications.ts'

/** How many are new; null until it is known. */
export function useUnread(tenantId: string | null): number | null {
  const { data } = useQuery({
    ...unreadNotificationsQuery(),
    enabled: tenantId !== null,
    select: ({ unread }) => unread,
  })
  return data ?? null
}
