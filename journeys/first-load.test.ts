import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { letter } from './papers.ts'
import { chooseFile, listen, seeToast } from './steps.ts'

/** A fifth of a megabyte of script is what a phone reads in a second; gzipped bytes. */
const MOST = 180_000

/** Every script that was fetched, by name, with its size as gzipped. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const read: Promise<[string, number]>[] = []
  const keep = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname
    read.push(response.body().then((body) => [name, gzipSync(body).length]))
  }
  page.on('response', keep)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // What comes later may still be on its way when the page is closed.
  page.off('response', keep)
  return new Map(await Promise.all(read))
}

const total = (scripts: Map<string, number>) => [...scripts.values()].reduce((sum, size) => sum + size, 0)
const zone = (page: Page) => page.getByRole('region', { name: 'Document Upload & Processing' })
const seeUploaded = (page: Page) => seeToast(page, 'Document uploaded successfully')

/** Delays the uploader until the returned function is called. */
async function holdUploader(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/uploader-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the dashboard comes without the uploader and without schemas, in 180 kB of script', async ({
  page,
  member,
}) => {
  const firstDay = await scriptsOf(page, '/')
  expect([...firstDay.keys()].filter((name) => /\/(?:uploader|zod)-/.test(name))).toEqual([])
  // Later than on the first day, whose checklist is a part of its own.
  await member.patch('/api/settings/tenant', { checklistDismissed: true })
  const scripts = await scriptsOf(page, '/')
  expect([...scripts.keys()].filter((name) => name.includes('first-day'))).toEqual([])
  expect(total(scripts)).toBeLessThan(MOST)
})

test('the sign-in form comes without schemas, which arrive with what is typed', async ({ page }) => {
  const scripts = await scriptsOf(page, '/login')
  expect([...scripts.keys()].filter((name) => name.includes('/zod-'))).toEqual([])
  expect(total(scripts)).toBeLessThan(MOST)
  const schemas = page.waitForResponse('**/assets/zod-*.js')
  await page.getByLabel('Email').pressSequentially('i')
  await schemas
})

test('what a path needs is listed with the page, and comes compressed', async ({ page, member: _ }) => {
  const html = (await (await page.goto('/processing'))?.text()) ?? ''
  const [shell, screen] = ['shell', 'processing-screen'].map(
    (name) => new RegExp(`rel="modulepreload"[^>]* href="(/assets/${name}-[^"]+)"`).exec(html)?.[1],
  )
  for (const part of [shell, screen]) {
    const answer = await page.request.get(part ?? 'none', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers()).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
    })
  }
})

test('a visitor is not asked for', async ({ page }) => {
  const asked = listen(page, 'GET', '/api/auth/user')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(asked.count()).toBe(0)
})

test('a file that is chosen before the uploader is there waits for it, and the focus with it', async ({
  page,
  member: _,
}) => {
  const release = await holdUploader(page)
  await page.goto('/')
  await zone(page).getByRole('button', { name: 'choose a file' }).focus()
  await chooseFile(page, letter('early.txt'))
  release()
  await seeUploaded(page)
  await zone(page).locator(':focus').waitFor()
})

test('a file that is dropped before the uploader is there waits for it', async ({ page, member: _ }) => {
  const release = await holdUploader(page)
  await page.goto('/')
  const dataTransfer = await page.evaluateHandle(`(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['Dear Ms Aalto'], 'dropped.txt', { type: 'text/plain' }))
    return dropped
  })()`)
  const text = zone(page).getByText('Drop a document here or')
  for (const event of ['dragenter', 'dragover', 'drop']) await text.dispatchEvent(event, { dataTransfer })
  release()
  await seeUploaded(page)
})

test('a file that was chosen on the screen before shows on the next one', async ({ page, member: _ }) => {
  const release = await holdUploader(page)
  await page.goto('/')
  await zone(page).getByText('Drop a document here or').waitFor()
  await chooseFile(page, letter('before.txt'))
  await page.getByRole('link', { name: 'Document Processing' }).click()
  await page.getByRole('heading', { level: 1, name: 'Document Processing' }).waitFor()
  release()
  await seeUploaded(page)
})

test('without a connection it reports that, and takes the file when there is one again', async ({
  page,
  context,
  member: _,
}) => {
  await page.goto('/')
  await zone(page).getByText('Drop a document here or').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await chooseFile(page, letter('offline.txt'))
  await seeToast(page, 'Upload failed', 'Failed to upload document. Please try again.', 'destructive')
  await context.setOffline(false)
  await chooseFile(page, letter('online.txt'))
  await seeUploaded(page)
})

/** Shifts that nobody's input caused, with what moved. */
const WATCH_SHIFTS = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)) })
  }).observe({ type: 'layout-shift', buffered: true })`

test.runIf(process.env.LONG)(
  'nothing moves while results, violations and the audit trail load',
  async ({ page, member, hub }) => {
    await member.upload(letter())
    await hub.drain()
    await page.addInitScript(WATCH_SHIFTS)
    for (const path of ['/results', '/violations', '/audit']) {
      await page.goto(path)
      await page.getByText('letter', { exact: false }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate<{ value: number }[]>('shifts')
      // What a half-pixel of a font moves is none.
      expect(shifts.filter(({ value }) => value > 0.005)).toEqual([])
    }
  },
)
