import { expect } from 'vitest'
import { holdClock, pass, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { connectionMark, playSocket } from '../live-socket.ts'
import { listen } from '../steps.ts'

test('GET /api/jobs/ws-info: wsUrl, used to open the live socket.', async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  const info = page.waitForResponse('**/api/jobs/ws-info')
  await page.goto('/')
  const { wsUrl } = (await (await info).json()) as { wsUrl: string }
  await eventually(() => socket.connections.map(({ url }) => url)).toEqual([wsUrl])
})

test('Connection states: disconnected, connecting, connected.', async ({ page, member: _ }) => {
  let letThrough = () => {}
  const asked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/jobs/ws-info', async (route) => {
    await asked
    await route.continue()
  })
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connecting').waitFor()
  letThrough()
  await connectionMark(page, 'connected').waitFor()
  await socket.breakOff()
  await connectionMark(page, 'disconnected').waitFor()
})

test('After an abnormal close the client reconnects after 3 seconds.', async ({ page, member: _ }) => {
  await holdClock(page)
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  await stopClock(page)
  await socket.breakOff()
  await connectionMark(page, 'disconnected').waitFor()
  await pass(page, 2_900)
  expect(socket.connections).toHaveLength(1)
  await pass(page, 100)
  await eventually(() => socket.connections.length).toBe(2)
  await connectionMark(page, 'connected').waitFor()
  // With a ticket of its own, which is not in the address.
  const tickets = socket.connections.map(({ protocols: [name, ticket = ''] }) => [name, ticket] as const)
  expect(tickets.map(([name]) => name)).toEqual(['efti-hub', 'efti-hub'])
  expect(new Set(tickets.map(([, ticket]) => ticket)).size).toBe(2)
  for (const { url } of socket.connections) expect(new URL(url).search).toBe('')
})

test("Failure to get socket info raises 'Failed to get WebSocket info' and triggers the 5-second retry.", async ({
  page,
  member: _,
}) => {
  await holdClock(page)
  let failing = true
  await page.route('**/api/jobs/ws-info', (route) =>
    failing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  const logged = page.waitForEvent('console', (line) => line.text().includes('Failed to get WebSocket info'))
  const socket = await playSocket(page)
  const calls = listen(page, 'GET', '/api/jobs/ws-info')
  await page.goto('/processing')
  await logged
  await connectionMark(page, 'disconnected').waitFor()
  failing = false
  const before = calls.count()
  await stopClock(page)
  await pass(page, 3_000)
  expect(calls.count()).toBe(before)
  await pass(page, 2_000)
  await eventually(() => socket.connections.length).toBe(1)
  await connectionMark(page, 'connected').waitFor()
})

test('On leaving the screen it closes normally with code 1000, and does not come back.', async ({
  page,
  member: _,
}) => {
  // Kept where it outlives the page.
  await page.addInitScript(`
    const { close } = WebSocket.prototype
    WebSocket.prototype.close = function (...how) {
      sessionStorage.setItem('closed', (sessionStorage.getItem('closed') ?? '') + how[0] + ' ')
      close.apply(this, how)
    }
  `)
  const sockets = listen(page, 'GET', '/api/jobs/ws-info')
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  await page.goto('/api/openapi.json')
  expect(await page.evaluate('sessionStorage.getItem("closed")')).toBe('1000 ')
  expect(sockets.count()).toBe(1)
})
