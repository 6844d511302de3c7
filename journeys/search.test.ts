import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { packingList, roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { becomes, type Hub, type Member } from '../apps/server/src/testing/index.ts'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { header, heading, pagePath, seePath } from './steps.ts'

const FAR = { eFTI170: 'E-2026-900', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Ceramiche Fontanella S.p.A.' }

async function uploadSome(hub: Hub, member: Member) {
  const note = await member.upload(roadNote('hamburg-lyon.xml'))
  await member.upload(roadNote('timber.xml', { ...FAR, eFTI618: 'ABC 123' }))
  await member.upload(packingList('packages.txt', { further: ['CMR: D-2026-118'] }))
  await hub.drain()
  return note
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

async function openByKeys(page: Page) {
  await header(page).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
}

test.runIf(process.env.LONG)(
  'everything is found and opened by keyboard alone',
  async ({ page, member, hub }) => {
    const note = await uploadSome(hub, member)
    await page.goto('/results')
    await heading(page, 'Compliance Results').waitFor()

    // A document by its number, without its signs.
    await openByKeys(page)
    await option(page, 'hamburg-lyon.xml').waitFor()
    await page.keyboard.type('d2026118')
    await option(page, /hamburg-lyon\.xml.*Document number: D-2026-118/).waitFor()
    expect(await page.getByRole('group').allInnerTexts()).toEqual([
      expect.stringContaining('Documents'),
      expect.stringContaining('Consignments'),
      // The packing list names the note.
      expect.stringContaining('Reference numbers'),
    ])
    await page.keyboard.press('Enter')
    await heading(page, 'hamburg-lyon.xml').waitFor()
    expect(pagePath(page)).toBe(`/documents/${note.id}`)

    // Its consignment, one line further down.
    await openByKeys(page)
    await page.keyboard.type('D-2026-118')
    await option(page, /^D-2026-118/).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).innerText()).toContain('D-2026-118')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await chosen(page).getAttribute('id'),
    )
    await page.keyboard.press('Enter')
    await heading(page, 'D-2026-118').waitFor()

    // A plate that one document has: straight to it, although Enter comes before the answer.
    await openByKeys(page)
    await page.keyboard.type('abc123')
    await page.keyboard.press('Enter')
    await heading(page, 'timber.xml').waitFor()

    // A party of several documents: the list of them.
    await openByKeys(page)
    await page.keyboard.type('muster masch')
    await option(page, /^Muster Maschinenbau AG.*2 documents/).waitFor()
    await page.keyboard.press('Enter')
    await seePath(page, '/processing')
    await page.getByText('Mentions: Muster Maschinenbau AG').waitFor()
    const documents = page.getByRole('table', { name: 'All Documents' })
    await eventually(() => documents.getByRole('row').count()).toBe(3)
    await page.getByRole('button', { name: 'Show all documents' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => documents.getByRole('row').count()).toBe(4)
  },
)

test('commands are chosen by a few letters, and Escape gives the focus back', async ({ page, member: _ }) => {
  await page.goto('/audit')
  const button = header(page).getByRole('button', { name: 'Search' })
  await button.getByText('Ctrl K').waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'hidden' })
  await header(page).locator('button:focus', { hasText: 'Search' }).waitFor()

  await openByKeys(page)
  await page.keyboard.type('sec')
  await option(page, 'Settings: Security').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Security', selected: true }).waitFor()

  await openByKeys(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark')

  await openByKeys(page)
  await page.keyboard.type('upl')
  await option(page, 'Upload a document').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('button:focus', { hasText: 'choose a file' }).waitFor()

  await openByKeys(page)
  await page.keyboard.type('zz')
  await page.getByText('Type at least three letters or digits').waitFor()
  await page.keyboard.type('zz%_')
  await page.getByText('No match for "zzzz%_"').waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor({ state: 'hidden' })
})

test('an auditor reads why uploading is not offered', async ({ page, member, hub }) => {
  await becomes(hub, member, 'auditor')
  await page.goto('/results')
  await openByKeys(page)
  await page.keyboard.type('upload')
  const upload = option(page, /Upload a document.*Your role cannot upload documents\./)
  await upload.waitFor()
  expect(await upload.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')
  expect(pagePath(page)).toBe('/results')
  expect(await field(page).isVisible()).toBe(true)
})

test.runIf(process.env.LONG)(
  'axe finds nothing in the dialog, empty or full, and it fits a phone',
  async ({ page, member, hub }) => {
    await uploadSome(hub, member)
    await page.goto('/results')
    await openByKeys(page)
    await option(page, 'hamburg-lyon.xml').waitFor()
    const complaints = await lookOver(page, 'search, empty')
    await page.keyboard.type('2026')
    await option(page, /timber\.xml/).waitFor()
    complaints.push(...(await lookOver(page, 'search')))
    await page.keyboard.type('nothing')
    await page.getByText('No match for').waitFor()
    complaints.push(...(await complaintsAbout(page)))
    expect(complaints).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await header(page).getByRole('button', { name: 'Search' }).click()
    await field(page).waitFor()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true)
    await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width)
  },
)
