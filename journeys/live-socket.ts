import type { JobUpdate } from '@efti-hub/contract'
import type { Page, WebSocketRoute } from 'playwright-core'

/** The server's end of the page's live socket, played by the test. */
export interface LiveSocket {
  /** The connections so far, each with the code that the page closed it with. */
  connections: { url: string; protocols: string[]; closedWith: number | undefined; closed: boolean }[]
  send: (message: string) => void
  update: (data: Partial<JobUpdate['data']>) => void
  /** Breaks the connection off, as a lost network does. */
  breakOff: () => Promise<void>
}

export async function playSocket(page: Page): Promise<LiveSocket> {
  let open: WebSocketRoute | undefined
  const connections: LiveSocket['connections'] = []
  await page.routeWebSocket(/\/api\/jobs\//, (socket) => {
    const connection: LiveSocket['connections'][number] = {
      url: socket.url(),
      protocols: socket.protocols(),
      closedWith: undefined,
      closed: false,
    }
    connections.push(connection)
    socket.onClose((code) => {
      connection.closedWith = code
      connection.closed = true
    })
    open = socket
  })
  const send = (message: string) => open?.send(message)
  return {
    connections,
    send,
    update: (data) =>
      send(
        JSON.stringify({
          type: 'job_update',
          data: {
            jobId: 'j1',
            documentId: 'd1',
            jobType: 'compliance',
            status: 'processing',
            progress: 10,
            message: '',
            ...data,
          },
        }),
      ),
    breakOff: async () => open?.close({ code: 1006 }),
  }
}

/** The mark that shows whether what is on screen moves by itself. */
export const connectionMark = (page: Page, state: 'disconnected' | 'connecting' | 'connected') =>
  page.getByRole('status').filter({ hasText: new RegExp(` ${state}$`) })
