import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { choose, header, heading, rowOf, seeToast } from './steps.ts'

const paper = (sample: string) => ({
  name: `${sample}.pdf`,
  bytes: new Uint8Array(readFileSync(new URL(`../samples/${sample}/01-original.pdf`, import.meta.url))),
})

test('a wrong value is seen on the paper, corrected in its place, and checked again', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(paper('cmr-english-no-date-country-uk'))
  await hub.drain()
  await page.goto('/processing')
  await rowOf(page, note.originalName).getByRole('link', { name: note.originalName }).click()
  await heading(page, note.originalName).waitFor()
  await page.getByRole('img', { name: 'Picture of page 1' }).waitFor()

  const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
  await consignee.getByRole('button', { name: /^Name/ }).click()
  const place = page.getByRole('button', { name: /^Place of Consignee: name/ })
  await eventually(() => place.getAttribute('aria-pressed')).toBe('true')

  const date = page.getByRole('region', { name: 'Consignment', exact: true }).getByRole('listitem')
  const missing = date.filter({ hasText: 'Date of taking over' })
  await missing.getByText('Not given').waitFor()
  await missing.getByRole('button', { name: 'Enter Date of taking over' }).click()
  await page.getByLabel('Date of taking over', { exact: true }).fill('2026-11-19')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Value Corrected')
  await missing.getByText('2026-11-19').waitFor()
  await hub.drain()
  await eventually(() => missing.getByText(/is missing|Missing/).count()).toBe(0)
})

test('a place on the paper leads to its value, and the viewer is worked by keyboard', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(paper('cmr-german-complete'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('button', { name: 'Place of Carrier: name' }).click()
  const carrier = page.getByRole('region', { name: 'Carrier', exact: true })
  const name = carrier.getByRole('button', { name: /^Name/ })
  await eventually(() => name.getAttribute('aria-pressed')).toBe('true')
  const picture = page.getByRole('img', { name: 'Picture of page 1' })
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('region', { name: 'Page 1 of 1' }).focus()
  await page.keyboard.press('+')
  await eventually(async () => (await width()) > before).toBe(true)
  await page.keyboard.press('0')
  await eventually(width).toBe(before)
})

test('axe finds nothing on the document page, and it fits a phone', async ({ page, member, hub }) => {
  const note = await member.upload(paper('cmr-english-no-date-country-uk'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('img', { name: 'Picture of page 1' }).waitFor()
  const complaints = await lookOver(page, 'document')
  await page.getByRole('button', { name: 'Next value that needs attention' }).click()
  complaints.push(...(await complaintsAbout(page)))
  expect(complaints).toEqual([])
  await page.setViewportSize(PHONE)
  await header(page).waitFor()
  await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width)
})

test('a kind that was seen wrongly is chosen, and the document is read as that', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(paper('cmr-german-complete'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await choose(page, 'Kind', 'Delivery note')
  await seeToast(page, 'Kind Chosen', 'The document is read again as: Delivery note.')
  await hub.drain()
  await page.reload()
  await page.getByRole('combobox', { name: 'Kind Delivery note' }).waitFor()
})

test('a question that only a person can answer decides what applies', async ({ page, member, hub }) => {
  const note = await member.upload(paper('cmr-german-complete'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  const applies = page.getByRole('region', { name: 'What applies' })
  await applies.getByText('EU01', { exact: true }).waitFor()
  const ownAccount = applies.getByRole('group', { name: /^Is the carriage on own account/ })
  await ownAccount.getByRole('button', { name: 'Yes' }).click()
  await seeToast(page, 'Answer Saved')
  await eventually(() => applies.getByText('EU01', { exact: true }).count()).toBe(0)
  await eventually(() => ownAccount.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})
