import {
  SOCKET_NORMAL_CLOSE,
  SOCKET_RECONNECT_MS,
  SOCKET_SETUP_RETRY_MS,
  type SocketInfo,
} from '@efti-hub/contract'

export type ConnectionState = 'disconnected' | 'connecting' | 'connected'

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  close: (code: number) => void
}

interface JobSocketOptions {
  /** Asks for an address and a fresh ticket; each is good for one connection. */
  fetchAddress: () => Promise<SocketInfo>
  open: (info: SocketInfo) => Socket
  onState: (state: ConnectionState) => void
  onMessage: (text: string) => void
  /** Called at every opening after the first: what happened in between was missed. */
  onReconnect: () => void
  onSetupFailure: (error: unknown) => void
}

/** Keeps one live socket open until the returned function is called, which closes it normally. */
export function keepJobSocket(options: JobSocketOptions): () => void {
  let socket: Socket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  let wasOpen = false

  const retryIn = (ms: number) => {
    options.onState('disconnected')
    timer = setTimeout(connect, ms)
  }

  async function connect() {
    options.onState('connecting')
    try {
      const info = await options.fetchAddress()
      if (left) return
      listen(options.open(info))
    } catch (error) {
      if (left) return
      options.onSetupFailure(error)
      retryIn(SOCKET_SETUP_RETRY_MS)
    }
  }

  function listen(next: Socket) {
    socket = next
    next.onopen = () => {
      options.onState('connected')
      if (wasOpen) options.onReconnect()
      wasOpen = true
    }
    next.onmessage = (event) => options.onMessage(String(event.data))
    next.onclose = (event) => {
      socket = null
      if (left) return
      if (event.code === SOCKET_NORMAL_CLOSE) options.onState('disconnected')
      else retryIn(SOCKET_RECONNECT_MS)
    }
  }

  void connect()

  return () => {
    left = true
    clearTimeout(timer)
    socket?.close(SOCKET_NORMAL_CLOSE)
    options.onState('disconnected')
  }
}
