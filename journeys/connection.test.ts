import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, documentRow, job } from './answers.ts'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { connectionMark, playSocket } from './live-socket.ts'
import { lookOver } from './look-over.ts'
import { letter } from './papers.ts'
import { cssOf, heading, openJobs, rowOf, seeToast, toasts } from './steps.ts'

const liveBadge = (page: Page) => page.getByRole('link', { name: 'Audit Trail' }).getByText('Live').last()

test('offline is shown immediately, what was there stays, and comes up to date again', async ({
  page,
  context,
  member,
  hub,
}) => {
  await member.upload(letter('coffee.txt'))
  await hub.drain()
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  await rowOf(page, 'coffee.txt').waitFor()
  const notice = page.getByText('You are offline.')
  expect(await notice.count()).toBe(0)
  const live = await cssOf(liveBadge(page), 'background-color')
  await context.setOffline(true)
  await notice.waitFor()
  // A socket that lost its network may still be open.
  await eventually(() => cssOf(liveBadge(page), 'background-color')).not.toBe(live)
  expect(await lookOver(page, 'offline')).toEqual([])
  await rowOf(page, 'coffee.txt').waitFor()
  await context.setOffline(false)
  await notice.waitFor({ state: 'hidden' })
})

test("a server that is away is shown, 'Live' turns gray, and neither comes from the start", async ({
  page,
  member: _,
}) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  const live = await cssOf(liveBadge(page), 'background-color')
  const notice = page.getByText('The server cannot be reached.')
  expect(await notice.count()).toBe(0)
  // What the browser calls after a server has ended.
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await socket.breakOff()
  await notice.waitFor()
  await eventually(() => cssOf(liveBadge(page), 'background-color')).not.toBe(live)
  await heading(page, 'Document Processing').waitFor()
  await page.unroute('**/api/**')
  await notice.waitFor({ state: 'hidden' })
  await eventually(() => cssOf(liveBadge(page), 'background-color')).toBe(live)
})

test.runIf(process.env.LONG)(
  'a part of the page that cannot be fetched never ends on an error page of the browser',
  async ({ page, member: _ }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const [part, ready] = ['**/assets/settings-screen-*.js', '**/readyz']
    for (const gone of [part, ready]) await page.route(gone, (route) => route.abort('connectionrefused'))
    const asked = page.waitForRequest(ready)
    await page.getByRole('link', { name: 'Settings' }).click()
    await asked
    await page.getByRole('button', { name: 'Reload the page' }).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(1)

    // The server is back, with the parts of its new version: the page starts again by itself.
    await page.unroute(ready)
    await page.getByRole('link', { name: 'Admin Metrics' }).click()
    await heading(page, 'Admin Metrics').waitFor()
    const again = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Settings' }).click()
    await again
    await page.unroute(part)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await heading(page, 'Settings').waitFor()
  },
)

test('a message with the four specified fields moves the job that it names', async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  const row = documentRow({ status: 'processing' })
  const running = job({ documentId: row.id, status: 'processing', progress: 5, completedAt: null })
  await answer(page, '/api/documents', [row])
  await answer(page, `/api/documents/${row.id}/jobs`, [running])
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  const dialog = await openJobs(page, row.originalName)
  await dialog.getByRole('progressbar').waitFor()
  const data = {
    jobId: running.id,
    status: 'processing',
    message: 'Comparing with the data set',
    progress: 40,
  }
  await eventually(async () => {
    socket.send(JSON.stringify({ type: 'job_update', data }))
    return dialog.getByRole('progressbar').getAttribute('aria-valuenow')
  }).toBe('40')
  await dialog.getByText('Comparing with the data set').waitFor()
  const ended = { ...data, status: 'completed', message: 'Checked', progress: 100 }
  socket.send(JSON.stringify({ type: 'job_update', data: ended }))
  await seeToast(page, 'Job Completed', 'Checked')
})

test.runIf(process.env.LONG)(
  'one toast for an upload, which opens the document, and none for a correction',
  async ({ page, member, hub }) => {
    await page.goto('/processing')
    await connectionMark(page, 'connected').waitFor()
    const seen: string[] = []
    await page.exposeFunction('sawToast', (text: string) => void seen.push(text))
    await page.evaluate(`new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.matches?.('li[data-variant]')) globalThis.sawToast(node.textContent)
  }).observe(document.body, { childList: true, subtree: true })`)
    const note = await member.upload(await consignmentNote({ number: 'D-26-3305' }))
    await hub.drain()
    const toast = toasts(page).filter({ hasText: 'Job Completed' })
    await toast.getByText(new RegExp(`^${note.originalName}: `)).waitFor()
    await toast.getByRole('button', { name: 'Open', includeHidden: true }).click()
    await heading(page, note.originalName).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/documents/${note.id}`)
    const jobToasts = () => seen.filter((text) => text.includes('Job'))
    expect(jobToasts()).toHaveLength(1)

    const corrections = [{ path: 'consignee/name[1]', value: 'Exemple Outillage et Fils SARL' }]
    await member.patch(`/api/documents/${note.id}/consignment`, { corrections })
    await hub.drain()
    await page.getByText('Exemple Outillage et Fils SARL').first().waitFor()
    const jobs = (await member.get<{ status: string }[]>(`/api/documents/${note.id}/jobs`)).body
    expect(jobs.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
    expect(jobToasts()).toHaveLength(1)
  },
)
