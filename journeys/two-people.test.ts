import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hub, Member } from '../apps/server/src/testing/index.ts'
import { incompleteCmrPdf, linesCmrPdf } from '../apps/server/src/testing/papers.ts'
import { DESKTOP, eventually, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { seeToast, toasts } from './steps.ts'

const GROSS = 'grossWeight[1]'
const kilograms = (value: number) => ({ value, unit: 'KGM' })

/** A page of a colleague in a browser of their own. */
async function pageOf(context: BrowserContext, hub: Hub, colleague: Member): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  const other = await browser.newContext({ baseURL: hub.url, viewport: DESKTOP, locale: 'en-GB' })
  await other.addCookies([...colleague.cookies].map(([name, value]) => ({ name, value, url: hub.url })))
  return other.newPage()
}

const row = (page: Page, path: string) => page.locator(`li[data-path="${path}"]`)

test('what a colleague saves appears in the open editor, and nobody is overwritten unasked', async ({
  page,
  context,
  member,
  hub,
}) => {
  const anna = await hub.colleague(member, 'operator', { firstName: 'Anna' })
  const { id } = await member.upload(await incompleteCmrPdf(5))
  await hub.drain()
  const others = await pageOf(context, hub, anna)
  const address = `/documents/${id}?field=${encodeURIComponent(GROSS)}`
  for (const one of [page, others]) {
    const connected = one.waitForEvent('websocket')
    await one.goto(address)
    await row(one, GROSS).waitFor()
    await connected
  }
  await row(page, GROSS)
    .getByRole('button', { name: /^(Enter|Edit) / })
    .click()
  await row(page, GROSS).getByRole('textbox').fill('11000')

  await row(others, GROSS)
    .getByRole('button', { name: /^(Enter|Edit) / })
    .click()
  await row(others, GROSS).getByRole('textbox').fill('23760')
  await row(others, GROSS).getByRole('textbox').press('Enter')
  await seeToast(others, 'Value Corrected')

  await row(page, GROSS)
    .getByText(/^Anna .* changed this to 23,760 kg, \d\d:\d\d\.$/)
    .waitFor()
  expect(await row(page, GROSS).getByRole('textbox').inputValue()).toBe('11000')
  expect(await lookOver(page, 'changed meanwhile')).toEqual([])

  // Enter is no answer to the question.
  await row(page, GROSS).getByRole('textbox').press('Enter')
  await seeToast(page, 'Not Saved', undefined, 'destructive')
  await row(page, GROSS).getByRole('button', { name: 'Use mine' }).click()
  await seeToast(page, 'Value Corrected')
  await eventually(() => row(others, GROSS).textContent()).toContain('11,000 kg')
  await others.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('is also viewing this document').waitFor({ state: 'detached' })
  await others.context().close()
})

test.runIf(process.env.LONG)(
  'a value that was empty is empty again after Undo, unless a colleague has changed it since',
  async ({ page, member, hub }) => {
    const anna = await hub.colleague(member, 'operator', { firstName: 'Anna' })
    const { id } = await member.upload(await incompleteCmrPdf(5))
    await hub.drain()
    await page.goto(`/documents/${id}?field=${encodeURIComponent(GROSS)}`)
    const enter = async (value: string) => {
      await row(page, GROSS)
        .getByRole('button', { name: /^Enter / })
        .click()
      await row(page, GROSS).getByRole('textbox').fill(value)
      await row(page, GROSS).getByRole('textbox').press('Enter')
      await seeToast(page, 'Value Corrected')
    }
    const undo = () => toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
    await enter('12400')
    await undo()
    await seeToast(page, 'Correction Undone')
    await row(page, GROSS).getByText('Not given').waitFor()
    await hub.drain()

    await enter('12500')
    await anna.patch(`/api/documents/${id}/consignment`, {
      corrections: [{ path: GROSS, value: kilograms(13_000) }],
    })
    await undo()
    await seeToast(page, 'Not Undone', undefined, 'destructive')
    await row(page, GROSS).getByText('13,000 kg').first().waitFor()
    expect(await complaintsAbout(page)).toEqual([])
  },
)

test.runIf(process.env.LONG)(
  'a goods line that a colleague changed meanwhile is theirs or mine, as I choose',
  async ({ page, member, hub }) => {
    const anna = await hub.colleague(member, 'operator', { firstName: 'Anna' })
    const { id } = await member.upload(await linesCmrPdf(1))
    await hub.drain()
    await page.goto(`/documents/${id}`)
    await page.getByRole('tab', { name: 'Goods' }).click()
    const grid = page.getByRole('grid', { name: 'Goods lines' })
    const nature = (line: number) => `natureIdentificationCargo/identificationText[${line}]`
    const ofLine = (line: number) => grid.locator(`[data-path="${nature(line)}"]`)
    const input = page.getByRole('textbox', { name: 'Description, line 2' })
    await ofLine(2).focus()
    await page.keyboard.press('Enter')
    await input.waitFor()
    const annaWrites = (text: string) =>
      anna.post(`/api/documents/${id}/goods-lines`, {
        act: 'edited',
        changes: [{ line: 2, texts: { nature: text } }],
      })
    await annaWrites('Gear wheels')
    await input.fill('Gears')
    await page.keyboard.press('Enter')
    await seeToast(page, 'Not Saved', undefined, 'destructive')
    const notice = page
      .getByRole('region', { name: 'Goods lines' })
      .getByRole('status')
      .filter({ hasText: /^Description, line 2: Anna .* changed this to Gear wheels/ })
    await notice.waitFor()
    expect(await lookOver(page, 'goods line changed meanwhile')).toEqual([])
    await page.setViewportSize(DESKTOP)
    await notice.getByRole('button', { name: 'Use mine' }).click()
    await seeToast(page, 'Value Corrected')
    await notice.waitFor({ state: 'detached' })
    await ofLine(2).getByText('Gears').waitFor()
    await eventually(() => ofLine(2).evaluate((cell) => cell === cell.ownerDocument.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await input.waitFor()
    await annaWrites('Cog wheels')
    // Nothing was typed: leaving the cell does not put the old text back.
    await page.keyboard.press('Enter')
    await ofLine(2).getByText('Cog wheels').waitFor()
  },
)
