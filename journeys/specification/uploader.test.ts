import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { holdClock, pass, stopClock } from '../clock.ts'
import { eventually, test as journey } from '../journey.ts'
import { letter } from '../papers.ts'
import { chooseFile, listen } from '../steps.ts'

const FIFTY_MB = 50 * 1024 * 1024
const HINT = 'Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)'

const test = journey.extend('folder', async ({ member: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'efti-journey-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

function fileOf(folder: string, name: string, size: number): string {
  const path = join(folder, name)
  writeFileSync(path, 'x')
  truncateSync(path, size)
  return path
}

test.beforeEach(async ({ page, member: _ }) => {
  await holdClock(page)
  await page.goto('/processing')
  await page.getByText(HINT, { exact: true }).waitFor()
})

test('One file at a time.', async ({ page }) => {
  const asked = listen(page, 'POST', '/api/objects/upload')
  await chooseFile(page, letter('first.txt'))
  await eventually(asked.count).toBe(1)
  expect(await page.locator('input[type=file][multiple]').count()).toBe(0)
})

test('At most 50 MB: one byte more is refused.', async ({ page, folder }) => {
  const asked = listen(page, 'POST', '/api/objects/upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(folder, 'large.txt', FIFTY_MB + 1))
  await page
    .getByText(/large\.txt exceeds maximum allowed size of 50 MB/)
    .first()
    .waitFor()
  expect(asked.count()).toBe(0)
})

test('At most 50 MB: exactly so much is taken.', async ({ page, folder }) => {
  const asked = listen(page, 'POST', '/api/objects/upload')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(folder, 'full.txt', FIFTY_MB))
  await eventually(asked.count).toBe(1)
})

test.for(['.pdf', '.doc', '.docx', '.xml', '.json', '.txt', '.csv', '.PDF'])(
  'Allowed extensions: %s',
  async (extension, { page }) => {
    const asked = listen(page, 'POST', '/api/objects/upload')
    await chooseFile(page, { ...letter(`paper${extension}`), mimeType: 'application/octet-stream' })
    await eventually(asked.count).toBe(1)
  },
)

test('Any other extension is refused, in a message that names the allowed ones.', async ({ page }) => {
  const asked = listen(page, 'POST', '/api/objects/upload')
  await chooseFile(page, { ...letter('program.exe'), mimeType: 'application/octet-stream' })
  await page
    .getByText(/You can only upload: \.pdf, \.doc, \.docx, \.xml, \.json, \.txt, \.csv/)
    .first()
    .waitFor()
  expect(asked.count()).toBe(0)
})

test('Uploader informer message display: 5 seconds.', async ({ page }) => {
  await stopClock(page)
  await chooseFile(page, { ...letter('program.exe'), mimeType: 'application/octet-stream' })
  const message = page.getByText(/You can only upload:/).first()
  await eventually(async () => {
    await pass(page, 1)
    return message.count()
  }).toBe(1)
  await pass(page, 4_500)
  expect(await message.count()).toBe(1)
  await pass(page, 1_500)
  await eventually(() => message.count()).toBe(0)
})

test('Multipart is switched off: the file is sent with PUT as one upload, however large.', async ({
  page,
  folder,
}) => {
  const puts = listen(page, 'PUT', /./)
  const multipart = listen(page, 'POST', /multipart/)
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/documents'),
  )
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf(folder, 'zeros.txt', 12 * 1024 * 1024))
  await created
  expect([puts.count(), multipart.count()]).toEqual([1, 0])
})
