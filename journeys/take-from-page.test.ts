import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Hub, type Member, withRole } from '../apps/server/src/testing/index.ts'
import type { ConsignmentAnswer, PagesAnswer, PageText } from '../packages/contract/src/index.ts'
import { eventually, memberIn, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seeToast } from './steps.ts'
import { unlabelledNote } from './unlabelled-note.ts'

/** Where words of the page are on the screen, also of one that is shown turned. */
async function onScreen(page: Page, member: Member, id: string) {
  const { body } = await member.get<PageText>(`/api/documents/${id}/pages/1/text`)
  const { body: pages } = await member.get<PagesAnswer>(`/api/documents/${id}/pages`)
  const orientation = pages.items[0]?.orientation ?? 0
  const picture = page.getByRole('img', { name: 'Image of page 1' })
  await picture.waitFor()
  const shown = await picture.boundingBox()
  if (!shown) throw new Error('the page is not drawn')
  const scale = shown.width / (orientation % 180 === 0 ? body.width : body.height)
  const point = (x: number, y: number) => {
    const turned = { 90: [body.height - y, x], 270: [y, body.width - x] }
    const [across = x, down = y] = turned[orientation as keyof typeof turned] ?? []
    return { x: shown.x + across * scale, y: shown.y + down * scale }
  }
  return {
    point,
    middle: (text: string) => {
      const box = body.words.find((word) => word.text === text)?.box
      if (!box) throw new Error(`no word ${text}`)
      return point((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    },
  }
}

type At = { x: number; y: number }
async function drag(page: Page, from: At, to: At) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

const valuesOf = async (member: Member, id: string) =>
  (await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)).body.fields

async function openNote(page: Page, member: Member, hub: Hub, file: Parameters<Member['upload']>[0]) {
  const { id } = await member.upload(file)
  await hub.drain()
  await page.goto(`/documents/${id}`)
  await heading(page, file.name).waitFor()
  return id
}

/** Opens the editor of what could not be read. */
const enter = (page: Page, what: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `Could not read the ${what}` })
    .getByRole('button', { name: 'Enter value' })
    .click()

test('a consignee that was not read is taken from the page with its address, and is marked there', async ({
  page,
  member,
  hub,
}) => {
  const id = await openNote(page, member, hub, await unlabelledNote())
  await enter(page, 'consignee')
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  const { middle, point } = await onScreen(page, member, id)

  // A word, then the whole block by a box around it.
  const word = middle('Nordlicht')
  await page.mouse.click(word.x, word.y)
  await eventually(() => name.inputValue()).toBe('Nordlicht')
  await drag(page, point(300, 285), point(470, 350))
  await eventually(() => name.inputValue()).toBe('Nordlicht Spedition GmbH')
  const others = page.getByRole('group', { name: 'Saving also fills:' })
  expect(await others.getByRole('checkbox').count()).toBe(4)
  await others.getByText('Hafenstrasse 12').waitFor()
  expect(await lookOver(page, 'take-address')).toEqual([])
  await eventually(() => name.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await seeToast(page, 'Value Corrected')

  const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
  await consignee.getByText('Hafenstrasse 12').waitFor()
  await page.getByRole('button', { name: 'Position of Consignee: name' }).waitFor()
  await page.getByRole('button', { name: 'Position of Consignee: postcode' }).waitFor()
  const values = (await valuesOf(member, id)).filter(({ path }) => path.startsWith('consignee/'))
  expect(values.map(({ value }) => value).sort()).toEqual(
    ['20457', 'DE', 'Hafenstrasse 12', 'Hamburg', 'Nordlicht Spedition GmbH'].sort(),
  )
  for (const { evidence, source } of values) {
    expect(source).toBe('person')
    expect(evidence?.box?.[0]).toBeGreaterThan(300)
  }
})

test.runIf(process.env.LONG)(
  'text is selected first and used for a field that is found by its name',
  async ({ page, member, hub }) => {
    const id = await openNote(page, member, hub, await unlabelledNote())
    const { middle } = await onScreen(page, member, id)
    await drag(page, middle('23.760'), middle('kg'))
    const bar = page.getByRole('dialog', { name: 'Selected text' })
    await bar.getByText('23.760 kg').waitFor()
    expect(await lookOver(page, 'take-bar')).toEqual([])
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })

    await drag(page, middle('23.760'), middle('kg'))
    await bar.getByRole('button', { name: 'Use as …' }).press('Enter')
    const search = bar.getByRole('combobox', { name: 'Search fields' })
    await eventually(async () => (await bar.getByRole('option').allInnerTexts()).join()).toMatch(
      /Gross mass,.*,Consignee,/,
    )
    await search.fill('gross')
    expect(await lookOver(page, 'take-choice')).toEqual([])
    await search.press('Enter')
    await page.getByText('Taken from page 1').waitFor()
    await page.keyboard.press('Enter')
    await seeToast(page, 'Value Corrected')
    const mass = (await valuesOf(member, id)).find(({ path }) => path === 'grossWeight[1]')
    expect(mass).toMatchObject({ value: { value: 23760, unit: 'KGM' }, evidence: { page: 1 } })
    await page.getByRole('button', { name: /^Position of .*gross/i }).waitFor()

    await withRole(hub, member, 'auditor', async () => {
      await page.reload()
      const word = (await onScreen(page, member, id)).middle('Hafenstrasse')
      await page.mouse.click(word.x, word.y)
      await bar.getByText('An Operator or Compliance Manager can use text of the page as a value.').waitFor()
      expect(await bar.getByRole('button', { name: 'Use as …' }).isDisabled()).toBe(true)
    })
  },
)

