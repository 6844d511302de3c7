import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { DESKTOP, PHONE } from './journey.ts'

/** What axe holds against the page as it is now, named by rule and place. */
export async function complaintsAbout(page: Page, within = 'document', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const run = `axe.run(${within}, ${JSON.stringify(options)})`
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Drawn anew, and no colour on its way to another: between two themes nothing has its contrast. */
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
