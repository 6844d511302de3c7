import type { Document, DocumentDetail } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Member } from '../apps/server/src/testing/index.ts'
import { FIVE_DOCUMENTS, pileOf } from '../apps/server/src/testing/piles.ts'
import { countedActs } from './counted-acts.ts'
import { DESKTOP, eventually, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { rowOf, seePath, seeToast, toasts } from './steps.ts'

const FILE = 'scan 0234.pdf'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Split or reorder pages' })
const cards = (page: Page) => dialogOf(page).getByRole('heading', { level: 3 }).allInnerTexts()
const pagesOf = async (page: Page, document: string) => {
  const card = dialogOf(page).getByRole('region', { name: document })
  return (await card.getByRole('button').allInnerTexts()).map((text) => text.replaceAll('\n', ''))
}
const namesOf = async (member: Member) =>
  (await member.get<Document[]>('/api/documents?sort=name')).body.map(({ originalName }) => originalName)

test('five documents in one file: made as proposed in two interactions, and undone', async ({
  page,
  member,
  hub,
}) => {
  const file = await member.upload({ name: FILE, bytes: await pileOf(FIVE_DOCUMENTS) })
  await hub.drain()
  await page.goto(`/documents/${file.id}`)
  await page.getByText('This file seems to contain 5 documents').waitFor()
  const acts = countedActs(page)
  await acts.click('Review split')
  await dialogOf(page).getByRole('button', { name: 'Page 7' }).waitFor()
  expect((await cards(page)).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Document 1 CMR consignment note KF 0638214 1 page',
    'Document 2 Invoice 0000118406 2 pages',
    'Document 3 Packing list PL-26-0774 2 pages',
    'Document 4 Dangerous goods declaration LBC-DGN-006612 1 page',
    'Document 5 CMR consignment note SHP-0041-8827 1 page',
  ])
  await acts.click('Create 5 documents')
  await seeToast(page, 'Split Into 5 Documents')
  expect(acts.count()).toBeLessThanOrEqual(3)
  await seePath(page, '/processing')
  await rowOf(page, 'Invoice 0000118406 (scan 0234, pages 2-3).pdf').waitFor()
  await hub.drain()
  const made = (await member.get<Document[]>('/api/documents?sort=name')).body
  const kinds = await Promise.all(
    made.map(async ({ id }) => (await member.get<DocumentDetail>(`/api/documents/${id}`)).body.kind),
  )
  expect(kinds).toEqual(['cmr', 'cmr', 'dangerous-goods', 'invoice', 'packing-list'])

  const invoice = made.find(({ originalName }) => originalName.startsWith('Invoice'))
  await page.goto(`/documents/${invoice?.id}`)
  await page.getByText('Pages 2–3 of').waitFor()
  await page.getByRole('link', { name: FILE }).click()
  await page.getByText('Split into 5 documents').waitFor()
  expect(await lookOver(page, 'a file that was split')).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('This file seems to contain 5 documents').waitFor()
  expect(await namesOf(member)).toEqual([FILE])
}, 120_000)

test.runIf(process.env.LONG)(
  'pages are dragged, turned, moved by keys, removed and put back',
  async ({ page, member, hub }) => {
    const file = await member.upload({ name: FILE, bytes: await pileOf(FIVE_DOCUMENTS.slice(0, 2)) })
    await hub.drain()
    await page.goto(`/documents/${file.id}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Split or reorder pages' }).click()
    const dialog = dialogOf(page)
    const tile = (number: number) => dialog.getByRole('button', { name: `Page ${number}` })
    await tile(3).waitFor()
    expect(await lookOver(page, 'split')).toEqual([])
    await page.setViewportSize(DESKTOP)

    await tile(3).dragTo(tile(1))
    await eventually(() => pagesOf(page, 'Document 1')).toEqual(['Page 3', 'Page 1'])
    await dialog.getByRole('button', { name: 'Rotate by 90°' }).click()
    await tile(3)
      .and(page.getByRole('button', { name: 'turned by 90°' }))
      .waitFor()
    await tile(3).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Alt+ArrowRight')
    await eventually(() => pagesOf(page, 'Document 2')).toEqual(['Page 3, turned by 90°', 'Page 2'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await eventually(() => pagesOf(page, 'Removed pages')).toEqual(['Page 2'])
    await dialog.getByRole('button', { name: 'Put back' }).click()
    await dialog.getByRole('button', { name: 'New document here' }).click()
    await dialog.getByRole('heading', { name: 'Document 3' }).waitFor()
    await dialog.getByRole('button', { name: 'Join with previous' }).click()
    await dialog.getByRole('button', { name: 'Create 2 documents' }).click()
    await seeToast(page, 'Split Into 2 Documents')
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await seeToast(page, 'Split Undone', FILE)
    await page.goto(`/documents/${file.id}`)
    await page.getByText('This file seems to contain 2 documents').waitFor()
    await page.getByRole('button', { name: 'Keep as one document' }).click()
    await seeToast(page, 'Kept as one document')
    await page.getByText('This file seems to contain').waitFor({ state: 'detached' })
    expect(await namesOf(member)).toEqual([FILE])
  },
)
