import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { DESKTOP, PHONE } from './journey.ts'

/** Half as long to parse as the readable one, and every page that is loaded parses it again. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on the page as it is now, by rule and place. */
export async function complaintsAbout(page: Page, within = 'document', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  // What passed is the most of it, and stays in the browser.
  return page.evaluate<string[]>(
    `axe.run(${within}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
  )
}

/** Drawn again, and no colour on its way to another: between two themes nothing has its contrast. */
const COLOURS_SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
  ),
)`

/** The same on both sizes and in both themes; what the dark theme can change is its contrast. */
export async function lookOver(page: Page, screen: string): Promise<string[]> {
  const complaints: string[] = []
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(COLOURS_SETTLED)
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      const found = await complaintsAbout(page, 'document', rules)
      complaints.push(...found.map((one) => `${screen}, ${colorScheme}, ${size.width} px: ${one}`))
    }
  }
  return complaints
}
