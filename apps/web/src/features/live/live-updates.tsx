import type { socketInfo } from '@efti-hub/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { z } from 'zod'
import { socketInfoKey } from '../../api/keys.ts'
import { announceToast } from '../../ui/toast-store.ts'
import { liveWords } from '../../words/live.ts'
import { applyJobUpdate, type Update } from './apply-job-update.ts'
import { type ConnectionState, keepJobSocket } from './job-socket.ts'
import { readMessage } from './read-message.ts'
import { gatherRefetches } from './refetch-soon.ts'

const Connection = createContext<ConnectionState>('disconnected')

export const useConnectionState = () => useContext(Connection)

interface LiveUpdatesProps {
  /** Nothing is opened for somebody without an organisation; another one gets a socket of its own. */
  tenantId: string | null
  children: ReactNode
}

export function LiveUpdates({ tenantId, children }: LiveUpdatesProps) {
  const client = useQueryClient()
  const [state, setState] = useState<ConnectionState>('disconnected')

  useEffect(() => {
    if (!tenantId) return
    const refetches = gatherRefetches(client)
    const leave = keepJobSocket({
      fetchAddress: async () => {
        try {
          const info = await client.fetchQuery<z.infer<typeof socketInfo>>({
            queryKey: socketInfoKey,
            staleTime: 0,
            gcTime: 0,
          })
          return info.wsUrl
        } catch (cause) {
          throw new Error(liveWords.setupFailed, { cause })
        }
      },
      open: (address) => new WebSocket(address),
      onState: setState,
      onMessage: (text) => {
        const update = readMessage(text)
        if (!update) return
        const stale = applyJobUpdate(client, update)
        if (stale) refetches.add(stale)
        announce(update)
      },
      onReconnect: () => void client.invalidateQueries(),
      onSetupFailure: (error) => console.error(error),
    })
    return () => {
      refetches.stop()
      leave()
    }
  }, [client, tenantId])

  return <Connection value={state}>{children}</Connection>
}

function announce({ status, message }: Update) {
  if (status === 'completed') announceToast({ title: liveWords.completed, description: message })
  if (status === 'failed') {
    announceToast({ title: liveWords.failed, description: message, variant: 'destructive' })
  }
}
