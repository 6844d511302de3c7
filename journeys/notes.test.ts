import { expect } from 'vitest'
import { packingList, roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seeToast } from './steps.ts'

test('notes by sender are folded, and a row leads to its documents', async ({ page, member, hub }) => {
  await page.goto('/violations')
  const card = page.getByRole('region', { name: 'Notes by sender' })
  await card.getByRole('button', { name: 'Show notes' }).click()
  await card.getByText('No notes').waitFor()
  const document = await cmrPdf(1)
  await member.upload(document)
  await hub.drain()
  // The live socket brings it without a reload.
  const row = card.getByRole('button', { name: 'Street of the place of delivery is missing.' })
  await row.getByText('1 of 1 documents').waitFor()
  await row.click()
  await card.getByRole('link', { name: document.name }).waitFor()
  expect(await lookOver(page, 'notes by sender')).toEqual([])
  await card.getByRole('link', { name: document.name }).click()
  await heading(page, document.name).waitFor()
})

test('both values of a contradiction are correct, for a reason, until that is revoked', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(roadNote('note.xml'))
  await hub.drain()
  await member.upload(packingList('list.txt', { mass: '21,000 kg', further: ['CMR No.: D-2026-118'] }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page
    .getByRole('link', { name: 'Gross mass differs from other documents of this consignment' })
    .click()
  const contradictions = page.getByRole('region', { name: 'Contradictions' })
  await contradictions.getByRole('button', { name: 'Both are correct: Gross mass' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Both are correct' }).click()
  await dialog.getByText('Enter a reason').waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The note covers a part of the packing list')
  await dialog.getByRole('button', { name: 'Both are correct' }).click()
  await seeToast(page, 'Values Accepted')
  await contradictions.getByText('The note covers a part of the packing list').waitFor()
  await page.getByRole('heading', { name: /^Ready: / }).waitFor()
  expect(await lookOver(page, 'accepted contradiction')).toEqual([])
  await contradictions.getByRole('button', { name: 'Revoke: Gross mass' }).click()
  await seeToast(page, 'Acceptance Revoked')
  await page.getByRole('heading', { name: 'Not ready' }).waitFor()
})
