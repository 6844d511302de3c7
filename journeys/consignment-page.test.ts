import { expect } from 'vitest'
import { cabotageNote, packingList, roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { eventually, PHONE, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { choose, header, heading, seeToast } from './steps.ts'

const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
const other = { eFTI170: 'E-2026-900', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Ceramiche Fontanella S.p.A.' }

const COUNT_INTERACTIONS = `
  window.interactions = 0
  for (const type of ['click', 'keydown']) addEventListener(type, () => { window.interactions += 1 }, true)`

test('a contradiction is resolved by one click on the page of the consignment, and the goods may go', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(roadNote('note.xml'))
  await hub.drain()
  await member.upload(packingList('list.txt', { mass: '21,000 kg', further: ['CMR No.: D-2026-118'] }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  const differs = 'Gross mass differs from other documents of this consignment'
  await page.getByRole('link', { name: differs }).click()
  await heading(page, 'D-2026-118').waitFor()
  const verdict = page.getByRole('region', { name: /ready/i }).getByRole('heading')
  await verdict
    .getByText(
      'Not ready: the gross mass is 12,000 kg in the CMR consignment note and 21,000 kg in the packing list.',
    )
    .waitFor()

  const compared = page.getByRole('region', { name: 'Cross-check' })
  await compared.getByRole('link', { name: 'Gross mass 12,000 kg, note.xml' }).waitFor()
  const contradictions = page.getByRole('region', { name: 'Contradictions' })
  await contradictions.getByText('12,000 kg', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  await page
    .getByRole('menuitem', { name: 'eFTI XML Settle the contradiction first', disabled: true })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate(COUNT_INTERACTIONS)
  await contradictions.getByRole('button', { name: 'Use 21,000 kg from the packing list' }).click()
  await seeToast(page, 'Contradiction Settled')
  await contradictions.getByText(/^settled by /).waitFor()
  await hub.drain()
  // The live socket brings it without a reload.
  await verdict.getByText('Ready: 2 documents agree, and nothing is missing.').waitFor()
  expect(await page.evaluate('interactions')).toBe(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Evidence pack' }).click()
  expect((await download).suggestedFilename()).toMatch(/^evidence-D-2026-118-.*\.zip$/)
  await page.getByRole('button', { name: 'Approve 2 documents' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve 2 documents' })
  await approval.getByLabel('Reason').fill('Agreed with the sender.')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await seeToast(page, 'Documents Approved')
  await eventually(() => page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  const dataSet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'eFTI XML' }).click()
  expect((await dataSet).suggestedFilename()).toBe('D-2026-118.efti.xml')
  await page.getByRole('link', { name: 'note.xml' }).first().click()
  await heading(page, 'note.xml').waitFor()
  await eventually(() => page.getByRole('link', { name: differs }).count()).toBe(0)
})

test('a document is linked and unlinked by hand, and the phase is set', async ({ page, member, hub }) => {
  const note = await member.upload(roadNote('note.xml'))
  await member.upload(roadNote('far.xml', other))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('link', { name: 'Consignment', exact: true }).click()
  const documents = page.getByRole('region', { name: 'Documents', exact: true })
  await documents.getByText('No other documents in this consignment.').waitFor()
  await documents.getByRole('button', { name: 'Link a document' }).click()
  await page.getByRole('searchbox', { name: 'Search documents by name' }).fill('far')
  await page.getByRole('button', { name: 'Link far.xml' }).click()
  await seeToast(page, 'Document Linked')
  await documents
    .getByText(/linked by/)
    .first()
    .waitFor()
  await documents.getByRole('button', { name: 'Unlink far.xml' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await seeToast(page, 'Document Unlinked')
  await eventually(() => documents.getByRole('link', { name: 'far.xml' }).count()).toBe(0)
  await choose(page, 'Phase', 'Delivered')
  await seeToast(page, 'Phase Saved', 'The consignment is: delivered.')
  await page.getByText(/^Set by /).waitFor()
})

test('a document that travels with the goods is confirmed', async ({ page, member, hub }) => {
  const note = await member.upload(roadNote('note.xml', { eFTI232: ['1203'], eFTI1451: true }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('link', { name: 'Consignment', exact: true }).click()
  const required = page.getByRole('region', { name: 'Required documents' })
  await required.getByRole('button', { name: 'Instructions in writing: carried with the goods' }).click()
  await seeToast(page, 'Document Confirmed')
  await required.getByText(/^Confirmed by /).waitFor()
})

test('what belongs in the cab is asked once for all consignments', async ({ page, member, hub }) => {
  const note = await member.upload(roadNote('note.xml', { eFTI232: ['1203'], eFTI1451: true }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('link', { name: 'Consignment', exact: true }).click()
  const required = page.getByRole('region', { name: 'Required documents' })
  await required.getByRole('button', { name: 'Our vehicles carry them' }).click()
  await seeToast(page, 'Settings Saved')
  await eventually(() => required.getByText('Carried in your vehicles').count()).toBe(2)
  await eventually(() => required.getByRole('button', { name: 'Our vehicles carry them' }).count()).toBe(0)
  await page.goto('/settings?tab=tenant')
  const choice = page.getByRole('switch', { name: 'Our vehicles carry the documents that belong in the cab' })
  await eventually(() => choice.isChecked()).toBe(true)
})

test.runIf(process.env.LONG)(
  'axe finds nothing on the list and on a page with everything, and both fit a phone',
  async ({ page, member, hub }) => {
    const days = ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']
    for (const [n, day] of days.entries())
      await member.upload(cabotageNote(`operation-${n}.xml`, `DE-2026-10${n}`, day))
    await hub.drain()
    const last = await member.upload(cabotageNote('copy.xml', 'DE-2026-103', '2026-11-06', heavier))
    await hub.drain()
    await page.goto('/consignments')
    await page.getByRole('link', { name: 'DE-2026-103' }).waitFor()
    const complaints = await lookOver(page, 'consignments')
    await page.getByRole('link', { name: 'DE-2026-103' }).click()
    await page.getByRole('region', { name: 'Cabotage of WGM 12345 in DE' }).waitFor()
    complaints.push(...(await lookOver(page, 'consignment')))
    await page.getByRole('button', { name: 'Link a document' }).click()
    await page.getByRole('button', { name: 'Link operation-0.xml' }).waitFor()
    complaints.push(...(await complaintsAbout(page)))
    expect(complaints).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    for (const address of [page.url(), '/consignments']) {
      await page.goto(address)
      await header(page).waitFor()
      await eventually(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(PHONE.width)
    }
    expect(last.id).not.toBe('')
  },
)
