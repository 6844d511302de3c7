import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { becomes } from '../apps/server/src/testing/index.ts'
import { incompleteCmrPdf } from '../apps/server/src/testing/papers.ts'
import { DESKTOP, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, rowOf, seePath, seeToast, toasts } from './steps.ts'

async function deleteFromList(page: Page, name: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' })
  await dialog.getByText('It can be restored for 30 days.', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await seeToast(page, 'Moved to the trash', name)
}

test('a wrong upload is deleted and restored', async ({ page, member, hub }) => {
  const { originalName: name } = await member.upload(await incompleteCmrPdf(3))
  await hub.drain()
  await page.goto('/processing')
  await rowOf(page, name).waitFor()
  await deleteFromList(page, name)
  await page.getByText('No documents uploaded yet').waitFor()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await seeToast(page, 'Restored', name)
  await rowOf(page, name).getByText('Completed').waitFor()

  await deleteFromList(page, name)
  await page.getByRole('link', { name: 'Trash' }).click()
  await seePath(page, '/processing/trash')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await entry.getByText('30 days left').waitFor()
  expect(await lookOver(page, 'trash')).toEqual([])
  await page.setViewportSize(DESKTOP)
  await entry.getByRole('button', { name: `Restore ${name}` }).click()
  await seeToast(page, 'Restored', name)
  await page.getByText('The trash is empty').waitFor()
  expect(await lookOver(page, 'empty trash')).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'All documents' }).click()
  await rowOf(page, name).waitFor()
})

test.runIf(process.env.LONG)(
  'its page says until when it is in the trash; a manager deletes it permanently there',
  async ({ page, member, hub }) => {
    const note = await member.upload(roadNote('note.xml'))
    await hub.drain()
    await page.goto(`/documents/${note.id}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await seeToast(page, 'Moved to the trash', 'note.xml')
    await page.getByText(/^In the trash until/).waitFor()
    await heading(page, 'note.xml').waitFor()
    expect(await lookOver(page, 'a document in the trash')).toEqual([])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()

    await member.delete(`/api/documents/${note.id}`)
    // The live socket brings it.
    await page.getByText(/^In the trash until/).waitFor()
    await page.goto('/processing/trash')
    await page.getByRole('button', { name: 'Delete permanently: note.xml' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this document permanently?' })
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await seeToast(page, 'Deleted permanently', 'note.xml')
    await page.getByText('The trash is empty').waitFor()
    await page.goto(`/documents/${note.id}`)
    await page.getByText('This document does not exist').waitFor()
  },
)

test('who may not delete or restore sees why', async ({ page, member, hub }) => {
  const held = await member.upload(roadNote('held.xml'))
  const gone = await member.upload(roadNote('gone.xml', { eFTI170: 'E-2026-900' }))
  await hub.drain()
  await member.post(`/api/documents/${held.id}/hold`, { reason: 'Claim 4711' })
  await member.delete(`/api/documents/${gone.id}`)
  await page.goto('/processing')
  await page.getByRole('button', { name: 'Actions for held.xml' }).click()
  const item = page.getByRole('menuitem', { name: 'Delete' })
  await item.getByText('On hold').waitFor()
  expect(await item.getAttribute('aria-disabled')).toBe('true')
  await page.goto(`/documents/${held.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete On hold', disabled: true }).waitFor()
  await becomes(hub, member, 'auditor')
  await page.goto('/processing/trash')
  await page.getByText('Your role cannot restore documents').waitFor({ state: 'attached' })
  for (const button of [/^Restore gone/, /^Delete permanently/]) {
    expect(await page.getByRole('button', { name: button }).isDisabled()).toBe(true)
  }
})
