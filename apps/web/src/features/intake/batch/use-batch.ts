import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { userQuery } from '../../../api/queries/accounts.ts'
import { type BatchSession, openBatchSession } from './batch-session.ts'

let current: { owner: string; session: BatchSession } | null = null

/** The one batch of this page; another organisation, or another person, has their own. */
export function useBatch(tenantId: string, userId: string) {
  const client = useQueryClient()
  const owner = `${tenantId} ${userId}`
  if (current?.owner !== owner) {
    const isCurrent = () => {
      const user = client.getQueryData(userQuery().queryKey)
      return user?.tenantId === tenantId && user.id === userId
    }
    current = { owner, session: openBatchSession(owner, isCurrent) }
  }
  const { session } = current
  return { session, ...useSyncExternalStore(session.subscribe, session.view) }
}
