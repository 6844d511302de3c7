import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdClock, pass, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { letter } from '../papers.ts'
import { chooseFile, listen, seeToast, toasts } from '../steps.ts'

const isPut = (page: Page) => page.waitForRequest((request) => request.method() === 'PUT')
const isCreate = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/documents'))

async function openDashboard(page: Page) {
  await page.goto('/')
  await page.getByText(/^Supported formats/).waitFor()
}

test('POST /api/objects/upload: none → uploadURL; the file is then sent with PUT to that URL as one non-multipart upload.', async ({
  page,
  member: _,
}) => {
  await openDashboard(page)
  const handed = page.waitForResponse('**/api/objects/upload')
  const [put] = await Promise.all([isPut(page), chooseFile(page, letter('a.txt', 'Dear Ms Aalto'))])
  const target = await handed
  expect(target.request().postData()).toBeNull()
  const { uploadURL, permission } = (await target.json()) as { uploadURL: string; permission: string }
  expect(put.url()).toBe(new URL(uploadURL, page.url()).href)
  // The address itself permits nothing.
  expect(new URL(put.url()).search).toBe('')
  expect(put.headers().authorization).toBe(`Bearer ${permission}`)
  expect(put.headers()['content-type']).not.toContain('multipart')
})

test.for([
  ['note.pdf', 'application/pdf', 'pdf'],
  ['note.xml', 'text/xml', 'xml'],
  ['note.json', 'application/json', 'json'],
  ['note.csv', 'text/csv', 'csv'],
  ['note.doc', 'application/msword', 'document'],
  ['note.txt', 'text/plain', 'document'],
] as const)(
  'POST /api/documents: the document create payload; documentType is derived from the mime type: %s',
  async ([name, mimeType, documentType], { page, member: _ }) => {
    await openDashboard(page)
    const put = isPut(page)
    const [create] = await Promise.all([
      isCreate(page),
      chooseFile(page, { ...letter(name, 'Dear'), mimeType }),
    ])
    const payload = create.postDataJSON() as Record<string, unknown>
    const sentTo = new URL((await put).url())
    expect(String(payload.fileUrl)).toContain(sentTo.pathname)
    expect(payload).toEqual({
      fileUrl: payload.fileUrl,
      fileName: name,
      originalName: name,
      fileSize: 4,
      mimeType,
      documentType,
    })
  },
)

test('On success the recent list is refreshed and the notice Document uploaded successfully appears.', async ({
  page,
  member: _,
}) => {
  await openDashboard(page)
  await page.getByText('No documents uploaded yet').waitFor()
  await chooseFile(page, letter('fresh.txt'))
  await seeToast(page, 'Document uploaded successfully', 'Your document has been queued for processing.')
  await page.getByRole('listitem').getByText('fresh.txt', { exact: true }).waitFor()
})

test("Upload: destructive notice 'Upload failed' with the error message.", async ({ page, member: _ }) => {
  await page.route('**/api/documents', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'file_empty', message: 'The file is empty.' } })
      : route.continue(),
  )
  await openDashboard(page)
  await chooseFile(page, letter())
  await seeToast(page, 'Upload failed', 'The file is empty.', 'destructive')
})

test("Or 'Failed to upload document. Please try again.'.", async ({ page, member: _ }) => {
  await page.route('**/api/documents', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  )
  await openDashboard(page)
  await chooseFile(page, letter())
  await seeToast(page, 'Upload failed', 'Failed to upload document. Please try again.', 'destructive')
})

test("'Upload incomplete' with 'No files were successfully uploaded.' when nothing was uploaded.", async ({
  page,
  member: _,
}) => {
  const created = listen(page, 'POST', '/api/documents')
  await page.route('**/api/objects/upload**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 413, body: '' }) : route.continue(),
  )
  await openDashboard(page)
  await chooseFile(page, letter())
  const toast = toasts(page).filter({ hasText: 'Upload incomplete' })
  await toast.getByText('No files were successfully uploaded.', { exact: true }).waitFor()
  expect(created.count()).toBe(0)
})

test('Upload retry delays 0, 1000, 3000, 5000 ms; a network error says the endpoint might be blocked.', async ({
  page,
  member: _,
}) => {
  await holdClock(page)
  const tries = listen(page, 'PUT', /./)
  await page.route(
    () => true,
    (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()),
  )
  await openDashboard(page)
  await stopClock(page)
  await chooseFile(page, letter())
  const triedAfter = async (ms: number) => {
    await pass(page, ms)
    return tries.count()
  }
  await eventually(() => triedAfter(1)).toBe(2)
  expect(await triedAfter(800)).toBe(2)
  await eventually(() => triedAfter(50)).toBe(3)
  expect(await triedAfter(2_800)).toBe(3)
  await eventually(() => triedAfter(50)).toBe(4)
  expect(await triedAfter(4_800)).toBe(4)
  await eventually(() => triedAfter(50)).toBe(5)
  await eventually(async () => {
    await pass(page, 10)
    return page.getByText(/endpoint might be blocked by an internet provider or a firewall/).count()
  }).toBeGreaterThan(0)
  expect(await triedAfter(30_000)).toBe(5)
})
