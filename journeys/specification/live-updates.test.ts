import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, documentRow, job } from '../answers.ts'
import { holdClock, pass, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { playSocket } from '../live-socket.ts'
import { header, heading, listen, openJobs, seeToast, toasts } from '../steps.ts'

const state = (page: Page) => page.getByRole('status').filter({ hasText: /connect/i })

test('GET /api/jobs/ws-info: wsUrl, used to open the live socket.', async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  const info = page.waitForResponse('**/api/jobs/ws-info')
  await page.goto('/')
  const { wsUrl } = (await (await info).json()) as { wsUrl: string }
  await eventually(() => socket.connections.map(({ url }) => url)).toEqual([wsUrl])
})

test("On completed the user gets a 'Job Completed' notice.", async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  socket.update({ status: 'completed', progress: 100, message: 'Text read from 1 page' })
  await seeToast(page, 'Job Completed')
})

test("On failed the user gets a destructive 'Job Failed' notice carrying the message.", async ({
  page,
  member: _,
}) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  socket.update({ status: 'failed', message: 'The file is encrypted. Remove the password.' })
  await seeToast(page, 'Job Failed', 'The file is encrypted. Remove the password.', 'destructive')
})

test('Live socket messages drive progress: status, message and bar move with no call to the server.', async ({
  page,
  member: _,
}) => {
  const socket = await playSocket(page)
  const row = documentRow({ status: 'processing' })
  const running = job({ documentId: row.id, status: 'processing', progress: 5, completedAt: null })
  await answer(page, '/api/documents', [row])
  await answer(page, `/api/documents/${row.id}/jobs`, [running])
  await page.goto('/processing')
  const dialog = await openJobs(page, row.originalName)
  const bar = dialog.getByRole('progressbar')
  await eventually(() => bar.getAttribute('aria-valuenow')).toBe('5')
  const update = { jobId: running.id, documentId: row.id, status: 'processing' } as const
  socket.update({ ...update, progress: 25, message: 'Recognising page 3 of 12' })
  await dialog.getByText('Recognising page 3 of 12').waitFor()
  const reads = listen(page, 'GET', `/api/documents/${row.id}/jobs`)
  socket.update({ ...update, progress: 58, message: 'Recognising page 7 of 12' })
  await dialog.getByText('Recognising page 7 of 12').waitFor()
  expect(await bar.getAttribute('aria-valuenow')).toBe('58')
  expect(reads.count()).toBe(0)
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
  await state(page)
    .getByText(/ connecting/)
    .waitFor()
  letThrough()
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  await socket.breakOff()
  await state(page)
    .getByText(/ disconnected/)
    .waitFor()
})

test('After an abnormal close the client reconnects after 3 seconds.', async ({ page, member: _ }) => {
  await holdClock(page)
  const socket = await playSocket(page)
  await page.goto('/processing')
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  await stopClock(page)
  await socket.breakOff()
  await state(page)
    .getByText(/ disconnected/)
    .waitFor()
  await pass(page, 2_900)
  expect(socket.connections).toHaveLength(1)
  await pass(page, 100)
  await eventually(() => socket.connections.length).toBe(2)
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  // With an address, and so a ticket, of its own.
  expect(socket.connections[1]?.url).not.toBe(socket.connections[0]?.url)
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
  await state(page)
    .getByText(/ disconnected/)
    .waitFor()
  failing = false
  const before = calls.count()
  await stopClock(page)
  await pass(page, 3_000)
  expect(calls.count()).toBe(before)
  await pass(page, 2_000)
  await eventually(() => socket.connections.length).toBe(1)
  await state(page)
    .getByText(/ connected/)
    .waitFor()
})

test('On leaving the screen it closes normally with code 1000, and does not come back.', async ({
  page,
  member: _,
}) => {
  // Kept where it outlives the page: signing out loads it again.
  await page.addInitScript(`
    const { close } = WebSocket.prototype
    WebSocket.prototype.close = function (...how) {
      sessionStorage.setItem('closed', (sessionStorage.getItem('closed') ?? '') + how[0] + ' ')
      close.apply(this, how)
    }
  `)
  const sockets = listen(page, 'GET', '/api/jobs/ws-info')
  await page.goto('/processing')
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await heading(page, 'Welcome Back').waitFor()
  expect(await page.evaluate('sessionStorage.getItem("closed")')).toBe('1000 ')
  expect(sockets.count()).toBe(1)
})

test('Unparsable socket messages are only logged.', async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await state(page)
    .getByText(/ connected/)
    .waitFor()
  const logged = page.waitForEvent('console', (line) => line.type() === 'error')
  socket.say('{"type": "job_update", ')
  await logged
  expect(await toasts(page).count()).toBe(0)
  socket.update({ status: 'completed', progress: 100 })
  await seeToast(page, 'Job Completed')
  expect(socket.connections).toHaveLength(1)
})
