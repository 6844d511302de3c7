import type { Browser } from 'playwright-core'
import { Member } from '../../apps/server/src/testing/member.ts'
import { consignmentNote } from '../../journeys/consignment-note.ts'

const DOCUMENTS = 20
const PATIENCE_MS = 180_000

/** In the page: the time between the next click on a button and the picture with the first step. */
const TIME_NEXT_CLICK = `new Promise((resolve) => {
  addEventListener('click', (event) => {
    const began = event.timeStamp
    const look = () => {
      if (!document.querySelector('[data-step]')) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    }
    look()
  }, { once: true, capture: true })
})`

/** Milliseconds of every opening: of plans that are made then, and of plans that are kept. */
export async function timeDialogs(browser: Browser, url: string): Promise<Record<string, number[]>> {
  const member = await Member.register(url)
  const ids: string[] = []
  for (let at = 0; at < DOCUMENTS; at++) {
    const { id } = await member.upload(
      await consignmentNote({ number: `B-26-${at + 1000}`, date: '', country: 'UK' }),
    )
    ids.push(id)
  }
  for (const id of ids) await member.settled(id, PATIENCE_MS)
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const open = async () => {
    const timed = page.evaluate<number>(TIME_NEXT_CLICK)
    await page.getByRole('button', { name: /^AI Remediation/ }).click()
    const ms = await timed
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return ms
  }
  const made: number[] = []
  const kept: number[] = []
  for (const id of ids) {
    await page.goto(`/documents/${id}`)
    await page.getByRole('button', { name: /^AI Remediation/ }).waitFor()
    await page.waitForLoadState('networkidle')
    made.push(await open())
    kept.push(await open())
  }
  await context.close()
  return { 'made then': made, 'kept and reopened': kept }
}
