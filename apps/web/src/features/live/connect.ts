import { SOCKET_PROTOCOL, type SocketInfo } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isNotifiedTogether } from '../../api/notify-together.ts'
import { socketInfoQuery } from '../../api/queries/live.ts'
import { announceToast } from '../../ui/toast-store.ts'
import { liveWords } from '../../words/live.ts'
import { applyJobUpdate, type Update } from './apply-job-update.ts'
import { type ConnectionState, keepJobSocket } from './job-socket.ts'
import { readMessage } from './read-message.ts'
import { gatherRefetches } from './refetch-soon.ts'

/** Ties the socket to the data on screen and to the toasts, as long as the page is there; the answer closes it. */
export function connect(client: QueryClient, onState: (state: ConnectionState) => void): () => void {
  let leave = follow(client, onState)
  // Signing out loads the page again, which unmounts nothing: the socket closes normally all the same.
  const onHide = () => leave()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = follow(client, onState)
    void client.invalidateQueries()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
    leave()
  }
}

function follow(client: QueryClient, onState: (state: ConnectionState) => void): () => void {
  const refetches = gatherRefetches(client)
  const leave = keepJobSocket({
    fetchAddress: () => fetchAddress(client),
    open: ({ wsUrl, ticket }) => new WebSocket(wsUrl, ticket ? [SOCKET_PROTOCOL, ticket] : []),
    onState,
    onMessage: (text) => {
      const message = readMessage(text)
      if (message?.type === 'document_update') {
        refetches.add({ documentIds: [message.data.documentId], violations: false })
      }
      if (message?.type === 'violations_update') {
        refetches.add({ documentIds: message.data.documentIds ?? 'all', violations: true })
      }
      if (message?.type === 'consignments_update') {
        refetches.add({ documentIds: message.data.documentIds, violations: false })
      }
      if (message?.type === 'notifications_update') {
        refetches.add({ documentIds: [], violations: false, notifications: true })
      }
      if (message?.type === 'audit_update') {
        refetches.add({ documentIds: [], violations: false, audit: true })
      }
      if (message?.type !== 'job_update') return
      const stale = applyJobUpdate(client, message.data)
      if (stale) refetches.add(stale)
      if (!isNotifiedTogether(message.data.documentId)) announce(message.data)
    },
    onReconnect: () => void client.invalidateQueries(),
    onSetupFailure: (error) => console.error(error),
  })
  return () => {
    refetches.stop()
    leave()
  }
}

/** Through the query client, so that a session that has ended is noticed here as anywhere. */
async function fetchAddress(client: QueryClient): Promise<SocketInfo> {
  try {
    return await client.fetchQuery(socketInfoQuery())
  } catch (cause) {
    throw new Error(liveWords.setupFailed, { cause })
  }
}

function announce({ status, message }: Update) {
  if (status === 'completed') announceToast({ title: liveWords.completed, description: message })
  if (status === 'failed') {
    announceToast({ title: liveWords.failed, description: message, variant: 'destructive' })
  }
}