test('text that does not fit is put in as it is, and the editor says so', async ({ page, member, hub }) => {
  const id = await openNote(page, member, hub, await unlabelledNote())
  await enter(page, 'date of taking over')
  const { middle } = await onScreen(page, member, id)
  const word = middle('Hafenstrasse')
  await page.mouse.click(word.x, word.y)
  await page.getByText(/exactly one day of the calendar\. The text was put in as it is\./).waitFor()
  const input = page.getByLabel('Date of taking over', { exact: true })
  expect(await input.inputValue()).toBe('Hafenstrasse')
})

test('a file without pages gives its text, and an address is pasted in one piece', async ({
  page,
  member,
  hub,
}) => {
  const text =
    'INTERNATIONAL CONSIGNMENT NOTE (CMR)\n\n1 Sender\nMuster Maschinenbau AG\nWerftallee 48, 20457 Hamburg, Germany\n\nFor Quaywerk'
  const bytes = new TextEncoder().encode(text)
  const id = await openNote(page, member, hub, { name: 'note.txt', bytes, mimeType: 'text/plain' })
  await page.getByRole('button', { name: 'Enter Consignee' }).click()
  const name = page.getByLabel('Name', { exact: true })
  const line = page.getByRole('region', { name: 'Source of the document' }).getByText('For Quaywerk')
  const box = await line.boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
  await eventually(() => name.inputValue()).toBe('Quaywerk')
  await page.getByText('Taken from page 1').waitFor()

  await page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Exemple Outillage SARL\\nQuai du Commerce 4\\n69009 Lyon\\nFrance')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  }`)
  await eventually(() => name.inputValue()).toBe('Exemple Outillage SARL')
  await page.getByRole('checkbox', { name: /postcode 69009/ }).uncheck()
  await name.press('Enter')
  await seeToast(page, 'Value Corrected')
  const values = (await valuesOf(member, id)).filter(({ path }) => path.startsWith('consignee/'))
  expect(values.map(({ value }) => value).sort()).toEqual(
    ['Exemple Outillage SARL', 'FR', 'Lyon', 'Quai du Commerce 4'].sort(),
  )
})

test.runIf(process.env.LONG)(
  'a value is taken from a scan that was laid in sideways, and is marked on it',
  async ({ page, member, hub }) => {
    const file = new URL('../samples/scans/turned-90-cmr-dutch.pdf', import.meta.url)
    const { id } = await member.upload({ name: 'sideways.pdf', bytes: new Uint8Array(readFileSync(file)) })
    await hub.drain()
    const path = 'consignee/name[1]'
    const read = (await valuesOf(member, id)).find((value) => value.path === path)
    const name = String(read?.value)
    await member.patch(`/api/documents/${id}/consignment`, { corrections: [{ path, value: null }] })
    await hub.drain()
    await page.goto(`/documents/${id}`)
    const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
    await consignee.getByRole('button', { name: 'Enter Name' }).click()
    const { middle } = await onScreen(page, member, id)
    const words = name.split(' ')
    await drag(page, middle(words[0] ?? ''), middle(words.at(-1) ?? ''))
    await eventually(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
    await page.keyboard.press('Enter')
    await seeToast(page, 'Value Corrected')
    await page.getByRole('button', { name: 'Position of Consignee: name' }).waitFor()
    const taken = (await valuesOf(member, id)).find((value) => value.path === path)
    expect(taken).toMatchObject({ value: name, source: 'person' })
    expect(taken?.evidence?.box?.map(Math.round)).toEqual(read?.evidence?.box?.map(Math.round))
  },
)

test('a finger scrolls the page; a tap takes a word', async ({ browser, hub }) => {
  const context = await browser.newContext({
    baseURL: hub.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const member = await memberIn(hub, context)
  const page = await context.newPage()
  const id = await openNote(page, member, hub, await unlabelledNote())
  // A phone shows what can be done with the document first.
  await page.getByRole('img', { name: 'Image of page 1' }).evaluate((image) => image.scrollIntoView())
  const { middle } = await onScreen(page, member, id)
  // Far from marks, which a finger would mean.
  const word = middle('Werk')
  await page.touchscreen.tap(word.x, word.y)
  const bar = page.getByRole('dialog', { name: 'Selected text' })
  await bar.getByText('Werk', { exact: true }).waitFor()
  await bar.getByRole('button', { name: 'Use as …' }).tap()
  await bar.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')

  const touch = await context.newCDPSession(page)
  const at = (y: number) => [{ x: word.x, y }]
  const picture = page.getByRole('img', { name: 'Image of page 1' })
  const top = async () => (await picture.boundingBox())?.y ?? 0
  const before = await top()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(word.y) })
  for (let by = 10; by <= 200; by += 10)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(word.y - by) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await eventually(top).toBeLessThan(before)
  expect(await bar.count()).toBe(0)
  await context.close()
})
