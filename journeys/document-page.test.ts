import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hub, Member } from '../apps/server/src/testing/index.ts'
import type { ProcessingJob } from '../packages/contract/src/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { countedActs } from './counted-acts.ts'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { brokenPdf, letter } from './papers.ts'
import { choose, header, heading, rowOf, seeToast, toasts } from './steps.ts'

const paper = (sample: string) => ({
  name: `${sample}.pdf`,
  bytes: new Uint8Array(readFileSync(new URL(`../samples/${sample}/01-original.pdf`, import.meta.url))),
})

/** The page of a note that is complete. */
async function openComplete(page: Page, member: Member, hub: Hub) {
  const note = await member.upload(paper('cmr-german-complete'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
}

test('a wrong value is seen on the document, corrected in its place, and checked again', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(paper('cmr-english-no-date-country-uk'))
  await hub.drain()
  await page.goto('/processing')
  await rowOf(page, note.originalName).getByRole('link', { name: note.originalName }).click()
  await heading(page, note.originalName).waitFor()
  await page.getByRole('img', { name: 'Image of page 1' }).waitFor()

  const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
  await consignee.getByRole('button', { name: /^Name/ }).click()
  const place = page.getByRole('button', { name: /^Position of Consignee: name/ })
  await eventually(() => place.getAttribute('aria-pressed')).toBe('true')

  const date = page.getByRole('region', { name: 'Consignment', exact: true }).getByRole('listitem')
  const missing = date.filter({ hasText: 'Date of taking over' })
  await missing.getByText('Not given').waitFor()
  await missing.getByRole('button', { name: 'Enter Date of taking over' }).click()
  await page.getByLabel('Date of taking over', { exact: true }).fill('2026-11-19')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Value Corrected')
  const day = await page.evaluate<string>(
    "new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 19))",
  )
  await missing.getByText(day, { exact: true }).waitFor()
  await hub.drain()
  await eventually(() => missing.getByText(/is missing|Missing/).count()).toBe(0)
})

test('the page of a failed document gives the reason; that one is missing is said once', async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(brokenPdf())
  await hub.drain()
  const { body: jobs } = await member.get<ProcessingJob[]>(`/api/documents/${id}/jobs`)
  const reason = jobs.find(({ status }) => status === 'failed')?.message ?? ''
  expect(reason).not.toBe('')
  await page.goto(`/documents/${id}`)
  await page.getByText('The document could not be read', { exact: true }).waitFor()
  await page.getByText(reason, { exact: true }).first().waitFor()
  const jobList = page.getByRole('region', { name: 'Processing Jobs' })
  await jobList.getByText(reason, { exact: true }).waitFor()
  await jobList.getByRole('button', { name: 'Re-read document' }).waitFor()

  await page.goto(`/documents/${crypto.randomUUID()}`)
  await page.getByText('This document does not exist').waitFor()
  expect(await page.getByText('This document does not exist').count()).toBe(1)
})

test('a place on the document leads to its value, and the viewer is worked by keyboard', async ({
  page,
  member,
  hub,
}) => {
  await openComplete(page, member, hub)
  await page.getByRole('button', { name: 'Position of Carrier: name' }).click()
  const carrier = page.getByRole('region', { name: 'Carrier', exact: true })
  const name = carrier.getByRole('button', { name: /^Name/ })
  await eventually(() => name.getAttribute('aria-pressed')).toBe('true')
  const picture = page.getByRole('img', { name: 'Image of page 1' })
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('region', { name: 'Page 1 of 1' }).focus()
  await page.keyboard.press('+')
  await eventually(async () => (await width()) > before).toBe(true)
  await page.keyboard.press('0')
  await eventually(width).toBe(before)
})

test.runIf(process.env.LONG)(
  'a scan that was laid in sideways is shown upright',
  async ({ page, member, hub }) => {
    const file = new URL('../samples/scans/turned-90-cmr-dutch.pdf', import.meta.url)
    const { id } = await member.upload({ name: 'sideways.pdf', bytes: new Uint8Array(readFileSync(file)) })
    await hub.drain()
    await page.goto(`/documents/${id}`)
    const picture = page.getByRole('img', { name: 'Image of page 1' })
    await picture.waitFor()
    const box = await picture.boundingBox()
    expect(box?.height).toBeGreaterThan(box?.width ?? 0)
    await page.getByRole('button', { name: /^Rotate/ }).click()
    await eventually(async () => (await picture.boundingBox())?.height).toBeLessThan(box?.width ?? 0)
  },
)

