import type { JobUpdate } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdClock, pass, stopClock } from './clock.ts'
import { eventually, test } from './journey.ts'
import { connectionMark } from './live-socket.ts'
import { sample } from './papers.ts'
import {
  chooseFile,
  header,
  heading,
  listen,
  openJobs,
  rowOf,
  scrollTo,
  seePath,
  seeToast,
  signUp,
  toasts,
} from './steps.ts'

/** What the live socket brings, as it comes. */
function overhear(page: Page): JobUpdate['data'][] {
  const updates: JobUpdate['data'][] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as JobUpdate
      if (message.type === 'job_update') updates.push(message.data)
    }),
  )
  return updates
}

test('register, upload a PDF, see both jobs complete live, read the violations, get a plan, sign out', async ({
  page,
  hub,
  context,
}) => {
  await hub.work()
  const updates = overhear(page)
  await holdClock(page)
  await signUp(page)
  await seePath(page, '/')
  await heading(page, 'eFTI Compliance Dashboard').waitFor()
  await page.getByRole('link', { name: 'Document Processing' }).click()
  await page.getByText('No documents uploaded yet').waitFor()
  await connectionMark(page, 'connected').waitFor()

  // The page's time does not move except for a hundredth of a second a look: far less than the five seconds after
  // which the list would be read anyway. What moves now was moved by the socket.
  await stopClock(page)
  const polls = listen(page, 'GET', '/api/documents')
  const loads = listen(page, 'GET', '/processing')
  const { document, findings } = sample('cmr-english-no-date-country-uk')
  await chooseFile(page, document)
  const row = rowOf(page, document.name)
  const glance = async <T>(read: () => Promise<T>) => {
    await pass(page, 10)
    return read()
  }
  await eventually(() => glance(() => row.count())).toBe(1)
  await eventually(() => glance(() => row.textContent())).toMatch(/Completed|Under Review/)
  expect(loads.count()).toBe(0)
  expect(polls.count()).toBeGreaterThan(0)

  const course = (type: string) =>
    updates.filter(({ jobType }) => jobType === type).map(({ status }) => status)
  for (const type of ['ocr', 'compliance']) {
    expect([...new Set(course(type))].filter((status) => status !== 'queued')).toEqual([
      'running',
      'processing',
      'completed',
    ])
  }
  await page.clock.resume()
  await toasts(page).filter({ hasText: 'Job Completed' }).waitFor()

  const dialog = await openJobs(page, document.name)
  await eventually(() => dialog.getByText('Completed', { exact: true }).count()).toBeGreaterThanOrEqual(2)
  await dialog.getByText('100.0%', { exact: true }).waitFor()
  await dialog.getByText(/CMR WAYBILL/).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /^Violations/ }).click()
  const card = page.getByRole('main')
  for (const { message } of findings) await scrollTo(page, card.getByText(message, { exact: true }).first())
  await page.getByRole('link', { name: new RegExp(`^Violations ?${findings.length}`) }).waitFor()

  await card.getByRole('button', { name: /^AI Remediation/ }).click()
  await seeToast(page, 'Remediation Plan Generated', 'AI has analyzed the violations and created a fix plan.')
  const plan = page.getByRole('dialog')
  await plan
    .getByText(/rule catalogue/)
    .first()
    .waitFor()
  await plan.getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await plan.waitFor({ state: 'hidden' })

  const kept = hub.visitor()
  for (const { name, value } of await context.cookies()) kept.cookies.set(name, value)
  expect((await kept.get('/api/auth/user')).status).toBe(200)
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await heading(page, 'Welcome Back').waitFor()
  expect((await kept.get('/api/auth/user')).status).toBe(401)
})
