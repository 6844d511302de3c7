import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

type Storage = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

export interface FirstLoad {
  /** Kilobytes of script as gzipped, by the name that the build gave the part; the largest first. */
  parts: [name: string, kilobytes: number][]
  /** Their sum. */
  kilobytes: number
  /** Of every kind, until the screen was quiet. */
  requests: number
  /** Kilobytes of every kind as they travelled. */
  transferred: number
}

/** What a browser without a cache fetches until a screen is quiet. */
export async function firstLoad(
  browser: Browser,
  storage: Storage | undefined,
  baseURL: string,
  path: string,
): Promise<FirstLoad> {
  const context = await browser.newContext({ baseURL, ...(storage && { storageState: storage }) })
  const page = await context.newPage()
  const parts: Promise<[string, number]>[] = []
  const travelled: Promise<number>[] = []
  page.on('response', (response) => {
    const sent = response.request().sizes()
    travelled.push(
      awaitedLater(
        sent.then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    )
    if (response.request().resourceType() !== 'script') return
    const name = assetName(response.url())
    parts.push(awaitedLater(response.body().then((body) => [name, gzipSync(body).length / 1_000])))
  })
  try {
    await page.goto(path)
    // Quiet is not enough: a busy machine pauses before the screen is there.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = (await Promise.all(parts)).sort(([, one], [, other]) => other - one)
    const bytes = await Promise.all(travelled)
    return {
      parts: sizes,
      kilobytes: sum(sizes.map(([, kilobytes]) => kilobytes)),
      requests: bytes.length,
      transferred: sum(bytes) / 1_000,
    }
  } finally {
    await context.close()
  }
}

/** What fails as the page closes early must not end the process before what closed it is reported. */
function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Without the folder and the hash of its content. */
const assetName = (url: string) => new URL(url).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
