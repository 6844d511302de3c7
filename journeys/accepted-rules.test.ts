import { expect } from 'vitest'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

test.runIf(process.env.LONG)(
  'a rule is accepted from its group, counts no longer, and is no longer accepted from the settings',
  async ({ page, member, hub }) => {
    for (const number of ['A-26-1', 'A-26-2'])
      await member.upload(await consignmentNote({ number, date: '' }))
    await hub.drain()
    await page.goto('/violations?group=code')
    const accept = page.getByRole('button', { name: /^Accept rule: .*EU01-TAKING-OVER-DATE/ })
    await accept.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Accept rule' }).click()
    await dialog.getByText('A reason is required').waitFor()
    await dialog.getByLabel('We accept this, because …').fill('The haulier enters the date at loading')
    await eventually(() => dialog.getByLabel('Sender').locator('option').count()).toBe(2)
    expect(await complaintsAbout(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Accept rule' }).click()
    await seeToast(page, 'Rule Accepted', '2 violations no longer counted as open.')
    await accept.waitFor({ state: 'detached' })
    await hub.drain()

    await page.goto('/violations?status=waived')
    await page.getByText('Rule accepted by Ida Lindqvist').first().waitFor()
    await page.locator('[data-violation]').first().getByRole('button', { expanded: false }).click()
    await page.getByRole('link', { name: 'Accepted rules' }).click()
    const rule = page.getByRole('list', { name: 'Accepted rules' }).getByRole('listitem')
    await eventually(() => rule.textContent()).toMatch(/The haulier enters.*Ida Lindqvist.*2 violations/)
    expect(await lookOver(page, 'accepted rules')).toEqual([])
    await rule.getByRole('button', { name: /^Stop accepting/ }).click()
    await dialog.getByText('2 violations will be open again.').waitFor()
    await dialog.getByRole('button', { name: 'Stop accepting' }).click()
    await seeToast(page, 'Rule No Longer Accepted')
    await page.getByText('No accepted rules').waitFor()
    await page.goto('/violations?group=code')
    await accept.waitFor()
  },
)
