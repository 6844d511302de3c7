import { expect } from 'vitest'
import { becomes } from '../apps/server/src/testing/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { test } from './journey.ts'
import { heading, seeToast } from './steps.ts'

test('an operator and an auditor see why they do not decide', async ({ page, member, hub }) => {
  const note = await member.upload(await consignmentNote({ number: 'D-26-3301' }))
  await hub.drain()
  for (const role of ['operator', 'auditor'] as const) {
    await becomes(hub, member, role)
    await page.goto(`/documents/${note.id}`)
    await page.getByText('Only a Compliance Manager can approve or reject.').waitFor()
    for (const name of ['Approve', 'Reject']) {
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
    }
    const edit = page.getByRole('button', { name: /^Edit (?!tags)/ })
    if (role === 'operator') await edit.first().waitFor()
    else {
      await page.getByText('Your role can view values but not correct them.').waitFor()
      expect(await edit.count()).toBe(0)
    }
  }
})

test('a decision needs a comment, stands until a value is corrected, and stays on record', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(await consignmentNote({ number: 'D-26-3302' }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.getByText('A comment is required').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await heading(page, 'Approve Document').waitFor()
  await page.keyboard.type('Compared with the order.')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await seeToast(page, 'Document Approved', `${note.originalName} was approved.`)
  await page.getByText('This document has been decided.', { exact: false }).waitFor()
  await page.getByRole('tab', { name: /^Decisions/ }).click()
  const decisions = page.getByRole('list', { name: 'Decisions' })
  await decisions.getByText('Compared with the order.').waitFor()

  await page.getByRole('tab', { name: 'Values' }).click()
  const consignee = page.getByRole('region', { name: 'Consignee', exact: true })
  await consignee.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Exemple Outillage et Fils SARL')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Value Corrected')
  await page.getByRole('button', { name: 'Approve', exact: true }).and(page.locator(':enabled')).click()
  await dialog.getByText(/^Based on the check of .+; a new check is waiting\./).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hub.drain()
  await page.getByRole('tab', { name: /^Decisions/ }).click()
  await decisions.getByText(/its data was corrected/).waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).and(page.locator(':enabled')).waitFor()
})
