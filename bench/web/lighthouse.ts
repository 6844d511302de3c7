import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { launchChromium } from '../../journeys/launch-chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

export interface Audited {
  screen: string
  device: 'desktop' | 'mobile'
  /** Points of a hundred, in the order of CATEGORIES; NaN where it gave none. */
  points: number[]
  /** Largest contentful paint, in milliseconds of the device that Lighthouse imitates. */
  paintMs: number
  /** Of its main thread, in such milliseconds. */
  blockedMs: number
  /** Cumulative layout shift, a share of the window. */
  shift: number
  /** What cost points other than speed, by the ids of its audits. */
  faults: string[]
}

/** Lighthouse's word on screens of the running product, as a desktop and as a phone. `cookie` signs in; '' is a visitor. */
export async function auditScreens(
  url: string,
  screens: readonly { path: string; cookie: string }[],
): Promise<Audited[]> {
  const port = await freePort()
  const browser = await launchChromium({ args: launchArguments(port) })
  const audited: Audited[] = []
  try {
    for (const { path, cookie } of screens)
      for (const device of ['desktop', 'mobile'] as const)
        audited.push(await audit(`${url}${path}`, path, device, port, cookie))
  } finally {
    await browser.close()
  }
  return audited
}

const launchArguments = (port: number) => [
  `--remote-debugging-port=${port}`,
  '--disable-gpu',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

async function audit(
  url: string,
  screen: string,
  device: Audited['device'],
  port: number,
  cookie: string,
): Promise<Audited> {
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  }
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
  if (!result) throw new Error(`Lighthouse reported nothing for ${screen}`)
  const { categories, audits } = result.lhr
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    screen,
    device,
    points: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    paintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    faults,
  }
}
