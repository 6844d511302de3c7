import { SOCKET_PROTOCOL, type SocketInfo } from '@efti-hub/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isNotifiedTogether } from '../../api/notify-together.ts'
import { userQuery } from '../../api/queries/accounts.ts'
import { socketInfoQuery } from '../../api/queries/live.ts'
import { presenceQuery, withPresence } from '../../api/queries/presence.ts'
import { announceToast } from '../../ui/toast-store.ts'
import { liveWords } from '../../words/live.ts'
import { applyJobUpdate, type Update } from './apply-job-update.ts'
import { type ConnectionState, keepJobSocket } from './job-socket.ts'
import { readMessage } from './read-message.ts'
import { gatherRefetches } from './refetch-soon.ts'

export { ConnectionNotice } from './connection-notice.tsx'

interface LiveActs {
  onState: (state: ConnectionState) => void
  /** Shows a document that a toast names. */
  onOpen: (documentId: string) => void
}

/** Ties the socket to the data on screen and to the toasts, as long as the page is there; the answer closes it. */
export function connect(client: QueryClient, acts: LiveActs): () => void {
  let leave = follow(client, acts)
  // Signing out loads the page again, which unmounts nothing: the socket closes normally all the same.
  const onHide = () => leave()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave = follow(client, acts)
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

function follow(client: QueryClient, { onState, onOpen }: LiveActs): () => void {
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
      if (message?.type === 'presence_update') {
        const { data } = message
        client.setQueryData(presenceQuery(data.documentId).queryKey, (before) => withPresence(before, data))
      }
      if (message?.type === 'audit_update') {
        refetches.add({ documentIds: [], violations: false, audit: true })
      }
      if (message?.type !== 'job_update') return
      const stale = applyJobUpdate(client, message.data)
      if (stale) refetches.add(stale)
      if (isAnnounced(client, message.data)) announce(message.data, onOpen)
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

/** One toast for each file that this person uploaded, when it is checked; colleagues' jobs are in the list of notifications. */
function isAnnounced(client: QueryClient, update: Update): boolean {
  const { status, documentId, jobType, uploadedBy, followsReading } = update
  if (documentId && isNotifiedTogether(documentId)) return false
  const me = client.getQueryData(userQuery().queryKey)?.id
  if (uploadedBy && uploadedBy !== me) return false
  return status === 'failed' || (jobType !== 'ocr' && followsReading !== false)
}

function announce({ status, message, documentId, documentName }: Update, onOpen: LiveActs['onOpen']) {
  const toast = {
    description: [documentName, message].filter(Boolean).join(': '),
    ...(documentName &&
      documentId && {
        action: { label: liveWords.open, hint: liveWords.openHint, act: () => onOpen(documentId) },
      }),
  }
  if (status === 'completed') announceToast({ ...toast, title: liveWords.completed })
  if (status === 'failed') announceToast({ ...toast, title: liveWords.failed, variant: 'destructive' })
}
