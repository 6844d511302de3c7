import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWebBuild } from '../apps/server/src/platform/web-build.ts'
import { Member } from '../apps/server/src/testing/member.ts'
import { endAllProducts, startProduct } from '../apps/server/src/testing/product.ts'
import { launchChromium } from '../journeys/launch-chromium.ts'
import { type FirstLoad, firstLoad } from './web/first-load.ts'
import { workInTheDocument, workInTheList } from './web/interactions.ts'
import { auditScreens } from './web/lighthouse.ts'
import { type Measured, recordInteractions, slowDown } from './web/measure.ts'
import { printAudits, printFirstLoads, printInteractions } from './web/print.ts'
import { PAGES, seedLargeDocument, VIOLATIONS } from './web/seed.ts'

/** How long people wait for the next picture after an input, in a real browser with the production build. */

const AIMS = [
  { rate: 1, p75: 100 },
  { rate: 4, p75: 200 },
] as const
/** As somebody who is signed in. */
const SCREENS = ['/', '/processing', '/results', '/sustainability']

const dataDir = mkdtempSync(join(tmpdir(), 'efti-bench-'))
chmodSync(dataDir, 0o711)
const browser = await launchChromium()
try {
  await ensureWebBuild(console.log)
  const product = await startProduct({ dataDir })
  const member = await Member.register(product.url)
  const document = await seedLargeDocument(member, dataDir)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: product.url })))
  const page = await context.newPage()
  await recordInteractions(page)
  const session = await context.newCDPSession(page)
  const rounds: Measured[][] = []
  for (const { rate } of AIMS) {
    // The first time anything is compiled and cached; that is a visit, not an interaction.
    await workInTheList(page)
    await slowDown(session, rate)
    rounds.push([...(await workInTheList(page)), ...(await workInTheDocument(page, document.id))])
    await slowDown(session, 1)
  }
  console.log(
    `\nA document of ${PAGES} pages, ${VIOLATIONS} violations; milliseconds from input to picture; ${load()}\n`,
  )
  printInteractions(rounds, AIMS)
  const storage = await context.storageState()
  const loads = new Map<string, FirstLoad>()
  loads.set('/login', await firstLoad(browser, undefined, product.url, '/login'))
  for (const path of [...SCREENS, '/violations', `/documents/${document.id}`]) {
    const name = path.startsWith('/documents') ? 'a document' : path
    loads.set(name, await firstLoad(browser, storage, product.url, path))
  }
  printFirstLoads(loads)
  const cookie = member.cookieHeader()
  printAudits(
    await auditScreens(product.url, [
      { path: '/login', cookie: '' },
      ...SCREENS.map((path) => ({ path, cookie })),
    ]),
  )
  console.log(`\n${load()}`)
  await product.end('SIGTERM')
} finally {
  await browser.close()
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The figures in milliseconds are those of a machine with nothing else to do. */
function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`
}
