import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { ConnectionState } from './job-socket.ts'

const Connection = createContext<ConnectionState>('disconnected')

export const useConnectionState = () => useContext(Connection)

interface LiveUpdatesProps {
  /** Nothing is opened for somebody without an organisation; another one gets a socket of its own. */
  tenantId: string | null
  children: ReactNode
}

/** One socket for the whole shell, opened after the first paint. */
export function LiveUpdates({ tenantId, children }: LiveUpdatesProps) {
  const client = useQueryClient()
  const [state, setState] = useState<ConnectionState>('disconnected')
  const { navigate } = useRouter()

  useEffect(() => {
    if (!tenantId) return
    const onOpen = (id: string) => void navigate({ to: '/documents/$id', params: { id } })
    let gone = false
    let leave = () => {}
    void import('./connect.ts').then(({ connect }) => {
      if (!gone) leave = connect(client, { onState: setState, onOpen })
    })
    return () => {
      gone = true
      leave()
    }
  }, [client, navigate, tenantId])

  return <Connection value={state}>{children}</Connection>
}
