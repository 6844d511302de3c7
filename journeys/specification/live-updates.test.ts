import { expect } from 'vitest'
import { answer, documentRow, job } from '../answers.ts'
import { eventually, test } from '../journey.ts'
import { connectionMark, playSocket } from '../live-socket.ts'
import { listen, openJobs, seeToast, toasts } from '../steps.ts'

test("On completed the user gets a 'Job Completed' notice.", async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  socket.update({ status: 'completed', progress: 100, message: 'Text read from 1 page' })
  await seeToast(page, 'Job Completed')
})

test("On failed the user gets a destructive 'Job Failed' notice carrying the message.", async ({
  page,
  member: _,
}) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
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
  // The first word of a job has the list read once more; what comes after moves what is there.
  const readAgain = page.waitForResponse((response) => response.url().endsWith('/jobs'))
  socket.update({ ...update, progress: 25, message: 'Recognising page 3 of 12' })
  await readAgain
  const reads = listen(page, 'GET', `/api/documents/${row.id}/jobs`)
  await eventually(async () => {
    socket.update({ ...update, progress: 58, message: 'Recognising page 7 of 12' })
    return bar.getAttribute('aria-valuenow')
  }).toBe('58')
  await dialog.getByText('Recognising page 7 of 12').waitFor()
  expect(reads.count()).toBe(0)
})

test('Unparsable socket messages are only logged.', async ({ page, member: _ }) => {
  const socket = await playSocket(page)
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  const logged = page.waitForEvent('console', (line) => line.type() === 'error')
  socket.send('{"type": "job_update", ')
  await logged
  expect(await toasts(page).count()).toBe(0)
  socket.update({ status: 'completed', progress: 100 })
  await seeToast(page, 'Job Completed')
  expect(socket.connections).toHaveLength(1)
})
