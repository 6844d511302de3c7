import type { Page } from 'playwright-core'

/**
 * From the first key or click of a turn: when the picture with the first change was there, when that with its outcome was, how long
 * the browser counts until its next picture (Event Timing), and the longest task of the main thread until the outcome. What only the
 * mouse above an element changes, or an attribute that is not seen, counts as no change.
 */
const RECORD = `
  const SEEN = new Set(['class', 'style', 'value', 'hidden', 'disabled', 'aria-busy', 'aria-disabled', 'aria-selected', 'aria-pressed', 'data-state'])
  globalThis.turn = null
  const pictured = (turn, name) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => { turn[name] ??= performance.now() }
    port2.postMessage(null)
  })
  const changed = () => {
    const { turn } = globalThis
    if (turn?.began === undefined || turn.isAsked) return
    turn.isAsked = true
    pictured(turn, 'changed')
  }
  const isSeen = ({ type, target, attributeName }) =>
    document.body?.contains(target) && (type !== 'attributes' || SEEN.has(attributeName))
  const begin = ({ timeStamp, isTrusted }) => {
    const { turn } = globalThis
    if (turn && isTrusted) turn.began ??= timeStamp
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true)
  addEventListener('input', changed, true)
  new MutationObserver((records) => records.some(isSeen) && changed())
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const { turn } = globalThis
      if (turn && startTime + duration > turn.began) turn.longest = Math.max(turn.longest, duration)
    }
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      const { turn } = globalThis
      if (turn && interactionId && startTime >= turn.began) turn.next = Math.max(turn.next, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  const look = () => {
    const { turn } = globalThis
    if (turn?.began !== undefined && !turn.isDone && turn.outcome()) {
      turn.isDone = true
      pictured(turn, 'done')
    }
    requestAnimationFrame(look)
  }
  look()`

export const recordTurns = (page: Page) => page.addInitScript(RECORD)

/** Milliseconds. */
export interface Turn {
  change: number
  /** To the next picture after the slowest event of it. */
  next: number
  outcome: number
  /** 0: none of 50 ms or more. */
  longestTask: number
}

const PATIENCE_MS = 120_000

/** `outcome`: script that is true once what was asked for is on the screen; `before` in it is what `read` gave before the act. */
export async function recordTurn(
  page: Page,
  act: () => Promise<unknown>,
  outcome: string,
  read = 'null',
): Promise<Turn> {
  await page.evaluate(`{
    const before = ${read}
    globalThis.turn = { next: 0, longest: 0, outcome: () => ${outcome} }
  }`)
  await act()
  await isDone(page)
  // The browser reports events and long tasks a little after they are over.
  await page.waitForTimeout(150)
  const { began, changed, done, next, longest } = await page.evaluate<Recorded>(
    '({ ...globalThis.turn, outcome: null })',
  )
  await page.evaluate('globalThis.turn = null')
  return { change: (changed ?? done) - began, next, outcome: done - began, longestTask: longest }
}

/** Asked from outside: the content security policy lets no page compile a script. */
async function isDone(page: Page): Promise<void> {
  const patience = performance.now() + PATIENCE_MS
  while (!(await page.evaluate<boolean>('globalThis.turn.done !== undefined'))) {
    if (performance.now() > patience) throw new Error(`nothing came of it within ${PATIENCE_MS} ms`)
    await page.waitForTimeout(50)
  }
}

interface Recorded {
  began: number
  changed?: number
  done: number
  next: number
  longest: number
}
