import { readFileSync } from 'node:fs'
import { eventually, test } from './journey.ts'
import { heading } from './steps.ts'

test('a click in a file of data takes the value there, marked or not', async ({ page, member, hub }) => {
  const sample = readFileSync(
    new URL('../samples/json-two-goods-lines/01-original.json', import.meta.url),
    'utf8',
  )
  const bytes = new TextEncoder().encode(
    JSON.stringify({ office: 'Quaywerk Bremen', ...JSON.parse(sample) }, null, 1),
  )
  const { id } = await member.upload({ name: 'note.json', bytes, mimeType: 'application/json' })
  await hub.drain()
  await page.goto(`/documents/${id}`)
  await heading(page, 'note.json').waitFor()
  const source = page.getByRole('region', { name: 'Source of the document' })
  const marked = source.getByRole('button', { name: /Carrier: name: Spedition Oberlechner GmbH/ })
  await marked.waitFor()
  const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
  await consignee.getByRole('button', { name: 'Edit Name' }).click()
  const name = consignee.getByRole('textbox', { name: 'Name', exact: true })
  await name.waitFor()
  await marked.click()
  await eventually(() => name.inputValue()).toBe('Spedition Oberlechner GmbH')
  const office = source.getByText('Quaywerk Bremen')
  const box = await office.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 120, (box?.y ?? 0) + 10)
  await eventually(() => name.inputValue()).toBe('Quaywerk Bremen')
  await page.keyboard.press('Enter')
  await source.getByRole('button', { name: 'Consignee: name: Quaywerk Bremen' }).waitFor()
})
