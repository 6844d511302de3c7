import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** Kilobytes of script, gzipped, that a browser without a cache fetches until a screen is quiet. */
export async function firstLoad(
  browser: Browser,
  storage: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>,
  baseURL: string,
  path: string,
): Promise<number> {
  const context = await browser.newContext({ baseURL, storageState: storage })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const bytes = await Promise.all(sizes)
  await context.close()
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000
}
