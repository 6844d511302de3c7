import type { ReadRequest } from '@efti-hub/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow } from '../../api/keys.ts'
import { notificationsQuery } from '../../api/queries/notifications.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { noticeWords as words } from '../../words/notices.ts'

/** Page by page. */
export const useNotifications = () => useInfiniteQuery(notificationsQuery())

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: ReadRequest) => call('POST /api/notifications/read', { body: which }),
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