test.runIf(process.env.LONG)(
  'a value shows why it was read that way and what it was before, and is restored',
  async ({ page, member, hub }) => {
    await openComplete(page, member, hub)
    const consignor = page.getByRole('region', { name: 'Consignor', exact: true })
    const name = consignor.getByRole('listitem').filter({ hasText: 'Nordlicht Maschinenbau GmbH' })
    await name.getByRole('button', { name: /^Name/ }).click()
    await name.getByText(/1 Absender .* in the same box, box 1/).waitFor()
    await name.getByRole('button', { name: 'Edit Name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nordlicht AG')
    await page.keyboard.press('Escape')
    await name.getByText('Nordlicht Maschinenbau GmbH').first().waitFor()
    await name.getByRole('button', { name: 'Edit Name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nordlicht AG')
    await page.keyboard.press('Enter')
    await seeToast(page, 'Value Corrected')
    const earlier = consignor.getByRole('list', { name: 'Earlier values' })
    await earlier.getByText('Read automatically').waitFor()
    await consignor.getByText(/Corrected by a person \(Ida Lindqvist/).waitFor()
    await earlier.getByRole('button', { name: 'Restore Nordlicht Maschinenbau GmbH' }).click()
    await earlier.getByText('Nordlicht AG').waitFor()
  },
)

test.runIf(process.env.LONG)(
  'a value that a person takes away stays to be seen, with who did it, and is put back',
  async ({ page, member, hub }) => {
    await openComplete(page, member, hub)
    const consignor = page.getByRole('region', { name: 'Consignor', exact: true })
    const street = consignor.getByRole('listitem').filter({ hasText: 'Werftallee 48' })
    await street.getByRole('button', { name: 'Edit Street' }).click()
    await street.getByRole('button', { name: 'Remove value' }).click()
    await seeToast(page, 'Value Removed')
    await hub.drain()
    await page.reload()
    await street.locator('s', { hasText: 'Werftallee 48' }).waitFor()
    await street.getByText(/Removed by Ida Lindqvist/).waitFor()
    expect(await complaintsAbout(page)).toEqual([])
    await street.getByRole('button', { name: 'Restore Werftallee 48' }).click()
    await seeToast(page, 'Value Corrected')
    const row = street.getByRole('button', { name: /^Street/ })
    await eventually(() => row.locator('s').count()).toBe(0)
    await row.click()
    await street.getByText(/Read automatically. Removed by Ida Lindqvist/).waitFor()
  },
)

test.runIf(process.env.LONG)(
  'a data file shows its source, and a value and its place lead to each other',
  async ({ page, member, hub }) => {
    const bytes = new Uint8Array(
      readFileSync(new URL('../samples/road-ecmr-xml/01-original.xml', import.meta.url)),
    )
    const note = await member.upload({ name: 'note.xml', bytes, mimeType: 'application/xml' })
    await hub.drain()
    await page.goto(`/documents/${note.id}?field=${encodeURIComponent('carrier/name[1]')}`)
    const source = page.getByRole('region', { name: 'Source of the document' })
    const place = source.getByRole('button', { name: /^Position of Carrier: name/ })
    await eventually(() => place.getAttribute('aria-pressed')).toBe('true')
    expect(await place.textContent()).toBe('Oberlechner Fernverkehr GmbH')
    await source.getByRole('button', { name: /^Position of Carrier: town or city/ }).click()
    const carrier = page.getByRole('region', { name: 'Carrier', exact: true })
    const city = carrier.getByRole('button', { name: /^Town or city/ })
    await eventually(() => city.getAttribute('aria-pressed')).toBe('true')
  },
)

test.runIf(process.env.LONG)(
  'previous and next go through the list that one came from, in its order',
  async ({ page, member, hub }) => {
    for (const name of ['b-second.txt', 'other.txt', 'b-first.txt']) await member.upload(letter(name))
    await hub.drain()
    await page.goto('/processing?search=b-&sort=name')
    await rowOf(page, 'b-first.txt').getByRole('link', { name: 'b-first.txt' }).click()
    await heading(page, 'b-first.txt').waitFor()
    const steps = page.getByRole('navigation', { name: 'Documents of the list' })
    await steps.getByText('1 of 2').waitFor()
    await steps.getByRole('link', { name: 'Next document' }).click()
    await heading(page, 'b-second.txt').waitFor()
    expect(await steps.getByRole('button', { name: 'Next document' }).isDisabled()).toBe(true)
    await page.keyboard.press('Alt+ArrowUp')
    await heading(page, 'b-first.txt').waitFor()
    await page.getByRole('link', { name: 'All documents' }).click()
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name')
  },
)

test('two faults of a CMR note are corrected in at most twelve interactions; a clean one needs none', async ({
  page,
  member,
  hub,
}) => {
  const clean = await member.upload(await consignmentNote({ number: 'D-26-4401' }))
  const faulty = await member.upload(await consignmentNote({ number: 'D-26-4402', date: '', country: 'UK' }))
  await hub.drain()
  await page.goto(`/documents/${clean.id}`)
  await page.getByText('No value needs attention').waitFor()
  await page.getByText('0 open violations', { exact: true }).first().waitFor()

  await page.goto(`/documents/${faulty.id}`)
  await page.getByText('2 values need attention').waitFor()
  const person = countedActs(page)
  await person.click('Next value that needs attention')
  // The most severe first, and the focus is in each editor.
  await person.type('Date of taking over', '2026-11-19')
  await person.press('Enter')
  await person.type('Country', 'FR')
  await person.press('Enter')
  await seeToast(page, 'Value Corrected')
  await hub.drain()
  await page.getByText('No value needs attention').waitFor()
  await page.getByText('0 open violations', { exact: true }).first().waitFor()
  expect(person.count()).toBeLessThanOrEqual(12)
})

test.runIf(process.env.LONG)(
  'what is missing altogether is typed in part by part, and another value is added',
  async ({ page, member, hub }) => {
    const docx = new URL('../samples/cmr-word-no-consignee/01-original.docx', import.meta.url)
    const note = await member.upload({ name: 'note.docx', bytes: new Uint8Array(readFileSync(docx)) })
    await hub.drain()
    await page.goto(`/documents/${note.id}`)
    await page.getByRole('button', { name: 'Enter Consignee' }).click()
    for (const [label, value] of [
      ['Name', 'Exemple Outillage SARL'],
      ['Street', 'Quai du Commerce 4'],
      ['Postcode', '69009'],
      ['Town or city', 'Lyon'],
      ['Country', 'FR'],
    ] as const) {
      await page
        .getByRole('textbox', { name: label, exact: true })
        .or(page.getByRole('combobox', { name: label, exact: true }))
        .fill(value)
      await page.keyboard.press('Enter')
    }
    const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
    await consignee.getByText('Lyon').waitFor()
    await hub.drain()
    await eventually(() => page.getByText('Consignee is missing.').count()).toBe(0)
  },
)

test('axe finds nothing on the document page, and it fits a phone', async ({ page, member, hub }) => {
  const note = await member.upload(paper('cmr-english-no-date-country-uk'))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('img', { name: 'Image of page 1' }).waitFor()
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
  await openComplete(page, member, hub)
  await page.getByText('Kind: Certain').waitFor()
  await choose(page, 'Kind', 'Delivery note')
  await seeToast(page, 'Kind Chosen', 'The document is being re-read as: Delivery note.')
  await toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
  await seeToast(page, 'Choice Undone')
  await page.getByRole('combobox', { name: 'Kind CMR consignment note' }).waitFor()
  await hub.drain()
  await choose(page, 'Kind', 'Delivery note')
  await seeToast(page, 'Kind Chosen')
  await hub.drain()
  await page.reload()
  await page.getByRole('combobox', { name: 'Kind Delivery note' }).waitFor()
  await page.getByText(/Chosen by Ida Lindqvist, .*Detected: CMR consignment note/).waitFor()
  expect(await complaintsAbout(page)).toEqual([])
})

test.runIf(process.env.LONG)(
  'a question that only a person can answer decides what applies',
  async ({ page, member, hub }) => {
    const document = await member.upload(
      await consignmentNote({ number: 'D-26-4403', date: '19.11.2026', country: 'FR' }),
    )
    await hub.drain()
    // Without a carrier, and with something that only the document of Regulation No 11 owes.
    await member.patch(`/api/documents/${document.id}/consignment`, {
      corrections: [
        { path: 'carrier/name[1]', value: null },
        { path: 'consignor/postalAddress/postcode[1]', value: null },
      ],
    })
    await hub.drain()
    await page.goto(`/documents/${document.id}`)
    const applies = page.getByRole('region', { name: 'Applicable rules' })
    const ownAccount = applies.getByRole('group', { name: /^Is the carriage on own account/ })
    await ownAccount.getByRole('button', { name: 'Yes' }).click()
    await seeToast(page, 'Answer Saved')
    const ruledOut = applies.getByRole('list', { name: 'Does not apply' })
    await ruledOut.getByText('EU01', { exact: true }).waitFor()
    const pressed = () => ownAccount.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')
    await eventually(pressed).toBe('true')
    await toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
    await seeToast(page, 'Choice Undone')
    await eventually(pressed).toBe('false')
  },
)

test.runIf(process.env.LONG)(
  'a person decides that a subset does not apply, with a reason, and undoes it',
  async ({ page, member, hub }) => {
    await openComplete(page, member, hub)
    const applies = page.getByRole('region', { name: 'Applicable rules' })
    await applies.getByText(/^Place of delivery: country France/).waitFor()
    await applies.getByRole('button', { name: 'Rule out: EU01' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Carried for ourselves')
    await dialog.getByRole('button', { name: 'Rule out' }).click()
    await seeToast(page, 'Decision Saved')
    await applies.getByText('Decided by a person: Carried for ourselves').waitFor()
    await applies.getByRole('button', { name: 'Undo: EU01' }).click()
    await applies.getByRole('button', { name: 'Rule out: EU01' }).waitFor()
  },
)
