import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { becomes } from '../apps/server/src/testing/index.ts'
import type { Document, PagesAnswer } from '../packages/contract/src/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { brokenPdf, letter } from './papers.ts'
import { heading, seeToast, toasts } from './steps.ts'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

const chosen = ({ name, bytes, mimeType = 'text/plain' }: ReturnType<typeof letter>): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

/** Two documents, one of them in a folder, and what a system leaves behind. */
async function zip(): Promise<Chosen> {
  const note = await consignmentNote({ number: 'Z-1' })
  const writer = new ZipWriter(new BlobWriter())
  await writer.add('november/in-a-folder.pdf', new Uint8ArrayReader(new Uint8Array(note.bytes)))
  await writer.add('__MACOSX/._in-a-folder.pdf', new TextReader('x'))
  await writer.add('tool.exe', new TextReader('MZ'))
  const blob = await writer.close()
  return { name: 'papers.zip', mimeType: 'application/zip', buffer: Buffer.from(await blob.arrayBuffer()) }
}

/** Wider than high in its pixels, upright by its EXIF. */
async function photo(): Promise<Chosen> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'white' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

/** The server makes the first document, and its answer gets lost on the way: sent again, it must not become a second one. */
const loseFirstAnswer = (page: Page) =>
  page.route(
    '**/api/documents',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('five papers, a ZIP, a picture and a broken file: a line each, one toast, and a reload in the middle', async ({
  page,
  member,
  hub,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Batch Process/ }).click()
  await heading(page, 'Batch Process').waitFor()
  const notes = await Promise.all(['B-1', 'B-2', 'B-3', 'B-4'].map((number) => consignmentNote({ number })))
  await page
    .locator('input[type=file]')
    .setInputFiles([
      ...notes.map(chosen),
      chosen(letter('fifth.txt')),
      await zip(),
      await photo(),
      chosen(brokenPdf('broken.pdf')),
      { name: 'iphone.heic', mimeType: 'image/heic', buffer: Buffer.from('no browser here reads it') },
    ])
  const list = page.getByRole('region', { name: 'Files of this batch' })
  const line = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await line('tool.exe')
    .getByText(/\.exe is not accepted/)
    .waitFor()
  await list.getByText('1 of 10 done, 1 failed').waitFor()

  // Nothing was sent yet: all of it is still there after the page was left.
  await page.reload()
  await loseFirstAnswer(page)
  await page.getByRole('button', { name: 'Upload 9 files' }).click()
  await list.getByText(/^2 of 10 done, 2 failed$/).waitFor()
  await line('iphone.heic')
    .getByText(/cannot read HEIC/)
    .waitFor()
  await eventually(async () => (await member.get<Document[]>('/api/documents')).body.length).toBe(8)
  await page.reload()
  await line('fifth.txt').getByText('Pending').waitFor()
  await hub.drain()
  await list.getByText('10 of 10 done, 3 failed').waitFor()
  await seeToast(page, 'Batch Completed', '7 documents processed, 3 failed.')
  expect(await toasts(page).filter({ hasText: 'Job' }).count()).toBe(0)
  await line('broken.pdf')
    .getByText(/named like a PDF/)
    .waitFor()
  await line('in-a-folder.pdf').getByText('Completed').waitFor()

  // The picture is a PDF now, and upright.
  const { body } = await member.get<Document[]>('/api/documents')
  const pdf = body.find(({ originalName }) => originalName === 'photo.pdf')
  expect(pdf?.mimeType).toBe('application/pdf')
  const [sheet] = (await member.get<PagesAnswer>(`/api/documents/${pdf?.id}/pages`)).body.items
  expect(sheet?.height).toBeGreaterThan(sheet?.width ?? 0)

  expect(await lookOver(page, 'batch')).toEqual([])
  await page.setViewportSize(PHONE)
  await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width)
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByText('No files chosen yet').waitFor()
  expect(await complaintsAbout(page)).toEqual([])
})

test.runIf(process.env.LONG)(
  'two tabs make one batch: what one of them chose is not lost to the other',
  async ({ page, member, hub }) => {
    const other = await page.context().newPage()
    const namesIn = (tab: typeof page) =>
      tab.getByRole('region', { name: 'Files of this batch' }).getByRole('listitem').locator('p').first()
    for (const tab of [page, other]) {
      await tab.goto('/batch')
      await tab.getByText('No files chosen yet').waitFor()
    }
    const files = (...names: string[]) => names.map((name) => chosen(letter(name, `Dear Ms ${name}`)))
    const choose = (tab: typeof page, ...names: string[]) =>
      tab.locator('input[type=file]').setInputFiles(files(...names))
    await choose(page, 'first-1.txt', 'first-2.txt')
    await namesIn(page).waitFor()
    await choose(other, 'second.txt')
    // Each shows what the other has, and what one takes out is gone in both.
    await page.getByRole('button', { name: 'Upload 3 files' }).waitFor()
    await other.getByRole('button', { name: 'Remove first-1.txt' }).click()
    await page.getByRole('button', { name: 'Upload 2 files' }).click()
    await eventually(async () =>
      (await member.get<Document[]>('/api/documents')).body.map(({ originalName }) => originalName).sort(),
    ).toEqual(['first-2.txt', 'second.txt'])
    await hub.drain()
    for (const tab of [page, other]) {
      const list = tab.getByRole('region', { name: 'Files of this batch' })
      await list.getByText('2 of 2 done').waitFor()
      expect(await list.getByText('Under Review').count()).toBe(2)
    }
  },
)

test('Files that were not uploaded do not outlast the session in this browser.', async ({
  page,
  member: _,
}) => {
  const kept = () =>
    page.evaluate<number>(`new Promise((done) => {
      const open = indexedDB.open('efti-batch')
      open.onsuccess = () => {
        const count = open.result.transaction('files').objectStore('files').count()
        count.onsuccess = () => {
          open.result.close()
          done(count.result)
        }
      }
    })`)
  await page.goto('/batch')
  await page.locator('input[type=file]').setInputFiles([chosen(letter('one.txt')), chosen(letter('two.txt'))])
  await page.getByText('0 of 2 done').waitFor()
  await eventually(kept).toBeGreaterThan(0)
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await page.reload()
  await heading(page, 'Welcome Back').waitFor()
  await eventually(kept).toBe(0)
})

test('an auditor sees why there is nothing to upload, and a picture dropped on the dashboard is shown the way', async ({
  page,
  member,
  hub,
}) => {
  await page.goto('/')
  await page.getByText(/^Supported formats/).waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo())
  await page.getByText('Upload pictures with Batch Process').waitFor()
  await becomes(hub, member, 'auditor')
  await page.reload()
  const quick = page.getByRole('region', { name: 'Quick Actions' })
  const batch = quick.getByRole('button', { name: /^Batch Process/ })
  await batch.getByText('Your role cannot upload documents.').waitFor()
  expect(await batch.isDisabled()).toBe(true)
  await page.goto('/batch')
  await page.getByText('Your role cannot upload documents.').waitFor()
  expect(await page.getByRole('button', { name: 'choose files' }).isDisabled()).toBe(true)
})

test('a part that an upgrade took away starts the page again, once', async ({ page, member: _ }) => {
  let refused = 0
  await page.goto('/')
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor()
  await page.route(/report-dialog/, (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  const action = page.getByRole('button', { name: /^Generate Report/ })
  const again = page.waitForEvent('load')
  await action.click()
  await again
  await action.click()
  await page.getByRole('dialog', { name: 'Generate Report' }).waitFor()
})
