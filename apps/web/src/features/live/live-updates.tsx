import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { ConnectionNotice } from './connection-notice.tsx'
import type { ConnectionState } from './job-socket.ts'
import { useOnline } from './use-online.ts'

const Connection = createContext<ConnectionState>('disconnected')

export const useConnectionState = () => useContext(Connection)

interface LiveUpdatesProps {
  /** Nothing is opened for somebody without an organisation; another one gets a socket of its own. */
  tenantId: string | null
  /** Draws the shell around a notice, which appears while there is no connection. */
  children: (notice: ReactNode) => ReactNode
}

/** One socket for the whole shell, opened after the first paint. */
export function LiveUpdates({ tenantId, children }: LiveUpdatesProps) {
  const client = useQueryClient()
  const [state, setState] = useState<ConnectionState>('disconnected')
  const isOnline = useOnline()
  const [wasConnected, setWasConnected] = useState(false)
  const [Notice, setNotice] = useState<typeof ConnectionNotice>()
  const { navigate } = useRouter()

  useEffect(() => {
    if (!tenantId) return
    const onOpen = (id: string) => void navigate({ to: '/documents/$id', params: { id } })
    let gone = false
    let leave = () => {}
    // The notice comes with the socket: without a connection it could not be fetched.
    void import('./connect.ts').then(({ connect, ConnectionNotice }) => {
      setNotice(() => ConnectionNotice)
      if (gone) return
      const onState = (next: ConnectionState) => {
        setState(next)
        if (next === 'connected') setWasConnected(true)
      }
      leave = connect(client, { onState, onOpen })
    })
    return () => {
      gone = true
      leave()
    }
  }, [client, navigate, tenantId])

  const notice = Notice && <Notice state={state} wasConnected={wasConnected} isOnline={isOnline} />
  return <Connection value={isOnline ? state : 'disconnected'}>{children(notice)}</Connection>
}
