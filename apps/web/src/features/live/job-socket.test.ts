import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConnectionState, keepJobSocket, type Socket } from './job-socket.ts'

interface FakeSocket extends Socket {
  address: string
  closedWith: number | null
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})

function start(
  fetchAddress = vi.fn(async () => ({ wsUrl: `ws://hub/?ticket=${fetchAddress.mock.calls.length}` })),
) {
  const sockets: FakeSocket[] = []
  const states: ConnectionState[] = []
  const heard: string[] = []
  const onReconnect = vi.fn()
  const onSetupFailure = vi.fn()
  const leave = keepJobSocket({
    fetchAddress,
    open: ({ wsUrl: address }) => {
      const socket: FakeSocket = {
        address,
        closedWith: null,
        onopen: null,
        onmessage: null,
        onclose: null,
        close: (code) => {
          socket.closedWith = code
        },
      }
      sockets.push(socket)
      return socket
    },
    onState: (state) => states.push(state),
    onMessage: (text) => heard.push(text),
    onReconnect,
    onSetupFailure,
  })
  return { fetchAddress, sockets, states, heard, onReconnect, onSetupFailure, leave }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const opened = (socket: FakeSocket | undefined) => socket?.onopen?.({} as Event)
const closed = (socket: FakeSocket | undefined, code: number) => socket?.onclose?.({ code } as CloseEvent)

describe('keepJobSocket', () => {
  it('connects with the address it was given and hands messages on', async () => {
    const live = start()
    await settle()
    opened(live.sockets[0])
    live.sockets[0]?.onmessage?.({ data: 'hello' } as MessageEvent)
    expect(live.states).toEqual(['connecting', 'connected'])
    expect(live.sockets[0]?.address).toBe('ws://hub/?ticket=1')
    expect(live.heard).toEqual(['hello'])
    expect(live.onReconnect).not.toHaveBeenCalled()
  })

  it('comes back 3 s after an abnormal close, with a fresh ticket, and says that something was missed', async () => {
    const live = start()
    await settle()
    opened(live.sockets[0])
    closed(live.sockets[0], 1006)
    expect(live.states.at(-1)).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(2_999)
    expect(live.sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(live.sockets[1]?.address).toBe('ws://hub/?ticket=2')
    opened(live.sockets[1])
    expect(live.onReconnect).toHaveBeenCalledOnce()
    expect(live.states).toEqual(['connecting', 'connected', 'disconnected', 'connecting', 'connected'])
  })

  it('stays away after a normal close', async () => {
    const live = start()
    await settle()
    opened(live.sockets[0])
    closed(live.sockets[0], 1000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.sockets).toHaveLength(1)
    expect(live.states.at(-1)).toBe('disconnected')
  })

  it('tries again 5 s after a failed setup', async () => {
    const fetchAddress = vi.fn(async () => ({ wsUrl: 'ws://hub/' }))
    fetchAddress.mockRejectedValueOnce(new Error('Failed to get WebSocket info'))
    const live = start(fetchAddress)
    await settle()
    expect(live.onSetupFailure).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(fetchAddress).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(live.sockets).toHaveLength(1)
  })

  it('closes with 1000 on leaving and does not come back', async () => {
    const live = start()
    await settle()
    opened(live.sockets[0])
    live.leave()
    expect(live.sockets[0]?.closedWith).toBe(1000)
    closed(live.sockets[0], 1006)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.sockets).toHaveLength(1)
  })

  it('opens nothing when left while the address was on its way', async () => {
    const live = start()
    live.leave()
    await settle()
    expect(live.sockets).toHaveLength(0)
  })

  it('cancels a waiting retry on leaving', async () => {
    const live = start()
    await settle()
    closed(live.sockets[0], 1006)
    live.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.fetchAddress).toHaveBeenCalledTimes(1)
  })
})
