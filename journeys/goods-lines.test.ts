import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Member, withRole } from '../apps/server/src/testing/index.ts'
import { linesCmrPdf } from '../apps/server/src/testing/papers.ts'
import type { ConsignmentAnswer } from '../packages/contract/src/index.ts'
import { DESKTOP, eventually, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

/** As a German spreadsheet puts it on the clipboard. */
const ROWS = [
  'Anzahl\tVerpackung\tBezeichnung\tBruttogewicht kg',
  ...Array.from({ length: 10 }, (_, at) => `${at + 1}\tKisten\tErsatzteil ${at + 1}\t1.${at}00,5`),
  'Summe\t\t\t14.505,0',
].join('\n')

const linesOf = async (member: Member, id: string) => {
  const { body } = await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  const counts = body.fields.filter(({ path }) => /^transportPackage\[\d+\]\/itemQuantity$/.test(path))
  return counts.map(({ value }) => value)
}

/** What a program puts on the clipboard and a person pastes into the page. */
const paste = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    document
      .querySelector('[role=grid]')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)

test('goods lines are pasted, removed, split, edited by keys and undone; an auditor only reads them', async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(await linesCmrPdf(1))
  await hub.drain()
  await page.goto(`/documents/${id}`)
  await page.getByRole('tab', { name: 'Goods' }).click()
  const grid = page.getByRole('grid', { name: 'Goods lines' })
  await grid.getByText('Gear boxes').waitFor()
  await page.getByText("Packages: the lines add up to the document's 23.").waitFor()
  expect(await lookOver(page, 'goods-lines')).toEqual([])
  await page.setViewportSize(DESKTOP)

  await grid.waitFor()
  await paste(page, ROWS)
  const dialog = page.getByRole('dialog', { name: 'Paste rows' })
  await dialog.getByRole('button', { name: 'Add 10 lines' }).waitFor()
  await dialog.getByText('1,900.5 kg').waitFor()
  expect(await lookOver(page, 'paste-rows')).toEqual([])
  await page.setViewportSize(DESKTOP)
  await dialog.getByRole('button', { name: 'Add 10 lines' }).click()
  await seeToast(page, 'Lines Pasted')
  expect(await linesOf(member, id)).toHaveLength(13)
  await page.getByText('Packages: the lines add up to 78, the document states 23.').waitFor()

  await grid.getByRole('checkbox', { name: 'Select line 2' }).check()
  await page.getByRole('button', { name: 'Remove' }).click()
  await seeToast(page, 'Lines Removed')
  await eventually(() => grid.getByText('Gear boxes').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeToast(page, 'Change Undone')
  await grid.getByText('Gear boxes').waitFor()

  await grid.getByRole('checkbox', { name: 'Select line 1', exact: true }).check()
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  const split = page.getByRole('dialog', { name: 'Split line 1' })
  await split.getByLabel('Packages, first part').fill('7')
  await split.getByLabel('Packages, second part').fill('4')
  await split.getByRole('button', { name: 'Split line' }).click()
  await split.getByText('Packages: the parts add up to 11, not to 12.').waitFor()
  await split.getByLabel('Packages, second part').fill('5')
  await split.getByRole('button', { name: 'Split line' }).click()
  await seeToast(page, 'Line Split')
  expect((await linesOf(member, id)).slice(0, 3)).toEqual([7, 8, 3])
  expect((await linesOf(member, id)).at(-1)).toBe(5)

  // Like in a spreadsheet: typing replaces, Enter goes down, Tab goes on.
  const first = grid.getByRole('gridcell', { name: '7', exact: true }).first()
  await first.click()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Lines Not Saved', undefined, 'destructive')
  await grid.getByText('many').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await eventually(() => grid.getByText('many').count()).toBe(0)
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Kind of packages, line 2' }).fill('drums')
  await page.keyboard.press('Tab')
  await eventually(async () => (await linesOf(member, id)).slice(0, 3)).toEqual([9, 6, 3])
  await eventually(() => grid.getByText('drums').count()).toBe(2)

  await withRole(hub, member, 'auditor', async () => {
    await page.reload()
    await page.getByText('Your role can view goods lines but not change them.').waitFor()
    await grid.getByText('Gear boxes').waitFor()
    expect(await grid.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Paste rows|Add line)$/ }).count()).toBe(0)
    await grid.getByText('Gear boxes').dblclick()
    expect(await grid.getByRole('textbox').count()).toBe(0)
    const { status } = await member.post(`/api/documents/${id}/goods-lines`, {
      act: 'removed',
      changes: [{ line: 1, remove: true }],
    })
    expect(status).toBe(403)
  })
})
