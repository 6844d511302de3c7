import type { Locator, Page } from 'playwright-core'

/** Before the page is opened: its timers become ours. Time still flows until it is stopped. */
export const holdClock = (page: Page) => page.clock.install()

/** From here on the page's time moves only by `pass` and `passUntil`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 1_000)
}

export const pass = (page: Page, ms: number) => page.clock.runFor(ms)

/** Lets time pass in small steps until the element is there: answers arrive in real time, timers do not. */
export async function passUntil(page: Page, element: Locator, atMost = 2_000): Promise<number> {
  for (let passed = 0; passed < atMost; passed += 1) {
    if (await element.isVisible()) return passed
    await pass(page, 1)
  }
  throw new Error(`${element} did not show within ${atMost} ms`)
}
