import type { Browser, BrowserContext } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { type Hub, type HubOptions, type Member, startHub } from '../apps/server/src/testing/index.ts'
import { launchChromium } from './launch-chromium.ts'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** Long enough for two busy cores, short enough that one failing screen does not delay the others. */
const PATIENCE_MS = 10_000

/** Every `extend` has fixtures of its own; the browser behind them is the same. */
let chromium: Promise<Browser> | undefined

/** One browser for all files of a process, one hub for a file; for a test a browser context of its own, and a member when it names one. */
export const test = base
  .extend('hubOptions', { scope: 'file' }, {} as HubOptions)
  .extend('hub', { scope: 'file' }, async ({ hubOptions }, { onCleanup }) => {
    const hub = await startHub(hubOptions)
    onCleanup(() => hub.stop())
    return hub
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern which fixtures this one needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    chromium ??= launchChromium()
    const browser = await chromium
    onCleanup(() => browser.close())
    return browser
  })
  .extend('context', async ({ browser, hub }, { onCleanup }) => {
    const context = await browser.newContext({
      baseURL: hub.url,
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    onCleanup(() => context.close())
    return context
  })
  .extend('page', ({ context }) => context.newPage())
  .extend('member', ({ hub, context }) => memberIn(hub, context))

/** Somebody registered, whose session this browser context uses from now on. */
export async function memberIn(
  hub: Hub,
  context: BrowserContext,
  names?: { firstName?: string; lastName?: string },
): Promise<Member> {
  const member = await hub.member(names)
  const cookies = [...member.cookies].map(([name, value]) => ({
    name,
    value,
    url: hub.url,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }))
  await context.addCookies(cookies)
  return member
}

/** The cookie of a session that the server has forgotten: its bearer has to sign in. */
export const bringEndedSession = (hub: Hub, context: BrowserContext) =>
  context.addCookies([{ name: 'efti_hub_session', value: 'ended', url: hub.url }])

/** Reads again and again until the expectation is met. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 50 })
