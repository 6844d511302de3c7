import type { CDPSession, Page } from 'playwright-core'

/** What the browser itself measured from an input to the next picture, by interaction; see web.dev/inp. */
const LISTEN = `
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue
      globalThis.interactions.set(interactionId, Math.max(duration, globalThis.interactions.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

const TAKE = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  const taken = [...globalThis.interactions.values()]
  globalThis.interactions.clear()
  done(taken)
}, 60))))`

/** The browser reports nothing shorter; such an interaction counts as this. */
const SHORTEST_MS = 16

export interface Measured {
  action: string
  /** Milliseconds, one for each interaction. */
  delays: number[]
}

export const recordInteractions = (page: Page) => page.addInitScript(LISTEN)

/** Does it again and again; what was done before it began does not count. */
export async function measureScreen(
  page: Page,
  action: string,
  times: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Measured> {
  await page.evaluate(TAKE)
  const delays: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn)
    const taken = await page.evaluate<number[]>(TAKE)
    delays.push(Math.max(SHORTEST_MS, ...taken))
  }
  return { action, delays }
}

export const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate })
