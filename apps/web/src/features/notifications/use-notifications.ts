import type { NotificationsList, ReadAnswer, ReadRequest } from '@efti-hub/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isBelow, notificationsKey } from '../../api/keys.ts'
import { request, serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { notificationWords as words } from '../../words/notifications.ts'

const PAGE_SIZE = '30'

/** How many are new; null until it is known. */
export function useUnread(tenantId: string | null): number | null {
  const { data } = useQuery<NotificationsList, Error, number>({
    queryKey: notificationsKey({ limit: '1' }),
    enabled: tenantId !== null,
    select: ({ unread }) => unread,
  })
  return data ?? null
}

/** Page by page. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: [...notificationsKey({ limit: PAGE_SIZE }), 'pages'],
    queryFn: ({ pageParam }) =>
      request<NotificationsList>('GET', notificationsKey({ limit: PAGE_SIZE, cursor: pageParam }).join('/')),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: ReadRequest) => request<ReadAnswer>('POST', '/api/notifications/read', which),
    onSuccess: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow('/api/notifications', queryKey) }),
    onError: (error) =>
      showToast({
        title: words.markFailed,
        description: serverMessage(error) ?? undefined,
        variant: 'destructive',
      }),
  })
}
